// What runs within a realm beside the rules. Plain JavaScript that names nothing from outside of itself: its text is what
// crosses.

/**
 * The one door of a realm: takes calls as a text and answers them as a text. What it needs of the language it has before
 * the rules are there.
 *
 * Shape: `[on, calls]`, with `on` the number of a match and -1 for the game, each call `[method, ...args]` or the name of
 * what is no method. Answered with
 * a list of what the calls gave, `{value}`, `{same}` (the number of the call that gave the very same object) or
 * `{fault}`. A call that gives a match gives its number.
 *
 * @param {Record<string, any>} game
 */
export function serveRealm(game) {
  const { parse, stringify } = JSON;
  const { floor } = Math;
  /** @type {Map<number, any>} */
  const matches = new Map();
  let made = 0;
  const GIVES_MATCH = new Set(['create', 'load', 'replay', 'sample']);

  /** @param {any} error */
  const faultOf = (error) => {
    const { name, code, message, hint } = typeof error === 'object' && error !== null ? error : {};
    const isOurs = (name === 'Failure' || name === 'Broken') && typeof code === 'string';
    return isOurs
      ? { name, code, message: `${message}`, ...(typeof hint === 'string' ? { hint } : {}) }
      : { name: 'Broken', code: 'RULES_THREW', message: `${name}: ${message}` };
  };

  /** @param {any} match */
  const keep = (match) => {
    matches.set(made, match);
    return made++;
  };

  /** Even numbers from 0 on, out of a seed that is not 0 (xorshift32). @param {number} seed */
  const chanceFrom = (seed) => {
    let state = seed;
    return (/** @type {number} */ outcomes) => {
      state ^= state << 13;
      state ^= state >>> 17;
      state ^= state << 5;
      return floor(((state >>> 0) / 0x1_0000_0000) * outcomes);
    };
  };

  /** @param {any} target @param {string} method @param {any[]} args */
  const call = (target, method, args) => {
    if (typeof target[method] !== 'function') return target[method];
    if (method === 'sample') return keep(target.sample(args[0], { int: chanceFrom(args[1]) }));
    const value = target[method](...args);
    return GIVES_MATCH.has(method) ? keep(value) : value;
  };

  return (/** @type {string} */ text) => {
    const [on, calls] = parse(text);
    if (calls === 'drop') return matches.delete(on) ? '[]' : '[]';
    const target = on < 0 ? game : matches.get(on);
    /** @type {any[]} */
    const values = [];
    /** @type {any[]} */
    const replies = [];
    for (let at = 0; at < calls.length; at++) {
      const [method, ...args] = calls[at];
      try {
        const value = call(target, method, args);
        const same = typeof value === 'object' && value !== null ? values.indexOf(value) : -1;
        values[at] = value;
        replies[at] = same < 0 ? { value } : { same };
      } catch (error) {
        replies[at] = { fault: faultOf(error) };
      }
    }
    return stringify(replies);
  };
}
