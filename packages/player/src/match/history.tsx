import { useEffect, useRef } from 'preact/hooks';
import { narrow } from '../look/system.js';
import { CloseIcon } from '../shell/icons.js';
import { say } from '../words/words.js';
import type { MatchModel } from './match-model.js';
import { type Moment, momentSentences } from './moments.js';
import { SeatToken } from './seat-token.jsx';

/** What happened, in sentences, from the beginning. A press shows the table as it was then. */
export function History({ model, onClose }: { model: MatchModel; onClose: () => void }) {
  const moments = model.moments.value
    .map((moment) => ({ moment, words: momentSentences(moment, model.speech.value).join('. ') }))
    .filter(({ words }) => words !== '');
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const last = list.current;
    if (last !== null && model.looking.value === undefined) last.scrollTop = last.scrollHeight;
  }, [moments.length]);
  return (
    <aside class="history" aria-labelledby="history">
      <header class="sheet-head">
        <h2 id="history">{say('history')}</h2>
        <button type="button" class="tool" aria-label={say('close')} onClick={onClose}>
          <CloseIcon />
        </button>
      </header>
      {moments.length === 0 ? <p class="history-empty">{say('historyEmpty')}</p> : null}
      <ol ref={list}>
        {moments.map(({ moment, words }) => (
          <Told key={moment.number} model={model} moment={moment} words={words} onClose={onClose} />
        ))}
      </ol>
    </aside>
  );
}

interface ToldProps {
  readonly model: MatchModel;
  readonly moment: Moment;
  readonly words: string;
  readonly onClose: () => void;
}

function Told({ model, moment, words, onClose }: ToldProps) {
  const { seat } = moment.note;
  const shown = model.seats.value.find((one) => one.seat === seat);
  const looked = model.looking.value === moment.number;
  return (
    <li>
      <button
        type="button"
        disabled={moment.view === undefined}
        aria-current={looked ? 'true' : undefined}
        aria-label={moment.view === undefined ? words : say('historySaw', { what: words })}
        onClick={() => {
          model.looking.value = looked ? undefined : moment.number;
          // There the list lies over the table that is to be looked at.
          if (narrow.value) onClose();
        }}
      >
        {shown === undefined ? (
          <span class="token" />
        ) : (
          <SeatToken seat={shown.seat} initial={shown.initial} />
        )}
        <span>{words}</span>
      </button>
    </li>
  );
}

/** While an earlier moment is shown: which, a slider over all that this page has seen, and the way back. */
export function Looking({ model }: { model: MatchModel }) {
  const number = model.looking.value;
  const seen = model.moments.value.filter(({ view }) => view !== undefined).map((moment) => moment.number);
  if (number === undefined) return null;
  const of = model.moments.value.at(-1)?.number ?? number;
  return (
    <div class="looking">
      <p>{say('historyThen', { n: number, of })}</p>
      <input
        type="range"
        min={seen[0]}
        max={seen.at(-1)}
        value={number}
        aria-label={say('historySlider')}
        onInput={({ currentTarget: { valueAsNumber } }) => {
          model.looking.value = seen.filter((each) => each <= valueAsNumber).at(-1);
        }}
      />
      <button type="button" class="button" onClick={() => (model.looking.value = undefined)}>
        {say('historyNow')}
      </button>
    </div>
  );
}
