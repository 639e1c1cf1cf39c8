import type { ComponentDefinition, Library } from '../shapes/library.js';
import { STANDARD_DECK_DEFINITION, standardDeck } from './standard-deck.js';

/** Definitions by the names that games use: `tabletop/pieces`, and with a member `tabletop/pieces#disc`. */
export interface DefinitionIndex {
  /** `playing-cards/poker52` -> what it is. */
  readonly whole: ReadonlyMap<string, ComponentDefinition>;
  /** `tabletop/pieces#disc` -> what it is part of. */
  readonly members: ReadonlyMap<string, ComponentDefinition>;
}

/** The standard deck is always there; a library of that name gives its own in its place. */
export function definitionIndex(libraries: readonly Library[]): DefinitionIndex {
  const whole = new Map<string, ComponentDefinition>([[STANDARD_DECK_DEFINITION, standardDeck]]);
  for (const library of libraries) {
    for (const definition of library.definitions) whole.set(`${library.id}/${definition.id}`, definition);
  }
  const members = new Map<string, ComponentDefinition>();
  for (const [id, definition] of whole) {
    for (const member of membersOf(definition)) members.set(`${id}#${member}`, definition);
  }
  return { whole, members };
}

export function membersOf(definition: ComponentDefinition): readonly string[] {
  switch (definition.type) {
    case 'deck':
      return definition.cards.map(({ type }) => type);
    case 'pieces':
      return definition.pieces.map(({ id }) => id);
    case 'wheel':
      return definition.sectors.map(({ id }) => id);
    default:
      return [];
  }
}
