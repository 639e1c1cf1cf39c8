import type { GameCard, Lobby } from '@tapete/client';

/** What a match was created with, and the game as it stands on the shelf. */
export interface MatchSettings {
  readonly game: GameCard;
  readonly config: Readonly<Record<string, unknown>>;
  /** The number of its deal, where the game numbers them and this one has a number. */
  readonly deal: { readonly field: string; readonly number: number } | undefined;
}

/** Undefined where the game is not on the shelf any more: then it cannot be begun anew. */
export async function settingsOf(lobby: Lobby, match: string): Promise<MatchSettings | undefined> {
  const [card, games] = await Promise.all([lobby.match(match), lobby.games()]);
  const game = games.find(({ game }) => game === card.game.split('@')[0]);
  if (game === undefined) return undefined;
  const number = game.deal === undefined ? undefined : card.config[game.deal];
  const deal =
    game.deal !== undefined && typeof number === 'number' && number > 0
      ? { field: game.deal, number }
      : undefined;
  return { game, config: card.config, deal };
}
