import { type Signal, useSignal } from '@preact/signals';
import type { GameCard, Lobby } from '@tapete/client';
import { useEffect } from 'preact/hooks';
import { route } from '../page/address.js';
import { useDoors } from '../shell/doors.js';
import { Mark } from '../shell/icons.js';
import { LanguageSwitch } from '../shell/language-switch.js';
import { lazily } from '../shell/lazily.js';
import { Notice, Waiting, wordsOf } from '../shell/notice.js';
import { inLanguage, say } from '../words/words.js';
import { type ConfigValue, readConfig } from './config-values.js';
import { GameOnShelf } from './game-on-shelf.js';
import { GoOn } from './go-on.js';
import './catalog.css';

/** Only who plays by other rules asks for them. */
const Options = lazily(() => import('./options.js').then((part) => part.Options));

/** Only who wants to know what stands behind a game asks for it. */
const Details = lazily(() => import('./details.js').then((part) => part.Details));

type Shelf =
  | { readonly is: 'coming' }
  | { readonly is: 'here'; readonly games: readonly GameCard[] }
  | { readonly is: 'failed'; readonly error: unknown };

/** The game whose options are open. */
interface Chosen {
  readonly game: GameCard;
  readonly given?: Readonly<Record<string, ConfigValue>>;
}

export function Catalog() {
  const { lobby } = useDoors();
  const shelf = useSignal<Shelf>({ is: 'coming' });
  const chosen = useSignal<Chosen | undefined>(undefined);
  const known = useSignal<GameCard | undefined>(undefined);
  const load = () => {
    shelf.value = { is: 'coming' };
    lobby.games().then(
      (games) => {
        shelf.value = { is: 'here', games };
        chosen.value = offeredOf(games) ?? chosen.value;
      },
      (error: unknown) => (shelf.value = { is: 'failed', error }),
    );
  };
  useEffect(load, []);
  useEffect(() => lookAgain(lobby, shelf), []);
  useEffect(() => {
    document.title = say('tapete');
    document.documentElement.dataset.cloth = 'green';
  });
  return (
    <div class="catalog">
      <header class="bar">
        <span class="wordmark">
          <Mark />
          {say('tapete')}
        </span>
        <LanguageSwitch />
      </header>
      <main>
        <div class="shelf-head">
          <h1>{say('shelfTitle')}</h1>
          <p>{say('shelfLine')}</p>
        </div>
        <GoOn />
        <ShelfOf
          shelf={shelf.value}
          onAgain={load}
          onOptions={(game) => (chosen.value = { game })}
          onDetails={(game) => (known.value = game)}
        />
      </main>
      {known.value === undefined ? null : (
        <Details game={known.value} onClose={() => (known.value = undefined)} />
      )}
      {chosen.value === undefined ? null : (
        <Options {...chosen.value} onClose={() => (chosen.value = undefined)} />
      )}
    </div>
  );
}

/** So long a game that was published just now is not on a shelf that somebody looks at. */
const LOOK_MS = 5000;

/** Looks for new games while the page is seen, and at once when it is seen again. */
function lookAgain(lobby: Lobby, shelf: Signal<Shelf>): () => void {
  const look = async () => {
    const before = shelf.peek();
    if (document.hidden || before.is !== 'here') return;
    // What stands here stays when the host is away for a moment: whoever wants to play is told then.
    const games = await lobby.games().catch(() => before.games);
    if (namesOf(games) !== namesOf(before.games)) shelf.value = { is: 'here', games };
  };
  const timer = setInterval(look, LOOK_MS);
  document.addEventListener('visibilitychange', look);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
  };
}

const namesOf = (games: readonly GameCard[]): string =>
  games.map(({ name, lock }) => `${name} ${lock}`).join();

/** What the address offers, if the shelf has it: a game with the deal that somebody shared. */
function offeredOf(games: readonly GameCard[]): Chosen | undefined {
  const here = route.peek();
  const offered = here.at === 'shelf' ? here.offered : undefined;
  const game = games.find((one) => one.game === offered?.game);
  return game === undefined || offered === undefined
    ? undefined
    : { game, given: readConfig(game.config, offered.config) };
}

interface ShelfOfProps {
  readonly shelf: Shelf;
  readonly onAgain: () => void;
  readonly onOptions: (game: GameCard) => void;
  readonly onDetails: (game: GameCard) => void;
}

function ShelfOf({ shelf, onAgain, onOptions, onDetails }: ShelfOfProps) {
  if (shelf.is === 'coming') return <Waiting line={say('shelfLoading')} />;
  if (shelf.is === 'failed') {
    return (
      <Notice title={say('shelfFailed')} line={wordsOf(shelf.error)}>
        <button type="button" class="button" onClick={onAgain}>
          {say('tryAgain')}
        </button>
      </Notice>
    );
  }
  if (shelf.games.length === 0) return <Notice title={say('shelfEmpty')} line={say('shelfEmptyLine')} />;
  return (
    <ul class="shelf">
      {byTitle(shelf.games).map((game) => (
        <GameOnShelf
          key={game.name}
          game={game}
          onOptions={() => onOptions(game)}
          onDetails={() => onDetails(game)}
        />
      ))}
    </ul>
  );
}

function byTitle(games: readonly GameCard[]): readonly GameCard[] {
  const title = (game: GameCard) => inLanguage(game.title) ?? game.game;
  return [...games].sort((a, b) => title(a).localeCompare(title(b)));
}
