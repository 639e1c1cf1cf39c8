import { judgeGraphic, readGraphicModule, variantsOf } from '@tapete/graphics';
import { IsolatedPictures, type RealmPool } from '@tapete/isolation';
import type { Finding } from '@tapete/manifest';
import { bundle } from '../build/bundle.js';
import { type Artist, type Artists, toldOfGraphic } from './artist.js';
import type { GraphicResource, PictureSource } from './picture-source.js';

export interface LoadedGraphics {
  readonly artists: Artists;
  readonly findings: readonly Finding[];
  /** Nothing is drawn any more. */
  close(): void;
}

type Loaded =
  | { readonly artist: Artist; readonly pictures: IsolatedPictures }
  | { readonly findings: readonly Finding[] };

/**
 * Bundles each module of pictures once, however many resources it draws, and opens it where strangers' code runs: in a
 * realm of its own.
 */
export async function loadGraphics(source: PictureSource, realms: RealmPool): Promise<LoadedGraphics> {
  const places = new Map(source.graphics.map((graphic) => [addressOf(graphic), graphic]));
  const loaded = await Promise.all(
    [...places].map(
      async ([address, graphic]) => [address, await loadGraphic(graphic, source, realms)] as const,
    ),
  );
  const open = new Map(loaded.flatMap(([path, each]) => ('artist' in each ? [[path, each] as const] : [])));
  return {
    artists: (graphic) => open.get(addressOf(graphic))?.artist,
    findings: loaded.flatMap(([, each]) => ('findings' in each ? each.findings : [])),
    close: () => {
      for (const { pictures } of open.values()) pictures.close();
    },
  };
}

/** Of a module of pictures, among those of the game and of its libraries. */
const addressOf = ({ root, module }: Place): string => `${root}/${module}`;

type Place = Pick<GraphicResource, 'root' | 'module'>;

const entryOf = (path: string): string =>
  [
    "import { serveGraphics } from '@tapete/graphics';",
    `import * as module from ${JSON.stringify(`./${path}`)};`,
    'export const game = serveGraphics(module);',
  ].join('\n');

async function loadGraphic(
  { root, module: path }: Place,
  { packages }: PictureSource,
  realms: RealmPool,
): Promise<Loaded> {
  const built = await bundle(entryOf(path), { root, packages });
  if ('findings' in built) return built;
  try {
    const pictures = await IsolatedPictures.load(built.text, realms);
    const read = artistIn(pictures);
    if ('artist' in read) return { artist: read.artist, pictures };
    pictures.close();
    return { findings: read.findings.map((each) => toldOfGraphic(each, { file: path })) };
  } catch (error) {
    // A module that fails while it is loaded is told to its author.
    const { message } = error as Error;
    return { findings: [toldOfGraphic({ code: 'GRAPHIC_MODULE', message }, { file: path })] };
  }
}

/** What comes out of a realm is read as what anybody may have written. */
function artistIn(pictures: IsolatedPictures) {
  const draw = pictures.ask('draws') === true ? () => null : undefined;
  const read = readGraphicModule({ draw, variants: pictures.ask('variants') });
  if ('findings' in read) return read;
  const artist: Artist = {
    variants: variantsOf(read.module),
    draw: (asked) => judgeGraphic(asked, () => pictures.ask('draw', asked)),
  };
  return { artist };
}
