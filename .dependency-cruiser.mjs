import { existsSync, readdirSync, readFileSync } from 'node:fs';

/**
 * The house: who may import whom. Each part stands above all that it imports, so no arrow runs up. The table is also
 * written for people, in docs/architecture.md; both change in one commit.
 */
const floors = [
  ['core'],
  ['manifest', 'bots', 'wire', 'isolation'],
  ['authored', 'simulator', 'graphics', 'client'],
  ['conformance', 'host', 'player'],
  ['publisher'],
];
const packages = floors.flat();

/** @type {Record<string, readonly string[]>} */
export const may = {
  core: [],
  manifest: ['core'],
  wire: ['core'],
  isolation: ['core'],
  bots: ['core'],
  authored: ['core', 'manifest'],
  graphics: ['core', 'manifest'],
  simulator: ['core', 'bots'],
  client: ['core', 'wire'],
  player: ['client', 'graphics'],
  host: ['core', 'manifest', 'wire', 'bots', 'isolation'],
  conformance: ['core', 'manifest', 'wire', 'graphics', 'simulator'],
  publisher: ['core', 'manifest', 'authored', 'graphics', 'isolation', 'conformance'],
};

/** What reaches a browser or a sandbox, where Node's own modules do not exist. */
const WITHOUT_NODE = ['core', 'manifest', 'wire', 'bots', 'authored', 'graphics', 'client', 'player'];
/** Within them, what has a door of its own because it needs Node. */
const FOR_NODE = '^packages/manifest/src/signing(/|\\.ts$)';

const TEST = String.raw`(\.test\.tsx?$|/test/)`;
/** Art is for the author's pictures. Rules that could import it would carry it into every match. */
const ART = 'cards-[^/]+';
const libraries = readdirSync('libraries');
const definitions = libraries.filter((name) => !new RegExp(`^${ART}$`).test(name));

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const rules = [
  ...packages.flatMap((name) => [
    only(`${name}: may import ${may[name]?.join(', ') || 'nothing of ours'}`, {
      from: `^packages/${name}/`,
      parts: [name, ...(may[name] ?? [])],
    }),
    only(`${name}: tests may import what stands below`, {
      from: `^packages/${name}/`,
      isTest: true,
      parts: [name, ...below(name)],
    }),
  ]),
  only('libraries: may import core and libraries', {
    from: `^libraries/(?!${ART}/)[^/]+/(?!(?:src/)?pictures/)`,
    parts: ['core', ...definitions],
  }),
  only('pictures of a library: may import graphics too', {
    from: '^libraries/[^/]+/(?:src/)?pictures/',
    parts: ['core', 'graphics', ...libraries],
  }),
  only('libraries of art: may import graphics too', {
    from: `^libraries/${ART}/`,
    parts: ['core', 'graphics', ...libraries],
  }),
  only('libraries: tests may import what stands below', {
    from: '^libraries/',
    isTest: true,
    parts: [...belowFloor(4), ...libraries],
  }),
  only('rules and bots of a game: may import core and libraries of definitions', {
    from: '^games/([^/]+)/(?!pictures/)',
    parts: ['core', ...definitions],
    within: 'games/$1/',
  }),
  only('pictures of a game: may import graphics and art', {
    from: '^games/([^/]+)/pictures/',
    parts: ['core', 'graphics', ...libraries],
    within: 'games/$1/',
  }),
  only('tests of a game: may import what stands below', {
    from: '^games/([^/]+)/',
    isTest: true,
    parts: [...belowFloor(5), ...libraries],
    within: 'games/$1/',
  }),
  only('tools: may import packages and libraries', {
    from: '^tools/([^/]+)/',
    parts: [...packages, ...libraries],
    within: 'tools/$1/',
  }),
  {
    name: 'others come in by the front door',
    comment: 'A part exports what its package.json names under "@tapete/source"; the rest is its own affair.',
    severity: 'error',
    from: { path: '^((?:packages|libraries|games|tools)/[^/]+/)' },
    to: { path: '^(packages|libraries|games|tools)/', pathNot: ['^$1', ...frontDoors()] },
  },
  {
    name: 'no Node where there is none',
    comment: 'This part reaches a browser or a sandbox.',
    severity: 'error',
    from: {
      path: `^(packages/(${WITHOUT_NODE.join('|')})|libraries/[^/]+|games/[^/]+)/src/`,
      pathNot: [TEST, FOR_NODE],
    },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'what is for Node is not taken where there is none',
    comment: 'Signatures are made and checked by Node, behind a door of their own.',
    severity: 'error',
    from: {
      path: `^(packages/(${WITHOUT_NODE.join('|')})|libraries/[^/]+|games/[^/]+)/src/`,
      pathNot: [TEST, FOR_NODE],
    },
    to: { path: FOR_NODE },
  },
  {
    name: 'no circles',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
  {
    name: 'what is imported exists',
    comment: 'Is it named in the package.json of the part, and installed?',
    severity: 'error',
    from: {},
    to: { couldNotResolve: true },
  },
];

/**
 * A rule: files under `from` import no part of ours but these, and files of their own folder.
 *
 * @param {string} name
 * @param {{ from: string, parts: readonly string[], within?: string, isTest?: boolean }} rule
 * @returns {import('dependency-cruiser').IForbiddenRuleType}
 */
function only(name, { from, parts, within, isTest = false }) {
  const allowed = parts.map((part) =>
    libraries.includes(part) ? `^libraries/${part}/` : `^packages/${part}/`,
  );
  return {
    name,
    severity: 'error',
    from: isTest ? { path: `${from}.*${TEST}` } : { path: from, pathNot: TEST },
    to: {
      // A part that is not installed stays a name; it is refused all the same.
      path: '^(packages|libraries|games|tools)/|^@tapete/',
      pathNot: [...allowed, ...(within === undefined ? [] : [`^${within}`])],
    },
  };
}

function below(/** @type {string} */ part) {
  return belowFloor(floors.findIndex((floor) => floor.includes(part)) + 1);
}

/** The packages on the floors under this one, counted from 1. */
function belowFloor(/** @type {number} */ floor) {
  return floors.slice(0, floor - 1).flat();
}

function frontDoors() {
  return ['packages', 'libraries', 'games', 'tools'].flatMap((group) =>
    readdirSync(group)
      .filter((part) => existsSync(`${group}/${part}/package.json`))
      .flatMap((part) => {
        const { exports = {} } = JSON.parse(readFileSync(`${group}/${part}/package.json`, 'utf8'));
        return Object.values(exports)
          .map((entry) => entry?.['@tapete/source'])
          .filter((path) => typeof path === 'string')
          .map((path) => `^${group}/${part}/${path.replace(/^\.\//, '').replaceAll('.', '\\.')}$`);
      }),
  );
}

export default {
  forbidden: rules,
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(packages|libraries|games|tools)/[^/]+/(dist|templates|node_modules)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@tapete/source', 'import', 'types', 'node', 'default'],
    },
  },
};
