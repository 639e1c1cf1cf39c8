export { Card, type CardLook } from './card.js';
export { CARD_HEIGHT, CARD_WIDTH } from './paper.js';
