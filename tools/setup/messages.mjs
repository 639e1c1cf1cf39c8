/** What stops the setup: told in one line, without a stack. */
export class SetupError extends Error {}

/** On standard error, so that the output of a command stays its own. */
export function say(/** @type {string} */ message) {
  process.stderr.write(`tapete: ${message}\n`);
}
