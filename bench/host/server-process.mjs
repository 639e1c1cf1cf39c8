// A server in a process of its own, and the questions that it is asked about itself.
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export class ServerProcess {
  #child;

  /** Started when it answers; `said` is what it says first. */
  static async start(file, args) {
    const child = fork(fileURLToPath(new URL(file, import.meta.url)), args, {
      execArgv: ['--expose-gc'],
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const server = new ServerProcess(child);
    server.said = await server.#answer();
    return server;
  }

  constructor(child) {
    this.#child = child;
  }

  /** Milliseconds of processor time that all its threads have used, and how late its loop was since the last time. */
  cpu() {
    return this.#ask('cpu');
  }

  /** Bytes that are left after its garbage was collected. */
  memory() {
    return this.#ask('memory');
  }

  /** Begins to note where its main thread spends its time. */
  profile() {
    return this.#ask('profile');
  }

  /** Writes what it noted since then, as Chromium's tools read it. */
  profiled(file) {
    return this.#ask('profiled', { file });
  }

  async stop() {
    const ended = new Promise((go) => this.#child.once('exit', go));
    this.#child.send({ ask: 'stop' });
    const timer = setTimeout(() => this.#child.kill('SIGKILL'), 5000);
    await ended;
    clearTimeout(timer);
  }

  /** At once, whatever it is doing. */
  async kill() {
    const ended = new Promise((go) => this.#child.once('exit', go));
    this.#child.kill('SIGKILL');
    await ended;
  }

  #ask(ask, more = {}) {
    const answer = this.#answer();
    this.#child.send({ ask, ...more });
    return answer;
  }

  #answer() {
    return new Promise((answered, failed) => {
      const ended = (code) => failed(new Error(`the server ended with ${code}`));
      this.#child.once('exit', ended);
      this.#child.once('message', (said) => {
        this.#child.off('exit', ended);
        answered(said);
      });
    });
  }
}
