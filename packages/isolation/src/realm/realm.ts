/** What a realm gives back for a call: the text of its answers, or why there is none. Then it is not to be used again. */
export type RealmAnswer =
  | { readonly text: string }
  | {
      /** `fuel`: the call took too many ticks. `overrun`: memory, stack or the length of the answer. */
      readonly fault: 'fuel' | 'overrun';
      readonly message: string;
    };

/** A world of JavaScript in which the rules of one match run, with nothing in it but the language. */
export interface Realm {
  /** Never throws. */
  call(text: string, fuel: number): RealmAnswer;
  close(): void;
}

export const REALM_ENGINES = ['quickjs', 'quickjs-ng', 'v8'] as const;
/** What runs a realm. Matches run in `quickjs`; the others are there to compare. */
export type RealmEngine = (typeof REALM_ENGINES)[number];
