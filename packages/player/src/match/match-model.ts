import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { MatchStep } from '@tapete/client';
import { type Choices, openChoices } from './choices.js';
import { comings } from './comings.js';
import { openPast, type Past } from './past.js';
import { openScene, type Scene, type SceneParts } from './scene.js';

/** Everything that one match's page draws, and what can be done at its table. */
export interface MatchModel extends Scene, Past, Choices {
  /** Pieces are still on their way to where they lie. */
  readonly isMoving: Signal<boolean>;
  /** The card that is looked at closely. */
  readonly closeUp: Signal<number | undefined>;
  /** The match is over, and the last piece has come to rest. */
  readonly isOver: ReadonlySignal<boolean>;
  /** Called for each update, for motion and sound. */
  onStep(listener: (step: MatchStep) => void): () => void;
  /** Tries to connect now, where it waits: the page is looked at again, the network is back. */
  retry(): void;
  close(): void;
}

export function openModel(parts: SceneParts): MatchModel {
  const { client } = parts;
  const scene = openScene(parts);
  const past = openPast(scene, (after) => client.history(after));
  const choices = openChoices(scene, past, client);
  const follow = () =>
    batch(() => {
      const before = scene.state.value;
      scene.follow(client.state);
      const words = comings(before, client.state, scene.speech.value.names).join('. ');
      if (words !== '') past.remark(words);
      past.catchUp();
      choices.prune();
    });
  const stops = [client.onStep(past.note), client.onStep(choices.hear), client.subscribe(follow)];
  follow();
  const isMoving = signal(false);
  return {
    isMoving,
    closeUp: signal<number | undefined>(undefined),
    isOver: computed(() => (scene.state.value.context?.status ?? 'playing') !== 'playing' && !isMoving.value),
    ...scene,
    ...past,
    ...choices,
    onStep: (listener) => client.onStep(listener),
    retry: () => client.retry(),
    close() {
      for (const stop of stops) stop();
      client.close();
    },
  };
}
