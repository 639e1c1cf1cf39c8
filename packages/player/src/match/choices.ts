import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { type CommandOutcome, type MatchClient, type MatchStep, offerId, rowsOf } from '@tapete/client';
import type { Target } from '../shapes.js';
import { type Aim, aimsOf } from '../table/aims.js';
import { type Overlays, overlaysOf } from '../table/beneath.js';
import { movablePieces } from '../table/in-hand.js';
import { isOpen, type Picked, press, targetsAfter } from '../table/picking.js';
import { turnedAims, waysOf } from '../table/turning.js';
import { say, sayIfKnown } from '../words/words.js';
import type { Past } from './past.js';
import { type Doing, openRedo, type Taken } from './redo.js';
import type { Scene } from './scene.js';
import { isSeat } from './seats.js';
import { type Speech, spoken } from './sentences.js';

/** What has to be asked before a move can be made. */
export type Question =
  | { readonly asks: 'which'; readonly aims: readonly Aim[] }
  | { readonly asks: 'value'; readonly aim: Aim }
  /** What gives the game up is asked about once more. */
  | { readonly asks: 'sure'; readonly aim: Aim };

/** What may be done now, what is being chosen, and the doing of it. */
export interface Choices {
  /** The moves that may be made at the table that is shown: none while a command is on its way. */
  readonly aims: ReadonlySignal<readonly Aim[]>;
  readonly picked: Signal<Picked>;
  readonly targets: ReadonlySignal<ReadonlySet<Target>>;
  /** Boards that lie over others. */
  readonly overlays: ReadonlySignal<Overlays>;
  /** The ways in which a piece may be laid; more than one where it can be turned. */
  readonly ways: ReadonlySignal<readonly string[]>;
  turn(): void;
  /** The pieces that may be dragged. */
  readonly movable: ReadonlySignal<readonly number[]>;
  readonly question: Signal<Question | undefined>;
  /** Why the last command was not taken. */
  readonly refusal: ReadonlySignal<string | undefined>;
  press(target: Target): void;
  /** A move with an input asks for it first; one that concedes asks whether it is meant. */
  take(aim: Aim, value?: string | number): void;
  /** The answer to what was asked. */
  answer(aim: Aim, value?: string | number): void;
  letGo(): void;
  /** Why the last act cannot be taken back, or not taken again; undefined where it can. */
  readonly noUndo: ReadonlySignal<string | undefined>;
  readonly noRedo: ReadonlySignal<string | undefined>;
  /** Where it cannot be done, the reason is told. */
  undo(): void;
  redo(): void;
  /** Called for each update. */
  hear(step: MatchStep): void;
  leave(): Promise<void>;
  /** Drops what is no longer open, after the match has changed. */
  prune(): void;
}

export function openChoices(
  { state, speech, presentation }: Scene,
  past: Past,
  client: MatchClient,
): Choices {
  const picked = signal<Picked>([]);
  const question = signal<Question | undefined>(undefined);
  const refusal = signal<string | undefined>(undefined);
  const turns = signal(0);
  const allAims = computed(() => {
    const { context, pending } = state.value;
    const mayAct = past.looking.value === undefined && pending.length === 0;
    return mayAct && context?.status === 'playing' ? aimsOf(context.offers, { offerId, rowsOf }) : [];
  });
  const ways = computed(() => waysOf(allAims.value));
  const aims = computed(() => turnedAims(allAims.value, ways.value[turns.value % ways.value.length]));

  const redo = openRedo();
  let doing: Doing | undefined;

  async function send(command: Promise<CommandOutcome>): Promise<boolean> {
    refusal.value = undefined;
    const outcome = await command;
    if (outcome.status === 'accepted') return true;
    doing = undefined;
    if (outcome.status === 'unanswered') return false;
    refusal.value = refusalWords(outcome, speech.value);
    past.tell(refusal.value);
    return false;
  }

  function takeStep(does: 'take' | 'redo', step: Taken): Promise<boolean> {
    doing = { does, step };
    return send(step.value === undefined ? client.take(step.offer) : client.take(step.offer, step.value));
  }

  /** Step by step; where one is not taken, the rest is gone with it. */
  async function takeAgain(): Promise<void> {
    for (const step of redo.next()) {
      if (await takeStep('redo', step)) continue;
      redo.drop();
      return;
    }
  }

  const noUndo = computed(() => {
    const { viewer, context } = state.value;
    if (!isSeat(viewer)) return say('undoWatching');
    if (context?.status !== 'playing') return say('undoOver');
    if (context.undo.allowed) return undefined;
    const code = `undo.${context.undo.reason}`;
    return speech.value.text(code, {}) ?? sayIfKnown(code) ?? say('undo.NOTHING_TO_UNDO');
  });
  const noRedo = computed(() => {
    const [first] = redo.undone.value.at(-1) ?? [];
    if (first === undefined) return say(redo.isGone.value ? 'redoGone' : 'redoNothing');
    return aims.value.some(({ offer }) => offer === first.offer) ? undefined : say('redoGone');
  });

  function letGo(): void {
    batch(() => {
      picked.value = [];
      question.value = undefined;
    });
  }

  function take(aim: Aim, value?: string | number): void {
    if (aim.input !== undefined && value === undefined) question.value = { asks: 'value', aim };
    else if (aim.concedes) question.value = { asks: 'sure', aim };
    else answer(aim, value);
  }

  function answer(aim: Aim, value?: string | number): void {
    letGo();
    void takeStep('take', { offer: aim.offer, ...(value === undefined ? {} : { value }) });
  }

  return {
    aims,
    overlays: computed(() => overlaysOf(presentation.value)),
    ways,
    turn: () => turns.value++,
    picked,
    targets: computed(() => targetsAfter(aims.value, picked.value)),
    movable: computed(() => movablePieces(state.value.view, state.value.viewer, aims.value)),
    question,
    refusal,
    press(target) {
      const done = press(aims.value, picked.value, target);
      if (done.does === 'take') take(done.aim);
      if (done.does === 'pick') picked.value = done.picked;
      if (done.does === 'ask') question.value = { asks: 'which', aims: done.aims };
    },
    take,
    answer,
    letGo,
    noUndo,
    noRedo,
    undo() {
      if (noUndo.value !== undefined) return past.tell(noUndo.value);
      letGo();
      doing = { does: 'undo' };
      void send(client.undo());
    },
    redo() {
      if (noRedo.value !== undefined) return past.tell(noRedo.value);
      letGo();
      void takeAgain();
    },
    hear(step) {
      redo.hear(step, doing, state.value.viewer);
      doing = undefined;
    },
    leave: async () => {
      await send(client.withdraw());
    },
    prune() {
      if (!isOpen(aims.value, picked.value)) picked.value = [];
      if (question.value !== undefined && !isAskable(question.value, aims.value)) question.value = undefined;
    },
  };
}

function isAskable(question: Question, aims: readonly Aim[]): boolean {
  const asked = question.asks === 'which' ? question.aims : [question.aim];
  return asked.every(({ offer }) => aims.some((aim) => aim.offer === offer));
}

/** A refusal in the words of the game, else of the page. */
function refusalWords({ code = '', facts = {} }: CommandOutcome, speech: Speech): string {
  const values = spoken(facts, speech);
  return speech.text(`refusal.${code}`, values) ?? sayIfKnown(`code.${code}`, values) ?? say('notTaken');
}
