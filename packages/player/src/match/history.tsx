import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { narrow } from '../look/system.js';
import { BackIcon, CloseIcon, NextIcon, PauseIcon, PlayIcon } from '../shell/icons.js';
import { say } from '../words/words.js';
import type { MatchModel } from './match-model.js';
import { type Moment, momentSentences } from './moments.js';
import { SeatToken } from './seat-token.jsx';
import './history.css';
import '../shell/sheet.css';

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

/** How long a moment stays before the next one follows by itself. */
const MOMENT_MS = 900;

/** While an earlier moment is shown: which, a slider over all that this page has seen, by itself or by hand, and the way back. */
export function Looking({ model }: { model: MatchModel }) {
  const number = model.looking.value;
  const seen = model.moments.value.filter(({ view }) => view !== undefined).map((moment) => moment.number);
  const next = seen.find((each) => number !== undefined && each > number);
  const before = seen.filter((each) => number !== undefined && each < number).at(-1);
  const goTo = (moment: number | undefined) => {
    model.looking.value = moment;
    if (moment === undefined) model.replaying.value = false;
  };
  const plays = model.replaying.value && number !== undefined;
  useEffect(() => {
    if (!plays) return;
    const timer = setTimeout(() => goTo(next), MOMENT_MS);
    return () => clearTimeout(timer);
  }, [plays, number]);
  if (number === undefined) return null;
  const of = model.moments.value.at(-1)?.number ?? number;
  return (
    <div class="looking">
      <p>{say('historyThen', { n: number, of })}</p>
      <Step words={say('replayBack')} to={before} onGo={goTo}>
        <BackIcon />
      </Step>
      <button
        type="button"
        class="tool"
        aria-label={say(plays ? 'replayPause' : 'replayGo')}
        title={say(plays ? 'replayPause' : 'replayGo')}
        disabled={next === undefined}
        onClick={() => (model.replaying.value = !plays)}
      >
        {plays ? <PauseIcon /> : <PlayIcon />}
      </button>
      <Step words={say('replayNext')} to={next} onGo={goTo}>
        <NextIcon />
      </Step>
      <input
        type="range"
        min={seen[0]}
        max={seen.at(-1)}
        value={number}
        aria-label={say('historySlider')}
        onInput={({ currentTarget: { valueAsNumber } }) =>
          goTo(seen.filter((each) => each <= valueAsNumber).at(-1))
        }
      />
      <button type="button" class="button" onClick={() => goTo(undefined)}>
        {say('historyNow')}
      </button>
    </div>
  );
}

interface StepProps {
  readonly words: string;
  readonly to: number | undefined;
  readonly onGo: (moment: number) => void;
  readonly children: ComponentChildren;
}

function Step({ words, to, onGo, children }: StepProps) {
  return (
    <button
      type="button"
      class="tool"
      aria-label={words}
      title={words}
      disabled={to === undefined}
      onClick={() => to !== undefined && onGo(to)}
    >
      {children}
    </button>
  );
}
