import { isBuiltin } from 'node:module';
import { isAbsolute, join, relative, sep } from 'node:path';
import type { OnResolveArgs, OnResolveResult, Plugin, PluginBuild } from 'esbuild';
import { exportedFile, type OurImport, readOurImport } from '../module/packages.js';

/** Where the code of a bundle may come from. */
export interface ImportPolicy {
  /** Folder of the module. */
  readonly root: string;
  /** Folders of the packages of ours that it may import, by name. */
  readonly packages: ReadonlyMap<string, string>;
}

export const IMPORT_CODES = [
  'IMPORT_NODE',
  'IMPORT_NETWORK',
  'IMPORT_LATE',
  'IMPORT_UNDECLARED',
  'IMPORT_OUTSIDE',
  'IMPORT_UNKNOWN',
] as const;
type ImportCode = (typeof IMPORT_CODES)[number];

/**
 * Lets a module import its own files, the engine and the libraries that its manifest declares, and names every other
 * import with its file. What our own packages import is their affair, but for what no bundle may have.
 */
export function importGuard(policy: ImportPolicy): Plugin {
  return {
    name: 'import-guard',
    setup(build) {
      build.onResolve({ filter: /.*/ }, async (args) => {
        if (args.kind === 'entry-point') return undefined;
        const ours = readOurImport(args.path);
        const folder = ours && policy.packages.get(ours.name);
        const own = isOwn(args.importer, policy);
        return (
          neverAllowed(args) ??
          (own ? late(args) : undefined) ??
          (ours && folder ? await resolvedOurs(ours, folder) : undefined) ??
          (own ? foreign(args, policy) : await wantedWhereUsed(args, build))
        );
      });
    },
  };
}

function neverAllowed({ path }: OnResolveArgs): OnResolveResult | undefined {
  if (isBuiltin(path)) return refused('IMPORT_NODE', `\`${path}\` is Node's; a bundle runs without Node`);
  if (!/^([a-z]+:|\/\/)/i.test(path)) return undefined;
  return refused('IMPORT_NETWORK', `\`${path}\` is no file; a bundle reaches nothing outside of itself`);
}

function late({ path, kind }: OnResolveArgs): OnResolveResult | undefined {
  if (kind === 'import-statement') return undefined;
  return refused(
    'IMPORT_LATE',
    `\`${path}\` must be imported at the top: a bundle has all its code from the start`,
  );
}

async function resolvedOurs({ name, subpath }: OurImport, folder: string): Promise<OnResolveResult> {
  const path = await exportedFile(folder, subpath);
  return path === undefined ? refused('IMPORT_UNKNOWN', `\`${name}\` has no \`${subpath}\``) : { path };
}

const RESOLVED = 'resolved';

/** What our packages stand on is in a bundle only where it is used: whoever draws a picture needs no parser of pictures. */
async function wantedWhereUsed(
  args: OnResolveArgs,
  build: PluginBuild,
): Promise<OnResolveResult | undefined> {
  const { path, importer, resolveDir, kind, pluginData } = args;
  if (path.startsWith('.') || pluginData === RESOLVED) return undefined;
  const found = await build.resolve(path, { importer, resolveDir, kind, pluginData: RESOLVED });
  return found.errors.length > 0 ? undefined : { path: found.path, sideEffects: false };
}

/** Why a file of the module may not import this; undefined for another file of the module. */
function foreign({ path, resolveDir }: OnResolveArgs, policy: ImportPolicy): OnResolveResult | undefined {
  if (!path.startsWith('.')) {
    return refused(
      'IMPORT_UNDECLARED',
      `\`${path}\` is neither the engine nor among the manifest's \`dependencies\``,
    );
  }
  if (isOwn(join(resolveDir, path), policy)) return undefined;
  return refused('IMPORT_OUTSIDE', `\`${path}\` leads out of the module's folder`);
}

/** True for a file of the module, and for the entry that we write ourselves and that stands in no folder. */
function isOwn(file: string, { root, packages }: ImportPolicy): boolean {
  if (!isAbsolute(file)) return true;
  return isIn(root, file) && ![...packages.values()].some((folder) => isIn(folder, file));
}

function isIn(folder: string, file: string): boolean {
  const segments = relative(folder, file).split(sep);
  return segments[0] !== '..' && !segments.includes('node_modules');
}

function refused(code: ImportCode, text: string): OnResolveResult {
  return { errors: [{ text, detail: code }] };
}
