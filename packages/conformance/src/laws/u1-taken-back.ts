import type { MatchLaw, Verdict } from '../law.js';
import { sayRefusal } from '../play/move.js';
import { afterMoves, type JustMade, standing } from '../play/undo.js';

export const takenBack: MatchLaw = {
  id: 'U1',
  says: 'Undo is taken exactly where it is said to be allowed, and brings back how it stood but for what only counts.',
  of: 'match',
  restsOn: ['R3', 'O1'],
  look: (played) => afterMoves(played, judge),
};

function judge({ seat, match, before, after, entry }: JustMade): Verdict {
  const { undo } = match.context(seat);
  const back = after();
  const answer = back.undo(seat);
  const isTaken = answer.status === 'accepted';
  if (undo.allowed !== isTaken) {
    const said = undo.allowed ? 'allowed' : 'not allowed';
    return {
      what: `undo is ${said} to ${seat}, and it is ${isTaken ? 'taken' : `refused with ${sayRefusal(answer)}`}`,
    };
  }
  if (!isTaken) return 'idle';
  const same = entry ? standing(back) === standing(before()) : back.hash(seat) === before().hash(seat);
  return same
    ? 'holds'
    : { what: `${seat} takes back its last move, and it stands otherwise than before it` };
}
