import { useEffect } from 'preact/hooks';
import { language } from '../keep/settings.js';
import { fetchNow } from '../shell/ahead.js';
import { type Doors, DoorsGiven } from '../shell/doors.js';
import { lazily } from '../shell/lazily.js';
import { Link } from '../shell/link.js';
import { Notice } from '../shell/notice.js';
import { say } from '../words/words.js';
import { route } from './address.js';

/** Whoever only looks at the shelf waits for no table, and whoever comes to a table for no shelf. */
const loadCatalog = () => import('../catalog/catalog.js').then((part) => part.Catalog);
const loadMatchPage = () => import('../match/match-page.js').then((part) => part.MatchPage);
const Catalog = lazily(loadCatalog);
const MatchPage = lazily(loadMatchPage);

/** What the address asks for comes while the words still come. */
export function fetchScreen(): void {
  const { at } = route.peek();
  if (at === 'match') fetchNow(loadMatchPage);
  if (at === 'shelf') fetchNow(loadCatalog);
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
