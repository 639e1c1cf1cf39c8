import type { EventSpec, NamedSpec } from '@tapete/core';
import type { Effect, Plan } from '@tapete/manifest';
import { readSpaceId } from '../layout/space-id.js';
import { fieldsOf } from './cue.js';
import { circleOf, longestOf, pointOf } from './graph.js';

export const PLAN_CODES = [
  'ID_TWICE',
  'EVENT_UNKNOWN',
  'PLAN_EFFECT_UNKNOWN',
  'PLAN_MARKER_UNKNOWN',
  'PLAN_FIELD_UNKNOWN',
  'PLAN_FIELD_KIND',
  'PLAN_PART_MISSING',
  'PLAN_CYCLE',
  'PLAN_TOO_LONG',
  'SPACE_UNKNOWN',
  'RESOURCE_UNKNOWN',
  'TEXT_MISSING',
] as const;
export type PlanCode = (typeof PLAN_CODES)[number];

export interface PlanFinding {
  readonly code: PlanCode;
  /** JSON path in the plan: `/effects/2/after/0`. */
  readonly path: string;
  readonly message: string;
}

/** What the names of a plan can mean. */
export interface PlanSurroundings {
  readonly events: readonly EventSpec[];
  /** Spaces and boards, without seat and cell. */
  readonly spaces: readonly string[];
  /** Ids of the sound resources. */
  readonly sounds: readonly string[];
  /** Keys that every locale has. */
  readonly texts: readonly string[];
}

/** No plan holds a table up for longer, at normal speed. */
export const LONGEST_PLAN_MS = 8000;

/**
 * Everything that is wrong with a plan: unknown names, missing parts, circles, too long.
 * What a viewer may not know cannot be shown: a plan sees an event as that viewer was told it.
 */
export function checkPlan(plan: Plan, surroundings: PlanSurroundings): PlanFinding[] {
  const event = surroundings.events.find(({ type }) => type === plan.on);
  const types = surroundings.events.map(({ type }) => type);
  if (event === undefined) return [unknown('EVENT_UNKNOWN', '/on', plan.on, types)];
  const effects = plan.effects.flatMap((effect, index) => {
    const at = { plan, effect, path: `/effects/${index}`, fields: event.fields, surroundings };
    return [...checkPoints(at), ...checkNeeds(at), ...checkFields(at), ...checkNames(at)];
  });
  const conditions = checkConditions(plan.when, '/when', event.fields);
  return [...conditions, ...checkIds(plan), ...effects, ...checkLength(plan)];
}

interface At {
  readonly plan: Plan;
  readonly effect: Effect;
  readonly path: string;
  readonly fields: readonly NamedSpec[];
  readonly surroundings: PlanSurroundings;
}

/** What each kind of effect cannot be without: of each list one. */
const NEEDS: Readonly<Record<Effect['do'], readonly (readonly (keyof Effect)[])[]>> = {
  move: [['piece'], ['to']],
  fall: [['piece'], ['to']],
  flip: [['piece']],
  deal: [['from'], ['to', 'spaces']],
  shake: [['piece', 'spaces']],
  roll: [['piece', 'spaces']],
  highlight: [['piece', 'spaces']],
  count: [['spaces']],
  say: [['text']],
  sound: [['sound']],
  wait: [],
};

/** The types of event fields that each part can be given as `$field`. */
const KINDS = {
  piece: ['pieceId', 'cardId', 'tokenId'],
  spaces: ['spaceId', 'deckId', 'zoneId', 'tileId', 'edgeId', 'vertexId'],
} as const;

function checkIds({ effects }: Plan): PlanFinding[] {
  return effects.flatMap(({ id }, index) =>
    effects.findIndex((other) => other.id === id) === index
      ? []
      : [
          {
            code: 'ID_TWICE' as const,
            path: `/effects/${index}/id`,
            message: `"${id}": another effect has this id`,
          },
        ],
  );
}

function checkPoints({ plan, effect, path }: At): PlanFinding[] {
  return (effect.after ?? []).flatMap((text, index) => {
    const point = pointOf(text);
    const place = `${path}/after/${index}`;
    const before = plan.effects.find(({ id }) => id === point.effect);
    if (before === undefined) {
      return [
        unknown(
          'PLAN_EFFECT_UNKNOWN',
          place,
          point.effect,
          plan.effects.map(({ id }) => id),
        ),
      ];
    }
    const markers = Object.keys(before.markers ?? {});
    const isKnown = point.marker === undefined || markers.includes(point.marker);
    return isKnown ? [] : [unknown('PLAN_MARKER_UNKNOWN', place, text, markers)];
  });
}

