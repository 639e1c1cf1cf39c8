import { useSignal } from '@preact/signals';
import { freshDeal, useBegin } from '../catalog/use-begin.js';
import { useDoors } from '../shell/doors.js';
import { wordsOf } from '../shell/notice.js';
import { say } from '../words/words.js';
import type { MatchModel } from './match-model.js';
import { isSeat } from './seats.js';
import { settingsOf } from './settings-of.js';

/** Who plays alone may have other cards by the same rules; a rematch has the same ones again. */
export function AnotherDeal({ model, match }: { model: MatchModel; match: string }) {
  const { lobby } = useDoors();
  const begin = useBegin();
  const failed = useSignal<unknown>(undefined);
  const { seats, viewer } = model.state.value;
  if (seats.length !== 1 || !isSeat(viewer)) return null;
  const deal = async () => {
    try {
      const settings = await settingsOf(lobby, match);
      if (settings === undefined) return;
      const { game, config } = settings;
      failed.value = await begin(game, { seats: ['me'], config: { ...config, ...freshDeal(game) } });
    } catch (error) {
      failed.value = error;
    }
  };
  return (
    <>
      <button type="button" class="button button-main" onClick={() => void deal()}>
        {say('anotherDeal')}
      </button>
      {failed.value === undefined ? null : (
        <p class="failed" role="alert">
          {wordsOf(failed.value)}
        </p>
      )}
    </>
  );
}
