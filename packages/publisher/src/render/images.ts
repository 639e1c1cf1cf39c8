import { checkSvg } from '@tapete/graphics';
import type { Finding, GameManifest, PackageFile, Presentation, ResourceFile } from '@tapete/manifest';
import { finding } from '../finding.js';
import type { ModuleFolder } from '../module/read-folder.js';
import { type Image, imageOf } from './image-kinds.js';
import { picturePath } from './render-pictures.js';

type ImageResource = Extract<ResourceFile, { readonly type: 'image' | 'atlas' }>;

export interface Images {
  readonly files: readonly PackageFile[];
  /** As the presentation has them: an image by its id, a region of an atlas as `id/region`. */
  readonly slots: Presentation['pictures'];
  readonly regions: NonNullable<Presentation['regions']>;
  readonly findings: readonly Finding[];
}

/**
 * The game's images and atlases, each what its bytes are and as large as the manifest says. One that is optional may be
 * missing; none may be something else.
 */
export function imagesOf(game: GameManifest, { files }: ModuleFolder): Images {
  const found = (game.presentation?.resources ?? []).filter(isImage).flatMap((resource) => {
    const bytes = files.get(resource.file);
    return bytes === undefined ? [] : [{ resource, read: readImage(resource, bytes) }];
  });
  const good = found.flatMap(({ resource, read }) =>
    'image' in read ? [{ resource, path: pathOf(read.image), image: read.image }] : [],
  );
  const regions = good.flatMap(({ resource }) => regionsOf(resource));
  return {
    files: good.map(({ path, image }) => ({ path, bytes: image.bytes })),
    slots: Object.fromEntries(
      good.flatMap(({ resource, path }) => slotsOf(resource).map((slot) => [slot, { plain: path }])),
    ),
    regions: Object.fromEntries(regions),
    findings: found.flatMap(({ read }) => ('findings' in read ? read.findings : [])),
  };
}

const isImage = (resource: ResourceFile): resource is ImageResource =>
  resource.type === 'image' || resource.type === 'atlas';

type Read = { readonly image: Image } | { readonly findings: readonly Finding[] };

function readImage({ file, width, height }: ImageResource, bytes: Uint8Array): Read {
  const wrong = (message: string): Read => ({ findings: [finding('IMAGE_WRONG', { file, message })] });
  const image = imageOf(bytes);
  if (image === undefined) return wrong('the file is no PNG, WebP or SVG, whatever its name says');
  if (!file.endsWith(`.${image.ending}`))
    return wrong(`the file must end with .${image.ending}, which it is`);
  if (image.width !== width || image.height !== height)
    return wrong(`it is ${image.width} × ${image.height}, and the manifest says ${width} × ${height}`);
  return image.ending === 'svg' ? readSvgImage(file, image) : { image };
}

/** A drawing is held to what pictures by code are held to, and is stored in its one text. */
function readSvgImage(file: string, image: Image): Read {
  const { svg, findings } = checkSvg(new TextDecoder().decode(image.bytes));
  if (svg !== undefined) return { image: { ...image, bytes: new TextEncoder().encode(svg) } };
  return {
    findings: findings.map(({ code, message, line, column }) => ({
      severity: 'error',
      code,
      file,
      path: '',
      message,
      line,
      column,
    })),
  };
}

const pathOf = ({ bytes, ending }: Image): string => picturePath(bytes, ending);

const slotsOf = (resource: ImageResource): readonly string[] =>
  resource.type === 'image'
    ? [resource.id]
    : Object.keys(resource.regions).map((region) => `${resource.id}/${region}`);

function regionsOf(resource: ImageResource) {
  if (resource.type === 'image') return [];
  const { id, width, height, regions } = resource;
  return Object.entries(regions).map(
    ([name, region]) => [`${id}/${name}`, { ...region, of: { width, height } }] as const,
  );
}
