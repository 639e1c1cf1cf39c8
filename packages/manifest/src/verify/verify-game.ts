import { END_PHASE } from '@tapete/core';
import type * as z from 'zod';
import { checkBareNames, checkUnpictured } from '../across/bare-names.js';
import { checkLayoutOf } from '../across/layouts.js';
import { checkDependencies } from '../across/libraries.js';
import { checkPackage } from '../across/package-json.js';
import { checkPlanOf } from '../across/plans.js';
import { checkSets, isOwnSet } from '../across/used-sets.js';
import { isAuthored } from '../authored/complete.js';
import { checkRules } from '../authored/write-program.js';
import { each, eachMember } from '../checks/each.js';
import type { Finding } from '../findings/finding.js';
import { nearest } from '../findings/near.js';
import type { Path } from '../findings/pointer.js';
import type { Report } from '../findings/report.js';
import { type Document, findingsIn } from '../read/document.js';
import { gameDocument } from '../read/game.js';
import { beside, folderOf } from '../read/paths.js';
import type { GameWritten } from '../shapes/game.js';
import { type Around, mustBeThere } from './around.js';
import { kindOf } from './file-kind.js';
import { packageBeside } from './package-beside.js';
import { layoutDocument, planDocument, verifyResourceSet } from './verify-art.js';
import { textDocuments, textFindings } from './verify-texts.js';

/** A manifest, the files that it names, and whether they agree. */
export function verifyGame(text: string, file: string, around: Around): Finding[] {
  const document = gameDocument(text, file);
  const game = document.written;
  if (!game) return [...document.findings];
  const texts = textDocuments(game.presentation?.texts, file, around.read);
  const keys =
    texts.length > 0 ? [...new Set(texts.flatMap(({ written }) => Object.keys(written ?? {})))] : undefined;
  const found = findingsIn(document, (report) => {
    checkDependencies(game, around.libraries, { report, isComplete: around.exists !== undefined });
    checkSets(game, around.libraries, report);
    if (isAuthored(game)) checkRules(game, around.libraries, report);
    checkFiles(game, { file, around, report });
    const own = packageBeside(file, around.read);
    if (own) checkPackage(game, own, report);
    checkEngine(game, around, report);
    if (keys) checkActionTexts(game, keys, report);
    if (keys) checkBareNames(game, keys, report);
    checkUnpictured(game, report);
  });
  return [
    ...document.findings,
    ...found,
    ...textFindings(texts),
    ...layoutFindings(game, { file, around, keys }),
    ...planFindings(game, { file, around, keys }),
    ...setFindings(game, file, around),
  ];
}

function checkEngine({ engine }: GameWritten, around: Around, report: Report): void {
  if (!engine || around.engine === undefined || engine === around.engine) return;
  report(
    'ENGINE_VERSION',
    ['engine'],
    `it is written for engine ${engine}; here is ${around.engine}`,
    around.engine,
  );
}

interface GameAround {
  readonly file: string;
  readonly around: Around;
  /** Keys of the game's texts, where they are at hand. */
  readonly keys: readonly string[] | undefined;
}

function checkFiles(
  game: GameWritten,
  { file, around, report }: { readonly file: string; readonly around: Around; readonly report: Report },
): void {
  const { presentation } = game;
  const there = (name: string | undefined, path: (string | number)[]) =>
    mustBeThere(name, around, { file, path, report });
  const at = ['presentation'];
  eachMember(presentation?.texts, [...at, 'texts'], (name, path) => there(name, [...path]));
  there(presentation?.layout, [...at, 'layout']);
  each(presentation?.plans, [...at, 'plans'], (name, path) => there(name, [...path]));
  each(presentation?.resourceSets, [...at, 'resourceSets'], (name, path) => {
    if (isOwnSet(name)) there(name, [...path]);
  });
  each(presentation?.resources, [...at, 'resources'], (resource, path) => {
    if (resource.optional) return;
    if (resource.type === 'graphic') there(resource.module, [...path, 'module']);
    else there(resource.file, [...path, 'file']);
  });
  each(game.deckDefinitions, ['deckDefinitions'], (deck, path) => {
    if (deck.type !== 'manual') return;
    each(deck.cards, [...path, 'cards'], ({ imageUrl }, card) => there(imageUrl, [...card, 'imageUrl']));
  });
}

