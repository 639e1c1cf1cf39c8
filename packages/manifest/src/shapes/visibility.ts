import { LEVELS } from '@tapete/core';
import * as z from 'zod';
import { named } from './naming.js';

export const VISIBILITY_WORDS = ['ownerOnly', 'public', 'hidden'] as const;

const levelsShape = z
  .record(named('viewer'), z.enum(LEVELS))
  .describe(
    'A level for each kind of viewer: `owner`, `team`, `role:<name>`, `others`. `others` is required.',
  );

export const visibilityShape = z
  .union([
    z
      .enum(VISIBILITY_WORDS)
      .describe(
        '`public`: all see which pieces lie here. `ownerOnly`: the owner does, others see how many. `hidden`: all see how many.',
      ),
    levelsShape,
  ])
  .describe('What viewers see of it');
export type VisibilityWritten = z.infer<typeof visibilityShape>;
