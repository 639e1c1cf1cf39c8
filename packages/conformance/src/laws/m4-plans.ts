import { checkPlan, type PlanSurroundings } from '@tapete/graphics';
import type { Plan } from '@tapete/manifest';
import type { Breach, ModuleLaw } from '../law.js';
import { foundOf } from '../module/found.js';
import type { Module } from '../module/module.js';

export const plansAreWhole: ModuleLaw = {
  id: 'M4',
  says: 'Every plan is whole: it knows what it names, it ends, and it ends in time.',
  of: 'module',
  look(module) {
    const { plans = module.presentation?.plans, findings } = module;
    if (plans === undefined && findings === undefined) return undefined;
    const around = surroundingsOf(module);
    const faults = (plans ?? []).flatMap((plan) => faultsOf(plan, around));
    return [...foundOf('plans', findings), ...faults].map((what): Breach => ({ what }));
  },
};

const faultsOf = (plan: Plan, around: PlanSurroundings): readonly string[] =>
  checkPlan(plan, around).map(({ path, message }) => `the plan of \`${plan.on}\` ${path}: ${message}`);

function surroundingsOf({ game, presentation }: Module): PlanSurroundings {
  const { events, spaces, boards } = game.structure;
  const locales = Object.values(presentation?.texts ?? {});
  const [first = {}] = locales;
  return {
    events,
    spaces: [...spaces, ...boards].map(({ id }) => id),
    sounds: Object.keys(presentation?.sounds ?? {}),
    texts: Object.keys(first).filter((key) => locales.every((texts) => texts[key] !== undefined)),
  };
}
