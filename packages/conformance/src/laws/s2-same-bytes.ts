import type { MatchLaw, Verdict } from '../law.js';
import { chanceOf, type Trial } from '../play/trial.js';
import { compareTwins } from '../secrets/compare.js';
import { framesOf } from '../secrets/frames.js';
import type { Course, Twins } from '../secrets/twin.js';
import { twinsOf } from '../secrets/twins-of.js';

export const sameBytes: MatchLaw = {
  id: 'S2',
  says: 'What a viewer cannot know changes no byte on the wire, neither the number of frames nor their order.',
  of: 'match',
  restsOn: ['S1'],
  async look({ trial, moves }) {
    for (const twins of twinsOf({ trial, moves }, chanceOf(trial, 'twins'))) {
      const { moves: length, differ } = compareTwins(trial, twins);
      // One pair of a match is enough: a session is dear.
      if (differ && length > 0) return compareFrames(trial, twins, length);
    }
    return 'idle';
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
