import { type GraphicModule, readGraphicModule } from '@tapete/graphics';
import type { Finding } from '@tapete/manifest';
import { bundle } from '../build/bundle.js';
import { type Artists, artistOf, toldOfGraphic } from './artist.js';
import type { GraphicResource, PictureSource } from './picture-source.js';

export interface LoadedGraphics {
  readonly artists: Artists;
  readonly findings: readonly Finding[];
}

type Loaded = { readonly module: GraphicModule } | { readonly findings: readonly Finding[] };

/** Bundles and imports each module of pictures once, however many resources it draws. */
export async function loadGraphics(source: PictureSource): Promise<LoadedGraphics> {
  const places = new Map(source.graphics.map((graphic) => [addressOf(graphic), graphic]));
  const loaded = await Promise.all(
    [...places].map(async ([address, graphic]) => [address, await loadGraphic(graphic, source)] as const),
  );
  const modules = new Map(
    loaded.flatMap(([path, each]) => ('module' in each ? [[path, each.module] as const] : [])),
  );
  return {
    artists: (graphic) => {
      const module = modules.get(addressOf(graphic));
      return module && artistOf(module);
    },
    findings: loaded.flatMap(([, each]) => ('findings' in each ? each.findings : [])),
  };
}

/** Of a module of pictures, among those of the game and of its libraries. */
const addressOf = ({ root, module }: Place): string => `${root}/${module}`;

type Place = Pick<GraphicResource, 'root' | 'module'>;

async function loadGraphic({ root, module: path }: Place, { packages }: PictureSource): Promise<Loaded> {
  const built = await bundle(`export * from ${JSON.stringify(`./${path}`)};`, { root, packages });
  if ('findings' in built) return built;
  try {
    const address = `data:text/javascript;base64,${Buffer.from(built.text).toString('base64')}`;
    const read = readGraphicModule(await import(/* @vite-ignore */ address));
    return 'module' in read
      ? read
      : { findings: read.findings.map((each) => toldOfGraphic(each, { file: path })) };
  } catch (error) {
    // A module that fails while it is loaded is told to its author.
    return { findings: [toldOfGraphic({ code: 'GRAPHIC_MODULE', message: String(error) }, { file: path })] };
  }
}
