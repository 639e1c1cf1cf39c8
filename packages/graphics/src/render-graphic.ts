import type { GraphicModule, GraphicRequest } from './definition.js';
import { type CheckedSvg, checkSvg } from './svg/check-svg.js';
import type { SvgFinding } from './svg/svg-finding.js';
import { svgText } from './svg/svg-text.js';
import { themeOf } from './theme.js';

/** What is wrong with a module of pictures, or with what it drew and sent. */
export const GRAPHIC_CODES = [
  'GRAPHIC_FAILED',
  'GRAPHIC_MODULE',
  'PICTURE_MISSING',
  'PICTURE_WRONG',
] as const;

export type GraphicFinding = Omit<SvgFinding, 'code'> & {
  readonly code: SvgFinding['code'] | (typeof GRAPHIC_CODES)[number];
};

export type RenderedGraphic =
  | CheckedSvg
  | { readonly svg: undefined; readonly findings: readonly GraphicFinding[] };

/** One picture of a module: drawn, checked and in its one text. The theme follows from the variant. */
export function renderGraphic(module: GraphicModule, asked: Omit<GraphicRequest, 'theme'>): RenderedGraphic {
  return judgeGraphic(asked, () => svgText(module.draw({ ...asked, theme: themeOf(asked.variant) })));
}

/** A module of pictures as a realm has it: what is asked for and what is drawn are texts, and nothing is judged there. */
export interface ServedGraphics {
  readonly draws: boolean;
  readonly variants: unknown;
  draw(asked: Omit<GraphicRequest, 'theme'>): string;
}

/** What a bundle exports that is asked from outside. */
export function serveGraphics({ draw, variants }: Readonly<Record<string, unknown>>): ServedGraphics {
  return {
    draws: typeof draw === 'function',
    variants,
    draw: (asked) => svgText((draw as GraphicModule['draw'])({ ...asked, theme: themeOf(asked.variant) })),
  };
}

/** One picture, judged here, that was drawn elsewhere. */
export function judgeGraphic(asked: Omit<GraphicRequest, 'theme'>, draw: () => unknown): RenderedGraphic {
  try {
    const text = draw();
    return typeof text === 'string'
      ? checkSvg(text)
      : failed(`${nameOf(asked)}: what was drawn is no picture`);
  } catch (error) {
    // Whatever an author's code throws is told to its author, with what was being drawn.
    return failed(`${nameOf(asked)}: ${wordsOf(error)}`);
  }
}

const nameOf = ({ slot, variant, locale }: Omit<GraphicRequest, 'theme'>): string =>
  `drawing ${slot} (${variant}, ${locale})`;

/** From a realm comes what was thrown in it, in our words about it. */
const wordsOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? error.message : String(error);

/** What was imported, as a module of pictures; or why it is none. */
export function readGraphicModule(
  imported: Readonly<Record<string, unknown>>,
): { readonly module: GraphicModule } | { readonly findings: readonly GraphicFinding[] } {
  const { draw, variants } = imported;
  if (typeof draw !== 'function') return failed('exports no function `draw`', 'GRAPHIC_MODULE');
  if (variants !== undefined && !isListOfNames(variants)) {
    return failed('`variants` must be a list of names like ["dark"]', 'GRAPHIC_MODULE');
  }
  return { module: { draw: draw as GraphicModule['draw'], ...(variants === undefined ? {} : { variants }) } };
}

const isListOfNames = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((name) => typeof name === 'string' && /^[a-z][a-z0-9-]*$/.test(name));

function failed(message: string, code: GraphicFinding['code'] = 'GRAPHIC_FAILED') {
  return { svg: undefined, findings: [{ code, message, line: 1, column: 0 }] };
}
