import { nearest } from '../findings/near.js';
import type { GameWritten } from '../shapes/game.js';
import { NAMING } from '../shapes/naming.js';
import { STANDARD_DECK } from '../values/standard-deck.js';
import { each, valuesOf } from './each.js';

type Names = readonly string[];

/** What parts of a game can be named by others; undefined where a section that must be there could not be read. */
export interface GameNames {
  readonly decks: Names | undefined;
  readonly actions: Names | undefined;
  readonly states: Names | undefined;
  readonly config: Names;
  readonly resources: Names;
  readonly events: Names;
  /** Hands, deck components and boards -> whether each seat has its own. */
  readonly spaces: ReadonlyMap<string, 'table' | 'seat'> | undefined;
  readonly boards: Names;
}

export function namesOf(game: GameWritten): GameNames {
  return {
    decks: allOf(game.deckDefinitions, meantDeck, 'deck'),
    actions: allOf(game.availableActions, ({ actionType }) => actionType, 'camel'),
    states: allOf(game.stateMachine?.states, ({ name }) => name, 'camel'),
    config: Object.keys(game.config?.properties ?? {}),
    resources: valuesOf(game.resources, ({ id }) => id),
    events: valuesOf(game.events, ({ type }) => type),
    spaces: spacesOf(game),
    boards: valuesOf(game.boardDefinitions, ({ id }) => id),
  };
}

/**
 * Every name of a section; undefined where an item of it could not be read, for who knows what that one is called. A name
 * that breaks the naming rule is told once; what refers to it by its right name is not wrong as well.
 */
function allOf<Item>(
  list: readonly Item[] | undefined,
  of: (item: Item) => string,
  rule: 'camel' | 'deck',
): Names | undefined {
  if (!list || list.some((item) => item === undefined || item === null || !of(item))) return undefined;
  const { pattern, mend } = NAMING[rule];
  return [...new Set(list.map(of).flatMap((name) => (pattern.test(name) ? [name] : [name, mend(name)])))];
}

/** A preset whose name is mistyped is told once; what refers to it by its right name is not wrong as well. */
export function meantDeck(deck: GameWritten['deckDefinitions'][number]): string {
  if (deck.type !== 'preset' || deck.definition !== undefined) return deck.id;
  return nearest(deck.id ?? '', [STANDARD_DECK]) ?? deck.id;
}

function spacesOf(game: GameWritten): Map<string, 'table' | 'seat'> | undefined {
  if (!game.playerHandDefinitions || !game.components) return undefined;
  const spaces = new Map<string, 'table' | 'seat'>();
  each(game.playerHandDefinitions, [], ({ id }) => spaces.set(id, 'seat'));
  each(game.components, [], (component) => {
    if (component.type === 'deck') spaces.set(component.id, 'table');
  });
  each(game.boardDefinitions, [], ({ id, per }) => spaces.set(id, per ?? 'table'));
  spaces.delete('');
  return spaces;
}
