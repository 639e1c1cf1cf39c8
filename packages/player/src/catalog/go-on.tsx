import { forgetMatch, type KeptMatch, keptMatches } from '../keep/seats.js';
import { language } from '../keep/settings.js';
import { matchPath } from '../page/route.js';
import { CloseIcon } from '../shell/icons.js';
import { Link } from '../shell/link.js';
import { inLanguage, say } from '../words/words.js';

/** The matches that this device has a seat at and that are not over. */
export function GoOn() {
  const running = keptMatches.value.filter(({ over, token }) => over !== true && token !== null);
  if (running.length === 0) return null;
  return (
    <section class="go-on" aria-labelledby="go-on">
      <h2 id="go-on">{say('goOn')}</h2>
      <ul>
        {running.map((kept) => (
          <Running key={kept.match} kept={kept} />
        ))}
      </ul>
    </section>
  );
}

function Running({ kept }: { kept: KeptMatch }) {
  const title = inLanguage(kept.title) ?? kept.game;
  return (
    <li class="running">
      <Link to={matchPath(kept.match)} label={say('goOnWith', { title })}>
        <img src={kept.icon} alt="" width="64" height="64" draggable={false} />
        <span>
          <strong>{title}</strong>
          <small>{say('startedAt', { when: since(kept.at) })}</small>
        </span>
      </Link>
      <button
        type="button"
        class="tool"
        aria-label={say('forgetAria', { title })}
        title={say('forget')}
        onClick={() => forgetMatch(kept.match)}
      >
        <CloseIcon />
      </button>
    </li>
  );
}

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

function since(at: number): string {
  const passed = Date.now() - at;
  const format = new Intl.RelativeTimeFormat(language.value, { numeric: 'auto' });
  const [unit, size] = UNITS.find(([, length]) => passed >= length) ?? (['second', 60_000] as const);
  return format.format(-Math.floor(passed / size), unit);
}
