export { chooseOffer, forwardOffers } from './choose-offer.js';
export { botsOf, findBot, randomBot } from './registry.js';
