import { useSignal } from '@preact/signals';
import type { GameCard } from '@tapete/client';
import { InviteIcon, OptionsIcon, PlayIcon } from '../shell/icons.js';
import { wordsOf } from '../shell/notice.js';
import { inLanguage, say } from '../words/words.js';
import { botSeats, invitedSeats } from './seat-plans.js';
import { useBegin } from './use-begin.js';

/** What one press begins has no bot in it. */
const isForOne = (game: GameCard): boolean => botSeats(game).length === 1;

/** One game as it stands on the shelf: its cover, its line, one press to play and one to invite. */
interface GameOnShelfProps {
  readonly game: GameCard;
  readonly onOptions: () => void;
  readonly onDetails: () => void;
}

export function GameOnShelf({ game, onOptions, onDetails }: GameOnShelfProps) {
  const title = inLanguage(game.title) ?? game.game;
  const begin = useBegin();
  const busy = useSignal(false);
  const failed = useSignal<unknown>(undefined);
  const start = async (seats: ReturnType<typeof botSeats>) => {
    busy.value = true;
    failed.value = await begin(game, { seats });
    busy.value = false;
  };
  return (
    <li class="game">
      <button
        type="button"
        class="game-cover"
        tabIndex={-1}
        aria-hidden="true"
        disabled={busy.value}
        onClick={() => start(botSeats(game))}
      >
        <img src={game.cover} alt="" width="640" height="640" draggable={false} />
      </button>
      <div class="game-words">
        <h2>{title}</h2>
        <p class="game-line">{inLanguage(game.summary)}</p>
        <p class="game-facts">
          <span>{say('seatCount', { ...game.seats, same: game.seats.min === game.seats.max })}</span>
          {game.minutes === undefined ? null : <span>{say('minutes', { n: game.minutes })}</span>}
          <span>
            <button
              type="button"
              class="game-version"
              aria-label={say('detailsAria', { title, version: game.version })}
              title={say('details')}
              onClick={onDetails}
            >
              {game.version}
            </button>
          </span>
        </p>
        <div class="row">
          <button
            type="button"
            class="button button-main"
            aria-label={say(isForOne(game) ? 'playAloneAria' : 'playAria', { title })}
            disabled={busy.value}
            onClick={() => start(botSeats(game))}
          >
            <PlayIcon />
            {say('play')}
          </button>
          {game.seats.max < 2 ? null : (
            <button
              type="button"
              class="button"
              aria-label={say('inviteAria', { title })}
              disabled={busy.value}
              onClick={() => start(invitedSeats(game))}
            >
              <InviteIcon />
              {say('invite')}
            </button>
          )}
          <button
            type="button"
            class="tool"
            aria-label={say('optionsAria', { title })}
            title={say('options')}
            onClick={onOptions}
          >
            <OptionsIcon />
          </button>
        </div>
        {failed.value === undefined ? null : (
          <p class="failed" role="alert">
            {wordsOf(failed.value)}
          </p>
        )}
      </div>
    </li>
  );
}
