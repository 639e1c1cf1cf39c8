import { useSignal } from '@preact/signals';
import type { Seating } from '@tapete/client';
import { keepCreated, ownPart } from '../catalog/use-begin.js';
import { keptMatch } from '../keep/seats.js';
import { goTo } from '../page/address.js';
import { matchPath } from '../page/route.js';
import { useDoors } from '../shell/doors.js';
import { SwapIcon } from '../shell/icons.js';
import { Link } from '../shell/link.js';
import { wordsOf } from '../shell/notice.js';
import { say } from '../words/words.js';
import type { MatchModel } from './match-model.js';
import { isSeat } from './seats.js';
import './strip.css';

interface RematchProps {
  readonly model: MatchModel;
  readonly match: string;
}

/** At the end, for who had a seat: to play again, until somebody has asked for it. */
export function AskRematch({ model, match }: RematchProps) {
  const { go, failed } = useRematch(match);
  const { viewer, rematch, seats } = model.state.value;
  if (rematch !== undefined || !isSeat(viewer)) return null;
  return (
    <>
      <button
        type="button"
        class={seats.length === 1 ? 'button' : 'button button-main'}
        onClick={() => go('same')}
      >
        {say(seats.length === 1 ? 'rematchAlone' : 'rematch')}
      </button>
      {seats.length === 1 ? null : (
        <button
          type="button"
          class="tool"
          aria-label={say('rematchSwapped')}
          title={say('rematchSwapped')}
          onClick={() => go('swapped')}
        >
          <SwapIcon />
        </button>
      )}
      <Failed error={failed} />
    </>
  );
}

/** Somebody wants to play again: a strip over the table, never in its way. */
export function RematchStrip({ model, match }: RematchProps) {
  const { go, failed } = useRematch(match);
  const { viewer, rematch } = model.state.value;
  if (rematch === undefined) return null;
  const name = model.seats.value.find(({ seat }) => seat === rematch.by)?.name ?? rematch.by;
  const mine = rematch.by === viewer;
  return (
    <div class="strip" role="status">
      <p>{mine ? say('rematchMine') : say('rematchOffered', { name })}</p>
      {isSeat(viewer) ? (
        <button type="button" class="button button-main" onClick={() => go()}>
          {say(mine ? 'rematchGo' : 'rematchAccept')}
        </button>
      ) : (
        <Link class="button" to={matchPath(rematch.match)}>
          {say('rematchWatch')}
        </Link>
      )}
      <Failed error={failed} />
    </div>
  );
}

const Failed = ({ error }: { error: unknown }) =>
  error === undefined ? null : (
    <p class="failed" role="alert">
      {wordsOf(error)}
    </p>
  );

/** The way to the match that follows: it is begun when nobody has asked for it yet. */
function useRematch(match: string) {
  const { lobby } = useDoors();
  const failed = useSignal<unknown>(undefined);
  const go = async (seating?: Seating) => {
    const kept = keptMatch(match);
    if (kept?.token == null) return;
    try {
      // Who is first begins it, and has a part of its seed; who comes after somebody else has none.
      const fair = seating && (await ownPart(lobby));
      const created = await lobby.rematch(match, {
        token: kept.token,
        ...(seating && { seating }),
        ...(fair && { fair }),
      });
      keepCreated(
        created,
        { name: kept.game, title: kept.title, icon: kept.icon },
        created.hasPart ? fair : undefined,
      );
      goTo(matchPath(created.match));
    } catch (error) {
      failed.value = error;
    }
  };
  return { go: (seating?: Seating) => void go(seating), failed: failed.value };
}
