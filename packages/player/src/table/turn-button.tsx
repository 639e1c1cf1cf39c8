import type { MatchModel } from '../match/match-model.js';
import { say } from '../words/words.js';

/** Turns the piece that is chosen, or will be, where there is more than one way to lay it. */
export function TurnButton({ model }: { model: MatchModel }) {
  if (model.ways.value.length < 2) return null;
  return (
    <button type="button" class="button turn-button" aria-keyshortcuts="r" onClick={() => model.turn()}>
      {say('turn')}
      <kbd class="key-hint">R</kbd>
    </button>
  );
}
