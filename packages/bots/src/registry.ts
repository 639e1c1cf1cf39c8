import { type Bot, botUnknown, type LockedGame } from '@tapete/core';
import { chooseOffer } from './choose-offer.js';

/** Plays any game at once: it knows offers and no rules. */
export const randomBot: Bot = (_view, offers, chance) => chooseOffer(offers, chance);

/** Bots that play every game. */
const BOTS: Readonly<Record<string, Bot>> = { random: randomBot };

/** What a game is asked for its bots. */
export type BotGame = Pick<LockedGame, 'bots' | 'choose'>;

/** Names of all bots that play a game: those of all games, then those that it brings. */
export const botsOf = (game: BotGame): readonly string[] => [
  ...Object.keys(BOTS).filter((name) => !game.bots.includes(name)),
  ...game.bots,
];

/** Refused (thrown as a Failure): BOT_UNKNOWN, naming those that there are. A game's own go before those of all games. */
export function findBot(game: BotGame, name: string): Bot {
  if (game.bots.includes(name)) return ownBot(game, name);
  const bot = Object.hasOwn(BOTS, name) ? BOTS[name] : undefined;
  if (bot === undefined) throw botUnknown(name, botsOf(game));
  return bot;
}

const SEEDS = 2 ** 32;

const ownBot =
  (game: BotGame, name: string): Bot =>
  (view, offers, chance) =>
    game.choose(name, { view, offers, seed: chance.int(SEEDS) });
