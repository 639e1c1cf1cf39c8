import type { Finding } from '@tapete/manifest';
import { type Command, CommanderError } from 'commander';
import { isBroken, isFailure, stackOf } from './failures.js';
import { Found } from './found.js';
import type { ExitCode, Io } from './io.js';
import { paintFor } from './paint.js';
import { harmless } from './show/harmless.js';
import { showFindings } from './show/show-findings.js';
import { WrongUse } from './wrong-use.js';

export interface Call {
  readonly argv: readonly string[];
  readonly io: Io;
  readonly program: Command;
}

/** Tells what went wrong on standard error; to who asked for JSON also as the one document on standard output. */
export function tellError(error: unknown, call: Call): ExitCode {
  if (error instanceof CommanderError) return tellParsing(error, call);
  if (error instanceof Found) return tellFindings(error, call);
  const { code, message, hint } = toldOf(error);
  const { err, env } = call.io;
  const paint = paintFor(err, env);
  err.write(`${paint.red(harmless(`error ${code}: ${message}`))}\n`);
  if (hint !== undefined) err.write(`  ${paint.dim(harmless(hint))}\n`);
  if (error instanceof WrongUse) err.write(`\n${usageOf(called(call))}\n`);
  tellJson(call, { code, message, ...(hint === undefined ? {} : { hint }) });
  return error instanceof WrongUse ? 2 : 1;
}

/** The parser has told it already; asking for help is no mistake. */
function tellParsing({ exitCode, code, message }: CommanderError, call: Call): ExitCode {
  if (exitCode === 0) return 0;
  const isHelp = code === 'commander.help';
  tellJson(call, {
    code: 'USE_WRONG',
    message: isHelp ? 'no command was named' : message.replace(/^error: /, ''),
  });
  return 2;
}

function tellFindings({ message, findings }: Found, call: Call): ExitCode {
  const { err, env } = call.io;
  const paint = paintFor(err, env);
  err.write(`${showFindings(findings, paint)}${paint.red(`error GAME_WRONG: ${message}`)}\n`);
  tellJson(call, { code: 'GAME_WRONG', message, findings });
  return 1;
}

interface Told {
  readonly code: string;
  readonly message: string;
  readonly hint?: string | undefined;
}

function toldOf(error: unknown): Told {
  if (isFailure(error) || error instanceof WrongUse) return error;
  if (isBroken(error)) return { code: error.code, message: error.message, hint: stackOf(error) };
  const what = error instanceof Error ? error : new Error(String(error));
  return { code: 'INVARIANT_BROKEN', message: what.message, hint: stackOf(what) };
}

function tellJson({ argv, io }: Call, error: Told & { findings?: readonly Finding[] }): void {
  if (argv.includes('--json')) io.out.write(`${JSON.stringify({ error })}\n`);
}

const called = ({ argv, program }: Call): Command =>
  program.commands.find((command) => command.name() === argv[0]) ?? program;

/** How a command is written, and where more is said. */
export function usageOf(command: Command): string {
  const usage = command.createHelp().commandUsage(command);
  return `Usage: ${usage}\n  ${usage.split(' [')[0]?.split(' <')[0]} --help says more.`;
}
