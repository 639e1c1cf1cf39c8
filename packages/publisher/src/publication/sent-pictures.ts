import {
  checkSvg,
  type GraphicFinding,
  PLAIN,
  type RenderedGraphic,
  readGraphicModule,
} from '@tapete/graphics';
import type { Finding, Presentation } from '@tapete/manifest';
import { type Artist, type Asked, toldOfGraphic } from '../render/artist.js';
import type { GraphicResource } from '../render/picture-source.js';
import { ofSeat, picturePath, slotName } from '../render/render-pictures.js';
import { utf8 } from './read-publication.js';

/** Pictures as they were sent: drawn by whoever sent them, and checked here as if they had been drawn here. */
export interface SentPictures {
  artist(graphic: GraphicResource): Artist | undefined;
  readonly findings: readonly Finding[];
}

/** Takes the place of the modules that draw: each picture is the file that the presentation names for it. */
export function sentPictures(
  graphics: readonly GraphicResource[],
  pictures: Presentation['pictures'],
  files: ReadonlyMap<string, Uint8Array>,
): SentPictures {
  const checked = new Map<string, RenderedGraphic>();
  const pictureAt = (path: string): RenderedGraphic => {
    const known = checked.get(path) ?? checkedPicture(path, files.get(path));
    checked.set(path, known);
    return known;
  };
  const variants = graphics.map((graphic) => [graphic, variantsOf(graphic, pictures)] as const);
  const artists = new Map(
    variants.flatMap(([graphic, own]) =>
      'findings' in own
        ? []
        : [[graphic, artistOf({ graphic, pictures, variants: own.variants, pictureAt })] as const],
    ),
  );
  return {
    artist: (graphic) => artists.get(graphic),
    findings: variants.flatMap(([graphic, own]) =>
      'findings' in own ? own.findings.map((each) => toldOfGraphic(each, { file: graphic.module })) : [],
    ),
  };
}

type Pictures = Presentation['pictures'];

/** Those that its first picture has, `plain` first. */
function variantsOf(graphic: GraphicResource, pictures: Pictures) {
  const first = pictures[slotName(graphic, graphic.slots?.[0] ?? graphic.id)] ?? {};
  const names = Object.keys(first);
  // Named by the same rule as those that a module declares.
  const read = readGraphicModule({ draw: () => '', variants: names });
  if ('findings' in read) return read;
  return { variants: [PLAIN, ...names.filter((name) => name !== PLAIN)] };
}

interface Shelf {
  readonly graphic: GraphicResource;
  readonly pictures: Pictures;
  readonly variants: readonly string[];
  readonly pictureAt: (path: string) => RenderedGraphic;
}

const artistOf = ({ graphic, pictures, variants, pictureAt }: Shelf): Artist => ({
  variants,
  draw: ({ slot, seat, variant, locale }: Asked) => {
    const drawn = pictures[ofSeat(slotName(graphic, slot), seat)]?.[variant];
    const path = typeof drawn === 'string' ? drawn : drawn?.[locale];
    return path === undefined
      ? refused('PICTURE_MISSING', `there is no picture in ${locale}`)
      : pictureAt(path);
  },
});

/** Held to the same list as what is drawn here; and written as it would be written here. */
function checkedPicture(path: string, bytes: Uint8Array | undefined): RenderedGraphic {
  if (bytes === undefined) return refused('PICTURE_MISSING', `${path} was not sent`);
  const text = utf8(bytes);
  const checked = checkSvg(text);
  if (checked.svg === undefined) return checked;
  if (checked.svg !== text)
    return refused('PICTURE_WRONG', `${path} is not written as publishing writes pictures`);
  return picturePath(bytes) === path
    ? checked
    : refused('PICTURE_WRONG', `${path} is not called by its digest`);
}

const refused = (code: GraphicFinding['code'], message: string): RenderedGraphic => ({
  svg: undefined,
  findings: [{ code, message, line: 1, column: 0 }],
});
