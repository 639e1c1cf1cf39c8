import type { CreatedMatch, GameCard, NewMatch } from '@tapete/client';
import { keepMatch } from '../keep/seats.js';
import { playerName } from '../keep/settings.js';
import { goTo } from '../page/address.js';
import { matchPath } from '../page/route.js';
import { useDoors } from '../shell/doors.js';

/** Begins a match and goes to its table. Gives what went wrong, if something did. */
export function useBegin(): (game: GameCard, match: Omit<NewMatch, 'game' | 'name'>) => Promise<unknown> {
  const { lobby } = useDoors();
  return async (game, match) => {
    const name = playerName.value.trim();
    try {
      const created = await lobby.create({ game: game.name, ...match, ...(name === '' ? {} : { name }) });
      keepCreated(created, game);
      goTo(matchPath(created.match));
      return undefined;
    } catch (error) {
      return error;
    }
  };
}

/** Remembers the seat of a match that this page made. */
export function keepCreated(created: CreatedMatch, game: Pick<GameCard, 'name' | 'title' | 'icon'>): void {
  const { match, seat, token, invitation } = created;
  keepMatch({
    match,
    seat,
    token,
    invitation,
    game: game.name,
    title: game.title,
    icon: game.icon,
    at: Date.now(),
  });
}
