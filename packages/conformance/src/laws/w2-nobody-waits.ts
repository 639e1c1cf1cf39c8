import type { PositionLaw } from '../law.js';
import { isPlaying } from '../play/trial.js';

export const nobodyWaits: PositionLaw = {
  id: 'W2',
  says: 'Until the match is over somebody may act, and who may act is offered something; after it nobody may.',
  of: 'position',
  restsOn: ['W1'],
  everywhere: true,
  look({ match }) {
    const acting = match.acting();
    if (!isPlaying(match))
      return acting.length === 0 ? 'holds' : { what: `the match is over, and ${acting.join(', ')} may act` };
    if (acting.length === 0) return { what: 'the match goes on, and nobody may act' };
    // Who is in the middle of a decision is another law's affair.
    const idle = acting.find((seat) => match.choices(seat) === 0 && !match.context(seat).draft);
    return idle ? { what: `${idle} may act and is offered nothing: it waits for ever` } : 'holds';
  },
};
