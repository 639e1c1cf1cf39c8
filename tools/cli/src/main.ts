import { runCli } from './cli.js';
import { processIo } from './process-io.js';

// Threads of rules keep no process alive while they rest; a command that is between two questions to one is not done.
const alive = setInterval(() => undefined, 60_000);
process.exitCode = await runCli(process.argv.slice(2), processIo());
clearInterval(alive);
