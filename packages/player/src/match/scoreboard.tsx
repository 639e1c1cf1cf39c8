import { say, sayList } from '../words/words.js';
import type { MatchModel } from './match-model.js';
import { SeatToken } from './seat-token.jsx';
import type { SeatShown } from './seats.js';

/** The head of the table: who sits there, and, large enough for the whole room, whose turn it is. */
export function Scoreboard({ model }: { model: MatchModel }) {
  const seats = model.seats.value;
  const half = Math.ceil(seats.length / 2);
  return (
    <section class="scoreboard" aria-label={say('seatsAria')}>
      <Cards seats={seats.slice(0, half)} side="near" />
      <TurnWords model={model} />
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
          {[mine && say('you'), presenceWords(shown), score]
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

function TurnWords({ model }: { model: MatchModel }) {
  return (
    <div class={`turn ${model.myTurn.value ? 'turn-mine' : ''}`}>
      <p class="turn-words">{turnWords(model)}</p>
      <p class="turn-line" role="status" aria-live="polite" aria-atomic="true">
        {model.line.value}
      </p>
    </div>
  );
}

/** Whose turn it is, in words; at the end, who won. */
export function turnWords(model: MatchModel): string {
  const { context, viewer } = model.state.value;
  const seats = model.seats.value;
  if (context === undefined) return '';
  if (context.status !== 'playing') return endWords(model);
  if (model.myTurn.value) return say('yourTurn');
  const open = seats.filter(({ presence }) => presence === 'open').length;
  if (open > 0) return say('waitingFor', { n: open });
  const acting = seats.filter(({ acts }) => acts).map(({ name }) => name);
  if (acting.length === 0) return viewer === 'spectator' ? say('watching') : '';
  return acting.length === 1
    ? say('turnOf', { name: acting[0] })
    : say('turnOfMany', { names: sayList(acting) });
}

export function endWords(model: MatchModel): string {
  const { context } = model.state.value;
  const seats = model.seats.value;
  if (context?.status === 'cancelled' || context?.result == null) return say('cancelled');
  const winners = seats.filter(({ outcome }) => outcome === 'win');
  if (winners.length === 0)
    return say(seats.every(({ outcome }) => outcome === 'draw') ? 'drawn' : 'lostAll');
  if (winners.length === seats.length && seats.length > 1) return say('wonAll');
  if (winners.length === 1 && winners[0]?.mine) return say('wonYou');
  const names = winners.map(({ name }) => name);
  return names.length === 1 ? say('wonOne', { name: names[0] }) : say('wonMany', { names: sayList(names) });
}
