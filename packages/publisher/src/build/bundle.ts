import type { Finding } from '@tapete/manifest';
import { build, type Message, type Metafile } from 'esbuild';
import { finding } from '../finding.js';
import { IMPORT_CODES, type ImportPolicy, importGuard } from './import-guard.js';

export type Bundled =
  | { readonly text: string; readonly files: readonly string[] }
  | { readonly findings: readonly Finding[] };

/**
 * One ES module out of an entry and all that it imports. The same sources give the same bytes from any folder: no
 * comments, which would have paths, and no settings from files that lie around.
 */
export async function bundle(entry: string, policy: ImportPolicy): Promise<Bundled> {
  try {
    const { outputFiles, metafile } = await build({
      stdin: { contents: entry, resolveDir: policy.root, sourcefile: 'entry.ts', loader: 'ts' },
      absWorkingDir: policy.root,
      bundle: true,
      write: false,
      metafile: true,
      format: 'esm',
      platform: 'neutral',
      target: 'es2022',
      // Written as calls, which a realm answers in the same way in every engine, or refuses.
      supported: { 'exponent-operator': false, 'regexp-unicode-property-escapes': false },
      mainFields: ['module', 'main'],
      conditions: ['@tapete/source'],
      jsx: 'automatic',
      jsxImportSource: '@tapete/graphics',
      tsconfigRaw: '{}',
      charset: 'utf8',
      legalComments: 'none',
      minifyWhitespace: true,
      minifySyntax: true,
      logLevel: 'silent',
      plugins: [importGuard(policy)],
    });
    const text = outputFiles[0]?.text ?? '';
    return lateImport(text) ?? { text, files: ownFiles(metafile) };
  } catch (error) {
    const messages = (error as { readonly errors?: readonly Message[] }).errors;
    if (messages === undefined) throw error;
    return { findings: messages.map(told) };
  }
}

/** An import of a computed name is the one that esbuild does not resolve, and so leaves in the text. */
export function lateImport(text: string): { readonly findings: readonly Finding[] } | undefined {
  if (!/\bimport\s*\(/.test(text)) return undefined;
  const message = 'an `import()` of a computed name is left: a bundle has all its code from the start';
  return { findings: [finding('IMPORT_LATE', { file: 'src', message })] };
}

function ownFiles({ inputs }: Metafile): string[] {
  return Object.keys(inputs)
    .filter((path) => !path.startsWith('..') && path !== 'entry.ts')
    .sort();
}

function told({ text, detail, location }: Message): Finding {
  const code =
    IMPORT_CODES.find((each) => each === detail) ??
    (/^Could not resolve/.test(text) ? 'IMPORT_UNKNOWN' : 'CODE_WRONG');
  const file = location?.file ?? 'src';
  return finding(code, {
    file,
    message: text,
    ...(location && { line: location.line, column: location.column + 1 }),
  });
}
