import type { ComponentChildren } from 'preact';
import { say } from '../words/words.js';
import type { MatchModel } from './match-model.js';
import { SeatToken } from './seat-token.jsx';
import type { SeatShown } from './seats.js';
import { turnWords } from './turn-words.js';

interface ScoreboardProps {
  readonly model: MatchModel;
  /** What stands in the middle when the match is over. */
  readonly ending: ComponentChildren;
}

/** The head of the table: who sits there, and, large enough for the whole room, whose turn it is. */
export function Scoreboard({ model, ending }: ScoreboardProps) {
  const seats = model.seats.value;
  const half = Math.ceil(seats.length / 2);
  return (
    <section class="scoreboard" aria-label={say('seatsAria')}>
      <Cards seats={seats.slice(0, half)} side="near" />
      <Turn model={model} ending={ending} />
      <Cards seats={seats.slice(half)} side="far" />
    </section>
  );
}

function Cards({ seats, side }: { seats: readonly SeatShown[]; side: 'near' | 'far' }) {
  return (
    <ul class={`place-cards place-cards-${side}`}>
      {seats.map((shown) => (
        <PlaceCard key={shown.seat} shown={shown} />
      ))}
    </ul>
  );
}

function PlaceCard({ shown }: { shown: SeatShown }) {
  const { seat, name, initial, mine, presence, acts, outcome, score } = shown;
  const classes = ['place-card', acts && 'acts', outcome === 'win' && 'won', `is-${presence}`];
  return (
    <li class={classes.filter(Boolean).join(' ')}>
      <SeatToken seat={seat} initial={initial} />
      <span class="place-name">
        <strong>{name}</strong>
        <small>
          {[mine && name !== say('youNamed') && say('you'), presenceWords(shown), score]
            .filter((words) => words !== false && words !== undefined)
            .join(' · ')}
        </small>
      </span>
      {acts ? <span class="hidden">{say('turnMark')}</span> : null}
    </li>
  );
}

const PRESENCE = {
  here: 'presenceHere',
  away: 'presenceAway',
  bot: 'presenceBot',
  open: 'presenceOpen',
  left: 'presenceLeft',
} as const;

const presenceWords = ({ presence }: SeatShown): string => say(PRESENCE[presence]);

function Turn({ model, ending }: ScoreboardProps) {
  const over = model.state.value.context?.status !== 'playing';
  return (
    <div class={`turn ${model.myTurn.value ? 'turn-mine' : ''}`}>
      {over ? ending : <p class="turn-words">{turnWords(model)}</p>}
      <p class="turn-line" role="status" aria-live="polite" aria-atomic="false">
        {model.line.value.map(({ number, words }) => (
          <span key={number}>{words}</span>
        ))}
      </p>
    </div>
  );
}
