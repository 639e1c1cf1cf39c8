/** The command was used in a way that it does not have: told with the command's usage, exit code 2. */
export class WrongUse extends Error {
  override readonly name = 'WrongUse';
  constructor(
    readonly code: string,
    message: string,
    readonly hint?: string,
  ) {
    super(message);
  }
}
