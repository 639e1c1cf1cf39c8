import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { MatchStep } from '@tapete/client';
import { keepTold, readTold } from '../keep/told.js';
import { markedBy, saidBy } from '../motion/marked.js';
import type { View } from '../shapes.js';
import { type Moment, momentOf, momentSentences } from './moments.js';
import type { Scene } from './scene.js';
import { textSentence } from './sentences.js';

/** What has happened, as far as this page was there: told in a line, kept as a list, and to be looked at again. */
export interface Past {
  readonly moments: ReadonlySignal<readonly Moment[]>;
  /** The number of the moment that is looked at; undefined for now. */
  readonly looking: Signal<number | undefined>;
  /** What the table shows: the moment that is looked at, or now. */
  readonly shown: ReadonlySignal<View | undefined>;
  /** Spaces that keep a mark until the next move: what something came to, and what was highlighted. */
  readonly marks: ReadonlySignal<{ readonly touched: readonly string[]; readonly lit: readonly string[] }>;
  /** What happened last, sentence by sentence, told aloud. */
  readonly line: ReadonlySignal<readonly Sentence[]>;
  /** Says something of its own, in place of what happened last. */
  tell(words: string): void;
  /** Says a text of the game, after what was said of the same step. */
  sayText(key: string, facts: Readonly<Record<string, unknown>>): void;
  repeatLine(): void;
  /** A step, and the cursor after it. */
  note(step: MatchStep, cursor: number): void;
  /** What this tab was told before it was loaded again, once the first view is there. */
  recall(cursor: number): void;
}

/** Each has a number of its own, so that a screen reader hears the same words twice. */
export interface Sentence {
  readonly number: number;
  readonly words: string;
}

export function openPast({ state, speech }: Scene, match: string): Past {
  const moments = signal<readonly Moment[]>([]);
  const looking = signal<number | undefined>(undefined);
  const line = signal<readonly Sentence[]>([]);
  let number = 0;
  let toldOf = 0;

  const looked = computed(() => moments.value.find((moment) => moment.number === looking.value));
  const isGap = signal(false);
  const marks = computed(() => {
    const moment = looked.value ?? (isGap.value ? undefined : moments.value.at(-1));
    const lit = markedBy(speech.value.plans, moment?.events ?? []);
    return { touched: lit.length > 0 ? [] : (moment?.touched ?? []), lit };
  });

  function add(...sentences: readonly string[]): void {
    const step = moments.value.length;
    const kept = step === toldOf ? line.value : [];
    toldOf = step;
    line.value = [...kept, ...sentences.map((words) => ({ number: ++number, words }))];
  }

  function tell(words: string): void {
    line.value = [];
    add(words);
  }

  return {
    moments,
    looking,
    shown: computed(() => looked.value?.view ?? state.value.view),
    marks,
    line,
    tell,
    sayText(key, facts) {
      const words = textSentence(key, facts, speech.value);
      if (words !== undefined) add(words);
    },
    repeatLine() {
      const last = moments.value.at(-1);
      if (last !== undefined) tell(momentSentences(last, speech.value).join('. '));
    },
    recall(cursor) {
      const told = readTold(match);
      if (told === undefined || moments.value.length > 0) return;
      moments.value = told.moments.map((one, index) => ({ ...one, number: index + 1, view: undefined }));
      // Something happened meanwhile that nobody told: the last that is known is not what the table shows.
      isGap.value = told.cursor !== cursor;
    },
    note(step, cursor) {
      const moment = momentOf(step, moments.value.length + 1);
      moments.value = [...moments.value, moment];
      isGap.value = false;
      keepTold(match, { cursor, moments: moments.value });
      // What a plan says is said when the plan comes to it.
      const untold = step.events.filter((event) => saidBy(speech.value.plans, event).length === 0);
      const told = momentSentences({ ...moment, events: untold }, speech.value);
      if (told.length > 0) add(...told);
    },
  };
}
