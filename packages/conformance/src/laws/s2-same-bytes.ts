import type { MatchLaw, Verdict } from '../law.js';
import type { Trial } from '../play/trial.js';
import { comparedTwinsOf } from '../secrets/compared-twins.js';
import { framesOf, wrongMessages } from '../secrets/frames.js';
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

async function compareFrames(trial: Trial, twins: Twins, length: number): Promise<Verdict> {
  const { viewer, how } = twins;
  const [one, other] = [cut(twins.one, length), cut(twins.other, length)];
  const seeing = { viewer, messages: wrongMessages(trial, one, viewer) };
  const frames = await framesOf(trial, one, seeing);
  const others = await framesOf(trial, other, seeing);
  const at = firstDifference(frames, others);
  if (at === undefined) return 'holds';
  const sizes = [frames, others].map((list) => list[at]?.length ?? 'no');
  return {
    what: `frame ${at + 1} to ${viewer} has ${sizes.join(' and ')} bytes that are not the same (${how})`,
  };
}

function firstDifference(one: readonly string[], other: readonly string[]): number | undefined {
  const longer = one.length >= other.length ? one : other;
  const at = longer.findIndex((_, index) => one[index] !== other[index]);
  return at < 0 ? undefined : at;
}

const cut = ({ setup, moves }: Course, length: number): Course => ({ setup, moves: moves.slice(0, length) });
