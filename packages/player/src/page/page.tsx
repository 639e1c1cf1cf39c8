import { useEffect } from 'preact/hooks';
import { Catalog } from '../catalog/catalog.js';
import { language } from '../keep/settings.js';
import { fetchNow } from '../shell/ahead.js';
import { type Doors, DoorsGiven } from '../shell/doors.js';
import { lazily } from '../shell/lazily.js';
import { Link } from '../shell/link.js';
import { Notice } from '../shell/notice.js';
import { say } from '../words/words.js';
import { route } from './address.js';

/** Whoever only looks at the shelf waits for no table. */
const loadMatchPage = () => import('../match/match-page.js').then((part) => part.MatchPage);
const MatchPage = lazily(loadMatchPage);

/** What the address asks for comes while the words still come. */
export function fetchScreen(): void {
  if (route.peek().at === 'match') fetchNow(loadMatchPage);
}

export function Page({ doors }: { doors: Doors }) {
  useEffect(() => {
    document.documentElement.lang = language.value;
  }, [language.value]);
  return (
    <DoorsGiven value={doors}>
      <Screen />
    </DoorsGiven>
  );
}

function Screen() {
  const here = route.value;
  if (here.at === 'shelf') return <Catalog />;
  if (here.at === 'match')
    return <MatchPage key={here.match} match={here.match} invitation={here.invitation} />;
  return (
    <main>
      <Notice title={say('notFoundTitle')} line={say('notFoundLine')}>
        <Link class="button" to="/">
          {say('backHome')}
        </Link>
      </Notice>
    </main>
  );
}
