import { expect, test } from 'vitest';
import { invitationPath, matchPath, offeredPath, readRoute } from './route.js';

test.each([
  ['/', '', { at: 'shelf' }],
  ['/index.html', '', { at: 'shelf' }],
  ['/', '#game=klondike&deal=4711', { at: 'shelf', offered: { game: 'klondike', config: { deal: '4711' } } }],
  ['/m/abc-1', '', { at: 'match', match: 'abc-1' }],
  ['/m/abc-1/', '#invite=x%2By', { at: 'match', match: 'abc-1', invitation: 'x+y' }],
  ['/m/', '', { at: 'nowhere' }],
  ['/m/a/b', '', { at: 'nowhere' }],
  ['/elsewhere', '', { at: 'nowhere' }],
])('%s%s', (path, hash, route) => {
  expect(readRoute(path, hash)).toEqual(route);
});

test('an invitation is written as it is read', () => {
  const [path = '', hash = ''] = invitationPath('m1', 'a+b/c=&d').split('#');
  expect(readRoute(path, `#${hash}`)).toEqual({ at: 'match', match: 'm1', invitation: 'a+b/c=&d' });
  expect(path).toBe(matchPath('m1'));
});

test('a deal is offered as it is read', () => {
  const offered = { game: 'klondike', config: { deal: '4711' } };
  const [path = '', hash = ''] = offeredPath(offered).split('#');
  expect(readRoute(path, `#${hash}`)).toEqual({ at: 'shelf', offered });
});
