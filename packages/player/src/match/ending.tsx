import { useSignal } from '@preact/signals';
import { keepCreated } from '../catalog/use-begin.js';
import { keptMatch } from '../keep/seats.js';
import { goTo } from '../page/address.js';
import { matchPath } from '../page/route.js';
import { useDoors } from '../shell/doors.js';
import { Link } from '../shell/link.js';
import { wordsOf } from '../shell/notice.js';
import { gameText } from '../words/game-text.js';
import { say, sayIfKnown } from '../words/words.js';
import type { MatchModel } from './match-model.js';
import { endWords } from './turn-words.js';

/** The end of a match: who won and why, and where to go from here. It lies over the table's edge, and the table stays to be seen. */
export function Ending({ model, match, onShare }: { model: MatchModel; match: string; onShare: () => void }) {
  const { lobby } = useDoors();
  const failed = useSignal<unknown>(undefined);
  const kept = keptMatch(match);
  const { context } = model.state.value;
  if (context === undefined || context.status === 'playing') return null;
  const again = async (token: string) => {
    try {
      const created = await lobby.rematch(match, token);
      if (kept !== undefined) keepCreated(created, { name: kept.game, title: kept.title, icon: kept.icon });
      goTo(matchPath(created.match));
    } catch (error) {
      failed.value = error;
    }
  };
  return (
    <section class="ending" aria-label={endWords(model)}>
      <div class="ending-words">
        <h2>{endWords(model)}</h2>
        <Reasons model={model} />
      </div>
      <div class="row">
        {kept?.token == null ? null : (
          <button type="button" class="button button-main" onClick={() => again(kept.token!)}>
            {say('rematch')}
          </button>
        )}
        <button type="button" class="button" onClick={onShare}>
          {say('share')}
        </button>
        <Link class="button to-shelf" to="/">
          {say('backHome')}
        </Link>
      </div>
      {failed.value === undefined ? null : (
        <p class="failed" role="alert">
          {wordsOf(failed.value)}
        </p>
      )}
    </section>
  );
}

/** Why it ended so: the reasons that the results name, each once, and the scores where there are some. */
function Reasons({ model }: { model: MatchModel }) {
  const { context } = model.state.value;
  const presentation = model.presentation.value;
  const reasons = new Set(
    Object.values(context?.result ?? {}).flatMap(({ reason }) => (reason === undefined ? [] : [reason])),
  );
  const words = [...reasons].map(
    (reason) =>
      gameText(presentation, reason) ??
      gameText(presentation, `reason.${reason}`) ??
      sayIfKnown(`reason.${reason}`),
  );
  const scores = model.seats.value.flatMap(({ name, score }) =>
    score === undefined ? [] : [say('score', { name, score })],
  );
  const said = [...words.filter((one) => one !== undefined), ...scores].join(' · ');
  return said === '' ? null : <p>{said}</p>;
}
