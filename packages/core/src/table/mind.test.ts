import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { freshMind, type Homes, KNOWN, type Mind, mix } from './mind.js';

const PIECES = [0, 1, 2, 3, 4];

interface Knowledge {
  readonly mind: Mind;
  readonly homes: Homes;
}

/** Who may lie where, for all that is known: `face@place`, a place being named by the piece that truly lies there. */
function pairsOf({ mind, homes }: Knowledge): string[] {
  return PIECES.flatMap((face) =>
    PIECES.filter((place) => mayLie({ mind, homes }, face, place)).map((place) => `${face}@${place}`),
  );
}

function mayLie({ mind, homes }: Knowledge, face: number, place: number): boolean {
  const home = homes[face] as number;
  if (home === KNOWN || homes[place] === KNOWN) return face === place;
  return (mind.reach[home] ?? []).includes(homes[place] as number);
}

/** All ways in which the pieces may lie, each as the face in every place: what the atoms stand for, written out. */
type Worlds = readonly (readonly number[])[];

const IDENTITY: Worlds = [PIECES];

function mixWorlds(worlds: Worlds, set: readonly number[]): Worlds {
  const mixed = worlds.flatMap((world) =>
    ordersOf(set).map((order) =>
      world.map((face, place) => {
        const at = set.indexOf(place);
        return at < 0 ? face : (world[order[at] as number] as number);
      }),
    ),
  );
  return [...new Map(mixed.map((world) => [world.join(), world])).values()];
}

const pairsIn = (worlds: Worlds): string[] =>
  PIECES.flatMap((face) =>
    PIECES.filter((place) => worlds.some((world) => world[place] === face)).map(
      (place) => `${face}@${place}`,
    ),
  );

function ordersOf(items: readonly number[]): number[][] {
  if (items.length <= 1) return [[...items]];
  return items.flatMap((item) =>
    ordersOf(items.filter((other) => other !== item)).map((rest) => [item, ...rest]),
  );
}

const sets = fc.array(fc.subarray(PIECES, { minLength: 1 }), { maxLength: 5 });

test('what may lie where after any mixing is what it may in all the worlds that fit', () => {
  fc.assert(
    fc.property(sets, (mixes) => {
      let known: Knowledge = { mind: freshMind(0), homes: PIECES.map(() => KNOWN) };
      let worlds = IDENTITY;
      for (const set of mixes) {
        known = mix(known.mind, known.homes, set);
        worlds = mixWorlds(worlds, set);
        expect(pairsOf(known)).toEqual(pairsIn(worlds));
      }
    }),
    { numRuns: 100 },
  );
});

test('what is equal knowledge has equal numbers', () => {
  const all = PIECES.map(() => KNOWN);
  const [one, other] = [
    [
      [1, 2],
      [2, 3],
    ],
    [
      [2, 1],
      [3, 2],
      [1, 2],
    ],
  ].map((mixes) =>
    mixes.reduce((known: Knowledge, set) => mix(known.mind, known.homes, set), {
      mind: freshMind(0),
      homes: all,
    }),
  );
  expect(pairsOf(one as Knowledge)).not.toEqual(pairsOf({ mind: freshMind(0), homes: all }));
  expect(mix((one as Knowledge).mind, (one as Knowledge).homes, [1, 2, 3])).toEqual(
    mix((other as Knowledge).mind, (other as Knowledge).homes, [3, 2, 1]),
  );
});

describe('nothing is forgotten, and the same is returned', () => {
  const mind = freshMind(2);
  const homes = [1, 1, 1, 2, KNOWN];

  test.each([[[]], [[0]], [[4]], [[0, 1]], [[2, 1, 0]]])('by mixing %o', (mixed) => {
    const after = mix(mind, homes, mixed);
    expect(after.mind).toBe(mind);
    expect(after.homes).toBe(homes);
  });

  test('by mixing what was mixed already', () => {
    const once = mix(mind, homes, [0, 3]);
    expect(mix(once.mind, once.homes, [3, 0])).toEqual(once);
  });
});

test('a seat that loses track within two decks may find each card among both', () => {
  const { mind, homes } = mix(freshMind(2), [1, 1, 2, 2, KNOWN], [1, 2]);
  expect(mayLie({ mind, homes }, 0, 2)).toBe(true);
  expect(mayLie({ mind, homes }, 0, 3)).toBe(false);
  expect(mayLie({ mind, homes }, 4, 4)).toBe(true);
});
