import {
  type GameTypes,
  type LockedGame,
  movePiece,
  openGame,
  type Rules,
  type Structure,
  topOf,
} from '@tapete/core';

/*
 * A small game on the real engine: all seats take from one heap whenever they like, and who takes the last wins. `take`
 * is a decision of one step; `pick`s are choices that `keep` confirms. The stones that are taken lie on the table: those of
 * another seat are a number only.
 */

interface Heap extends GameTypes {
  readonly config: { readonly size: number };
  readonly global: { heap: number };
  readonly seat: { picked: number; taken: number };
  readonly actions: { take: { count: number }; pick: { count: number }; keep: Record<never, never> };
  readonly events: { taken: { seat: number; count: number } };
  readonly phases: 'taking';
}

const all = { owner: 'identity', others: 'identity' } as const;
const count = { name: 'count', type: 'integer', minimum: 1, maximum: 3 } as const;
const ownersOnly = { owner: 'identity', others: 'count' } as const;
const number = { type: 'integer', minimum: 0, default: 0 } as const;

const structure: Structure = {
  id: 'heap',
  version: '1.0.0',
  seats: { min: 2, max: 2 },
  config: [{ name: 'size', type: 'integer', minimum: 1, maximum: 99, default: 12 }],
  spaces: [
    { id: 'heap', per: 'table', visibility: all },
    { id: 'taken', per: 'seat', visibility: ownersOnly },
  ],
  boards: [],
  definitions: [{ id: 'heap#stone', name: 'stone', properties: {} }],
  pieces: [
    {
      id: 'stone',
      definition: 'heap#stone',
      count: { config: 'size' },
      per: 'table',
      space: 'heap',
      face: 'up',
    },
  ],
  dice: [],
  resources: [],
  actions: [
    { name: 'take', parameters: [count], policy: 'match', errorCodes: [] },
    { name: 'pick', parameters: [count], errorCodes: [] },
    { name: 'keep', parameters: [], errorCodes: [] },
  ],
  phases: [
    {
      name: 'taking',
      participation: 'multiple',
      stages: [{ name: 'take', actions: ['take', 'pick', 'keep'] }],
      transitions: ['taking'],
      autoAdvance: true,
    },
  ],
  initialPhase: 'taking',
  variables: {
    global: [{ name: 'heap', ...number, visibility: all }],
    seat: [
      { name: 'picked', ...number, visibility: all },
      { name: 'taken', ...number, visibility: all },
    ],
  },
  events: [{ type: 'taken', fields: [{ name: 'seat', type: 'integer' }, count] }],
  longest: 99,
};

const rules: Rules<Heap> = {
  setup: (play) => {
    play.global.heap = play.config.size;
    play.go('taking');
  },
  phases: {
    taking: {
      offers: ({ global, own }, offer, seat) => {
        const { picked } = own[seat] as Heap['seat'];
        for (const size of [1, 2, 3].filter((each) => each <= global.heap)) {
          if (picked === 0) offer('take', { count: size });
          offer('pick', { count: size }, { intent: 'choice' });
        }
        if (picked > 0) offer('keep', {});
      },
      actions: {
        take: { apply: (play, payload, { seat }) => takeFrom(play, seat, payload.count) },
        pick: {
          apply: ({ global, own }, payload, { seat }) => {
            global.heap -= payload.count;
            (own[seat] as Heap['seat']).picked += payload.count;
          },
        },
        keep: {
          apply: (play, _payload, { seat }) => {
            const mine = play.own[seat] as Heap['seat'];
            const { picked } = mine;
            mine.picked = 0;
            play.global.heap += picked;
            takeFrom(play, seat, picked);
          },
        },
      },
    },
  },
  withdraw: (play, seat) => play.win([1 - seat], 'withdrawal'),
};

function takeFrom(play: Parameters<NonNullable<Rules<Heap>['setup']>>[0], seat: number, size: number): void {
  play.global.heap -= size;
  (play.own[seat] as Heap['seat']).taken += size;
  for (let stone = 0; stone < size; stone++)
    movePiece(play.table, topOf(play.table, play.space('heap')), play.space('taken', seat));
  play.emit('taken', { seat, count: size });
  if (play.global.heap === 0) play.win([seat]);
}

export const heap: LockedGame = openGame(structure, rules as unknown as Parameters<typeof openGame>[1]);
