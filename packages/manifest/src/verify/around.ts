import type { Libraries } from '../across/libraries.js';
import type { Path } from '../findings/pointer.js';
import type { Report } from '../findings/report.js';
import { beside } from '../read/paths.js';

/** What is wrong with an envelope, in the words of whoever knows the wire. `path` is a JSON pointer within it. */
export type CheckEnvelope = (
  envelope: unknown,
) => readonly { readonly path: string; readonly message: string }[];

export interface VerifyOptions {
  /** The text of a file, or undefined where there is none. Asked for the files given and for what they name. */
  readonly read: (path: string) => string | undefined;
  /** Libraries at hand besides those among the files, with all their definitions. */
  readonly libraries?: Libraries;
  readonly checkEnvelope?: CheckEnvelope;
  /** The version of the engine at hand: a game that was written for another is an error. */
  readonly engine?: string;
  /**
   * Whether there is a file, asked of everything that a manifest names; then a library that is not at hand is an
   * error too. Without it files are checked for what they say of each other, not whether what they name exists.
   */
  readonly exists?: (path: string) => boolean;
}

/** What the check of one file may look at besides it. */
export interface Around extends VerifyOptions {
  readonly paths: readonly string[];
  readonly libraries: Libraries;
}

/** Tells a file that something names and that is not there. */
export function mustBeThere(
  name: string | undefined,
  { exists }: Pick<Around, 'exists'>,
  { file, path, report }: { readonly file: string; readonly path: Path; readonly report: Report },
): void {
  if (!name || !exists || exists(beside(file, name))) return;
  report('FILE_MISSING', path, `${name}: there is no such file`);
}
