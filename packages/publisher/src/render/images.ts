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
  /** Definition of a card -> the slot of its own image. */
  readonly faces: Readonly<Record<string, string>>;
  readonly findings: readonly Finding[];
}

/**
 * The game's images and atlases, each what its bytes are and as large as the manifest says, and the `imageUrl` of its cards.
 * One that is optional may be missing; none may be something else.
 */
export function imagesOf(game: GameManifest, { files }: ModuleFolder): Images {
  const resources = (game.presentation?.resources ?? []).filter(isImage);
  const cards = cardImages(game);
  const wanted = [
    ...resources.map((resource) => ({ file: resource.file, size: resource, slots: slotsOf(resource) })),
    ...[...new Set(cards.map(({ file }) => file))].map((file) => ({ file, size: undefined, slots: [file] })),
  ];
  const found = wanted.flatMap(({ file, size, slots }) => {
    const bytes = files.get(file);
    return bytes === undefined ? [] : [{ slots, read: readImage({ file, size }, bytes) }];
  });
  const good = found.flatMap(({ slots, read }) =>
    'image' in read ? [{ slots, path: pathOf(read.image), image: read.image }] : [],
  );
  return {
    // Equal images are one file.
    files: [...new Map(good.map(({ path, image }) => [path, { path, bytes: image.bytes }])).values()],
    slots: Object.fromEntries(
      good.flatMap(({ slots, path }) => slots.map((slot) => [slot, { plain: path }])),
    ),
    regions: Object.fromEntries(resources.filter(({ file }) => files.has(file)).flatMap(regionsOf)),
    faces: Object.fromEntries(cards.map(({ face, file }) => [face, file])),
    findings: found.flatMap(({ read }) => ('findings' in read ? read.findings : [])),
  };
}

/** The images that cards name by `imageUrl`. Each is a slot of the file's path, which no resource can be called. */
export const cardImages = ({ id, deckDefinitions }: GameManifest) =>
  deckDefinitions.flatMap((deck) =>
    deck.type === 'manual'
      ? deck.cards.flatMap(({ type, imageUrl }) =>
          imageUrl === undefined ? [] : [{ face: `${id}/${deck.id}#${type}`, file: imageUrl }],
        )
      : [],
  );

const isImage = (resource: ResourceFile): resource is ImageResource =>
  resource.type === 'image' || resource.type === 'atlas';

type Read = { readonly image: Image } | { readonly findings: readonly Finding[] };

interface Wanted {
  readonly file: string;
  /** As the manifest says it; a card does not. */
  readonly size: { readonly width: number; readonly height: number } | undefined;
}

function readImage({ file, size }: Wanted, bytes: Uint8Array): Read {
  const wrong = (message: string): Read => ({ findings: [finding('IMAGE_WRONG', { file, message })] });
  const image = imageOf(bytes);
  if (image === undefined) return wrong('the file is no PNG, WebP or SVG, whatever its name says');
  if (!file.endsWith(`.${image.ending}`))
    return wrong(`the file must end with .${image.ending}, which it is`);
  if (size !== undefined && (image.width !== size.width || image.height !== size.height))
    return wrong(
      `it is ${image.width} × ${image.height}, and the manifest says ${size.width} × ${size.height}`,
    );
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
