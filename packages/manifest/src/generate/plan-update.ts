import type { Libraries } from '../across/libraries.js';
import type { Finding } from '../findings/finding.js';
import { findingOf } from '../findings/report.js';
import type { GameManifest } from '../shapes/game.js';
import { isGenerated } from './generated.js';
import { generateSchemas } from './schemas/generate-schemas.js';
import { type GeneratedFile, generateStubs, phasePath } from './stubs.js';
import { generateTypes } from './types.js';

export interface UpdatePlan {
  /** Files to write, those that would not change left out. */
  readonly write: readonly GeneratedFile[];
  /** What the author should know: states that are gone, files that could not be brought up to date. */
  readonly report: readonly Finding[];
}

const TYPES = 'src/manifest.d.ts';

/**
 * What `tapete update` has to do in a module, given the files that it has: path -> text. Written anew are only types and
 * schemas that were generated; stubs and `src/index.ts` are made once and are the author's from then on. Nothing is
 * deleted.
 */
export function planUpdate(
  game: GameManifest,
  libraries: Libraries,
  files: ReadonlyMap<string, string>,
): UpdatePlan {
  const types = { path: TYPES, text: generateTypes(game, libraries) };
  const generated = [types, ...generateSchemas(game, libraries)];
  const write = [
    ...generated.filter(({ path, text }) => isOurs(files.get(path)) && files.get(path) !== text),
    ...generateStubs(game).filter(({ path }) => !files.has(path)),
  ];
  return { write, report: [...typesReport(files), ...goneReport(game, files)] };
}

const isOurs = (text: string | undefined): boolean => text === undefined || isGenerated(text);

/** Schemas may be the author's own; types that are not ours leave the rules without their checks. */
function typesReport(files: ReadonlyMap<string, string>): Finding[] {
  if (isOurs(files.get(TYPES))) return [];
  const message =
    'this file is not a generated one and is left as it is; remove it, and the next update writes it';
  return [findingOf({ code: 'FILE_NOT_GENERATED', path: [], message }, TYPES)];
}

/** Phases of states that the manifest no longer has. */
function goneReport({ stateMachine }: GameManifest, files: ReadonlyMap<string, string>): Finding[] {
  const known = new Set(stateMachine.states.map(({ name }) => phasePath(name)));
  return [...files.keys()]
    .filter((path) => /^src\/phases\/[^/]+(?<!\.test)(?<!\.d)\.ts$/.test(path) && !known.has(path))
    .sort()
    .map((path) => {
      const message = 'the manifest has no state of this name; the file is left as it is';
      return findingOf({ code: 'STATE_GONE', path: [], message }, path);
    });
}
