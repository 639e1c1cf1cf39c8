import type * as z from 'zod';
import { each } from '../checks/each.js';
import { type Finding, sortFindings } from '../findings/finding.js';
import { findingOf } from '../findings/report.js';
import { findingsIn, readDocument } from '../read/document.js';
import { componentsDocument } from '../read/library.js';
import { wireFixtureShape } from '../shapes/small-files.js';
import type { Around, VerifyOptions } from './around.js';
import { FILE_NAMES, type FileKind, kindOf } from './file-kind.js';
import { layoutDocument, planDocument, verifyResourceSet } from './verify-art.js';
import { verifyGame } from './verify-game.js';
import { librariesAmong, verifyLibraries, verifyLibrary } from './verify-library.js';

/**
 * Checks files, each by what its name says it is, what they name, and what they say of each other; all mistakes at
 * once. Names in a file are relative to it. Files of other kinds are passed over, unless they are all there is.
 */
export function verifyFiles(paths: readonly string[], options: VerifyOptions): Finding[] {
  const known = paths.filter((path) => kindOf(path) !== undefined);
  if (known.length === 0) return paths.map(unknownFinding);
  const libraries = [...librariesAmong(known, options.read), ...(options.libraries ?? [])];
  const around: Around = { ...options, paths: known, libraries };
  return sortFindings(unique(known.flatMap((path) => verifyFile(path, around))));
}

function verifyFile(file: string, around: Around): readonly Finding[] {
  const text = around.read(file);
  if (text === undefined) {
    return [
      findingOf(
        { code: 'FILE_MISSING', path: [], message: 'there is no such file, or it cannot be read' },
        file,
      ),
    ];
  }
  return VERIFY[kindOf(file) as FileKind](text, file, around);
}

type Verify = (text: string, file: string, around: Around) => readonly Finding[];

const VERIFY: { readonly [kind in FileKind]: Verify } = {
  game: verifyGame,
  library: verifyLibrary,
  libraries: verifyLibraries,
  components: (text, file) => componentsDocument(text, file).findings,
  layout: (text, file) => layoutDocument(text, file).findings,
  plan: (text, file) => planDocument(text, file).findings,
  'resource-set': verifyResourceSet,
  wire: verifyWire,
};

function verifyWire(text: string, file: string, { checkEnvelope }: Around): Finding[] {
  const document = readDocument({ text, file, shape: wireFixtureShape });
  const found = findingsIn(document, (report) =>
    each(document.written, [], ({ name, envelope }: z.infer<typeof wireFixtureShape>[number], path) => {
      for (const { path: within, message } of checkEnvelope?.(envelope) ?? []) {
        report(
          'ENVELOPE_WRONG',
          [...path, 'envelope', ...within.split('/').slice(1)],
          `\`${name}\`: ${message}`,
        );
      }
    }),
  );
  return [...document.findings, ...found];
}

function unknownFinding(file: string): Finding {
  const message = `nothing says what this file is; names that do are ${FILE_NAMES.join(', ')}`;
  return findingOf({ code: 'FILE_KIND_UNKNOWN', path: [], message }, file);
}

/** A file that was given and is named by another one is looked at twice and told once. */
function unique(findings: readonly Finding[]): Finding[] {
  return [
    ...new Map(
      findings.map((finding) => [
        `${finding.file} ${finding.path} ${finding.code} ${finding.message}`,
        finding,
      ]),
    ).values(),
  ];
}
