import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding } from '@tapete/manifest';
import { expect, test } from 'vitest';
import { tapeteJson, WORKSPACE } from '../../test/call.js';

const EXAMPLES = 'examples/conformance';

interface WrongCase {
  readonly case: string;
  readonly findings: readonly Pick<Finding, 'file' | 'code' | 'path'>[];
}
const wrong = JSON.parse(
  readFileSync(join(WORKSPACE, EXAMPLES, 'wrong/expected.json'), 'utf8'),
) as readonly WrongCase[];

test('the examples have no mistake', async () => {
  const { json, code } = await tapeteJson(['verify', EXAMPLES]);
  expect(json.findings).toEqual([]);
  expect(code).toBe(0);
});

test.each(wrong)('$case gives the findings that it must give, and no other', async (one) => {
  const folder = `${EXAMPLES}/wrong/${one.case}`;
  const { json, code } = await tapeteJson(['verify', folder]);
  const told = (json.findings as readonly Finding[]).map(({ file, code, path }) => ({ file, code, path }));
  const expected = one.findings.map((finding) => ({ ...finding, file: `${folder}/${finding.file}` }));
  expect(sorted(told)).toEqual(sorted(expected));
  expect(code).toBe(1);
});

const sorted = (findings: WrongCase['findings']) =>
  findings.map(({ file, code, path }) => `${code} ${file} ${path}`).sort();
