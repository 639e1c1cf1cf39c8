import { checkPackage } from '../across/package-json.js';
import { each, eachMember } from '../checks/each.js';
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
import type { Library, LibraryAtHand, LibraryWritten } from '../shapes/library.js';
import { type Around, mustBeThere } from './around.js';
import { kindOf } from './file-kind.js';
import { packageBeside } from './package-beside.js';
import { verifyResourceSet } from './verify-art.js';
import { textDocuments, textFindings } from './verify-texts.js';

export function verifyLibrary(text: string, file: string, around: Around): Finding[] {
  const document = libraryDocument(text, file);
  const { written } = document;
  if (!written) return [...document.findings];
  const found = findingsIn(document, (report) => {
    checkFiles(written, { file, around, at: [], report });
    const own = packageBeside(file, around.read);
    if (own) checkPackage(written, own, report);
  });
  return [...document.findings, ...found, ...namedFindings(written, file, around)];
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
    inside.push(...namedFindings(written, file, around)),
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
  eachMember(written.texts, [...at, 'texts'], (name, path) =>
    mustBeThere(name, around, { file, path: [...path], report }),
  );
  each(written.resourceSets, [...at, 'resourceSets'], (name, path) =>
    mustBeThere(name, around, { file, path, report }),
  );
  each(written.resources, [...at, 'resources'], (resource, path) => {
    const [key, name] = resource.type === 'graphic' ? ['module', resource.module] : ['file', resource.file];
    mustBeThere(name, around, { file, path: [...path, key as string], report });
  });
}

/** Mistakes in the components files, resource sets and texts that a library names. */
function namedFindings(written: LibraryWritten, file: string, around: Around): Finding[] {
  const found: Finding[] = [];
  const look = (name: string | undefined, verify: (text: string, path: string) => readonly Finding[]) => {
    const path = beside(file, name ?? '');
    const text = name ? around.read(path) : undefined;
    if (text !== undefined) found.push(...verify(text, path));
  };
  each(written.components, [], (one) =>
    look(one.file, (text, path) => componentsDocument(text, path).findings),
  );
  each(written.resourceSets, [], (name) => look(name, (text, path) => verifyResourceSet(text, path, around)));
  return [...found, ...textFindings(textDocuments(written.texts, file, around.read))];
}

/** The libraries that stand in these files; one with a mistake is left out, and told by its own check. */
export function librariesAmong(paths: readonly string[], read: ReadText): LibraryAtHand[] {
  return paths.flatMap((file) => {
    const text = read(file);
    if (text === undefined) return [];
    const kind = kindOf(file);
    if (kind === 'library') return wholes([libraryDocument(text, file).value], file, read);
    return kind === 'libraries' ? wholes(librariesDocument(text, file).value ?? [], file, read) : [];
  });
}

const wholes = (libraries: readonly (Library | undefined)[], file: string, read: ReadText): LibraryAtHand[] =>
  libraries.flatMap((library) => (library ? [wholeLibrary(library, file, read).library] : []));
