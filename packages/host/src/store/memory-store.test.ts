import { storeLaws } from '../../test/store-laws.js';
import { memoryStore } from './memory-store.js';

storeLaws(async () => memoryStore());
