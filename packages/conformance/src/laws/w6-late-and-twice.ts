import { type BotChance, type Command, type LockedMatch, type Policy, readOfferId } from '@tapete/core';
import type { Breach, Position, PositionLaw } from '../law.js';
import { oneOf, someOf } from '../play/chance.js';
import { boundsOf, commandOf, movesBehind, type Offered } from '../play/offered.js';
import { chanceOf, copyOf, type Trial } from '../play/trial.js';

/** Commands that are sent in other orders, each of them twice. */
const COMMANDS = 4;
const ORDERS = 5;

export const lateAndTwice: PositionLaw = {
  id: 'W6',
  says: 'In whatever order commands come, and however often, each is taken once at most and never when it is late.',
  of: 'position',
  everywhere: false,
  restsOn: ['R3', 'O1'],
  look(position) {
    const chance = chanceOf(position.trial, 'W6');
    const commands = commandsNow(position, chance);
    if (commands.length < 2) return 'idle';
    for (let order = 0; order < Math.min(ORDERS, 1 + position.trial.looks); order++) {
      const breach = sendAll(position, shuffled(commands, chance));
      if (breach) return breach;
    }
    return 'holds';
  },
};

/** Commands that every seat could send at this moment. */
function commandsNow({ match }: Position, chance: BotChance): readonly Command[] {
  const all = match.acting().flatMap((seat) => {
    const moves = movesBehind(match.offers(seat), (input) => [oneOf(boundsOf(input), chance)]);
    return someOf(moves, 2, chance).map((offered: Offered) => commandOf(match, seat, offered));
  });
  return someOf(all, COMMANDS, chance);
}

/** In an order by chance, each twice. */
function shuffled(commands: readonly Command[], chance: BotChance): readonly Command[] {
  const left = [...commands, ...commands];
  return Array.from({ length: left.length }, () => left.splice(chance.int(left.length), 1)[0] as Command);
}

function sendAll({ trial, match }: Position, commands: readonly Command[]): Breach | undefined {
  const copy = copyOf(trial, match);
  const taken = new Set<Command>();
  const words = (sent: readonly Command[]) =>
    sent.map(({ seat, offer }) => `${seat} ${offer}`).join(', then ');
  for (const [at, command] of commands.entries()) {
    const fault = send(trial, copy, command, taken);
    if (fault) {
      const sent = words(commands.slice(0, at + 1));
      return { what: `${command.seat}'s ${command.offer} ${fault}; sent were ${sent}` };
    }
  }
  const clean = copyOf(trial, match);
  for (const command of taken) clean.step(command);
  return copy.hash() === clean.hash()
    ? undefined
    : { what: `refused commands leave a trace; sent were ${words(commands)}` };
}

function send(trial: Trial, copy: LockedMatch, command: Command, taken: Set<Command>): string | undefined {
  const late = isLate(trial, copy, command);
  const answer = copy.step(command);
  if (answer.status === 'refused') {
    const hasPassed = PASSED.includes(answer.code) && !late;
    return hasPassed ? `is refused with ${answer.code}, but nothing that it names has passed` : undefined;
  }
  if (taken.has(command)) return 'is taken twice';
  if (late) return `is taken for ${JSON.stringify(command.decision)}, which has passed`;
  taken.add(command);
  return undefined;
}

const PASSED = ['REVISION_PASSED', 'EPOCH_PASSED'];

/** By what the command's policy checks. */
function isLate(trial: Trial, match: LockedMatch, { seat, offer, decision }: Command): boolean {
  const { flow, status } = match.context(seat);
  const named = decision as {
    readonly revision: number;
    readonly epoch: number;
    readonly ownRevision: number;
  };
  if (status !== 'playing') return true;
  return policyOf(trial, flow.participation, offer) === 'actor'
    ? named.epoch !== flow.epoch || named.ownRevision !== flow.revisions[seat]
    : named.revision !== flow.revision;
}

function policyOf({ game }: Trial, participation: string, offer: string): Policy {
  const action = readOfferId(offer)?.action;
  const declared = game.structure.actions.find(({ name }) => name === action)?.policy;
  return declared ?? (participation === 'multiple' ? 'actor' : 'match');
}
