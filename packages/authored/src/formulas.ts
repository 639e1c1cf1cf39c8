import { NONE } from '@tapete/core';
import type { AuthoredProgram, Formula, SpaceFact, SpaceQuestion, Tracker, ZoneRef } from '@tapete/manifest';
import { arithmetic } from './arithmetic.js';
import type { Calculation, Counting, Listing, Truth } from './calculation.js';
import { FACTS, partOf, QUESTIONS, reach, wayTo } from './geometry.js';
import { itemOf, ofList } from './lists.js';
import type { Reading } from './reading.js';
import type { Frame, Value } from './value.js';

/** Makes closures of expressions. */
export class Formulas {
  constructor(private readonly program: AuthoredProgram) {}

  compile(formula: Formula): Calculation {
    switch (formula.op) {
      case 'value': {
        const { value } = formula;
        return () => value;
      }
      case 'place': {
        const { place } = formula;
        return (_, frame) => frame[place] as Value;
      }
      case 'players':
        return (at) => at.players();
      case 'opponent': {
        const of = this.number(formula.of);
        return (at, frame) => at.opponent(of(at, frame));
      }
      case 'withdrawn': {
        const of = this.number(formula.of);
        return (at, frame) => at.hasWithdrawn(of(at, frame));
      }
      case 'tracker':
        return this.tracker(formula.tracker, formula.of);
      case 'zone':
      case 'count':
      case 'top':
      case 'bottom':
        return this.zone(formula.op, formula.zone);
      case 'property':
        return this.property(formula.property, this.number(formula.of));
      case 'counter': {
        const of = this.number(formula.of);
        const { counter } = formula;
        return (at, frame) => at.counter(of(at, frame), counter);
      }
      case 'owner':
      case 'cardType':
      case 'cardZone':
      case 'faceUp': {
        const of = this.number(formula.of);
        const { op } = formula;
        return (at, frame) => at[op](of(at, frame));
      }
      case 'spaceOf':
      case 'piecesOf': {
        const of = this.number(formula.of);
        const { op } = formula;
        return (at, frame) => at[op](of(at, frame));
      }
      case 'piece': {
        const { id } = formula;
        return (at) => at.piece(id);
      }
      case 'everySpace': {
        const { part } = formula;
        return (at) => at.boards().flatMap((board) => partOf(board, part));
      }
      case 'board':
      case 'start':
      case 'namedSpace':
        return this.onBoard(formula);
      case 'wayTo':
      case 'reach':
        return this.way(formula);
      case 'turn':
      case 'phase':
      case 'phasesLeft': {
        const { op } = formula;
        return (at) => at[op]();
      }
      case 'config': {
        const { name } = formula;
        return (at) => at.config(name);
      }
      case 'not': {
        const of = this.truth(formula.of);
        return (at, frame) => !of(at, frame);
      }
      case 'and':
      case 'or': {
        const [left, right] = [this.truth(formula.left), this.truth(formula.right)];
        return formula.op === 'and'
          ? (at, frame) => left(at, frame) && right(at, frame)
          : (at, frame) => left(at, frame) || right(at, frame);
      }
      case 'if': {
        const when = this.truth(formula.when);
        const [yes, no] = [this.compile(formula.yes), this.compile(formula.no)];
        return (at, frame) => (when(at, frame) ? yes(at, frame) : no(at, frame));
      }
      case '==':
      case '!=': {
        const [left, right] = [this.compile(formula.left), this.compile(formula.right)];
        return formula.op === '=='
          ? (at, frame) => left(at, frame) === right(at, frame)
          : (at, frame) => left(at, frame) !== right(at, frame);
      }
      case 'list': {
        const items = formula.items.map((item) => this.compile(item));
        return (at, frame) => items.map((item) => item(at, frame));
      }
      case 'in': {
        const [left, right] = [this.compile(formula.left), this.list(formula.right)];
        return (at, frame) => right(at, frame).includes(left(at, frame));
      }
      case 'joined': {
        const [left, right] = [this.list(formula.left), this.list(formula.right)];
        return (at, frame) => [...left(at, frame), ...right(at, frame)];
      }
      case 'item': {
        const [left, right] = [this.list(formula.left), this.number(formula.right)];
        return (at, frame) => itemOf(left(at, frame), right(at, frame));
      }
      case 'exists':
      case 'all':
      case 'filter':
      case 'map':
        return this.overList(formula.op, formula);
      case 'size':
      case 'sum':
      case 'largest':
      case 'smallest':
      case 'first':
      case 'last':
      case 'distinct':
        return ofList(formula.op, this.list(formula.of));
      case 'negative': {
        const of = this.number(formula.of);
        return (at, frame) => -of(at, frame) + 0;
      }
      case 'abs': {
        const of = this.number(formula.of);
        return (at, frame) => Math.abs(of(at, frame));
      }
      default:
        return 'left' in formula
          ? arithmetic(formula.op, this.number(formula.left), this.number(formula.right))
          : this.space(formula);
    }
  }

