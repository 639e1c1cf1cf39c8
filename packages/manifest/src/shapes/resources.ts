import * as z from 'zod';
import { named } from './naming.js';
import { file } from './words.js';

const id = named('kebab');
const optional = z.boolean().describe('Whether the game plays on without it').exactOptional();
const size = { width: z.int().min(1).max(16384), height: z.int().min(1).max(16384) };

const regionShape = z.strictObject({ x: z.int().min(0), y: z.int().min(0), ...size });

/** Pictures, sounds and texts that a module or a library brings. */
export const resourceFileShape = z.discriminatedUnion('type', [
  z.strictObject({
    id,
    type: z.literal('graphic'),
    module: file.describe('The graphic definition, rendered when the module is published'),
    slots: z
      .array(id)
      .min(1)
      .describe('Pictures that it draws, named `id/slot`; left out, one by the name of its id')
      .exactOptional(),
    perSeat: z.boolean().describe('Whether it looks different for each seat').exactOptional(),
    optional,
  }),
  z.strictObject({ id, type: z.literal('image'), file, ...size, optional }),
  z.strictObject({
    id,
    type: z.literal('atlas'),
    file,
    ...size,
    regions: z.record(id, regionShape).describe('Named parts of the image, used as `id/region`'),
    optional,
  }),
  z.strictObject({ id, type: z.literal('sound'), file, optional }),
  z.strictObject({ id, type: z.literal('text'), file, optional }),
]);
export type ResourceFile = z.infer<typeof resourceFileShape>;

/** Every name by which a layout, a face or a plan can call something of this resource. */
export function slotsOf(resource: ResourceFile): string[] {
  if (resource.type === 'graphic' && resource.slots !== undefined) {
    return [resource.id, ...resource.slots.map((slot) => `${resource.id}/${slot}`)];
  }
  if (resource.type === 'atlas')
    return Object.keys(resource.regions).map((region) => `${resource.id}/${region}`);
  return [resource.id];
}

export const PICTURES = ['graphic', 'image', 'atlas'] as const;
export const isPicture = ({ type }: Pick<ResourceFile, 'type'>): boolean =>
  (PICTURES as readonly string[]).includes(type);
