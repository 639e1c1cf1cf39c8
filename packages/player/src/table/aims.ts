import type { DomainRow, Label, Offer, Target } from '../shapes.js';

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

type Domain = NonNullable<Offer['domain']>;

/** How the engine writes ids and reads domains; given, so that there is one way to do it. */
export interface Writing {
  readonly offerId: (action: string, payload: Offer['payload']) => string;
  readonly rowsOf: (domain: Domain) => readonly DomainRow[];
}

/** Every concrete move of these offers, in their order. */
export function aimsOf(offers: readonly Offer[], writing: Writing): readonly Aim[] {
  return offers.flatMap((offer) =>
    offer.domain === undefined ? [plainAim(offer)] : rowAims(offer, offer.domain, writing),
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

function rowAims(offer: Offer, domain: Domain, { offerId, rowsOf }: Writing): readonly Aim[] {
  const plain = plainAim(offer);
  return rowsOf(domain).map(({ chosen, at, covers }) => ({
    ...plain,
    offer: offerId(offer.action, { ...offer.payload, ...chosen }),
    label: { key: offer.label.key, values: { ...chosen, ...offer.label.values } },
    at: at.length > 0 ? at : plain.at,
    covers: covers.length > 0 ? covers : plain.covers,
  }));
}
