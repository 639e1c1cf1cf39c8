/** Cards and players are their numbers, -1 for none; lists are lists of those. */
export type Value = number | string | boolean | readonly Value[];
/** The values of the names in scope, by place. Place 0 is `player`. */
export type Frame = Value[];
