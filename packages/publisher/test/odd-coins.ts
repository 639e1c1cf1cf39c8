import { botChance } from '@tapete/core';
import { COIN, CUBES, type Files, manifest } from './coin.js';

/** A good game that nobody would write so. */
export interface OddCoin {
  readonly id: string;
  readonly game: Files;
  readonly library: Files;
}

const IDS = ['a', 'x1', 'nul', 'a-b-c-d-e', `l${'o'.repeat(63)}`, 'toss-2', 'constructor', 'z9-9z'] as const;
const VERSIONS = ['0.0.0', '0.0.1', '1.0.0', '10.20.30', '999999.0.1'] as const;
const WORDS = [
  'Cara o cruz',
  '</script><b>"&amp;',
  'ｗｉｄｅ 🪙 moneda',
  'مرحبا',
  '\u202eback',
  ' a ',
  "it''s {not}".replace('{not}', 'so'),
  'x'.repeat(2000),
] as const;
const SOUNDS = [
  ['wav', Buffer.from('RIFF\x24\0\0\0WAVEfmt ', 'latin1')],
  ['ogg', Buffer.concat([Buffer.from('OggS'), Buffer.alloc(70_001)])],
  ['mp3', Buffer.from('ID3\x03', 'latin1')],
  ['mp3', Buffer.from([0xff, 0xfb, 0x90, 0x64])],
] as const;
const SHAPES = [
  '<circle r={1e5} fill="none" />',
  '<g transform="translate(-1,-2) scale(-1 .5)"><path d="M0,0l-.5.5-1e2 3z" /></g>',
  '<g>{Array.from({ length: 900 }, (_, x) => <rect x={x / 7} width={1} height="100%" fill="#ABC" />)}</g>',
  '<text x={0} y={1}>{"<&>\\" ñ 🪙"}</text>',
  '<g><defs><linearGradient id="a.b-c_d"><stop offset={0} stop-color="#fff" /></linearGradient></defs><rect width={1} height={1} fill="url(#a.b-c_d)" /></g>',
  '<path d={"M " + Math.sin(1) + " " + Math.cos(1) ** 3} />',
  '',
] as const;
const BOXES = ['0 0 1 1', '-5 -5 10 10', '0 0 4000 4000', '0.5 0.25 0.001 9999'] as const;
const CASES = ['heads.jsonl', '0.jsonl', 'a_b-c.d.jsonl', 'deep/er/and/er/case.jsonl'] as const;

/** Odd in names, sizes and contents, each number in its own way. */
export function oddCoin(number: number): OddCoin {
  const chance = botChance(number);
  const of = <Value>(values: readonly Value[]): Value => values[chance.int(values.length)] as Value;
  const [id, version] = [IDS[number % IDS.length] as string, of(VERSIONS)];
  const [ending, sound] = of(SOUNDS);
  const locales = of([['es', 'en'], ['en'], ['pt-BR', 'es', 'en', 'ca']]);
  const said = Object.fromEntries(locales.map((locale) => [locale, of(WORDS)]));
  const { 'coin.game.json': _, 'fixtures/heads.jsonl': heads = '', 'sounds/clink.wav': __, ...rest } = COIN;
  const game = JSON.parse(manifest());
  return {
    id,
    library: { ...CUBES, 'src/notes.ts': `// ${'a'.repeat(chance.int(20_000))}\n`, 'texts/es.json': '{}' },
    game: {
      ...rest,
      [`${id}.game.json`]: JSON.stringify({
        ...game,
        id,
        version,
        title: said,
        summary: said,
        presentation: {
          ...game.presentation,
          locales,
          texts: Object.fromEntries(locales.map((locale) => [locale, `texts/${locale}.json`])),
          resources: [
            ...game.presentation.resources.slice(0, 2),
            { id: 'clink', type: 'sound', file: `sounds/clink.${ending}` },
          ],
        },
      }),
      'package.json': JSON.stringify({ version, dependencies: { '@tapete/cubes': '1.0.0' } }),
      ...Object.fromEntries(locales.map((locale) => [`texts/${locale}.json`, TEXTS])),
      [`sounds/clink.${ending}`]: sound,
      [`fixtures/${of(CASES)}`]: heads,
      'pictures/coin.tsx': `export const draw = () => <svg viewBox="${of(BOXES)}">${of(SHAPES)}</svg>;`,
      'pictures/cover.tsx': `export const draw = ({ locale }) => <svg viewBox="${of(BOXES)}"><text>{locale}</text></svg>;`,
      'schemas/data.schema.json': JSON.stringify({ type: 'object', title: 'a'.repeat(chance.int(60_000)) }),
    },
  };
}

const TEXTS = JSON.stringify({
  'offer.toss': '{count, plural, one {Toss} other {Toss # times}} 🪙',
  'piece.nobody': "'{'",
}).replace('{count, plural, one {Toss} other {Toss # times}} ', '');
