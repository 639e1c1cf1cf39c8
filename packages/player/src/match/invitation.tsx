import { useSignal } from '@preact/signals';
import { keepMatch } from '../keep/seats.js';
import { playerName } from '../keep/settings.js';
import { dropInvitation } from '../page/address.js';
import { useDoors } from '../shell/doors.js';
import { wordsOf } from '../shell/notice.js';
import { inLanguage, say } from '../words/words.js';
import type { MatchModel } from './match-model.js';
import '../shell/sheet.css';
import './invitation.css';

interface InvitationProps {
  readonly model: MatchModel;
  readonly match: string;
  readonly invitation: string;
}

/**
 * Who opened an invitation may sit down or watch. The name is asked once, and may stay empty. With the seat kept, the
 * page enters the match again by itself.
 */
export function Invitation({ model, match, invitation }: InvitationProps) {
  const { lobby } = useDoors();
  const failed = useSignal<unknown>(undefined);
  const presentation = model.presentation.value;
  const sit = async (event: Event) => {
    event.preventDefault();
    const name = playerName.value.trim();
    try {
      const taken = await lobby.takeSeat(match, { invitation, ...(name === '' ? {} : { name }) });
      keepMatch({
        match,
        ...taken,
        game: model.state.value.game ?? '',
        title: presentation?.title ?? {},
        icon: presentation === undefined ? '' : lobby.file(model.state.value.game ?? '', presentation.icon),
        at: Date.now(),
      });
      dropInvitation();
    } catch (error) {
      failed.value = error;
    }
  };
  return (
    <form class="invitation" onSubmit={sit}>
      <h2>
        {presentation === undefined
          ? say('invitedTitle')
          : say('invitedTo', { title: inLanguage(presentation.title) })}
      </h2>
      <p>{say('invitedLine')}</p>
      <label class="field">
        <span>{say('name')}</span>
        <input
          type="text"
          maxLength={40}
          autocomplete="nickname"
          value={playerName.value}
          aria-describedby="name-hint"
          onInput={(event) => (playerName.value = event.currentTarget.value)}
        />
        <small id="name-hint">{say('nameHint')}</small>
      </label>
      {failed.value === undefined ? null : (
        <p class="failed" role="alert">
          {wordsOf(failed.value)}
        </p>
      )}
      <div class="row">
        <button type="submit" class="button button-main">
          {say('sit')}
        </button>
        <button type="button" class="button" onClick={dropInvitation}>
          {say('watchOnly')}
        </button>
      </div>
    </form>
  );
}
