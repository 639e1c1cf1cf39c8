import type { ASTNode } from '@marcbachmann/cel-js';
import { WAY_NAMES } from '@tapete/core';
import { nearest } from '../findings/near.js';
import { boardIn, hasSpace } from './board-names.js';
import type { ExpressionMistake } from './cel.js';
import { ARITHMETIC, type Formula } from './formula.js';
import { SPACE_QUESTIONS, type SpaceQuestion } from './spaces.js';
import type { World } from './world.js';

/** A name that expressions can use: its type and where its value is. */
export interface Named {
  readonly type: string;
  readonly formula: Formula;
}

/** The names in scope, and how many places of the frame they take. */
export interface Scope {
  readonly names: ReadonlyMap<string, Named>;
  readonly frame: Frame;
}

export interface Frame {
  places: number;
}

/** What parses and has its types right, and yet is not among what we run. Caught by whoever reports it. */
export class Unsupported extends Error implements ExpressionMistake {
  readonly code: ExpressionMistake['code'] = 'EXPRESSION_UNSUPPORTED';
  readonly near: string | undefined = undefined;
}

/** A space or a way that is written as a text and is not there. */
class NoSuchName extends Unsupported {
  override readonly code = 'EXPRESSION_NAME';

  constructor(
    message: string,
    override readonly near: string | undefined,
  ) {
    super(message);
  }
}

/**
 * An expression with its names found. The library has checked it: what is asked here is only what each part is.
 *
 * Broken: `Unsupported`, for what CEL has and games have not: fractions, bytes, maps, times.
 */
export function translate(node: ASTNode, scope: Scope, world: World): Formula {
  return new Translation(world, scope.frame).node(node, scope.names).formula;
}

const MACROS: Readonly<Record<string, 'exists' | 'all' | 'filter' | 'map'>> = {
  exists: 'exists',
  all: 'all',
  filter: 'filter',
  map: 'map',
};

const isArithmetic = (op: string): op is (typeof ARITHMETIC)[number] =>
  (ARITHMETIC as readonly string[]).includes(op);

class Translation {
  constructor(
    private readonly world: World,
    private readonly frame: Frame,
  ) {}

  node(node: ASTNode, names: ReadonlyMap<string, Named>): Named {
    const { op } = node;
    switch (op) {
      case 'value':
        return literal(node.args);
      case 'id':
        return names.get(node.args) ?? unsupported(`\`${node.args}\``);
      case '.':
        return this.member(this.node(node.args[0], names), node.args[1]);
      case '[]':
        return this.item(node.args, names);
      case '!_':
        return { type: 'bool', formula: { op: 'not', of: this.node(node.args, names).formula } };
      case '-_':
        return { type: 'int', formula: { op: 'negative', of: this.node(node.args, names).formula } };
      case '?:':
        return this.choice(node.args, names);
      case 'list':
        return this.list(node.args, names);
      case '&&':
      case '||':
        return this.both(op === '&&' ? 'and' : 'or', node.args, names);
      case '==':
      case '!=':
      case 'in':
        return this.both(op, node.args, names);
      case 'call':
        return this.call(node.args[0], node.args[1], names);
      case 'rcall':
        return this.method(node.args, names);
      default:
        return isArithmetic(op)
          ? this.arithmetic(op, node.args as readonly [ASTNode, ASTNode], names)
          : unsupported(`\`${op}\``);
    }
  }

  private member({ type, formula }: Named, name: string): Named {
    const member = this.world.types.get(type)?.get(name);
    return member ? { type: member.type, formula: member.of(formula) } : unsupported(`\`${name}\``);
  }

  private item([list, index]: readonly [ASTNode, ASTNode], names: ReadonlyMap<string, Named>): Named {
    const left = this.node(list, names);
    const type = itemOf(left.type) ?? unsupported('`[…]` of what is no list');
    return { type, formula: { op: 'item', left: left.formula, right: this.node(index, names).formula } };
  }

  private choice(
    [when, then, otherwise]: readonly [ASTNode, ASTNode, ASTNode],
    names: ReadonlyMap<string, Named>,
  ): Named {
    const one = this.node(then, names);
    const formula: Formula = {
      op: 'if',
      when: this.node(when, names).formula,
      yes: one.formula,
      no: this.node(otherwise, names).formula,
    };
    return { type: one.type, formula };
  }

  private list(items: readonly ASTNode[], names: ReadonlyMap<string, Named>): Named {
    const all = items.map((item) => this.node(item, names));
    return {
      type: `list<${all[0]?.type ?? 'dyn'}>`,
      formula: { op: 'list', items: all.map(({ formula }) => formula) },
    };
  }

  private both(
    op: 'and' | 'or' | '==' | '!=' | 'in',
    [left, right]: readonly [ASTNode, ASTNode],
    names: ReadonlyMap<string, Named>,
  ): Named {
    const one = this.node(left, names);
    if ((op === '==' || op === '!=') && itemOf(one.type) !== undefined) unsupported('comparing whole lists');
    return { type: 'bool', formula: { op, left: one.formula, right: this.node(right, names).formula } };
  }

  private arithmetic(
    op: (typeof ARITHMETIC)[number],
    [left, right]: readonly [ASTNode, ASTNode],
    names: ReadonlyMap<string, Named>,
  ): Named {
    const [one, other] = [this.node(left, names), this.node(right, names)];
    const formula = { left: one.formula, right: other.formula };
    if (op === '+' && itemOf(one.type) !== undefined)
      return { type: one.type, formula: { op: 'joined', ...formula } };
    if (one.type !== 'int') unsupported(`\`${op}\` of what is no whole number`);
    return { type: /[<>]/.test(op) ? 'bool' : 'int', formula: { op, ...formula } };
  }

