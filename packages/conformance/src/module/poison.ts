/**
 * Runs something while every door to clock, chance and network is watched, and says which were opened. What comes
 * through them is what always does. Nothing else runs meanwhile, for it is one call.
 */
export function watchDoors(run: () => void): readonly string[] {
  const opened = new Set<string>();
  const closing = DOORS.map((door) => watch(door, () => opened.add(door.name)));
  try {
    run();
  } finally {
    for (const close of closing.reverse()) close();
  }
  return [...opened];
}

interface Door {
  readonly name: string;
  readonly holder: object;
  readonly key: string;
}

const door = (name: string, holder: object | undefined): readonly Door[] => {
  const key = name.slice(name.lastIndexOf('.') + 1);
  return holder !== undefined && key in holder ? [{ name, holder, key }] : [];
};

const DOORS: readonly Door[] = [
  ...door('Date', globalThis),
  ...door('Date.now', Date),
  ...door('performance.now', globalThis.performance),
  ...door('Math.random', Math),
  ...door('crypto.getRandomValues', Object.getPrototypeOf(globalThis.crypto ?? {})),
  ...door('crypto.randomUUID', Object.getPrototypeOf(globalThis.crypto ?? {})),
  ...door('fetch', globalThis),
  ...door('WebSocket', globalThis),
  ...door('setTimeout', globalThis),
  ...door('setInterval', globalThis),
  ...door('setImmediate', globalThis),
  ...door('queueMicrotask', globalThis),
  ...door('Intl', globalThis),
  ...door('String.prototype.localeCompare', String.prototype),
  ...door('Number.prototype.toLocaleString', Number.prototype),
];

/** Puts something in the door's place that tells when it is opened; gives back what puts it right again. */
function watch({ holder, key }: Door, tell: () => void): () => void {
  const own = Object.getOwnPropertyDescriptor(holder, key);
  Object.defineProperty(holder, key, {
    configurable: true,
    enumerable: own?.enumerable ?? false,
    get() {
      tell();
      if (own === undefined) return Reflect.get(Object.getPrototypeOf(holder), key, holder);
      return own.get ? own.get.call(holder) : own.value;
    },
    // Whoever sets it anew means it for later.
    set(value: unknown) {
      if (own) own.value = value;
    },
  });
  return () => {
    if (own) Object.defineProperty(holder, key, own);
    else Reflect.deleteProperty(holder, key);
  };
}
