import { type BotChance, type Offer, offerId, type View } from '@tapete/core';
import { expect, test } from 'vitest';
import { chooseOffer, forwardOffers } from './choose-offer.js';
import { type BotGame, botsOf, findBot, randomBot } from './registry.js';

const offer = (action: string, more: Partial<Offer> = {}): Offer => ({
  id: offerId(action, {}),
  action,
  payload: {},
  intent: 'confirm',
  label: { key: `offer.${action}` },
  ...more,
});
const view = {} as View;
const cancel = offer('putBack', { intent: 'cancel' });
const concede = offer('giveUp', { concedes: true });

/** Chance that gives what it is told, and says of how many. */
function scripted(...draws: number[]): BotChance & { readonly asked: number[] } {
  const asked: number[] = [];
  return {
    asked,
    int(outcomes) {
      asked.push(outcomes);
      return draws.shift() as number;
    },
  };
}

test('what takes back is never chosen, what concedes only where nothing else is offered', () => {
  const drop = offer('drop');
  expect(forwardOffers([cancel, concede, drop])).toEqual([drop]);
  expect(forwardOffers([cancel, concede])).toEqual([concede]);
  expect(forwardOffers([cancel])).toEqual([]);
});

test('what changes an earlier decision is chosen where nothing goes on, and before what concedes', () => {
  const [move, ready] = [offer('move', { changes: true }), offer('ready')];
  expect(forwardOffers([move, ready, concede])).toEqual([ready]);
  expect(forwardOffers([move, cancel, concede])).toEqual([move]);
});

test('each row of a domain is as likely as an offer without one', () => {
  const domain = {
    parameters: ['row', 'column'],
    patterns: [
      {
        places: [
          [0, 0, 2],
          [0, 1],
        ],
        values: [{ y: 0 }, { x: 0 }],
      },
    ],
  } as const;
  const fire = offer('fire', { id: offerId('fire', { shot: 1 }), payload: { shot: 1 }, domain });
  const offers = [cancel, offer('pass'), fire, offer('wait')];
  const chosen = [0, 1, 2, 3, 4].map((draw) => {
    const chance = scripted(draw);
    const { offer: id } = chooseOffer(offers, chance);
    expect(chance.asked).toEqual([5]);
    return id;
  });
  expect(chosen).toEqual([
    'pass{}',
    'fire{"column":0,"row":0,"shot":1}',
    'fire{"column":1,"row":0,"shot":1}',
    'fire{"column":0,"row":1,"shot":1}',
    'wait{}',
  ]);
});

test('a text is one of those suggested', () => {
  const say = offer('say', { input: { type: 'text', maxLength: 9, suggestions: ['yes', 'no'] } });
  expect(chooseOffer([say], scripted(0, 1))).toEqual({ offer: 'say{}', value: 'no' });
});

test('a whole number is one of the steps, both ends among them', () => {
  const bid = offer('bid', { input: { type: 'integer', min: 5, max: 21, step: 5 } });
  const chance = scripted(0, 3);
  expect(chooseOffer([bid], chance)).toEqual({ offer: 'bid{}', value: 20 });
  expect(chance.asked).toEqual([1, 4]);
});

test('a bot that has nothing to choose from was asked by mistake', () => {
  expect(() => chooseOffer([cancel], scripted(0))).toThrow('an offer that goes on');
});

const game: BotGame = {
  bots: ['hunter'],
  choose: (bot, { seed }) => ({ offer: `${bot}{}`, value: seed }),
};

test('a bot is found by its name, the game’s own among them', () => {
  expect(botsOf(game)).toEqual(['random', 'hunter']);
  expect(findBot(game, 'random')).toBe(randomBot);
  expect(findBot(game, 'hunter')(view, [], scripted(9))).toEqual({ offer: 'hunter{}', value: 9 });
  expect(() => findBot(game, 'huntr')).toThrow(
    expect.objectContaining({ code: 'BOT_UNKNOWN', hint: 'There are: random, hunter.' }),
  );
  expect(() => findBot(game, 'toString')).toThrow(expect.objectContaining({ code: 'BOT_UNKNOWN' }));
});

test('a game may bring a bot of its own for everybody’s name', () => {
  const own = { ...game, bots: ['random'] };
  expect(botsOf(own)).toEqual(['random']);
  expect(findBot(own, 'random')(view, [], scripted(3))).toEqual({ offer: 'random{}', value: 3 });
});
