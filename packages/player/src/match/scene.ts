import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Lobby, MatchClient, MatchState } from '@tapete/client';
import { closeMatch } from '../keep/seats.js';
import { type Dressing, dressed, readPresentation } from '../presentation/presentation.js';
import { gameText } from '../words/game-text.js';
import { sayList } from '../words/words.js';
import { isSeat, type SeatShown, seatsShown } from './seats.js';
import type { Speech } from './sentences.js';

/** What is so now: the match as the client has it, how its game looks, who sits there. */
export interface Scene {
  readonly state: ReadonlySignal<MatchState>;
  readonly presentation: ReadonlySignal<Dressing | undefined>;
  /** Why the game's pictures and texts could not be had. */
  readonly failure: ReadonlySignal<unknown>;
  readonly seats: ReadonlySignal<readonly SeatShown[]>;
  readonly speech: ReadonlySignal<Speech>;
  readonly myTurn: ReadonlySignal<boolean>;
  /** Asks for the game's pictures and texts once more. */
  fetchAgain(): void;
  /** The client has changed. */
  follow(state: MatchState): void;
}

export interface SceneParts {
  readonly match: string;
  readonly client: MatchClient;
  readonly lobby: Lobby;
}

export function openScene({ match, client, lobby }: SceneParts): Scene {
  const state = signal(client.state);
  const presentation = signal<Dressing | undefined>(undefined);
  const failure = signal<unknown>(undefined);
  const seats = computed(() => seatsShown(state.value, presentation.value));
  let asked: string | undefined;

  async function fetchPresentation(game: string): Promise<void> {
    asked = game;
    failure.value = undefined;
    try {
      presentation.value = await dressed(readPresentation(await lobby.presentation(game)));
    } catch (error) {
      failure.value = error;
    }
  }

  return {
    state,
    presentation,
    failure,
    seats,
    speech: computed(
      (): Speech => ({
        viewer: state.value.viewer,
        names: new Map(seats.value.map(({ seat, name }) => [seat, name])),
        plans: presentation.value?.plans ?? [],
        text: (key, values) => gameText(presentation.value, key, values),
        list: sayList,
      }),
    ),
    myTurn: computed(() => isSeat(state.value.viewer) && seats.value.some(({ mine, acts }) => mine && acts)),
    fetchAgain: () => void fetchPresentation(asked ?? ''),
    follow(next) {
      state.value = next;
      if (next.game !== undefined && asked !== next.game) void fetchPresentation(next.game);
      if (next.context !== undefined && next.context.status !== 'playing') closeMatch(match);
    },
  };
}
