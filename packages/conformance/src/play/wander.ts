import type { BotChance, LockedMatch, SeatId } from '@tapete/core';
import { oneOf } from './chance.js';
import { faultOf, isTaken, type Move, make, sayRefusal, type Taken } from './move.js';
import { moveOf, namesPieces } from './names.js';
import { boundsOf, isForward, movesBehind, type Offered, take } from './offered.js';
import { chanceOf, isPlaying, seatsOf, type Trial } from './trial.js';

/** How a match is played at random. */
export interface Manner {
  /** Takes moves back now and then, and makes them again. */
  readonly undoes: boolean;
  /** A seat leaves somewhere. */
  readonly leaves: boolean;
}

/** An offer was taken and refused, which ends the way. */
export interface Refused {
  readonly move: Move;
  readonly why: string;
}

/** A match played at random, move by move. */
export class Wanderer {
  readonly moves: Move[] = [];
  decisions = 0;
  refused: Refused | undefined;
  private readonly chance: BotChance;
  private hasTriedToLeave = false;
  /** Moves after which a seat leaves. */
  private readonly leavesAfter: number;

  constructor(
    private readonly trial: Trial,
    private readonly match: LockedMatch,
    private readonly manner: Manner,
  ) {
    this.chance = chanceOf(trial, 'wander');
    this.leavesAfter = manner.leaves ? this.chance.int(Math.min(30, trial.most)) : Infinity;
  }

  /** Makes one move more; false where there is none, the match is over, or it was long enough. */
  step(): boolean {
    if (this.isOver()) return false;
    const move = this.leaving() ?? this.takingBack();
    if (move) return this.keep(move);
    const seat = this.nextSeat();
    return seat !== undefined && this.takeOne(seat);
  }

  private isOver(): boolean {
    const { most } = this.trial;
    const isLong = this.decisions > most || this.moves.length > 50 + 8 * most;
    return isLong || this.refused !== undefined || !isPlaying(this.match);
  }

  private leaving(): Move | undefined {
    if (this.moves.length !== this.leavesAfter || this.hasTriedToLeave) return undefined;
    return { seat: oneOf(seatsOf(this.trial), this.chance), withdraw: true };
  }

  private takingBack(): Move | undefined {
    const last = this.moves.at(-1);
    if (!this.manner.undoes || last === undefined || 'withdraw' in last) return undefined;
    const before = this.moves.at(-2);
    if ('undo' in last) return before && isTaken(before) && this.chance.int(2) === 0 ? before : undefined;
    if (this.chance.int(6) > 0 || !this.match.context(last.seat).undo.allowed) return undefined;
    return { seat: last.seat, undo: true };
  }

  /** One of those who may act and have something to do. */
  private nextSeat(): SeatId | undefined {
    const able = this.match.acting().filter((seat) => this.match.choices(seat) > 0);
    return able.length === 0 ? undefined : oneOf(able, this.chance);
  }

  private takeOne(seat: SeatId): boolean {
    const offered = this.choose(seat);
    const before = moveOf(this.match, this.trial.game.structure, seat, offered);
    const answer = take(this.match, seat, offered);
    if (answer.status === 'refused') {
      this.refused = { move: before, why: `${sayRefusal(answer)}${faultOf(this.match)}` };
      return false;
    }
    this.moves.push(this.asMade(before));
    if (answer.entry) this.decisions += 1;
    return true;
  }

  /** Cancels, or changes what was decided, sometimes, and concedes hardly ever: games should get somewhere. */
  private choose(seat: SeatId): Offered {
    const { chance } = this;
    const all = movesBehind(this.match.offers(seat), (input) => [oneOf(boundsOf(input), chance)]);
    const forward = all.filter(isForward);
    const onward = forward.filter(({ offer }) => !offer.concedes && !offer.changes);
    const back = all.filter((each) => !isForward(each) || each.offer.changes);
    if (back.length > 0 && chance.int(6) === 0) return oneOf(back, chance);
    return oneOf(onward.length > 0 && chance.int(50) > 0 ? onward : forward, chance);
  }

  /** With the ids that the engine kept: a piece that came into sight within a draft has its name nowhere else. */
  private asMade(move: Taken): Taken {
    if (!namesPieces(this.trial.game.structure, move.action)) return move;
    const { state, record } = this.match.save();
    const draft = (state.drafts as unknown as readonly { steps: readonly Taken[] }[])[
      Number(move.seat.slice(1))
    ];
    const entry = record.entries.at(-1);
    const steps = draft?.steps.length ? draft.steps : entry?.kind === 'decision' ? entry.steps : [];
    return { ...move, payload: steps.at(-1)?.payload ?? move.payload };
  }

  private keep(move: Move): boolean {
    const answer = make(this.match, move);
    if (answer.status === 'refused') {
      // Leaving and undo have laws of their own, and what was taken back need not be there again where others act too.
      this.hasTriedToLeave ||= 'withdraw' in move;
      const seat = this.nextSeat();
      return seat !== undefined && this.takeOne(seat);
    }
    this.moves.push(move);
    if (isTaken(move) && answer.entry) this.decisions += 1;
    return true;
  }
}
