import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import {
  type CommandOutcome,
  type Lobby,
  type MatchClient,
  type MatchState,
  type MatchStep,
  offerId,
} from '@tapete/client';
import { closeMatch } from '../keep/seats.js';
import { markedBy } from '../motion/marked.js';
import { type Presentation, readPresentation } from '../presentation/presentation.js';
import type { Note, View } from '../shapes.js';
import { type Aim, aimsOf } from '../table/aims.js';
import { movablePieces } from '../table/in-hand.js';
import { isOpen, type Picked, press, targetsAfter } from '../table/picking.js';
import { gameText } from '../words/game-text.js';
import { say, sayIfKnown, sayList } from '../words/words.js';
import { type Moment, momentOf } from './moments.js';
import { isSeat, type SeatShown, seatsShown } from './seats.js';
import { eventSentence, type Speech, spoken } from './sentences.js';

/** What a press may need to ask before a move can be taken. */
export type Question =
  | { readonly asks: 'which'; readonly aims: readonly Aim[] }
  | { readonly asks: 'value'; readonly aim: Aim };

/** Everything that one match's page draws, and what can be done at its table. */
export interface MatchModel {
  readonly state: ReadonlySignal<MatchState>;
  readonly presentation: ReadonlySignal<Presentation | undefined>;
  /** Why the game's pictures and texts could not be had. */
  readonly failure: ReadonlySignal<unknown>;
  readonly seats: ReadonlySignal<readonly SeatShown[]>;
  readonly speech: ReadonlySignal<Speech>;
  readonly moments: ReadonlySignal<readonly Moment[]>;
  /** The number of the moment that is looked at; undefined for now. */
  readonly looking: Signal<number | undefined>;
  /** What the table shows: the moment that is looked at, or now. */
  readonly shown: ReadonlySignal<View | undefined>;
  /** Spaces that keep a mark until the next move: what something came to, and what was highlighted. */
  readonly marks: ReadonlySignal<{ readonly touched: readonly string[]; readonly lit: readonly string[] }>;
  /** The moves that may be made at the table that is shown. */
  readonly aims: ReadonlySignal<readonly Aim[]>;
  readonly picked: Signal<Picked>;
  readonly targets: ReadonlySignal<ReadonlySet<string | number>>;
  /** The pieces that may be dragged. */
  readonly movable: ReadonlySignal<readonly number[]>;
  readonly question: Signal<Question | undefined>;
  readonly myTurn: ReadonlySignal<boolean>;
  /** One line about what happened last, told aloud. */
  readonly line: ReadonlySignal<string>;
  /** Why the last move was not taken. */
  readonly refusal: ReadonlySignal<string | undefined>;

  press(target: string | number): void;
  take(aim: Aim, value?: string | number): void;
  letGo(): void;
  undo(): void;
  leave(): Promise<void>;
  repeatLine(): void;
  /** Says a text of the game aloud. */
  sayText(key: string, facts: Readonly<Record<string, unknown>>): void;
  /** Asks for the game's pictures and texts once more. */
  fetchAgain(): void;
  /** Called for each update, for motion and sound. */
  onStep(listener: (step: MatchStep) => void): () => void;
  close(): void;
}

export interface ModelParts {
  readonly match: string;
  readonly client: MatchClient;
  readonly lobby: Lobby;
}

