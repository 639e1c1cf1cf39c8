import { misfitOf } from '@tapete/core';
import { nearest } from '../findings/near.js';
import type { Path } from '../findings/pointer.js';
import type { Report } from '../findings/report.js';
import type { Card, DeckDefinition } from '../shapes/cards.js';
import type { GameWritten } from '../shapes/game.js';
import type { Property } from '../shapes/property.js';
import { cardIds } from '../values/card-ids.js';
import { readProperty } from '../values/card-properties.js';
import { readableSpec } from '../values/spec-of.js';
import { STANDARD_DECK } from '../values/standard-deck.js';
import { each, eachMember, mustDiffer, mustExist, valuesOf } from './each.js';
import { type GameNames, meantDeck } from './names.js';
import { checkProperties } from './values.js';

export function checkDecks(game: GameWritten, names: GameNames, report: Report): void {
  const at = ['deckDefinitions'];
  mustDiffer(report, { list: game.deckDefinitions, at, key: 'id', of: ({ id }) => id });
  const sources = [
    ...valuesOf(game.components, (one) => (one.type === 'deck' ? one.deckDefinitionId : undefined)),
    ...valuesOf(game.setup?.cards, ({ deck }) => deck),
  ];
  each(game.deckDefinitions, at, (deck, path) => {
    checkDeck(deck, path, report);
    if (deck.id && !sources.includes(meantDeck(deck))) {
      report(
        'DECK_UNUSED',
        path,
        `no deck of \`components\` holds the cards of \`${deck.id}\`, so a match has none of them`,
      );
    }
  });
  mustHaveOwnIds(game.deckDefinitions, report);
  each(game.playerHandDefinitions, ['playerHandDefinitions'], ({ deckDefinitionIds }, path) =>
    each(deckDefinitionIds, [...path, 'deckDefinitionIds'], (name, here) =>
      mustExist(report, { name, among: names.decks, path: here, code: 'DECK_UNKNOWN', kind: 'deck' }),
    ),
  );
}

type ManualDeck = Extract<DeckDefinition, { type: 'manual' }>;

function checkDeck(deck: DeckDefinition, path: Path, report: Report): void {
  if (deck.type === 'manual') checkManual(deck, path, report);
  else checkPreset(deck, path, report);
}

function checkManual(deck: ManualDeck, path: Path, report: Report): void {
  checkCards(deck, path, report);
  if (isStandardDeck(deck))
    report(
      'DECK_BY_HAND',
      [...path, 'cards'],
      'these are the 52 cards of the standard deck; a preset has them',
      STANDARD_DECK,
    );
}

/** Fifty-two cards, one of each, of four kinds by one property and thirteen by another. */
function isStandardDeck({ cards, cardSchema }: ManualDeck): boolean {
  const whole = (cards ?? []).filter((card) => card?.count === 1 && card.properties);
  if (whole.length !== 52 || cards.length !== 52) return false;
  const kinds = Object.keys(cardSchema?.properties ?? {}).map(
    (name) => new Set(whole.map(({ properties }) => properties[name])).size,
  );
  return kinds.includes(4) && kinds.includes(13);
}

function checkPreset(deck: Extract<DeckDefinition, { type: 'preset' }>, path: Path, report: Report): void {
  if (deck.definition !== undefined || !deck.id || deck.id === STANDARD_DECK) return;
  const hint = deck.id.includes('standard') ? '' : '; a deck of a library is named by `definition`';
  report(
    'DECK_UNKNOWN',
    [...path, 'id'],
    `\`${deck.id}\`: no such deck${hint}`,
    nearest(deck.id, [STANDARD_DECK]),
  );
}

/** Also of a library's decks. */
export function checkCards(
  {
    cards,
    cardSchema,
  }: {
    readonly cards?: readonly Card[];
    readonly cardSchema?: { readonly properties?: Readonly<Record<string, Property>> };
  },
  path: Path,
  report: Report,
): void {
  checkProperties(cardSchema?.properties, [...path, 'cardSchema', 'properties'], report);
  mustDiffer(report, { list: cards, at: [...path, 'cards'], key: 'type', of: ({ type }) => type });
  each(cards, [...path, 'cards'], (card, at) =>
    checkWrittenProperties(card.properties, cardSchema?.properties ?? {}, {
      path: [...at, 'properties'],
      report,
    }),
  );
}

/** Properties that are texts in the file, against the schema that gives them types. */
export function checkWrittenProperties(
  written: Readonly<Record<string, string>> | undefined,
  schema: Readonly<Record<string, Property>>,
  { path, report }: { readonly path: Path; readonly report: Report },
): void {
  eachMember(written, path, (text, at, name) => {
    const property = Object.hasOwn(schema, name) ? schema[name] : undefined;
    if (property) return checkWritten(text, property, { path: at, report });
    report(
      'CARD_PROPERTY_UNKNOWN',
      at,
      `\`${name}\` is not in the schema`,
      nearest(name, Object.keys(schema)),
    );
  });
  eachMember(schema, [], (property, _, name) => {
    if (property.required === false || property.default !== undefined || Object.hasOwn(written ?? {}, name))
      return;
    report(
      'CARD_PROPERTY_MISSING',
      path,
      `\`${name}\` is missing; give it a value, or say \`"required": false\` in the schema`,
    );
  });
}

function checkWritten(
  text: string,
  property: Property,
  { path, report }: { readonly path: Path; readonly report: Report },
): void {
  const spec = readableSpec(property);
  if (!spec) return;
  const value = readProperty(text, property);
  const misfit =
    value === undefined ? { expected: `a text that reads as ${spec.type}` } : misfitOf(spec, value);
  if (misfit) report('CARD_PROPERTY_WRONG', path, `"${text}" does not fit: expected ${misfit.expected}`);
}

/** `lumber` with two copies is `lumber-1` and `lumber-2`; no other card may be called so. */
function mustHaveOwnIds(decks: GameWritten['deckDefinitions'] | undefined, report: Report): void {
  const taken = new Map<string, string>();
  each(decks, ['deckDefinitions'], (deck, path) => {
    if (deck.type !== 'manual') return;
    each(deck.cards, [...path, 'cards'], (card, at) => {
      const clash = cardIds(card).find((id) => taken.has(id) && taken.get(id) !== `${deck.id}/${card.type}`);
      if (clash)
        report(
          'ID_TWICE',
          [...at, 'type'],
          `a card of \`${taken.get(clash)}\` is called \`${clash}\` already`,
        );
      for (const id of cardIds(card)) taken.set(id, `${deck.id}/${card.type}`);
    });
  });
}
