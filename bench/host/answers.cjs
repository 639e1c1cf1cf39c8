// What a server under load answers about itself to the process that started it.
const { writeFileSync } = require('node:fs');
const inspector = require('node:inspector/promises');
const { monitorEventLoopDelay } = require('node:perf_hooks');

const delay = monitorEventLoopDelay({ resolution: 5 });
delay.enable();

const session = new inspector.Session();

const questions = {
  async profile() {
    session.connect();
    await session.post('Profiler.enable');
    await session.post('Profiler.start');
  },
  async profiled({ file }) {
    const { profile } = await session.post('Profiler.stop');
    session.disconnect();
    writeFileSync(file, JSON.stringify(profile));
  },
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
    const { ask, ...more } = asked;
    if (ask !== 'stop') return process.send?.((await questions[ask](more)) ?? {});
    await stop();
    process.exit(0);
  });
  process.on('disconnect', () => process.exit(0));
  process.send?.(first);
};
