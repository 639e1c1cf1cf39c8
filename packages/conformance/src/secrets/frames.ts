import type { LockedMatch, Viewer } from '@tapete/core';
import { type Act, MatchSession, type SessionOptions } from '@tapete/wire';
import { commandFor } from '../play/commands.js';
import { type Move, make } from '../play/move.js';
import { wrongCommands } from '../play/mutations.js';
import { nowOf } from '../play/offered.js';
import { begin, chanceOf, retread, seatsOf, type Trial } from '../play/trial.js';
import type { Course } from './twin.js';

/** Through whose connection a match is seen. */
export interface Seeing {
  readonly viewer: Viewer;
  /** What it sends in the end. */
  readonly messages: readonly unknown[];
}

/**
 * Every frame that a viewer is sent over the wire while a match is played, in order, byte by byte. The viewer plays by
 * commands; others are played by the host.
 */
export async function framesOf(
  trial: Trial,
  { setup, moves }: Course,
  { viewer, messages }: Seeing,
): Promise<readonly string[]> {
  const faults: unknown[] = [];
  const session = await MatchSession.create(optionsOf({ ...trial, setup }, faults));
  const frames: string[] = [];
  const connection = session.connect(viewer, (text) => frames.push(text));
  connection.receive({ type: 'hello', protocols: [1], match: MATCH });
  // The session keeps its match to itself: what a move is called there is read off a match like it.
  const shadow = begin({ ...trial, setup });
  for (const [at, move] of moves.entries()) {
    const act = actOf(trial, shadow, move);
    if (move.seat === viewer) connection.receive({ type: 'command', id: `c${at}`, seat: move.seat, ...act });
    else await session.act(move.seat, act);
    make(shadow, move);
  }
  for (const message of messages) connection.receive(message);
  await session.close();
  if (faults.length > 0) throw faults[0];
  return frames;
}

/**
 * What a viewer may send after a match and must not be given: receipts of refusals and errors are frames too. Drawn up
 * from one match for all its twins, since it takes from what other seats are offered.
 */
export function wrongMessages(trial: Trial, { setup, moves }: Course, viewer: Viewer): readonly unknown[] {
  if (viewer === 'spectator') return ['nonsense'];
  const match = retread({ ...trial, setup }, moves);
  const wrong = wrongCommands(match, viewer, chanceOf(trial, 'S2')).slice(0, WRONG);
  const now = nowOf(match, viewer);
  const commands = wrong.map(({ id, value }, at) => {
    const asked = { type: 'command', act: 'take', id: `w${at}`, seat: viewer, ...now, offer: id };
    return value === undefined ? asked : { ...asked, value };
  });
  return [...commands, 'nonsense'];
}

const WRONG = 12;

const MATCH = 'm1';

function optionsOf(trial: Trial, faults: unknown[]): SessionOptions {
  const rows: string[] = [];
  return {
    match: MATCH,
    lock: '',
    game: trial.game,
    setup: trial.setup,
    seats: seatsOf(trial).map((seat) => ({ seat, name: seat, controller: 'person' })),
    async append(_, row) {
      rows.push(row);
      return 'stored';
    },
    load: async () => rows,
    report: (fault) => faults.push(fault),
  };
}

function actOf(trial: Trial, shadow: LockedMatch, move: Move): Act {
  if ('undo' in move) return { act: 'undo' };
  if ('withdraw' in move) return { act: 'withdraw' };
  const { decision, step, offer, value } = commandFor(trial, shadow, move);
  return { act: 'take', decision, step, offer, ...(value !== undefined && { value }) };
}
