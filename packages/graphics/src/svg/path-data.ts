import { LARGEST, numberText } from './numbers.js';

/** Numbers that each command of a path takes; `f` is a flag, 0 or 1, which may be written with no space behind it. */
const TAKES: Readonly<Record<string, string>> = {
  m: 'nn',
  l: 'nn',
  h: 'n',
  v: 'n',
  c: 'nnnnnn',
  s: 'nnnn',
  q: 'nnnn',
  t: 'nn',
  a: 'nnnffnn',
  z: '',
};

const COMMAND = /[\s,]*([a-zA-Z])/y;
const VALUE = /[\s,]*([+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?)/y;
const FLAG = /[\s,]*([01])/y;

/** The shortest text of a path with numbers rounded, or undefined where it is not a path. */
export function canonicalPath(text: string): string | undefined {
  const reader = new Reader(text);
  let result = '';
  while (!reader.isAtEnd()) {
    const command = reader.take(COMMAND);
    const takes = command === undefined ? undefined : TAKES[command.toLowerCase()];
    if (command === undefined || takes === undefined) return undefined;
    if (result === '' && command.toLowerCase() !== 'm') return undefined;
    const rows = readRows(reader, takes);
    if (rows === undefined) return undefined;
    result += command + joined(rows);
  }
  return result;
}

/** Numbers and texts in as few letters as they need: a minus sign divides as well as a space does. */
export function joined(numbers: readonly string[]): string {
  return numbers.map((text, index) => (index === 0 || text.startsWith('-') ? text : ` ${text}`)).join('');
}

/** One number as this check writes it, or undefined where it has no place in a picture. */
export function canonicalNumber(text: string): string | undefined {
  const value = Number(text);
  return Math.abs(value) <= LARGEST ? numberText(value) : undefined;
}

/** What follows one command: once what it takes, and again as long as numbers follow. */
function readRows(reader: Reader, takes: string): string[] | undefined {
  const numbers: string[] = [];
  if (takes === '') return numbers;
  do {
    for (const kind of takes) {
      const taken = reader.take(kind === 'f' ? FLAG : VALUE);
      const number = taken === undefined ? undefined : canonicalNumber(taken);
      if (number === undefined) return undefined;
      numbers.push(number);
    }
  } while (reader.hasNext(VALUE));
  return numbers;
}

class Reader {
  private at = 0;
  constructor(private readonly text: string) {}

  isAtEnd(): boolean {
    return this.text.slice(this.at).trim() === '';
  }

  hasNext(pattern: RegExp): boolean {
    pattern.lastIndex = this.at;
    return pattern.test(this.text);
  }

  take(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text)?.[1];
    if (found !== undefined) this.at = pattern.lastIndex;
    return found;
  }
}
