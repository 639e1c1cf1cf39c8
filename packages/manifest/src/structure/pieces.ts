import type { DefinitionSpec, PieceSpec, Size } from '@tapete/core';
import { Failure } from '@tapete/core';
import type { Card, DeckDefinition } from '../shapes/cards.js';
import type { GameManifest } from '../shapes/game.js';
import type { ComponentDefinition } from '../shapes/library.js';
import type { Property } from '../shapes/property.js';
import { typedProperties } from '../values/card-properties.js';
import type { DefinitionIndex } from '../values/definition-index.js';
import { STANDARD_DECK, STANDARD_DECK_DEFINITION } from '../values/standard-deck.js';

/** A deck's cards with the name under which they are definitions. */
export interface NamedDeck {
  /** The part before `#`: `playing-cards/poker52`, `harvest/resource-deck`. */
  readonly name: string;
  readonly cards: readonly Card[];
  readonly schema: Readonly<Record<string, Property>>;
}

export function deckOf(deck: DeckDefinition, game: GameManifest, index: DefinitionIndex): NamedDeck {
  if (deck.type === 'manual') {
    return { name: `${game.id}/${deck.id}`, cards: deck.cards, schema: deck.cardSchema.properties };
  }
  const name = deck.definition ?? (deck.id === STANDARD_DECK ? STANDARD_DECK_DEFINITION : deck.id);
  const found = index.whole.get(name);
  if (found?.type !== 'deck') throw undefinedFailure(name, 'deck');
  return { name, cards: found.cards, schema: found.cardSchema.properties };
}

export function decksOf(game: GameManifest, index: DefinitionIndex): Map<string, NamedDeck> {
  return new Map(game.deckDefinitions.map((deck) => [deck.id, deckOf(deck, game, index)]));
}

export function cardDefinitions({ name, cards, schema }: NamedDeck): DefinitionSpec[] {
  return cards.map(({ type, name: display, properties }) => ({
    id: `${name}#${type}`,
    name: display,
    properties: typedProperties(properties, schema),
  }));
}

type Beginning = NonNullable<GameManifest['setup']>['cards'][number];

/**
 * A deck's cards lie where `setup` says, else face down in the first deck component that names it; a deck that none
 * names is not dealt.
 */
export function cardPieces(game: GameManifest, decks: ReadonlyMap<string, NamedDeck>): PieceSpec[] {
  return beginningsOf(game).flatMap(({ deck: id, per, space, face }) => {
    const deck = decks.get(id);
    if (!deck) throw undefinedFailure(id, 'deck');
    return deck.cards.map(({ type, count }) => ({
      id: type,
      definition: `${deck.name}#${type}`,
      count,
      per,
      space,
      face,
    }));
  });
}

function beginningsOf({ setup, components }: GameManifest): Beginning[] {
  const said = setup?.cards ?? [];
  const started = new Set(said.map(({ deck }) => deck));
  const others = components.flatMap((component): Beginning[] => {
    if (component.type !== 'deck' || started.has(component.deckDefinitionId)) return [];
    started.add(component.deckDefinitionId);
    return [{ deck: component.deckDefinitionId, space: component.id, per: 'table', face: 'down' }];
  });
  return [...said, ...others];
}

type PieceComponent = Extract<GameManifest['components'][number], { type: 'piece' }>;

const piecesOf = (game: GameManifest): PieceComponent[] =>
  game.components.flatMap((component) => (component.type === 'piece' ? [component] : []));

const definitionName = (piece: PieceComponent, game: GameManifest): string =>
  piece.definition ?? `${game.id}/${piece.id}`;

export function boardPieces(game: GameManifest): PieceSpec[] {
  return piecesOf(game).map((piece) => {
    const { id, count, per, space, face, covers } = piece;
    const definition = definitionName(piece, game);
    return { id, definition, count: sizeOf(count), per, space, face, ...(covers && { covers }) };
  });
}

/** The same, without members that are undefined. */
const sizeOf = (size: PieceComponent['count']): Size =>
  typeof size === 'number' || size.by === undefined ? size : { config: size.config, by: size.by };

/** What the pieces of a game are, each once, taken from libraries or the game's own. */
export function pieceDefinitions(game: GameManifest, index: DefinitionIndex): DefinitionSpec[] {
  const specs = new Map<string, DefinitionSpec>();
  for (const piece of piecesOf(game)) {
    const id = definitionName(piece, game);
    if (!specs.has(id)) specs.set(id, { id, ...described(piece, index) });
  }
  return [...specs.values()];
}

function described(piece: PieceComponent, index: DefinitionIndex): Omit<DefinitionSpec, 'id'> {
  if (piece.definition === undefined) return { name: piece.name, properties: {} };
  const found = index.members.get(piece.definition) ?? index.whole.get(piece.definition);
  if (!found) throw undefinedFailure(piece.definition, 'definition');
  return memberOf(found, piece.definition.split('#')[1]) ?? { name: found.name, properties: {} };
}

function memberOf(
  definition: ComponentDefinition,
  member: string | undefined,
): Omit<DefinitionSpec, 'id'> | undefined {
  if (definition.type === 'pieces') {
    const piece = definition.pieces.find(({ id }) => id === member);
    return (
      piece && {
        name: piece.name,
        properties: typedProperties(piece.properties, definition.pieceSchema?.properties ?? {}),
      }
    );
  }
  if (definition.type !== 'deck') return undefined;
  const card = definition.cards.find(({ type }) => type === member);
  return (
    card && {
      name: card.name,
      properties: typedProperties(card.properties, definition.cardSchema.properties),
    }
  );
}

function undefinedFailure(name: string, kind: string): Failure {
  return new Failure(
    'DEFINITION_UNKNOWN',
    `${name}: no such ${kind} is at hand`,
    'verify the manifest with its libraries first',
  );
}
