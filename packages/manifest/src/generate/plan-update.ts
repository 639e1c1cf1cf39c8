import { END_PHASE } from '@tapete/core';
import type { Libraries } from '../across/libraries.js';
import { isAuthored } from '../authored/complete.js';
import type { Finding } from '../findings/finding.js';
import { findingOf } from '../findings/report.js';
import type { GameManifest } from '../shapes/game.js';
import { isGenerated } from './generated.js';
import { generateSchemas } from './schemas/generate-schemas.js';
import { actionStub, actionsOf, type GeneratedFile, generateStubs, phasePath } from './stubs.js';
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
  // Rules that are data need no code, so there is nothing to type and nothing to begin with.
  const isData = isAuthored(game) && !files.has('src/index.ts');
  const types = isData ? [] : [{ path: TYPES, text: generateTypes(game, libraries) }];
  const stubs = isData ? [] : generateStubs(game);
  const generated = [...types, ...generateSchemas(game, libraries)];
  const write = [
    ...generated.filter(({ path, text }) => isOurs(files.get(path)) && files.get(path) !== text),
    ...stubs.filter(({ path }) => !files.has(path)),
  ];
  return {
    write,
    report: [
      ...typesReport(files),
      ...goneReport(game, files),
      ...newActions(game, files),
      ...goneActions(game, files),
    ],
  };
}

const isOurs = (text: string | undefined): boolean => text === undefined || isGenerated(text);

/** Schemas may be the author's own; types that are not ours leave the rules without their checks. */
function typesReport(files: ReadonlyMap<string, string>): Finding[] {
  if (isOurs(files.get(TYPES))) return [];
  const message =
    'this file is not a generated one and is left as it is; remove it, and the next update writes it';
  return [findingOf({ code: 'FILE_NOT_GENERATED', path: [], message }, TYPES)];
}

/** Actions of a phase whose file is there, of which no code says anything; with the stub that would have been made. */
function newActions(game: GameManifest, files: ReadonlyMap<string, string>): Finding[] {
  const code = [...files].flatMap(([path, text]) => (/^src\//.test(path) && path !== TYPES ? [text] : []));
  return game.stateMachine.states.flatMap((state) => {
    const path = phasePath(state.name);
    if (!files.has(path)) return [];
    return actionsOf(state)
      .filter((name) => !code.some((text) => mentions(text, name)))
      .map((name) => {
        const message = `\`${name}\` can be done in \`${state.name}\`, and this file has no rule for it; to begin with:\n${actionStub(name, state, game)}`;
        return findingOf({ code: 'ACTION_NEW', path: [], message }, path);
      });
  });
}

/** Actions that the last types had, that the manifest no longer has, and that a phase still speaks of. */
function goneActions(game: GameManifest, files: ReadonlyMap<string, string>): Finding[] {
  const known = new Set(game.availableActions.map(({ actionType }) => actionType));
  const gone = actionsInTypes(files.get(TYPES) ?? '').filter(
    (name) => !known.has(name) && name !== END_PHASE,
  );
  return [...files].flatMap(([path, text]) =>
    /^src\/phases\//.test(path)
      ? gone
          .filter((name) => mentions(text, name))
          .map((name) => {
            const message = `the manifest has no action \`${name}\` any more; the file is left as it is`;
            return findingOf({ code: 'ACTION_GONE', path: [], message }, path);
          })
      : [],
  );
}

const mentions = (text: string, name: string): boolean => new RegExp(`\\b${name}\\b`).test(text);

/** Names of the actions in types that were generated before. */
function actionsInTypes(text: string): string[] {
  const [, block = ''] = /\n {2}readonly actions: \{\n([\s\S]*?)\n {2}\};/.exec(text) ?? [];
  return [...block.matchAll(/^ {4}readonly (\w+):/gm)].map(([, name = '']) => name);
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
