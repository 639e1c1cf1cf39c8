import { checkNames } from '../authored/check-names.js';
import { completeGame, isAuthored } from '../authored/complete.js';
import { checkGame } from '../checks/game.js';
import type { Finding } from '../findings/finding.js';
import { type GameManifest, type GameWritten, gameShape } from '../shapes/game.js';
import { kebabCase } from '../shapes/naming.js';
import { type Document, findingsIn, readDocument } from './document.js';

export type GameDocument = Document<typeof gameShape>;

export interface GameReading {
  /** Checked, with every default in its place; undefined where the file has an error. */
  readonly game?: GameManifest;
  readonly findings: readonly Finding[];
}

/** Reads a game's manifest and everything that it says of itself. `file` is its path; a bare one has its folder's name. */
export function readGame(text: string, file: string): GameReading {
  const document = gameDocument(text, file);
  const game = gameOf(document);
  return game ? { game, findings: document.findings } : { findings: document.findings };
}

export function gameDocument(text: string, file: string): GameDocument {
  const name = gameName(file);
  const document = readDocument({
    text,
    file,
    shape: gameShape,
    check: (game, report) => {
      if (isAuthored(game)) checkNames(game, report);
      checkGame(whole({ ...game, id: game.id ?? name }), report);
    },
  });
  const { written } = document;
  if (!written) return document;
  const findings = [
    ...document.findings,
    ...findingsIn(document, (report) => {
      const own = /([^/]+)\.game\.json$/.exec(file)?.[1];
      if (own === undefined || !written.id || written.id === own) return;
      report('GAME_ID_FILE', ['id'], `the file is called ${own}.game.json, so its game is \`${own}\``, own);
    }),
  ];
  const base = { ...document, findings, written: whole({ ...written, id: written.id ?? name }) };
  if (findings.length === document.findings.length) return base;
  const { value: _, ...refused } = base;
  return refused;
}

export function gameOf({ value, file }: GameDocument): GameManifest | undefined {
  return value && whole({ ...value, id: value.id ?? gameName(file) });
}

/** Where rules are written in a manifest, it has what they bring of themselves. */
const whole = <Game extends GameWritten>(game: Game): Game => (isAuthored(game) ? completeGame(game) : game);

/** The name that a file or its folder gives to a game without a header. */
function gameName(file: string): string {
  const parts = file.split('/').filter((part) => part !== '.' && part !== '');
  const own = /^(.+)\.game\.json$/.exec(parts.at(-1) ?? '')?.[1];
  const name = kebabCase(own ?? parts.at(-2) ?? '');
  return /^[a-z]/.test(name) ? name : 'game';
}

/** What publishing needs of a header and verifying does not. */
export function headerFindings(game: GameManifest, file: string): Finding[] {
  const needed = {
    manifestVersion: 'a file format',
    engine: 'the engine that it was written for',
    title: 'a title in each locale',
    summary: 'a line for the catalog in each locale',
    catalog: 'its three pictures',
    presentation: 'locales and texts',
  } as const;
  return Object.entries(needed).flatMap(([field, what]) =>
    game[field as keyof typeof needed] === undefined
      ? [
          {
            severity: 'error' as const,
            code: 'HEADER_MISSING',
            file,
            path: `/${field}`,
            message: `\`${field}\` is missing; a published game has ${what}`,
          },
        ]
      : [],
  );
}
