import { NONE, type Piece, type Seat } from '../ids.js';
import { KNOWN } from './mind.js';
import type { Table } from './table.js';
import { PIECE, PIECE_WORDS, SPACE, SPACE_WORDS, type Words } from './words.js';

/** `int(n)` is 0 to n - 1, each as likely. */
export interface SampleChance {
  int(outcomes: number): number;
}

/** Exchanges that are tried for each piece where sets of pieces cross: enough to forget where it began. */
const SWAPS_A_PIECE = 40;

/** A world that a seat cannot tell from the true one. */
export interface SampledWorld {
  readonly words: Words;
  /** Who lies where now: the piece that truly lies there -> piece of this world. Those that are not in it lie as they did. */
  readonly dealt: ReadonlyMap<Piece, Piece>;
}

const NO_PIECES: ReadonlySet<Piece> = new Set();
const AS_IT_IS: ReadonlyMap<Piece, Piece> = new Map();

/**
 * A world that a seat cannot tell from this one: every piece whose face it does not know is dealt anew among the places
 * where it may lie, evenly among all ways that fit; but for those that the module places itself. The table itself stays
 * as it is.
 *
 * Source: design, "The table" (knowledge).
 */
export function sampleWorld(
  table: Table,
  seat: Seat,
  chance: SampleChance,
  placed: ReadonlySet<Piece> = NO_PIECES,
): SampledWorld {
  const { blueprint, words } = table;
  const start = blueprint.at.minds + seat * blueprint.pieces.length;
  const homes = blueprint.open ? [] : Array.from(words.subarray(start, start + blueprint.pieces.length));
  const hidden = homes.flatMap((home, piece) => (home === KNOWN || placed.has(piece) ? [] : [piece]));
  if (hidden.length === 0) return { words: words.slice(), dealt: AS_IT_IS };
  const dealt = deal(hidden, homes, table.minds[seat]?.reach ?? [], chance);
  return { words: exchanged(table, dealt), dealt };
}

type Reach = readonly (readonly number[])[];

function deal(
  hidden: readonly Piece[],
  homes: readonly number[],
  reach: Reach,
  chance: SampleChance,
): ReadonlyMap<Piece, Piece> {
  return isNested(reach)
    ? dealNested(hidden, homes, reach, chance)
    : dealBySwaps(hidden, homes, reach, chance);
}

/** Whether of any two sets of places one holds the other, or they are apart; then dealing the narrowest first is even. */
function isNested(reach: Reach): boolean {
  const sets = reach.slice(1).map((atoms) => new Set(atoms));
  return sets.every((one) =>
    sets.every((other) => {
      const shared = [...one].filter((atom) => other.has(atom)).length;
      return shared === 0 || shared === one.size || shared === other.size;
    }),
  );
}

function dealNested(
  hidden: readonly Piece[],
  homes: readonly number[],
  reach: Reach,
  chance: SampleChance,
): Map<Piece, Piece> {
  const free = new Set(hidden);
  const dealt = new Map<Piece, Piece>();
  const width = (piece: Piece) => (reach[homes[piece] as number] as readonly number[]).length;
  for (const piece of [...hidden].sort((one, other) => width(one) - width(other) || one - other)) {
    const allowed = reach[homes[piece] as number] as readonly number[];
    const places = [...free].filter((place) => allowed.includes(homes[place] as number));
    const place = places[chance.int(places.length)] as Piece;
    free.delete(place);
    dealt.set(place, piece);
  }
  return dealt;
}

/** Sets that cross: a walk over the ways that fit, each step an exchange of two pieces that may change places. */
function dealBySwaps(
  hidden: readonly Piece[],
  homes: readonly number[],
  reach: Reach,
  chance: SampleChance,
): Map<Piece, Piece> {
  const dealt = new Map(hidden.map((piece) => [piece, piece]));
  const may = (piece: Piece, place: Piece) =>
    (reach[homes[piece] as number] as readonly number[]).includes(homes[place] as number);
  for (let swap = 0; swap < SWAPS_A_PIECE * hidden.length; swap++) {
    const one = hidden[chance.int(hidden.length)] as Piece;
    const other = hidden[chance.int(hidden.length)] as Piece;
    const [first, second] = [dealt.get(one) as Piece, dealt.get(other) as Piece];
    if (may(first, other) && may(second, one)) dealt.set(one, second).set(other, first);
  }
  return dealt;
}

/** Lays each piece where another lay: everything but what it is goes with the place. */
function exchanged(table: Table, dealt: ReadonlyMap<Piece, Piece>): Words {
  const { blueprint, words, spacesAt, piecesAt } = table;
  const sampled = words.slice();
  const now = (piece: number) => (piece === NONE ? NONE : (dealt.get(piece) ?? piece));
  for (let space = 0; space < blueprint.spaces.length; space++) {
    const at = spacesAt + space * SPACE_WORDS;
    for (const word of [SPACE.bottom, SPACE.top]) sampled[at + word] = now(words[at + word] as number);
  }
  for (let at = blueprint.at.covers; at < blueprint.at.spaces; at++) sampled[at] = now(words[at] as number);
  for (let place = 0; place < blueprint.pieces.length; place++) {
    const from = piecesAt + place * PIECE_WORDS;
    const to = piecesAt + now(place) * PIECE_WORDS;
    for (const word of [PIECE.space, PIECE.owner, PIECE.face, PIECE.shown])
      sampled[to + word] = words[from + word] as number;
    for (const word of [PIECE.below, PIECE.above]) sampled[to + word] = now(words[from + word] as number);
    for (let seat = 0; seat < blueprint.seats; seat++) {
      const minds = blueprint.at.minds + seat * blueprint.pieces.length;
      sampled[minds + now(place)] = words[minds + place] as number;
    }
  }
  return sampled;
}
