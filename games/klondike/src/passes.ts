import { isEmpty, type Look, type Refusal } from '@tapete/core';
import type { Klondike } from './manifest.js';

type Config = Readonly<Klondike['config']>;

/** Passes that Vegas has, by how many cards are drawn. */
const VEGAS = { 1: 1, 3: 3 } as const;

/** How often the stock may be gone through, the first pass included. */
export function passLimit({ scoring, draw, passes }: Config): number {
  if (scoring === 'vegas') return VEGAS[draw];
  return passes === 'unlimited' ? Infinity : passes;
}

/** Vegas brings its own limit: another one beside it is a contradiction, and nobody chooses between the two. */
export function refuseConfig(config: Config): Refusal | undefined {
  const { scoring, passes } = config;
  if (scoring !== 'vegas' || passes === 'unlimited' || passes === passLimit(config)) return undefined;
  return { code: 'PASSES_WRONG', facts: { passes, allowed: passLimit(config) } };
}

/** The waste may be turned over only when the stock is empty, it is not, and a pass is left. */
export function mayRecycle(look: Look<Klondike>): boolean {
  const { table, config, global } = look;
  if (!isEmpty(table, look.space('stock')) || isEmpty(table, look.space('waste'))) return false;
  return global.pass < passLimit(config);
}
