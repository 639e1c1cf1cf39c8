import type { Teller } from '@tapete/conformance';
import type { LockedMatch, MatchEvent, SeatId } from '@tapete/core';
import { seen } from './table.js';

/** Every hand is drawn after each trick. */
export const teller: Teller = {
  wish: (action, { card }) => `${action === 'exchange' ? 'gives' : 'plays'} ${shortId(card as string)}`,
  event: tellEvent,
  draw,
  isDue: (_, events) => events.some(({ type }) => type === 'trick.taken' || type === 'trump.exchanged'),
};

function tellEvent({ type, data }: MatchEvent): string | undefined {
  switch (type) {
    case 'trick.taken':
      return `${data.seat} takes ${['first', 'second', 'third', 'fourth']
        .map((field) => shortOf(data[field]))
        .filter(Boolean)
        .join(' ')}`;
    case 'trump.exchanged':
      return `takes ${shortOf(data.taken)}`;
    case 'card.drawn':
      return data.from === 'turned-up' ? `${data.seat} draws the turned-up ${shortOf(data.card)}` : undefined;
    case 'hands.shown':
      return 'partners show their hands';
    case 'game.over':
      return `game ${data.game} is counted: ${(data.all as readonly number[]).join(' ')}`;
    case 'game.dealt':
      return `game ${data.game} is dealt, ${data.leader} leads`;
    default:
      return undefined;
  }
}

const shortOf = (card: unknown): string =>
  shortId((card as { definition?: string } | undefined)?.definition?.replace(/^.*#/, '') ?? '');

function shortId(id: string): string {
  const [, suit = '', rank] = /^([a-z]+)-(\d+)$/.exec(id) ?? [];
  return rank === undefined ? id : `${rank}${suit[0]}`;
}

/** Every hand, and what lies between them. */
function draw(match: LockedMatch): string {
  const view = match.view('spectator');
  const hands = (Object.keys(view.variables.players) as SeatId[]).map((seat) => {
    const hand = seen(match, `hand:${seat}`, seat);
    return `${seat}  ${hand.padEnd(12)}  won ${seen(match, `won:${seat}`).slice(1)}`;
  });
  const [turned, aside] = [seen(match, 'turned-up') || '-', seen(match, 'aside')];
  const trick = seen(match, 'trick');
  return [
    `stock ${seen(match, 'stock').slice(1)}, turned up ${turned}, trump ${view.variables.global.trump}${aside && `, left out ${aside}`}${trick && `, trick ${trick}`}`,
    ...hands,
  ].join('\n');
}
