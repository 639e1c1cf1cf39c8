import type { Command } from '@tapete/core';
import { otherEngine } from '../engine.js';
import { hiding } from '../good/hiding.js';

/** An engine that takes a command that comes a second time as if it had been sent anew. */
export const wrong = {
  game: otherEngine(hiding, (match) => {
    const taken = new Set<string>();
    const now = (command: Command): Command => {
      const { revision, epoch, revisions } = match.context(command.seat).flow;
      return {
        ...command,
        decision: { revision, epoch, ownRevision: revisions[command.seat] ?? 0 } as Command['decision'],
      };
    };
    return {
      step(command) {
        const key = JSON.stringify(command);
        const answer = match.step(taken.has(key) ? now(command) : command);
        if (answer.status === 'accepted') taken.add(key);
        return answer;
      },
    };
  }),
};
