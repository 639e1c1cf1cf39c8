import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { type Digest, digestOf, hexOf, isDigest } from './digest.js';
import {
  fileFault,
  fileMapText,
  PACKAGE_LIMITS,
  packageFaults,
  packageIntegrity,
  packedFile,
  readFileMap,
} from './package-digest.js';

const bytes = (text: string) => new TextEncoder().encode(text);
const files = [
  packedFile({ path: 'rules.js', bytes: bytes('export {}') }),
  packedFile({ path: 'game.json', bytes: bytes('{}') }),
];

test('a digest is the one that Node makes', () => {
  for (const text of ['', 'a', 'ñandú', 'x'.repeat(500)]) {
    const node = createHash('sha512').update(text);
    expect(hexOf(digestOf(text))).toBe(node.copy().digest('hex'));
    expect(digestOf(text)).toBe(`sha512-${node.digest('base64')}`);
    expect(isDigest(digestOf(text))).toBe(true);
  }
});

test.each(['', 'sha512-', `sha512-${'A'.repeat(86)}==x`, `sha512-${'A'.repeat(85)}B==`, 7])(
  '%j is no digest',
  (value) => expect(isDigest(value)).toBe(false),
);

test('the integrity does not depend on the order of the files', () => {
  expect(packageIntegrity(files)).toBe(packageIntegrity([...files].reverse()));
  expect(fileMapText(files)).toMatch(/^\[\{"path":"game\.json",/);
});

test('the integrity changes with a path, a size and a byte', () => {
  const [first, second] = files as [(typeof files)[0], (typeof files)[0]];
  const changed = [
    [{ ...first, path: 'rules2.js' }, second],
    [{ ...first, size: first.size + 1 }, second],
    [packedFile({ path: 'rules.js', bytes: bytes('export {};') }), second],
  ];
  expect(new Set([files, ...changed].map(packageIntegrity)).size).toBe(4);
});

test('a map is read as it was written', () => {
  const text = fileMapText(files);
  expect(fileMapText(readFileMap(text, digestOf(text)))).toBe(text);
});

test.each([
  ['of another integrity', '[]', digestOf('[ ]')],
  ['that is not canonical', '[ ]', digestOf('[ ]')],
  ['that is not JSON', '[', digestOf('[')],
  ['with a file of no size', '[{"path":"a"}]', digestOf('[{"path":"a"}]')],
  ['with a path that leads out', ...mapOf('../a')],
])('a map %s is refused', (_, text, integrity) => {
  expect(() => readFileMap(text, integrity)).toThrow(expect.objectContaining({ code: 'PACKAGE_WRONG' }));
});

test('a changed file is named', () => {
  const [rules] = files as [(typeof files)[0]];
  expect(fileFault(rules, bytes('export {}'))).toBeUndefined();
  expect(fileFault(rules, bytes('export {]'))).toBe('rules.js does not match its sha512');
  expect(fileFault(rules, bytes('export {'))).toBe('rules.js has 8 bytes instead of 9');
});

test.each([
  '',
  '/a',
  'a/',
  'a//b',
  '../a',
  'a/../b',
  './a',
  'a\\b',
  'c:/a',
  'A',
  'é',
  'e\u0301',
  'a\u0000',
  'a b',
  '.env',
  'a.',
  'nul',
  'aux.js',
  'a/com1.txt',
  'a/b/c/d/e/f/g/h/i',
  'a'.repeat(101),
])('the path %j is refused', (path) => {
  expect(packageFaults([{ path, size: 0 }])).toMatchObject([{ code: 'PATH_WRONG', path }]);
});

test.each(['game.json', 'pictures/0a1b-2.svg', 'a/b/c/d/e/f/g/h', 'console.js', `${'a'.repeat(96)}.svg`])(
  'the path %j may be',
  (path) => expect(packageFaults([{ path, size: 0 }])).toEqual([]),
);

test('a path twice, and a file where a folder must be, are refused', () => {
  const codes = (...paths: string[]) => packageFaults(paths.map((path) => ({ path, size: 1 })));
  expect(codes('a', 'b', 'a')).toMatchObject([{ code: 'PATH_TWICE', path: 'a' }]);
  expect(codes('a/b/c', 'a/b')).toMatchObject([{ code: 'PATH_TWICE', path: 'a/b' }]);
});

test.each([
  ['rules.js', PACKAGE_LIMITS.ending['rules.js']],
  ['a/b.svg', PACKAGE_LIMITS.ending['.svg']],
  ['fixtures/a.jsonl', PACKAGE_LIMITS.ending['.jsonl']],
])('%s may have %d bytes and not one more', (path, most) => {
  expect(packageFaults([{ path, size: most }])).toEqual([]);
  expect(packageFaults([{ path, size: most + 1 }])).toMatchObject([{ code: 'FILE_TOO_LARGE', path }]);
});

test('too many files and too many bytes are refused', () => {
  const many = Array.from({ length: PACKAGE_LIMITS.files + 1 }, (_, n) => ({ path: `a${n}`, size: 0 }));
  expect(packageFaults(many)).toMatchObject([{ code: 'PACKAGE_TOO_MANY_FILES' }]);
  expect(packageFaults([{ path: 'a.wav', size: PACKAGE_LIMITS.bytes + 1 }])).toMatchObject([
    { code: 'PACKAGE_TOO_LARGE' },
  ]);
});

function mapOf(path: string): [string, Digest] {
  const text = fileMapText([packedFile({ path, bytes: bytes('') })]);
  return [text, digestOf(text)];
}
