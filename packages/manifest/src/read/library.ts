import type * as z from 'zod';
import { checkComponents, checkLibraries, checkLibrary } from '../checks/definitions.js';
import { each, mustExist } from '../checks/each.js';
import { type Finding, hasErrors } from '../findings/finding.js';
import type { Report } from '../findings/report.js';
import {
  type ComponentDefinition,
  componentsFileShape,
  type Library,
  type LibraryAtHand,
  librariesFileShape,
  libraryShape,
} from '../shapes/library.js';
import { type ResourceSet, resourceSetShape } from '../shapes/small-files.js';
import { type Document, readDocument } from './document.js';
import { beside } from './paths.js';

/** The text of a file of the same module, or undefined where there is none. */
export type ReadText = (path: string) => string | undefined;

export interface LibraryReading {
  /** With the definitions of its components files among its own; undefined where a file has an error. */
  readonly library?: LibraryAtHand;
  readonly findings: readonly Finding[];
}

/** Reads a library and the components files that it names. */
export function readLibrary(text: string, file: string, read: ReadText = () => undefined): LibraryReading {
  const document = libraryDocument(text, file);
  const { value } = document;
  if (!value) return { findings: document.findings };
  const { library, findings } = wholeLibrary(value, file, read);
  const all = [...document.findings, ...findings];
  return hasErrors(all) ? { findings: all } : { library, findings: all };
}

export const libraryDocument = (text: string, file: string): Document<typeof libraryShape> =>
  readDocument({ text, file, shape: libraryShape, check: checkLibrary });

export const librariesDocument = (text: string, file: string): Document<typeof librariesFileShape> =>
  readDocument({ text, file, shape: librariesFileShape, check: checkLibraries });

export const componentsDocument = (text: string, file: string): Document<typeof componentsFileShape> =>
  readDocument({ text, file, shape: componentsFileShape, check: checkComponents });

/**
 * A library with what it takes from components files, and its resource sets. Files that are not at hand are left out,
 * and told elsewhere; so are mistakes of a resource set, which are told by its own check.
 */
export function wholeLibrary(
  library: Library,
  file: string,
  read: ReadText,
): { readonly library: LibraryAtHand; readonly findings: readonly Finding[] } {
  const findings: Finding[] = [];
  const taken = library.components.flatMap(({ file: name, take }): readonly ComponentDefinition[] => {
    const path = beside(file, name);
    const text = read(path);
    if (text === undefined) return [];
    const document = componentsDocument(text, path);
    findings.push(...document.findings);
    return (document.value?.definitions ?? []).filter(({ id }) => take === undefined || take.includes(id));
  });
  const sets = library.resourceSets.flatMap((name) => readResourceSet(beside(file, name), read) ?? []);
  return { library: { ...library, definitions: [...library.definitions, ...taken], sets }, findings };
}

/** A resource set; undefined where it is not at hand or has a mistake. */
export function readResourceSet(file: string, read: ReadText): ResourceSet | undefined {
  const text = read(file);
  return text === undefined ? undefined : readDocument({ text, file, shape: resourceSetShape }).value;
}

type LibraryWritten = z.input<typeof libraryShape>;

/** What a library takes from a components file must be in it. */
export function checkTaken(
  library: LibraryWritten,
  {
    file,
    read,
    at = [],
  }: { readonly file: string; readonly read: ReadText; readonly at?: readonly (string | number)[] },
  report: Report,
): void {
  each(library.components, [...at, 'components'], ({ file: name, take }, path) => {
    const text = name ? read(beside(file, name)) : undefined;
    if (text === undefined) return;
    const among = componentsDocument(text, name).written?.definitions?.map((one) => one?.id ?? '') ?? [];
    each(take, [...path, 'take'], (id, here) =>
      mustExist(report, {
        name: id,
        among,
        path: here,
        code: 'DEFINITION_UNKNOWN',
        kind: `definition in ${name}`,
      }),
    );
  });
}
