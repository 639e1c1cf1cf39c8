import type { JsonObject } from '../json.js';
import { Failure } from '../refusal.js';
import type { Size } from './structure.js';

export function sizeOf(size: Size, config: JsonObject): number {
  const given = typeof size === 'number' ? size : config[size.config];
  const value = typeof size === 'number' || !size.by ? given : size.by[String(given)];
  if (typeof value === 'number' && Number.isInteger(value) && value >= 0) return value;
  throw new Failure('SIZE_WRONG', `the config value ${JSON.stringify(size)} is no size`);
}
