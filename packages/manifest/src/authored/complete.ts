import type { EventField } from '../shapes/flow.js';
import type { GameWritten } from '../shapes/game.js';
import type { Mechanic } from './effects.js';
import { BUILT_IN_EVENTS } from './events.js';

/** The action that every phase of players has. */
export const END_PHASE = 'endPhase';

/** The counter of cards that tells which came into play first; no view shows it. */
export const ENTERED = 'entered';

/** Variables in which rules as data keep the flow, and timers. No game may have its own by these names. */
export const FLOW_VARIABLES = [
  'turnNumber',
  'turnSeat',
  'turnPlace',
  'nextSeat',
  'entered',
  'timers',
] as const;

/** Whether any of a game's rules are written in its manifest. */
export function isAuthored(game: GameWritten): boolean {
  const {
    setup,
    triggers,
    endings,
    withdrawal,
    turnLimit,
    effects,
    modifiers,
    availableActions,
    stateMachine,
  } = game;
  if (setup || turnLimit || withdrawal || stateMachine?.turn) return true;
  if (triggers?.length || endings?.length || modifiers?.length || Object.keys(effects ?? {}).length)
    return true;
  return (
    (availableActions ?? []).some((action) => action?.effects || action?.conditions || action?.cost) ||
    (stateMachine?.states ?? []).some((state) => state?.effects || state?.endPhase)
  );
}

/**
 * The game with what rules as data bring of themselves: the action `endPhase`, the events that mechanics tell, the
 * variables of the flow, and one for each modifier of players. A game that has them already is left as it is.
 */
export function completeGame<Game extends GameWritten>(game: Game): Game {
  if (!game.availableActions || !game.stateMachine?.states || !game.variableSchema) return game;
  return {
    ...game,
    availableActions: withEndPhase(game.availableActions),
    stateMachine: { ...game.stateMachine, states: game.stateMachine.states.map(withEndPhaseOffered) },
    variableSchema: withVariables(game),
    events: withEvents(game),
  };
}

type Actions = GameWritten['availableActions'];
type State = GameWritten['stateMachine']['states'][number];

function withEndPhase(actions: Actions): Actions {
  if (actions.some((action) => action?.actionType === END_PHASE)) return actions;
  return [...actions, { actionType: END_PHASE, displayName: 'End phase', parameters: [], errorCodes: [] }];
}

function withEndPhaseOffered(state: State): State {
  if (!state || state.type === 'AUTO') return state;
  const also = (names: readonly string[] = []): string[] =>
    names.includes(END_PHASE) ? [...names] : [...names, END_PHASE];
  if (!state.stages) return { ...state, availableActions: also(state.availableActions) };
  return {
    ...state,
    stages: state.stages.map(
      (stage) => stage && { ...stage, availableActions: also(stage.availableActions) },
    ),
  };
}

const NOBODY = { others: 'nothing' } as const;

function withVariables({ variableSchema, modifiers }: GameWritten): GameWritten['variableSchema'] {
  const { globalVariableSchema: shared, playerVariableSchema: own } = variableSchema;
  const marks = (modifiers ?? []).filter((modifier) => modifier?.on === 'player' && modifier.id);
  return {
    globalVariableSchema: {
      properties: {
        ...shared?.properties,
        turnNumber: { type: 'integer', default: 0, description: 'Which turn this is, from 1' },
        turnSeat: { type: 'playerId', nullable: true, default: null, description: 'Whose turn it is' },
        turnPlace: { type: 'integer', default: 0, description: 'Phases of this turn that have begun' },
        nextSeat: {
          type: 'playerId',
          nullable: true,
          default: null,
          description: 'Who was given the next turn',
        },
        entered: {
          type: 'integer',
          default: 0,
          description: 'Cards that came into play',
          visibility: NOBODY,
        },
        timers: {
          type: 'array',
          items: TIMER,
          default: [],
          description: 'Modifiers that end',
          visibility: NOBODY,
        },
      },
    },
    playerVariableSchema: {
      properties: {
        ...own?.properties,
        ...Object.fromEntries(
          marks.map(({ id, description }) => [
            id,
            { type: 'integer' as const, default: 0, description: description ?? 'A modifier' },
          ]),
        ),
      },
    },
  };
}

const TIMER = {
  type: 'object',
  properties: {
    on: { type: 'string', description: 'A seat or a card' },
    modifier: { type: 'string' },
    until: { type: 'integer', description: 'The turn at whose end it ends' },
  },
} as const;

/** The mechanics that tell each event; what has none here always happens. */
const TOLD_BY: Readonly<Record<string, readonly Mechanic[]>> = {
  'card.drawn': ['draw'],
  'card.dealt': ['deal'],
  'card.moved': ['move'],
  'card.discarded': ['discard'],
  'card.turned': ['turn'],
  'card.revealed': ['reveal'],
  'damage.dealt': ['damage'],
  'tracker.gained': ['gain'],
  'tracker.paid': ['pay'],
  'tracker.transferred': ['transfer'],
  'die.rolled': ['roll'],
  'counter.changed': ['addCounter'],
  'modifier.added': ['addModifier'],
  'modifier.ended': ['addModifier', 'removeModifier'],
};

function withEvents(game: GameWritten): NonNullable<GameWritten['events']> {
  const own = game.events ?? [];
  const used = new Set<string>();
  collect(game, used);
  const pays = game.availableActions.some((action) => action?.cost);
  const canShuffle = Boolean(game.deckDefinitions?.length || game.playerHandDefinitions?.length);
  const told = BUILT_IN_EVENTS.filter(({ type }) => {
    if (own.some((event) => event?.type === type)) return false;
    if (type === 'tracker.paid' && pays) return true;
    if (type === 'zone.shuffled') return canShuffle;
    return TOLD_BY[type]?.some((mechanic) => used.has(mechanic)) ?? true;
  });
  return [
    ...own,
    ...told.map(({ type, description, fields }) => ({
      type,
      description,
      fields: fields.map((field) => ({ ...field, type: typeIn(game, field.type), array: false })),
    })),
  ];
}

/** In a game without decks what lies somewhere is pieces alone. */
const typeIn = ({ deckDefinitions }: GameWritten, type: EventField['type']): EventField['type'] =>
  type === 'cardId' && !deckDefinitions?.length ? 'pieceId' : type;

/** Every mechanic that is named anywhere in a part of a manifest. */
function collect(part: unknown, into: Set<string>): void {
  if (typeof part !== 'object' || part === null) return;
  if ('do' in part && typeof part.do === 'string') into.add(part.do);
  for (const inner of Object.values(part)) collect(inner, into);
}
