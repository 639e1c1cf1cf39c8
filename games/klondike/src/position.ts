import { countOf, isUp, type Look, NONE, type Piece, piecesIn, type Status, type Table } from '@tapete/core';
import { follows, rankOf, suitOf } from './cards.js';
import { CARDS, cardsHome } from './home.js';
import type { Klondike } from './manifest.js';
import { passLimit } from './passes.js';
import { COLUMNS, FOUNDATIONS } from './places.js';
import { firstScore } from './score.js';

/** What is wrong with a position, in words: how many cards there are, faces, runs, foundations, passes, score, end. */
export function checkPosition(look: Look<Klondike>, status: Status): string[] {
  return [
    ...checkCount(look),
    ...checkFaces(look),
    ...COLUMNS.flatMap((column) => checkColumn(look, column)),
    ...FOUNDATIONS.flatMap((foundation) => checkFoundation(look, foundation)),
    ...checkPasses(look),
    ...checkScore(look),
    ...checkEnd(look, status),
  ];
}

const when = (wrong: boolean, words: string): string[] => (wrong ? [words] : []);

function checkCount(look: Look<Klondike>): string[] {
  const places = ['stock', 'waste', ...COLUMNS, ...FOUNDATIONS] as const;
  const cards = places.reduce((sum, place) => sum + countOf(look.table, look.space(place)), 0);
  return when(cards !== CARDS, `there are ${cards} cards`);
}

function checkFaces(look: Look<Klondike>): string[] {
  const { table } = look;
  return [
    ...when(
      piecesIn(table, look.space('stock')).some((card) => isUp(table, card)),
      'a card of the stock is up',
    ),
    ...when(
      piecesIn(table, look.space('waste')).some((card) => !isUp(table, card)),
      'a card of the waste is down',
    ),
  ];
}

function checkColumn(look: Look<Klondike>, column: (typeof COLUMNS)[number]): string[] {
  const { table, config } = look;
  const cards = piecesIn(table, look.space(column));
  const firstUp = cards.findIndex((card) => isUp(table, card));
  const run = firstUp === -1 ? [] : cards.slice(firstUp);
  return [
    ...when(
      run.some((card) => !isUp(table, card)),
      `${column} has a card face down on one that is up`,
    ),
    ...when(!isRun(table, run), `what is up in ${column} is no run`),
    ...when(
      config.autoFlip && cards.length > 0 && run.length === 0,
      `${column} ends with a card that is down`,
    ),
  ];
}

const isRun = (table: Table, cards: readonly Piece[]): boolean =>
  cards.every((card, index) => {
    const under = cards[index - 1];
    return under === undefined || follows(table, card, under);
  });

function checkFoundation(look: Look<Klondike>, foundation: (typeof FOUNDATIONS)[number]): string[] {
  const { table } = look;
  const cards = piecesIn(table, look.space(foundation));
  const isBuilt = cards.every(
    (card, index) => rankOf(table, card) === index + 1 && foundation === `foundation-${suitOf(table, card)}`,
  );
  return when(!isBuilt, `${foundation} is not built from the ace up`);
}

function checkPasses({ config, global }: Look<Klondike>): string[] {
  return when(
    global.pass < 1 || global.pass > passLimit(config),
    `pass ${global.pass} of ${passLimit(config)}`,
  );
}

function checkScore(look: Look<Klondike>): string[] {
  const { config, global } = look;
  const { scoring } = config;
  const expected = scoring === 'vegas' ? firstScore(config) + 5 * cardsHome(look) : 0;
  return when(
    scoring === 'standard' ? global.score < 0 || global.score % 5 !== 0 : global.score !== expected,
    `${global.score} points cannot be with ${cardsHome(look)} cards home`,
  );
}

function checkEnd(look: Look<Klondike>, { over, outcomes }: Status): string[] {
  const home = cardsHome(look);
  const won = outcomes[0] === 'win';
  return [
    ...when(won !== (home === CARDS), `${home} cards are home and the seat has ${won ? '' : 'not '}won`),
    ...when(over !== (look.flow.seat === NONE), 'result and flow do not agree'),
  ];
}
