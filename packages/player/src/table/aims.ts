import type { Label, Offer, Target } from '../shapes.js';

/** One concrete move: an offer, or one row of an offer's domain. */
export interface Aim {
  /** What the client takes. */
  readonly offer: string;
  readonly intent: Offer['intent'];
  readonly label: Label;
  readonly at: readonly Target[];
  readonly covers: readonly string[];
  readonly input: Offer['input'];
  readonly quick: boolean;
  readonly concedes: boolean;
}

/** Writes an id as the engine does; given, so that there is one way to write it. */
export type WriteId = (action: string, payload: Offer['payload']) => string;

/** Every concrete move of these offers, in their order. */
export function aimsOf(offers: readonly Offer[], writeId: WriteId): readonly Aim[] {
  return offers.flatMap((offer) =>
    offer.domain === undefined ? [plainAim(offer)] : rowAims(offer, writeId),
  );
}

function plainAim(offer: Offer): Aim {
  return {
    offer: offer.id,
    intent: offer.intent,
    label: offer.label,
    at: offer.at ?? [],
    covers: offer.covers ?? [],
    input: offer.input,
    quick: offer.quick === true,
    concedes: offer.concedes === true,
  };
}

function rowAims(offer: Offer, writeId: WriteId): readonly Aim[] {
  const { parameters, values, at, covers } = offer.domain!;
  return values.map((row, index) => {
    const chosen = Object.fromEntries(parameters.map((name, column) => [name, row[column] ?? null]));
    return {
      ...plainAim(offer),
      offer: writeId(offer.action, { ...offer.payload, ...chosen }),
      label: { key: offer.label.key, values: { ...chosen, ...offer.label.values } },
      at: at?.[index] ?? offer.at ?? [],
      covers: covers?.[index] ?? offer.covers ?? [],
    };
  });
}
