import {
  type Answer,
  type Command,
  type Input,
  type JsonObject,
  type LockedMatch,
  type Offer,
  offerId,
  rowsOf,
  type SeatId,
} from '@tapete/core';

/** One move behind an offer, as a command names it: pieces by the names that its seat has for them. */
export interface Offered {
  readonly offer: Offer;
  readonly id: string;
  readonly payload: JsonObject;
  readonly value?: string | number;
}

/** Every move behind a seat's offers, rows of domains one by one. `valuesOf` says which values an input is given. */
export function movesBehind(
  offers: readonly Offer[],
  valuesOf: (input: Input) => readonly (string | number)[],
): readonly Offered[] {
  return offers.flatMap((offer) =>
    payloadsOf(offer).flatMap((payload): Offered[] => {
      const move = { offer, id: offerId(offer.action, payload), payload };
      return offer.input ? valuesOf(offer.input).map((value) => ({ ...move, value })) : [move];
    }),
  );
}

function payloadsOf({ payload, domain }: Offer): readonly JsonObject[] {
  if (!domain) return [payload];
  return rowsOf(domain).map(({ chosen }) => ({ ...payload, ...chosen }));
}

/** An input's suggestions and bounds. */
export function boundsOf(input: Input): readonly (string | number)[] {
  if (input.type === 'text')
    return [...new Set([...input.suggestions.slice(0, 3), 'x', 'x'.repeat(input.maxLength)])];
  const { min, max, step = 1 } = input;
  const last = max - ((max - min) % step);
  return [...new Set([min, Math.min(min + step, last), last])];
}

export const isForward = ({ offer }: Offered): boolean => offer.intent !== 'cancel';

/** The decision that a seat may add to now, named by all three numbers, for the policy is not known; and its step. */
export type Now = Pick<Command, 'decision' | 'step'>;

/** To ask for it is dear, for it comes with all that the seat is offered: who takes much at one place asks once. */
export function nowOf(match: LockedMatch, seat: SeatId): Now {
  const { flow, draft } = match.context(seat);
  const { revision, epoch, revisions } = flow;
  return {
    decision: { revision, epoch, ownRevision: revisions[seat] ?? 0 },
    step: draft?.steps.length ?? 0,
  };
}

/** A command for what the match asks of the seat now. */
export function commandOf(
  match: LockedMatch,
  seat: SeatId,
  { id, value }: Pick<Offered, 'id' | 'value'>,
  now = nowOf(match, seat),
): Command {
  return { seat, ...now, offer: id, ...(value !== undefined && { value }) };
}

export const take = (
  match: LockedMatch,
  seat: SeatId,
  offered: Pick<Offered, 'id' | 'value'>,
  now?: Now,
): Answer => match.step(commandOf(match, seat, offered, now));
