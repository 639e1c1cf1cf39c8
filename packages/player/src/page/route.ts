/** Where the page is. What is not for a server stands behind the `#`, so that none of them and no log ever reads it. */
export type Route =
  | { readonly at: 'shelf'; readonly offered?: Offered }
  | { readonly at: 'match'; readonly match: string; readonly invitation?: string }
  | { readonly at: 'nowhere' };

/** A game that somebody shared, with settings as texts: the number of its deal. */
export interface Offered {
  readonly game: string;
  readonly config: Readonly<Record<string, string>>;
}

export function readRoute(path: string, hash: string): Route {
  const behind = new URLSearchParams(hash.slice(1));
  if (path === '/' || path === '/index.html') {
    const { game, ...config } = Object.fromEntries(behind);
    return game === undefined ? { at: 'shelf' } : { at: 'shelf', offered: { game, config } };
  }
  const match = /^\/m\/([\w-]{1,64})\/?$/.exec(path)?.[1];
  if (match === undefined) return { at: 'nowhere' };
  const invitation = behind.get('invite');
  return invitation === null ? { at: 'match', match } : { at: 'match', match, invitation };
}

export const matchPath = (match: string): string => `/m/${match}`;

export const invitationPath = (match: string, invitation: string): string =>
  `${matchPath(match)}#invite=${encodeURIComponent(invitation)}`;

export const offeredPath = ({ game, config }: Offered): string =>
  `/#${new URLSearchParams({ game, ...config })}`;
