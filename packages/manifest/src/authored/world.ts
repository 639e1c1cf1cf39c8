import type { Scalar } from '@tapete/core';
import type { Libraries } from '../across/libraries.js';
import { librariesOf } from '../across/libraries.js';
import { each } from '../checks/each.js';
import type { GameWritten } from '../shapes/game.js';
import { camelCase } from '../shapes/naming.js';
import type { Property } from '../shapes/property.js';
import { definitionIndex } from '../values/definition-index.js';
import { STANDARD_DECK, STANDARD_DECK_DEFINITION } from '../values/standard-deck.js';
import { BUILT_IN_EVENTS } from './events.js';
import type { Addition, Formula, Tracker, ValueKind, ZoneName } from './program.js';

/** What stands behind a dot: its type, and how it is worked out of what stands before it. */
export interface Member {
  readonly type: string;
  readonly of: (holder: Formula) => Formula;
}
export type Members = ReadonlyMap<string, Member>;

/** Everything of one game that expressions can name. */
export interface World {
  readonly zones: readonly ZoneName[];
  readonly properties: { readonly name: string; readonly nothing: Scalar; readonly adds: Addition[] }[];
  readonly counters: readonly string[];
  readonly modifiers: readonly { readonly id: string; readonly on: 'player' | 'card' }[];
  readonly trackers: {
    readonly player: ReadonlyMap<string, Tracker>;
    readonly game: ReadonlyMap<string, Tracker>;
  };
  /** Fields of each event, by type. */
  readonly events: ReadonlyMap<string, readonly EventName[]>;
  /** Members of each type of CEL. */
  readonly types: ReadonlyMap<string, Members>;
}

export interface EventName {
  readonly name: string;
  readonly kind: ValueKind;
  readonly isRequired: boolean;
}

export const CEL_TYPE: { readonly [kind in ValueKind]: string } = {
  card: 'Card',
  player: 'Player',
  integer: 'int',
  boolean: 'bool',
  text: 'string',
};

export function worldOf(game: GameWritten, libraries: Libraries): World {
  const zones = zonesOf(game);
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
  const parts = { zones, counters, trackers, cardProperties: [...cardProperties], game };
  const types = new Map([...typesOf(parts), ...eventTypes(events)]);
  return { zones, properties, counters, modifiers, trackers, events, types };
}

const NOTHING: { readonly [kind in ValueKind]: Scalar } = {
  card: -1,
  player: -1,
  integer: 0,
  boolean: false,
  text: '',
};

function zonesOf(game: GameWritten): ZoneName[] {
  const zones: ZoneName[] = [];
  const isOpen = (visibility: unknown) =>
    visibility === 'public' || (visibility as { others?: string } | undefined)?.others === 'identity';
  each(game.playerHandDefinitions, [], ({ id, visibility }) =>
    zones.push({ id, per: 'seat', open: isOpen(visibility) }),
  );
  each(game.components, [], (component) => {
    if (component.type === 'deck')
      zones.push({ id: component.id, per: 'table', open: isOpen(component.visibility ?? 'public') });
  });
  return zones.filter(({ id }) => Boolean(id));
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

/** Kinds of values that expressions know; of what has none (lists, objects, fractions) they cannot speak. */
export function kindOf(
  property: Pick<Property, 'type' | 'enum' | 'enums'> | { readonly type: string },
): ValueKind | undefined {
  const { type } = property;
  if (type === 'enum') {
    const values = (property as Property).enums ?? (property as Property).enum ?? [];
    if (values.every((value) => typeof value === 'string')) return 'text';
    return values.every((value) => typeof value === 'number') ? 'integer' : undefined;
  }
  return KIND_OF_TYPE[type];
}

const KIND_OF_TYPE: Readonly<Record<string, ValueKind>> = {
  integer: 'integer',
  boolean: 'boolean',
  string: 'text',
  cardType: 'text',
  deckId: 'text',
  tileId: 'text',
  edgeId: 'text',
  vertexId: 'text',
  spaceId: 'text',
  zoneId: 'text',
  tokenId: 'text',
  resourceId: 'text',
  playerId: 'player',
  cardId: 'card',
  pieceId: 'card',
};

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
      fields.flatMap(({ name, type: of, required }) =>
        fieldOf(name, kindOf({ type: of }), required !== false),
      ),
    );
  each(game.events, [], ({ type, fields }) => {
    const names: EventName[] = [];
    each(fields, [], (field) => {
      if (!field.array)
        names.push(...fieldOf(field.name, kindOf(field as Property), field.required !== false));
    });
    if (type && !BUILT_IN_EVENTS.some((event) => event.type === type)) events.set(type, names);
  });
  return events;
}

