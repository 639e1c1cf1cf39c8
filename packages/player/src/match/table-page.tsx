import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { keptMatch } from '../keep/seats.js';
import { lazily } from '../shell/lazily.jsx';
import { Moves } from '../table/moves.jsx';
import { Table } from '../table/table.jsx';
import { inLanguage, say } from '../words/words.js';
import { Bar, type Panel } from './bar.jsx';
import type { MatchModel } from './match-model.js';
import { Scoreboard } from './scoreboard.jsx';
import { isSeat } from './seats.js';
import { suspensionOf } from './suspension.js';
import { useKeys } from './use-keys.js';

/* What nobody sees while a match begins. */
const History = lazily(() => import('./history.jsx').then((part) => part.History));
const Looking = lazily(() => import('./history.jsx').then((part) => part.Looking));
const Ending = lazily(() => import('./ending.jsx').then((part) => part.Ending));
const RematchStrip = lazily(() => import('./rematch.jsx').then((part) => part.RematchStrip));
const Invitation = lazily(() => import('./invitation.jsx').then((part) => part.Invitation));
const Invite = lazily(() => import('./invite.jsx').then((part) => part.Invite));
const More = lazily(() => import('./more.jsx').then((part) => part.More));
const Keys = lazily(() => import('./more.jsx').then((part) => part.Keys));
const CloseUp = lazily(() => import('./close-up.jsx').then((part) => part.CloseUp));
const Leave = lazily(() => import('./more.jsx').then((part) => part.Leave));

interface TablePageProps {
  readonly model: MatchModel;
  readonly match: string;
  readonly invitation: string | undefined;
}

/** The table and all that lies around it. */
export function TablePage({ model, match, invitation }: TablePageProps) {
  const open = useSignal<Panel | undefined>(firstPanel(model, match));
  const close = () => (open.value = undefined);
  const toggle = (panel: Panel) => (open.value = open.value === panel ? undefined : panel);
  useKeys(model, toggle);
  useEffect(() => {
    // The seat that was waited for is taken: the invitation is out of the way.
    if (open.value === 'invite' && !hasFreeSeat(model)) close();
  }, [hasFreeSeat(model)]);
  const title = inLanguage(model.presentation.value?.title ?? {}) ?? '';
  const invited = invitation !== undefined && !isSeat(model.state.value.viewer) && hasFreeSeat(model);
  const { connection, rematch } = model.state.value;
  const lost = connection !== 'live';
  return (
    <div class="match">
      <Bar model={model} title={title} open={open.value} onOpen={toggle} />
      <Scoreboard model={model} />
      <main class="table-area">
        <Banner model={model} />
        {rematch === undefined ? null : <RematchStrip model={model} match={match} />}
        <div
          class={['felt', model.myTurn.value && 'felt-mine', lost && 'felt-lost'].filter(Boolean).join(' ')}
        >
          <Table model={model} />
        </div>
        <Edge model={model} match={match} onShare={() => (open.value = 'invite')} />
        {invited ? <Invitation model={model} match={match} invitation={invitation} /> : null}
      </main>
      {open.value === 'history' ? <History model={model} onClose={close} /> : null}
      {open.value === 'more' ? (
        <More model={model} onOpen={(panel) => (open.value = panel)} onClose={close} />
      ) : null}
      {open.value === 'keys' ? <Keys onClose={close} /> : null}
      {open.value === 'invite' ? <Invite model={model} match={match} onClose={close} /> : null}
      {model.closeUp.value === undefined ? null : (
        <CloseUp model={model} onClose={() => (model.closeUp.value = undefined)} />
      )}
      {open.value === 'leave' ? <Leave model={model} onClose={close} /> : null}
    </div>
  );
}

/** What lies over the table's lower edge: the moves, the way through an earlier moment, or where to go from the end. */
function Edge({ model, match, onShare }: { model: MatchModel; match: string; onShare: () => void }) {
  if (model.looking.value !== undefined) return <Looking model={model} />;
  if (model.isOver.value) return <Ending model={model} match={match} onShare={onShare} />;
  return <Moves model={model} />;
}

const hasFreeSeat = (model: MatchModel): boolean =>
  model.seats.value.some(({ presence }) => presence === 'open');

/** A table with a free seat that this page made begins with its invitation. */
function firstPanel(model: MatchModel, match: string): Panel | undefined {
  const mayInvite = keptMatch(match)?.invitation !== undefined && hasFreeSeat(model);
  return mayInvite ? 'invite' : undefined;
}

/** What stands between this page and the table, in words. The table is dimmed, never blocked. */
function Banner({ model }: { model: MatchModel }) {
  const { connection, attempts } = model.state.value;
  const refusal = model.refusal.value;
  const suspension = suspensionOf(model.state.value);
  if (suspension !== undefined) {
    return (
      <p class="banner" role="status">
        {suspension}
      </p>
    );
  }
  if (connection === 'lost' || connection === 'connecting') {
    return (
      <p class="banner" role="status">
        {connection === 'lost' ? say('lost', { n: attempts }) : say('connecting')}
      </p>
    );
  }
  if (connection === 'closed') return <p class="banner">{say('closed')}</p>;
  return refusal === undefined ? null : <p class="banner refusal">{refusal}</p>;
}
