import type { Play, SeatResult } from '@tapete/core';
import type { Klondike } from './manifest.js';

type Config = Readonly<Klondike['config']>;

/** What points are given for, or taken. */
export type Scored = 'wasteToColumn' | 'home' | 'turned' | 'back' | 'recycled';

const STANDARD: Readonly<Record<Exclude<Scored, 'recycled'>, number>> = {
  wasteToColumn: 5,
  home: 10,
  turned: 5,
  back: -15,
};
/** Passes of three cards at a time that may be gone through before a further one costs. */
const FREE_PASSES = 3;

/** What the deck costs, and what a card that comes home pays back. */
const VEGAS_DECK = -52;
const VEGAS_CARD = 5;

export const firstScore = ({ scoring }: Config): number => (scoring === 'vegas' ? VEGAS_DECK : 0);

/** Counts what has happened. The standard score never falls below 0. */
export function score({ config, global }: Play<Klondike>, what: Scored): void {
  if (config.scoring === 'vegas') global.score += vegas(what);
  if (config.scoring === 'standard')
    global.score = Math.max(0, global.score + standard(what, config.draw, global.pass));
}

function vegas(what: Scored): number {
  if (what === 'home') return VEGAS_CARD;
  return what === 'back' ? -VEGAS_CARD : 0;
}

/** `pass` is the one that has just ended where the waste is turned over. */
function standard(what: Scored, draw: number, pass: number): number {
  if (what !== 'recycled') return STANDARD[what];
  if (draw === 1) return -100;
  return pass >= FREE_PASSES ? -20 : 0;
}

/** Ends the match. Points are part of the result where they are counted. */
export function endWith(play: Play<Klondike>, result: SeatResult): void {
  const { config, global } = play;
  play.end([config.scoring === 'none' ? result : { ...result, score: global.score }]);
}
