import type { Scalar } from '@tapete/core';
import type { Libraries } from '../across/libraries.js';
import { librariesOf } from '../across/libraries.js';
import { each } from '../checks/each.js';
import type { GameWritten } from '../shapes/game.js';
import type { Property } from '../shapes/property.js';
import { definitionIndex } from '../values/definition-index.js';
import { STANDARD_DECK, STANDARD_DECK_DEFINITION } from '../values/standard-deck.js';
import { type BoardName, boardsOf } from './board-names.js';
import { BUILT_IN_EVENTS } from './events.js';
import type { Addition, Tracker, ValueKind } from './formula.js';
import { type EventName, type Events, kindOf, type Members, type Trackers } from './kinds.js';
import type { ZoneName } from './program.js';
import { eventTypes, typesOf } from './world-types.js';

/** Everything of one game that expressions can name. */
export interface World {
  /** Zones of cards, then boards. */
  readonly zones: readonly ZoneName[];
  readonly boards: readonly BoardName[];
  readonly properties: { readonly name: string; readonly nothing: Scalar; readonly adds: Addition[] }[];
  readonly counters: readonly string[];
  readonly modifiers: readonly { readonly id: string; readonly on: 'player' | 'card' }[];
  readonly trackers: Trackers;
  readonly events: Events;
  /** Members of each type of CEL. */
  readonly types: ReadonlyMap<string, Members>;
}

export function worldOf(game: GameWritten, libraries: Libraries): World {
  const decks = zonesOf(game);
  const boards = boardsOf(game, decks.length);
  const zones = [...decks, ...boardZones(game)];
  const modifiers = modifiersOf(game);
  const cardProperties = propertiesOf(game, libraries);
  const properties = [...cardProperties].map(([name, kind]) => ({
    name,
    nothing: NOTHING[kind],
    adds: additionsOf(game, 'card', name),
  }));
  const counters = [...(game.counters ?? [])].filter((name) => typeof name === 'string');
  const trackers = trackersOf(game);
  const events = eventsOf(game);
  const parts = { zones, boards, counters, trackers, cardProperties: [...cardProperties], game };
  const types = new Map([...typesOf(parts), ...eventTypes(events)]);
  return { zones, boards, properties, counters, modifiers, trackers, events, types };
}

const NOTHING: { readonly [kind in ValueKind]: Scalar } = {
  card: -1,
  player: -1,
  space: -1,
  integer: 0,
  boolean: false,
  text: '',
};

const isOpen = (visibility: unknown): boolean =>
  visibility === 'public' || (visibility as { others?: string } | undefined)?.others === 'identity';

/** A hand is held with its faces to its owner; where nobody looks in, cards lie face down. */
function usualFace(visibility: unknown): Pick<ZoneName, 'face'> {
  if (visibility === 'ownerOnly') return { face: 'up' };
  return visibility === 'hidden' ? { face: 'down' } : {};
}

function zonesOf(game: GameWritten): ZoneName[] {
  const zones: ZoneName[] = [];
  each(game.playerHandDefinitions, [], ({ id, visibility }) =>
    zones.push({ id, per: 'seat', open: isOpen(visibility), ...usualFace(visibility ?? 'ownerOnly') }),
  );
  each(game.components, [], (component) => {
    if (component.type === 'deck')
      zones.push({
        id: component.id,
        per: 'table',
        open: isOpen(component.visibility ?? 'public'),
        ...usualFace(component.visibility),
      });
  });
  return zones.filter(({ id }) => Boolean(id));
}

function boardZones({ boardDefinitions }: GameWritten): ZoneName[] {
  const zones: ZoneName[] = [];
  each(boardDefinitions, [], ({ id, type, per, visibility }) => {
    if (id && type)
      zones.push({ id, per: per ?? 'table', board: true, open: isOpen(visibility ?? 'public') });
  });
  return zones;
}

function modifiersOf(game: GameWritten) {
  const modifiers: { id: string; on: 'player' | 'card' }[] = [];
  each(game.modifiers, [], ({ id, on }) => modifiers.push({ id, on }));
  return modifiers;
}

/** What modifiers add to a tracker of players, or to a property of cards. */
function additionsOf(game: GameWritten, on: 'player' | 'card', name: string): Addition[] {
  const additions: Addition[] = [];
  each(game.modifiers, [], (modifier, path) => {
    const by = modifier.adds?.[name];
    if (modifier.on === on && typeof by === 'number') additions.push({ modifier: Number(path.at(-1)), by });
  });
  return additions;
}

/** Properties of all cards of the game. One that is of several kinds cannot be read. */
function propertiesOf(game: GameWritten, libraries: Libraries): Map<string, ValueKind> {
  const index = definitionIndex(librariesOf(game, libraries));
  const kinds = new Map<string, ValueKind | undefined>();
  const take = (schema: Readonly<Record<string, Property>> | undefined) => {
    for (const [name, property] of Object.entries(schema ?? {})) {
      const kind = property && kindOf(property);
      kinds.set(name, kinds.has(name) && kinds.get(name) !== kind ? undefined : kind);
    }
  };
  each(game.deckDefinitions, [], (deck) => {
    if (deck.type === 'manual') return take(deck.cardSchema?.properties);
    const name = deck.definition ?? (deck.id === STANDARD_DECK ? STANDARD_DECK_DEFINITION : deck.id);
    const found = index.whole.get(name);
    if (found?.type === 'deck') take(found.cardSchema.properties);
  });
  return new Map([...kinds].filter((entry): entry is [string, ValueKind] => entry[1] !== undefined));
}

function trackersOf(game: GameWritten) {
  const { globalVariableSchema: shared, playerVariableSchema: own } = game.variableSchema ?? {};
  const player = variablesOf(own?.properties, 'variable', (name) => additionsOf(game, 'player', name));
  each(game.resources, [], ({ id }) =>
    player.set(id, { kind: 'resource', name: id, holds: 'integer', adds: additionsOf(game, 'player', id) }),
  );
  return { player, game: variablesOf(shared?.properties, 'shared', () => []) };
}

function variablesOf(
  properties: Readonly<Record<string, Property>> | undefined,
  kind: Tracker['kind'],
  adds: (name: string) => Addition[],
): Map<string, Tracker> {
  const found = new Map<string, Tracker>();
  for (const [name, property] of Object.entries(properties ?? {})) {
    const holds = property && kindOf(property);
    if (holds) found.set(name, { kind, name, holds, adds: adds(name) });
  }
  return found;
}

function eventsOf(game: GameWritten): Map<string, EventName[]> {
  const events = new Map<string, EventName[]>();
  for (const { type, fields } of BUILT_IN_EVENTS)
    events.set(
      type,
      fields.flatMap(({ name, type: of, required }) => fieldOf({ name, required }, kindOf({ type: of }))),
    );
  each(game.events, [], ({ type, fields }) => {
    const names: EventName[] = [];
    each(fields, [], (field) => names.push(...fieldOf(field, kindOf(field as Property))));
    if (type && !BUILT_IN_EVENTS.some((event) => event.type === type)) events.set(type, names);
  });
  return events;
}

function fieldOf(
  {
    name,
    required,
    array,
  }: { readonly name: string; readonly required?: boolean | undefined; readonly array?: boolean | undefined },
  kind: ValueKind | undefined,
): EventName[] {
  return kind && name ? [{ name, kind, isRequired: required !== false, isList: array === true }] : [];
}
