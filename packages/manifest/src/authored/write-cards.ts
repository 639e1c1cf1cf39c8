import { each, eachMember } from '../checks/each.js';
import type { Path } from '../findings/pointer.js';
import type { RuledCard } from '../shapes/cards.js';
import type { GameWritten } from '../shapes/game.js';
import type { Formula, ValueKind } from './formula.js';
import { CEL_TYPE, kindOf } from './kinds.js';
import type { CardRules, CardTriggerRules } from './program.js';
import { fieldsOf, type More, scopeOfTrigger, scopeWith } from './scopes.js';
import { type Around, writeRoutine } from './write-steps.js';
import type { Writer } from './writer.js';

/** What stands on the cards of manual decks, by definition; of cards that say nothing nothing. */
export function writeCards(writer: Writer, game: GameWritten, around: Around): Record<string, CardRules> {
  const chosen = chosenOf(game);
  const cards: Record<string, CardRules> = {};
  each(game.deckDefinitions, ['deckDefinitions'], (deck, path) => {
    if (deck.type !== 'manual') return;
    each(deck.cards, [...path, 'cards'], (card, at) => {
      if (card.effects || card.targets || card.triggers)
        cards[`${game.id}/${deck.id}#${card.type}`] = writeCard(writer, card, {
          path: at,
          chosen,
          around,
        });
    });
  });
  return cards;
}

/** Parameters of actions whose choices stand on cards, with what they are. */
function chosenOf({ availableActions }: GameWritten): Map<string, ValueKind> {
  const chosen = new Map<string, ValueKind>();
  each(availableActions, [], ({ parameters }) =>
    each(parameters, [], (parameter) => {
      const kind = kindOf(parameter as { type: string });
      if (parameter.fromCard !== undefined && kind) chosen.set(parameter.name, kind);
    }),
  );
  return chosen;
}

function writeCard(
  writer: Writer,
  card: RuledCard,
  {
    path,
    chosen,
    around,
  }: { readonly path: Path; readonly chosen: ReadonlyMap<string, ValueKind>; readonly around: Around },
): CardRules {
  const targets: Record<string, Formula> = {};
  const more: More[] = [{ name: 'card', kind: 'card' }];
  eachMember(card.targets, [...path, 'targets'], (text, at, name) => {
    writer.mustExist(name, chosen.keys(), {
      path: at,
      code: 'PARAMETER_UNKNOWN',
      kind: 'parameter with `fromCard`',
    });
    const kind = chosen.get(name) ?? 'card';
    targets[name] = writer.formula(text, {
      path: at,
      scope: scopeWith(more.slice(0, 1)),
      types: [`list<${CEL_TYPE[kind]}>`],
    });
    more.push({ name, kind });
  });
  const effects =
    card.effects &&
    writeRoutine(writer, card.effects, { path: [...path, 'effects'], scope: scopeWith(more), around });
  return {
    ...(effects ? { effects } : {}),
    targets,
    targetNames: more.slice(1).map(({ name }) => name),
    triggers: writeTriggers(writer, card, { path: [...path, 'triggers'], around }),
  };
}

function writeTriggers(
  writer: Writer,
  { triggers }: RuledCard,
  { path, around }: { readonly path: Path; readonly around: Around },
): CardTriggerRules[] {
  const { zones, events } = writer.world;
  const written: CardTriggerRules[] = [];
  each(triggers, path, (trigger, at) => {
    writer.mustExist(trigger.on, events.keys(), {
      path: [...at, 'on'],
      code: 'EVENT_UNKNOWN',
      kind: 'event',
    });
    const scope = scopeOfTrigger(writer.world, trigger.on, true);
    const when =
      trigger.when === undefined ? {} : { when: writer.condition(trigger.when, [...at, 'when'], scope) };
    const routine = writeRoutine(writer, trigger.effects, { path: [...at, 'effects'], scope, around });
    const places: number[] = [];
    each(trigger.in, [...at, 'in'], (id, here) => {
      writer.mustExist(
        id,
        zones.map((zone) => zone.id),
        { path: here, code: 'SPACE_UNKNOWN', kind: 'zone' },
      );
      places.push(zones.findIndex((zone) => zone.id === id));
    });
    const open = zones.flatMap((zone, number) => (zone.open ? [number] : []));
    written.push({
      on: trigger.on,
      ...when,
      fields: fieldsOf(writer.world, trigger.on),
      in: trigger.in ? places : open,
      ...routine,
    });
  });
  return written;
}
