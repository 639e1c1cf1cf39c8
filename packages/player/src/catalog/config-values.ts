import type { GameCard } from '@tapete/client';

export type ConfigField = GameCard['config'][number];
export type ConfigValue = string | number | boolean | null;

/** Values that a field of this kind may be shown with: lists and objects are left at their default. */
const SHOWN = ['integer', 'number', 'boolean', 'string', 'enum'];

/** A field with one possible value is no choice. */
export function isChoice(field: ConfigField): boolean {
  const one = field.enum?.length === 1 || (field.minimum !== undefined && field.minimum === field.maximum);
  return SHOWN.includes(field.type) && !one;
}

export function defaultsOf(fields: readonly ConfigField[]): Readonly<Record<string, ConfigValue>> {
  const given = fields.filter((field) => isChoice(field) && field.default !== undefined);
  return Object.fromEntries(given.map((field) => [field.name, field.default as ConfigValue]));
}

/** Settings that came as texts, in an address: those that the game has, each of its type. What does not fit, a host refuses. */
export function readConfig(
  fields: readonly ConfigField[],
  texts: Readonly<Record<string, string>>,
): Readonly<Record<string, ConfigValue>> {
  const known = fields.filter(({ name }) => Object.hasOwn(texts, name));
  return Object.fromEntries(known.map((field) => [field.name, readValue(field, texts[field.name] ?? '')]));
}

function readValue({ type }: ConfigField, text: string): ConfigValue {
  if (type === 'boolean') return text === 'true';
  return type === 'integer' || type === 'number' ? Number(text) : text;
}
