// Connect Four as the publisher builds it, on a shelf of its own: what is measured needs no pictures.
import { fileURLToPath } from 'node:url';
import { IsolatedGame, loadRules, RealmPool } from '../../packages/isolation/dist/index.js';
import { buildGame } from '../../packages/publisher/dist/index.js';

const FOLDER = fileURLToPath(new URL('../../games/conecta4', import.meta.url));

export async function shelfOfConecta4() {
  return shelfOf(await loadRules(await textOfConecta4()));
}

/** The same, each match in a realm of its own. */
export async function shelfOfIsolatedConecta4() {
  const game = await IsolatedGame.load(await textOfConecta4(), new RealmPool({ watchdogMs: 10_000 }));
  return shelfOf(game, game.hosted);
}

async function textOfConecta4() {
  const built = await buildGame(FOLDER);
  if ('text' in built) return built.text;
  throw new Error(`conecta4 cannot be built: ${JSON.stringify(built.findings)}`);
}

/** Two seats that act at the same time all the while. */
export async function shelfOfBoth() {
  const { game } = await import('../../packages/host/test/both-game.js');
  return shelfOf(game);
}

function shelfOf(rules, hosted = rules) {
  const { id, version } = rules.structure;
  const name = `${id}@${version}`;
  const game = {
    name,
    game: id,
    version,
    lock: 'sha512-bench',
    rules,
    hosted,
    facts: { optimalSeats: 2 },
    file: async () => undefined,
  };
  return {
    list: async () => [game],
    active: async () => game,
    published: async () => game,
    blocked: async () => new Map(),
    open: async () => game,
    close: async () => {},
  };
}
