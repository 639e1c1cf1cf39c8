import type { Digest } from '../digest.js';
import type { Finding } from '../findings/finding.js';

/** What came of publishing. Refused, everything that is wrong is among the findings, and the catalog is as it was. */
export type Published =
  | { readonly status: 'refused'; readonly findings: readonly Finding[] }
  | {
      /** `already`: this very game is there under this name and version, and nothing was written. */
      readonly status: 'published' | 'already';
      /** `conecta4@1.0.0`. */
      readonly name: string;
      readonly lock: Digest;
      readonly warnings: readonly Finding[];
    };