/** A button, a voice that reads it, and whoever is refused need words. */
function checkActionTexts(game: GameWritten, keys: readonly string[], report: Report): void {
  const mustBeText = (key: string, path: Path, what: string) => {
    if (keys.some((own) => own === key || own.startsWith(`${key}.`))) return;
    report('TEXT_MISSING', path, `the texts have no \`${key}\`, ${what}`, nearestText(key, keys));
  };
  each(game.stateMachine?.states, ['stateMachine', 'states'], ({ autoAdvance }, path) => {
    if (autoAdvance === false)
      mustBeText(
        `offer.${END_PHASE}`,
        [...path, 'autoAdvance'],
        'the words of the button that ends the phase',
      );
  });
  if (isAuthored(game) && game.stateMachine?.states?.some((state) => state && state.type !== 'AUTO'))
    mustBeText(`offer.${END_PHASE}`, ['stateMachine'], 'the words of the button that ends a phase or passes');
  each(game.availableActions, ['availableActions'], ({ actionType, errorCodes }, path) => {
    if (actionType) mustBeText(`offer.${actionType}`, [...path, 'actionType'], 'the words of its button');
    each(errorCodes, [...path, 'errorCodes'], (code, at) =>
      mustBeText(`refusal.${code}`, at, 'what a player is told then'),
    );
  });
}

/** Texts of one kind begin alike, which is not what makes one near another. */
function nearestText(key: string, keys: readonly string[]): string | undefined {
  const kind = key.slice(0, key.indexOf('.') + 1);
  const alike = keys.filter((own) => own.startsWith(kind)).map((own) => own.slice(kind.length));
  const near = nearest(key.slice(kind.length), alike);
  return near === undefined
    ? nearest(
        key,
        keys.filter((own) => !own.startsWith(kind)),
      )
    : kind + near;
}

/** The file that a manifest names, or the files of that kind that lie beside it when there is no other game. */
function filesOf(kind: 'layout' | 'plan', named: readonly string[], { file, around }: GameAround): string[] {
  const games = around.paths.filter((path) => kindOf(path) === 'game' && folderOf(path) === folderOf(file));
  const beside_ = around.paths.filter((path) => kindOf(path) === kind && folderOf(path) === folderOf(file));
  const all = [...named.map((name) => beside(file, name)), ...(games.length === 1 ? beside_ : [])];
  return [...new Set(all)];
}

function layoutFindings(game: GameWritten, around: GameAround): Finding[] {
  const { layout } = game.presentation ?? {};
  return filesOf('layout', layout ? [layout] : [], around).flatMap((path) => {
    const document = opened(path, layoutDocument, around.around);
    const { written } = document ?? {};
    if (!document || !written) return [...(document?.findings ?? [])];
    const found = findingsIn(document, (report) =>
      checkLayoutOf(written, { game, texts: around.keys }, report),
    );
    return [...document.findings, ...found];
  });
}

function planFindings(game: GameWritten, around: GameAround): Finding[] {
  return filesOf('plan', game.presentation?.plans ?? [], around).flatMap((path) => {
    const document = opened(path, planDocument, around.around);
    const { written } = document ?? {};
    if (!document || !written) return [...(document?.findings ?? [])];
    const found = findingsIn(document, (report) =>
      checkPlanOf(written, { game, texts: around.keys }, report),
    );
    return [...document.findings, ...found];
  });
}

function setFindings(game: GameWritten, file: string, around: Around): Finding[] {
  return (game.presentation?.resourceSets ?? []).filter(isOwnSet).flatMap((name) => {
    const path = beside(file, name);
    const text = around.read(path);
    return text === undefined ? [] : verifyResourceSet(text, path, around);
  });
}

function opened<Shape extends z.ZodType>(
  path: string,
  read: (text: string, file: string) => Document<Shape>,
  around: Around,
): Document<Shape> | undefined {
  const text = around.read(path);
  return text === undefined ? undefined : read(text, path);
}
