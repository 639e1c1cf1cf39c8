import type { Seat } from '../ids.js';
import type { Json } from '../json.js';
import { put } from '../table/table.js';
import { FLOW, SEAT, SEAT_WORDS } from '../table/words.js';
import type { DataBackup, DataChange, OwnData, State } from './state.js';

/** What one entry changed, so that it can be taken back while nothing else has touched it. */
export interface Act {
  readonly seat: Seat;
  readonly kind: 'decision' | 'withdrawal';
  /** Place -> value before it. Counters of the record are left out: they never go back. */
  readonly words: ReadonlyMap<number, number>;
  readonly data: readonly DataChange[];
  readonly result: State['result'];
  readonly drew: boolean;
  /** Whether it was made where several seats act at once, and in which epoch. */
  readonly together: boolean;
  readonly epoch: number;
}

/** Reads an act from the journal of its step, which is still there. */
export function actOf(
  state: State,
  backup: DataBackup,
  facts: Pick<Act, 'seat' | 'kind' | 'drew' | 'together' | 'epoch' | 'result'>,
): Act {
  const words = new Map<number, number>();
  for (let used = 0; used < state.journaled; used += 2) {
    const at = state.journal[used] as number;
    if (!words.has(at) && !isCounter(state, at)) words.set(at, state.journal[used + 1] as number);
  }
  return { ...facts, words, data: backup.changes() };
}

function isCounter({ blueprint }: State, at: number): boolean {
  if (at === FLOW.revision) return true;
  const { seats, resources } = blueprint.at;
  return at >= seats && at < resources && (at - seats) % SEAT_WORDS === SEAT.revision;
}

/** Whether two acts changed anything alike; if not, one can be taken back under the other. */
export function areApart(one: Act, other: Act): boolean {
  for (const at of one.words.keys()) if (other.words.has(at)) return false;
  return !one.data.some((change) =>
    other.data.some((each) => each.seat === change.seat && each.name === change.name),
  );
}

/** Puts back what stood there before the act. The epoch only goes on, so that no old command fits again. */
export function takeBack(state: State, act: Act): void {
  const epoch = state.words[FLOW.epoch] as number;
  for (const [at, value] of act.words) put(state, at, value);
  if (act.words.has(FLOW.epoch)) put(state, FLOW.epoch, epoch + 1);
  for (const { seat, name, before } of act.data) dataOf(state, seat)[name] = before as Json;
  state.result = act.result;
}

const dataOf = (state: State, seat: Seat): OwnData =>
  seat < 0 ? state.global : (state.own[seat] as OwnData);
