import type { Presentation } from '../presentation/presentation.js';
import { gameText } from './game-text.js';
import { say, sayIfKnown } from './words.js';

/** What a bot is called: by its game, else by the page for those that come with it, else by its own name. */
export function botName(bot: string, presentation?: Presentation): string {
  const key = `bot.${bot}`;
  return gameText(presentation, key) ?? sayIfKnown(key) ?? say('botNamed', { name: bot });
}
