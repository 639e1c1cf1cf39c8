/* Keys, signatures and checkpoints: for Node alone, so they have a door of their own. */

export { CHECKPOINT_HOURS, type Vouched, vouchedCatalog, writeCheckpoint } from './signing/checkpoint.js';
export { readClaim, signKeyAct, writeClaim } from './signing/key-acts.js';
export { newKeyFile, readKeyFile, type SigningKey } from './signing/keys.js';
export { assertLockSigned, lockSigner, signLock } from './signing/lock-signature.js';
