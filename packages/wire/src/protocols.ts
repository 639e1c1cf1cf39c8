/** Versions of the envelopes that this build speaks, newest first. */
export const PROTOCOLS = [1] as const;

/** How somebody is at the table. */
export const PRESENCES = ['here', 'away', 'bot', 'open'] as const;
export type Presence = (typeof PRESENCES)[number];
