import { each, mustDiffer, mustExist, valuesOf } from '../checks/each.js';
import { namesOf } from '../checks/names.js';
import type { Path } from '../findings/pointer.js';
import type { Report } from '../findings/report.js';
import type { Condition, Effect, Plan } from '../plan.js';
import type { GameWritten } from '../shapes/game.js';

/** What an effect must say to be one. */
const PARTS: Readonly<Partial<Record<Effect['do'], readonly (keyof Effect)[]>>> = {
  move: ['piece'],
  fall: ['piece'],
  flip: ['piece'],
  deal: ['from'],
  shake: ['piece'],
  highlight: ['spaces'],
  say: ['text'],
  sound: ['sound'],
};

/** A plan's graph, whatever the game: its effects say what they need, follow effects that exist, and come to an end. */
export function checkPlan(plan: Plan, report: Report): void {
  const effects = valuesOf(plan.effects, ({ id }) => id);
  mustDiffer(report, { list: plan.effects, at: ['effects'], key: 'id', of: ({ id }) => id });
  each(plan.effects, ['effects'], (effect, path) => {
    for (const part of PARTS[effect.do] ?? []) {
      if (effect[part] === undefined) report('PLAN_PART_MISSING', path, `\`${effect.do}\` needs \`${part}\``);
    }
    if (effect.do === 'deal' && effect.to === undefined && effect.spaces === undefined)
      report('PLAN_PART_MISSING', path, '`deal` needs `to` or `spaces`');
    each(effect.after, [...path, 'after'], (before, at) =>
      checkAfter(before, { plan, effects, path: at, report }),
    );
  });
  checkCycles(plan, report);
}

function checkAfter(
  before: string,
  {
    plan,
    effects,
    path,
    report,
  }: {
    readonly plan: Plan;
    readonly effects: readonly string[];
    readonly path: Path;
    readonly report: Report;
  },
): void {
  const [name = '', marker] = before.split(':');
  mustExist(report, { name, among: effects, path, code: 'PLAN_EFFECT_UNKNOWN', kind: 'effect' });
  const effect = plan.effects.find((one) => one?.id === name);
  if (marker === undefined || !effect) return;
  const among = Object.keys(effect.markers ?? {});
  mustExist(report, {
    name: marker,
    among,
    path,
    code: 'PLAN_MARKER_UNKNOWN',
    kind: `marker of \`${name}\``,
  });
}

/** Effects that wait for each other would never begin. */
function checkCycles({ effects }: Plan, report: Report): void {
  const before = new Map<string, readonly string[]>();
  each(effects, [], ({ id, after }) =>
    before.set(
      id,
      (after ?? []).map((one) => one.split(':')[0] as string),
    ),
  );
  const begun = new Set<string>();
  for (let grew = true; grew; ) {
    const ready = [...before].filter(
      ([id, names]) => !begun.has(id) && names.every((name) => begun.has(name) || !before.has(name)),
    );
    for (const [id] of ready) begun.add(id);
    grew = ready.length > 0;
  }
  const stuck = [...before.keys()].filter((id) => !begun.has(id));
  if (stuck.length === 0) return;
  const names = stuck.map((id) => `\`${id}\``).join(', ');
  const first = effects.findIndex((effect) => effect?.id === stuck[0]);
  report(
    'PLAN_CYCLE',
    ['effects', first, 'after'],
    `${names} wait for each other, so none of them ever begins`,
  );
}

export interface PlanAround {
  readonly game: GameWritten;
  /** Keys of the game's texts, where they are at hand. */
  readonly texts: readonly string[] | undefined;
}

/** What a plan names must be of the game: its event and that event's fields, sounds, texts. */
export function checkPlanOf(plan: Plan, around: PlanAround, report: Report): void {
  const { game } = around;
  mustExist(report, {
    name: plan.on,
    among: namesOf(game).events,
    path: ['on'],
    code: 'EVENT_UNKNOWN',
    kind: 'event',
  });
  const event = game.events?.find((one) => one?.type === plan.on);
  if (!event) return;
  const fields = valuesOf(event.fields, ({ name }) => name);
  each(plan.when, ['when'], (condition, path) => checkCondition(condition, { fields, path, report }));
  each(plan.effects, ['effects'], (effect, path) => checkEffect(effect, { ...around, fields, path, report }));
}

interface EffectAround extends PlanAround {
  readonly fields: readonly string[];
  readonly path: Path;
  readonly report: Report;
}

function checkEffect(effect: Effect, around: EffectAround): void {
  const { game, texts, path, report } = around;
  for (const part of ['piece', 'spaces', 'from', 'to'] as const) checkValue(effect[part], part, around);
  each(effect.when, [...path, 'when'], (condition, at) => checkCondition(condition, { ...around, path: at }));
  const sounds = valuesOf(game.presentation?.resources, ({ id, type }) =>
    type === 'sound' ? id : undefined,
  );
  mustExist(report, {
    name: effect.sound,
    among: sounds,
    path: [...path, 'sound'],
    code: 'RESOURCE_UNKNOWN',
    kind: 'sound',
  });
  if (texts)
    mustExist(report, {
      name: effect.text,
      among: texts,
      path: [...path, 'text'],
      code: 'TEXT_MISSING',
      kind: 'text',
    });
}

/** `$cell` is a field of the event, also inside (`supply:$seat`); what is left names a space by its first part. */
function checkValue(
  value: string | undefined,
  part: string,
  { game, fields, path, report }: EffectAround,
): void {
  if (!value) return;
  const at = [...path, part];
  for (const [, name] of value.matchAll(/\$(\w+)/g)) {
    mustExist(report, {
      name,
      among: fields,
      path: at,
      code: 'PLAN_FIELD_UNKNOWN',
      kind: 'field of the event',
    });
  }
  if (value.startsWith('$')) return;
  const name = value.split(/[/:]/)[0];
  if (part === 'piece') {
    mustExist(report, {
      name,
      among: fields,
      path: at,
      code: 'PLAN_FIELD_UNKNOWN',
      kind: 'field of the event',
    });
  } else {
    const { spaces } = namesOf(game);
    const among = spaces && [...fields, ...spaces.keys()];
    mustExist(report, { name, among, path: at, code: 'SPACE_UNKNOWN', kind: 'space or field of the event' });
  }
}

function checkCondition(
  { field: name }: Condition,
  {
    fields,
    path,
    report,
  }: { readonly fields: readonly string[]; readonly path: Path; readonly report: Report },
): void {
  mustExist(report, {
    name,
    among: fields,
    path: [...path, 'field'],
    code: 'PLAN_FIELD_UNKNOWN',
    kind: 'field of the event',
  });
}
