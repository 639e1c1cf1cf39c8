import * as z from 'zod';
import { chartShape } from './chart.js';
import { layoutShape } from './layout.js';
import { planShape } from './plan.js';

const size = { width: z.number().positive(), height: z.number().positive() };
const regionShape = z.strictObject({
  x: z.number().min(0),
  y: z.number().min(0),
  ...size,
  of: z.strictObject(size),
});

/**
 * What a player's page needs of one published game, besides the match: made by the publisher, part of the package
 * (`presentation.json`). Pictures and sounds are named by the path of a file of the package.
 */
export const presentationShape = z.strictObject({
  presentationVersion: z.literal(1),
  game: z.string(),
  version: z.string(),
  locales: z.array(z.string()).min(1),
  title: z.record(z.string(), z.string()),
  summary: z.record(z.string(), z.string()),
  /** Locale -> key -> ICU text. */
  texts: z.record(z.string(), z.record(z.string(), z.string())),
  layout: layoutShape.optional(),
  /** Board -> how it lies; boards of squares have none. */
  charts: z.record(z.string(), chartShape).optional(),
  plans: z.array(planShape),
  /** Slot -> variant (`plain` always) -> file, or locale -> file where a picture has words. */
  pictures: z.record(
    z.string(),
    z.record(z.string(), z.union([z.string(), z.record(z.string(), z.string())])),
  ),
  /** Slots that are a part of their file: an atlas's regions, in the units of an image that is as large as `of`. */
  regions: z.record(z.string(), regionShape).optional(),
  /** Definition id, or `definition@p0` where it differs by owner -> slot; `definition!back` for a face that is down. */
  faces: z.record(z.string(), z.string()),
  /** Sound id -> file. */
  sounds: z.record(z.string(), z.string()),
  /** Of the catalog. */
  cover: z.string(),
  thumbnail: z.string(),
  icon: z.string(),
});
export type Presentation = z.infer<typeof presentationShape>;
