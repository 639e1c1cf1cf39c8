import { canonicalText, type Json, type Structure } from '@tapete/core';
import type { AuthoredProgram } from '@tapete/manifest';
import { type Bundled, bundle } from './bundle.js';
import type { Engine } from './engine.js';

export interface RulesSource {
  /** Folder of the game: its `src/index.ts` exports `rules`. */
  readonly root: string;
  readonly structure: Structure;
  readonly engine: Pick<Engine, 'folder'>;
  /** Folders of the libraries that the manifest declares, by name. */
  readonly libraries: ReadonlyMap<string, string>;
}

/** The text of `rules.js`: structure, rules, engine and the libraries' code, as a module that exports `game`. */
export function buildRules({ root, structure, engine, libraries }: RulesSource): Promise<Bundled> {
  const entry = [
    "import { openGame } from '@tapete/core';",
    "import { rules } from './src/index.ts';",
    `export const game = openGame(${canonicalText(structure as unknown as Json)}, rules);`,
  ].join('\n');
  return bundle(entry, { root, packages: new Map([...libraries, ['core', engine.folder]]) });
}

export interface DataSource extends Pick<RulesSource, 'root' | 'structure' | 'engine'> {
  readonly program: AuthoredProgram;
  /** Folder of the package that runs rules as data. */
  readonly runner: string;
}

/** The same of a game without code: its rules are data, and what runs them is bundled with the engine. */
export function buildData({ root, structure, program, engine, runner }: DataSource): Promise<Bundled> {
  const entry = [
    "import { authoredRules } from '@tapete/authored';",
    "import { openGame } from '@tapete/core';",
    `const structure = ${canonicalText(structure as unknown as Json)};`,
    `const program = ${canonicalText(program as unknown as Json)};`,
    'export const game = openGame(structure, authoredRules(program, structure));',
  ].join('\n');
  return bundle(entry, {
    root,
    packages: new Map([
      ['core', engine.folder],
      ['authored', runner],
    ]),
  });
}
