import type { MadeGame } from '../../src/index.js';
import type { Row } from './row.js';
import { type Forged, forgedBytes, redrawn, type Tree, textOf, utf8 } from './sent.js';

type Bytes = (made: MadeGame) => Uint8Array;

/** Files of the game, changed; the lock says truly what they are. */
const files =
  (change: (own: Tree, parts: Forged) => void): Bytes =>
  (made) =>
    forgedBytes(made, (parts, own) => change(own, parts));

const file = (path: string, content: string | Uint8Array): Bytes =>
  files((own) => own.set(path, typeof content === 'string' ? utf8(content) : content));

const text = (path: string, change: (good: string) => string): Bytes =>
  files((own) => own.set(path, utf8(change(textOf(own, path)))));

const json = (path: string, change: (value: Loose) => void): Bytes =>
  text(path, (good) => {
    const value = JSON.parse(good);
    change(value);
    return JSON.stringify(value);
  });

const manifest = (change: (value: Loose) => void) => json('game.json', change);
const shown = (change: (value: Loose) => void) => json('presentation.json', change);
const deep = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;

const picture = (inside: string, root = 'viewBox="0 0 10 10" xmlns="http://www.w3.org/2000/svg"'): Bytes =>
  files((own) => redrawn(own, 'coin', `<svg ${root}>${inside}</svg>`));
const drawing = (svg: string): Bytes => files((own) => redrawn(own, 'coin', svg));

// biome-ignore lint/suspicious/noExplicitAny: whatever a file may have, and more, is put into it.
type Loose = any;

