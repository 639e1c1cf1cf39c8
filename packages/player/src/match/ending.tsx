import { Link } from '../shell/link.js';
import { gameText } from '../words/game-text.js';
import { say, sayIfKnown } from '../words/words.js';
import { AnotherDeal } from './another-deal.jsx';
import type { MatchModel } from './match-model.js';
import { AskRematch } from './rematch.jsx';
import { endWords } from './turn-words.js';
import './ending.css';

/** The end of a match: why it came, and where to go from here. It lies over the table's lower edge, and the table stays as it was. */
export function Ending({ model, match, onShare }: { model: MatchModel; match: string; onShare: () => void }) {
  return (
    <section class="ending" aria-label={endWords(model)}>
      <Reasons model={model} />
      <div class="row">
        <AskRematch model={model} match={match} />
        <AnotherDeal model={model} match={match} />
        <SeeAgain model={model} />
        <button type="button" class="button to-share" onClick={onShare}>
          {say('share')}
        </button>
        <Link class="button to-shelf" to="/">
          {say('backHome')}
        </Link>
      </div>
    </section>
  );
}

/** All that this page was there for, from the beginning. */
function SeeAgain({ model }: { model: MatchModel }) {
  const [first] = model.moments.value.filter(({ view }) => view !== undefined);
  if (first === undefined) return null;
  return (
    <button type="button" class="button" onClick={() => model.replay()}>
      {say('replay')}
    </button>
  );
}

/** Why it ended so: the reasons that the results name, each once. Scores stand where the seats are; alone, here. */
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
  const seats = model.seats.value;
  const scores = seats.flatMap(({ name, score }) =>
    score === undefined || seats.length > 1 ? [] : [say('score', { name, score })],
  );
  const said = [...words.filter((one) => one !== undefined), ...scores].join(' · ');
  return said === '' ? null : <p>{said}</p>;
}