export function openModel({ match, client, lobby }: ModelParts): MatchModel {
  const state = signal(client.state);
  const presentation = signal<Presentation | undefined>(undefined);
  const failure = signal<unknown>(undefined);
  const moments = signal<readonly Moment[]>([]);
  const looking = signal<number | undefined>(undefined);
  const picked = signal<Picked>([]);
  const question = signal<Question | undefined>(undefined);
  const refusal = signal<string | undefined>(undefined);
  const line = signal('');

  const seats = computed(() => seatsShown(state.value));
  const speech = computed(
    (): Speech => ({
      viewer: state.value.viewer,
      names: new Map(seats.value.map(({ seat, name }) => [seat, name])),
      text: (key, values) => gameText(presentation.value, key, values),
      list: sayList,
    }),
  );
  const shown = computed(
    () => moments.value.find(({ number }) => number === looking.value)?.view ?? state.value.view,
  );
  const aims = computed(() => {
    const { context, pending } = state.value;
    const mayAct = looking.value === undefined && pending.length === 0 && context?.status === 'playing';
    return mayAct ? aimsOf(context.offers, offerId) : [];
  });
  const marks = computed(() => {
    const moment = moments.value.find(({ number }) => number === looking.value) ?? moments.value.at(-1);
    const lit = markedBy(presentation.value?.plans ?? [], moment?.events ?? []);
    return { touched: lit.length > 0 ? [] : (moment?.touched ?? []), lit };
  });
  const targets = computed(() => targetsAfter(aims.value, picked.value));
  const movable = computed(() => movablePieces(state.value.view, state.value.viewer, aims.value));
  const myTurn = computed(() =>
    seats.value.some(({ mine, acts }) => mine && acts && isSeat(state.value.viewer)),
  );

  let asked: string | undefined;
  async function fetchPresentation(game: string): Promise<void> {
    asked = game;
    failure.value = undefined;
    try {
      presentation.value = readPresentation(await lobby.presentation(game));
    } catch (error) {
      failure.value = error;
    }
  }

  function tell(words: string): void {
    // The same words twice are silent to a screen reader, so the line is emptied in between.
    line.value = '';
    queueMicrotask(() => setTimeout(() => (line.value = words)));
  }

  function follow(next: MatchState): void {
    batch(() => {
      state.value = next;
      if (!isOpen(aims.value, picked.value)) picked.value = [];
      const asking = question.value;
      if (asking?.asks === 'value' && !aims.value.some(({ offer }) => offer === asking.aim.offer))
        question.value = undefined;
      if (asking?.asks === 'which') question.value = undefined;
    });
    if (next.game !== undefined && asked !== next.game) void fetchPresentation(next.game);
    if (next.context !== undefined && next.context.status !== 'playing') closeMatch(match);
  }

  function tellStep(step: MatchStep): void {
    const moment = momentOf(step, moments.value.length + 1);
    moments.value = [...moments.value, moment];
    const words = momentSentence(moment, speech.value);
    if (words !== '') tell(words);
  }

  async function send(command: Promise<CommandOutcome>): Promise<void> {
    refusal.value = undefined;
    const outcome = await command;
    if (outcome.status === 'accepted') return;
    const words = refusalWords(outcome, speech.value);
    refusal.value = words;
    tell(words);
  }

  function take(aim: Aim, value?: string | number): void {
    if (aim.input !== undefined && value === undefined) {
      question.value = { asks: 'value', aim };
      return;
    }
    batch(() => {
      picked.value = [];
      question.value = undefined;
    });
    void send(value === undefined ? client.take(aim.offer) : client.take(aim.offer, value));
  }

  follow(client.state);
  const stops = [client.subscribe(follow), client.onStep(tellStep)];

  return {
    state,
    presentation,
    failure,
    seats,
    speech,
    moments,
    looking,
    shown,
    aims,
    picked,
    targets,
    marks,
    movable,
    question,
    myTurn,
    line,
    refusal,
    press(target) {
      const done = press(aims.value, picked.value, target);
      if (done.does === 'take') take(done.aim);
      if (done.does === 'pick') picked.value = done.picked;
      if (done.does === 'ask') question.value = { asks: 'which', aims: done.aims };
    },
    take,
    letGo() {
      batch(() => {
        picked.value = [];
        question.value = undefined;
      });
    },
    undo() {
      if (state.value.context?.undo.allowed) void send(client.undo());
    },
    leave: () => send(client.withdraw()),
    repeatLine() {
      const last = moments.value.at(-1);
      if (last !== undefined) tell(momentSentence(last, speech.value));
    },
    sayText(key, facts) {
      const words = speech.value.text(key, spoken(facts, speech.value));
      if (words !== undefined) tell(words);
    },
    fetchAgain: () => void fetchPresentation(asked ?? ''),
    onStep: (listener) => client.onStep(listener),
    close() {
      for (const stop of stops) stop();
      client.close();
    },
  };
}

/** What a moment is called in the history and told as: its events' sentences, or what kind of entry it was. */
export function momentSentence(moment: Moment, speech: Speech): string {
  const told = moment.events
    .map((event) => eventSentence(event, speech))
    .filter((words) => words !== undefined);
  return [...noteWords(moment.note, speech), ...told].join('. ');
}

function noteWords(note: Note | undefined, { names }: Speech): readonly string[] {
  const name = names.get(note?.seat ?? '') ?? '';
  if (note?.kind === 'undo') return [say('historyUndo', { name })];
  return note?.kind === 'withdrawal' ? [say('historyLeft', { name })] : [];
}

function refusalWords({ code = '', facts = {} }: CommandOutcome, speech: Speech): string {
  const values = Object.fromEntries(
    Object.entries(facts).map(([name, fact]) => [name, typeof fact === 'number' ? fact : String(fact)]),
  );
  return (
    speech.text(`error.${code}`, values) ??
    sayIfKnown(`code.${code}`, values) ??
    `${say('notTaken')} (${code})`
  );
}
