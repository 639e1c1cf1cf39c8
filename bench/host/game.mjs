// Connect Four as the publisher builds it, on a shelf of its own: what is measured needs no pictures.
import { fileURLToPath } from 'node:url';
import { loadRules } from '../../packages/isolation/dist/index.js';
import { buildGame } from '../../packages/publisher/dist/index.js';

const FOLDER = fileURLToPath(new URL('../../games/conecta4', import.meta.url));

export async function shelfOfConecta4() {
  const built = await buildGame(FOLDER);
  if (!('text' in built)) throw new Error(`conecta4 cannot be built: ${JSON.stringify(built.findings)}`);
  return shelfOf(await loadRules(built.text));
}

/** Two seats that act at the same time all the while. */
export async function shelfOfBoth() {
  const { game } = await import('../../packages/host/test/both-game.js');
  return shelfOf(game);
}

function shelfOf(rules) {
  const { id, version } = rules.structure;
  const name = `${id}@${version}`;
  const game = {
    name,
    game: id,
    version,
    lock: 'sha512-bench',
    rules,
    hosted: rules,
    facts: { optimalSeats: 2 },
    file: async () => undefined,
  };
  return {
    list: async () => [game],
    active: async () => game,
    published: async () => game,
    open: async () => game,
    close: async () => {},
  };
}
