import { muted } from '../keep/settings.js';
import { HistoryIcon, InviteIcon, Mark, MoreIcon, RedoIcon, SoundIcon, UndoIcon } from '../shell/icons.js';
import { LanguageSwitch } from '../shell/language-switch.js';
import { Link } from '../shell/link.js';
import { say } from '../words/words.js';
import type { MatchModel } from './match-model.js';

export type Panel = 'history' | 'more' | 'keys' | 'invite' | 'leave';

interface BarProps {
  readonly model: MatchModel;
  readonly title: string;
  readonly open: Panel | undefined;
  readonly onOpen: (panel: Panel) => void;
}

/** The one bar of the page. On a phone it lies at the bottom, where the thumbs are. */
export function Bar({ model, title, open, onOpen }: BarProps) {
  const free = model.seats.value.some(({ presence }) => presence === 'open');
  return (
    <header class="bar match-bar">
      <Link class="tool home" to="/" label={say('home')}>
        <Mark />
      </Link>
      <h1 class="bar-title">{title}</h1>
      <div class="tools">
        {free ? (
          <button
            type="button"
            class="tool"
            aria-label={say('inviteTitle')}
            title={say('inviteTitle')}
            onClick={() => onOpen('invite')}
          >
            <InviteIcon />
          </button>
        ) : null}
        <Undo model={model} />
        <Redo model={model} />
        <button
          type="button"
          class="tool"
          aria-pressed={open === 'history'}
          aria-label={say('history')}
          title={say('history')}
          onClick={() => onOpen('history')}
        >
          <HistoryIcon />
        </button>
        <SoundSwitch />
        <LanguageSwitch />
        <button
          type="button"
          class="tool"
          aria-label={say('more')}
          title={say('more')}
          onClick={() => onOpen('more')}
        >
          <MoreIcon />
        </button>
      </div>
    </header>
  );
}

/** Always in its place; when it is off it says why, to a pointer, to a screen reader, and to whoever presses it. */
function Undo({ model }: { model: MatchModel }) {
  const why = model.noUndo.value;
  return (
    <button
      type="button"
      class="tool"
      aria-disabled={why !== undefined}
      aria-label={why === undefined ? say('undo') : `${say('undo')}. ${why}`}
      title={why ?? say('undoAria')}
      onClick={() => model.undo()}
    >
      <UndoIcon />
    </button>
  );
}

/** Only where a game takes anything back. */
function Redo({ model }: { model: MatchModel }) {
  const undo = model.state.value.context?.undo;
  if (undo?.allowed === false && undo.reason === 'UNDO_OFF') return null;
  const why = model.noRedo.value;
  return (
    <button
      type="button"
      class="tool"
      aria-disabled={why !== undefined}
      aria-label={why === undefined ? say('redo') : `${say('redo')}. ${why}`}
      title={why ?? say('redoAria')}
      onClick={() => model.redo()}
    >
      <RedoIcon />
    </button>
  );
}

function SoundSwitch() {
  const words = say(muted.value ? 'soundOff' : 'soundOn');
  return (
    <button
      type="button"
      class="tool"
      aria-label={words}
      title={words}
      onClick={() => (muted.value = !muted.value)}
    >
      <SoundIcon muted={muted.value} />
    </button>
  );
}
