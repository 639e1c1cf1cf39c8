import type { Catalog, CatalogGame, Lock } from '@tapete/manifest';
import { compareVersions } from '@tapete/manifest';
import type { GameHistory, VersionCard } from '@tapete/wire';

/**
 * What a catalog has of one game, the newest first; undefined where it has nothing. `lockOf` gives the lock of a version,
 * compared with its digest.
 */
export async function historyOf(
  { games, owners }: Pick<Catalog, 'games' | 'owners'>,
  game: string,
  lockOf: (version: CatalogGame) => Promise<Lock>,
): Promise<GameHistory | undefined> {
  const own = [...games.values()].filter(({ name }) => name === game);
  const keys = owners.get(game)?.keys ?? [];
  if (own.length === 0 && keys.length === 0) return undefined;
  own.sort((one, other) => compareVersions(other.version, one.version));
  const versions = await Promise.all(own.map(async (version) => versionCard(version, await lockOf(version))));
  return { game, keys: [...keys], versions };
}

function versionCard(version: CatalogGame, { engine, host, checks, packages, resources }: Lock): VersionCard {
  const { name, publishedAt, lock, by, isActive, blocked } = version;
  return {
    name: `${name}@${version.version}`,
    version: version.version,
    status: blocked === undefined ? (isActive ? 'active' : 'inactive') : 'blocked',
    ...(blocked === undefined ? {} : { reason: blocked }),
    publishedAt,
    lock,
    ...(by === undefined ? {} : { by }),
    engine: { ...engine },
    api: host.api,
    checks: [...checks],
    packages: packages.map(({ name: id, version: of, kind, size, files }) => ({
      name: `${id}@${of}`,
      kind,
      size,
      files,
    })),
    resources: resources.length,
  };
}
