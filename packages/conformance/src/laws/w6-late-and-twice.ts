import type { BotChance, Command, LockedMatch } from '@tapete/core';
import type { Breach, Position, PositionLaw } from '../law.js';
import { oneOf, someOf } from '../play/chance.js';
import { commandFor, isLate } from '../play/commands.js';
import { isTaken, make } from '../play/move.js';
import { boundsOf, commandOf, movesBehind, nowOf } from '../play/offered.js';
import { begin, chanceOf, copyOf, seatsOf, type Trial } from '../play/trial.js';

/** Commands that could all be sent at one moment; every order of them is tried. */
const NOW = 3;
/** Commands that were sent before, and come once more. */
const BEFORE = 4;

export const lateAndTwice: PositionLaw = {
  id: 'W6',
  says: 'In whatever order commands come, and however often, each is taken once at most and never when it is late.',
  of: 'position',
  everywhere: false,
  restsOn: ['R3', 'O1'],
  look(position) {
    const { trial, match } = position;
    const chance = chanceOf(trial, 'W6');
    const commands = [...commandsNow(position, chance), ...commandsBefore(position, chance)];
    if (commands.length < 2) return 'idle';
    return new Sender(trial, commands).sendAll(copyOf(trial, match), []) ?? 'holds';
  },
};

/** Commands that every seat could send at this moment. */
function commandsNow({ match }: Position, chance: BotChance): readonly Command[] {
  const all = match.acting().flatMap((seat) => {
    const now = nowOf(match, seat);
    const moves = movesBehind(match.offers(seat), (input) => [oneOf(boundsOf(input), chance)]);
    return someOf(moves, 2, chance).map((offered) => commandOf(match, seat, offered, now));
  });
  return someOf(all, NOW, chance);
}

/** Commands that have led here, as they were sent, and as another seat would send them. */
function commandsBefore({ trial, moves }: Position, chance: BotChance): readonly Command[] {
  const sent = new Set(someOf(moves.filter(isTaken), BEFORE, chance));
  const match = begin(trial);
  const commands = moves.flatMap((move) => {
    const command = isTaken(move) && sent.has(move) ? [commandFor(trial, match, move)] : [];
    make(match, move);
    return command;
  });
  const seats = seatsOf(trial);
  return [...commands, ...commands.map((command) => ({ ...command, seat: oneOf(seats, chance) }))];
}

/**
 * Sends every command in every state to which some order of them leads, those that were taken on the way too. What is
 * refused changes nothing, so no longer sequence leads anywhere else.
 */
class Sender {
  constructor(
    private readonly trial: Trial,
    private readonly commands: readonly Command[],
  ) {}

  sendAll(match: LockedMatch, taken: readonly Command[]): Breach | undefined {
    let here = match;
    const saved = match.save();
    const hash = match.hash();
    for (const command of this.commands) {
      const { fault, isAccepted } = this.send(here, command, taken);
      if (fault) return breachOf(taken, command, fault);
      if (isAccepted) {
        const breach = this.sendAll(here, [...taken, command]);
        if (breach) return breach;
        here = this.trial.game.load(saved);
      } else if (here.hash() !== hash) return breachOf(taken, command, 'is refused and leaves a trace');
    }
    return undefined;
  }

  private send(match: LockedMatch, command: Command, taken: readonly Command[]): Sent {
    const late = isLate(this.trial, match, command);
    const answer = match.step(command);
    if (answer.status === 'refused') {
      const hasPassed = PASSED.includes(answer.code) && !late;
      return hasPassed
        ? { fault: `is refused with ${answer.code}, but nothing that it names has passed` }
        : {};
    }
    if (taken.includes(command)) return { fault: 'is taken twice' };
    const name = JSON.stringify({ decision: command.decision, step: command.step });
    return late ? { fault: `is taken for ${name}, which has passed` } : { isAccepted: true };
  }
}

interface Sent {
  readonly fault?: string;
  readonly isAccepted?: true;
}

const PASSED = ['REVISION_PASSED', 'EPOCH_PASSED', 'STEP_PASSED'];

const breachOf = (taken: readonly Command[], command: Command, fault: string): Breach => {
  const before = taken.length === 0 ? '' : ` after ${taken.map(words).join(', then ')}`;
  return { what: `${words(command)} ${fault}${before}` };
};

const words = ({ seat, offer }: Command): string => `${seat}'s ${offer}`;
