// What a server under load answers about itself to the process that started it.
const { monitorEventLoopDelay } = require('node:perf_hooks');

const delay = monitorEventLoopDelay({ resolution: 5 });
delay.enable();

const questions = {
  cpu() {
    const { user, system } = process.cpuUsage();
    const loopP99Ms = delay.percentile(99) / 1e6;
    delay.reset();
    return { ms: (user + system) / 1000, loopP99Ms };
  },
  memory() {
    for (let times = 0; times < 3; times++) globalThis.gc?.();
    const { heapUsed, external, rss } = process.memoryUsage();
    return { used: heapUsed + external, rss };
  },
};

/** Says first what it is told, and goes on answering until it is asked to stop, or nobody is left to ask. */
exports.answer = (first, stop) => {
  process.on('message', async (asked) => {
    if (asked !== 'stop') return process.send?.(questions[asked]());
    await stop();
    process.exit(0);
  });
  process.on('disconnect', () => process.exit(0));
  process.send?.(first);
};
