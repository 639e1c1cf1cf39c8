import type { Context, Json, View } from '@tapete/core';
import type { ViewPatch } from './view-patch.js';

/*
 * Fingerprints of JSON values: 32 bits, equal for equal values, whatever the order of their members. They tell whether a
 * view is the one that was meant. Against somebody who would make two alike they prove nothing.
 *
 * A text is FNV-1a over its UTF-16 units. A string is the text of its units after a quotation mark, other scalars are
 * their JSON text. A list is folded from its first item on. An object is the sum of its members, so that one that has
 * changed can be taken out and put in again.
 */

export function printOf(value: Json): number {
  if (typeof value === 'string') return mixed(textPrint(value, QUOTED));
  if (typeof value !== 'object' || value === null) return mixed(textPrint(String(value), BASIS));
  return Array.isArray(value) ? listPrint(value) : mixed(sumOf(value as Members) ^ OBJECT);
}

/** A view's fingerprint in two sums: most of a view is its spaces, and few of them change at once. */
export interface ViewPrint {
  readonly spaces: number;
  readonly rest: number;
}

export function printView(view: View): ViewPrint {
  return { spaces: sumOf(view.spaces as unknown as Members), rest: restOf(view) };
}

/** The sums as one number: that of `printOf` of the whole view. */
export const numberOf = ({ spaces, rest }: ViewPrint): number =>
  mixed((rest + combined('spaces', mixed(spaces ^ OBJECT))) ^ OBJECT);

/** The fingerprint of the view that a patch made of another, from that other's. */
export function printAgain(print: ViewPrint, before: View, after: View, patch: ViewPatch): ViewPrint {
  let { spaces } = print;
  for (const id in patch.spaces) spaces += difference(before, after, id, patch.spaces[id]?.keep);
  const isSame = patch.variables === undefined && patch.resources === undefined && !('own' in patch);
  return { spaces: spaces | 0, rest: isSame ? print.rest : restOf(after) };
}

/** A context's fingerprint in what each of its members adds: most of them stay. */
export type ContextPrint = Readonly<Record<string, number>>;

/** Of a context, or of some of its members. */
export function printContext(context: Partial<Context>): ContextPrint {
  const print: Record<string, number> = {};
  const members = context as unknown as Members;
  for (const name in members)
    if (members[name] !== undefined) print[name] = combined(name, printOf(members[name]));
  return print;
}

/** What is seen at one time: the fingerprint of a view and of the context that goes with it. */
export interface SeenPrint {
  readonly view: ViewPrint;
  readonly context: ContextPrint;
}

/** As one number: that of `printOf` of an object that has both. */
export function numberOfSeen({ view, context }: SeenPrint): number {
  let members = 0;
  for (const name in context) members = (members + (context[name] as number)) | 0;
  return mixed((combined('view', numberOf(view)) + combined('context', mixed(members ^ OBJECT))) ^ OBJECT);
}

type Members = Readonly<Record<string, Json>>;

const BASIS = 0x811c9dc5 | 0;
const PRIME = 0x01000193;
const QUOTED = textPrint('"', BASIS);
const LIST = 0x4c697374;
const OBJECT = 0x4f626a65;

const listPrint = (list: readonly Json[]): number => folded(list, 0, list.length, LIST);

/** The items from one place up to another, taken into the print of those before them. */
function folded(list: readonly Json[], from: number, to: number, print: number): number {
  let all = print;
  for (let at = from; at < to; at++) all = mixed(Math.imul(all, 31) + printOf(list[at] as Json));
  return all;
}

function sumOf(members: Members): number {
  let sum = 0;
  for (const name in members) {
    const member = members[name];
    if (member !== undefined) sum = (sum + combined(name, printOf(member))) | 0;
  }
  return sum;
}

const restOf = ({ spaces, ...rest }: View): number => sumOf(rest as unknown as Members);

/** What a space adds to the sum, less what it added before. Of a pile, the pieces that stay are looked at once. */
function difference(before: View, after: View, id: string, keep: unknown): number {
  const [was, is] = [spaceOf(before, id), spaceOf(after, id)];
  if (typeof keep !== 'number') return spacePrint(id, is) - spacePrint(id, was);
  const stay = folded(piecesOf(is), 0, keep, LIST);
  return pilePrint(id, piecesOf(is), keep, stay) - pilePrint(id, piecesOf(was), keep, stay);
}

const piecesOf = (space: Json | undefined): readonly Json[] =>
  (space as unknown as { readonly pieces: readonly Json[] }).pieces;

const spaceOf = ({ spaces }: View, id: string): Json | undefined =>
  (spaces as unknown as Partial<Members>)[id];

const spacePrint = (id: string, space: Json | undefined): number =>
  space === undefined ? 0 : combined(id, printOf(space));

const pilePrint = (id: string, pieces: readonly Json[], keep: number, stay: number): number =>
  combined(id, mixed(combined('pieces', folded(pieces, keep, pieces.length, stay)) ^ OBJECT));

/** One member of an object. */
const combined = (name: string, print: number): number =>
  mixed(Math.imul(textPrint(name, BASIS), 31) + print);

function textPrint(text: string, basis: number): number {
  let print = basis;
  for (let at = 0; at < text.length; at++) print = Math.imul(print ^ text.charCodeAt(at), PRIME);
  return print;
}

/** Spreads each bit over all: the finalizer of MurmurHash3. From 0 to 2^32 - 1. */
function mixed(bits: number): number {
  let print = bits;
  print = Math.imul(print ^ (print >>> 16), 0x85ebca6b);
  print = Math.imul(print ^ (print >>> 13), 0xc2b2ae35);
  return (print ^ (print >>> 16)) >>> 0;
}
