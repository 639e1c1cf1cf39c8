import { each, eachMember } from '../checks/each.js';
import { nearest } from '../findings/near.js';
import type { Path } from '../findings/pointer.js';
import type { Report } from '../findings/report.js';
import type { GameWritten } from '../shapes/game.js';
import type { LibraryAtHand } from '../shapes/library.js';
import { NAMING } from '../shapes/naming.js';
import { type DefinitionIndex, definitionIndex } from '../values/definition-index.js';
import { STANDARD_DECK, STANDARD_DECK_DEFINITION } from '../values/standard-deck.js';

/** Libraries at hand: all their versions, with all their definitions. */
export type Libraries = readonly LibraryAtHand[];

/** What a game takes from libraries must be there, at the very version that it names. */
export function checkDependencies(
  game: GameWritten,
  libraries: Libraries,
  { report, isComplete }: { readonly report: Report; readonly isComplete: boolean },
): void {
  eachMember(game.dependencies, ['dependencies'], (version, path, id) => {
    if (!NAMING.version.pattern.test(version)) return;
    const named = libraries.filter((library) => library.id === id);
    const versions = [...new Set(named.map((library) => library.version))];
    if (versions.includes(version)) return;
    if (versions.length > 0) {
      report(
        'LIBRARY_VERSION',
        path,
        `\`${id}\` is at hand as ${versions.join(', ')}, not as ${version}`,
        versions.at(-1),
      );
    } else if (isComplete) {
      const names = libraries.map((library) => library.id);
      report('LIBRARY_MISSING', path, `\`${id}\`: no such library is at hand`, nearest(id, names));
    }
  });
  checkDefinitions(game, libraries, report);
}

function checkDefinitions(game: GameWritten, libraries: Libraries, report: Report): void {
  const index = definitionIndex(librariesOf(game, libraries));
  const around = { game, libraries, index, report };
  each(game.components, ['components'], (component, path) => {
    if (component.type !== 'piece' || component.definition === undefined) return;
    mustBeDefined(component.definition, [...path, 'definition'], around);
  });
  each(game.deckDefinitions, ['deckDefinitions'], (deck, path) => {
    if (deck.type === 'preset' && deck.definition !== undefined)
      mustBeDeck(deck.definition, [...path, 'definition'], around);
  });
  checkFaces(around);
}

/** The libraries that a game depends on, among those at hand. */
export const librariesOf = (
  { dependencies }: Pick<GameWritten, 'dependencies'>,
  libraries: Libraries,
): Libraries => libraries.filter(({ id, version }) => dependencies?.[id] === version);

interface AroundGame {
  readonly game: GameWritten;
  readonly libraries: Libraries;
  readonly index: DefinitionIndex;
  readonly report: Report;
}

function mustBeDefined(definition: string, path: Path, around: AroundGame): void {
  const { index, report } = around;
  if (!canBeLookedUp(definition, path, around) || index.members.has(definition)) return;
  const whole = index.whole.get(definition);
  if (whole && whole.type !== 'pieces' && whole.type !== 'deck') return;
  const kind = whole ? 'single piece; name one of them with `#`' : 'definition';
  report(
    'DEFINITION_UNKNOWN',
    path,
    `\`${definition}\`: no such ${kind}`,
    nearest(definition, index.members.keys()),
  );
}

function mustBeDeck(definition: string, path: Path, around: AroundGame): void {
  const { index, report } = around;
  if (!canBeLookedUp(definition, path, around) || index.whole.get(definition)?.type === 'deck') return;
  const decks = [...index.whole].flatMap(([id, { type }]) => (type === 'deck' ? [id] : []));
  report('DEFINITION_UNKNOWN', path, `\`${definition}\`: no such deck`, nearest(definition, decks));
}

/** False where the library is not named by the game, which is told, or not at hand, which is told elsewhere. */
export function canBeLookedUp(
  definition: string,
  path: Path,
  { game, libraries, report }: AroundGame,
): boolean {
  const [library = ''] = definition.split('/');
  const version = game.dependencies?.[library];
  if (version === undefined) {
    const names = Object.keys(game.dependencies ?? {});
    report(
      'DEPENDENCY_MISSING',
      path,
      `\`${library}\` is not among the game's \`dependencies\``,
      nearest(library, names),
    );
  }
  return libraries.some((one) => one.id === library && one.version === version);
}

/** A face is drawn for something that can lie on the table. */
function checkFaces({ game, libraries, index, report }: AroundGame): void {
  const known = [...ownDefinitions(game), ...wholeDecks(game, index), ...index.members.keys()];
  eachMember(game.presentation?.faces, ['presentation', 'faces'], (_, path, face) => {
    const definition = face.replace(/(!back)?(@p\d+)?$/, '');
    const [library = ''] = definition.split('/');
    const isElsewhere =
      game.dependencies?.[library] !== undefined &&
      !librariesOf(game, libraries).some(({ id }) => id === library);
    if (isElsewhere || known.includes(definition)) return;
    report(
      'DEFINITION_UNKNOWN',
      path,
      `\`${definition}\`: nothing on the table is that`,
      nearest(definition, known),
    );
  });
}

/** Cards and pieces that the game itself defines, by its id; without one only `own/…` can be meant. */
export function ownDefinitions(game: GameWritten & { readonly id?: string }): string[] {
  const id = game.id ?? 'own';
  const names: string[] = [];
  each(game.components, [], (component) => {
    if (component.type === 'piece' && component.definition === undefined) names.push(`${id}/${component.id}`);
  });
  each(game.deckDefinitions, [], (deck) => {
    if (deck.type === 'manual') each(deck.cards, [], ({ type }) => names.push(`${id}/${deck.id}#${type}`));
  });
  return names;
}

/** The decks of a game, by their definition: a back may be given for a whole deck at once. */
export function wholeDecks(game: GameWritten, index: DefinitionIndex): string[] {
  const names: string[] = [];
  each(game.deckDefinitions, [], (deck) => {
    if (deck.type === 'manual') names.push(`${game.id ?? 'own'}/${deck.id}`);
    else names.push(deck.definition ?? (deck.id === STANDARD_DECK ? STANDARD_DECK_DEFINITION : deck.id));
  });
  return names.filter(
    (name) => !name.includes('/') || index.whole.has(name) || name.startsWith(`${game.id ?? 'own'}/`),
  );
}
