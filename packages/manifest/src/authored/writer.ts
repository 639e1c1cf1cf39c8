import { mustExist } from '../checks/each.js';
import type { FindingCode } from '../findings/codes.js';
import type { Path } from '../findings/pointer.js';
import type { Report } from '../findings/report.js';
import { Checker } from './cel.js';
import type { Formula, Tracker, ZoneRef } from './formula.js';
import type { PlaceRef, Some } from './step.js';
import { itemOf, type Named, type Scope, translate, Unsupported } from './translate.js';
import type { World } from './world.js';

/** What is written where something was wrong: it has been reported, and the program is not run. */
export const NOTHING: Formula = { op: 'value', value: 0 };
const NOWHERE: ZoneRef = { zone: 0 };

/** How types of CEL are called when they are expected. */
const CALLED: Readonly<Record<string, string>> = {
  bool: 'true or false',
  int: 'a whole number',
  string: 'a text',
  Card: 'a card',
  Player: 'a player',
  Space: 'a space',
  'list<Card>': 'a list of cards',
  'list<Player>': 'a list of players',
  'list<Space>': 'a list of spaces',
  'list<int>': 'a list of whole numbers',
  'list<bool>': 'a list of true or false',
  'list<string>': 'a list of texts',
};

/** Turns what a manifest says into a program, and reports what is wrong with its place. */
export class Writer {
  readonly checker: Checker;

  constructor(
    readonly world: World,
    readonly report: Report,
  ) {
    this.checker = new Checker(world);
  }

  /** An expression that must be of one of these types. */
  formula(
    text: unknown,
    at: { readonly path: Path; readonly scope: Scope; readonly types: readonly string[] },
  ): Formula {
    return this.named(text, at)?.formula ?? NOTHING;
  }

  condition(text: unknown, path: Path, scope: Scope): Formula {
    return this.formula(text, { path, scope, types: ['bool'] });
  }

  amount(written: unknown, path: Path, scope: Scope, fallback?: number): Formula {
    if (written === undefined && fallback !== undefined) return { op: 'value', value: fallback };
    if (typeof written === 'number') return { op: 'value', value: written };
    return this.formula(written, { path, scope, types: ['int'] });
  }

  /** A value as it stands in the file, or an expression of one of these types. */
  value(
    written: unknown,
    at: { readonly path: Path; readonly scope: Scope; readonly types: readonly string[] },
  ): Formula {
    if (typeof written === 'string') return this.formula(written, at);
    const type = typeof written === 'number' ? 'int' : 'bool';
    if (written !== undefined && !at.types.includes(type))
      this.report(
        'EXPRESSION_TYPE',
        at.path,
        `\`${written}\` is ${called([type])}, and here stands ${called(at.types)}`,
      );
    return { op: 'value', value: written as number | boolean };
  }

  players(text: unknown, path: Path, scope: Scope, fallback?: string): Some {
    return this.some(text ?? fallback, { path, scope, types: ['Player', 'list<Player>'] });
  }

  cards(text: unknown, path: Path, scope: Scope): Some {
    return this.some(text, { path, scope, types: ['Card', 'list<Card>'] });
  }

  some(
    text: unknown,
    at: { readonly path: Path; readonly scope: Scope; readonly types: readonly string[] },
  ): Some {
    const found = this.named(text, at);
    return { many: found !== undefined && itemOf(found.type) !== undefined, of: found?.formula ?? NOTHING };
  }

  /** A zone of cards, or a space of a board. */
  place(text: unknown, path: Path, scope: Scope): PlaceRef {
    const found = this.named(text, { path, scope, types: ['list<Card>', 'Space'] });
    if (!found) return NOWHERE;
    if (found.type === 'Space') return { space: found.formula };
    if (found.formula.op === 'zone') return found.formula.zone;
    this.report(
      'EXPRESSION_TYPE',
      path,
      `\`${text}\` is a list of cards; cards are moved to a zone, as \`player.zones.hand\`, or to a space of a board`,
    );
    return NOWHERE;
  }

  /** A tracker of players, or where `shared` may be meant one of the table. */
  tracker(
    name: unknown,
    path: Path,
    { number, shared }: { readonly number: boolean; readonly shared: boolean },
  ): Tracker {
    const { player, game } = this.world.trackers;
    const found =
      typeof name === 'string' ? (player.get(name) ?? (shared ? game.get(name) : undefined)) : undefined;
    if (found && number && found.holds !== 'integer')
      this.report('TRACKER_NOT_NUMBER', path, `\`${name}\` is no whole number, and cannot be counted`);
    if (found) return found;
    const among = [...player.keys(), ...(shared ? game.keys() : [])];
    this.mustExist(name, among, { path, code: 'TRACKER_UNKNOWN', kind: 'variable or resource' });
    return { kind: 'variable', name: '', holds: 'integer', adds: [] };
  }

  mustExist(
    name: unknown,
    among: Iterable<string>,
    { path, code, kind }: { readonly path: Path; readonly code: FindingCode; readonly kind: string },
  ): void {
    if (typeof name === 'string') mustExist(this.report, { name, among, path, code, kind });
  }

  private named(
    text: unknown,
    { path, scope, types }: { readonly path: Path; readonly scope: Scope; readonly types: readonly string[] },
  ): Named | undefined {
    if (typeof text !== 'string' || text === '') return undefined;
    const names = new Map([...scope.names].map(([name, { type }]) => [name, type]));
    const checked = this.checker.check(text, names);
    if ('code' in checked) {
      this.report(checked.code, path, checked.message, checked.near);
      return undefined;
    }
    if (!types.includes(checked.type) && checked.type !== 'list<dyn>') {
      this.report(
        'EXPRESSION_TYPE',
        path,
        `\`${text}\` is ${called([checked.type])}, and here stands ${called(types)}`,
      );
      return undefined;
    }
    try {
      return { type: checked.type, formula: translate(checked.ast, scope, this.world) };
    } catch (error) {
      if (!(error instanceof Unsupported)) throw error;
      this.report(error.code, path, `\`${text}\`: ${error.message}`, error.near);
      return undefined;
    }
  }
}

const called = (types: readonly string[]): string =>
  types.map((type) => CALLED[type] ?? `\`${type}\``).join(' or ');
