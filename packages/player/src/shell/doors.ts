import type { Lobby, MatchClient } from '@tapete/client';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';

/** The two ways out of the page: the host's lobby, and one match at a time. Tests give their own. */
export interface Doors {
  readonly lobby: Lobby;
  /** Without a token one watches. */
  openMatch(match: string, token: string | undefined): MatchClient;
}

const DoorsContext = createContext<Doors | undefined>(undefined);
export const DoorsGiven = DoorsContext.Provider;

export function useDoors(): Doors {
  const doors = useContext(DoorsContext);
  if (doors === undefined) throw new Error('a page stands inside <DoorsGiven>');
  return doors;
}
