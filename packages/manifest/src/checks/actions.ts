import { misfitOf, PARAMETER_TYPES, type ValueSpec } from '@tapete/core';
import { isAuthored } from '../authored/complete.js';
import type { Path } from '../findings/pointer.js';
import type { Report } from '../findings/report.js';
import type { GameWritten } from '../shapes/game.js';
import { defined } from '../values/members.js';
import { isKnownType } from '../values/spec-of.js';
import { each, mustDiffer, mustExist } from './each.js';
import type { GameNames } from './names.js';
import { checkKeywords, checkProperty, checkRanges } from './values.js';

type ActionWritten = GameWritten['availableActions'][number];
type ParameterWritten = ActionWritten['parameters'][number];

export function checkActions(game: GameWritten, names: GameNames, report: Report): void {
  const at = ['availableActions'];
  mustDiffer(report, {
    list: game.availableActions,
    at,
    key: 'actionType',
    of: ({ actionType }) => actionType,
  });
  each(game.availableActions, at, (action, path) => {
    if (/^select[A-Z]/.test(action.actionType ?? '')) {
      report(
        'ACTION_SELECTS',
        [...path, 'actionType'],
        'selecting is not an action; what is selected goes with the action that uses it',
      );
    }
    checkCards(action, path, report);
    const parameters = [...path, 'parameters'];
    mustDiffer(report, { list: action.parameters, at: parameters, key: 'name', of: ({ name }) => name });
    each(action.parameters, parameters, (parameter, here) => {
      checkParameter(parameter, { game, names, path: here, report });
    });
  });
}

export function checkEvents(game: GameWritten, names: GameNames, report: Report): void {
  mustDiffer(report, { list: game.events, at: ['events'], key: 'type', of: ({ type }) => type });
  each(game.events, ['events'], ({ fields }, path) => {
    const at = [...path, 'fields'];
    mustDiffer(report, { list: fields, at, key: 'name', of: ({ name }) => name });
    each(fields, at, (field, here) => {
      if (isKnownType(field.type)) checkTyped(field, { game, names, path: here, report });
      if (!field.array) checkProperty(field as Parameters<typeof checkProperty>[0], here, report);
    });
  });
}

interface Around {
  readonly game: GameWritten;
  readonly names: GameNames;
  readonly path: Path;
  readonly report: Report;
}

function checkParameter(parameter: ParameterWritten, around: Around): void {
  const { path, report } = around;
  if (!isKnownType(parameter.type)) return;
  checkTyped(parameter, around);
  checkName(parameter, path, report);
  checkKeywords(parameter, path, report, parameter.array === true);
  checkRanges(parameter, path, report);
  each(parameter.suggestions, [...path, 'suggestions'], (value, at) => {
    const misfit = misfitOf(specOfItem(parameter), value);
    if (misfit)
      report('DEFAULT_WRONG', at, `a suggestion must be allowed itself: expected ${misfit.expected}`);
  });
}

/** An action that uses up cards says which. */
function checkCards({ actionType, parameters }: ActionWritten, path: Path, report: Report): void {
  if (!USES_CARDS.test(actionType ?? '') || !parameters) return;
  if (parameters.some((one) => !one || OF_CARDS.includes(one.type) || !isKnownType(one.type))) return;
  report(
    'ACTION_CARD_UNNAMED',
    [...path, 'parameters'],
    `\`${actionType}\` says of no card which; give it a parameter of type \`cardId\``,
  );
}

const USES_CARDS = /^(play|discard|give|place|keep|return|swap|trade|exchange|meld|pass)([A-Z]\w*)?Cards?$/;

/** A name that says what a parameter is, and a type that says less; many, and only one allowed. */
function checkName({ name, type, array }: ParameterWritten, path: Path, report: Report): void {
  const [, kind = '', many] = /(\w+?)(s?)$/.exec(name ?? '') ?? [];
  const meant = NAMED_TYPES.find((one) => kind.toLowerCase().endsWith(one.toLowerCase()));
  if (!meant) return;
  const isLoose =
    type === 'string' || (type !== meant && OF_ONE_CARD.includes(type) && OF_ONE_CARD.includes(meant));
  if (isLoose)
    report(
      'PARAMETER_TYPE_LOOSE',
      [...path, 'type'],
      `\`${name}\` is a \`${type}\`; there is a type for it`,
      meant,
    );
  if (many && array !== true && type === meant)
    report(
      'PARAMETER_PLURAL',
      path,
      `\`${name}\` are several, but only one can be sent; say \`"array": true\``,
    );
}

