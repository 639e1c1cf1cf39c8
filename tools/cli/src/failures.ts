import { Broken, Failure } from '@tapete/core';

/**
 * A failure, whoever's it is: a locked game carries its engine, so what that throws is of a class of its own, known by
 * its name.
 */
export function isFailure(error: unknown): error is Failure {
  return error instanceof Failure || hasName(error, 'Failure');
}

export function isBroken(error: unknown): error is Broken {
  return error instanceof Broken || hasName(error, 'Broken');
}

const hasName = (error: unknown, name: string): boolean =>
  error instanceof Error && error.name === name && typeof (error as { code?: unknown }).code === 'string';

/** Where an error was thrown, with the text of a bundle, which its address is, left out. */
export function stackOf({ stack = '' }: Error): string {
  const lines = stack.split('\n').filter((line) => line.trimStart().startsWith('at '));
  return lines.map((line) => line.replace(/data:[^:)]*base64,[A-Za-z0-9+/=]*/g, 'rules.js')).join('\n');
}
