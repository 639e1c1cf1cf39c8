import { Failure, LOCKED_GAME_API, type LockedGame } from '@tapete/core';

/** Loads the text of a `rules.js`. Each way to isolate it is one of these; nobody above sees a difference. */
export type LoadRules = (text: string) => Promise<LockedGame>;

/**
 * In the process of the caller: for rules that are trusted as much as the platform's own code. Whoever calls it has
 * compared the text with its lock.
 *
 * Refused: RULES_UNREADABLE (not a module, or it fails while it is loaded), RULES_WRONG (it exports no game),
 * API_UNKNOWN (it speaks another version of the interface).
 */
export const loadRules: LoadRules = async (text) => checkedGame(await imported(text));

async function imported(text: string): Promise<Readonly<Record<string, unknown>>> {
  try {
    return await import(
      /* @vite-ignore */ `data:text/javascript;base64,${Buffer.from(text).toString('base64')}`
    );
  } catch (error) {
    throw new Failure('RULES_UNREADABLE', `The rules cannot be loaded: ${messageOf(error)}`);
  }
}

/** The methods of `LockedGame`: what is missing is found before a match needs it. */
const METHODS = ['create', 'load', 'replay', 'choose'] as const;

function checkedGame(module: Readonly<Record<string, unknown>>): LockedGame {
  const game = module.game;
  if (typeof game !== 'object' || game === null) {
    throw new Failure('RULES_WRONG', 'The rules export no `game`.');
  }
  const parts = game as Partial<LockedGame>;
  if (parts.api !== LOCKED_GAME_API) throw unknownApi(parts.api);
  const missing = METHODS.filter((name) => typeof parts[name] !== 'function');
  if (missing.length > 0 || typeof parts.structure !== 'object') {
    throw new Failure('RULES_WRONG', `The rules' \`game\` has no ${missing[0] ?? 'structure'}.`);
  }
  return game as LockedGame;
}

function unknownApi(api: unknown): Failure {
  return new Failure(
    'API_UNKNOWN',
    `The rules speak version ${String(api)} of the interface of locked games; this host speaks ${LOCKED_GAME_API}.`,
    'Publish the game again with the engine of this host, or upgrade the host.',
  );
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
