import { batch } from '@preact/signals';
import type { MatchStep } from '@tapete/client';
import { type Choices, openChoices } from './choices.js';
import { openPast, type Past } from './past.js';
import { openScene, type Scene, type SceneParts } from './scene.js';

/** Everything that one match's page draws, and what can be done at its table. */
export interface MatchModel extends Scene, Past, Choices {
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
      scene.follow(client.state);
      past.catchUp();
      choices.prune();
    });
  const stops = [client.onStep(past.note), client.subscribe(follow)];
  follow();
  return {
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