const fieldOf = (name: string, kind: ValueKind | undefined, isRequired: boolean): EventName[] =>
  kind && name ? [{ name, kind, isRequired }] : [];

interface Parts {
  readonly zones: readonly ZoneName[];
  readonly counters: readonly string[];
  readonly trackers: World['trackers'];
  readonly cardProperties: readonly (readonly [string, ValueKind])[];
  readonly game: GameWritten;
}

function typesOf({ zones, counters, trackers, cardProperties, game }: Parts): Map<string, Members> {
  const zoneMembers = (per: 'seat' | 'table') =>
    zones.flatMap(({ id, per: its }, zone): [string, Member][] =>
      its === per ? [[camelCase(id), { type: 'list<Card>', of: (of) => zoneFormula(zone, per, of) }]] : [],
    );
  return new Map<string, Members>([
    [
      'Player',
      new Map<string, Member>([
        ['seat', { type: 'int', of: same }],
        ['withdrawn', { type: 'bool', of: (of) => ({ op: 'withdrawn', of }) }],
        ['trackers', { type: 'PlayerTrackers', of: same }],
        ['zones', { type: 'PlayerZones', of: same }],
      ]),
    ],
    ['PlayerTrackers', trackerMembers(trackers.player)],
    ['PlayerZones', new Map(zoneMembers('seat'))],
    [
      'Game',
      new Map<string, Member>([
        ['turn', { type: 'int', of: () => ({ op: 'turn' }) }],
        ['phase', { type: 'string', of: () => ({ op: 'phase' }) }],
        ['phasesLeft', { type: 'list<string>', of: () => ({ op: 'phasesLeft' }) }],
        ['trackers', { type: 'GameTrackers', of: same }],
        ['zones', { type: 'GameZones', of: same }],
        ['config', { type: 'GameConfig', of: same }],
      ]),
    ],
    ['GameTrackers', trackerMembers(trackers.game)],
    ['GameZones', new Map(zoneMembers('table'))],
    ['GameConfig', configMembers(game)],
    [
      'Card',
      new Map<string, Member>([
        ...cardProperties.map(([name, kind], property): [string, Member] => [
          name,
          { type: CEL_TYPE[kind], of: (of) => ({ op: 'property', property, of }) },
        ]),
        ['owner', { type: 'Player', of: (of) => ({ op: 'owner', of }) }],
        ['type', { type: 'string', of: (of) => ({ op: 'cardType', of }) }],
        ['zone', { type: 'string', of: (of) => ({ op: 'cardZone', of }) }],
        ['faceUp', { type: 'bool', of: (of) => ({ op: 'faceUp', of }) }],
        ['counters', { type: 'CardCounters', of: same }],
      ]),
    ],
    [
      'CardCounters',
      new Map(
        counters.map((name, counter): [string, Member] => [
          name,
          { type: 'int', of: (of) => ({ op: 'counter', counter, of }) },
        ]),
      ),
    ],
  ]);
}

/** What `trigger` is when that happens: its fields lie in the places from its own on. */
export const triggerType = (event: string): string => `On${event.replaceAll('.', '_')}`;

function eventTypes(events: World['events']): [string, Members][] {
  return [...events].map(([type, fields]) => [
    triggerType(type),
    new Map(
      fields.map(({ name, kind }, index): [string, Member] => [
        name,
        { type: CEL_TYPE[kind], of: (of) => ({ op: 'place', place: placeOf(of) + index }) },
      ]),
    ),
  ]);
}

const placeOf = (formula: Formula): number => (formula.op === 'place' ? formula.place : 0);

const same = (of: Formula): Formula => of;

function zoneFormula(zone: number, per: 'seat' | 'table', of: Formula): Formula {
  return { op: 'zone', zone: per === 'seat' ? { zone, of } : { zone } };
}

function trackerMembers(trackers: ReadonlyMap<string, Tracker>): Members {
  return new Map(
    [...trackers].map(([name, tracker]): [string, Member] => [
      name,
      {
        type: CEL_TYPE[tracker.holds],
        of: (of) => (tracker.kind === 'shared' ? { op: 'tracker', tracker } : { op: 'tracker', tracker, of }),
      },
    ]),
  );
}

function configMembers(game: GameWritten): Members {
  return new Map(
    Object.entries(game.config?.properties ?? {}).flatMap(([name, property]): [string, Member][] => {
      const kind = property && kindOf(property);
      return kind ? [[name, { type: CEL_TYPE[kind], of: () => ({ op: 'config', name }) }]] : [];
    }),
  );
}
