import { NONE, type Piece, type Seat } from '../ids.js';
import { copyOf, type Json, type JsonObject } from '../json.js';
import { Broken } from '../refusal.js';
import type { Audience } from '../rules/rules.js';
import type { Blueprint, EventPlan } from '../structure/blueprint.js';
import type { NamedSpec } from '../structure/value-spec.js';
import { isPlaced, seesFace } from '../table/sight.js';
import type { Table } from '../table/table.js';

/** Who could tell a piece from others, and who saw its face, when it was told of: a bit for each seat, one for spectators. */
export type Sight = ReadonlyMap<Piece, { readonly placed: number; readonly face: number }>;

/** What a rule told, before anybody's eyes: pieces stand by their runtime ids. */
export interface Told {
  readonly type: string;
  readonly data: JsonObject;
  readonly audience: Audience<JsonObject> | undefined;
  readonly sight: Sight;
  /** How many pieces had been mixed in this step when it was told. */
  readonly mixed: number;
}

export const NOTHING_SEEN: Sight = new Map();

/** The bit of a viewer: a seat's own, or the one after all seats for a spectator. */
export const bitOf = (viewer: Seat, seats: number): number => 1 << (viewer === NONE ? seats : viewer);

/**
 * Looks at every piece that an event names, with the eyes of all, at the moment that it is told: a card that is played
 * and taken within one step was seen all the same.
 */
export function lookAround(table: Table, pieces: readonly Piece[]): Sight {
  return new Map(pieces.map((piece) => [piece, sightOf(table, piece)]));
}

/**
 * The kind of an event, by its declaration in the manifest.
 * Broken: EVENT_UNKNOWN, and EVENT_WRONG for a piece that there is not, whether anybody listens or not.
 */
export function checkEvent({ blueprint }: Table, type: string, data: JsonObject): EventPlan {
  const plan = blueprint.events.get(type);
  if (plan === undefined) throw new Broken(`the manifest has no event ${type}`, 'EVENT_UNKNOWN');
  const { pieceFields } = plan;
  for (let index = 0; index < pieceFields.length; index++) {
    const value = data[pieceFields[index] as string];
    const isKnown =
      typeof value === 'string' ? blueprint.pieceNumbers.has(value) : isListOfPieces(blueprint, value);
    if (!isKnown) throw noPiece(type, value);
  }
  return plan;
}

const noPiece = (type: string, value: Json | undefined): Broken =>
  new Broken(`event ${type} names ${JSON.stringify(value)}, which is no piece`, 'EVENT_WRONG');

/** A list of pieces, or nothing: a field that is left out names none. */
function isListOfPieces({ pieceNumbers }: Blueprint, value: Json | undefined): boolean {
  if (Array.isArray(value)) return value.every((id) => typeof id === 'string' && pieceNumbers.has(id));
  return value === undefined || value === null;
}

/** The pieces that an event's data names. */
export function piecesNamed(
  { blueprint }: Table,
  { pieceFields }: EventPlan,
  data: JsonObject,
): readonly Piece[] {
  const ids = pieceFields.flatMap((field) => (data[field] ?? []) as string | string[]);
  return ids.map((id) => blueprint.pieceNumbers.get(id) ?? NONE);
}

function sightOf(table: Table, piece: Piece): { placed: number; face: number } {
  const { seats } = table.blueprint;
  let placed = 0;
  let face = 0;
  for (let viewer: Seat = NONE; viewer < seats; viewer++) {
    if (isPlaced(table, viewer, piece)) placed |= bitOf(viewer, seats);
    if (seesFace(table, viewer, piece)) face |= bitOf(viewer, seats);
  }
  return { placed, face };
}

/** An event's data with each piece read by `read`; a field whose piece it does not give is left out. */
export function readEvent(
  fields: readonly NamedSpec[],
  data: JsonObject,
  read: (id: string) => Json | undefined,
): JsonObject {
  const result: Record<string, Json> = {};
  for (const field of fields) {
    const value = data[field.name];
    const seen = value === undefined ? undefined : readField(field, value, read);
    if (seen !== undefined) result[field.name] = seen;
  }
  return result;
}

function readField(
  { type, items }: Omit<NamedSpec, 'name'>,
  value: Json,
  read: (id: string) => Json | undefined,
): Json | undefined {
  if (type === 'array' && items && Array.isArray(value)) {
    const list = value.map((item: Json) => readField(items, item, read));
    return list.includes(undefined) ? undefined : (list as Json[]);
  }
  return (type === 'cardId' || type === 'pieceId') && typeof value === 'string' ? read(value) : copyOf(value);
}
