import {
  type Answer,
  canonicalText,
  type Json,
  type LockedMatch,
  type Update,
  type Viewer,
} from '@tapete/core';
import { make } from '../play/move.js';
import { wrongCommands } from '../play/mutations.js';
import { nowOf, take } from '../play/offered.js';
import { begin, chanceOf, essenceOf, type Trial } from '../play/trial.js';
import { type Course, isMisfit, type Twins } from './twin.js';

/** What came of playing twins side by side. */
export interface Compared {
  /** What the viewer is sent in one match and not in the other, in words; undefined where all is equal. */
  readonly difference?: string;
  /** Moves for which they were twins. */
  readonly moves: number;
  /** Whether they did differ in something hidden. */
  readonly differ: boolean;
}

/** Plays twins side by side, and looks after each move at what their viewer is sent. */
export function compareTwins(trial: Trial, twins: Twins): Compared {
  try {
    return new SideBySide(trial, twins).play();
  } catch (error) {
    if (isMisfit(error)) return { moves: 0, differ: false };
    throw error;
  }
}

class SideBySide {
  private readonly one: LockedMatch;
  private readonly other: LockedMatch;
  private readonly viewer: Viewer;
  private revision = 0;
  private differ = false;

  constructor(
    private readonly trial: Trial,
    private readonly twins: Twins,
  ) {
    const beginOf = ({ setup }: Course) => begin({ ...trial, setup });
    this.one = beginOf(twins.one);
    this.other = beginOf(twins.other);
    this.viewer = twins.viewer;
  }

  play(): Compared {
    const { one, other, isCertain } = this.twins;
    for (let made = 0; made <= one.moves.length; made++) {
      const answers = made === 0 ? ALIKE : this.makeNext(made - 1);
      // Up to where they part they are the same match.
      if (made < this.twins.from) continue;
      // In twins that are not certain, what can be done or seen no more in one of them may be so for good reason.
      if (!isCertain && !(areAlike(answers) && this.areShownTheSame())) return this.compared(made - 1);
      const difference = this.differenceAfter(answers, one.moves[made - 1]?.seat);
      if (difference !== undefined) return { ...this.compared(made), difference };
      if (other.moves[made] === undefined) break;
    }
    const difference = this.differenceOfRefusals();
    return { ...this.compared(one.moves.length), ...(difference !== undefined && { difference }) };
  }

  private compared(moves: number): Compared {
    return { moves: Math.max(0, moves), differ: this.differ };
  }

  private makeNext(at: number): readonly Answer[] {
    const [one, other] = [this.twins.one.moves[at], this.twins.other.moves[at]];
    return one && other ? [make(this.one, one), make(this.other, other)] : ALIKE;
  }

  /** Views and flow, and the faces that were in sight for a moment: while they are the same, all else must be. */
  private areShownTheSame(): boolean {
    const shown = (match: LockedMatch) => {
      const { status, flow, withdrawn, result } = match.context(this.viewer);
      const updates = this.updatesOf(match).map(facesIn);
      return [match.view(this.viewer), { status, flow, withdrawn, result }, updates];
    };
    return areEqual(shown(this.one), shown(this.other));
  }

  private differenceAfter(answers: readonly Answer[], mover: Viewer | undefined): string | undefined {
    this.differ ||= !areEqual(essenceOf(this.one), essenceOf(this.other));
    if (!this.differ && !this.twins.isCertain) return this.goOn();
    const { viewer } = this;
    const found =
      this.difference('view', (match) => match.view(viewer)) ??
      this.difference('context', (match) => match.context(viewer)) ??
      this.difference('updates', (match) => this.updatesOf(match)) ??
      (mover === viewer ? differenceOf('answer', answers.map(told)) : undefined);
    return found ?? this.goOn();
  }

  private goOn(): undefined {
    this.revision = this.one.context('spectator').flow.revision;
  }

  private updatesOf(match: LockedMatch): readonly Update[] {
    return match.updates(this.viewer, this.revision);
  }

  private difference(what: string, of: (match: LockedMatch) => unknown): string | undefined {
    return differenceOf(what, [of(this.one), of(this.other)]);
  }

  /** The same wrong commands are refused in the same words. */
  private differenceOfRefusals(): string | undefined {
    const { viewer } = this;
    if (viewer === 'spectator' || !this.differ) return undefined;
    const now = new Map([this.one, this.other].map((match) => [match, nowOf(match, viewer)]));
    for (const wrong of wrongCommands(this.one, viewer, chanceOf(this.trial, 'S1'))) {
      const found = this.difference(`answer to ${wrong.id}`, (match) =>
        told(take(match, viewer, wrong, now.get(match))),
      );
      if (found !== undefined) return found;
    }
    return undefined;
  }
}

const ALIKE: readonly Answer[] = [];

const areAlike = ([one, other]: readonly Answer[]): boolean => one?.status === other?.status;

/** What of an answer reaches its seat: neither draws nor hashes. */
const told = (answer: Answer): unknown =>
  answer.status === 'accepted' ? { status: answer.status } : { ...answer };

/** The faces that an update shows. */
const facesIn = ({ events }: Update): readonly (string | undefined)[] =>
  events.flatMap(({ data }) =>
    Object.values(data)
      .flat()
      .map((value) => (value as { definition?: string } | null)?.definition),
  );

/** By content: in which order members stand is another law's affair. */
const areEqual = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other) || textOf(one) === textOf(other);

const textOf = (value: unknown): string => canonicalText(JSON.parse(JSON.stringify(value)) as Json);

/** Where two values differ first: what stands there in each. */
function differenceOf(what: string, [one, other]: readonly unknown[]): string | undefined {
  if (areEqual(one, other)) return undefined;
  const [a, b] = [textOf(one ?? null), textOf(other ?? null)];
  const at = [...a].findIndex((letter, index) => letter !== b[index]);
  const near = (text: string) => text.slice(Math.max(0, at - 40), at + 40);
  return `its ${what}: …${near(a)}… in one, …${near(b)}… in the other`;
}
