/** @jsxRuntime automatic */
/** @jsxImportSource @tapete/graphics */
import { type Colour, drawn } from '@tapete/graphics';

/** One letter or number of an index: capitals are 100 high, the top is at 0. */
interface Glyph {
  readonly width: number;
  /** Filled by `evenodd`. */
  readonly path: string;
}

const NINE_TAIL =
  'M30 65C13 65 0 52 0 32C0 12 13-1 30-1C47-1 60 14 60 45C60 79 46 102 23 102C11 102 3 94 3 84C3 76 8 71 14 71C21 71 26 76 26 82C26 88 22 92 18 93C19 94.5 21 95 23 95C34 95 39 79 40 59C37 63 34 65 30 65Z';

/**
 * A face of our own for what must be read on a picture: heavy stems, fine joints, flat serifs, and balls where a stroke ends.
 * Drawn as outlines, so that a picture needs no font and looks the same everywhere.
 */
const GLYPHS: Readonly<Record<string, Glyph>> = {
  A: {
    width: 80,
    path: 'M33-2H46L72 92H80V100H43V92H50L44 72H23L17 92H26V100H0V92H8ZM25 64H42L34 32Z',
  },
  '0': {
    width: 60,
    path: 'M30-1C50-1 60 16 60 50.5C60 85 50 102 30 102C10 102 0 85 0 50.5C0 16 10-1 30-1ZM30 6C23 6 20 16 20 50.5C20 85 23 95 30 95C37 95 40 85 40 50.5C40 16 37 6 30 6Z',
  },
  '1': {
    width: 43,
    path: 'M0 14C10 12 18 7 21 0H32V92H43V100H1V92H11V20C8 21.5 4 22 0 22Z',
  },
  '2': {
    width: 60,
    path: 'M4 30C4 12 15-1 32-1C49-1 60 10 60 27C60 43 49 53 37 64C29 71 22 77 19 82H44C50 82 52 79 54 70H60L57 100H0V94C2 80 12 69 22 59C32 49 40 41 40 27C40 14 36 6 29 6C24 6 20 9 19 13C24 14 28 19 28 25C28 32 23 37 16 37C9 37 4 33 4 30Z',
  },
  '3': {
    width: 60,
    path: 'M4 23C4 9 15-1 30-1C46-1 57 8 57 24C57 36 50 44 41 47C53 50 60 59 60 73C60 90 47 102 29 102C12 102 0 92 0 79C0 71 6 66 12 66C19 66 24 71 24 77C24 83 20 88 15 89C18 93 22 95 27 95C35 95 40 87 40 73C40 58 35 51 26 51H20V43H25C33 43 37 37 37 24C37 12 34 6 28 6C24 6 21 8 19 11C23 12 27 17 27 23C27 29 22 34 16 34C9 34 4 30 4 23Z',
  },
  '4': {
    width: 66,
    path: 'M36 0H53V63H66V72H53V92H63V100H22V92H33V72H0V64ZM33 63V22L10 63Z',
  },
  '5': {
    width: 60,
    path: 'M8 0H54V19H16L14 41C19 37 25 35 32 35C49 35 60 48 60 68C60 89 48 102 28 102C11 102 0 92 0 79C0 71 5 66 12 66C19 66 24 71 24 77C24 83 20 88 15 89C18 93 22 95 27 95C36 95 40 85 40 68C40 51 36 43 28 43C21 43 16 47 13 54L6 52Z',
  },
  '6': {
    width: 60,
    path: `${turned(NINE_TAIL)}M30 43C36 43 40 52 40 69C40 87 36 95 30 95C24 95 20 87 20 69C20 52 24 43 30 43Z`,
  },
  '7': {
    width: 60,
    path: 'M0 0H60V9C48 33 38 62 38 100H15C15 66 29 39 45 19H18C10 19 8 23 6 34H0Z',
  },
  '8': {
    width: 60,
    path: 'M30-1C46-1 57 9 57 24C57 35 51 43 42 47C53 51 60 60 60 74C60 91 48 102 30 102C12 102 0 91 0 74C0 60 7 51 18 47C9 43 3 35 3 24C3 9 14-1 30-1ZM30 6C25 6 22 12 22 24C22 36 25 43 30 43C35 43 38 36 38 24C38 12 35 6 30 6ZM30 51C24 51 20 59 20 73C20 88 24 95 30 95C36 95 40 88 40 73C40 59 36 51 30 51Z',
  },
  '9': {
    width: 60,
    path: `${NINE_TAIL}M30 6C36 6 40 15 40 32C40 49 36 58 30 58C24 58 20 49 20 32C20 15 24 6 30 6Z`,
  },
  J: {
    width: 56,
    path: 'M18 0H56V8H47V72C47 92 38 102 22 102C8 102 0 94 0 84C0 76 5 71 12 71C19 71 24 76 24 82C24 88 21 91 17 92C19 94.500 21 95 23 95C26 95 27 89 27 78V8H18Z',
  },
  Q: {
    width: 78,
    path: 'M39-1C63-1 78 18 78 50C78 72 71 88 59 96C62 104 68 106 77 101L79 106C75 114 69 118 61 118C50 118 45 112 42 101C41 102 40 102 39 102C15 102 0 82 0 50C0 18 15-1 39-1ZM39 6C27 6 21 21 21 50C21 67 23 79 27 86C29 77 34 72 41 72C47 72 52 77 55 85C57 77 57.500 66 57.500 50C57.500 21 51 6 39 6ZM40 79C36 79 33 83 33 92C35 94 37 95 39 95C42 95 45 94 47 92C46 84 44 79 40 79Z',
  },
  K: {
    width: 82,
    path: 'M0 0H39V8H30V47L57 8H48V0H78V8H69L47 39L73 92H82V100H43V92H50L34 58L30 64V92H39V100H0V92H9V8H0Z',
  },
  O: {
    width: 78,
    path: 'M39-1C63-1 78 18 78 50C78 82 63 102 39 102C15 102 0 82 0 50C0 18 15-1 39-1ZM39 6C27 6 21 21 21 50C21 80 27 95 39 95C51 95 57 80 57 50C57 21 51 6 39 6Z',
  },
  E: {
    width: 66,
    path: 'M0 0H62V30H55C53 14 48 8 36 8H30V45C40 45 43 41 44 33H50V66H44C43 57 40 53 30 53V92H36C50 92 56 85 59 68H66L64 100H0V92H9V8H0Z',
  },
  R: {
    width: 80,
    path: 'M0 0H43C63 0 73 9 73 26C73 40 66 48 54 51C64 54 68 60 69 72C70 84 71 89 74 89C76 89 77 88 78 85L82 87C80 97 76 102 68 102C56 102 51 95 50 77C49 60 46 55 36 55H30V92H39V100H0V92H9V8H0ZM30 8V47H37C47 47 51 41 51 27C51 13 47 8 37 8Z',
  },
};

