import { useEffect, useMemo } from 'preact/hooks';
import { forgetMatch, keepMatch, keptMatch } from '../keep/seats.js';
import { useDoors } from '../shell/doors.js';
import { Link } from '../shell/link.js';
import { Notice, Waiting, wordsOf } from '../shell/notice.js';
import { inLanguage, say } from '../words/words.js';
import { type MatchModel, openModel } from './match-model.js';
import { suspensionOf } from './suspension.js';
import { TablePage } from './table-page.jsx';
import './match.css';
import '../table/table.css';

interface MatchPageProps {
  readonly match: string;
  readonly invitation: string | undefined;
}

/** One match, from the first hello to the last good-bye. It is entered anew when this page gets a seat at it. */
export function MatchPage({ match, invitation }: MatchPageProps) {
  const doors = useDoors();
  const token = keptMatch(match)?.token ?? undefined;
  const model = useMemo(
    () => openModel({ match, client: doors.openMatch(match, token), lobby: doors.lobby }),
    [match, token],
  );
  useEffect(() => () => model.close(), [model]);
  useEffect(() => retryWhenBack(model), [model]);
  return <Entered key={token ?? 'watching'} model={model} match={match} invitation={invitation} />;
}

function Entered({ model, match, invitation }: MatchPageProps & { model: MatchModel }) {
  const { connection, view, error } = model.state.value;
  useTitle(model);
  if (connection === 'refused') return <Refused match={match} code={error?.code} />;
  if (view === undefined || model.presentation.value === undefined) return <Coming model={model} />;
  return <TablePage model={model} match={match} invitation={invitation} />;
}

function retryWhenBack(model: MatchModel): () => void {
  const retry = () => {
    if (!document.hidden) model.retry();
  };
  addEventListener('online', retry);
  document.addEventListener('visibilitychange', retry);
  return () => {
    removeEventListener('online', retry);
    document.removeEventListener('visibilitychange', retry);
  };
}

function Coming({ model }: { model: MatchModel }) {
  const { connection, attempts } = model.state.value;
  const suspension = suspensionOf(model.state.value);
  const failure = model.failure.value;
  if (failure !== undefined) {
    return (
      <main>
        <Notice title={say('failedTitle')} line={wordsOf(failure)}>
          <button type="button" class="button button-main" onClick={() => model.fetchAgain()}>
            {say('tryAgain')}
          </button>
          <Home />
        </Notice>
      </main>
    );
  }
  if (suspension !== undefined) {
    return (
      <main>
        <Notice title={say('suspendedTitle')} line={suspension}>
          <Home />
        </Notice>
      </main>
    );
  }
  return (
    <main>
      <Waiting line={connection === 'lost' ? say('lost', { n: attempts }) : say('connecting')} />
    </main>
  );
}

function Refused({ match, code }: { match: string; code: string | undefined }) {
  const unknown = code === 'MATCH_UNKNOWN';
  const kept = keptMatch(match);
  const watch = () => kept !== undefined && keepMatch({ ...kept, token: null, seat: null });
  // A match that is nowhere is not offered on the shelf again.
  useEffect(() => {
    if (unknown) forgetMatch(match);
  }, []);
  return (
    <main>
      <Notice
        title={say(unknown ? 'notFoundTitle' : 'refusedTitle')}
        line={say(unknown ? 'notFoundLine' : 'refusedLine')}
      >
        {unknown || kept?.token == null ? null : (
          <button type="button" class="button button-main" onClick={watch}>
            {say('watchInstead')}
          </button>
        )}
        <Home />
      </Notice>
    </main>
  );
}

const Home = () => (
  <Link class="button" to="/">
    {say('backHome')}
  </Link>
);

/** The window's title says the game, and marks when it is this page's turn, for whoever looks at another tab. */
function useTitle(model: MatchModel): void {
  const presentation = model.presentation.value;
  const game = presentation === undefined ? undefined : inLanguage(presentation.title);
  const title = game === undefined ? say('tapete') : `${game} · ${say('tapete')}`;
  const shown = model.myTurn.value ? say('titleMark', { title }) : title;
  useEffect(() => {
    document.title = shown;
  }, [shown]);
  const cloth = presentation?.layout?.cloth ?? 'green';
  useEffect(() => {
    document.documentElement.dataset.cloth = cloth;
  }, [cloth]);
}
