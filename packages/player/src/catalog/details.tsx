import { useSignal } from '@preact/signals';
import type { GameCard, GameHistory, VersionCard } from '@tapete/client';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { language } from '../keep/settings.js';
import { useDoors } from '../shell/doors.js';
import { Waiting, wordsOf } from '../shell/notice.js';
import { Sheet } from '../shell/sheet.js';
import { inLanguage, say } from '../words/words.js';
import { tell, tellIfKnown } from './details-words.js';
import './details.css';

/** What stands behind a game: its versions, what each was put through, and what it can be told by. */
export function Details({ game, onClose }: { readonly game: GameCard; readonly onClose: () => void }) {
  const { lobby } = useDoors();
  const history = useSignal<GameHistory | undefined>(undefined);
  const failed = useSignal<unknown>(undefined);
  useEffect(() => {
    lobby.history(game.game).then(
      (value) => (history.value = value),
      (error: unknown) => (failed.value = error),
    );
  }, []);
  const title = inLanguage(game.title) ?? game.game;
  return (
    <Sheet title={tell('detailsTitle', { title })} onClose={onClose}>
      <p class="details-line">{tell('detailsLine')}</p>
      {failed.value === undefined ? null : (
        <p class="failed" role="alert">
          {wordsOf(failed.value)}
        </p>
      )}
      {history.value === undefined && failed.value === undefined ? (
        <Waiting line={say('shelfLoading')} />
      ) : null}
      <ul class="versions">
        {history.value?.versions.map((version, index) => (
          <li key={version.name}>
            <Version version={version} isOpen={index === 0} />
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

function Version({ version, isOpen }: { readonly version: VersionCard; readonly isOpen: boolean }) {
  return (
    <details class={`version version-${version.status}`} open={isOpen}>
      <summary>
        <strong>{version.version}</strong>
        <span class="version-status">{tell(`version.${version.status}`)}</span>
        <span class="version-date">{dayOf(version.publishedAt)}</span>
      </summary>
      {version.reason === undefined ? null : <p class="version-reason">«{version.reason}»</p>}
      <h3>{tell('checksWord')}</h3>
      <ul class="version-checks">
        {version.checks.map(({ name, cases }) => (
          <li key={name}>{tellIfKnown(`check.${name}`, { n: cases }) ?? `${name}: ${cases}`}</li>
        ))}
      </ul>
      <dl class="version-facts">
        <Fact word={tell('packagesWord')}>
          {version.packages.map(({ name, size }) => (
            <span key={name} class="version-package">
              {name} · {sizeWords(size)}
            </span>
          ))}
        </Fact>
        <Fact word={tell('engineWord')}>{version.engine.version}</Fact>
        <Fact word={tell('lockWord')}>
          <code>{version.lock}</code>
        </Fact>
        <Fact word={tell('keyWord')}>
          {version.by === undefined ? tell('keyNone') : <code>{version.by}</code>}
        </Fact>
      </dl>
    </details>
  );
}

function Fact({ word, children }: { readonly word: string; readonly children: ComponentChildren }) {
  return (
    <div>
      <dt>{word}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const dayOf = (at: string): string =>
  new Intl.DateTimeFormat(language.value, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(at));

const sizeWords = (bytes: number): string =>
  new Intl.NumberFormat(language.value, {
    style: 'unit',
    unit: 'kilobyte',
    maximumFractionDigits: 0,
  }).format(Math.max(1, bytes / 1000));
