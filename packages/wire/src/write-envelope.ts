import type { Envelope } from './envelopes.js';

/** The one text of an envelope. What we make ourselves is not checked again. */
export const writeEnvelope = (envelope: Envelope): string => JSON.stringify(envelope);
