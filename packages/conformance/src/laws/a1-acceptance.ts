import { playCase } from '../acceptance/play-case.js';
import type { Breach, ModuleLaw } from '../law.js';

export const acceptance: ModuleLaw = {
  id: 'A1',
  says: 'Every acceptance case goes as it says.',
  of: 'module',
  look: ({ game, fixtures, judges = {} }) =>
    fixtures?.flatMap((each) =>
      playCase(game, each, judges).map(
        ({ file, line, message }): Breach => ({
          what: `${file}${line === undefined ? '' : `:${line}`}: ${message}`,
        }),
      ),
    ),
};
