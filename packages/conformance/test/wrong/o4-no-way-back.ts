import { draftRules } from '../good/draft.js';
import { tiny } from '../tiny.js';

/** The common mistake: to stage another card is offered as a choice. */
export const wrong = { game: tiny(draftRules('choice')) };
