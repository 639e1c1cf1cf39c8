import type { SeatResult } from '@tapete/core';
import type { Calculation } from './calculation.js';
import type { EndingMachine } from './parts.js';
import type { Stage } from './stage.js';

/** Ends the match by the first ending that holds for anybody. */
export function checkEndings(stage: Stage): void {
  if (stage.isOver) return;
  const players = stage.players();
  for (const ending of stage.machine.endings) {
    const held = players.filter((player) => ending.holds(stage, [player]));
    if (held.length === 0) continue;
    endBy(stage, ending, held);
    return;
  }
}

function endBy(stage: Stage, { rules, score }: EndingMachine, held: readonly number[]): void {
  const { outcome, id } = rules;
  if (outcome === 'score' && score) endByScore(stage, score, id);
  else if (outcome === 'draw') end(stage, () => 'draw', id, score);
  else if (outcome === 'win') end(stage, (seat) => (held.includes(seat) ? 'win' : 'loss'), id, score);
  else {
    const isAnybodyLeft = stage.players().some((player) => !held.includes(player));
    const losing = isAnybodyLeft ? 'loss' : 'draw';
    end(stage, (seat) => (held.includes(seat) ? losing : 'win'), id, score);
  }
}

/** The turns that the match may take are over. */
export function endByLimit(stage: Stage): void {
  const { limitScore } = stage.machine;
  if (limitScore) endByScore(stage, limitScore, 'turnLimit');
  else end(stage, () => 'draw', 'turnLimit');
}

/** Nothing follows the last phase and no ending holds: nobody has won. */
export function endOfPhases(stage: Stage): void {
  checkEndings(stage);
  if (!stage.isOver) end(stage, () => 'draw', 'phasesOver');
}

/** The highest score wins; several that have it draw. */
function endByScore(stage: Stage, score: Calculation, reason: string): void {
  const players = stage.players();
  const best = Math.max(...players.map((player) => score(stage, [player]) as number));
  const first = players.filter((player) => score(stage, [player]) === best);
  const winning = first.length === 1 ? 'win' : 'draw';
  end(stage, (seat) => (first.includes(seat) ? winning : 'loss'), reason, score);
}

function end(
  stage: Stage,
  outcomeOf: (seat: number) => SeatResult['outcome'],
  reason: string,
  score?: Calculation,
): void {
  stage.end(
    Array.from(
      { length: stage.play.seats },
      (_, seat): SeatResult => ({
        outcome: stage.hasWithdrawn(seat) ? 'loss' : outcomeOf(seat),
        ...(score && { score: score(stage, [seat]) as number }),
        reason,
      }),
    ),
  );
}

/** Who is left last has won. */
export function endByWithdrawal(stage: Stage): void {
  end(stage, () => 'win', 'withdrawal');
}
