import type { Paint } from '../paint.js';
import { padEnd, widthOf } from './width.js';

/** Lines in a frame, for the one thing that a person should not miss. */
export function boxed(lines: readonly string[], paint: Paint): string {
  const width = Math.max(...lines.map(widthOf));
  const edge = '─'.repeat(width + 4);
  const side = paint.green('│');
  return [
    paint.green(`╭${edge}╮`),
    ...lines.map((line) => `${side}  ${padEnd(line, width)}  ${side}`),
    paint.green(`╰${edge}╯`),
    '',
  ].join('\n');
}
