import { type SeatId, seatId } from '@tapete/core';
import type { GraphicFinding } from '@tapete/graphics';
import { digestOf, type Finding, hexOf, type PackageFile, type Presentation } from '@tapete/manifest';
import { type Artist, type Artists, type Asked, type Drawn, toldOfGraphic } from './artist.js';
import type { GraphicResource } from './picture-source.js';

export interface Pictures {
  readonly files: readonly PackageFile[];
  /** As the presentation has them: slot -> variant -> file, or locale -> file. */
  readonly slots: Presentation['pictures'];
  readonly findings: readonly Finding[];
}

/** What is to be drawn. */
export interface PictureOrder {
  readonly graphics: readonly GraphicResource[];
  readonly locales: readonly string[];
  /** The most that the game has. */
  readonly seats: number;
}

/**
 * Draws every graphic for each of its slots, seats, variants and locales. Equal pictures are one file, named by what is
 * in it, so that a picture without words costs nothing per locale.
 */
export function drawPictures({ graphics, locales, seats }: PictureOrder, artists: Artists): Pictures {
  const easel = new Easel(locales);
  for (const graphic of graphics) {
    const artist = artists(graphic);
    if (artist !== undefined) easel.draw(artist, graphic, seats);
  }
  return { files: [...easel.files.values()], slots: easel.slots, findings: easel.findings };
}

type Variants = Presentation['pictures'][string];

/** Draws, and keeps what was drawn. */
class Easel {
  readonly files = new Map<string, PackageFile>();
  readonly slots: Record<string, Variants> = {};
  readonly findings: Finding[] = [];
  readonly #locales: readonly string[];
  readonly #told = new Set<string>();

  constructor(locales: readonly string[]) {
    this.#locales = locales;
  }

  draw(artist: Artist, graphic: GraphicResource, seats: number): void {
    for (const seat of seatsOf(graphic, seats)) {
      for (const slot of graphic.slots ?? [graphic.id]) {
        const name = slotName(graphic, slot);
        const asked = { resource: graphic.id, slot, ...(seat && { seat }) };
        this.slots[ofSeat(name, seat)] = this.#variants(artist, graphic, asked);
      }
      // Called by its id alone, a resource of several pictures is the first of them.
      const [first] = graphic.slots ?? [];
      if (first !== undefined) {
        const drawn = this.slots[ofSeat(slotName(graphic, first), seat)] as Variants;
        this.slots[ofSeat(`${graphic.prefix ?? ''}${graphic.id}`, seat)] = drawn;
      }
    }
  }

  #variants(artist: Artist, graphic: GraphicResource, asked: About): Variants {
    const drawn = artist.variants.map((variant) => {
      const paths = this.#locales.map((locale) =>
        this.#picture(artist, graphic, { ...asked, variant, locale }),
      );
      const isSame = paths.every((path) => path === paths[0]);
      const perLocale = Object.fromEntries(
        this.#locales.map((locale, index) => [locale, paths[index] as string]),
      );
      return [variant, isSame ? (paths[0] as string) : perLocale] as const;
    });
    return Object.fromEntries(drawn);
  }

  #picture(artist: Artist, graphic: GraphicResource, asked: Asked): string {
    const { svg, findings } = artist.draw(asked);
    if (svg === undefined) {
      for (const found of findings) this.#tell(found, { file: graphic.module, asked });
      return '';
    }
    const bytes = new TextEncoder().encode(svg);
    const path = picturePath(bytes);
    this.files.set(path, { path, bytes });
    return path;
  }

  /** What is wrong in one picture mostly is in all of a module; it is told once, of the first. */
  #tell(found: GraphicFinding, drawn: Drawn): void {
    const key = [drawn.file, found.code, found.message.replace(/^drawing .*?\): /, '')].join('\n');
    if (this.#told.has(key)) return;
    this.#told.add(key);
    this.findings.push(toldOfGraphic(found, drawn));
  }
}

/** How the presentation calls one picture of a resource. */
export const slotName = ({ prefix = '', id, slots }: GraphicResource, slot: string): string =>
  slots === undefined ? `${prefix}${id}` : `${prefix}${id}/${slot}`;

/** The same picture as it looks for a seat. */
export const ofSeat = (name: string, seat: SeatId | undefined): string =>
  seat === undefined ? name : `${name}@${seat}`;

type About = Pick<Asked, 'resource' | 'slot' | 'seat'>;

/** Hex digits of a digest that name a picture: enough that no two of a package meet. */
const NAME_LENGTH = 32;

/** What a picture is called in a package. */
export const picturePath = (bytes: Uint8Array, ending = 'svg'): string =>
  `pictures/${hexOf(digestOf(bytes)).slice(0, NAME_LENGTH)}.${ending}`;

/** Without a seat, for pieces that belong to nobody; then for each seat, where they differ. */
function seatsOf({ perSeat }: GraphicResource, seats: number): readonly (SeatId | undefined)[] {
  if (perSeat !== true) return [undefined];
  return [undefined, ...Array.from({ length: seats }, (_, seat) => seatId(seat))];
}
