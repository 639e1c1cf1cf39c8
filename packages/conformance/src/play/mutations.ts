import type { BotChance, Json, JsonObject, LockedMatch, Offer, SeatId } from '@tapete/core';
import { offerId } from '@tapete/core';
import { oneOf, someOf } from './chance.js';
import { movesBehind } from './offered.js';

/** A command that must not be taken: the id of no offer, or a value that its offer does not ask for. */
export interface Wrong {
  readonly id: string;
  readonly value?: string | number;
}

/** So many payloads are bent out of one offer's. */
const MUTATIONS = 10;
/** So many offers of a seat are bent at one position. */
const BENT = 3;

/** Commands that a seat must not have now: bent payloads, values that do not fit, what others are offered, nonsense. */
export function wrongCommands(match: LockedMatch, seat: SeatId, chance: BotChance): readonly Wrong[] {
  const offers = match.offers(seat);
  const all = movesBehind(offers, (input) => [input.type === 'text' ? input.suggestions[0] : input.min]);
  const own = new Set(all.map(({ id }) => id));
  const bent = someOf(all, BENT, chance).flatMap(({ offer, payload }) => bend(offer, payload, chance));
  const others = match
    .acting()
    .filter((other) => other !== seat)
    .flatMap((other) => movesBehind(match.offers(other), () => [0]).slice(0, 5));
  const unknown: Wrong[] = [
    ...bent,
    ...others.map(({ id }) => ({ id })),
    { id: 'fly{}' },
    { id: 'nonsense' },
  ];
  return [
    ...unknown.filter(({ id }) => !own.has(id)),
    ...someOf(unlike(offers), BENT, chance).flatMap(wrongValues),
  ];
}

/** One move offered twice takes the values of both. */
const unlike = (offers: readonly Offer[]): readonly Offer[] =>
  offers.filter(({ id }, index) => !offers.some((other, at) => at !== index && other.id === id));

function bend({ action }: Offer, payload: JsonObject, chance: BotChance): Wrong[] {
  const bent = Object.keys(payload).flatMap((name) => {
    const value = payload[name] as Json;
    const { [name]: _, ...without } = payload;
    const changed: readonly Json[] = [
      7777,
      -1,
      2.5,
      null,
      'nonsense',
      '',
      [value],
      `${value}`,
      !value,
      nudged(value),
    ];
    return [without, ...changed.map((other) => ({ ...payload, [name]: other }))];
  });
  const all = [{ ...payload, more: 1 }, ...bent];
  const chosen = Array.from({ length: Math.min(MUTATIONS, all.length) }, () => oneOf(all, chance));
  return chosen.map((other) => ({ id: offerId(action, other) }));
}

const nudged = (value: Json): Json => (typeof value === 'number' ? value + 1 : { value });

function wrongValues({ id, input, domain }: Offer): Wrong[] {
  if (domain) return [];
  if (!input)
    return [
      { id, value: 1 },
      { id, value: 'nonsense' },
    ];
  if (input.type === 'text')
    return [{ id }, { id, value: '' }, { id, value: 1 }, { id, value: 'x'.repeat(input.maxLength + 1) }];
  const { min, max, step = 1 } = input;
  const between = step > 1 && max > min ? [{ id, value: min + 1 }] : [];
  return [
    { id },
    { id, value: min - 1 },
    { id, value: max + step },
    { id, value: min + 0.5 },
    { id, value: 'x' },
    ...between,
  ];
}
