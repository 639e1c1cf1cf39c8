import type { AppendAnswer, LogRow, StoredMatch } from './store.js';

/** What the thread with the writing connection is asked. One commit for all writes of a request. */
export type Request =
  | { readonly id: number; readonly ask: 'write'; readonly writes: readonly Write[] }
  | { readonly id: number; readonly ask: 'find'; readonly match: string }
  | {
      readonly id: number;
      readonly ask: 'read';
      readonly match: string;
      readonly from: number;
      readonly limit: number;
    }
  | { readonly id: number; readonly ask: 'of'; readonly game: string; readonly limit: number }
  | { readonly id: number; readonly ask: 'close' };

export type Write =
  | ({ readonly kind: 'append' } & LogRow)
  | ({ readonly kind: 'create' } & StoredMatch)
  | { readonly kind: 'update'; readonly match: string; readonly before: string; readonly body: string };

export type WriteAnswer = AppendAnswer | 'exists';

/** `id` 0 answers the opening itself. */
export type Reply =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly failure: { readonly code: string; readonly message: string } };
