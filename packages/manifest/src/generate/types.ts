import { type BoardSpec, type CellSpec, joinedName, type NamedSpec, type Structure } from '@tapete/core';
import type { Libraries } from '../across/libraries.js';
import type { GameManifest } from '../shapes/game.js';
import { pascalCase } from '../shapes/naming.js';
import { toStructure } from '../structure/to-structure.js';
import { cellNames } from './cells.js';
import { mark } from './generated.js';
import { block, comment, type Member, memberOf, type TypeNames, union } from './type-text.js';

/** The name of a game's types: `Conecta4`. */
export const typeName = (game: Pick<GameManifest, 'id'>): string => pascalCase(game.id);

/**
 * The text of `src/manifest.d.ts`: every name of the game, so that a typing mistake in its rules is a compile error.
 * The same manifest gives the same text. Thrown as `toStructure` does.
 */
export function generateTypes(game: GameManifest, libraries: Libraries): string {
  const structure = toStructure(game, libraries);
  const around = { game, structure, names: namesOf(structure) };
  const body = `export interface ${typeName(game)} extends GameTypes ${block(membersOf(around), '')}`;
  const title = game.title?.en ?? Object.values(game.title ?? {})[0] ?? game.id;
  return `${[
    `// ${mark(`${game.id}.game.json`)}`,
    `import type { ${importsOf(body).join(', ')} } from '@tapete/core';`,
    '',
    ...comment(`What ${title} is made of, in types.`),
    body,
  ].join('\n')}\n`;
}

interface Around {
  readonly game: GameManifest;
  readonly structure: Structure;
  readonly names: TypeNames;
}

function membersOf(around: Around): Member[] {
  const { structure } = around;
  const sections: [string, string, string][] = [
    ['config', configType(around), 'Fixed when a match is created.'],
    ['global', variablesType(around, 'global'), 'What all seats share.'],
    ['seat', variablesType(around, 'seat'), 'What each seat has.'],
    ['actions', actionsType(around), 'Payload of each action.'],
    ['events', eventsType(around), 'Data of each event.'],
    ['phases', union(structure.phases.map(({ name }) => name)), 'States of the state machine.'],
    ['spaces', spacesType(structure), 'Spaces that lie on the table once.'],
    ['seatSpaces', union(idsPer(structure.spaces, 'seat')), 'Spaces that each seat has.'],
    ['boards', boardsType(structure, 'table'), 'Boards that lie on the table once.'],
    ['seatBoards', boardsType(structure, 'seat'), 'Boards that each seat has.'],
    [
      'errorCodes',
      union(structure.actions.flatMap(({ errorCodes }) => errorCodes)),
      'Why an action may be refused.',
    ],
    ...idSections(around),
  ];
  return sections.map(([name, type, description]) => ({ name, type, description, isReadonly: true }));
}

/** Names of further things, where the game has such things. */
function idSections({ game, structure, names }: Around): [string, string, string][] {
  const kinds = cellKinds(structure);
  const sections: [string, readonly string[], string][] = [
    ['decks', names.decks, 'Deck components.'],
    ['cards', cardIdsOf(structure), 'Cards of a match, by their runtime ids.'],
    ['cardTypes', names.cardTypes, 'Kinds of cards and pieces of decks and libraries.'],
    ['hands', game.playerHandDefinitions.map(({ id }) => id), 'Hands that each seat has.'],
    ['dice', structure.dice.map(({ id }) => id), 'Dice.'],
    ['resources', structure.resources, 'What is counted and paid.'],
    ['tiles', kinds.tiles, 'Tiles of hex fields, nodes of networks.'],
    ['edges', kinds.edges, 'What lies between two tiles, or joins two nodes.'],
    ['vertices', kinds.vertices, 'Where three tiles meet.'],
    ['trackSpaces', kinds.trackSpaces, 'Spaces of tracks.'],
  ];
  return sections.flatMap(([name, ids, description]): [string, string, string][] =>
    ids.length === 0 ? [] : [[name, union(ids), description]],
  );
}

function cardIdsOf({ pieces }: Structure): string[] {
  return pieces
    .filter(({ definition }) => definition.includes('#'))
    .flatMap(({ id, count, per }) => {
      if (per === 'seat' || typeof count !== 'number') return [];
      return count > 1 ? Array.from({ length: count }, (_, index) => `${id}-${index + 1}`) : [id];
    });
}

/** Of boards that lie on the table once, by what the manifest calls their parts. */
function cellKinds({ boards }: Structure) {
  const on = <Type extends BoardSpec['type']>(type: Type) =>
    boards.filter(
      (board): board is Extract<BoardSpec, { readonly type: Type }> =>
        board.type === type && board.per === 'table',
    );
  const ids = (board: BoardSpec, cells: readonly CellSpec[]) => cells.map(({ id }) => `${board.id}/${id}`);
  const joined = (board: BoardSpec, groups: readonly (readonly string[])[]) =>
    groups.map((group) => `${board.id}/${joinedName(group)}`);
  return {
    tiles: [
      ...on('hex').flatMap((board) => ids(board, board.tiles)),
      ...on('network').flatMap((board) => ids(board, board.nodes)),
    ],
    edges: [...on('hex'), ...on('network')].flatMap((board) => joined(board, board.edges)),
    vertices: on('hex').flatMap((board) => joined(board, board.vertices)),
    trackSpaces: on('track').flatMap((board) => ids(board, board.spaces)),
  };
}

const idsPer = (specs: readonly { readonly id: string; readonly per: string }[], per: string): string[] =>
  specs.filter((spec) => spec.per === per).map(({ id }) => id);

function configType({ game, structure, names }: Around): string {
  const members = structure.config.map(
    (spec): Member => ({
      ...memberOf(spec, names),
      isReadonly: true,
      description: game.config.properties[spec.name]?.description,
    }),
  );
  return block(members, '  ');
}

/** Rules assign to variables, so these are not readonly. */
function variablesType({ game, structure, names }: Around, section: 'global' | 'seat'): string {
  const { globalVariableSchema, playerVariableSchema } = game.variableSchema;
  const { properties } = section === 'global' ? globalVariableSchema : playerVariableSchema;
  const members = structure.variables[section].map(
    (spec): Member => ({
      ...memberOf(spec, names),
      description: properties[spec.name]?.description,
    }),
  );
  return block(members, '  ');
}

function actionsType({ game, structure, names }: Around): string {
  const members = structure.actions.map(
    ({ name, parameters }): Member => ({
      name,
      type: payloadType(parameters, names),
      isReadonly: true,
      description: game.availableActions.find(({ actionType }) => actionType === name)?.description,
    }),
  );
  return block(sorted(members), '  ');
}

function eventsType({ game, structure, names }: Around): string {
  const members = structure.events.map(
    ({ type, fields }): Member => ({
      name: type,
      type: payloadType(fields, names),
      isReadonly: true,
      description: game.events.find((event) => event.type === type)?.description,
    }),
  );
  return block(sorted(members), '  ');
}

const sorted = (members: readonly Member[]): Member[] =>
  [...members].sort((a, b) => (a.name < b.name ? -1 : 1));

function payloadType(specs: readonly NamedSpec[], names: TypeNames): string {
  const members = specs.map((spec): Member => ({ ...memberOf(spec, names), isReadonly: true }));
  return block(members, '    ');
}

/** Piles by name; the spaces of a board by the board's. */
function spacesType(structure: Structure): string {
  const piles = idsPer(structure.spaces, 'table');
  const cells = structure.boards
    .filter(({ per }) => per === 'table')
    .flatMap((board) => cellTypes(board, structure));
  const parts = [...(piles.length > 0 ? [union(piles)] : []), ...cells];
  return parts.length === 0 ? 'never' : parts.join(' | ');
}

function cellTypes(board: BoardSpec, structure: Structure): string[] {
  const { types } = cellNames(board, structure);
  if (board.type === 'square') return types.map((type) => `\`${board.id}/${type}\``);
  return [union(types.map((name) => `${board.id}/${name}`))];
}

const BOARD_TYPES = {
  square: 'SquareBoard',
  hex: 'HexBoard',
  network: 'NetworkBoard',
  track: 'TrackBoard',
} as const;

/** Each board with the geometry that it has. */
function boardsType({ boards }: Structure, per: 'table' | 'seat'): string {
  const members = boards
    .filter((board) => board.per === per)
    .map(({ id, type }): Member => ({ name: id, type: BOARD_TYPES[type], isReadonly: true }));
  return members.length === 0 ? 'Record<never, never>' : block(members, '  ');
}

function namesOf(structure: Structure): TypeNames {
  return {
    decks: structure.spaces.filter(({ per }) => per === 'table').map(({ id }) => id),
    cardTypes: structure.definitions.flatMap(({ id }) => id.split('#').slice(1)),
    resources: structure.resources,
  };
}

/** Only the names of the engine that the text uses. */
function importsOf(body: string): string[] {
  const used = [...Object.values(BOARD_TYPES), 'Json', 'PieceId', 'SeatId', 'SpaceId'].filter((name) =>
    new RegExp(`\\b${name}\\b`).test(body),
  );
  return ['GameTypes', ...used].sort();
}
