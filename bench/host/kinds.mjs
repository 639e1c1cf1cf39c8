import { boardgame } from './kinds/boardgame.mjs';
import { durable, inMemory } from './kinds/tapete.mjs';

export const KINDS = [durable, inMemory, boardgame];
