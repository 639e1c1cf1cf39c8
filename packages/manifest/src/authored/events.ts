import type { EventField } from '../shapes/flow.js';

type Field = Pick<EventField, 'name' | 'type'> & { readonly required?: boolean };

/** What happens in every game whose rules are data, as mechanics tell it. */
export const BUILT_IN_EVENTS: readonly {
  readonly type: string;
  readonly description: string;
  readonly fields: readonly Field[];
}[] = [
  {
    type: 'turn.started',
    description: 'A turn begins',
    fields: [field('seat', 'playerId'), field('turn', 'integer')],
  },
  { type: 'turn.ended', description: 'A turn is over', fields: [field('seat', 'playerId')] },
  {
    type: 'card.drawn',
    description: 'By `draw`; who does not see the face is told that it was drawn',
    fields: [
      field('seat', 'playerId'),
      field('card', 'cardId', false),
      field('from', 'spaceId'),
      field('to', 'spaceId'),
    ],
  },
  {
    type: 'card.dealt',
    description: 'By `deal`',
    fields: [
      field('seat', 'playerId', false),
      field('card', 'cardId', false),
      field('from', 'spaceId'),
      field('to', 'spaceId'),
    ],
  },
  {
    type: 'card.moved',
    description: 'By `move`',
    fields: [
      field('seat', 'playerId'),
      field('card', 'cardId', false),
      field('from', 'spaceId'),
      field('to', 'spaceId'),
    ],
  },
  {
    type: 'card.discarded',
    description: 'By `discard`',
    fields: [
      field('seat', 'playerId'),
      field('card', 'cardId', false),
      field('from', 'spaceId'),
      field('to', 'spaceId'),
    ],
  },
  { type: 'card.turned', description: 'By `turn`', fields: [field('card', 'cardId')] },
  {
    type: 'card.revealed',
    description: 'By `reveal`; only who sees the faces is told which',
    fields: [field('seat', 'playerId'), field('card', 'cardId', false)],
  },
  {
    type: 'zone.shuffled',
    description: 'By `shuffle`, and by `draw` with `refill`',
    fields: [field('zone', 'spaceId')],
  },
  {
    type: 'damage.dealt',
    description: 'By `damage`; `amount` is what was lost',
    fields: [
      field('seat', 'playerId'),
      field('by', 'playerId'),
      field('amount', 'integer'),
      field('tracker', 'string'),
    ],
  },
  {
    type: 'tracker.gained',
    description: 'By `gain`',
    fields: [field('seat', 'playerId'), field('amount', 'integer'), field('tracker', 'string')],
  },
  {
    type: 'tracker.paid',
    description: 'By `pay` and by the cost of an action',
    fields: [field('seat', 'playerId'), field('amount', 'integer'), field('tracker', 'string')],
  },
  {
    type: 'tracker.transferred',
    description: 'By `transfer`',
    fields: [
      field('seat', 'playerId'),
      field('to', 'playerId'),
      field('amount', 'integer'),
      field('tracker', 'string'),
    ],
  },
  {
    type: 'die.rolled',
    description: 'By `roll`',
    fields: [field('seat', 'playerId'), field('die', 'string'), field('result', 'integer')],
  },
  {
    type: 'counter.changed',
    description: 'By `addCounter`',
    fields: [field('card', 'cardId'), field('counter', 'string'), field('amount', 'integer')],
  },
  {
    type: 'modifier.added',
    description: 'By `addModifier`, to a player or a card',
    fields: [field('seat', 'playerId', false), field('card', 'cardId', false), field('modifier', 'string')],
  },
  {
    type: 'modifier.ended',
    description: 'Its time is over, or `removeModifier` ended it',
    fields: [field('seat', 'playerId', false), field('card', 'cardId', false), field('modifier', 'string')],
  },
];

function field(name: string, type: EventField['type'], required = true): Field {
  return { name, type, ...(required ? {} : { required }) };
}
