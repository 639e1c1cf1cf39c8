/** What an image is by its bytes. */
export interface Image {
  readonly ending: 'png' | 'webp' | 'svg';
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
}

type Size = Pick<Image, 'width' | 'height'>;

/** Kinds of image that a package may have, and how each says its size; undefined where the bytes are not of that kind. */
const KINDS: readonly (readonly [Image['ending'], (bytes: Uint8Array) => Size | undefined])[] = [
  ['png', pngSize],
  ['webp', webpSize],
  ['svg', svgSize],
];

/** The image that these bytes are, whatever their file is called; undefined where they are none that we know. */
export function imageOf(bytes: Uint8Array): Image | undefined {
  for (const [ending, sizeOf] of KINDS) {
    const size = sizeOf(bytes);
    if (size !== undefined) return { ending, bytes, ...size };
  }
  return undefined;
}

const textAt = (bytes: Uint8Array, from: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(from, from + length));

const viewOf = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Eight signs, then the chunk IHDR with width and height. */
function pngSize(bytes: Uint8Array): Size | undefined {
  if (textAt(bytes, 0, 8) !== '\x89PNG\r\n\x1a\n' || textAt(bytes, 12, 4) !== 'IHDR' || bytes.length < 24)
    return undefined;
  return { width: viewOf(bytes).getUint32(16), height: viewOf(bytes).getUint32(20) };
}

/** A RIFF whose first chunk is one of three: lossy, lossless, extended. */
function webpSize(bytes: Uint8Array): Size | undefined {
  if (textAt(bytes, 0, 4) !== 'RIFF' || textAt(bytes, 8, 4) !== 'WEBP' || bytes.length < 30) return undefined;
  const view = viewOf(bytes);
  switch (textAt(bytes, 12, 4)) {
    case 'VP8 ':
      return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
    case 'VP8L': {
      const bits = view.getUint32(21, true);
      return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) };
    }
    case 'VP8X': {
      const at = (from: number) => 1 + view.getUint16(from, true) + (view.getUint8(from + 2) << 16);
      return { width: at(24), height: at(27) };
    }
    default:
      return undefined;
  }
}

/** Width and height of the root, else of its viewBox. What stands in it is checked elsewhere. */
function svgSize(bytes: Uint8Array): Size | undefined {
  const [root] = /<svg\b[^>]*>/.exec(new TextDecoder().decode(bytes.subarray(0, 4096))) ?? [];
  if (root === undefined) return undefined;
  const number = (name: string) => Number(new RegExp(`\\b${name}="([\\d.]+)"`).exec(root)?.[1] ?? Number.NaN);
  const [, , boxWidth = Number.NaN, boxHeight = Number.NaN] =
    /\bviewBox="([^"]*)"/
      .exec(root)?.[1]
      ?.trim()
      .split(/[\s,]+/)
      .map(Number) ?? [];
  const [width, height] = [number('width') || boxWidth, number('height') || boxHeight];
  return Number.isNaN(width + height) ? undefined : { width, height };
}
