import type { MatchLaw, Verdict } from '../law.js';
import { make, sayRefusal } from '../play/move.js';
import { afterMoves, type JustMade, standing, takenBackIn } from '../play/undo.js';

export const madeAgain: MatchLaw = {
  id: 'U2',
  says: 'What is taken back and made again, a decision or a step of one, leads to where it led before.',
  of: 'match',
  restsOn: ['U1'],
  look: (played) => afterMoves(played, judge),
};

function judge(made: JustMade): Verdict {
  const { seat, move, match, entry } = made;
  const again = takenBackIn(made);
  if (!again) return 'idle';
  for (const step of entry?.steps ?? [move]) {
    const answer = make(again, { ...step, seat });
    if (answer.status === 'refused')
      return { what: `${seat} takes back what it did, and cannot do it again: ${sayRefusal(answer)}` };
  }
  const same = entry ? standing(again) === standing(match) : again.hash(seat) === match.hash(seat);
  return same
    ? 'holds'
    : { what: `${seat} takes back what it did and does it again, and it stands otherwise` };
}
