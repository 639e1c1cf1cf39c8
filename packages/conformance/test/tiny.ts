import {
  type ActionSpec,
  type GameTypes,
  type Json,
  type JsonObject,
  type LockedGame,
  openGame,
  type Participation,
  type Phase,
  type Play,
  type Rules,
  type SpaceSpec,
  type Structure,
  type ValueSpec,
  type VariableSpec,
  type Visibility,
} from '@tapete/core';

/** The names of a game for one law: any. */
export interface AnyNames extends GameTypes {
  readonly config: JsonObject;
  readonly global: Record<string, Json>;
  readonly seat: Record<string, Json>;
  readonly actions: Record<string, JsonObject>;
  readonly events: Record<string, JsonObject>;
}
export type AnyPlay = Play<AnyNames>;

export interface TinyPhase extends Phase<AnyNames> {
  readonly participation?: Participation;
}

/** A game that is written in a few lines: what it leaves out is empty, public, or for two seats. */
export interface Tiny extends Omit<Rules<AnyNames>, 'phases'> {
  readonly seats?: { readonly min: number; readonly max: number };
  /** `hand@seat` is a space of each seat. */
  readonly spaces?: Readonly<Record<string, Visibility>>;
  /** Cards that begin face down in the space `deck`, by id. */
  readonly deck?: readonly string[];
  /** Cards that begin face up in the space `market`, by id. */
  readonly market?: readonly string[];
  /** Variables by what they are at first, or by their specs. A name with `!` behind it is seen by its owner alone. */
  readonly global?: Readonly<Record<string, Variable>>;
  readonly seat?: Readonly<Record<string, Variable>>;
  readonly events?: Readonly<Record<string, Readonly<Record<string, ValueSpec['type']>>>>;
  readonly actions?: Readonly<Record<string, Partial<ActionSpec>>>;
  readonly longest?: Structure['longest'];
  readonly config?: Structure['config'];
  /** The first is where a match begins. */
  readonly phases: Readonly<Record<string, TinyPhase>>;
}

type Variable = number | string | boolean | readonly Json[] | ValueSpec;

export const PUBLIC: Visibility = { owner: 'identity', others: 'identity' };
export const OWNER_ONLY: Visibility = { owner: 'identity', others: 'count' };
export const HIDDEN: Visibility = { owner: 'count', others: 'count' };

export function tiny(game: Tiny): LockedGame {
  const { seats: _s, spaces: _p, deck: _d, market: _m, global: _g, seat: _o, events: _e, ...rules } = game;
  const { actions: _a, longest: _l, config: _c, ...own } = rules;
  return openGame<AnyNames>(structureOf(game), own as Rules<AnyNames>);
}

function structureOf(game: Tiny): Structure {
  const { deck = [], market = [], config = [], phases, longest = 'endless' } = game;
  const { seats = { min: 2, max: 2 } } = game;
  const names = new Set(Object.values(phases).flatMap(({ actions }) => Object.keys(actions ?? {})));
  const cards = [...deck.map((id) => ({ id, space: 'deck', face: 'down' as const })), ...lying(market)];
  return {
    id: 'tiny',
    version: '1.0.0',
    seats,
    config,
    spaces: Object.entries(game.spaces ?? {}).map(spaceSpec),
    boards: [],
    definitions: cards.map(({ id }) => ({ id: `tiny/cards#${id}`, name: id, properties: {} })),
    pieces: cards.map((card) => ({ ...card, definition: `tiny/cards#${card.id}`, count: 1, per: 'table' })),
    dice: [],
    resources: [],
    actions: [...names].map((name) => ({ name, parameters: [], errorCodes: [], ...game.actions?.[name] })),
    phases: Object.entries(phases).map(([name, { participation = 'single', actions = {} }]) => ({
      name,
      participation,
      stages: participation === 'none' ? [] : [{ name: 'acting', actions: Object.keys(actions) }],
      transitions: Object.keys(phases),
      autoAdvance: true,
    })),
    initialPhase: Object.keys(phases)[0] ?? '',
    variables: { global: variables(game.global), seat: variables(game.seat) },
    events: Object.entries(game.events ?? {}).map(([type, fields]) => ({
      type,
      fields: Object.entries(fields).map(([name, of]) => ({ name, type: of, required: false })),
    })),
    longest,
  };
}

const lying = (market: readonly string[]) =>
  market.map((id) => ({ id, space: 'market', face: 'up' as const }));

function spaceSpec([name, visibility]: [string, Visibility]): SpaceSpec {
  const [id = '', per] = name.split('@');
  return { id, per: per === 'seat' ? 'seat' : 'table', visibility };
}

const variables = (specs: Readonly<Record<string, Variable>> = {}): VariableSpec[] =>
  Object.entries(specs).map(([name, of]) => ({
    name: name.replace('!', ''),
    ...specOf(of),
    visibility: name.endsWith('!') ? { owner: 'identity', others: 'nothing' } : PUBLIC,
  }));

function specOf(of: Variable): ValueSpec {
  if (typeof of === 'number') return { type: 'integer', default: of };
  if (typeof of === 'string') return { type: 'string', default: of };
  if (typeof of === 'boolean') return { type: 'boolean', default: of };
  return Array.isArray(of) ? { type: 'array', default: of } : (of as ValueSpec);
}
