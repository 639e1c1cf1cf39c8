const waiting: (() => Promise<unknown>)[] = [];
let isIdle = false;

/** Fetches something once the page stands and has nothing else to do, so that it is there when it is wanted. */
export function ahead(load: () => Promise<unknown>): void {
  if (isIdle) fetchNow(load);
  else waiting.push(load);
}

/** The page stands. */
export function fetchAhead(): void {
  const begin = () => {
    isIdle = true;
    for (const load of waiting.splice(0)) fetchNow(load);
  };
  // Safari has no such thing; there a moment does.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(begin, { timeout: 2000 });
  else setTimeout(begin, 500);
}

export function fetchNow(load: () => Promise<unknown>): void {
  // Whoever needs it asks again, and says so where it cannot be had.
  load().catch(() => undefined);
}