  private space(formula: Extract<Formula, { op: SpaceFact | SpaceQuestion }>): Calculation {
    const of = this.number(formula.of);
    if (!('with' in formula)) {
      const fact = FACTS[formula.op];
      return (at, frame) => fact(at, of(at, frame));
    }
    const question = QUESTIONS[formula.op];
    const value = this.compile(formula.with);
    return (at, frame) => question(at, of(at, frame), value(at, frame));
  }

  private onBoard(formula: Extract<Formula, { op: 'board' | 'start' | 'namedSpace' }>): Calculation {
    const { board: zone, of: owner } = formula.at;
    const of = owner ? this.number(owner) : SHARED;
    if (formula.op === 'board') {
      const { part } = formula;
      return (at, frame) => partOf(at.board(zone, of(at, frame)), part);
    }
    const name = formula.op === 'namedSpace' ? formula.name : undefined;
    return (at, frame) => {
      const board = at.board(zone, of(at, frame));
      if (name !== undefined) return board?.space(name) ?? NONE;
      return board && 'start' in board ? board.start : NONE;
    };
  }

  private way(formula: Extract<Formula, { op: 'wayTo' | 'reach' }>): Calculation {
    const [of, steps] = [this.number(formula.of), this.number(formula.steps)];
    if (formula.op === 'wayTo') {
      const to = this.number(formula.to);
      return (at, frame) => wayTo(at, of(at, frame), { to: to(at, frame), steps: steps(at, frame) });
    }
    const through = this.list(formula.through);
    return (at, frame) =>
      reach(at, of(at, frame), {
        steps: steps(at, frame),
        through: through(at, frame) as readonly number[],
      });
  }

  number(formula: Formula): Counting {
    return this.compile(formula) as Counting;
  }

  truth(formula: Formula): Truth {
    return this.compile(formula) as Truth;
  }

  list(formula: Formula): Listing {
    return this.compile(formula) as Listing;
  }

  private tracker(tracker: Tracker, owner: Formula | undefined): Calculation {
    if (!owner) return (at) => at.shared(tracker);
    const of = this.number(owner);
    if (tracker.adds.length === 0) return (at, frame) => at.tracker(of(at, frame), tracker);
    const adds = tracker.adds.map(({ modifier, by }) => ({ modifier, by }));
    return (at, frame) => {
      const seat = of(at, frame);
      let value = at.tracker(seat, tracker) as number;
      for (const { modifier, by } of adds) value += by * at.playerModifier(seat, modifier);
      return value;
    };
  }

  private property(property: number, of: Counting): Calculation {
    const { nothing, adds } = this.program.properties[property] as AuthoredProgram['properties'][number];
    if (adds.length === 0)
      return (at, frame) => {
        const piece = of(at, frame);
        return piece < 0 ? (nothing as Value) : (at.property(piece, property) as Value);
      };
    return (at, frame) => {
      const piece = of(at, frame);
      if (piece < 0) return nothing as Value;
      let value = at.property(piece, property) as number;
      for (const { modifier, by } of adds) value += by * at.cardModifier(piece, modifier);
      return value;
    };
  }

  private zone(op: 'zone' | 'count' | 'top' | 'bottom', { zone, of: owner }: ZoneRef): Calculation {
    const of = owner ? this.number(owner) : SHARED;
    if (op === 'zone') return (at, frame) => at.cards(zone, of(at, frame));
    if (op === 'count') return (at, frame) => at.count(zone, of(at, frame));
    if (op === 'top') return (at, frame) => at.top(zone, of(at, frame));
    return (at, frame) => at.bottom(zone, of(at, frame));
  }

  private overList(
    op: 'exists' | 'all' | 'filter' | 'map',
    { list: from, place, body: inner }: Extract<Formula, { op: 'exists' | 'all' | 'filter' | 'map' }>,
  ): Calculation {
    const list = this.list(from);
    const body = this.compile(inner);
    const each = (at: Reading, frame: Frame) => (item: Value) => {
      frame[place] = item;
      return body(at, frame);
    };
    if (op === 'exists')
      return (at, frame) => list(at, frame).some(each(at, frame) as (item: Value) => boolean);
    if (op === 'all')
      return (at, frame) => list(at, frame).every(each(at, frame) as (item: Value) => boolean);
    if (op === 'filter')
      return (at, frame) => list(at, frame).filter(each(at, frame) as (item: Value) => boolean);
    return (at, frame) => list(at, frame).map(each(at, frame));
  }
}

const SHARED = () => -1;
