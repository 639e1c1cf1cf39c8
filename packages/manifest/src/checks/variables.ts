import { defaultOf, misfitOf } from '@tapete/core';
import type { Path } from '../findings/pointer.js';
import type { Report } from '../findings/report.js';
import type { Variable } from '../shapes/flow.js';
import type { GameWritten } from '../shapes/game.js';
import type { Property } from '../shapes/property.js';
import { VISIBILITY_WORDS, type VisibilityWritten } from '../shapes/visibility.js';
import { readableSpec } from '../values/spec-of.js';
import { eachMember, mustExist } from './each.js';
import type { GameNames } from './names.js';
import { checkProperties, checkProperty } from './values.js';

export function checkVariables(game: GameWritten, names: GameNames, report: Report): void {
  for (const section of ['globalVariableSchema', 'playerVariableSchema'] as const) {
    const at = ['variableSchema', section, 'properties'];
    eachMember(game.variableSchema?.[section]?.properties, at, (variable, path, name) => {
      checkVariable(variable, path, report);
      const engine = DERIVED.find(({ pattern }) => pattern.test(name));
      if (engine) report('VARIABLE_DERIVED', path, `\`${name}\`: rules can ask for ${engine.instead}`);
      if (section === 'playerVariableSchema' && names.resources.includes(name)) {
        report('VARIABLE_RESOURCE', path, `\`${name}\` is a resource already; the table counts it for you`);
      }
    });
  }
}

/** What the engine knows already, by the names that people give it. */
const DERIVED = [
  { pattern: /^(current|active)(Player|Seat)(Id)?$/, instead: 'the seat to move (`flow.seat`)' },
  {
    pattern: /^((cards|pieces)In\w+|\w*(hand|deck|pile)(Size|Count)|\w*(Hand|Deck|Pile)(Size|Count))$/,
    instead: 'how many lie in a space (`countOf`)',
  },
  {
    pattern: /^(player|seat)Count$|^numberOf(Players|Seats)$/,
    instead: 'how many seats there are (`seats`)',
  },
  { pattern: /^current(Phase|State)$/, instead: 'the phase (`flow.phase`)' },
] as const;

function checkVariable(variable: Variable, path: Path, report: Report): void {
  checkProperty(variable, path, report);
  checkVisibility(variable.visibility, [...path, 'visibility'], report);
  if (variable.default === undefined) checkPlainDefault(variable, path, report);
}

/** Without a default a variable begins empty, at zero or with the first of its values: that must be allowed. */
function checkPlainDefault(variable: Property, path: Path, report: Report): void {
  if (variable.type === 'enum' && variable.enums === undefined) return;
  const spec = readableSpec(variable);
  const misfit = spec && misfitOf(spec, defaultOf(spec));
  if (misfit)
    report('DEFAULT_MISSING', path, `say a \`default\`: it must be ${misfit.expected} from the first moment`);
}

/** What counts the games of a series, and what numbers a deal, must be a value of the config that can be counted up. */
export function checkCounters(game: GameWritten, names: GameNames, report: Report): void {
  for (const counter of ['series', 'deal'] as const) {
    const name = game[counter];
    if (name === undefined) continue;
    const path = [counter];
    mustExist(report, { name, among: names.config, path, code: 'CONFIG_UNKNOWN', kind: 'config value' });
    const type = game.config?.properties?.[name]?.type;
    if (type !== undefined && type !== 'integer')
      report(
        'SERIES_NOT_COUNTED',
        path,
        `\`${name}\` is of type \`${type}\`; it is counted with an \`integer\``,
      );
  }
}

/** Every config value has a default, so that a match can be created with nothing but a press. */
export function checkConfig(game: GameWritten, report: Report): void {
  const at = ['config', 'properties'];
  checkProperties(game.config?.properties, at, report);
  eachMember(game.config?.properties, at, (property, path, name) => {
    if (property.default === undefined) {
      report(
        'DEFAULT_MISSING',
        path,
        `\`${name}\` needs a \`default\`: a match must be playable without being asked`,
      );
    }
  });
}

export function checkVisibility(visibility: VisibilityWritten | undefined, path: Path, report: Report): void {
  if (typeof visibility !== 'object' || visibility === null || 'others' in visibility) return;
  const words = VISIBILITY_WORDS.map((word) => `\`${word}\``).join(', ');
  report('VISIBILITY_INCOMPLETE', path, `say what \`others\` see, or use one of ${words}`);
}
