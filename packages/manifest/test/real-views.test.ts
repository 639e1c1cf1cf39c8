import { movePiece, openGame, type Rules, topOf, turnPiece, type Viewer } from '@tapete/core';
import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { type GameManifest, generateSchemas, readGame, toStructure } from '../src/index.js';
import type { Harvest } from './generated/manifest.js';
import { smallGame } from './small-game.js';

const harvest = readGame(JSON.stringify(smallGame), 'harvest.game.json').game as GameManifest;

/** Just enough rules that something lies in every kind of space. */
const rules: Rules<Harvest> = {
  phases: {
    dealCards: {
      enter(play) {
        for (const seat of [0, 1])
          movePiece(play.table, topOf(play.table, play.space('crops')), play.space('main-hand', seat));
        const fate = topOf(play.table, play.space('fate'));
        movePiece(play.table, fate, play.space('field/a1'));
        turnPiece(play.table, fate, 'up');
      },
      next: (play) => play.go('growCrops'),
    },
    growCrops: {
      offers(look, offer, seat) {
        offer('pass', {});
        if (seat === 0) offer('plant', { cardIds: ['wheat'], price: look.global.round });
      },
      actions: {
        pass: { apply: (play, _, { seat }) => play.done(seat) },
        plant: { apply: (play, _, { seat }) => play.done(seat) },
      },
      next: (play) => play.go('endRound'),
    },
    endRound: { next: (play) => play.win([1], 'richest') },
  },
  withdraw: (play) => play.cancel(),
};

const ajv = new Ajv2020({ strict: true, allowUnionTypes: true, allErrors: true });
const validators = new Map(
  generateSchemas(harvest, []).map(({ path, text }) => [path, ajv.compile(JSON.parse(text))]),
);

function misfits(name: string, value: unknown): readonly ErrorObject[] {
  const validate = validators.get(`schemas/${name}.schema.json`);
  return validate?.(value) ? [] : (validate?.errors ?? []);
}

test('every view and context of a match fits the schemas of its game, to the end', () => {
  const match = openGame(toStructure(harvest, []), rules).create({
    seats: 2,
    chance: 'xorshift32',
    seed: '1',
  });
  const viewers: readonly Viewer[] = ['p0', 'p1', 'spectator'];
  for (let acts = 0; ; acts++) {
    for (const viewer of viewers) {
      expect(misfits('view', match.view(viewer))).toEqual([]);
      expect(misfits('context', match.context(viewer))).toEqual([]);
    }
    const seat = (['p0', 'p1'] as const).find((one) => match.choices(one) > 0);
    if (seat === undefined) break;
    expect(match.take(seat, 0)).toMatchObject({ status: 'accepted' });
    expect(acts).toBeLessThan(10);
  }
  expect(match.context('p0')).toMatchObject({ status: 'finished', result: { p1: { outcome: 'win' } } });
});
