import { useEffect } from 'preact/hooks';
import { Catalog } from '../catalog/catalog.js';
import { language } from '../keep/settings.js';
import { MatchPage } from '../match/match-page.js';
import { type Doors, DoorsGiven } from '../shell/doors.js';
import { Link } from '../shell/link.js';
import { Notice } from '../shell/notice.js';
import { say } from '../words/words.js';
import { route } from './address.js';

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
