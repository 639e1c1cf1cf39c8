import { Failure } from '@tapete/core';
import type { Key, KeyAct, Signer } from './acts.js';

/** The keys of one name. Whoever has one of them publishes its versions. */
export interface Owners {
  readonly keys: readonly Key[];
  /** Never granted again. */
  readonly revoked: readonly Key[];
}

/**
 * The owners of a name after an act; whether it was signed by who it says is not looked at here.
 * Refused: KEY_NOT_OWNER, KEY_REVOKED, KEY_TAKEN.
 */
export function ownersAfter(owners: Owners | undefined, act: KeyAct, isPublished: boolean): Owners {
  const { keys = [], revoked = [] } = owners ?? {};
  const { name, key, by } = act;
  const isFirst = owners === undefined && !isPublished && by === key;
  if (!isFirst && by !== 'operator' && !keys.includes(by)) throw notOwner(name, by);
  if (act.act === 'revoke') {
    if (!keys.includes(key)) throw notOwner(name, key);
    return { keys: keys.filter((each) => each !== key), revoked: [...revoked, key] };
  }
  if (revoked.includes(key)) throw new Failure('KEY_REVOKED', `${key} was revoked for ${name}.`);
  if (keys.includes(key)) throw new Failure('KEY_TAKEN', `${name} has ${key} already.`);
  return { keys: [...keys, key], revoked };
}

/** Refused: KEY_MISSING where a name with owners is published unsigned, KEY_NOT_OWNER. */
export function assertOwner(name: string, owners: Owners | undefined, by: Key | undefined): void {
  if (owners === undefined && by === undefined) return;
  if (by === undefined) {
    throw new Failure(
      'KEY_MISSING',
      `${name} is published by those who have one of its keys.`,
      'Publish it with --key FILE.',
    );
  }
  if (!owners?.keys.includes(by)) throw notOwner(name, by);
}

function notOwner(name: string, by: Signer): Failure {
  return new Failure(
    'KEY_NOT_OWNER',
    `${by} is no key of ${name}.`,
    'An owner grants a key, or the operator of the catalog does.',
  );
}
