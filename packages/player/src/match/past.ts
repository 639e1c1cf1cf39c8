import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { MatchStep, Told } from '@tapete/client';
import { cameTo, markedBy, saidBy } from '../motion/marked.js';
import type { View } from '../shapes.js';
import { type Moment, momentOf, momentSentences, toldMoment, touchedSpaces } from './moments.js';
import type { Scene } from './scene.js';
import { textSentence } from './sentences.js';

/** What has happened: told in a line, kept as a list, and, as far as this page was there, to be looked at again. */
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
  /** Moments follow each other by themselves. Looking at one, or at now, ends it. */
  readonly replaying: Signal<boolean>;
  /** Says something of its own, in place of what happened last. */
  tell(words: string): void;
  /** Says something beside what happened last, in place of what was said so before. */
  remark(words: string): void;
  /** Says a text of the game, after what was said of the same step. */
  sayText(key: string, facts: Readonly<Record<string, unknown>>): void;
  repeatLine(): void;
  /** Shows all that this page was there for once more, moment by moment, as it was shown then. */
  replay(): void;
  note(step: MatchStep): void;
  /** Asks for what this page was not told, where it came late or has missed something. */
  catchUp(): void;
}

/** Each has a number of its own, so that a screen reader hears the same words twice. */
export interface Sentence {
  readonly number: number;
  readonly words: string;
  /** Of this page alone: it is no part of the match, and not there when the page is opened again. */
  readonly isRemark?: true;
}

type History = (after: number) => Promise<readonly Told[] | undefined>;

export function openPast({ state, speech }: Scene, history: History): Past {
  const moments = signal<readonly Moment[]>([]);
  const looking = signal<number | undefined>(undefined);
  const replaying = signal(false);
  const said = signal<readonly Sentence[]>([]);
  const remarked = signal<Sentence | undefined>(undefined);
  /** Spaces that the last step of an open draft came to. */
  const drafted = signal<readonly string[] | undefined>(undefined);
  let sentences = 0;
  let saidOf: Moment | undefined;
  let isAsking = false;

  const last = computed(() => moments.value.at(-1));
  const looked = computed(() => moments.value.find(({ number }) => number === looking.value));
  const marks = computed(() => {
    const isNow = last.value?.note.revision === state.value.context?.flow.revision;
    const { events = [], touched } = looked.value ?? (isNow ? last.value : undefined) ?? {};
    if (looked.value === undefined && drafted.value !== undefined) return { touched: drafted.value, lit: [] };
    const lit = markedBy(speech.value.plans, events);
    return { touched: lit.length > 0 ? [] : (touched ?? cameTo(speech.value.plans, events)), lit };
  });

  function add(...words: readonly string[]): void {
    const isSame = saidOf === last.peek();
    const kept = isSame ? said.value : [];
    if (!isSame) remarked.value = undefined;
    saidOf = last.peek();
    said.value = [...kept, ...words.map((each) => ({ number: ++sentences, words: each }))];
  }

  function tell(words: string): void {
    said.value = [];
    remarked.value = undefined;
    add(words);
  }

  /** Nobody has said yet what happened last before this page came. */
  function toldOrMissed(): readonly Sentence[] {
    const moment = last.value;
    if (said.value.length > 0 || moment === undefined || moment.view !== undefined) return said.value;
    return momentSentences(moment, speech.value).map((words, index) => ({ number: -index, words }));
  }

  function insert(told: readonly Told[]): void {
    const known = new Set(moments.value.map(({ number }) => number));
    const missed = told.map(toldMoment).filter(({ number }) => !known.has(number));
    moments.value = [...moments.value, ...missed].sort((one, other) => one.number - other.number);
    if (last.value?.view === undefined) said.value = [];
  }

  return {
    moments,
    looking,
    replaying,
    shown: computed(() => looked.value?.view ?? state.value.view),
    marks,
    line: computed(() => (remarked.value ? [...toldOrMissed(), remarked.value] : toldOrMissed())),
    tell,
    remark(words) {
      remarked.value = { number: ++sentences, words, isRemark: true };
    },
    sayText(key, facts) {
      const words = textSentence(key, facts, speech.value);
      if (words !== undefined) add(words);
    },
    replay() {
      replaying.value = true;
      looking.value = moments.peek().find(({ view }) => view !== undefined)?.number;
    },
    repeatLine() {
      if (last.value !== undefined) tell(momentSentences(last.value, speech.value).join('. '));
    },
    note(step) {
      drafted.value = step.note === undefined ? touchedSpaces(step.before, step.after) : undefined;
      if (step.note === undefined) return;
      const moment = momentOf(step, step.note);
      moments.value = [...moments.value, moment];
      // What a plan says is said when the plan comes to it.
      const untold = step.events.filter((event) => saidBy(speech.value.plans, event).length === 0);
      const told = momentSentences({ ...moment, events: untold }, speech.value);
      if (told.length > 0) add(...told);
    },
    catchUp() {
      const revision = state.value.context?.flow.revision ?? 0;
      const known = last.value?.note.revision ?? 0;
      if (isAsking || known >= revision) return;
      isAsking = true;
      void history(known).then((told) => {
        isAsking = false;
        if (told !== undefined) insert(told);
      });
    },
  };
}
