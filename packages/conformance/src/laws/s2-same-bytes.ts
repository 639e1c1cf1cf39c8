import type { MatchLaw, Verdict } from '../law.js';
import type { Trial } from '../play/trial.js';
import { comparedTwinsOf } from '../secrets/compared-twins.js';
import { framesOf } from '../secrets/frames.js';
import type { Course, Twins } from '../secrets/twin.js';

export const sameBytes: MatchLaw = {
  id: 'S2',
  says: 'What a viewer cannot know changes no byte on the wire, neither the number of frames nor their order.',
  of: 'match',
  restsOn: ['S1'],
  look(played) {
    // One pair of a match is enough: a session is dear.
    const pair = comparedTwinsOf(played).find(({ compared }) => compared.differ && compared.moves > 0);
    return pair ? compareFrames(played.trial, pair.twins, pair.compared.moves) : 'idle';
  },
};

async function compareFrames(
  trial: Trial,
  { viewer, one, other, how }: Twins,
  length: number,
): Promise<Verdict> {
  const [frames, others] = await Promise.all(
    [one, other].map((course) => framesOf(trial, cut(course, length), viewer)),
  );
  const at = frames?.findIndex((frame, index) => frame !== others?.[index]) ?? -1;
  if (at < 0 && frames?.length === others?.length) return 'holds';
  const sizes = [frames?.[at]?.length ?? 0, others?.[at]?.length ?? 0];
  return {
    what: `frame ${at + 1} to ${viewer} has ${sizes.join(' and ')} bytes that are not the same (${how})`,
  };
}

const cut = ({ setup, moves }: Course, length: number): Course => ({ setup, moves: moves.slice(0, length) });