/** A nine that stands on its head is a six. */
function turned(path: string): string {
  let isX = false;
  return path.replace(/-?\d+(\.\d+)?/g, (number) => {
    isX = !isX;
    return ` ${(isX ? 60 : 101) - Number(number)}`;
  });
}

const GAP = 5;

interface LetteringLook {
  /** Of the signs above. */
  readonly text: string;
  /** Middle and top. */
  readonly x: number;
  readonly y: number;
  readonly height: number;
  /** What is wider is made narrower. */
  readonly width?: number;
  readonly fill: Colour;
}

/**
 * A word or a number as an outline.
 * Thrown as a RangeError: a sign that nobody drew.
 */
export function Lettering({ text, x, y, height, width = Number.POSITIVE_INFINITY, fill }: LetteringLook) {
  const glyphs = [...text].map(glyphOf);
  const natural = glyphs.reduce((sum, glyph) => sum + glyph.width + GAP, -GAP);
  const tall = height / 100;
  const wide = Math.min(tall, width / natural);
  let left = 0;
  return (
    <g
      fill={fill}
      fillRule="evenodd"
      transform={drawn`translate(${x - (natural * wide) / 2} ${y})scale(${wide} ${tall})`}
    >
      {glyphs.map(({ path, width: step }) => {
        const at = left;
        left += step + GAP;
        return <path d={path} transform={at === 0 ? undefined : `translate(${at})`} />;
      })}
    </g>
  );
}

function glyphOf(sign: string): Glyph {
  const glyph = GLYPHS[sign];
  if (glyph === undefined)
    throw new RangeError(`no outline is drawn for ${sign}; there are ${Object.keys(GLYPHS).join(' ')}`);
  return glyph;
}
