import { PACKAGE_LIMITS } from '@tapete/manifest';

const MIB = 1024 * 1024;

/** What one publication may be, before anybody has looked at what it says. */
export const PUBLICATION_LIMITS = {
  /** As it is sent. */
  packedBytes: 8 * MIB,
  /** Of the archive within: all packages of the lock together, with their headers. */
  bytes: PACKAGE_LIMITS.bytes + 8 * MIB,
  /** Of all packages together. */
  files: 2 * PACKAGE_LIMITS.files,
  /** So long may one call of its rules take, and so long all of them together. */
  callMs: 10_000,
  trialMs: 600_000,
} as const;
