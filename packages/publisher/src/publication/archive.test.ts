import { digestOf } from '@tapete/manifest';
import { expect, test } from 'vitest';
import { type ArchiveFile, readArchive, writeArchive } from './archive.js';
import { gunzipped, gzipped } from './gzip.js';

const file = (path: string, text: string): ArchiveFile => ({
  folder: 'packages/coin@1.0.0',
  name: path,
  bytes: new TextEncoder().encode(text),
});
const FILES = [file('a/b', ''), file('c', 'x'.repeat(512)), file('d', 'x'.repeat(513))];

test('what is written is read', () => {
  const read = readArchive(gunzipped(gzipped(writeArchive(FILES))));
  expect(read.map((each) => ({ ...each, bytes: Uint8Array.from(each.bytes) }))).toEqual(FILES);
});

test('the same files are the same bytes, in whatever order, on any machine', () => {
  const bytes = gzipped(writeArchive(FILES));
  expect(gzipped(writeArchive([...FILES].reverse()))).toEqual(bytes);
  expect(digestOf(bytes)).toBe(
    'sha512-XPRhXprQl/+KcHHujJZMrhz+3vc3WUihAtXzrlD5iNFkaJ4BsvMm9NEpLl2HrTaF02gILff+lb9sGVri2tsRGQ==',
  );
});
