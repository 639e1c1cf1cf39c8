import * as z from 'zod';
import { named } from './naming.js';

/** A text for people; never empty. */
export const words = z.string().min(1);

export const schemaLink = z.string().describe('Where this format is described, for editors').exactOptional();

export const perLocale = z.record(named('locale'), words);

export const description = words.describe('For people who read the manifest').exactOptional();

export const file = named('file').describe('Path inside the module');
