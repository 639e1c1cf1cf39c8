import { END_PHASE, endPhaseRule } from '../flow/end-phase.js';
import { phaseOf } from '../flow/phase.js';
import { NONE, type Seat, type Space } from '../ids.js';
import type { Json, JsonObject, Scalar } from '../json.js';
import type { AnyGame, Running } from '../match/running.js';
import { Broken } from '../refusal.js';
import type { Action, OfferOptions, PieceTarget } from '../rules/rules.js';
import type { ActionPlan } from '../structure/blueprint.js';
import type { NamedSpec } from '../structure/value-spec.js';
import { spaceId } from '../table/pieces.js';
import type { Follower } from '../view/follower.js';
import type { Domain, Target } from './domain.js';
import { type Label, type Offer, offerId } from './offer.js';
import { type PlainOffer, rowOf } from './offer-list.js';
import { type ListedRow, writeDomain } from './write-domain.js';

type AnyAction = Action<AnyGame, JsonObject>;
type PlainDomain = NonNullable<OfferOptions['domain']>;

/** An offer as its seat is shown it: pieces by name, targets, label, what it would cover. */
export function showOffer(run: Running, seat: Seat, eyes: Follower, offer: PlainOffer): Offer {
  const rule = ruleOf(run, offer.action);
  const payload = namePieces(run, eyes, offer.action, offer.payload);
  const { intent = 'confirm', input, domain, reveals, concedes, changes, quick } = offer.options ?? {};
  return {
    id: offerId(offer.action, payload),
    action: offer.action,
    payload,
    intent,
    label: labelOf(rule, offer.action, payload),
    ...(domain
      ? { domain: showDomain(run, seat, eyes, offer, domain) }
      : targetsOf(run, seat, eyes, rule, offer.payload)),
    ...(input && { input }),
    ...(reveals && { reveals }),
    ...(concedes && { concedes }),
    ...(changes && { changes }),
    ...(quick && { quick }),
  };
}

export function ruleOf(run: Running, action: string): AnyAction {
  const phase = phaseOf(run.table);
  const rule = (run.rulesOf(phase.name).actions as Record<string, AnyAction> | undefined)?.[action];
  if (!rule && action === END_PHASE && !phase.autoAdvance) return END_PHASE_RULE;
  if (!rule) throw new Broken(`phase ${phase.name} has no rule for ${action}`, 'ACTION_UNKNOWN');
  return rule;
}

/** `run` is what every rule gets as `play`. */
const END_PHASE_RULE: AnyAction = {
  apply: (play, payload, move) => endPhaseRule.apply(play as Running, payload, move),
};

export function labelOf(rule: AnyAction, action: string, payload: JsonObject): Label {
  const values = rule.label?.(payload) ?? scalarsOf(payload);
  return Object.keys(values).length === 0 ? { key: `offer.${action}` } : { key: `offer.${action}`, values };
}

function scalarsOf(payload: JsonObject): Record<string, Scalar> {
  const scalars: Record<string, Scalar> = {};
  for (const name in payload) {
    const value = payload[name] as Json;
    if (typeof value !== 'object') scalars[name] = value;
  }
  return scalars;
}

function targetsOf(run: Running, seat: Seat, eyes: Follower, rule: AnyAction, payload: JsonObject) {
  const at = rule.at?.(run, payload, seat).map((target) => showTarget(run, eyes, target));
  const covers = rule.covers?.(run, payload, seat).map((space) => spaceId(run.table, space));
  return { ...(at && at.length > 0 && { at }), ...(covers && covers.length > 0 && { covers }) };
}

function showTarget(run: Running, eyes: Follower, target: Space | PieceTarget): Target {
  return typeof target === 'number' ? spaceId(run.table, target) : eyes.nameOf(target.piece);
}

function showDomain(
  run: Running,
  seat: Seat,
  eyes: Follower,
  offer: PlainOffer,
  { parameters, values }: PlainDomain,
): Domain {
  const rule = ruleOf(run, offer.action);
  const specs = planOf(run, offer.action)?.specs;
  const rows = values.map((_, row): ListedRow => {
    const { payload } = rowOf(offer, row);
    const { at = [], covers = [] } = targetsOf(run, seat, eyes, rule, payload);
    const named = parameters.map((name) => nameValue(run, eyes, specs?.get(name), payload[name] as Json));
    return { values: named as Scalar[], at, covers };
  });
  return writeDomain(parameters, rows);
}

function planOf(run: Running, action: string): ActionPlan | undefined {
  const number = run.table.blueprint.actionNumbers.get(action) ?? NONE;
  return run.table.blueprint.actions[number];
}

const namesPiece = (spec: { readonly type: string } | undefined): boolean =>
  spec?.type === 'cardId' || spec?.type === 'pieceId';

/** A payload with this viewer's names where it had runtime ids. */
export function namePieces(run: Running, eyes: Follower, action: string, payload: JsonObject): JsonObject {
  return mapPieces(run, action, payload, (spec, value) => nameValue(run, eyes, spec, value));
}

function nameValue(run: Running, eyes: Follower, spec: NamedSpec | undefined, value: Json): Json {
  if (!namesPiece(spec) || typeof value !== 'string') return value;
  const piece = run.table.blueprint.pieceNumbers.get(value);
  return piece === undefined ? NONE : eyes.nameOf(piece);
}

/** A payload with runtime ids where it had this viewer's names; undefined for a name that it does not have. */
export function unnamePieces(
  run: Running,
  eyes: Follower,
  action: string,
  payload: JsonObject,
): JsonObject | undefined {
  let known = true;
  const ids = mapPieces(run, action, payload, (spec, value) => {
    if (!namesPiece(spec)) return value;
    const piece = typeof value === 'number' ? eyes.pieceNamed(value) : NONE;
    if (piece === NONE) known = false;
    return run.table.blueprint.pieces[piece]?.id ?? value;
  });
  return known ? ids : undefined;
}

function mapPieces(
  run: Running,
  action: string,
  payload: JsonObject,
  map: (spec: NamedSpec, value: Json) => Json,
): JsonObject {
  const plan = planOf(run, action);
  if (!plan?.namesPieces) return payload;
  return Object.fromEntries(
    Object.entries(payload).map(([name, value]) => {
      const spec = plan.specs.get(name);
      if (!spec) return [name, value];
      const item = spec.items && { ...spec.items, name };
      return [
        name,
        item && Array.isArray(value) ? value.map((each: Json) => map(item, each)) : map(spec, value),
      ];
    }),
  );
}
