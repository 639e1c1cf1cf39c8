import { eachMember } from '../checks/each.js';
import type { Report } from '../findings/report.js';
import type { GameWritten } from '../shapes/game.js';
import { FLOW_VARIABLES } from './complete.js';

/**
 * Variables in which the flow of rules as data is kept, and recipes that run one another without end; looked for before
 * a manifest is completed.
 */
export function checkNames(game: GameWritten, report: Report): void {
  const { globalVariableSchema } = game.variableSchema ?? {};
  const at = ['variableSchema', 'globalVariableSchema', 'properties'];
  eachMember(globalVariableSchema?.properties, at, (_, path, name) => {
    if ((FLOW_VARIABLES as readonly string[]).includes(name))
      report('NAME_RESERVED', path, `\`${name}\` is kept by the flow of rules as data`);
  });
  eachMember(game.effects, ['effects'], (_, path, name) => {
    const way = wayBack(game, name, [name]);
    if (way) report('EFFECT_CYCLE', path, `these run one another without end: ${way.join(' → ')}`);
  });
}

/** Recipes from one back to it, by what each of them runs. */
function wayBack(game: GameWritten, name: string, way: readonly string[]): readonly string[] | undefined {
  for (const next of runs(game.effects?.[name])) {
    if (next === way[0]) return [...way, next];
    const back = way.includes(next) ? undefined : wayBack(game, next, [...way, next]);
    if (back) return back;
  }
  return undefined;
}

/** Names of the recipes that anything within runs. */
function runs(within: unknown): readonly string[] {
  if (typeof within !== 'object' || within === null) return [];
  const { do: what, effect } = within as { readonly do?: unknown; readonly effect?: unknown };
  const own = what === 'run' && typeof effect === 'string' ? [effect] : [];
  return [...own, ...Object.values(within).flatMap(runs)];
}
