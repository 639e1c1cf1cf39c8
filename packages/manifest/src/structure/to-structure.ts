import { type ActionSpec, END_PHASE, type SpaceSpec, type Structure } from '@tapete/core';
import { type Libraries, librariesOf } from '../across/libraries.js';
import { ENTERED } from '../authored/complete.js';
import type { GameManifest } from '../shapes/game.js';
import { definitionIndex } from '../values/definition-index.js';
import { defined } from '../values/members.js';
import { boardSpec } from './boards.js';
import { phaseOf } from './phases.js';
import {
  boardPieces,
  cardDefinitions,
  cardPieces,
  decksOf,
  type NamedDeck,
  pieceDefinitions,
} from './pieces.js';
import { configSpecs, fieldSpec, parameterSpec, variableSpecs } from './values.js';
import { visibilityOf } from './visibility.js';

/**
 * The game as the engine needs it: every default written out, cards and pieces with what libraries say of them.
 * Thrown as a Failure: DEFINITION_UNKNOWN for what no library at hand defines; `verifyFiles` tells it with its place.
 */
export function toStructure(game: GameManifest, libraries: Libraries): Structure {
  const index = definitionIndex(librariesOf(game, libraries));
  const decks = decksOf(game, index);
  return {
    id: game.id,
    version: game.version,
    seats: { min: game.playerConfig.minPlayers, max: game.playerConfig.maxPlayers },
    config: configSpecs(game.config.properties),
    spaces: spacesOf(game, decks),
    boards: game.boardDefinitions.map(boardSpec),
    definitions: unique([...[...decks.values()].flatMap(cardDefinitions), ...pieceDefinitions(game, index)]),
    pieces: [...cardPieces(game, decks), ...boardPieces(game)],
    dice: game.components.flatMap((one) => (one.type === 'die' ? [{ id: one.id, sides: one.sides }] : [])),
    ...countersOf(game),
    resources: game.resources.map(({ id }) => id),
    actions: actionsOf(game),
    phases: game.stateMachine.states.map(phaseOf),
    initialPhase: game.stateMachine.initialState,
    variables: {
      global: variableSpecs(game.variableSchema.globalVariableSchema.properties),
      seat: variableSpecs(game.variableSchema.playerVariableSchema.properties),
    },
    events: game.events.map(({ type, fields }) => ({ type, fields: fields.map(fieldSpec) })),
    longest: game.longest,
  };
}

/** Counters, modifiers of cards by their number, and where cards have triggers the order in which they came into play. */
function countersOf({ counters, modifiers, deckDefinitions }: GameManifest): Pick<Structure, 'counters'> {
  const hasTriggers = deckDefinitions.some(
    (deck) => deck.type === 'manual' && deck.cards.some(({ triggers }) => triggers !== undefined),
  );
  const specs = [
    ...counters.map((name) => ({ name })),
    ...modifiers.flatMap(({ id, on }) => (on === 'card' ? [{ name: id }] : [])),
    ...(hasTriggers ? [{ name: ENTERED, hidden: true as const }] : []),
  ];
  return specs.length === 0 ? {} : { counters: specs };
}

/** Those of the manifest, and `endPhase` where a phase waits for it. */
function actionsOf({ availableActions, stateMachine }: GameManifest): ActionSpec[] {
  const actions = availableActions.map(
    ({ actionType, parameters, policy, errorCodes }): ActionSpec => ({
      name: actionType,
      parameters: parameters.map(parameterSpec),
      ...defined({ policy }),
      errorCodes,
    }),
  );
  const isNeeded = stateMachine.states.some(({ autoAdvance }) => !autoAdvance);
  if (!isNeeded || actions.some(({ name }) => name === END_PHASE)) return actions;
  return [...actions, { name: END_PHASE, parameters: [], errorCodes: [] }];
}

/** Deck components lie on the table once, hands once for each seat. */
function spacesOf(game: GameManifest, decks: ReadonlyMap<string, NamedDeck>): SpaceSpec[] {
  const nameOf = (id: string) => decks.get(id)?.name ?? id;
  const shared = game.components.flatMap((component): SpaceSpec[] =>
    component.type === 'deck'
      ? [
          {
            id: component.id,
            per: 'table',
            visibility: visibilityOf(component.visibility),
          },
        ]
      : [],
  );
  const hands = game.playerHandDefinitions.map(
    ({ id, visibility, maxCards, minCards, deckDefinitionIds }): SpaceSpec => ({
      id,
      per: 'seat',
      visibility: visibilityOf(visibility),
      ...defined({ capacity: maxCards, minimum: minCards }),
      ...(deckDefinitionIds?.length ? { decks: deckDefinitionIds.map(nameOf) } : {}),
    }),
  );
  return [...shared, ...hands];
}

/** Two decks may be made of the same cards; what a card is stands once. */
const unique = <Spec extends { readonly id: string }>(specs: readonly Spec[]): Spec[] => [
  ...new Map(specs.map((spec) => [spec.id, spec])).values(),
];
