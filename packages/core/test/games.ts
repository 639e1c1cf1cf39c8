import { type Look, movePiece, type Play, type Seat, topOf, turnPiece } from '../src/index.js';
import type { LockedGame } from '../src/match/locked-game.js';
import type { AnyGame } from '../src/match/running.js';
import { countOf, pieceId, pieceOf, piecesIn } from '../src/table/pieces.js';
import { game, type TinyGame } from './game.js';
import { BACKS, HIDDEN, OWNER_ONLY, PUBLIC } from './structure.js';

type AnyPlay = Play<AnyGame>;
type AnyLook = Look<AnyGame>;

/** Counts by one or two, in turn; whoever comes to `to` wins. */
export const counting = (more: Partial<TinyGame> = {}): LockedGame =>
  game({
    config: [{ name: 'to', type: 'integer', minimum: 1, maximum: 30, default: 30 }],
    global: { count: 0 },
    events: { counted: { count: 'integer' } },
    actions: { add: { parameters: [{ name: 'by', type: 'integer' }] } },
    phases: {
      playing: {
        participation: 'single',
        offers(_, offer) {
          offer('add', { by: 1 });
          offer('add', { by: 2 });
        },
        actions: {
          add: {
            apply(play, { by }, { seat }) {
              play.global.count = Number(play.global.count) + Number(by);
              play.emit('counted', { count: play.global.count });
              if (play.global.count >= Number(play.config.to)) play.win([seat]);
            },
          },
        },
      },
    },
    ...more,
  });

/**
 * Two seats place tokens at once, each in secret, until both are ready; then they fire in turn until all is tried.
 * The decisive case of policies and epochs.
 */
export const fleet = (more: Partial<TinyGame> = {}): LockedGame =>
  game({
    seat: { 'placed!': [], tried: 0 },
    events: { placed: { seat: 'integer', at: 'integer' }, fired: { at: 'integer' } },
    actions: {
      place: { parameters: [{ name: 'at', type: 'integer', minimum: 0, maximum: 9 }] },
      fire: { parameters: [{ name: 'at', type: 'integer', minimum: 0, maximum: 9 }] },
    },
    phases: {
      placing: {
        participation: 'multiple',
        offers(look, offer, seat) {
          for (let at = 0; at < 4; at++) if (!placedBy(look, seat).includes(at)) offer('place', { at });
          offer('ready', {});
        },
        actions: {
          place: {
            apply(play, { at }, { seat }) {
              placedBy(play, seat).push(Number(at));
              play.emit('placed', { seat, at: Number(at) }, { to: [seat], otherwise: { seat } });
            },
          },
          ready: { apply: (play, _, { seat }) => play.done(seat) },
        },
        next: (play) => play.go('battle', 1),
      },
      battle: {
        participation: 'single',
        offers(look, offer, seat) {
          offer('fire', { at: Number(look.own[seat]?.tried) });
        },
        actions: {
          fire: {
            apply(play, { at }, { seat }) {
              const own = play.own[seat] as { tried: number };
              own.tried += 1;
              play.emit('fired', { at: Number(at) });
              if (own.tried === 3) play.draw();
            },
          },
        },
      },
    },
    ...more,
  });

const placedBy = (look: AnyLook, seat: Seat): number[] => look.own[seat]?.placed as number[];

/**
 * Seats take cards from one market at the same time: up to two are picked in a draft, and a confirm keeps them.
 * `flip` draws, `peek` says that it reveals, `swap` puts the last picked one back.
 */
export const market = (more: Partial<TinyGame> = {}): LockedGame =>
  game({
    spaces: { market: PUBLIC, 'tray@seat': PUBLIC, 'won@seat': PUBLIC },
    pieces: 'market: A B C D E F',
    seat: { luck: 0 },
    events: { kept: { seat: 'integer', cards: { type: 'array', items: { type: 'cardId' } } } },
    actions: {
      pick: { parameters: [{ name: 'card', type: 'cardId' }] },
      name: { parameters: [] },
    },
    phases: {
      buying: {
        participation: 'multiple',
        offers: offerMarket,
        actions: {
          pick: {
            at: (look, { card }) => [{ piece: pieceOf(look.table, String(card)) }],
            apply: (play, { card }, { seat }) =>
              movePiece(play.table, pieceOf(play.table, String(card)), play.space('tray', seat)),
          },
          swap: {
            apply: (play, _, { seat }) =>
              movePiece(play.table, topOf(play.table, play.space('tray', seat)), play.space('market')),
          },
          flip: { apply: (play, _, { seat }) => luck(play, seat, play.chance.int(100)) },
          peek: { apply: (play, _, { seat }) => luck(play, seat, 7) },
          bid: { apply: (play, _, { seat, value }) => luck(play, seat, Number(value)) },
          keep: { apply: keepTray },
          leave: { apply: (play, _, { seat }) => play.done(seat) },
        },
        next: (play) => play.draw(),
      },
    },
    ...more,
  });

