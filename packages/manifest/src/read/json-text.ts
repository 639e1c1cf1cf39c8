import type { Json } from '@tapete/core';
import { type Path, pointer } from '../findings/pointer.js';

/** Where a value begins, counted from 1. */
export interface TextPlace {
  readonly line: number;
  readonly column: number;
}

export interface JsonMistake extends TextPlace {
  readonly message: string;
}

export type JsonReading =
  | {
      readonly ok: true;
      readonly value: Json;
      /** Of every value, by its JSON pointer. */
      readonly places: ReadonlyMap<string, TextPlace>;
      /** Keys that an object has more than once: JSON.parse would keep the last and say nothing. */
      readonly twice: readonly Path[];
    }
  | { readonly ok: false; readonly mistake: JsonMistake };

/** Deeper than any file of ours, and shallow enough that no stack runs out. */
const DEEPEST = 64;

// biome-ignore lint/suspicious/noControlCharactersInRegex: JSON refuses exactly these inside a text.
const TEXT = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y;
const WORD = /true\b|false\b|null\b|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.])/y;
const SPACE = /[ \t\n\r]*/y;

/**
 * Reads JSON and remembers where each value stands, so that a finding can name its line.
 * Refused: what RFC 8259 refuses, a key `__proto__`, more than 64 levels.
 */
export function readJson(text: string): JsonReading {
  const reader = new JsonReader(text.startsWith('\uFEFF') ? text.slice(1) : text);
  try {
    return { ok: true, value: reader.document(), places: reader.places, twice: reader.twice };
  } catch (error) {
    if (error instanceof Mistaken) return { ok: false, mistake: error.mistake };
    throw error;
  }
}

class Mistaken extends Error {
  constructor(readonly mistake: JsonMistake) {
    super(mistake.message);
  }
}

class JsonReader {
  readonly places = new Map<string, TextPlace>();
  readonly twice: Path[] = [];
  private at = 0;
  private line = 1;
  private lineStart = 0;
  private lineEnd: number;

  constructor(private readonly text: string) {
    this.lineEnd = this.endOfLine(0);
  }

  document(): Json {
    const value = this.value([]);
    this.space();
    if (this.at < this.text.length) this.fail('something follows the end of the document');
    return value;
  }

  private value(path: Path): Json {
    this.space();
    if (path.length > DEEPEST) this.fail(`more than ${DEEPEST} levels deep`);
    this.places.set(pointer(path), this.place(this.at));
    const first = this.text[this.at];
    if (first === '{') return this.object(path);
    if (first === '[') return this.array(path);
    if (first === '"') return this.string();
    return this.word();
  }

  private object(path: Path): Json {
    const members: Record<string, Json> = {};
    this.list('}', 'a key in double quotes', () => {
      if (this.text[this.at] !== '"') this.fail('expected a key in double quotes');
      const start = this.at;
      const key = this.string();
      if (key === '__proto__') this.fail('`__proto__` cannot be a key', start);
      if (Object.hasOwn(members, key)) this.twice.push([...path, key]);
      this.space();
      this.expect(':', `a colon after "${key}"`);
      members[key] = this.value([...path, key]);
    });
    return members;
  }

  private array(path: Path): Json {
    const items: Json[] = [];
    this.list(']', 'a value', () => {
      items.push(this.value([...path, items.length]));
    });
    return items;
  }

  private list(end: string, item: string, one: () => void): void {
    this.at++;
    this.space();
    if (this.text[this.at] === end) {
      this.at++;
      return;
    }
    for (;;) {
      this.space();
      if (this.text[this.at] === end) this.fail(`a comma before \`${end}\`: expected ${item} after it`);
      one();
      this.space();
      if (this.text[this.at] === end) break;
      this.expect(',', `a comma or \`${end}\``);
    }
    this.at++;
  }

  private string(): string {
    const written = this.match(TEXT);
    if (written === undefined)
      this.fail('this text has no end on its line, or a `\\` that JSON does not know');
    this.at += written.length;
    return JSON.parse(written) as string;
  }

  private word(): Json {
    const written = this.match(WORD);
    if (written === undefined) this.fail(this.guess());
    const value = JSON.parse(written) as Json;
    if (typeof value === 'number' && !Number.isFinite(value)) this.fail(`${written} is too large a number`);
    this.at += written.length;
    return value;
  }

  private match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.at;
    return pattern.exec(this.text)?.[0];
  }

  /** What people write that JSON does not have. */
  private guess(): string {
    const rest = this.text.slice(this.at);
    if (rest === '') return 'the text ends before the document does';
    if (rest.startsWith('//') || rest.startsWith('/*')) return 'JSON has no comments';
    if (rest.startsWith("'")) return 'texts stand in double quotes';
    const word = /^[\w.+-]+/.exec(rest)?.[0];
    return word === undefined ? `expected a value, not \`${rest[0]}\`` : `\`${word}\` is not a JSON value`;
  }

  private expect(mark: string, what: string): void {
    if (this.text[this.at] !== mark)
      this.fail(this.text.startsWith('//', this.at) ? 'JSON has no comments' : `expected ${what}`);
    this.at++;
  }

  private space(): void {
    this.at += this.match(SPACE)?.length ?? 0;
  }

  private fail(message: string, at = this.at): never {
    throw new Mistaken({ message, ...this.place(at) });
  }

  private place(at: number): TextPlace {
    this.follow(at);
    return { line: this.line, column: at - this.lineStart + 1 };
  }

  /** Lines are counted once on the way down, not again for each value. */
  private follow(at: number): void {
    if (at < this.lineStart) [this.line, this.lineStart, this.lineEnd] = [1, 0, this.endOfLine(0)];
    while (this.lineEnd < at) {
      this.line++;
      this.lineStart = this.lineEnd + 1;
      this.lineEnd = this.endOfLine(this.lineStart);
    }
  }

  private endOfLine(from: number): number {
    const end = this.text.indexOf('\n', from);
    return end === -1 ? this.text.length : end;
  }
}
