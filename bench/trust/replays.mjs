import { fork } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { botChance } from '../../packages/core/dist/index.js';
import { IsolatedGame, loadRules, RealmPool } from '../../packages/isolation/dist/index.js';
import { buildGame } from '../../packages/publisher/dist/index.js';

/*
 * Plays random matches in process, each restored from a snapshot at a random revision on the way, and replays their records
 * in a process that has seen nothing of them: in process there, and in QuickJS. Every hash after every entry must be the
 * same.
 *
 *   node bench/trust/replays.mjs [--games 50] [--seed 1] [--of conecta4]
 *
 * `--games` of each game of the workspace. Exits 1 where a record goes another way, and says where.
 */
const MOVES_MAX = 300;

if (process.send === undefined) await play();
else process.once('message', replayAll);

async function play() {
  const { values } = parseArgs({
    options: {
      games: { type: 'string', default: '50' },
      seed: { type: 'string', default: '1' },
      of: { type: 'string' },
    },
  });
  let divergences = 0;
  for (const id of values.of ? [values.of] : readdirSync('games')) {
    const built = await buildGame(`games/${id}`, { near: ['.'] });
    if (!('text' in built)) throw new Error(JSON.stringify(built.findings));
    const game = await loadRules(built.text);
    const first = Number(values.seed);
    const records = Array.from({ length: Number(values.games) }, (_, number) =>
      playOne(game, first + number),
    );
    const told = await elsewhere({ text: built.text, records });
    divergences += told.wrong.length;
    const entries = records.reduce((sum, { entries: all }) => sum + all.length, 0);
    console.log(
      `${id}: ${records.length} matches, ${entries} entries, ${told.wrong.length} went another way; ` +
        `in process ${told.nearMs.toFixed(0)} ms, in QuickJS ${told.farMs.toFixed(0)} ms`,
    );
    for (const wrong of told.wrong) console.log(`  ${wrong}`);
  }
  process.exit(divergences === 0 ? 0 : 1);
}

function playOne(game, number) {
  const chance = botChance(number);
  const { min, max } = game.structure.seats;
  const seed = number.toString(16).padStart(64, '0');
  let match = game.create({ seats: min + (number % (max - min + 1)), chance: 'chacha20', seed });
  const restored = chance.int(40);
  for (let move = 0; move < MOVES_MAX; move++) {
    if (move === restored) match = game.load(JSON.parse(JSON.stringify(match.save())));
    const acting = match.acting();
    if (acting.length === 0) break;
    const seat = acting[chance.int(acting.length)];
    match.take(seat, chance.int(match.choices(seat)));
  }
  return match.record();
}

function elsewhere(work) {
  return new Promise((done, fail) => {
    const child = fork(new URL(import.meta.url), { serialization: 'json' });
    child.once('message', (told) => {
      child.kill();
      done(told);
    });
    child.once('error', fail);
    child.send(work);
  });
}

async function replayAll({ text, records }) {
  const wrong = [];
  const near = await loadRules(text);
  const pool = new RealmPool({ threads: 1, watchdogMs: 20_000 });
  const far = await IsolatedGame.load(text, pool);
  const timed = async (name, replay) => {
    const began = performance.now();
    for (const [number, record] of records.entries()) {
      try {
        await replay(record);
      } catch (error) {
        wrong.push(`${name}, match ${number}: ${error.message}`);
      }
    }
    return performance.now() - began;
  };
  const nearMs = await timed('in process', (record) => near.replay(record).close());
  const farMs = await timed('in QuickJS', async (record) => (await far.far('replay', record)).close());
  await pool.close();
  process.send({ wrong, nearMs, farMs });
}
