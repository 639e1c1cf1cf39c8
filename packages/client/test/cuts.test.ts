import type { SeatId, Viewer } from '@tapete/core';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CommandOutcome, MatchClient, MatchStep } from '../src/index.js';
import { randomOf, World } from './world.js';

/*
 * Whatever is cut and whenever: when all is well again, each client sees what a fresh snapshot would show it, has seen
 * every cursor once and in order, and each command was done once or not at all.
 */

const PLAYERS: readonly SeatId[] = ['p0', 'p1'];
const VIEWERS: readonly Viewer[] = [...PLAYERS, 'spectator'];

type Op =
  | {
      readonly do: 'act';
      readonly act: 'take' | 'pick' | 'keep' | 'undo';
      readonly who: number;
      readonly count: number;
    }
  | { readonly do: 'cut' | 'settle' | 'wait' | 'restart' | 'disk' | 'strange' };

const act: fc.Arbitrary<Op> = fc.record({
  do: fc.constant('act' as const),
  act: fc.constantFrom('take' as const, 'pick' as const, 'keep' as const, 'undo' as const),
  who: fc.nat(1),
  count: fc.integer({ min: 1, max: 3 }),
});
const plain = fc.constantFrom<Op>({ do: 'cut' }, { do: 'settle' }, { do: 'wait' });
const harsh = fc.constantFrom<Op>({ do: 'restart' }, { do: 'disk' }, { do: 'strange' });
const cuts = fc.uniqueArray(fc.integer({ min: 1, max: 150 }), { maxLength: 12 });

interface Witness {
  readonly viewer: Viewer;
  readonly client: MatchClient;
  readonly steps: readonly MatchStep[];
  readonly cursors: readonly number[];
}

function witness(world: World, viewer: Viewer, seed: number): Witness {
  const { client, steps } = world.client(viewer, randomOf(seed));
  const cursors: number[] = [];
  client.subscribe(({ cursor }) => cursors.at(-1) !== cursor && cursors.push(cursor));
  return { viewer, client, steps, cursors };
}

async function play(ops: readonly Op[], lost: readonly number[]) {
  const world = await World.begin();
  const witnesses = VIEWERS.map((viewer, index) => witness(world, viewer, index + 1));
  await world.settle();
  world.cuts = lost.map((number) => number + world.carried);
  const outcomes: Promise<CommandOutcome>[] = [];
  for (const op of ops) {
    if (op.do === 'cut') world.cutAll();
    else if (op.do === 'settle') await world.settle();
    else if (op.do === 'wait') world.clock.advance(1000);
    else if (op.do === 'restart') await world.restart();
    else if (op.do === 'act') outcomes.push(take(witnesses[op.who] as Witness, op));
    else if (op.do === 'disk') world.failingAppends += 1;
    else world.strangePatches += 1;
  }
  world.cuts = [];
  await world.heal();
  return { world, witnesses, outcomes: await Promise.all(outcomes) };
}

function take({ client }: Witness, op: Extract<Op, { do: 'act' }>): Promise<CommandOutcome> {
  if (op.act === 'undo') return client.undo();
  return client.take(op.act === 'keep' ? 'keep{}' : `${op.act}{"count":${op.count}}`);
}

async function checkAll({ world, witnesses, outcomes }: Awaited<ReturnType<typeof play>>): Promise<void> {
  for (const { client, viewer, cursors } of witnesses) {
    const { view, context, cursor } = await world.session.look(viewer);
    expect(client.state).toMatchObject({ connection: 'live', pending: [], cursor });
    expect(client.state.view).toEqual(plainOf(view));
    expect(client.state.context).toEqual(plainOf(context));
    expect(cursors).toEqual([...new Set(cursors)].sort((one, other) => one - other));
  }
  const rows = world.rows.map((row) => JSON.parse(row) as { row: string; id?: string });
  const done = rows.filter(({ row }) => row === 'act').map(({ id }) => id);
  const accepted = outcomes.filter(({ status }) => status === 'accepted').map(({ id }) => id);
  expect([...done].sort()).toEqual([...accepted].sort());
}

const plainOf = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const seqsOf = ({ steps }: Witness) => steps.flatMap(({ events }) => events.map(({ seq }) => seq));
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

test('cut between any two envelopes, no event is missed or doubled', async () => {
  const ops = fc.array(fc.oneof({ weight: 4, arbitrary: act }, { weight: 2, arbitrary: plain }), {
    maxLength: 14,
  });
  await fc.assert(
    fc.asyncProperty(ops, cuts, async (script, lost) => {
      const played = await play(script, lost);
      await checkAll(played);
      const entries = played.world.rows.filter((row) => row.includes('"entry"')).length - 1;
      for (const each of played.witnesses) expect(seqsOf(each)).toEqual(upTo(entries));
    }),
    { numRuns: 60 },
  );
});

test('through restarts, a failing disk and patches of other views, what is seen is what is stored', async () => {
  const op = fc.oneof(
    { weight: 4, arbitrary: act },
    { weight: 2, arbitrary: plain },
    { weight: 1, arbitrary: harsh },
  );
  await fc.assert(
    fc.asyncProperty(fc.array(op, { maxLength: 16 }), cuts, async (script, lost) => {
      const played = await play(script, lost);
      await checkAll(played);
      for (const each of played.witnesses) {
        const seqs = seqsOf(each);
        expect(seqs).toEqual([...new Set(seqs)].sort((one, other) => one - other));
      }
    }),
    { numRuns: 60 },
  );
});
