import type { Teller } from '@tapete/conformance';
import type { JsonObject, LockedMatch, MatchEvent, SpaceView, View } from '@tapete/core';
import { seen } from './hand.js';

/** The table is drawn after so many moves. */
const MOVES_BETWEEN = 12;

export const teller: Teller = {
  wish: wishOf,
  event: tellEvent,
  draw,
  isDue: (step) => step % MOVES_BETWEEN === 0,
  seenBy: 'actor',
};

function wishOf(action: string, { from, to, count, column }: JsonObject): string {
  if (action === 'moveStack')
    return `moves ${count === 1 ? 'a card' : `${count} cards`} from ${from} to ${to}`;
  if (action === 'moveToFoundation') return `brings a card of ${from} home`;
  if (action === 'turnUp') return `turns up a card of ${column}`;
  return (
    { draw: 'draws', recycle: 'turns the waste over', finish: 'finishes', giveUp: 'gives up' }[action] ??
    action
  );
}

function tellEvent({ type, data }: MatchEvent): string {
  const named = (field: string) => shortOf(data[field]);
  switch (type) {
    case 'cards.drawn':
      return ['first', 'second', 'third'].map(named).filter(Boolean).join(' ');
    case 'cards.moved':
      return `${(data.cards as readonly unknown[]).map(shortOf).join(' ')} goes`;
    case 'card.home':
      return `${named('card')} is home, the ${data.home} of 52`;
    case 'card.turned':
      return `${named('card')} turns up`;
    case 'waste.recycled':
      return `${data.count} cards, pass ${data.pass} begins`;
    case 'hand.finished':
      return `${data.count} cards are left`;
    case 'hand.givenUp':
      return `${data.home} cards were home`;
    default:
      return type;
  }
}

function shortOf(card: unknown): string {
  const [, suit = '', rank] =
    /#([a-z]+)-(\d+)$/.exec((card as { definition?: string } | undefined)?.definition ?? '') ?? [];
  return rank === undefined ? '' : `${rank}${suit[0]}`;
}

/** The table as its player sees it: `?` is a card that lies face down. */
function draw(match: LockedMatch): string {
  const view = match.view('p0');
  const home = ['clubs', 'diamonds', 'hearts', 'spades'].map((suit) => topOf(view, `foundation-${suit}`));
  const columns = [1, 2, 3, 4, 5, 6, 7].map((column) => `${column}  ${seen(view, `column-${column}`)}`);
  const { pass, score } = view.variables.global;
  return [
    `stock ${countOf(view.spaces.stock)}, waste ${topOf(view, 'waste')}, home ${home.join(' ')}, pass ${pass}, score ${score}`,
    ...columns,
  ].join('\n');
}

const topOf = (view: View, space: string): string => seen(view, space).split(' ').at(-1) || '-';

function countOf(space: SpaceView | undefined): number {
  if (space === undefined || 'any' in space) return 0;
  return 'count' in space ? space.count : space.pieces.length;
}