  private call(name: string, args: readonly ASTNode[], names: ReadonlyMap<string, Named>): Named {
    const [one, other] = args.map((arg) => this.node(arg, names));
    if (!one) return unsupported(`\`${name}()\``);
    if (name === 'size') return { type: 'int', formula: sizeOf(one.formula) };
    if (name === 'abs' || name === 'sum') return { type: 'int', formula: { op: name, of: one.formula } };
    if (name !== 'max' && name !== 'min') return unsupported(`\`${name}()\``);
    return {
      type: 'int',
      formula: other
        ? { op: name, left: one.formula, right: other.formula }
        : { op: name === 'max' ? 'largest' : 'smallest', of: one.formula },
    };
  }

  private method(
    [name, target, args]: readonly [string, ASTNode, ASTNode[]],
    names: ReadonlyMap<string, Named>,
  ): Named {
    const macro = MACROS[name];
    const list = this.node(target, names);
    if (macro) return this.macro(macro, list, args, names);
    if (name === 'size') return { type: 'int', formula: sizeOf(list.formula) };
    if (name === 'top' || name === 'bottom') return { type: 'Card', formula: endOf(name, list.formula) };
    if (name === 'first' || name === 'last')
      return { type: 'Space', formula: { op: name, of: list.formula } };
    if (name === 'distinct') return { type: list.type, formula: { op: name, of: list.formula } };
    if (name === 'at') return this.namedSpace(list.formula, args[0]);
    if (list.type === 'Space') return this.ofSpace(name, list.formula, args, names);
    return unsupported(`\`.${name}()\``);
  }

  /** `game.boards.isle.at('wood')`: the name is looked for when it is written. */
  private namedSpace(holder: Formula, written: ASTNode | undefined): Named {
    const name = textIn(written, 'the name of a space');
    const at = boardIn(holder);
    const board = this.world.boards.find(({ zone }) => zone === at.board);
    if (board && !hasSpace(board, name))
      throw new NoSuchName(`${board.id} has no space \`${name}\``, nearest(name, board.cells ?? []));
    return { type: 'Space', formula: { op: 'namedSpace', at, name } };
  }

  private ofSpace(
    name: string,
    of: Formula,
    [first, second]: readonly ASTNode[],
    names: ReadonlyMap<string, Named>,
  ): Named {
    if (!first) return unsupported(`\`.${name}()\``);
    if (name === 'along') checkWay(textIn(first, 'a way'));
    const one = this.node(first, names).formula;
    if (name === 'wayTo' && second)
      return {
        type: 'list<Space>',
        formula: { op: name, of, to: one, steps: this.node(second, names).formula },
      };
    if (name === 'reach' && second)
      return {
        type: 'list<Space>',
        formula: { op: name, of, steps: one, through: this.node(second, names).formula },
      };
    if (!isQuestion(name)) return unsupported(`\`.${name}()\``);
    const type = name === 'distance' || name === 'stepsTo' ? 'int' : 'list<Space>';
    return { type, formula: { op: name, of, with: one } };
  }

  private macro(
    op: 'exists' | 'all' | 'filter' | 'map',
    list: Named,
    [name, body, ...more]: readonly ASTNode[],
    names: ReadonlyMap<string, Named>,
  ): Named {
    const type = itemOf(list.type);
    if (type === undefined || name?.op !== 'id' || !body || more.length > 0)
      return unsupported(`\`${op}\` of this form`);
    const place = this.frame.places++;
    const inner = new Map(names).set(name.args, { type, formula: { op: 'place', place } });
    const found = this.node(body, inner);
    const formula: Formula = { op, list: list.formula, place, body: found.formula };
    const types = { exists: 'bool', all: 'bool', filter: list.type, map: `list<${found.type}>` };
    return { type: types[op], formula };
  }
}

const isQuestion = (name: string): name is SpaceQuestion =>
  (SPACE_QUESTIONS as readonly string[]).includes(name);

function textIn(node: ASTNode | undefined, what: string): string {
  if (node?.op === 'value' && typeof node.args === 'string') return node.args;
  return unsupported(`${what} that is worked out, and does not stand there as a text,`);
}

function checkWay(written: string): void {
  const ways = [...new Set<string>([...WAY_NAMES.square, ...WAY_NAMES.hex])];
  if (!ways.includes(written)) throw new NoSuchName(`there is no way \`${written}\``, nearest(written, ways));
}

function literal(value: unknown): Named {
  if (typeof value === 'bigint') {
    const number = Number(value);
    if (!Number.isSafeInteger(number)) unsupported('a number of more than 15 digits');
    return { type: 'int', formula: { op: 'value', value: number } };
  }
  if (typeof value === 'boolean') return { type: 'bool', formula: { op: 'value', value } };
  if (typeof value === 'string') return { type: 'string', formula: { op: 'value', value } };
  return unsupported('a number that is not whole');
}

const sizeOf = (list: Formula): Formula =>
  list.op === 'zone' ? { op: 'count', zone: list.zone } : { op: 'size', of: list };

const endOf = (end: 'top' | 'bottom', list: Formula): Formula =>
  list.op === 'zone' ? { op: end, zone: list.zone } : { op: end === 'top' ? 'last' : 'first', of: list };

/** What the items of a list are; undefined of what is no list. */
export const itemOf = (type: string): string | undefined => /^list<(.+)>$/.exec(type)?.[1];

function unsupported(what: string): never {
  throw new Unsupported(`${what} is not among what rules as data can use`);
}
