import type { Path } from '../findings/pointer.js';
import type { Report } from '../findings/report.js';
import type { GameWritten } from '../shapes/game.js';
import { largestOf } from '../values/largest.js';
import { mustExist } from './each.js';
import type { GameNames } from './names.js';

export interface SizeAround {
  readonly game: GameWritten;
  readonly names: GameNames;
  readonly path: Path;
  readonly report: Report;
  /** The largest that it may become. */
  readonly most?: number;
}

/** A size that config gives must be a whole number there, with an end, or the cells would have no names. */
export function checkSize(size: unknown, around: SizeAround): void {
  const name = configOf(size);
  if (!name) return;
  const { game, names, report } = around;
  const path = [...around.path, 'config'];
  mustExist(report, { name, among: names.config, path, code: 'CONFIG_UNKNOWN', kind: 'config value' });
  const property = game.config?.properties?.[name];
  const by = wordsOf(size);
  const why = property && (by ? unfitWords(property, by) : unfit(property, around.most));
  if (why) report('CONFIG_NOT_SIZE', path, `\`${name}\` ${why}`);
}

const configOf = (size: unknown): string | undefined =>
  typeof size === 'object' && size !== null ? (size as { readonly config?: string }).config : undefined;

const wordsOf = (size: unknown): Readonly<Record<string, number>> | undefined =>
  (size as { readonly by?: Readonly<Record<string, number>> }).by;

/** Each word that the config value can be stands for one size, and nothing else does. */
function unfitWords(
  property: { readonly type: string; readonly enums?: readonly unknown[] },
  by: Readonly<Record<string, number>>,
): string | undefined {
  if (property.type !== 'enum') return `is of type \`${property.type}\`; a size by words needs an \`enum\``;
  const words = (property.enums ?? []).map(String);
  const missing = words.find((word) => by[word] === undefined);
  if (missing !== undefined) return `can be \`${missing}\`, and \`by\` says no size for it`;
  const unknown = Object.keys(by).find((word) => !words.includes(word));
  return unknown === undefined ? undefined : `can never be \`${unknown}\``;
}

function unfit(
  property: Parameters<typeof largestOf>[0],
  most = Number.POSITIVE_INFINITY,
): string | undefined {
  if (property.type !== 'integer') return `is of type \`${property.type}\`; a size is an \`integer\``;
  const largest = largestOf(property);
  if (largest === undefined) return 'has no end; give it a `maximum` or an `enum`';
  return largest > most ? `can be ${largest}; there are at most ${most} of these` : undefined;
}
