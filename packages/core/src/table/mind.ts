/**
 * What one seat knows of pieces whose faces it does not see. Each piece belongs to an atom: pieces that the seat
 * cannot tell apart. `reach[atom]` lists the atoms in whose places the pieces of that atom may lie, for all that the
 * seat knows; every atom reaches itself. Atom 0 is special: known pieces, each in its own place.
 *
 * At first there is one atom a deck, for all know which faces are in a deck.
 * Source: design, "The table" (knowledge).
 */
export interface Mind {
  readonly reach: readonly (readonly number[])[];
}

/** The atom of every piece, by piece. */
export type Homes = readonly number[];

export const KNOWN = 0;

export const freshMind = (decks: number): Mind => ({
  reach: Array.from({ length: decks + 1 }, (_, atom) => [atom]),
});

/**
 * The seat loses track within a set of pieces: each of them may now lie where any other of the set lies.
 * Returns the same mind and homes where nothing is forgotten.
 */
export function mix(
  mind: Mind,
  homes: Homes,
  mixed: readonly number[],
): { readonly mind: Mind; readonly homes: Homes } {
  if (forgetsNothing(homes, mixed)) return { mind, homes };
  const { parted, reach } = part(mind, homes, new Set(mixed));
  const inside = new Set(mixed.map((piece) => parted[piece] as number));
  const wider = reach.map((atoms) =>
    atoms.some((atom) => inside.has(atom)) ? [...new Set([...atoms, ...inside])] : atoms,
  );
  return joinAlike(parted, wider);
}

/** Pieces of one atom are as mixed as they can be. */
function forgetsNothing(homes: Homes, mixed: readonly number[]): boolean {
  const first = homes[mixed[0] as number];
  return mixed.length <= 1 || (first !== KNOWN && mixed.every((piece) => homes[piece] === first));
}

/** Parts every atom into its pieces inside a set and those outside; known pieces of the set become one atom. */
function part({ reach }: Mind, homes: Homes, inside: ReadonlySet<number>) {
  const parted = [...homes];
  const twins = new Map<number, number>();
  for (const piece of inside) {
    const home = homes[piece] as number;
    const twin = twins.get(home) ?? reach.length + twins.size;
    twins.set(home, twin);
    parted[piece] = twin;
  }
  const withTwins = (atoms: readonly number[]) =>
    atoms.flatMap((atom) => (twins.has(atom) && atom !== KNOWN ? [atom, twins.get(atom) as number] : [atom]));
  const added = [...twins].map(([home, twin]) =>
    home === KNOWN ? [twin] : withTwins(reach[home] as readonly number[]),
  );
  return { parted, reach: [...reach.map(withTwins), ...added] };
}

/** Drops empty atoms, joins those that reach the same and are reached by the same, and numbers them by their first piece. */
function joinAlike(
  homes: Homes,
  reach: readonly (readonly number[])[],
): { readonly mind: Mind; readonly homes: Homes } {
  const used = [...new Set(homes)].filter((atom) => atom !== KNOWN);
  const reaches = (atom: number, other: number) => (reach[atom] as readonly number[]).includes(other);
  const signature = (atom: number) =>
    JSON.stringify([
      used.filter((other) => reaches(atom, other)),
      used.filter((other) => reaches(other, atom)),
    ]);
  const signatures = [...new Set(used.map(signature))];
  const numberOf = new Map([
    [KNOWN, KNOWN],
    ...used.map((atom) => [atom, 1 + signatures.indexOf(signature(atom))] as const),
  ]);
  const joined: number[][] = [[KNOWN]];
  for (const atom of used) {
    const reached = used
      .filter((other) => reaches(atom, other))
      .map((other) => numberOf.get(other) as number);
    joined[numberOf.get(atom) as number] = [...new Set(reached)].sort((one, other) => one - other);
  }
  return { mind: { reach: joined }, homes: homes.map((home) => numberOf.get(home) as number) };
}
