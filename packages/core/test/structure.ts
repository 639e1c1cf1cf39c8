import type { ActionSpec, PhaseSpec, Structure, Visibility } from '../src/structure/structure.js';

export const PUBLIC: Visibility = { owner: 'identity', others: 'identity' };
export const OWNER_ONLY: Visibility = { owner: 'identity', others: 'count' };
export const HIDDEN: Visibility = { owner: 'count', others: 'count' };
export const BACKS: Visibility = { owner: 'identity', others: 'order' };

const WAITING: PhaseSpec = {
  name: 'waiting',
  participation: 'single',
  stages: [{ name: 'acting', actions: ['wait'] }],
  transitions: ['waiting'],
  autoAdvance: true,
};

/** A structure of two seats with nothing on the table but what is given. */
export function structure(parts: Partial<Structure> = {}): Structure {
  return {
    id: 'tiny',
    version: '1.0.0',
    seats: { min: 2, max: 2 },
    config: [],
    spaces: [],
    boards: [],
    definitions: [],
    pieces: [],
    dice: [],
    resources: [],
    actions: [action('wait')],
    phases: [WAITING],
    initialPhase: 'waiting',
    variables: { global: [], seat: [] },
    events: [],
    longest: 'endless',
    ...parts,
  };
}

export const action = (name: string, more: Partial<ActionSpec> = {}): ActionSpec => ({
  name,
  parameters: [],
  errorCodes: [],
  ...more,
});
