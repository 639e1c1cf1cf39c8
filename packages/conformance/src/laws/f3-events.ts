import type { EventSpec, JsonObject, MatchEvent } from '@tapete/core';
import type { MatchLaw } from '../law.js';
import { oneOf } from '../play/chance.js';
import { misfitIn } from '../play/fit.js';
import { chanceOf, retread, throughJson, viewersOf } from '../play/trial.js';

export const events: MatchLaw = {
  id: 'F3',
  says: 'Every event that is told is declared, and its data fits.',
  of: 'match',
  restsOn: ['W1'],
  look({ trial, moves }) {
    const specs = new Map(trial.game.structure.events.map((spec) => [spec.type, spec]));
    const match = retread(trial, moves);
    const viewer = oneOf(viewersOf(trial), chanceOf(trial, 'F3'));
    const told = throughJson(match.updates(viewer, 0)).flatMap((update) => update.events);
    const wrong = firstOf(told, (event) => misfitOfEvent(specs, event));
    if (wrong) return { what: `what ${viewer} is told does not fit: ${wrong}` };
    return told.length > 0 ? 'holds' : 'idle';
  },
};

function firstOf<Item>(list: readonly Item[], find: (item: Item) => string | undefined): string | undefined {
  for (const item of list) {
    const found = find(item);
    if (found !== undefined) return found;
  }
  return undefined;
}

function misfitOfEvent(
  specs: ReadonlyMap<string, EventSpec>,
  { type, data }: MatchEvent,
): string | undefined {
  const spec = specs.get(type);
  if (!spec) return `\`${type}\` is no event of the manifest`;
  const plain = spec.fields.filter((field) => !isPieces(field));
  const pieces = Object.entries(data).filter(([name]) => !plain.some((field) => field.name === name));
  const strange = pieces.find(([, value]) => ![value].flat().every(isPiece));
  if (strange) return `\`${type}\` has \`${strange[0]}\`, which is no piece as its viewer sees it`;
  const misfit = misfitIn(plain, without(data, pieces), { whole: false });
  return misfit && `\`${type}\`: ${misfit}`;
}

/** A viewer is told of a piece by the name that it has for it, and what it is where it saw the face. */
const isPiece = (value: unknown): boolean => typeof (value as { name?: unknown } | null)?.name === 'number';

const isPieces = ({
  type,
  items,
}: {
  readonly type: string;
  readonly items?: { readonly type: string };
}): boolean => [type, items?.type].some((each) => each === 'cardId' || each === 'pieceId');

function without(data: JsonObject, left: readonly (readonly [string, unknown])[]): JsonObject {
  const names = new Set(left.map(([name]) => name));
  return Object.fromEntries(Object.entries(data).filter(([name]) => !names.has(name)));
}
