import { readKeyFile, type SigningKey } from '@tapete/manifest/signing';
import { readGiven } from '../given-file.js';

/** The key in a file that was named on the command line, under the name that it has for whoever takes it. */
export function keyFrom<Name extends string>(
  folder: string,
  name: Name,
  file: string | undefined,
): { readonly [name in Name]?: SigningKey } {
  if (file === undefined) return {};
  return { [name]: readKeyFile(readGiven(folder, file)) } as { readonly [name in Name]: SigningKey };
}
