import { hands } from '../good/hands.js';
import { presentation } from '../presentation.js';

const { 'cards/G': _, ...pictures } = presentation.pictures;

/** One card was forgotten when they were drawn. */
export const wrong = { game: hands, presentation: { ...presentation, pictures } };
