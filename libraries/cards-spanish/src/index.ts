export { Card, type CardLook } from './pictures/card.js';
export { CARD_HEIGHT, CARD_WIDTH } from './pictures/paper.js';
