// Games as a host runs them: the published text of their rules, engine included.
import { fileURLToPath } from 'node:url';

/** A game of the workspace, built and opened. Needs the packages built: `npm run -s do -- turbo run build`. */
export async function openGame(id) {
  const { buildGame } = await import('../../packages/publisher/dist/index.js');
  const { loadRules } = await import('../../packages/isolation/dist/index.js');
  const built = await buildGame(fileURLToPath(new URL(`../../games/${id}`, import.meta.url)));
  if (!('text' in built))
    throw new Error(`${id} does not build: ${built.findings.map(({ message }) => message).join('; ')}`);
  return loadRules(built.text);
}

export const openConecta4 = () => openGame('conecta4');
