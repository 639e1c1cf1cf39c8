import type { RealmAnswer, RealmEngine } from '../realm/realm.js';

/** A text that a realm is made of. */
export interface Loadable {
  readonly engine: RealmEngine;
  readonly text: string;
  /** What the text is; pictures have a little more of the language than rules. */
  readonly use: 'rules' | 'pictures';
}

/** What a thread is asked for. It does one thing after the other, and answers each. */
export type Request =
  | ({ readonly ask: 'load'; readonly rules: number } & Loadable)
  | { readonly ask: 'unload'; readonly rules: number }
  | { readonly ask: 'open'; readonly rules: number; readonly realm: number }
  | {
      readonly ask: 'call';
      readonly realm: number;
      readonly text: string;
      /** How often as much as one call may take. */
      readonly times: number;
      readonly again: boolean;
    }
  | { readonly ask: 'close'; readonly realm: number };

/** `now`: whoever asked sleeps until the answer is there. */
export type Asked = Request & { readonly id: number; readonly now: boolean };

/** A `call` is answered as its realm answers, everything else with an empty text or what was wrong. */
export interface Answered {
  readonly id: number;
  readonly answer: RealmAnswer;
}

export interface ThreadData {
  /** Grows whenever an answer lies in the port. */
  readonly bell: Int32Array;
  /** Where answers for a sleeper are put. */
  readonly port: import('node:worker_threads').MessagePort;
}
