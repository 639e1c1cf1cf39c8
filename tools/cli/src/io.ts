/** 0: done. 1: something was found, or the world failed. 2: the command was used wrongly. */
export type ExitCode = 0 | 1 | 2;

/** Where text goes to. Colours and moving lines are only for a terminal. */
export interface Output {
  readonly isTerminal: boolean;
  readonly columns: number;
  write(text: string): void;
}

/** What is typed, or comes through a pipe. */
export interface Input {
  readonly isTerminal: boolean;
  lines(): AsyncIterable<string>;
}

/** All that a command has to do with the world besides files and sockets, so that a test can stand in for a person. */
export interface Io {
  /** The command's result, and nothing else. */
  readonly out: Output;
  /** Progress and talk. */
  readonly err: Output;
  readonly input: Input;
  /** What relative paths begin at. */
  readonly folder: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Kept when somebody asks the command to stop. Until it is called, a signal ends the process at once. */
  stopped(): Promise<void>;
}
