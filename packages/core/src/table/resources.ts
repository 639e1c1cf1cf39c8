import type { Seat } from '../ids.js';
import { invariant } from '../refusal.js';
import { put, type Table } from './table.js';

/** Amounts by resource id. */
export type Amounts = Readonly<Record<string, number>>;

function wordOf(table: Table, seat: Seat, resource: string): number {
  const { resources } = table.blueprint.structure;
  const index = resources.indexOf(resource);
  invariant(index >= 0, `no resource ${resource}`);
  return table.blueprint.at.resources + seat * resources.length + index;
}

export const amountOf = (table: Table, seat: Seat, resource: string): number =>
  table.words[wordOf(table, seat, resource)] as number;

export const canAfford = (table: Table, seat: Seat, cost: Amounts): boolean =>
  Object.entries(cost).every(([resource, amount]) => amountOf(table, seat, resource) >= amount);

/** Gives a seat more of something. Broken: an amount that is no whole number from 0 on. */
export function add(table: Table, seat: Seat, amounts: Amounts): void {
  for (const [resource, amount] of Object.entries(amounts)) change(table, seat, resource, whole(amount));
}

/** Takes from a seat. Broken: more than it has; nothing goes below zero unsaid. */
export function deduct(table: Table, seat: Seat, amounts: Amounts): void {
  invariant(canAfford(table, seat, amounts), `p${seat} cannot afford ${JSON.stringify(amounts)}`);
  for (const [resource, amount] of Object.entries(amounts)) change(table, seat, resource, -whole(amount));
}

/** From one seat to another. Broken as `deduct`. */
export function transfer(table: Table, from: Seat, to: Seat, amounts: Amounts): void {
  deduct(table, from, amounts);
  add(table, to, amounts);
}

function change(table: Table, seat: Seat, resource: string, by: number): void {
  const word = wordOf(table, seat, resource);
  const amount = (table.words[word] as number) + by;
  invariant(amount >= 0 && amount < 0x8000_0000, `p${seat} would have ${amount} ${resource}`);
  put(table, word, amount);
}

function whole(amount: number): number {
  invariant(Number.isInteger(amount) && amount >= 0, `${amount} is no amount`);
  return amount;
}
