export { type CardDefinition, colourOf, rankOf, suitOf } from './cards.js';
export { ACE_HIGH, ACE_LOW, BY_NUMBER, compareRanks, type RankOrder } from './orders.js';
export {
  COLOURS,
  type Colour,
  POKER_SUITS,
  type PokerSuit,
  SPANISH_SUITS,
  type SpanishSuit,
  SUIT_COLOURS,
  type Suit,
} from './suits.js';
