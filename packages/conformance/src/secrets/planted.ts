import {
  type Json,
  type JsonObject,
  type LockedMatch,
  type MatchRecord,
  seatId,
  type VariableSpec,
  type Viewer,
} from '@tapete/core';
import type { Trial } from '../play/trial.js';

/** A text that no game has of its own; behind it stands where it was planted. */
const CANARY = 'kanarienvogel-7f3a';

/** A text planted in hidden own data, and the seat that may know it. */
export interface Canary {
  readonly text: string;
  readonly where: string;
  readonly mayKnow: Viewer | undefined;
}

export interface Planted {
  readonly match: LockedMatch;
  readonly canaries: readonly Canary[];
}

/** The match with a canary in every hidden variable that can hold a text; undefined where none can. */
export function plant({ game }: Trial, match: LockedMatch): Planted | undefined {
  const saved = match.save();
  const { global, seat } = game.structure.variables;
  const own = saved.state.variables as { readonly global: JsonObject; readonly seats: readonly JsonObject[] };
  const garden = new Garden();
  const variables = {
    global: garden.plant(global, own.global, undefined),
    seats: own.seats.map((data, number) => garden.plant(seat, data, seatId(number))),
  };
  if (garden.canaries.length === 0) return undefined;
  const state = { ...saved.state, variables };
  return { match: game.load({ state, record: unhashed(saved.record) }), canaries: garden.canaries };
}

/** The state is not the one in which the record ends, and this is so on purpose. */
const unhashed = (record: MatchRecord): MatchRecord => ({
  ...record,
  entries: record.entries.map(({ hash: _, ...entry }) => entry),
});

class Garden {
  readonly canaries: Canary[] = [];

  plant(specs: readonly VariableSpec[], data: JsonObject, owner: Viewer | undefined): JsonObject {
    const planted = specs.filter(isHidden).flatMap((spec) => {
      const text = `${CANARY}-${owner ?? 'table'}-${spec.name}`;
      const value = holding(spec, data[spec.name] ?? null, text);
      if (value === undefined) return [];
      const mayKnow = spec.visibility.owner === 'identity' ? owner : undefined;
      this.canaries.push({ text, where: `\`${spec.name}\` of ${owner ?? 'the table'}`, mayKnow });
      return [[spec.name, value] as const];
    });
    return { ...data, ...Object.fromEntries(planted) };
  }
}

const isHidden = ({ visibility }: VariableSpec): boolean => visibility.others !== 'identity';

/** The variable's value with the text in it, or undefined where it cannot hold one. */
function holding(spec: VariableSpec, value: Json, text: string): Json | undefined {
  if (holdsTexts(spec, text)) return text;
  const holds = spec.type === 'array' && spec.items !== undefined && holdsTexts(spec.items, text);
  return holds && Array.isArray(value) && value.length > 0 ? value.map(() => text) : undefined;
}

type TextSpec = Pick<VariableSpec, 'type' | 'enum' | 'maxLength'>;

const holdsTexts = ({ type, enum: allowed, maxLength = Infinity }: TextSpec, text: string): boolean =>
  type === 'string' && allowed === undefined && maxLength >= text.length;
