import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { QrCodeGenerateResult } from 'uqr';
import { keptMatch } from '../keep/seats.js';
import { wholeAddress } from '../page/address.js';
import { invitationPath, matchPath, offeredPath } from '../page/route.js';
import { useDoors } from '../shell/doors.js';
import { wordsOf } from '../shell/notice.js';
import { Sheet } from '../shell/sheet.js';
import { botName } from '../words/bot-name.js';
import { say } from '../words/words.js';
import type { MatchModel } from './match-model.js';
import { type MatchSettings, settingsOf } from './settings-of.js';
import './sheets.css';

/** The link to this table: to sit down while a seat is free and this page may invite, else to watch. */
export function Invite({ model, match, onClose }: { model: MatchModel; match: string; onClose: () => void }) {
  const free = model.seats.value.some(({ presence }) => presence === 'open');
  const invitation = free ? keptMatch(match)?.invitation : undefined;
  const address = wholeAddress(
    invitation === undefined ? matchPath(match) : invitationPath(match, invitation),
  );
  return (
    <Sheet title={say(invitation === undefined ? 'share' : 'inviteTitle')} onClose={onClose}>
      <div class="invite">
        <QrCode text={address} />
        <div>
          <p>{say(invitation === undefined ? 'watchLine' : 'inviteLine')}</p>
          <Address address={address} label={say('share')} />
          <SharedDeal match={match} />
          {invitation === undefined ? null : (
            <BotSeat model={model} match={match} invitation={invitation} onSeated={onClose} />
          )}
        </div>
      </div>
    </Sheet>
  );
}

/** Whoever opens it plays the same cards, at a table of their own. */
function SharedDeal({ match }: { match: string }) {
  const { lobby } = useDoors();
  const settings = useSignal<MatchSettings | undefined>(undefined);
  useEffect(() => {
    settingsOf(lobby, match).then(
      (found) => {
        settings.value = found;
      },
      // Without it the table itself may be shared all the same.
      () => undefined,
    );
  }, [match]);
  const { game, deal } = settings.value ?? {};
  if (game === undefined || deal === undefined) return null;
  const path = offeredPath({ game: game.game, config: { [deal.field]: String(deal.number) } });
  return (
    <>
      <p>{say('dealLine', { n: String(deal.number) })}</p>
      <Address address={wholeAddress(path)} label={say('dealShare')} />
    </>
  );
}

function Address({ address, label }: { address: string; label: string }) {
  const copied = useSignal<'yes' | 'no' | undefined>(undefined);
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => (copied.value = 'yes'),
      () => (copied.value = 'no'),
    );
  return (
    <div class="address">
      <input
        type="text"
        readOnly
        value={address}
        aria-label={label}
        onFocus={(event) => event.currentTarget.select()}
      />
      <button type="button" class="button button-main" onClick={copy}>
        {say('copy')}
      </button>
      <p role="status">
        {copied.value === undefined ? '' : say(copied.value === 'yes' ? 'copied' : 'copyFailed')}
      </p>
    </div>
  );
}

interface BotSeatProps {
  readonly model: MatchModel;
  readonly match: string;
  readonly invitation: string;
  readonly onSeated: () => void;
}

/** Nobody comes? A bot may have the seat. */
function BotSeat({ model, match, invitation, onSeated }: BotSeatProps) {
  const { lobby } = useDoors();
  const bots = useSignal<readonly string[]>([]);
  const failed = useSignal<unknown>(undefined);
  const fail = (error: unknown) => {
    failed.value = error;
  };
  useEffect(() => {
    const playsHere = ({ name }: { name: string }) => name === model.state.value.game;
    lobby.games().then((games) => {
      bots.value = games.find(playsHere)?.bots ?? [];
    }, fail);
  }, []);
  return (
    <div class="bot-seat">
      <p>{say('seatBot')}</p>
      <div class="row">
        {bots.value.map((bot) => (
          <button
            key={bot}
            type="button"
            class="button"
            onClick={() => void lobby.seatBot(match, { invitation, bot }).then(onSeated, fail)}
          >
            {botName(bot, model.presentation.value)}
          </button>
        ))}
      </div>
      {failed.value === undefined ? null : <p class="failed">{wordsOf(failed.value)}</p>}
    </div>
  );
}

/** Drawn in the page: no service is asked. What draws it is fetched when somebody invites for the first time. */
function QrCode({ text }: { text: string }) {
  const code = useSignal<QrCodeGenerateResult | undefined>(undefined);
  useEffect(() => {
    import('uqr').then(
      ({ encode }) => {
        code.value = encode(text, { ecc: 'M', border: 2 });
      },
      // Without it the link beside it does the same.
      () => undefined,
    );
  }, [text]);
  if (code.value === undefined) return <div class="qr" />;
  const { data, size } = code.value;
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg
      class="qr"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={say('qrAria')}
      shape-rendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
}
