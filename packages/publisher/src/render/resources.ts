import type { Finding, GameManifest, PackageFile, PresentationSection, ResourceFile } from '@tapete/manifest';
import { finding } from '../finding.js';
import type { ModuleFolder } from '../module/read-folder.js';
import type { GraphicResource } from './picture-source.js';
import { type SoundKind, soundKind } from './sounds.js';

type Resource<Type extends ResourceFile['type']> = Extract<ResourceFile, { readonly type: Type }>;

const resourcesOf = <Type extends ResourceFile['type']>({ presentation }: GameManifest, type: Type) =>
  (presentation?.resources ?? []).filter((each): each is Resource<Type> => each.type === type);

/** What the game's own modules draw. */
export const graphicsOf = (game: GameManifest, { root, files }: ModuleFolder): GraphicResource[] =>
  resourcesOf(game, 'graphic')
    // A module that is missing has been told, by the name that the manifest gives it.
    .filter(({ module }) => files.has(module))
    .map((graphic) => ({ ...graphic, root }));

export interface Sounds {
  readonly files: readonly (PackageFile & { readonly mediaType: SoundKind['mediaType'] })[];
  /** Sound id -> file. */
  readonly ids: Readonly<Record<string, string>>;
  readonly findings: readonly Finding[];
}

/** The game's sounds, each by what its bytes are. One that is optional may be missing; none may be something else. */
export function soundsOf(game: GameManifest, { files }: ModuleFolder): Sounds {
  const there = resourcesOf(game, 'sound').flatMap(({ id, file }) => {
    const bytes = files.get(file);
    return bytes === undefined ? [] : [{ id, file, bytes, kind: soundKind(bytes) }];
  });
  const good = there.flatMap(({ id, file, bytes, kind }) =>
    kind !== undefined && file.endsWith(`.${kind.ending}`)
      ? [{ id, path: `sounds/${id}.${kind.ending}`, bytes, mediaType: kind.mediaType }]
      : [],
  );
  return {
    files: good.map(({ path, bytes, mediaType }) => ({ path, bytes, mediaType })),
    ids: Object.fromEntries(good.map(({ id, path }) => [id, path])),
    findings: there.flatMap(({ file, kind }) =>
      kind !== undefined && file.endsWith(`.${kind.ending}`) ? [] : [soundWrong(file, kind)],
    ),
  };
}

function soundWrong(file: string, kind: SoundKind | undefined): Finding {
  const what =
    kind === undefined
      ? 'is no WAV, Ogg or MP3, whatever its name says'
      : `is ${kind.mediaType} and must end with .${kind.ending}`;
  return finding('SOUND_WRONG', { file, message: `the file ${what}` });
}

/** Kinds of resource that a manifest may name and that no package has yet. */
export function laterResources(game: GameManifest, file: string): Finding[] {
  const resources: PresentationSection['resources'] = game.presentation?.resources ?? [];
  return resources.flatMap(({ type, id }, index) =>
    type === 'text'
      ? [
          finding('RESOURCE_LATER', {
            file,
            path: `/presentation/resources/${index}`,
            message: `\`${id}\` is of type ${type}, which cannot be published yet; texts stand in \`texts\``,
          }),
        ]
      : [],
  );
}
