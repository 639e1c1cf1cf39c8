import {
  type GraphicFinding,
  type GraphicModule,
  type GraphicRequest,
  readGraphicModule,
} from '@tapete/graphics';
import type { Finding } from '@tapete/manifest';
import { bundle } from '../build/bundle.js';
import type { GraphicResource, PictureSource } from './picture-source.js';

export interface LoadedGraphics {
  /** By their address; without those that cannot be used. */
  readonly modules: ReadonlyMap<string, GraphicModule>;
  readonly findings: readonly Finding[];
}

type Loaded = { readonly module: GraphicModule } | { readonly findings: readonly Finding[] };

/** Bundles and imports each module of pictures once, however many resources it draws. */
export async function loadGraphics(source: PictureSource): Promise<LoadedGraphics> {
  const places = new Map(source.graphics.map((graphic) => [addressOf(graphic), graphic]));
  const loaded = await Promise.all(
    [...places].map(async ([address, graphic]) => [address, await loadGraphic(graphic, source)] as const),
  );
  return {
    modules: new Map(
      loaded.flatMap(([path, each]) => ('module' in each ? [[path, each.module] as const] : [])),
    ),
    findings: loaded.flatMap(([, each]) => ('findings' in each ? each.findings : [])),
  };
}

/** Of a module of pictures, among those of the game and of its libraries. */
export const addressOf = ({ root, module }: Place): string => `${root}/${module}`;

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

/** What was drawn, and by which file. */
export interface Drawn {
  readonly file: string;
  readonly request?: Omit<GraphicRequest, 'theme'>;
}

/** What graphics found in a picture, as a finding in the module that drew it. */
export function toldOfGraphic(
  found: Pick<GraphicFinding, 'code' | 'message'>,
  { file, request }: Drawn,
): Finding {
  const { slot, seat, variant } = request ?? {};
  const what = slot === undefined ? '' : `${[slot, seat, variant].filter(Boolean).join(', ')}: `;
  return { severity: 'error', code: found.code, file, path: '', message: `${what}${found.message}` };
}
