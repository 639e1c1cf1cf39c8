import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { type CommandOutcome, type MatchClient, offerId } from '@tapete/client';
import type { Target } from '../shapes.js';
import { type Aim, aimsOf } from '../table/aims.js';
import { movablePieces } from '../table/in-hand.js';
import { isOpen, type Picked, press, targetsAfter } from '../table/picking.js';
import { say, sayIfKnown } from '../words/words.js';
import type { Past } from './past.js';
import type { Scene } from './scene.js';
import { type Speech, spoken } from './sentences.js';

/** What has to be asked before a move can be made. */
export type Question =
  | { readonly asks: 'which'; readonly aims: readonly Aim[] }
  | { readonly asks: 'value'; readonly aim: Aim };

/** What may be done now, what is being chosen, and the doing of it. */
export interface Choices {
  /** The moves that may be made at the table that is shown: none while a command is on its way. */
  readonly aims: ReadonlySignal<readonly Aim[]>;
  readonly picked: Signal<Picked>;
  readonly targets: ReadonlySignal<ReadonlySet<Target>>;
  /** The pieces that may be dragged. */
  readonly movable: ReadonlySignal<readonly number[]>;
  readonly question: Signal<Question | undefined>;
  /** Why the last command was not taken. */
  readonly refusal: ReadonlySignal<string | undefined>;
  press(target: Target): void;
  take(aim: Aim, value?: string | number): void;
  letGo(): void;
  undo(): void;
  leave(): Promise<void>;
  /** Drops what is no longer open, after the match has changed. */
  prune(): void;
}

export function openChoices({ state, speech }: Scene, past: Past, client: MatchClient): Choices {
  const picked = signal<Picked>([]);
  const question = signal<Question | undefined>(undefined);
  const refusal = signal<string | undefined>(undefined);
  const aims = computed(() => {
    const { context, pending } = state.value;
    const mayAct = past.looking.value === undefined && pending.length === 0;
    return mayAct && context?.status === 'playing' ? aimsOf(context.offers, offerId) : [];
  });

  async function send(command: Promise<CommandOutcome>): Promise<void> {
    refusal.value = undefined;
    const outcome = await command;
    if (outcome.status !== 'refused') return;
    refusal.value = refusalWords(outcome, speech.value);
    past.tell(refusal.value);
  }

  function letGo(): void {
    batch(() => {
      picked.value = [];
      question.value = undefined;
    });
  }

  function take(aim: Aim, value?: string | number): void {
    if (aim.input !== undefined && value === undefined) {
      question.value = { asks: 'value', aim };
      return;
    }
    letGo();
    void send(value === undefined ? client.take(aim.offer) : client.take(aim.offer, value));
  }

  return {
    aims,
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
    letGo,
    undo() {
      if (state.value.context?.undo.allowed) void send(client.undo());
    },
    leave: () => send(client.withdraw()),
    prune() {
      if (!isOpen(aims.value, picked.value)) picked.value = [];
      if (question.value !== undefined && !isAskable(question.value, aims.value)) question.value = undefined;
    },
  };
}

function isAskable(question: Question, aims: readonly Aim[]): boolean {
  const asked = question.asks === 'value' ? [question.aim] : question.aims;
  return asked.every(({ offer }) => aims.some((aim) => aim.offer === offer));
}

/** A refusal in the words of the game, else of the page, else with its code, which is better than silence. */
function refusalWords({ code = '', facts = {} }: CommandOutcome, speech: Speech): string {
  const values = spoken(facts, speech);
  return (
    speech.text(`refusal.${code}`, values) ??
    sayIfKnown(`code.${code}`, values) ??
    `${say('notTaken')} (${code})`
  );
}
