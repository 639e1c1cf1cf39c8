import { type Json, PROPERTY_TYPES, type PropertyType, type Scalar } from '@tapete/core';
import * as z from 'zod';
import { named } from './naming.js';
import { description } from './words.js';

/** One typed value: a variable, a config value, a property of cards or pieces. */
export interface Property {
  readonly type: PropertyType;
  readonly description?: string;
  readonly enums?: readonly Scalar[];
  readonly enum?: readonly Scalar[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly nullable?: boolean;
  readonly required?: boolean;
  readonly default?: Json;
  readonly items?: Property;
  readonly properties?: Readonly<Record<string, Property>>;
}

export const scalar = z.union([z.string(), z.number(), z.boolean(), z.null()]);

/** What narrows a type; shared by properties, parameters and event fields. */
export const narrowing = {
  enum: z.array(scalar).min(1).describe('The only values allowed').exactOptional(),
  minimum: z.number().describe('Of numbers').exactOptional(),
  maximum: z.number().describe('Of numbers').exactOptional(),
  minLength: z.int().min(0).describe('Fewest letters of a text, or items of a list').exactOptional(),
  maxLength: z.int().min(0).describe('Most letters of a text, or items of a list').exactOptional(),
};

/** `z.json()` would be read as a pattern for texts too; any JSON value may be a default. */
export const json = z.custom<Json>((value) => value !== undefined).describe('Any JSON value');

export const propertyFields = {
  type: z.enum(PROPERTY_TYPES),
  description,
  enums: z.array(scalar).min(1).describe('The values of an `enum`').exactOptional(),
  ...narrowing,
  nullable: z.boolean().describe('Whether null is a value as well').exactOptional(),
  required: z.boolean().describe('Whether it must be there. Default true').exactOptional(),
  default: json.describe('What it is at first').exactOptional(),
  items: z
    .lazy((): z.ZodType<Property, Property> => propertyShape)
    .describe('What each item of an `array` is')
    .exactOptional(),
  properties: z
    .lazy((): z.ZodType<Record<string, Property>, Record<string, Property>> => propertiesShape)
    .describe('What an `object` has')
    .exactOptional(),
};

export const propertyShape: z.ZodType<Property, Property> = z.strictObject(propertyFields);

export const propertiesShape: z.ZodType<Record<string, Property>, Record<string, Property>> = z.record(
  named('camel'),
  propertyShape,
);
