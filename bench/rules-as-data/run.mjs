import { readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';

/*
 * The cost of rules as data: Duelo as its manifest has it, and the same game in TypeScript (duelo.ts), played by the same
 * choices. First it is shown that both go the same way to the hash; then processor time a move is compared.
 */

const root = fileURLToPath(new URL('../../', import.meta.url));
const { build } = createRequire(`${root}packages/publisher/package.json`)('esbuild');
const outfile = `${root}bench/rules-as-data/.bundle.mjs`;
await build({
  stdin: {
    contents: [
      `export { openGame } from '${root}packages/core/src/index.ts';`,
      `export { authoredRules } from '${root}packages/authored/src/index.ts';`,
      `export { readGame, toProgram, toStructure } from '${root}packages/manifest/src/index.ts';`,
      `export { rules } from './duelo.ts';`,
    ].join('\n'),
    resolveDir: `${root}bench/rules-as-data`,
    loader: 'ts',
  },
  bundle: true,
  platform: 'node',
  format: 'esm',
  conditions: ['@tapete/source'],
  alias: { '@tapete/core': `${root}packages/core/src/index.ts` },
  outfile,
  logLevel: 'error',
});
const { openGame, authoredRules, readGame, toProgram, toStructure, rules } = await import(
  pathToFileURL(outfile).href
);
rmSync(outfile);

const FILE = 'games/duelo/duelo.game.json';
const { game } = readGame(readFileSync(`${root}${FILE}`, 'utf8'), FILE);
const structure = toStructure(game, []);
const kinds = {
  data: openGame(structure, authoredRules(toProgram(game, []), structure)),
  code: openGame(structure, rules),
};

/** Plays games by choices that follow from their number; gives how many moves they took, and what they ended in. */
function play(locked, first, games, isHashed = false) {
  let moves = 0;
  const hashes = [];
  for (let number = first; number < first + games; number++) {
    let state = Math.imul(number + 1, 2654435761) >>> 0;
    const int = (outcomes) => {
      state = (Math.imul(state, 1103515245) + 12345) >>> 0;
      return Math.floor((state / 2 ** 32) * outcomes);
    };
    const setup = { seats: 2, chance: 'xorshift32', seed: String(number + 1) };
    const match = locked.create(setup, { hashes: false });
    let seat = 0;
    for (;;) {
      if (match.choices(`p${seat}`) === 0) seat = 1 - seat;
      const choices = match.choices(`p${seat}`);
      if (choices === 0) break;
      const answer = match.take(`p${seat}`, int(choices));
      if (answer.status !== 'accepted') throw new Error(JSON.stringify(answer));
      moves++;
    }
    if (isHashed) hashes.push(match.hash());
  }
  return { moves, hashes: hashes.join() };
}

if (play(kinds.data, 0, 60, true).hashes !== play(kinds.code, 0, 60, true).hashes)
  throw new Error('the two games do not go the same way');
console.log('60 games of both end in the same hashes');

const ROUNDS = 9;
const times = { data: [], code: [] };
for (let round = 0; round < ROUNDS; round++)
  for (const kind of round % 2 ? ['code', 'data'] : ['data', 'code']) {
    const before = process.cpuUsage();
    const { moves } = play(kinds[kind], 1000 + round * 60, 60);
    const { user, system } = process.cpuUsage(before);
    times[kind].push((user + system) / moves);
  }
const median = (values) => [...values].sort((one, other) => one - other)[values.length >> 1];
const [data, code] = [median(times.data), median(times.code)];
console.log(
  `data ${data.toFixed(2)} µs a move, code ${code.toFixed(2)} µs: ${(data / code).toFixed(2)} x (goal 3)`,
);
