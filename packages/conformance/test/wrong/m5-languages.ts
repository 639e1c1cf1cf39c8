import { hands } from '../good/hands.js';
import { presentation } from '../presentation.js';

const { 'offer.play': _, ...es } = presentation.texts.es ?? {};

/** A button without a word in Spanish. */
export const wrong = { game: hands, presentation: { ...presentation, texts: { ...presentation.texts, es } } };
