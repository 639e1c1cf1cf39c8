import { say, sayList } from '../words/words.js';
import type { MatchModel } from './match-model.js';

/** Whose turn it is, in words. */
export function turnWords(model: MatchModel): string {
  const { context, viewer } = model.state.value;
  const seats = model.seats.value;
  if (context === undefined) return '';
  if (model.myTurn.value) return say('yourTurn');
  const open = seats.filter(({ presence }) => presence === 'open').length;
  if (open > 0) return say('waitingFor', { n: open });
  const acting = seats.filter(({ acts }) => acts).map(({ name }) => name);
  if (acting.length === 0) return viewer === 'spectator' ? say('watching') : '';
  return acting.length === 1
    ? say('turnOf', { name: acting[0] })
    : say('turnOfMany', { names: sayList(acting) });
}

/** Who won, in words. */
export function endWords(model: MatchModel): string {
  const { context } = model.state.value;
  const seats = model.seats.value;
  if (context?.status === 'cancelled' || context?.result == null) return say('cancelled');
  const winners = seats.filter(({ outcome }) => outcome === 'win');
  if (winners.length === 0 && seats.length === 1) return say('lostAlone');
  if (winners.length === 0)
    return say(seats.every(({ outcome }) => outcome === 'draw') ? 'drawn' : 'lostAll');
  if (winners.length === seats.length && seats.length > 1) return say('wonAll');
  if (winners.length === 1 && winners[0]?.mine) return say('wonYou');
  const names = winners.map(({ name }) => name);
  return names.length === 1 ? say('wonOne', { name: names[0] }) : say('wonMany', { names: sayList(names) });
}
