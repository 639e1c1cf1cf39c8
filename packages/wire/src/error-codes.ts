/** What the host says, in an `error` envelope, to what it could not take. Refused commands get a receipt instead. */
export const ERROR_CODES = [
  /** Not an envelope of the protocol. The message says where. */
  'ENVELOPE_WRONG',
  /** None of the client's protocols is spoken here. */
  'PROTOCOL_UNKNOWN',
  /** No such match, or not this one. */
  'MATCH_UNKNOWN',
  /** The token proves no seat of this match. */
  'TOKEN_WRONG',
  /** The first envelope has to be `hello`. */
  'HELLO_MISSING',
  /** Too many commands wait for their receipts. */
  'TOO_FAST',
  /** It could not be stored, so it was not done. Sent again with the same id it may be. */
  'NOT_STORED',
  /** The match cannot be read from its log now. Try again later. */
  'MATCH_UNAVAILABLE',
  /** Whoever runs the host has blocked the game, and the match goes on when that is over. The message is the reason. */
  'MATCH_SUSPENDED',
  /** The game's rules failed to show the match. */
  'VIEW_FAILED',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

/** Those after which it is no use to try again with the same hello. */
export const FINAL_ERRORS: readonly string[] = ['PROTOCOL_UNKNOWN', 'MATCH_UNKNOWN', 'TOKEN_WRONG'];
