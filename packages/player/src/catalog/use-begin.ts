import type { CreatedMatch, FairPart, GameCard, Lobby, NewMatch } from '@tapete/client';
import { type KeptMatch, keepMatch } from '../keep/seats.js';
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
      const config = { ...freshDeal(game), ...match.config };
      const fair = match.seats.includes('me') ? await ownPart(lobby) : undefined;
      const created = await lobby.create({
        game: game.name,
        ...match,
        config,
        ...(name === '' ? {} : { name }),
        ...(fair && { fair }),
      });
      keepCreated(created, game, fair);
      goTo(matchPath(created.match));
      return undefined;
    } catch (error) {
      return error;
    }
  };
}

/** This page's part of a seed, once the host has committed to its own: nobody can have dealt the cards without it. */
export async function ownPart(lobby: Pick<Lobby, 'seed'>): Promise<FairPart> {
  const commitment = await lobby.seed();
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return { commitment, part: [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('') };
}

/** The highest number that is chosen: six figures can be read out to somebody. */
const MOST = 999_999;

/** A deal with a number of its own, where a game numbers them, so that it can be played again and shared. */
export function freshDeal({
  deal,
  config,
}: Pick<GameCard, 'deal' | 'config'>): Readonly<Record<string, number>> {
  const field = config.find(({ name }) => name === deal);
  if (field === undefined) return {};
  const most = Math.min(field.maximum ?? MOST, MOST);
  const [word = 0] = crypto.getRandomValues(new Uint32Array(1));
  return { [field.name]: 1 + (word % most) };
}

/** Remembers the seat of a match that this page made. */
export function keepCreated(
  created: CreatedMatch,
  game: Pick<GameCard, 'name' | 'title' | 'icon'>,
  fair?: KeptMatch['fair'],
): void {
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
    ...(fair && { fair }),
  });
}
