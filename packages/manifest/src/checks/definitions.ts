import type * as z from 'zod';
import type { Path } from '../findings/pointer.js';
import type { Report } from '../findings/report.js';
import type { componentsFileShape, LibraryWritten } from '../shapes/library.js';
import type { ResourceSet } from '../shapes/small-files.js';
import { checkCards, checkWrittenProperties } from './decks.js';
import { each, mustDiffer } from './each.js';
import { checkResources } from './resources.js';
import { checkProperties } from './values.js';

type DefinitionWritten = NonNullable<LibraryWritten['definitions']>[number];
type ComponentsWritten = z.input<typeof componentsFileShape>;

export function checkLibrary(library: LibraryWritten, report: Report): void {
  checkDefinitions(library.definitions, ['definitions'], report);
  checkResources(library.resources, ['resources'], report);
}

export function checkLibraries(libraries: readonly LibraryWritten[], report: Report): void {
  mustDiffer(report, {
    list: libraries,
    at: [],
    key: 'id',
    of: ({ id, version }) => id && `${id}@${version}`,
  });
  each(libraries, [], (library, path) =>
    checkLibrary(library, (code, at, message, near) => report(code, [...path, ...at], message, near)),
  );
}

export function checkComponents(file: ComponentsWritten, report: Report): void {
  checkDefinitions(file.definitions, ['definitions'], report);
}

export function checkResourceSet(set: ResourceSet, report: Report): void {
  checkResources(set.resources, ['resources'], report);
}

function checkDefinitions(
  definitions: readonly DefinitionWritten[] | undefined,
  at: Path,
  report: Report,
): void {
  mustDiffer(report, { list: definitions, at, key: 'id', of: ({ id }) => id });
  each(definitions, at, (definition, path) => checkDefinition(definition, path, report));
}

function checkDefinition(definition: DefinitionWritten, path: Path, report: Report): void {
  if (definition.type === 'deck') checkCards(definition, path, report);
  if (definition.type === 'grid') checkBounds(definition, path, report);
  if (definition.type === 'die') checkFaces(definition, path, report);
  if (definition.type === 'wheel') checkSectors(definition, path, report);
  if (definition.type === 'pieces') checkPieces(definition, path, report);
}

type Of<Type extends DefinitionWritten['type']> = Extract<DefinitionWritten, { type: Type }>;

function checkBounds(grid: Of<'grid'>, path: Path, report: Report): void {
  for (const side of ['rows', 'columns'] as const) {
    const { minimum, maximum } = grid[side] ?? {};
    if (minimum > maximum) {
      report(
        'RANGE_REVERSED',
        [...path, side, 'minimum'],
        `\`minimum\` ${minimum} is more than \`maximum\` ${maximum}`,
      );
    }
  }
}

function checkSectors({ sectors }: Of<'wheel'>, path: Path, report: Report): void {
  mustDiffer(report, { list: sectors, at: [...path, 'sectors'], key: 'id', of: ({ id }) => id });
}

function checkFaces({ faces, sides }: Of<'die'>, path: Path, report: Report): void {
  if (faces === undefined || faces.length === sides || sides === undefined) return;
  report(
    'LENGTH_WRONG',
    [...path, 'faces'],
    `a die of ${sides} sides shows ${sides} faces, not ${faces.length}`,
  );
}

function checkPieces({ pieces, pieceSchema }: Of<'pieces'>, path: Path, report: Report): void {
  const schema = pieceSchema?.properties ?? {};
  checkProperties(schema, [...path, 'pieceSchema', 'properties'], report);
  mustDiffer(report, { list: pieces, at: [...path, 'pieces'], key: 'id', of: ({ id }) => id });
  each(pieces, [...path, 'pieces'], ({ properties }, at) =>
    checkWrittenProperties(properties, schema, { path: [...at, 'properties'], report }),
  );
}
