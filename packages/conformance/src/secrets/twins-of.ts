import type { BotChance, SeatId, SpaceSpec, Structure, Viewer } from '@tapete/core';
import type { PlayedMatch } from '../law.js';
import { oneOf } from '../play/chance.js';
import { seatsOf, viewersOf } from '../play/trial.js';
import { exchangedTwin } from './exchanged-twin.js';
import { hidesAnything } from './hides.js';
import { chosenTwin, drawnTwin, type Twins } from './twin.js';

/** Pairs of a match and its twins, of each kind one, for viewers by turns; none where nothing is hidden. */
export function* twinsOf({ trial, moves }: PlayedMatch, chance: BotChance): Generator<Twins> {
  const { structure } = trial.game;
  if (!hidesAnything(structure)) return;
  const seat = oneOf(seatsOf(trial), chance);
  const exchanged = exchangedSomewhere({ trial, moves }, seat, chance);
  if (exchanged) yield* forAllWhoSeeLess(exchanged, structure, seat);
  for (const make of [chosenTwin, drawnTwin]) {
    const twins = make(trial, moves, oneOf<Viewer>(viewersOf(trial), chance), chance);
    if (twins) yield twins;
  }
}

/** After more moves less is unknown, and in the end nothing: where there is no twin, there may be one of a shorter match. */
function exchangedSomewhere(
  { trial, moves }: PlayedMatch,
  seat: SeatId,
  chance: BotChance,
): Twins | undefined {
  for (let length = chance.int(moves.length + 1); ; length = Math.floor(length / 2)) {
    const twins = exchangedTwin(trial, moves.slice(0, length), seat, chance);
    if (twins || length === 0) return twins;
  }
}

/** A spectator knows nothing that a seat does not, unless the game shows others what it hides from the owner. */
function* forAllWhoSeeLess(twins: Twins, structure: Structure, seat: SeatId): Generator<Twins> {
  yield twins;
  if (ownersSeeMost(structure))
    yield { ...twins, viewer: 'spectator', how: twins.how.replace(seat, 'a spectator') };
}

const LEVELS = ['nothing', 'any', 'count', 'order', 'identity'];

const ownersSeeMost = ({ spaces, boards }: Structure): boolean =>
  [...spaces, ...boards].every(
    ({ visibility: { owner, others } }: Pick<SpaceSpec, 'visibility'>) =>
      LEVELS.indexOf(owner) >= LEVELS.indexOf(others),
  );
