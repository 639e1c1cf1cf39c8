import { fourColours, MOTIONS, motion } from '../keep/settings.js';
import { route } from '../page/address.js';
import { hasFourColours } from '../presentation/pictures.js';
import { LanguageSwitch } from '../shell/language-switch.js';
import { lazily } from '../shell/lazily.jsx';
import { Sheet } from '../shell/sheet.js';
import { say } from '../words/words.js';
import type { Panel } from './bar.jsx';
import type { MatchModel } from './match-model.js';
import { isSeat } from './seats.js';
import './sheets.css';

/** Only of a match that is over. */
const Written = lazily(() => import('./written.jsx').then((part) => part.Written));

export function More({
  model,
  onOpen,
  onClose,
}: {
  model: MatchModel;
  onOpen: (panel: Panel) => void;
  onClose: () => void;
}) {
  const { viewer, context, spectators } = model.state.value;
  const here = route.value;
  const plays = isSeat(viewer) && context?.status === 'playing';
  return (
    <Sheet title={say('more')} place="edge" onClose={onClose}>
      <div class="more">
        <label class="field">
          <span>{say('motion')}</span>
          <select
            value={motion.value}
            onChange={(event) => (motion.value = event.currentTarget.value as typeof motion.value)}
          >
            {MOTIONS.map((choice) => (
              <option key={choice} value={choice}>
                {say(`motion.${choice}`)}
              </option>
            ))}
          </select>
        </label>
        <FourColours model={model} />
        <div class="field">
          <span>{say('language')}</span>
          <LanguageSwitch />
        </div>
        <button type="button" class="button" onClick={() => onOpen('invite')}>
          {say('share')}
        </button>
        <button type="button" class="button" onClick={() => onOpen('keys')}>
          {say('keys')}
        </button>
        {plays ? (
          <button type="button" class="button button-danger" onClick={() => onOpen('leave')}>
            {say('leave')}
          </button>
        ) : null}
        {context !== undefined && context.status !== 'playing' && here.at === 'match' ? (
          <Written match={here.match} />
        ) : null}
        {spectators === 0 ? null : <p>{say('watchers', { n: spectators })}</p>}
      </div>
    </Sheet>
  );
}

/** For whoever tells suits better by colour; only where the game's cards have them. */
function FourColours({ model }: { model: MatchModel }) {
  const presentation = model.presentation.value;
  if (presentation === undefined || !hasFourColours(presentation)) return null;
  return (
    <label class="field">
      <span>{say('fourColours')}</span>
      <select
        value={String(fourColours.value)}
        onChange={(event) => (fourColours.value = event.currentTarget.value === 'true')}
      >
        <option value="false">{say('no')}</option>
        <option value="true">{say('yes')}</option>
      </select>
    </label>
  );
}

export function Leave({ model, onClose }: { model: MatchModel; onClose: () => void }) {
  const leave = () => void model.leave().then(onClose);
  return (
    <Sheet title={say('leave')} onClose={onClose}>
      <p>{say('leaveSure')}</p>
      <div class="row row-end">
        <button type="button" class="button" onClick={onClose}>
          {say('leaveNo')}
        </button>
        <button type="button" class="button button-danger" onClick={leave}>
          {say('leaveYes')}
        </button>
      </div>
    </Sheet>
  );
}

const KEYS = [
  ['←↑↓→', 'key.arrows'],
  ['Enter', 'key.enter'],
  ['Esc', 'key.escape'],
  ['Tab', 'key.tab'],
  ['B', 'key.b'],
  ['V', 'key.v'],
  ['L', 'key.l'],
  ['H', 'key.h'],
  ['Ctrl+Z', 'key.u'],
  ['Ctrl+Y', 'key.r'],
  ['R', 'key.turn'],
  ['M', 'key.m'],
  ['?', 'key.question'],
] as const;

export function Keys({ onClose }: { onClose: () => void }) {
  return (
    <Sheet title={say('keysTitle')} onClose={onClose}>
      <dl class="keys">
        {KEYS.map(([key, words]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{say(words)}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  );
}