const NAMED_TYPES = PARAMETER_TYPES.filter((type) => /Id$|^cardType$/.test(type));
const OF_ONE_CARD: readonly string[] = ['cardId', 'cardType'];

/** One value of a parameter, by the words it is written with. */
function specOfItem(
  parameter: Pick<
    ParameterWritten,
    'type' | 'enum' | 'minimum' | 'maximum' | 'minLength' | 'maxLength' | 'array'
  >,
): ValueSpec {
  const { type, minimum, maximum, minLength, maxLength, array } = parameter;
  const lengths = array ? {} : { minLength, maxLength };
  return { type, ...defined({ enum: parameter.enum, minimum, maximum, ...lengths }) };
}

const OF_CARDS: readonly string[] = ['cardId', 'cardType', 'deckId'];

/** A parameter or field whose type names things of this game: there must be such things. */
function checkTyped(
  { type, deckDefinitionId }: { readonly type: string; readonly deckDefinitionId?: string },
  { game, names, path, report }: Around,
): void {
  const at = [...path, 'deckDefinitionId'];
  const name = deckDefinitionId;
  if (name !== undefined && !OF_CARDS.includes(type)) {
    report('KEYWORD_MISPLACED', at, '`deckDefinitionId` is for `cardId` and `cardType`');
  }
  mustExist(report, { name, among: names.decks, path: at, code: 'DECK_UNKNOWN', kind: 'deck' });
  const isChosen = isAuthored(game);
  if (type === 'cardId' && name === undefined && !isChosen && names.decks && names.decks.length > 1) {
    const decks = names.decks.map((id) => `\`${id}\``).join(' or ');
    report('CARD_DECK_UNNAMED', path, `of which deck? Say \`deckDefinitionId\`: ${decks}`);
  }
  const lacking = LACKING[type]?.(game);
  const why = `no value of type \`${type}\` can exist: the game has no ${lacking}`;
  if (lacking) report('TYPE_EMPTY', [...path, 'type'], why);
}

const hasBoard = (game: GameWritten, types: readonly string[]): boolean =>
  (game.boardDefinitions ?? []).some((board) => board !== undefined && types.includes(board.type));

const hasComponent = (game: GameWritten, type: string): boolean =>
  (game.components ?? []).some((component) => component?.type === type);

const hasSpaces = (game: GameWritten): boolean =>
  hasComponent(game, 'deck') || (game.playerHandDefinitions ?? []).length > 0;

/** What a game lacks for a type to have any value. */
const LACKING: Readonly<Record<string, (game: GameWritten) => string | undefined>> = {
  cardId: (game) => (game.deckDefinitions?.length ? undefined : 'deck'),
  cardType: (game) => (game.deckDefinitions?.length ? undefined : 'deck'),
  deckId: (game) => (hasComponent(game, 'deck') ? undefined : 'deck component'),
  resourceId: (game) => (game.resources?.length ? undefined : 'resource'),
  tileId: (game) => (hasBoard(game, ['hex', 'network']) ? undefined : 'hex or network board'),
  edgeId: (game) => (hasBoard(game, ['hex', 'network']) ? undefined : 'hex or network board'),
  vertexId: (game) => (hasBoard(game, ['hex']) ? undefined : 'hex board'),
  spaceId: (game) => (hasSpaces(game) || game.boardDefinitions?.length ? undefined : 'board, deck or hand'),
  zoneId: (game) => (hasSpaces(game) ? undefined : 'deck component and no hand'),
  pieceId: (game) =>
    hasComponent(game, 'piece') || game.deckDefinitions?.length ? undefined : 'piece and no deck',
  tokenId: (game) => (hasComponent(game, 'piece') ? undefined : 'piece'),
};
