// The host in a process of its own, with a durable store. Answers its parent's questions about itself.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { openStore, startHost } from '../../packages/host/dist/index.js';
import { shelfOfConecta4 } from './game.mjs';

const [, , store] = process.argv;
const delay = monitorEventLoopDelay({ resolution: 5 });
delay.enable();

const many = { sockets: 100_000, socketsOfAddress: 100_000, messagesPerSecond: 100_000 };
const host = await startHost({
  shelf: await shelfOfConecta4(),
  store: await openStore(store ?? 'memory:'),
  port: 0,
  limits: many,
  botPauseMs: 0,
});

process.on('message', async (asked) => {
  if (asked === 'stats') process.send?.(stats());
  if (asked === 'stop') {
    await host.close();
    process.exit(0);
  }
});
// Whoever started it is gone.
process.on('disconnect', () => process.exit(0));
process.send?.({ url: host.url });

function stats() {
  globalThis.gc?.();
  const { user, system } = process.cpuUsage();
  const { heapUsed, external, rss } = process.memoryUsage();
  const told = {
    cpuMs: (user + system) / 1000,
    heap: heapUsed + external,
    rss,
    loopP99Ms: delay.percentile(99) / 1e6,
  };
  delay.reset();
  return told;
}
