import type { SeatId, View } from '../shapes.js';
import { type Speech, textSentence } from './sentences.js';

/** How the game stands, where it has a text `status` for it: with the variables that all share. */
export function statusWords(view: View | undefined, speech: Speech): string {
  return view === undefined ? '' : (textSentence('status', view.variables.global, speech) ?? '');
}

/** How one seat stands, by the game's text `status.seat`: with that seat's variables and resources, as the viewer sees them. */
export function seatStatusWords(view: View | undefined, seat: SeatId, speech: Speech): string {
  const own = view?.variables.players[seat];
  const facts = { ...own, ...view?.resources[seat] };
  return own === undefined ? '' : (textSentence('status.seat', facts, speech) ?? '');
}
