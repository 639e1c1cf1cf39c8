import { fork } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { botChance } from '../../packages/core/dist/index.js';
import { IsolatedGame, loadRules, RealmPool } from '../../packages/isolation/dist/index.js';
import { buildGame } from '../../packages/publisher/dist/index.js';
import { progress } from '../lib/progress.mjs';

/*
 * Plays random matches in process, each restored from a snapshot at a random revision on the way, and replays their records
 * in a process that has seen nothing of them: in process there, and in QuickJS. Every hash after every entry must be the
 * same.
 *
 *   node bench/trust/replays.mjs [--games 10000] [--seed 1] [--of conecta4] [--minutes 30]
 *
 * So many matches, a new process for each batch, next always the game of which the fewest entries were replayed; after so
 * many minutes the rest is left. Exits 1 where a record goes another way, and says where.
 */
const MOVES_MAX = 300;
const BATCH = 20;

if (process.send === undefined) await play();
else process.once('message', replayAll);

async function play() {
  const { values } = parseArgs({
    options: {
      games: { type: 'string', default: '10000' },
      seed: { type: 'string', default: '1' },
      of: { type: 'string' },
      minutes: { type: 'string', default: '1000000' },
    },
  });
  const games = await Promise.all((values.of ? [values.of] : readdirSync('games')).map(opened));
  const until = performance.now() + Number(values.minutes) * 60_000;
  const all = Number(values.games);
  const say = progress(all, 'matches');
  let played = 0;
  while (played < all && performance.now() < until) {
    const [game] = games.sort((one, other) => one.entries - other.entries);
    const first = Number(values.seed) + played;
    const numbers = Array.from({ length: Math.min(BATCH, all - played) }, (_, number) => first + number);
    const records = numbers.map((number) => playOne(game.rules, number));
    tally(game, records, await elsewhere({ text: game.text, records }));
    played += records.length;
    say(played);
  }
  for (const { id, matches, entries, wrong, ms } of games)
    console.log(
      `${id}: ${matches} matches, ${entries} entries, ${wrong.length} went another way; ` +
        `in process ${ms.get('near') ?? 0} ms, in QuickJS ${ms.get('far') ?? 0} ms`,
    );
  const sum = (of) => games.reduce((before, game) => before + of(game), 0);
  console.log(`${played} matches, ${sum(({ entries }) => entries)} entries in all`);
  for (const { wrong } of games) for (const each of wrong) console.log(`  ${each}`);
  process.exit(sum(({ wrong }) => wrong.length) === 0 ? 0 : 1);
}

async function opened(id) {
  const built = await buildGame(`games/${id}`, { near: ['.'] });
  if (!('text' in built)) throw new Error(JSON.stringify(built.findings));
  const rules = await loadRules(built.text);
  return { id, text: built.text, rules, matches: 0, entries: 0, wrong: [], ms: new Map() };
}

function tally(game, records, { wrong, nearMs, farMs }) {
  game.matches += records.length;
  game.entries += records.reduce((sum, { entries }) => sum + entries.length, 0);
  game.wrong.push(...wrong.map((each) => `${game.id}, ${each}`));
  game.ms.set('near', Math.round(nearMs) + (game.ms.get('near') ?? 0));
  game.ms.set('far', Math.round(farMs) + (game.ms.get('far') ?? 0));
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
    child.once('exit', (code) => fail(new Error(`the process that replays ended with ${code}`)));
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