/** How the files of a package can be wrong that was packed and locked with care. */
export const PACKAGES: readonly Row[] = [
  ['a manifest that is no JSON', file('game.json', 'game'), ['JSON_SYNTAX']],
  ['a manifest that is no UTF-8', file('game.json', Uint8Array.of(0x7b, 0xff, 0x7d)), ['TEXT_WRONG']],
  ['a manifest as deep as a well', file('game.json', deep(5000)), ['JSON_SYNTAX']],
  [
    'a manifest with a key twice',
    text('game.json', (good) => good.replace('{', '{"id":"coin",')),
    ['KEY_TWICE'],
  ],
  [
    'a manifest with a polluted key',
    text('game.json', (good) => good.replace('{', '{"__proto__":{"id":"x"},')),
    ['JSON_SYNTAX'],
  ],
  [
    'a manifest with a constructor',
    manifest((game) => {
      game.constructor = { prototype: { a: 1 } };
    }),
    ['FIELD_UNKNOWN'],
  ],
  [
    'a manifest with a number that is too large',
    text('game.json', (good) => good.replace('"manifestVersion": 1', '"manifestVersion": 1e999')),
    ['JSON_SYNTAX'],
  ],
  [
    'a manifest with a field of its own',
    manifest((game) => {
      game.scripts = { postinstall: 'sh' };
    }),
    ['FIELD_UNKNOWN'],
  ],
  [
    'a manifest of another game',
    manifest((game) => {
      game.id = 'other';
    }),
    ['GAME_ID_FILE'],
  ],
  [
    'a manifest for another engine',
    manifest((game) => {
      game.engine = '9.0.0';
    }),
    ['ENGINE_VERSION'],
  ],
  ['a manifest without a title', manifest((game) => void delete game.title), ['HEADER_MISSING']],
  [
    'a manifest with a range',
    manifest((game) => {
      game.dependencies.cubes = '^1.0.0';
    }),
    ['VERSION_INEXACT'],
  ],
  [
    'a manifest that needs what was not sent',
    manifest((game) => {
      game.dependencies.dice = '1.0.0';
    }),
    ['LIBRARY_NOT_FOUND'],
  ],
  [
    'a manifest that needs another version',
    manifest((game) => {
      game.dependencies.cubes = '2.0.0';
    }),
    ['LIBRARY_NOT_FOUND'],
  ],
  [
    'a manifest with another structure than the rules',
    manifest((game) => {
      game.playerConfig.maxPlayers = 1;
    }),
    ['FILE_DIFFERS'],
  ],
  [
    'a manifest that leads out of its folder',
    manifest((game) => {
      game.presentation.texts.es = '../../etc/passwd';
    }),
    ['PATH_WRONG'],
  ],
  ['no manifest', files((own) => own.delete('game.json')), ['FILE_MISSING']],
  ['no rules', files((own) => own.delete('rules.js')), ['FILE_MISSING']],
  ['no presentation', files((own) => own.delete('presentation.json')), ['FILE_MISSING']],
  ['a file that nothing names', file('evil.sh', 'sh'), ['FILE_UNKNOWN']],
  ['a page', file('pictures/index.html', '<script>'), ['FILE_UNKNOWN']],
  ['code beside the rules', file('worker.js', 'x'), ['FILE_UNKNOWN']],
  ['a file that is too large', file('fixtures/large.jsonl', new Uint8Array(2 ** 20 + 1)), ['FILE_TOO_LARGE']],
  ['rules that are too large', file('rules.js', ' '.repeat(2 ** 19 + 1)), ['FILE_TOO_LARGE']],
  [
    'too many files',
    files((own) => {
      for (let n = 0; n <= 2000; n++) own.set(`fixtures/c${n}.jsonl`, utf8(''));
    }),
    ['PACKAGE_TOO_MANY_FILES'],
  ],
  ['a presentation that is no JSON', file('presentation.json', '{'), ['JSON_SYNTAX']],
  [
    'a presentation with a key twice',
    text('presentation.json', (good) => good.replace('{', '{"game":"coin",')),
    ['KEY_TWICE'],
  ],
  [
    'a presentation with a field of its own',
    shown((page) => {
      page.script = 'x';
    }),
    ['FIELD_UNKNOWN'],
  ],
  [
    'a presentation with another title',
    shown((page) => {
      page.title.en = 'Conecta 4';
    }),
    ['FILE_DIFFERS'],
  ],
  [
    'a presentation of another game',
    shown((page) => {
      page.game = 'conecta4';
    }),
    ['FILE_DIFFERS'],
  ],
  [
    'a presentation with another cover',
    shown((page) => {
      page.cover = page.icon;
    }),
    ['FILE_DIFFERS'],
  ],
  [
    'a presentation with spaces',
    text('presentation.json', (good) => JSON.stringify(JSON.parse(good), undefined, 1)),
    ['FILE_DIFFERS'],
  ],
  [
    'a presentation without a picture',
    shown((page) => void delete page.pictures['coin@p0']),
    ['PICTURE_MISSING'],
  ],
  [
    'a presentation without a locale of a picture',
    shown((page) => void delete page.pictures['cover/cover'].plain.en),
    ['PICTURE_MISSING'],
  ],
  [
    'a presentation with a picture too many',
    shown((page) => {
      page.pictures.other = page.pictures.coin;
    }),
    ['FILE_DIFFERS'],
  ],
  [
    'a picture that leads out',
    shown((page) => {
      page.pictures.coin.plain = '../../etc/passwd';
    }),
    ['PICTURE_MISSING'],
  ],
  [
    'a picture elsewhere',
    shown((page) => {
      page.pictures.coin.plain = 'https://example.org/a.svg';
    }),
    ['PICTURE_MISSING'],
  ],
  [
    'a variant with a name of markup',
    shown((page) => {
      page.pictures.coin['<b>'] = page.pictures.coin.plain;
    }),
    ['GRAPHIC_MODULE'],
  ],
  ['a text that is missing', shown((page) => void delete page.texts.en['offer.toss']), ['TEXT_MISSING']],
  [
    'a text that is no ICU',
    shown((page) => {
      page.texts.en['offer.toss'] = '{toss';
    }),
    ['TEXT_WRONG'],
  ],
  ['texts of a locale that is missing', shown((page) => void delete page.texts.en), ['FILE_MISSING']],
  [
    'a layout where the manifest has none',
    shown((page) => {
      page.layout = { layoutVersion: 1 };
    }),
    ['FIELD_MISSING'],
  ],
  [
    'a plan where the manifest has none',
    shown((page) => void page.plans.push({ planVersion: 1 })),
    ['FIELD_MISSING'],
  ],
  [
    'a sound that is a page',
    file('sounds/clink.wav', '<!DOCTYPE html><script>x()</script>'),
    ['SOUND_WRONG'],
  ],
  ['a sound that is another one', file('sounds/clink.wav', 'OggS and more of it'), ['SOUND_WRONG']],
  [
    'a sound that is a picture',
    file('sounds/clink.wav', '<svg xmlns="http://www.w3.org/2000/svg"/>'),
    ['SOUND_WRONG'],
  ],
  ['a sound that is a program', file('sounds/clink.wav', '\x7fELF\x02\x01\x01'), ['SOUND_WRONG']],
  ['a sound that is empty', file('sounds/clink.wav', ''), ['SOUND_WRONG']],
  ['a schema that is missing', files((own) => own.delete('schemas/view.schema.json')), ['SCHEMA_MISSING']],
  ['a schema that is no schema', file('schemas/view.schema.json', '{"type":"thing"}'), ['SCHEMA_WRONG']],
  [
    'a schema that loads another',
    file('schemas/view.schema.json', '{"$ref":"https://example.org/a"}'),
    ['SCHEMA_REFERENCE'],
  ],
  ['a schema in a circle', file('schemas/view.schema.json', '{"$ref":"#"}'), ['SCHEMA_REFERENCE']],
  [
    'a schema as a bomb',
    file('schemas/view.schema.json', `{"enum":[${'0,'.repeat(9999)}1]}`),
    ['SCHEMA_TOO_LARGE'],
  ],
  [
    'a pattern that looks back',
    file('schemas/data.schema.json', '{"type":"string","pattern":"(a+)+\\\\1"}'),
    ['SCHEMA_PATTERN'],
  ],
  [
    'a schema that nothing fits',
    file('schemas/view.schema.json', '{"type":"string"}'),
    ['ACCEPTANCE_FAILED'],
  ],
  ['no acceptance case', files((own) => own.delete('fixtures/heads.jsonl')), ['ACCEPTANCE_MISSING']],
  ['a case that is none', file('fixtures/heads.jsonl', 'x\n'), ['ACCEPTANCE_SYNTAX']],
  [
    'a case with a key twice',
    text('fixtures/heads.jsonl', (good) => good.replace('"seats"', '"seats":2,"seats"')),
    ['ACCEPTANCE_SYNTAX'],
  ],
  [
    'a case that goes otherwise',
    text('fixtures/heads.jsonl', (good) => good.replace('"win"', '"loss"')),
    ['ACCEPTANCE_FAILED'],
  ],
  [
    'too many cases',
    files((own) => {
      for (let n = 0; n <= 500; n++)
        own.set(`fixtures/c${n}.jsonl`, own.get('fixtures/heads.jsonl') as Uint8Array);
    }),
    ['ACCEPTANCE_TOO_MANY'],
  ],
  [
    'a library that is no library',
    files((_, { trees }) => trees.get('cubes')?.delete('cubes.library.json')),
    ['LIBRARY_NOT_FOUND'],
  ],
  [
    'a library of another name',
    files((_, { trees }) =>
      trees
        .get('cubes')
        ?.set('cubes.library.json', utf8('{"libraryVersion":1,"id":"dice","version":"1.0.0"}')),
    ),
    ['LIBRARY_NOT_FOUND'],
  ],
  [
    'a library of another version',
    files((_, { trees }) =>
      trees
        .get('cubes')
        ?.set('cubes.library.json', utf8('{"libraryVersion":1,"id":"cubes","version":"1.0.1"}')),
    ),
    ['LIBRARY_NOT_FOUND'],
  ],
  [
    'a library with a file that nothing names',
    files((_, { trees }) => trees.get('cubes')?.set('install.sh', utf8('sh'))),
    ['FILE_UNKNOWN'],
  ],
  [
    'a library with a package.json',
    files((_, { trees }) =>
      trees.get('cubes')?.set('package.json', utf8('{"scripts":{"postinstall":"sh"}}')),
    ),
    ['FILE_UNKNOWN'],
  ],
  ['script in a picture', picture('<script>x()</script>'), ['SVG_ELEMENT']],
  ['a handler in a picture', picture('<circle r="1" onload="x()"/>'), ['SVG_ATTRIBUTE']],
  ['a page in a picture', picture('<foreignObject/>'), ['SVG_ELEMENT']],
  ['motion in a picture', picture('<animate attributeName="href" to="javascript:x()"/>'), ['SVG_ELEMENT']],
  ['a handler that is set', picture('<set attributeName="onclick" to="x()"/>'), ['SVG_ELEMENT']],
  ['a link in a picture', picture('<a href="javascript:x()"/>'), ['SVG_ELEMENT']],
  ['an image in a picture', picture('<image href="https://example.org/a.png"/>'), ['SVG_ELEMENT']],
  ['use of a file', picture('<use href="a.svg#b"/>'), ['SVG_VALUE']],
  ['use of data', picture('<use href="data:image/svg+xml,x#b"/>'), ['SVG_VALUE']],
  ['use of nothing', picture('<use href="#b"/>'), ['SVG_ID_MISSING']],
  ['use in a circle', picture('<g id="a"><use href="#a"/></g>'), ['SVG_CIRCLE']],
  [
    'use that doubles',
    picture(
      Array.from(
        { length: 18 },
        (_, n) =>
          `<g id="a${n}">${n === 0 ? '<circle r="1"/>' : `<use href="#a${n - 1}"/><use href="#a${n - 1}"/>`}</g>`,
      ).join(''),
    ),
    ['SVG_TOO_MUCH'],
  ],
  ['one id twice', picture('<g id="a"/><g id="a"/>'), ['SVG_ID_TWICE']],
  ['a style sheet', picture('<style>@import url(//example.org/a)</style>'), ['SVG_ELEMENT']],
  ['a style', picture('<rect style="fill:url(//example.org/a)"/>'), ['SVG_ATTRIBUTE']],
  ['an address as a colour', picture('<rect fill="url(https://example.org/a#b)"/>'), ['SVG_VALUE']],
  ['a file as a colour', picture('<rect fill="url(file:///etc/passwd#b)"/>'), ['SVG_VALUE']],
  ['a filter that loads', picture('<feImage href="a"/>'), ['SVG_ELEMENT']],
  [
    'a document type',
    drawing('<!DOCTYPE svg><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>'),
    ['SVG_DOCTYPE'],
  ],
  [
    'entities that laugh',
    drawing(
      '<!DOCTYPE svg [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><text>&b;</text></svg>',
    ),
    ['SVG_DOCTYPE', 'SVG_NOT_XML'],
  ],
  [
    'an instruction',
    drawing('<?xml-stylesheet href="a"?><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>'),
    ['SVG_INSTRUCTION'],
  ],
  ['character data', picture('<text><![CDATA[<script>]]></text>'), ['SVG_CDATA']],
  ['a picture that is a page', drawing('<html><script>x()</script></html>'), ['SVG_ELEMENT', 'SVG_ROOT']],
  [
    'a picture that is no XML',
    drawing('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><g></svg>'),
    ['SVG_NOT_XML'],
  ],
  ['a picture that is empty', drawing(''), ['SVG_NOT_XML']],
  ['a picture without a size', picture('', 'xmlns="http://www.w3.org/2000/svg"'), ['SVG_AREA']],
  [
    'a picture as large as a house',
    picture('', 'viewBox="0 0 20000 20000" xmlns="http://www.w3.org/2000/svg"'),
    ['SVG_AREA'],
  ],
  ['a picture as deep as a well', picture(`${'<g>'.repeat(60)}${'</g>'.repeat(60)}`), ['SVG_DEPTH']],
  ['a picture that is too long', picture(`<path d="M0 0${'h1'.repeat(150_000)}"/>`), ['FILE_TOO_LARGE']],
  ['a picture that is not written as pictures are', picture('<circle  r="1" />'), ['PICTURE_WRONG']],
  ['a picture with a comment', picture('<!-- a -->'), ['PICTURE_WRONG']],
  [
    'a picture that is not called by its digest',
    files((own) => {
      const page = textOf(own, 'presentation.json');
      const old = JSON.parse(page).pictures.coin.plain;
      own.set('pictures/coin.svg', own.get(old) as Uint8Array);
      own.delete(old);
      own.set('presentation.json', utf8(page.replaceAll(old, 'pictures/coin.svg')));
    }),
    ['PICTURE_WRONG'],
  ],
];
