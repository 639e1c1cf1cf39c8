import { eachMember } from '../checks/each.js';
import type { Report } from '../findings/report.js';
import type { GameWritten } from '../shapes/game.js';
import type { LibraryWritten } from '../shapes/library.js';

export interface PackageWritten {
  readonly version?: unknown;
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** A module's `package.json` and its manifest name the same exact versions, its own and its libraries'. */
export function checkPackage(
  manifest: Pick<GameWritten | LibraryWritten, 'version' | 'dependencies'>,
  { version, dependencies }: PackageWritten,
  report: Report,
): void {
  if (manifest.version && version !== manifest.version) {
    report(
      'PACKAGE_DIFFERS',
      ['version'],
      `the manifest is ${manifest.version}, but package.json says ${String(version ?? 'nothing')}`,
    );
  }
  const packages = new Map(
    Object.entries(dependencies ?? {}).map(([name, range]) => [name.replace(/^@[^/]+\//, ''), range]),
  );
  eachMember(manifest.dependencies, ['dependencies'], (exact, path, id) => {
    const range = packages.get(id);
    if (range?.replace(/^workspace:/, '') === exact) return;
    const says = range === undefined ? 'does not name it' : `says \`${range}\``;
    report(
      'PACKAGE_DIFFERS',
      path,
      `\`${id}\` is ${exact} here, but package.json ${says}; both name one exact version`,
    );
  });
}
