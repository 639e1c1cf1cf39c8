import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

export type Files = Readonly<Record<string, string | Uint8Array>>;

const json = (value: unknown): string => `${JSON.stringify(value, undefined, 2)}\n`;
const anything = json({ $schema: 'https://json-schema.org/draft/2020-12/schema', type: 'object' });

const MANIFEST = {
  manifestVersion: 1,
  id: 'coin',
  version: '1.0.0',
  engine: '0.1.0',
  dependencies: { cubes: '1.0.0' },
  title: { es: 'Moneda', en: 'Coin' },
  summary: { es: 'Cara o cruz.', en: 'Heads or tails.' },
  catalog: { cover: 'cover', thumbnail: 'cover', icon: 'cover' },
  playerConfig: { minPlayers: 1, maxPlayers: 2, optimalPlayers: 1 },
  deckDefinitions: [],
  playerHandDefinitions: [],
  components: [],
  availableActions: [{ actionType: 'toss', displayName: 'Toss', parameters: [], errorCodes: [] }],
  stateMachine: {
    initialState: 'tossing',
    states: [
      {
        name: 'tossing',
        type: 'SINGLE_PLAYER',
        description: 'One toss decides.',
        availableActions: ['toss'],
        transitions: [],
      },
    ],
  },
  variableSchema: { globalVariableSchema: { properties: {} }, playerVariableSchema: { properties: {} } },
  longest: 1,
  presentation: {
    locales: ['es', 'en'],
    texts: { es: 'texts/es.json', en: 'texts/en.json' },
    resources: [
      { id: 'coin', type: 'graphic', module: 'pictures/coin.tsx', perSeat: true },
      { id: 'cover', type: 'graphic', module: 'pictures/cover.tsx', slots: ['cover', 'thumbnail', 'icon'] },
      { id: 'clink', type: 'sound', file: 'sounds/clink.wav', optional: true },
    ],
  },
};

/** The manifest of the little game, with changes. */
export const manifest = (changes: Readonly<Record<string, unknown>> = {}): string =>
  json({ ...MANIFEST, ...changes });

/** Silence, as a WAV file begins. */
export const WAV = Uint8Array.from(Buffer.from('RIFF\x24\0\0\0WAVEfmt ', 'latin1'));

/** A game of one toss, with everything that publishing asks for. */
export const COIN: Files = {
  'coin.game.json': manifest(),
  'package.json': json({
    name: '@tapete/coin',
    version: '1.0.0',
    dependencies: { '@tapete/cubes': '1.0.0' },
  }),
  'src/index.ts': `
    import { SIDES } from '@tapete/cubes';
    export const rules = {
      phases: {
        tossing: {
          offers(_look, offer) { offer('toss', {}); },
          actions: {
            toss: { apply(play) { play.chance.int(SIDES) === 0 ? play.win([0], 'heads') : play.win([], 'tails'); } },
          },
        },
      },
      withdraw(play) { play.cancel(); },
    };
  `,
  'pictures/coin.tsx': `
    export const variants = ['dark'];
    export const draw = ({ seat, theme }) => (
      <svg viewBox="0 0 10 10"><circle cx={5} cy={5} r={seat === undefined ? 4 : 5} fill={theme.paper} /></svg>
    );
  `,
  'pictures/cover.tsx': `
    const WORDS = { es: 1, en: 2 };
    export const draw = ({ slot, locale }) => (
      <svg viewBox="0 0 40 30"><rect width={slot === 'icon' ? 30 : 40} height={slot === 'cover' ? WORDS[locale] : 30} fill="#336699" /></svg>
    );
  `,
  'texts/es.json': json({ 'offer.toss': 'Lanzar' }),
  'texts/en.json': json({ 'offer.toss': 'Toss' }),
  'sounds/clink.wav': WAV,
  'schemas/config.schema.json': anything,
  'schemas/data.schema.json': anything,
  'schemas/view.schema.json': anything,
  'schemas/context.schema.json': anything,
  'fixtures/heads.jsonl': [
    { name: 'heads win', seats: 1, script: [{ int: 0 }] },
    { seat: 'p0', action: 'toss', payload: {} },
    { result: { p0: { outcome: 'win', reason: 'heads' } } },
  ]
    .map((line) => `${JSON.stringify(line)}\n`)
    .join(''),
};

export const CUBES: Files = {
  'cubes.library.json': json({ libraryVersion: 1, id: 'cubes', version: '1.0.0' }),
  'package.json': json({ version: '1.0.0', exports: { '.': { default: './src/cubes.js' } } }),
  'src/cubes.js': 'export const SIDES = 2;\n',
};

/** Writes files into a folder, and gives the folder. */
export async function write(folder: string, files: Files): Promise<string> {
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
  return folder;
}

/** The game in a folder of its own, beside the library that it stands on. */
export async function writeCoin(folder: string, changes: Files = {}): Promise<string> {
  await write(join(folder, 'libraries/cubes'), CUBES);
  return write(join(folder, 'games/coin'), { ...COIN, ...changes });
}
