import { NONE, type Space } from '../ids.js';
import { type Cell, NamedBoard } from './board.js';

/** A tile at its place: `q` columns to the right along a row, `r` rows down, each half a tile further to the right. */
export interface HexTile extends Cell {
  readonly q: number;
  readonly r: number;
}

/** What lies on a hex field, in tiles by their numbers. */
export interface HexField {
  readonly tiles: readonly HexTile[];
  /** Sides between two neighbouring tiles on which something can lie. */
  readonly edges: readonly (readonly [number, number])[];
  /** Corners where three neighbouring tiles meet. */
  readonly vertices: readonly (readonly [number, number, number])[];
}

/** One of the six ways to go over a hex field. */
export interface HexWay {
  readonly number: number;
  readonly q: number;
  readonly r: number;
}

/** The six ways, clockwise from the right; the way three further leads back. */
export const HEX_WAYS: readonly HexWay[] = [
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
  { q: 0, r: -1 },
  { q: 1, r: -1 },
].map((step, number) => ({ ...step, number }));

/** A row and the two slants, each with the two ways along it. */
export const HEX_LINES: readonly { readonly ahead: HexWay; readonly behind: HexWay }[] = [0, 1, 2].map(
  (number) => ({ ahead: HEX_WAYS[number] as HexWay, behind: HEX_WAYS[number + 3] as HexWay }),
);

/** The fewest steps between two places, whether or not there are tiles on the way. */
export const hexDistance = (one: Pick<HexTile, 'q' | 'r'>, other: Pick<HexTile, 'q' | 'r'>): number => {
  const [q, r] = [other.q - one.q, other.r - one.r];
  return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2;
};

export type HexKind = 'tile' | 'edge' | 'vertex';

/** Joins the names of the tiles between which an edge or a vertex lies: `wood+sea`. */
export const joinedName = (tiles: readonly string[]): string => tiles.join('+');

/**
 * The geometry of a hex field. Its spaces are numbered: first the tiles, then the edges, then the vertices, each in the
 * order of the manifest.
 *
 * Neighbours are of the same kind: tiles that share a side, edges that share a corner, vertices at the two ends of one
 * side. What is of another kind is found with `tilesAt`, `edgesAt` and `verticesAt`.
 */
export class HexBoard extends NamedBoard {
  readonly lines = HEX_LINES;
  private readonly touching: Touching;
  private readonly rays: readonly (readonly Space[])[];
  private readonly byPlace: ReadonlyMap<string, Space>;

  constructor(
    first: Space,
    private readonly field: HexField,
  ) {
    super(first, cellsOf(field));
    this.byPlace = new Map(field.tiles.map(({ q, r }, index) => [placeKey(q, r), first + index]));
    this.touching = touchingOf(field, first);
    this.rays = field.tiles.flatMap((tile) => HEX_WAYS.map((way) => this.ray(tile, way)));
  }

  tiles(): Space[] {
    return this.spaces().slice(0, this.field.tiles.length);
  }

  edges(): Space[] {
    const { tiles, edges } = this.field;
    return this.spaces().slice(tiles.length, tiles.length + edges.length);
  }

  vertices(): Space[] {
    return this.spaces().slice(this.field.tiles.length + this.field.edges.length);
  }

  kindOf(space: Space): HexKind {
    const index = space - this.first;
    if (index < this.field.tiles.length) return 'tile';
    return index < this.field.tiles.length + this.field.edges.length ? 'edge' : 'vertex';
  }

  neighbours(space: Space): readonly Space[] {
    return this.touching[this.kindOf(space)][space - this.first] as readonly Space[];
  }

  /** The tiles that an edge or a vertex lies between; of a tile its neighbours. */
  tilesAt(space: Space): readonly Space[] {
    return this.touching.tile[space - this.first] as readonly Space[];
  }

  /** The edges around a tile or at a vertex; of an edge those that share a corner with it. */
  edgesAt(space: Space): readonly Space[] {
    return this.touching.edge[space - this.first] as readonly Space[];
  }

  /** The vertices around a tile or at the ends of an edge; of a vertex those one side further. */
  verticesAt(space: Space): readonly Space[] {
    return this.touching.vertex[space - this.first] as readonly Space[];
  }

  /** The edge between two tiles, or NONE. */
  edge(one: Space, other: Space): Space {
    return this.edgesAt(one).find((edge) => this.tilesAt(edge).includes(other)) ?? NONE;
  }

  /** The vertex where three tiles meet, or NONE. */
  vertex(one: Space, other: Space, third: Space): Space {
    const isThere = (vertex: Space) => [other, third].every((tile) => this.tilesAt(vertex).includes(tile));
    return this.verticesAt(one).find(isThere) ?? NONE;
  }

  /** The tile at a place, or NONE. */
  at(q: number, r: number): Space {
    return this.byPlace.get(placeKey(q, r)) ?? NONE;
  }

  /** Where a tile lies. */
  placeOf(tile: Space): HexTile {
    return this.field.tiles[tile - this.first] as HexTile;
  }

  /** The tile so many steps away one way, or NONE where there is none. */
  step(tile: Space, { q, r }: HexWay, steps = 1): Space {
    const from = this.placeOf(tile);
    return this.at(from.q + q * steps, from.r + r * steps);
  }

