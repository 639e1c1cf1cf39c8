import type { PlainTable, PlanPlayerOptions, TableToPlace } from '@tapete/graphics/player';

export type Layout = NonNullable<TableToPlace['layout']>;

/** What the page draws one game with: made when the game was published, as data. Pictures and sounds are files of its package. */
export interface Presentation {
  readonly game: string;
  readonly version: string;
  readonly locales: readonly string[];
  readonly title: Readonly<Record<string, string>>;
  /** Locale -> key -> ICU text. */
  readonly texts: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly layout?: Layout;
  /** Of boards that have no squares: how they lie. */
  readonly charts?: PlainTable['charts'];
  readonly plans: PlanPlayerOptions['plans'];
  /** Slot -> variant -> file, or locale -> file where a picture has words. */
  readonly pictures: Readonly<Record<string, Readonly<Record<string, PictureFile>>>>;
  /** Slots that are a part of their file. */
  readonly regions?: Readonly<Record<string, PictureRegion>>;
  /** Definition, `definition@p0` or `definition!back` -> slot. */
  readonly faces: Readonly<Record<string, string>>;
  readonly sounds: Readonly<Record<string, string>>;
  readonly icon: string;
}

/** What a game is drawn with, and how its table is laid where its author has not laid it. */
export interface Dressing extends Presentation {
  readonly plain?: PlainTable;
}

/** A part of an image, in the units of an image that is as large as `of`. */
export interface PictureRegion {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly of: { readonly width: number; readonly height: number };
}

export type PictureFile = string | Readonly<Record<string, string>>;

/** The host checked the package against its lock; here it is only asked whether this is the kind of file that it says. */
export function readPresentation(value: unknown): Presentation {
  const presentation = value as (Presentation & { readonly presentationVersion?: number }) | null;
  if (presentation?.presentationVersion === 1) return presentation;
  throw new PresentationUnknown();
}

/** Most games lay their tables themselves, and then nothing more is fetched. */
export async function dressed(presentation: Presentation): Promise<Dressing> {
  const { layout, charts } = presentation;
  if (layout !== undefined && charts === undefined) return presentation;
  const { plainTable } = await import('@tapete/graphics/plain');
  return { ...presentation, plain: plainTable(charts) };
}

class PresentationUnknown extends Error {
  readonly code = 'PRESENTATION_UNKNOWN';
  constructor() {
    super('the presentation of this game is of a version that this page does not know');
  }
}
