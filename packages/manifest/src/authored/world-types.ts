import { each } from '../checks/each.js';
import type { GameWritten } from '../shapes/game.js';
import { camelCase } from '../shapes/naming.js';
import { type BoardName, boardTypes } from './board-names.js';
import type { Formula, Tracker, ValueKind } from './formula.js';
import { CEL_TYPE, type Events, kindOf, type Member, type Members, type Trackers, typeOf } from './kinds.js';
import type { ZoneName } from './program.js';

/** What types are made of. */
export interface TypeParts {
  readonly zones: readonly ZoneName[];
  readonly boards: readonly BoardName[];
  readonly counters: readonly string[];
  readonly trackers: Trackers;
  readonly cardProperties: readonly (readonly [string, ValueKind])[];
  readonly game: GameWritten;
}

export function typesOf({
  zones,
  boards,
  counters,
  trackers,
  cardProperties,
  game,
}: TypeParts): Map<string, Members> {
  const zoneMembers = (per: 'seat' | 'table') =>
    zones.flatMap(({ id, per: its, board }, zone): [string, Member][] =>
      its === per && !board
        ? [[camelCase(id), { type: 'list<Card>', of: (of) => zoneFormula(zone, per, of) }]]
        : [],
    );
  return new Map<string, Members>([
    [
      'Player',
      new Map<string, Member>([
        ['seat', { type: 'int', of: same }],
        ['withdrawn', { type: 'bool', of: (of) => ({ op: 'withdrawn', of }) }],
        ['trackers', { type: 'PlayerTrackers', of: same }],
        ['zones', { type: 'PlayerZones', of: same }],
        ['boards', { type: 'PlayerBoards', of: same }],
        ['pieces', { type: 'list<Card>', of: (of) => ({ op: 'piecesOf', of }) }],
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
        ['boards', { type: 'GameBoards', of: same }],
        ['pieces', { type: 'GamePieces', of: same }],
        ['config', { type: 'GameConfig', of: same }],
      ]),
    ],
    ['GameTrackers', trackerMembers(trackers.game)],
    ['GameZones', new Map(zoneMembers('table'))],
    ['GameConfig', configMembers(game)],
    ['GamePieces', pieceMembers(game)],
    ...boardTypes(boards),
    [
      'Card',
      new Map<string, Member>([
        ...cardProperties.map(([name, kind], property): [string, Member] => [
          name,
          { type: CEL_TYPE[kind], of: (of) => ({ op: 'property', property, of }) },
        ]),
        ['owner', { type: 'Player', of: (of) => ({ op: 'owner', of }) }],
        ['type', { type: 'string', of: (of) => ({ op: 'cardType', of }) }],
        ['space', { type: 'Space', of: (of) => ({ op: 'spaceOf', of }) }],
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

export function eventTypes(events: Events): [string, Members][] {
  return [...events].map(([type, fields]) => [
    triggerType(type),
    new Map(
      fields.map(({ name, ...field }, index): [string, Member] => [
        name,
        { type: typeOf(field), of: (of) => ({ op: 'place', place: placeOf(of) + index }) },
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

/** Pieces of which there is one on the whole table, by their ids. */
function pieceMembers({ components }: GameWritten): Members {
  const members = new Map<string, Member>();
  each(components, [], (component) => {
    if (component.type !== 'piece' || component.per === 'seat' || (component.count ?? 1) !== 1) return;
    const { id } = component;
    members.set(camelCase(id), { type: 'Card', of: () => ({ op: 'piece', id }) });
  });
  return members;
}
