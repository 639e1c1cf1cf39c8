/** Where the page is. An invitation stands behind the `#`, so no server and no log ever reads it. */
export type Route =
  | { readonly at: 'shelf' }
  | { readonly at: 'match'; readonly match: string; readonly invitation?: string }
  | { readonly at: 'nowhere' };

export function readRoute(path: string, hash: string): Route {
  if (path === '/' || path === '/index.html') return { at: 'shelf' };
  const match = /^\/m\/([\w-]{1,64})\/?$/.exec(path)?.[1];
  if (match === undefined) return { at: 'nowhere' };
  const invitation = new URLSearchParams(hash.slice(1)).get('invite');
  return invitation === null ? { at: 'match', match } : { at: 'match', match, invitation };
}

export const matchPath = (match: string): string => `/m/${match}`;

export const invitationPath = (match: string, invitation: string): string =>
  `${matchPath(match)}#invite=${encodeURIComponent(invitation)}`;
