import { boardgame } from './kinds/boardgame.mjs';
import { durable, inMemory, isolated } from './kinds/tapete.mjs';

export const KINDS = [durable, inMemory, boardgame];
/** What can be measured besides, by name. */
export const OTHERS = [isolated];
