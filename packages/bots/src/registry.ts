import { type Bot, Failure } from '@tapete/core';
import { chooseOffer } from './choose-offer.js';

/** Plays any game at once: it knows offers and no rules. */
export const randomBot: Bot = (_view, offers, chance) => chooseOffer(offers, chance);

/** Bots that play every game. A game may bring more. */
export const BOTS: Readonly<Record<string, Bot>> = { random: randomBot };

/** Refused: BOT_UNKNOWN, naming those that there are. A game's own bots go before those of all games. */
export function findBot(name: string, ofGame: Readonly<Record<string, Bot>> = {}): Bot {
  const bots = { ...BOTS, ...ofGame };
  const bot = Object.hasOwn(bots, name) ? bots[name] : undefined;
  if (bot === undefined) {
    throw new Failure(
      'BOT_UNKNOWN',
      `There is no bot "${name}".`,
      `There are: ${Object.keys(bots).join(', ')}.`,
    );
  }
  return bot;
}