function checkNeeds({ effect, path }: At): PlanFinding[] {
  return NEEDS[effect.do]
    .filter((anyOf) => anyOf.every((part) => effect[part] === undefined))
    .map((anyOf) => {
      const message = `"${effect.id}": ${effect.do} needs ${anyOf.map((part) => `"${part}"`).join(' or ')}`;
      return { code: 'PLAN_PART_MISSING' as const, path, message };
    });
}

function checkFields({ effect, path, fields }: At): PlanFinding[] {
  const names = fields.map(({ name }) => name);
  const missing = fieldsOf(effect)
    .filter((field) => !names.includes(field))
    .map((field) => unknown('PLAN_FIELD_UNKNOWN', path, `$${field}`, names));
  const wrong = [
    ...checkKind(effect.piece, { of: 'piece', path, fields, takesList: true }),
    ...(['spaces', 'from', 'to'] as const).flatMap((part) =>
      checkKind(effect[part], { of: 'spaces', path, fields, takesList: part === 'spaces' }),
    ),
  ];
  return [...missing, ...wrong, ...checkConditions(effect.when, `${path}/when`, fields)];
}

interface KindOf {
  readonly of: keyof typeof KINDS;
  readonly path: string;
  readonly fields: readonly NamedSpec[];
  /** Whether a list of such ids will do as well. */
  readonly takesList?: boolean;
}

function checkKind(text: string | undefined, { of, path, fields, takesList = false }: KindOf): PlanFinding[] {
  const field = fields.find(({ name }) => text === `$${name}`);
  const kinds: readonly string[] = KINDS[of];
  const type = takesList && field?.type === 'array' ? field.items?.type : field?.type;
  if (field === undefined || kinds.includes(type ?? '')) return [];
  const message = `$${field.name} is a ${field.type}; ${of === 'piece' ? 'a piece' : 'a space'} is needed`;
  return [{ code: 'PLAN_FIELD_KIND', path, message }];
}

function checkConditions(
  conditions: Effect['when'],
  path: string,
  fields: readonly NamedSpec[],
): PlanFinding[] {
  const names = fields.map(({ name }) => name);
  return (conditions ?? []).flatMap(({ field }, index) =>
    names.includes(field) ? [] : [unknown('PLAN_FIELD_UNKNOWN', `${path}/${index}/field`, field, names)],
  );
}

function checkNames({ effect, path, surroundings }: At): PlanFinding[] {
  const { sounds, texts, spaces } = surroundings;
  const { sound, text } = effect;
  const named = [effect.spaces, effect.from, effect.to].filter(
    (id) => id !== undefined && !/^\$\w+$/.test(id),
  );
  return [
    ...(sound === undefined || sounds.includes(sound)
      ? []
      : [unknown('RESOURCE_UNKNOWN', path, sound, sounds)]),
    ...(text === undefined || texts.includes(text)
      ? []
      : [
          {
            code: 'TEXT_MISSING' as const,
            path: `${path}/text`,
            message: `"${text}": no such text in every locale`,
          },
        ]),
    ...named.flatMap((id = '') =>
      spaces.includes(readSpaceId(id).base) ? [] : [unknown('SPACE_UNKNOWN', path, id, spaces)],
    ),
  ];
}

function checkLength(plan: Plan): PlanFinding[] {
  const circle = circleOf(plan);
  if (circle) {
    const message = `${[...circle, circle[0]].join(' after ')}: none of them can ever begin`;
    return [{ code: 'PLAN_CYCLE', path: '/effects', message }];
  }
  const longest = longestOf(plan);
  if (longest <= LONGEST_PLAN_MS) return [];
  const message = `takes up to ${longest} ms; at most ${LONGEST_PLAN_MS}`;
  return [{ code: 'PLAN_TOO_LONG', path: '/effects', message }];
}

function unknown(code: PlanCode, path: string, name: string, known: readonly string[]): PlanFinding {
  const list = known.length === 0 ? 'there are none' : `there are ${known.join(', ')}`;
  return { code, path, message: `"${name}": no such name here; ${list}` };
}
