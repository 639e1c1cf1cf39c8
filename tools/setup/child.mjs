import { spawn } from 'node:child_process';
import { constants } from 'node:os';

/** @typedef {NodeJS.ProcessEnv} Environment */

/** Short, because a person who has pressed Ctrl-C waits for it. */
const PARENT_CHECK_MS = 500;

/**
 * Runs a command whose output is for people: all of it goes to standard error. Gives the exit code.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {Environment} env
 * @returns {Promise<number>}
 */
export function run(command, args, env) {
  return exitOf(spawn(command, args, { env, stdio: ['ignore', 2, 2] }), command);
}

/**
 * Runs a command and keeps what it says, both outputs in the order of their coming.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {Environment} env
 * @returns {Promise<{ code: number, output: string }>}
 */
export async function capture(command, args, env) {
  const child = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  }
  return { code: await exitOf(child, command), output };
}

/**
 * Runs the command that this process stands for: it has the terminal, gets our signals, and does not outlive us. npm
 * ends without stopping what it started, so the parent is watched too.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {Environment} env
 * @returns {Promise<number>}
 */
export async function runToTheEnd(command, args, env) {
  const child = spawn(command, args, { env, stdio: 'inherit' });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => child.kill(signal));
  }
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid !== parent) child.kill('SIGTERM');
  }, PARENT_CHECK_MS);
  const code = await exitOf(child, command);
  clearInterval(watch);
  return code;
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {string} command
 * @returns {Promise<number>}
 */
function exitOf(child, command) {
  return new Promise((done) => {
    child.on('error', (error) => {
      process.stderr.write(`tapete: ${command}: ${error.message}\n`);
      done(127);
    });
    // As a shell counts it: 128 and the signal's number.
    child.on('close', (code, signal) =>
      done(code ?? 128 + (signal === null ? 0 : constants.signals[signal])),
    );
  });
}
