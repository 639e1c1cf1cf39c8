import type { GameManifest } from '@tapete/manifest';
import { expect, test } from 'vitest';
import type { ModuleFolder } from '../module/read-folder.js';
import { imageOf } from './image-kinds.js';
import { imagesOf } from './images.js';

const ascii = (text: string): number[] => [...text].map((sign) => sign.charCodeAt(0));
const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 30"><rect width="60" height="30" fill="#ffffff"/></svg>';
const png = [
  ...ascii('\x89PNG\r\n\x1a\n'),
  0,
  0,
  0,
  13,
  ...ascii('IHDR'),
  0,
  0,
  1,
  44,
  0,
  0,
  0,
  7,
  8,
  6,
  0,
  0,
  0,
];
const riff = (chunk: string, data: readonly number[]) => [
  ...ascii('RIFF'),
  ...[0, 0, 0, 0],
  ...ascii('WEBP'),
  ...ascii(chunk),
  ...[0, 0, 0, 0],
  ...data,
  ...Array.from({ length: 16 }, () => 0),
];

test.each([
  ['a PNG', png, 'png', 300, 7],
  ['a lossy WebP', riff('VP8 ', [0, 0, 0, 0x9d, 1, 0x2a, 44, 1, 7, 0]), 'webp', 300, 7],
  ['a WebP without loss', riff('VP8L', [0x2f, 0x2b, 0x81, 1, 0]), 'webp', 300, 7],
  ['an extended WebP', riff('VP8X', [0, 0, 0, 0, 43, 1, 0, 6, 0, 0]), 'webp', 300, 7],
  ['a drawing', ascii(SVG), 'svg', 60, 30],
  [
    'a drawing that says its size',
    ascii(SVG.replace('<svg', '<svg width="600" height="300"')),
    'svg',
    600,
    300,
  ],
])('%s is known by its bytes, and says how large it is', (_, bytes, ending, width, height) => {
  expect(imageOf(Uint8Array.from(bytes))).toMatchObject({ ending, width, height });
});

test.each([
  ['text', ascii('hello')],
  ['nothing', []],
  ['a PNG that breaks off', png.slice(0, 20)],
  ['another RIFF', [...ascii('RIFF'), 0, 0, 0, 0, ...ascii('WAVE'), ...Array.from({ length: 30 }, () => 0)]],
])('%s is no image', (_, bytes) => {
  expect(imageOf(Uint8Array.from(bytes))).toBeUndefined();
});

const region = { x: 10, y: 0, width: 20, height: 30 };
const atlas = {
  id: 'fleet',
  type: 'atlas',
  file: 'fleet.svg',
  width: 60,
  height: 30,
  regions: { bow: region },
};

function made(resource: object, bytes: readonly number[] = ascii(SVG)) {
  const game = { deckDefinitions: [], presentation: { resources: [resource] } } as unknown as GameManifest;
  const file = (resource as { file: string }).file;
  return imagesOf(game, { files: new Map([[file, Uint8Array.from(bytes)]]) } as unknown as ModuleFolder);
}

test('an atlas is one file, with a slot and a region for each of its names', () => {
  const { files, slots, regions, findings } = made(atlas);
  expect(findings).toEqual([]);
  expect(files).toHaveLength(1);
  expect(slots).toEqual({ 'fleet/bow': { plain: files[0]?.path } });
  expect(regions).toEqual({ 'fleet/bow': { ...region, of: { width: 60, height: 30 } } });
});

test('an image is one file and one slot', () => {
  const { slots, regions } = made({ ...atlas, type: 'image', file: 'map.png', width: 300, height: 7 }, png);
  expect(Object.keys(slots)).toEqual(['fleet']);
  expect(regions).toEqual({});
});

test.each([
  ['is none', atlas, ascii('GIF89a'), 'is no PNG, WebP or SVG'],
  ['is of another kind than its name', { ...atlas, file: 'fleet.webp' }, ascii(SVG), 'must end with .svg'],
  ['is of another size', { ...atlas, width: 61 }, ascii(SVG), 'it is 60 × 30, and the manifest says 61 × 30'],
  ['does more than draw', atlas, ascii(SVG.replace('<rect', '<script/><rect')), 'script'],
])('an image that %s is refused', (_, resource, bytes, why) => {
  const { files, findings } = made(resource, bytes);
  expect(files).toEqual([]);
  expect(findings[0]?.message).toContain(why);
});

test('an image that is not there has been told of before', () => {
  const game = { deckDefinitions: [], presentation: { resources: [atlas] } } as unknown as GameManifest;
  expect(imagesOf(game, { files: new Map() } as unknown as ModuleFolder).findings).toEqual([]);
});

test('an image of a card is its face, and one that two cards have is one file', () => {
  const cards = [
    { type: 'rope', imageUrl: 'pictures/rope.png' },
    { type: 'cord', imageUrl: 'pictures/cord.png' },
    { type: 'plain' },
  ];
  const game = {
    id: 'steps',
    deckDefinitions: [{ type: 'manual', id: 'steps', cards }],
  } as unknown as GameManifest;
  const bytes = Uint8Array.from(png);
  const given = new Map([
    ['pictures/rope.png', bytes],
    ['pictures/cord.png', bytes],
  ]);
  const { files, slots, faces, findings } = imagesOf(game, { files: given } as unknown as ModuleFolder);
  expect(findings).toEqual([]);
  expect(files).toHaveLength(1);
  expect(faces).toEqual({ 'steps/steps#rope': 'pictures/rope.png', 'steps/steps#cord': 'pictures/cord.png' });
  expect(slots[faces['steps/steps#rope'] as string]).toEqual({ plain: files[0]?.path });
});
