import { type ASTNode, Environment } from '@marcbachmann/cel-js';
import type { FindingCode } from '../findings/codes.js';
import { nearest } from '../findings/near.js';
import { BOARD_TYPE } from './board-names.js';
import type { World } from './world.js';

/** An expression that parses and whose types fit. */
export interface Checked {
  readonly ast: ASTNode;
  /** Its type, in the words of CEL: `bool`, `list<Card>`. */
  readonly type: string;
}

export interface ExpressionMistake {
  readonly code: Extract<FindingCode, `EXPRESSION_${string}`>;
  readonly message: string;
  readonly near?: string | undefined;
}

/** What of CEL's own functions is left out stands in `EXPRESSION_UNSUPPORTED`; these are ours. */
const FUNCTIONS = [
  'list<Card>.top(): Card',
  'list<Card>.bottom(): Card',
  'sum(list<int>): int',
  'max(list<int>): int',
  'min(list<int>): int',
  'max(int, int): int',
  'min(int, int): int',
  'abs(int): int',
  ...['string', 'int', 'Space', 'Player'].map((item) => `list<${item}>.distinct(): list<${item}>`),
  ...Object.values(BOARD_TYPE).map((board) => `${board}.at(string): Space`),
  'list<Space>.first(): Space',
  'list<Space>.last(): Space',
  'Space.distance(Space): int',
  'Space.path(Space): list<Space>',
  'Space.stepsTo(Space): int',
  'Space.within(int): list<Space>',
  'Space.ring(int): list<Space>',
  'Space.walk(int): list<Space>',
  'Space.walks(int): list<Space>',
  'Space.wayTo(Space, int): list<Space>',
  'Space.along(string): list<Space>',
  'Space.line(int): list<Space>',
  'Space.area(list<Space>): list<Space>',
  'Space.reach(int, list<Space>): list<Space>',
];

/** Parses and checks expressions of one game, by the names that are in scope. */
export class Checker {
  private readonly base: Environment;
  private readonly environments = new Map<string, Environment>();

  constructor(private readonly world: World) {
    this.base = new Environment();
    for (const [name, members] of world.types)
      this.base.registerType(name, {
        // Expressions are only checked, so no value is ever of it; without one, types could not name each other.
        ctor: class {},
        fields: Object.fromEntries([...members].map(([member, { type }]) => [member, type])),
      });
    for (const type of ['Card', 'Player', 'Space']) this.base.registerOperator(`${type} == ${type}`, notRun);
    for (const signature of FUNCTIONS) this.base.registerFunction(signature, notRun);
  }

  check(text: string, scope: ReadonlyMap<string, string>): Checked | ExpressionMistake {
    try {
      const parsed = this.environment(scope).parse(text);
      const { valid, type, error } = parsed.check();
      if (valid && type !== undefined) return { ast: parsed.ast, type };
      return this.mistake(error, text, scope);
    } catch (error) {
      return this.mistake(error, text, scope);
    }
  }

  private environment(scope: ReadonlyMap<string, string>): Environment {
    const key = [...scope].map((entry) => entry.join(':')).join(' ');
    const known = this.environments.get(key);
    if (known) return known;
    const made = this.base.clone();
    for (const [name, type] of scope) made.registerVariable(name, type);
    this.environments.set(key, made);
    return made;
  }

  private mistake(error: unknown, text: string, scope: ReadonlyMap<string, string>): ExpressionMistake {
    const { name, code, summary, range } = error as CelError;
    if (summary === undefined) throw error;
    const written = range ? text.slice(range.start, range.end) : '';
    const at = range && range.start > 0 ? ` at column ${range.start + 1}` : '';
    if (name === 'ParseError') return { code: 'EXPRESSION_SYNTAX', message: `\`${text}\`: ${summary}${at}` };
    if (code === 'unknown_variable')
      return {
        code: 'EXPRESSION_NAME',
        message: `\`${text}\`: nothing is called \`${written}\` here`,
        near: nearest(written, scope.keys()),
      };
    if (code === 'no_such_key')
      return {
        code: 'EXPRESSION_NAME',
        message: `\`${text}\`: there is no \`${written}\`${at}`,
        near: nearest(written, this.memberNames()),
      };
    return { code: 'EXPRESSION_TYPE', message: `\`${text}\`: ${summary}${at}` };
  }

  private memberNames(): string[] {
    return [...this.world.types.values()].flatMap((members) => [...members.keys()]);
  }
}

interface CelError {
  readonly name: string;
  readonly code?: string;
  readonly summary?: string;
  readonly range?: { readonly start: number; readonly end: number };
}

/** The library checks; what is run are closures of ours. */
function notRun(): never {
  throw new Error('expressions are not run here');
}
