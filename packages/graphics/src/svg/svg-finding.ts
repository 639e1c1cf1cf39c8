/** What is wrong with a picture. Codes are stable. */
export const SVG_CODES = [
  'SVG_TOO_LARGE',
  'SVG_NOT_XML',
  'SVG_DECLARATION',
  'SVG_DOCTYPE',
  'SVG_INSTRUCTION',
  'SVG_CDATA',
  'SVG_ROOT',
  'SVG_ELEMENT',
  'SVG_ATTRIBUTE',
  'SVG_VALUE',
  'SVG_WORDS',
  'SVG_DEPTH',
  'SVG_AREA',
  'SVG_ID_TWICE',
  'SVG_ID_MISSING',
  'SVG_CIRCLE',
  'SVG_TOO_MUCH',
] as const;
export type SvgCode = (typeof SVG_CODES)[number];

/** Where it stands in the text: the first line is 1, the first letter of a line 0. */
export interface SvgPosition {
  readonly line: number;
  readonly column: number;
}

export interface SvgFinding extends SvgPosition {
  readonly code: SvgCode;
  readonly element?: string;
  readonly attribute?: string;
  /** For people: what is wrong, and what would be right. */
  readonly message: string;
}
