/** A text that was read: words, and what stands between them. */
export type Message = readonly Part[];
type Part = string | Hash | Argument;
type Hash = { readonly kind: 'hash' };
type Argument = {
  readonly kind: 'argument';
  readonly name: string;
  readonly type: string;
  readonly offset: number;
  /** Of a number: `::group-off` for one that is a name, and not a quantity. */
  readonly style: string;
  readonly cases: ReadonlyMap<string, Message>;
};

export type Values = Readonly<Record<string, string | number | boolean | null | undefined>>;

/**
 * Says an ICU text: `{name}`, `{n, number}`, `plural`, `selectordinal` and `select` with `#`, `=1`, `offset:` and
 * quotes. The publisher has read every text of a game before; one that cannot be read is shown as it is written.
 */
export function sayText(text: string, values: Values, locale: string): string {
  const message = readText(text);
  return message === undefined ? text : sayMessage(message, values, locale);
}

const readBefore = new Map<string, Message | undefined>();

function readText(text: string): Message | undefined {
  if (!readBefore.has(text)) readBefore.set(text, new Reader(text).whole());
  return readBefore.get(text);
}

function sayMessage(message: Message, values: Values, locale: string, count = 0): string {
  return message
    .map((part) => {
      if (typeof part === 'string') return part;
      if (part.kind === 'hash') return sayNumber(count, locale);
      return sayArgument(part, values, locale, count);
    })
    .join('');
}

function sayArgument(part: Argument, values: Values, locale: string, count: number): string {
  const value = values[part.name];
  if (part.type === 'select') return sayCase(part, [String(value)], values, locale, count);
  if (part.type === 'plural' || part.type === 'selectordinal')
    return sayPlural(part, Number(value), values, locale);
  if (typeof value !== 'number') return String(value ?? '');
  return part.style === '::group-off' ? String(value) : sayNumber(value, locale);
}

function sayPlural(part: Argument, value: number, values: Values, locale: string): string {
  const type = part.type === 'plural' ? 'cardinal' : 'ordinal';
  const category = new Intl.PluralRules(locale, { type }).select(value - part.offset);
  return sayCase(part, [`=${value}`, category], values, locale, value - part.offset);
}

function sayCase(part: Argument, keys: string[], values: Values, locale: string, count: number): string {
  const key = [...keys, 'other'].find((name) => part.cases.has(name));
  const message = key === undefined ? undefined : part.cases.get(key);
  return message === undefined ? '' : sayMessage(message, values, locale, count);
}

const sayNumber = (value: number, locale: string): string => new Intl.NumberFormat(locale).format(value);

const BRANCHING = ['plural', 'selectordinal', 'select'];

/** Reads one text from its first letter to its last. */
class Reader {
  private place = 0;
  constructor(private readonly text: string) {}

  whole(): Message | undefined {
    try {
      const message = this.message(false);
      return this.place === this.text.length ? message : undefined;
    } catch (error) {
      if (error instanceof SyntaxError) return undefined;
      throw error;
    }
  }

  private message(counted: boolean): Message {
    const parts: Part[] = [];
    let words = '';
    const flush = () => {
      if (words !== '') parts.push(words);
      words = '';
    };
    for (;;) {
      const letter = this.text[this.place];
      if (letter === undefined || letter === '}') break;
      if (letter === "'") words += this.quoted();
      else if (letter === '{' || (letter === '#' && counted)) {
        flush();
        parts.push(letter === '{' ? this.argument(counted) : this.hash());
      } else {
        words += letter;
        this.place++;
      }
    }
    flush();
    return parts;
  }

  /** `''` is one quote; a quote before `{`, `}` or `#` opens words that are taken as they are. */
  private quoted(): string {
    this.place++;
    const next = this.text[this.place];
    if (next === "'") this.place++;
    if (next === undefined || !'{}#'.includes(next)) return "'";
    const end = this.text.indexOf("'", this.place);
    const words = this.text.slice(this.place, end < 0 ? undefined : end);
    this.place = end < 0 ? this.text.length : end + 1;
    return words;
  }

  private hash(): Hash {
    this.place++;
    return { kind: 'hash' };
  }

  private argument(counted: boolean): Argument {
    this.take('{');
    const name = this.word();
    const type = this.comma() ? this.word() : '';
    if (BRANCHING.includes(type)) this.take(',');
    const style = !BRANCHING.includes(type) && this.comma() ? this.word() : '';
    const offset = BRANCHING.includes(type) ? this.offset() : 0;
    const cases = new Map<string, Message>();
    while (BRANCHING.includes(type) && this.peek() !== '}') {
      const key = this.word();
      this.take('{');
      cases.set(key, this.message(counted || type !== 'select'));
      this.take('}');
    }
    this.take('}');
    return { kind: 'argument', name, type, offset, style, cases };
  }

  private offset(): number {
    const found = /^\s*offset:\s*(-?\d+)/.exec(this.text.slice(this.place));
    if (found === null) return 0;
    this.place += found[0].length;
    return Number(found[1]);
  }

  private comma(): boolean {
    if (this.peek() !== ',') return false;
    this.place++;
    return true;
  }

  private word(): string {
    this.peek();
    const found = /^[^\s{},]+/.exec(this.text.slice(this.place));
    if (found === null) throw new SyntaxError(`a name is missing at ${this.place}`);
    this.place += found[0].length;
    return found[0];
  }

  private peek(): string | undefined {
    while (/\s/.test(this.text[this.place] ?? '')) this.place++;
    return this.text[this.place];
  }

  private take(letter: string): void {
    if (this.peek() !== letter) throw new SyntaxError(`'${letter}' is missing at ${this.place}`);
    this.place++;
  }
}
