import type { Json } from '@tapete/core';
import * as z from 'zod';
import type { Path } from '../findings/pointer.js';
import { valueAt } from './shape-mistakes.js';

/** The keys that the object at a path may have, by the shape; of a union those of the branch that its `type` names. */
export function keysOf(shape: z.ZodType, raw: Json, path: Path): readonly string[] {
  let here: z.core.$ZodType[] = [shape];
  for (const [depth, key] of path.entries()) {
    const value = valueAt(raw, path.slice(0, depth));
    here = here.flatMap((one) => branches(one, value)).flatMap((one) => child(one, key));
  }
  const value = valueAt(raw, path);
  return here
    .flatMap((one) => branches(one, value))
    .flatMap((one) => (one instanceof z.ZodObject ? Object.keys(one.shape as object) : []));
}

/** The shapes behind wrappers and unions. */
function branches(shape: z.core.$ZodType, value: Json | undefined): z.core.$ZodType[] {
  const inner = unwrapped(shape);
  if (!(inner instanceof z.ZodUnion)) return [inner];
  const options = (inner.options as z.core.$ZodType[]).flatMap((option) => branches(option, value));
  const fitting = options.filter((option) => hasType(option, value));
  return fitting.length > 0 ? fitting : options;
}

function unwrapped(shape: z.core.$ZodType): z.core.$ZodType {
  if (
    shape instanceof z.ZodDefault ||
    shape instanceof z.ZodOptional ||
    shape instanceof z.ZodExactOptional
  ) {
    return unwrapped(shape.unwrap());
  }
  return shape instanceof z.ZodLazy ? unwrapped(shape.unwrap()) : shape;
}

function hasType(shape: z.core.$ZodType, value: Json | undefined): boolean {
  if (!(shape instanceof z.ZodObject) || typeof value !== 'object' || value === null) return false;
  const type = (shape.shape as Record<string, z.core.$ZodType | undefined>).type;
  const written = (value as { readonly type?: Json }).type;
  return type instanceof z.ZodLiteral && (type.values as Set<unknown>).has(written);
}

function child(shape: z.core.$ZodType, key: string | number): z.core.$ZodType[] {
  if (shape instanceof z.ZodObject) {
    const found = (shape.shape as Record<string, z.core.$ZodType | undefined>)[key];
    return found ? [found] : [];
  }
  if (shape instanceof z.ZodArray) return [shape.element as z.core.$ZodType];
  return shape instanceof z.ZodRecord ? [shape.valueType as z.core.$ZodType] : [];
}
