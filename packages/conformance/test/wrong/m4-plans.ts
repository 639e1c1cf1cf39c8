import type { Presentation } from '@tapete/manifest';
import { hands } from '../good/hands.js';
import { presentation } from '../presentation.js';

const [plan] = presentation.plans;
const effects = plan?.effects.map((effect) => ({ ...effect, after: ['deal'] })) ?? [];

/** A plan that waits for an effect which it does not have. */
export const wrong = {
  game: hands,
  presentation: { ...presentation, plans: [{ ...plan, effects }] as Presentation['plans'] },
};
