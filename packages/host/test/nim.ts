import { type Offer, openGame, type Rules, type Structure } from '@tapete/core';

/** Stones on a table: whoever takes the last one wins. As little of a game as a host needs. */
const structure: Structure = {
  id: 'nim',
  version: '1.0.0',
  seats: { min: 2, max: 3 },
  config: [{ name: 'stones', type: 'integer', minimum: 1, maximum: 1000, default: 12 }],
  spaces: [],
  boards: [],
  definitions: [],
  pieces: [],
  dice: [],
  resources: [],
  actions: [
    {
      name: 'take',
      parameters: [{ name: 'stones', type: 'integer', minimum: 1, maximum: 3 }],
      policy: 'match',
      errorCodes: ['TOO_MANY'],
    },
  ],
  phases: [
    {
      name: 'playing',
      participation: 'single',
      stages: [{ name: 'move', actions: ['take'] }],
      transitions: ['playing'],
      autoAdvance: true,
    },
  ],
  initialPhase: 'playing',
  variables: {
    global: [
      { name: 'stones', type: 'integer', default: 0, visibility: { owner: 'identity', others: 'identity' } },
    ],
    seat: [],
  },
  events: [{ type: 'stones.taken', fields: [{ name: 'stones', type: 'integer' }] }],
  longest: 1000,
};

interface Nim {
  readonly config: { readonly stones: number };
  readonly global: { stones: number };
  readonly seat: object;
  readonly actions: { readonly take: { readonly stones: number } };
  readonly events: { readonly 'stones.taken': { readonly stones: number } };
  readonly phases: 'playing';
  readonly spaces: never;
  readonly seatSpaces: never;
  readonly boards: Record<never, never>;
  readonly seatBoards: Record<never, never>;
  readonly errorCodes: 'TOO_MANY';
}

const rules: Rules<Nim> = {
  bots: {
    greedy: (_view, offers) => ({ offer: (offers.at(-1) as Offer).id }),
    broken: () => {
      throw new Error('it thinks of nothing');
    },
  },
  setup(play) {
    play.global.stones = play.config.stones;
    play.go('playing');
  },
  phases: {
    playing: {
      offers(look, offer) {
        for (let stones = 1; stones <= Math.min(3, look.global.stones); stones++) offer('take', { stones });
      },
      actions: {
        take: {
          refuse: (_view, { stones }) => ({ code: 'TOO_MANY', facts: { stones } }),
          apply(play, { stones }, { seat }) {
            play.global.stones -= stones;
            play.emit('stones.taken', { stones });
            if (play.global.stones === 0) play.win([seat], 'last');
          },
        },
      },
    },
  },
  withdraw: (play, seat) => play.win(others(play.seats, seat), 'withdrawal'),
};

const others = (seats: number, seat: number) =>
  Array.from({ length: seats }, (_, at) => at).filter((at) => at !== seat);

export const game = openGame(structure, rules);
