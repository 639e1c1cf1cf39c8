import { compileSchemas, type Judges } from '@tapete/conformance';
import { type Finding, hasErrors } from '@tapete/manifest';
import { readCases } from '../acceptance/accept.js';
import type { Bundled } from '../build/bundle.js';
import type { Engine } from '../build/engine.js';
import type { Trials } from '../isolate/try-rules.js';
import { textOf } from '../module/read-folder.js';
import type { GameFolder } from '../module/read-game-folder.js';
import { dressedDecks } from '../render/dressed-decks.js';
import { imagesOf } from '../render/images.js';
import type { LoadedGraphics } from '../render/load-graphics.js';
import type { GraphicResource } from '../render/picture-source.js';
import { drawPictures } from '../render/render-pictures.js';
import { graphicsOf, laterResources, soundsOf } from '../render/resources.js';
import type { GameParts } from './pack-game.js';

/** What publishing does, in this order. */
export const STEPS = ['verify', 'build', 'render', 'pack', 'accept', 'compare', 'store'] as const;
export type Step = (typeof STEPS)[number];

/** Where the two things come from that are code: built and drawn here, or taken as they were sent. */
export interface Workshop {
  readonly engine: Engine;
  rules(read: GameFolder): Promise<Bundled>;
  artists(read: GameFolder, graphics: readonly GraphicResource[]): Promise<LoadedGraphics>;
}

/** What is played, and what it is judged by. */
export type Tried = Pick<Trials, 'rules' | 'cases' | 'judges' | 'structure'>;

export type MadeParts =
  | { readonly parts: GameParts; readonly tried: Tried; readonly findings: readonly Finding[] }
  /** Something is missing. */
  | { readonly parts?: undefined; readonly findings: readonly Finding[] };

/** Everything that goes into the package. What one part lacks does not keep the others from being looked at. */
export async function makeParts(
  read: GameFolder,
  workshop: Workshop,
  onStep?: (step: Step) => void,
): Promise<MadeParts> {
  const { folder, game, manifest } = read;
  const schemas = compileSchemas((path) => textOf(folder, path));
  const { cases, findings: ofCases } = readCases(folder);
  onStep?.('build');
  const rules = await workshop.rules(read);
  onStep?.('render');
  const sets = dressedDecks(read);
  const graphics = [...graphicsOf(game, folder), ...sets.graphics];
  const { artists, findings: ofArtists, close } = await workshop.artists(read, graphics);
  const order = {
    graphics,
    locales: game.presentation?.locales ?? [],
    seats: game.playerConfig.maxPlayers,
  };
  const pictures = drawPictures(order, artists);
  close();
  const images = imagesOf(game, folder);
  const sounds = soundsOf(game, folder);
  const findings = [
    ...schemas.findings,
    ...ofCases,
    ...('findings' in rules ? rules.findings : []),
    ...ofArtists,
    ...pictures.findings,
    ...images.findings,
    ...sounds.findings,
    ...sets.findings,
    ...laterResources(game, manifest),
  ];
  if (!('text' in rules) || hasErrors([...read.findings, ...findings])) return { findings };
  const faces = { ...sets.faces, ...images.faces };
  const { engine } = workshop;
  const parts = { read, engine, rules: rules.text, pictures, images, faces, sounds, cases: cases.length };
  const judges = schemas.judges as Judges;
  const tried = { rules: rules.text, cases, judges, structure: read.structure };
  return { parts, tried, findings };
}