  /** The tiles that follow one another from a tile one way, up to the first gap; without the tile itself. */
  along(tile: Space, { number }: Pick<HexWay, 'number'>): readonly Space[] {
    return this.rays[(tile - this.first) * HEX_WAYS.length + number] as readonly Space[];
  }

  /** Of tiles as the crow flies, over gaps too; of edges and vertices in steps. `path` goes over what is there. */
  override distance(from: Space, to: Space): number {
    if (this.kindOf(from) !== 'tile' || this.kindOf(to) !== 'tile') return super.distance(from, to);
    return hexDistance(this.placeOf(from), this.placeOf(to));
  }

  private ray(from: HexTile, { q, r }: HexWay): Space[] {
    const tiles: Space[] = [];
    for (let steps = 1; ; steps++) {
      const tile = this.at(from.q + q * steps, from.r + r * steps);
      if (tile === NONE) return tiles;
      tiles.push(tile);
    }
  }
}

const placeKey = (q: number, r: number): string => `${q},${r}`;

function cellsOf({ tiles, edges, vertices }: HexField): Cell[] {
  const joined = [...edges, ...vertices].map((at) => ({
    id: joinedName(at.map((tile) => (tiles[tile] as HexTile).id)),
  }));
  return [...tiles, ...joined];
}

/** For each space of the board, by its place in it: the spaces of each kind that touch it. */
type Touching = { readonly [kind in HexKind]: readonly (readonly Space[])[] };

/**
 * Each tile, edge and vertex has corners of the field; those of a tile are six, of an edge two, of a vertex one.
 * Whatever shares as many corners as the smaller of the two must have, touches.
 */
function touchingOf({ tiles, edges, vertices }: HexField, first: Space): Touching {
  const tile = (number: number) => tiles[number] as HexTile;
  const corners = [
    ...tiles.map(cornersOfTile),
    ...edges.map(([one, other]) => cornersOfEdge(tile(one), tile(other))),
    ...vertices.map((at) => [cornerOf(at.map(tile))]),
  ];
  const kinds = [...tiles.map(() => 'tile'), ...edges.map(() => 'edge'), ...vertices.map(() => 'vertex')];
  const at = atCorners(corners);
  const touching = (kind: HexKind) =>
    corners.map((own, index) => {
      const near = kind === 'vertex' && kinds[index] === 'vertex' ? own.flatMap(oneSideFrom) : own;
      const shared = Math.min(near.length, NEEDED[kinds[index] as HexKind][kind]);
      return sharing(near, at, shared)
        .filter((other) => other !== index && kinds[other] === kind)
        .map((other) => first + other);
    });
  return { tile: touching('tile'), edge: touching('edge'), vertex: touching('vertex') };
}

/** How many corners two things have in common where they touch. */
const NEEDED: { readonly [kind in HexKind]: { readonly [kind in HexKind]: number } } = {
  tile: { tile: 2, edge: 2, vertex: 1 },
  edge: { tile: 2, edge: 1, vertex: 1 },
  vertex: { tile: 1, edge: 1, vertex: 1 },
};

function atCorners(corners: readonly (readonly string[])[]): Map<string, number[]> {
  const at = new Map<string, number[]>();
  for (const [index, own] of corners.entries()) {
    for (const corner of own) at.set(corner, [...(at.get(corner) ?? []), index]);
  }
  return at;
}

/** Everything that has at least so many of these corners, in the order of the board. */
function sharing(corners: readonly string[], at: ReadonlyMap<string, number[]>, least: number): number[] {
  const counts = new Map<number, number>();
  for (const corner of corners) {
    for (const index of at.get(corner) ?? []) counts.set(index, (counts.get(index) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count >= least)
    .map(([index]) => index)
    .sort((a, b) => a - b);
}

/** A corner is named by the sum of the three places that meet there, on the board or off it. */
const cornerOf = (places: readonly { readonly q: number; readonly r: number }[]): string =>
  placeKey(
    places.reduce((sum, { q }) => sum + q, 0),
    places.reduce((sum, { r }) => sum + r, 0),
  );

const wayAt = (number: number): HexWay => HEX_WAYS[(number + HEX_WAYS.length) % HEX_WAYS.length] as HexWay;

/** The corner of a tile between two ways that follow each other. */
function cornerAt({ q, r }: Pick<HexTile, 'q' | 'r'>, number: number): string {
  const [one, other] = [wayAt(number), wayAt(number + 1)];
  return placeKey(3 * q + one.q + other.q, 3 * r + one.r + other.r);
}

const cornersOfTile = (tile: HexTile): string[] => HEX_WAYS.map(({ number }) => cornerAt(tile, number));

function cornersOfEdge(one: HexTile, other: HexTile): string[] {
  const own = new Set(cornersOfTile(one));
  return cornersOfTile(other).filter((corner) => own.has(corner));
}

/**
 * The three corners one side away from a corner. Corners come in two kinds, told apart by what the sum of their `q` leaves
 * when divided by three: where it is 1, sides lead off one way, where it is 2, the opposite way.
 */
function oneSideFrom(corner: string): string[] {
  const [q = 0, r = 0] = corner.split(',').map(Number);
  const sign = ((q % 3) + 3) % 3 === 1 ? 1 : -1;
  return [
    [1, 1],
    [1, -2],
    [-2, 1],
  ].map(([dq = 0, dr = 0]) => placeKey(q + sign * dq, r + sign * dr));
}
