import * as z from 'zod';

/** A condition, an amount, a card, a player: CEL over `player`, `opponent`, `players`, `trigger` and `game`. */
export const expression = z.string().min(1).max(1000);

export const condition = expression.describe('True or false: `player.trackers.credits >= 3`');

/** A number that stands in the file, or is worked out. */
export const amount = z
  .union([z.int().min(-1_000_000).max(1_000_000), expression])
  .describe('A whole number, or an expression that gives one: `card.power + 1`');

export const value = z
  .union([z.int(), z.boolean(), expression])
  .describe('A number, true, false, or an expression; a text is written with quotes inside: `"\'hearts\'"`');

export const who = expression.describe('A player or a list of players: `opponent`, `players`, `card.owner`');
export const cards = expression.describe('A card or a list of cards: `card`, `player.zones.hand`');
export const zone = expression.describe('Where cards lie: `player.zones.hand`, `game.zones.drawPile`');
