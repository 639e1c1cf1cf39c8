export { Card, type CardLook } from './card.js';
export { FOUR_COLOURS } from './inks.js';
export { CARD_HEIGHT, CARD_WIDTH } from './paper.js';
export { PIPS } from './pip.js';
