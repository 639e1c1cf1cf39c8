export { botChance } from './chance.js';
export { type Choice, chooseOffer, forwardOffers } from './choose-offer.js';
export { BOTS, findBot, randomBot } from './registry.js';
