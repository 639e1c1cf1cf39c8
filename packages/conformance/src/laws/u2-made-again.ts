import type { MatchLaw, Verdict } from '../law.js';
import { make, sayRefusal } from '../play/move.js';
import { afterMoves, type JustMade, standing, takenBackIn } from '../play/undo.js';

export const madeAgain: MatchLaw = {
  id: 'U2',
  says: 'A decision that is taken back and made again leads to where it led before.',
  of: 'match',
  restsOn: ['U1'],
  look: (played) => afterMoves(played, judge),
};

function judge(made: JustMade): Verdict {
  const { seat, match, entry } = made;
  const again = entry && takenBackIn(made);
  if (!again) return 'idle';
  for (const step of entry.steps) {
    const answer = make(again, { seat, ...step });
    if (answer.status === 'refused')
      return { what: `${seat} takes back its decision, and cannot make it again: ${sayRefusal(answer)}` };
  }
  return standing(again) === standing(match)
    ? 'holds'
    : { what: `${seat} takes back its decision and makes it again, and it stands otherwise` };
}
