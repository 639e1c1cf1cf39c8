import { END_PHASE } from '../src/flow/end-phase.js';
import type { SeatId, Viewer } from '../src/ids.js';
import type { Json, JsonObject } from '../src/json.js';
import type { Answer, Command, LockedGame, LockedMatch, NewSetup } from '../src/match/locked-game.js';
import type { Match } from '../src/match/match.js';
import { openGame } from '../src/match/open-game.js';
import type { AnyGame } from '../src/match/running.js';
import type { Phase, Rules } from '../src/rules/rules.js';
import type {
  ActionSpec,
  BoardSpec,
  Participation,
  PhaseSpec,
  SpaceSpec,
  Structure,
  VariableSpec,
  Visibility,
} from '../src/structure/structure.js';
import type { NamedSpec, ValueSpec } from '../src/structure/value-spec.js';
import type { PieceView } from '../src/view/view.js';
import { action, PUBLIC, structure } from './structure.js';
import { definitionSpec, pieceSpec, readDrawing } from './table.js';

export type TinyRules = Rules<AnyGame>;

export interface TinyPhase extends Phase<AnyGame> {
  readonly participation: Participation;
  /** Actions of each stage; one stage `acting` with all actions of the phase when left out. */
  readonly stages?: Readonly<Record<string, readonly string[]>>;
  /** All that there are when left out. */
  readonly transitions?: readonly string[];
  readonly autoAdvance?: boolean;
}

/** A game for one law: what it leaves out is empty, public, or for two seats. */
export interface TinyGame extends Omit<TinyRules, 'phases'> {
  readonly seats?: { readonly min: number; readonly max: number };
  readonly config?: readonly NamedSpec[];
  /** `hand@seat` is a space of each seat. */
  readonly spaces?: Readonly<Record<string, Visibility>>;
  readonly boards?: readonly BoardSpec[];
  /** Where pieces begin, as `table` draws them, in spaces of the table. */
  readonly pieces?: string;
  readonly resources?: readonly string[];
  /** Variables by what they are at first. A name with `!` behind it is seen by its owner alone. */
  readonly global?: JsonObject;
  readonly seat?: JsonObject;
  /** Fields of each event. */
  readonly events?: Readonly<Record<string, Readonly<Record<string, ValueSpec | ValueSpec['type']>>>>;
  /** More of actions than their names, which stand in the phases. */
  readonly actions?: Readonly<Record<string, Partial<ActionSpec>>>;
  /** The first is where a match begins. */
  readonly phases: Readonly<Record<string, TinyPhase>>;
}

export function game(tiny: TinyGame): LockedGame {
  return openGame<AnyGame>(structureOf(tiny), rulesOf(tiny));
}

function rulesOf({ setup, withdraw, allowUndo, view, check, accept, sample, phases }: TinyGame): TinyRules {
  return {
    ...(setup && { setup }),
    ...(withdraw && { withdraw }),
    ...(allowUndo && { allowUndo }),
    ...(view && { view }),
    ...(check && { check }),
    ...(accept && { accept }),
    ...(sample && { sample }),
    phases,
  };
}

function structureOf(tiny: TinyGame): Structure {
  const spaces = Object.entries(tiny.spaces ?? {}).map(spaceSpec);
  const drawn = readDrawing(tiny.pieces ?? 'nowhere:');
  const lying = drawn.flatMap(({ id: space, pieces }) => pieces.map((piece) => ({ ...piece, space })));
  const phases = Object.entries(tiny.phases);
  const names = new Set([...phases.flatMap(([, { actions }]) => Object.keys(actions ?? {})), END_PHASE]);
  return structure({
    ...(tiny.seats && { seats: tiny.seats }),
    config: tiny.config ?? [],
    spaces,
    boards: tiny.boards ?? [],
    definitions: lying.map(({ id }) => definitionSpec(id)),
    pieces: lying.map(({ id, space, face }) => pieceSpec(id, space, face)),
    resources: tiny.resources ?? [],
    actions: [...names].map((name) => action(name, tiny.actions?.[name])),
    phases: phases.map((phase) =>
      phaseSpec(
        phase,
        phases.map(([name]) => name),
      ),
    ),
    initialPhase: phases[0]?.[0] ?? '',
    variables: { global: variables(tiny.global), seat: variables(tiny.seat) },
    events: Object.entries(tiny.events ?? {}).map(([type, fields]) => ({ type, fields: fieldsOf(fields) })),
  });
}

function spaceSpec([name, visibility]: [string, Visibility]): SpaceSpec {
  const [id = '', per] = name.split('@');
  return { id, per: per === 'seat' ? 'seat' : 'table', visibility };
}

const phaseSpec = ([name, phase]: [string, TinyPhase], all: readonly string[]): PhaseSpec => ({
  name,
  participation: phase.participation,
  stages:
    phase.participation === 'none'
      ? []
      : Object.entries(phase.stages ?? { acting: Object.keys(phase.actions ?? {}) })
          .map(([stage, actions]) => ({ name: stage, actions }))
          .concat(phase.autoAdvance === false ? [{ name: END_PHASE, actions: [END_PHASE] }] : []),
  transitions: phase.transitions ?? [...all, 'nowhere'],
  autoAdvance: phase.autoAdvance ?? true,
});

const variables = (defaults: JsonObject = {}): VariableSpec[] =>
  Object.entries(defaults).map(([name, value]) => ({
    name: name.replace('!', ''),
    type: typeOf(value),
    default: value,
    visibility: name.endsWith('!') ? { owner: 'identity', others: 'nothing' } : PUBLIC,
  }));

function typeOf(value: Json): ValueSpec['type'] {
  if (Array.isArray(value)) return 'array';
  if (typeof value === 'number') return 'integer';
  if (typeof value === 'boolean') return 'boolean';
  return typeof value === 'string' ? 'string' : 'object';
}

const fieldsOf = (fields: Readonly<Record<string, ValueSpec | ValueSpec['type']>>): NamedSpec[] =>
  Object.entries(fields).map(([name, of]) => ({
    name,
    required: false,
    ...(typeof of === 'string' ? { type: of } : of),
  }));

/** A match of two seats and the seed 1, unless said otherwise. */
export function begin(of: LockedGame, setup: Partial<NewSetup> = {}): Match {
  return of.create({ seats: 2, chance: 'xorshift32', seed: '1', ...setup }) as Match;
}

/** A command that takes an offer as the match stands now. */
export function command(match: LockedMatch, seat: SeatId, offer: string, value?: string | number): Command {
  const { flow, draft } = match.context(seat);
  return {
    seat,
    decision: { revision: flow.revision, epoch: flow.epoch, ownRevision: flow.revisions[seat] ?? 0 },
    step: draft?.steps.length ?? 0,
    offer,
    ...(value !== undefined && { value }),
  };
}

export const take = (match: LockedMatch, seat: SeatId, offer: string, value?: string | number): Answer =>
  match.step(command(match, seat, offer, value));

/** The ids of what a seat is offered. */
export const offered = (match: Match, seat: SeatId): string[] => match.offers(seat).map(({ id }) => id);

/** Own data that all share, as a spectator sees it. */
export const global = (match: Match): JsonObject => match.view('spectator').variables.global;

/** The pieces that a viewer is shown one by one in a space. */
export function piecesSeen(match: Match, viewer: Viewer, space: string): readonly PieceView[] {
  const seen = match.view(viewer).spaces[space];
  if (!seen || !('pieces' in seen)) throw new Error(`${viewer} is not shown the pieces of ${space}`);
  return seen.pieces;
}

export const throughJson = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value;
