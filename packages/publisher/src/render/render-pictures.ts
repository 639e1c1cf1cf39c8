import { type SeatId, seatId } from '@tapete/core';
import {
  type GraphicFinding,
  type GraphicModule,
  type GraphicRequest,
  renderGraphic,
  variantsOf,
} from '@tapete/graphics';
import { digestOf, type Finding, hexOf, type PackageFile, type Presentation } from '@tapete/manifest';
import { addressOf, type Drawn, loadGraphics, toldOfGraphic } from './load-graphics.js';
import type { GraphicResource, PictureSource } from './picture-source.js';

export interface Pictures {
  readonly files: readonly PackageFile[];
  /** As the presentation has them: slot -> variant -> file, or locale -> file. */
  readonly slots: Presentation['pictures'];
  readonly findings: readonly Finding[];
}

/**
 * Draws every graphic for each of its slots, seats, variants and locales. Equal pictures are one file, named by what is
 * in it, so that a picture without words costs nothing per locale.
 */
export async function renderPictures(source: PictureSource): Promise<Pictures> {
  const { modules, findings } = await loadGraphics(source);
  const easel = new Easel(source.locales);
  for (const graphic of source.graphics) {
    const module = modules.get(addressOf(graphic));
    if (module !== undefined) easel.draw(module, graphic, source.seats);
  }
  return { files: [...easel.files.values()], slots: easel.slots, findings: [...findings, ...easel.findings] };
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

  draw(module: GraphicModule, graphic: GraphicResource, seats: number): void {
    for (const seat of seatsOf(graphic, seats)) {
      const suffix = seat === undefined ? '' : `@${seat}`;
      for (const slot of graphic.slots ?? [graphic.id]) {
        const name = slotName(graphic, slot);
        const asked = { resource: graphic.id, slot, ...(seat && { seat }) };
        this.slots[`${name}${suffix}`] = this.#variants(module, graphic, asked);
      }
      // Called by its id alone, a resource of several pictures is the first of them.
      const [first] = graphic.slots ?? [];
      if (first !== undefined) {
        const drawn = this.slots[`${slotName(graphic, first)}${suffix}`] as Variants;
        this.slots[`${graphic.prefix ?? ''}${graphic.id}${suffix}`] = drawn;
      }
    }
  }

  #variants(module: GraphicModule, graphic: GraphicResource, asked: Asked): Variants {
    const drawn = variantsOf(module).map((variant) => {
      const paths = this.#locales.map((locale) =>
        this.#picture(module, graphic, { ...asked, variant, locale }),
      );
      const isSame = paths.every((path) => path === paths[0]);
      const perLocale = Object.fromEntries(
        this.#locales.map((locale, index) => [locale, paths[index] as string]),
      );
      return [variant, isSame ? (paths[0] as string) : perLocale] as const;
    });
    return Object.fromEntries(drawn);
  }

  #picture(module: GraphicModule, graphic: GraphicResource, request: Omit<GraphicRequest, 'theme'>): string {
    const { svg, findings } = renderGraphic(module, request);
    if (svg === undefined) {
      for (const found of findings) this.#tell(found, { file: graphic.module, request });
      return '';
    }
    const bytes = new TextEncoder().encode(svg);
    const path = `pictures/${hexOf(digestOf(bytes)).slice(0, NAME_LENGTH)}.svg`;
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

type Asked = Pick<GraphicRequest, 'resource' | 'slot' | 'seat'>;

/** Hex digits of a digest that name a picture: enough that no two of a package meet. */
const NAME_LENGTH = 32;

/** Without a seat, for pieces that belong to nobody; then for each seat, where they differ. */
function seatsOf({ perSeat }: GraphicResource, seats: number): readonly (SeatId | undefined)[] {
  if (perSeat !== true) return [undefined];
  return [undefined, ...Array.from({ length: seats }, (_, seat) => seatId(seat))];
}
