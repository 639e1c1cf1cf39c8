export { Card, type CardLook } from './pictures/card.js';
export { FOUR_COLOURS } from './pictures/inks.js';
export { CARD_HEIGHT, CARD_WIDTH } from './pictures/paper.js';
export { PIPS } from './pictures/pip.js';