const offerMarket: NonNullable<TinyGame['phases'][string]['offers']> = (look, offer, seat) => {
  const tray = countOf(look.table, look.space('tray', seat));
  if (tray < 2)
    for (const card of piecesIn(look.table, look.space('market')))
      offer('pick', { card: pieceId(look.table, card) }, { intent: 'choice' });
  if (tray > 0) {
    offer('swap', {}, { intent: 'cancel' });
    offer('keep', {});
  }
  offer('flip', {}, { intent: 'choice' });
  offer('peek', {}, { intent: 'choice', reveals: true });
  offer('bid', {}, { input: { type: 'integer', min: 0, max: 9, step: 3 } });
  if (tray === 0) offer('leave', {}, { concedes: true });
};

function luck(play: AnyPlay, seat: Seat, value: number): void {
  (play.own[seat] as { luck: number }).luck = value;
}

function keepTray(play: AnyPlay, _: unknown, { seat }: { readonly seat: Seat }): void {
  const tray = piecesIn(play.table, play.space('tray', seat));
  for (const card of tray) movePiece(play.table, card, play.space('won', seat));
  play.emit('kept', { seat, cards: tray.map((card) => pieceId(play.table, card)) });
}

/**
 * A deck that is dealt, hands that only their owners see (the second of each seat by its backs), a row face up,
 * and a bin that nobody sees into. Whoever has no card left ends the game.
 */
export const cards = (more: Partial<TinyGame> = {}): LockedGame =>
  game({
    spaces: {
      deck: HIDDEN,
      'hand@seat': OWNER_ONLY,
      'rack@seat': BACKS,
      row: PUBLIC,
      bin: HIDDEN,
    },
    pieces: 'deck: ~A ~B ~C ~D ~E ~F ~G ~H ~I ~J ~K ~L',
    seat: { 'note!': 0 },
    events: {
      drew: { seat: 'integer', card: 'cardId' },
      played: { seat: 'integer', card: 'cardId' },
      binned: { seat: 'integer', card: 'cardId' },
      mixed: {},
    },
    actions: {
      play: { parameters: [{ name: 'card', type: 'cardId' }] },
      bin: { parameters: [{ name: 'card', type: 'cardId' }] },
    },
    setup(play) {
      play.chance.shuffle(play.space('deck'));
      for (const seat of [0, 1, 0, 1, 0, 1]) deal(play, play.space('hand', seat));
      for (const seat of [0, 1, 0, 1]) deal(play, play.space('rack', seat));
    },
    phases: {
      playing: {
        participation: 'single',
        offers(look, offer, seat) {
          for (const space of ['hand', 'rack'])
            for (const card of piecesIn(look.table, look.space(space, seat))) {
              offer('play', { card: pieceId(look.table, card) });
              offer('bin', { card: pieceId(look.table, card) });
            }
          if (countOf(look.table, look.space('deck')) > 0) offer('draw', {});
          offer('mix', {});
        },
        actions: {
          play: { apply: (play, { card }, { seat }) => show(play, seat, String(card)) },
          bin: {
            apply(play, { card }, { seat }) {
              play.emit('binned', { seat, card: String(card) }, { to: [seat], otherwise: { seat } });
              movePiece(play.table, pieceOf(play.table, String(card)), play.space('bin'));
              endIfEmpty(play, seat);
            },
          },
          draw: {
            apply(play, _, { seat }) {
              const card = deal(play, play.space('hand', seat));
              (play.own[seat] as { note: number }).note += 1;
              play.emit('drew', { seat, card }, { to: [seat], otherwise: { seat } });
            },
          },
          mix: {
            apply(play, _, { seat }) {
              play.chance.shuffle(play.space('rack', seat));
              play.emit('mixed', {});
            },
          },
        },
      },
    },
    withdraw: (play, seat) => play.win([1 - seat], 'withdrawal'),
    ...more,
  });

function deal(play: AnyPlay, to: number): string {
  const card = topOf(play.table, play.space('deck'));
  movePiece(play.table, card, to);
  return pieceId(play.table, card);
}

function show(play: AnyPlay, seat: Seat, card: string): void {
  const piece = pieceOf(play.table, card);
  movePiece(play.table, piece, play.space('row'));
  turnPiece(play.table, piece, 'up');
  play.emit('played', { seat, card });
  endIfEmpty(play, seat);
}

function endIfEmpty(play: AnyPlay, seat: Seat): void {
  const left = ['hand', 'rack'].reduce((sum, space) => sum + countOf(play.table, play.space(space, seat)), 0);
  if (left === 0) play.win([seat]);
}
