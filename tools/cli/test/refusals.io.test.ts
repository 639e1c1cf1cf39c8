import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tapeteJson, WORKSPACE } from './call.js';

const GAME = join(WORKSPACE, 'games/hundido');
const manifest = JSON.parse(readFileSync(join(GAME, 'hundido.game.json'), 'utf8'));

/** The options of the acceptance case that has the same steps. */
const [first = ''] = readFileSync(join(GAME, 'fixtures/refusals.jsonl'), 'utf8').split('\n');
const { config } = JSON.parse(first);

test('one script through `tapete run` meets every refusal that Hundido has, each with its facts', async () => {
  const { code, json } = await tapeteJson([
    'run',
    'hundido',
    '--script',
    join(GAME, 'test/refusals.script.jsonl'),
    '--config',
    JSON.stringify(config),
  ]);
  expect(code).toBe(0);
  const refused: { code: string; facts?: object }[] = json.receipts.filter(
    ({ status }: { status: string }) => status === 'refused',
  );
  const codes: string[] = manifest.availableActions.flatMap(
    ({ errorCodes = [] }: { errorCodes?: string[] }) => errorCodes,
  );
  expect(new Set(refused.map((receipt) => receipt.code))).toEqual(
    new Set([...codes, 'NOT_OFFERED', 'VALUE_WRONG']),
  );
  for (const receipt of refused)
    if (codes.includes(receipt.code)) expect(Object.keys(receipt.facts ?? {}).length).toBeGreaterThan(0);
});
