// What a long run says on its way: on standard error, so that its figures alone are on standard output.
const EVERY_MS = 5000;

/** Says every few seconds how many of them are done, and after how long. */
export function progress(all, what) {
  const began = performance.now();
  let last = began;
  return (done) => {
    const now = performance.now();
    if (now - last < EVERY_MS && done < all) return;
    last = now;
    console.error(`${done} of ${all} ${what}, ${((now - began) / 1000).toFixed(0)} s`);
  };
}

/** How many there are of each, the most first. */
export function told(counts) {
  return [...counts]
    .sort(([, one], [, other]) => other - one)
    .map(([what, count]) => `  ${what}: ${count}`)
    .join('\n');
}

/** One more of a kind. */
export function count(counts, what) {
  counts.set(what, (counts.get(what) ?? 0) + 1);
}
