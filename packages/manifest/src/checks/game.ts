import type { Report } from '../findings/report.js';
import type { GameWritten } from '../shapes/game.js';
import { checkActions, checkEvents } from './actions.js';
import { checkDecks } from './decks.js';
import { checkFlow } from './flow.js';
import { namesOf } from './names.js';
import { checkOwnPresentation } from './own-presentation.js';
import { checkTable } from './table.js';
import { checkConfig, checkCounters, checkVariables } from './variables.js';

/** Everything that a manifest says of itself, section by section. */
export function checkGame(game: GameWritten, report: Report): void {
  const names = namesOf(game);
  checkPlayers(game, report);
  checkConfig(game, report);
  checkCounters(game, names, report);
  checkDecks(game, names, report);
  checkTable(game, names, report);
  checkActions(game, names, report);
  checkFlow(game, names, report);
  checkVariables(game, names, report);
  checkEvents(game, names, report);
  checkOwnPresentation(game, report);
}

function checkPlayers({ playerConfig }: GameWritten, report: Report): void {
  const { minPlayers: min, optimalPlayers: best, maxPlayers: max } = playerConfig ?? {};
  if (min > max) {
    report(
      'PLAYERS_RANGE',
      ['playerConfig', 'minPlayers'],
      `\`minPlayers\` ${min} is more than \`maxPlayers\` ${max}`,
    );
  } else if (best < min || best > max) {
    report(
      'PLAYERS_RANGE',
      ['playerConfig', 'optimalPlayers'],
      `\`optimalPlayers\` ${best} is not between ${min} and ${max}`,
    );
  }
}
