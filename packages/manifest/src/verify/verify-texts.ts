import { checkSameTexts, checkTexts } from '../across/texts.js';
import type { Finding } from '../findings/finding.js';
import { type Document, findingsIn, readDocument } from '../read/document.js';
import type { ReadText } from '../read/library.js';
import { beside } from '../read/paths.js';
import { textsShape } from '../shapes/small-files.js';

type TextsDocument = Document<typeof textsShape>;

/** The texts that a manifest names, a file for each locale; those that are not at hand are left out, and told elsewhere. */
export function textDocuments(
  texts: Readonly<Record<string, string>> | undefined,
  file: string,
  read: ReadText,
): TextsDocument[] {
  return Object.values(texts ?? {}).flatMap((name) => {
    const path = beside(file, name);
    const text = read(path);
    if (text === undefined) return [];
    return [readDocument({ text, file: path, shape: textsShape, check: checkTexts })];
  });
}

/** What is wrong in each, and where one locale says something that another does not. */
export function textFindings(documents: readonly TextsDocument[]): Finding[] {
  return documents.flatMap((document) => {
    const { written: texts, findings } = document;
    if (!texts) return [...findings];
    const others = new Map(
      documents.flatMap(({ file, written }) =>
        file !== document.file && written ? [[file, written] as const] : [],
      ),
    );
    return [...findings, ...findingsIn(document, (report) => checkSameTexts({ texts, others }, report))];
  });
}
