import { checkPackage } from '../across/package-json.js';
import { each } from '../checks/each.js';
import type { Finding } from '../findings/finding.js';
import type { Path } from '../findings/pointer.js';
import type { Report } from '../findings/report.js';
import { findingsIn } from '../read/document.js';
import {
  checkTaken,
  componentsDocument,
  librariesDocument,
  libraryDocument,
  type ReadText,
  wholeLibrary,
} from '../read/library.js';
import { beside } from '../read/paths.js';
import type { Library, LibraryWritten } from '../shapes/library.js';
import { type Around, mustBeThere } from './around.js';
import { kindOf } from './file-kind.js';
import { packageBeside } from './package-beside.js';

export function verifyLibrary(text: string, file: string, around: Around): Finding[] {
  const document = libraryDocument(text, file);
  const { written } = document;
  if (!written) return [...document.findings];
  const found = findingsIn(document, (report) => {
    checkFiles(written, { file, around, at: [], report });
    const own = packageBeside(file, around.read);
    if (own) checkPackage(written, own, report);
  });
  return [...document.findings, ...found, ...componentFindings(written, file, around.read)];
}

export function verifyLibraries(text: string, file: string, around: Around): Finding[] {
  const document = librariesDocument(text, file);
  const found = findingsIn(document, (report) =>
    each<LibraryWritten>(document.written, [], (written, at) =>
      checkFiles(written, { file, around, at, report }),
    ),
  );
  const inside: Finding[] = [];
  each<LibraryWritten>(document.written, [], (written) =>
    inside.push(...componentFindings(written, file, around.read)),
  );
  return [...document.findings, ...found, ...inside];
}

interface LibraryAround {
  readonly file: string;
  readonly around: Around;
  readonly at: Path;
  readonly report: Report;
}

function checkFiles(written: LibraryWritten, { file, around, at, report }: LibraryAround): void {
  checkTaken(written, { file, read: around.read, at }, report);
  each(written.components, [...at, 'components'], (one, path) =>
    mustBeThere(one.file, around, { file, path: [...path, 'file'], report }),
  );
  each(written.resourceSets, [...at, 'resourceSets'], (name, path) =>
    mustBeThere(name, around, { file, path, report }),
  );
  each(written.resources, [...at, 'resources'], (resource, path) => {
    const [key, name] = resource.type === 'graphic' ? ['module', resource.module] : ['file', resource.file];
    mustBeThere(name, around, { file, path: [...path, key as string], report });
  });
}

/** Mistakes in the components files that a library names. */
function componentFindings(written: LibraryWritten, file: string, read: ReadText): Finding[] {
  const found: Finding[] = [];
  each(written.components, [], ({ file: name }) => {
    const path = beside(file, name ?? '');
    const text = name ? read(path) : undefined;
    if (text !== undefined) found.push(...componentsDocument(text, path).findings);
  });
  return found;
}

/** The libraries that stand in these files; one with a mistake is left out, and told by its own check. */
export function librariesAmong(paths: readonly string[], read: ReadText): Library[] {
  return paths.flatMap((file) => {
    const text = read(file);
    if (text === undefined) return [];
    const kind = kindOf(file);
    if (kind === 'library') return wholes([libraryDocument(text, file).value], file, read);
    return kind === 'libraries' ? wholes(librariesDocument(text, file).value ?? [], file, read) : [];
  });
}

const wholes = (libraries: readonly (Library | undefined)[], file: string, read: ReadText): Library[] =>
  libraries.flatMap((library) => (library ? [wholeLibrary(library, file, read).library] : []));
