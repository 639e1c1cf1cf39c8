import { say } from '../words/words.js';
import type { MatchModel } from './match-model.js';
import { SeatToken } from './seat-token.jsx';
import { isSeat, type SeatShown } from './seats.js';
import { seatStatusWords, statusWords } from './status-words.js';
import { endWords, turnWords } from './turn-words.js';

/** The head of the table: who sits there, and, large enough for the whole room, whose turn it is. */
export function Scoreboard({ model }: { model: MatchModel }) {
  const seats = model.seats.value;
  const half = Math.ceil(seats.length / 2);
  if (seats.length === 1) {
    return (
      <section class="scoreboard alone" aria-label={say('seatsAria')}>
        <Turn model={model} />
      </section>
    );
  }
  return (
    <section
      class={seats.length > 2 ? 'scoreboard many' : 'scoreboard'}
      style={{ '--seats': seats.length }}
      aria-label={say('seatsAria')}
    >
      <Cards model={model} seats={seats.slice(0, half)} side="near" />
      <Turn model={model} />
      <Cards model={model} seats={seats.slice(half)} side="far" />
    </section>
  );
}

interface CardsProps {
  readonly model: MatchModel;
  readonly seats: readonly SeatShown[];
  readonly side: 'near' | 'far';
}

function Cards({ model, seats, side }: CardsProps) {
  return (
    <ul class={`place-cards place-cards-${side}`}>
      {seats.map((shown) => (
        <PlaceCard key={shown.seat} model={model} shown={shown} />
      ))}
    </ul>
  );
}

function PlaceCard({ model, shown }: { model: MatchModel; shown: SeatShown }) {
  const { seat, name, initial, mine, presence, acts, outcome, score } = shown;
  const status = seatStatusWords(model.shown.value, seat, model.speech.value);
  const classes = ['place-card', acts && 'acts', outcome === 'win' && 'won', `is-${presence}`];
  return (
    <li class={classes.filter(Boolean).join(' ')}>
      <SeatToken seat={seat} initial={initial} />
      <span class="place-name">
        <strong>{name}</strong>
        <small>
          {/* Most games say the score in words of their own. */}
          {[
            status === '' ? score : status,
            mine && name !== say('youNamed') && say('you'),
            presenceWords(shown),
          ]
            .filter((words) => words !== false && words !== undefined && words !== '')
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

function Turn({ model }: { model: MatchModel }) {
  const status = statusWords(model.shown.value, model.speech.value);
  // Who plays alone knows whose turn it is.
  const isAlone = model.seats.value.length === 1 && isSeat(model.state.value.viewer);
  const words = isAlone ? '' : turnWords(model);
  return (
    <div class={`turn ${model.myTurn.value ? 'turn-mine' : ''}`}>
      {model.isOver.value ? (
        <h2 class="turn-words">{endWords(model)}</h2>
      ) : words === '' ? null : (
        <p class="turn-words">{words}</p>
      )}
      {/* Alone, how it ended stands where stood how it was going. */}
      {status === '' || (isAlone && model.isOver.value) ? null : <p class="status-words">{status}</p>}
      <p class="turn-line" role="status" aria-live="polite" aria-atomic="false">
        {model.line.value.map(({ number, words, isRemark }, index, all) => (
          <span key={number} class={`said-${Math.min(all.length - index, 3)}`} data-remark={isRemark}>
            {words}
          </span>
        ))}
      </p>
    </div>
  );
}
