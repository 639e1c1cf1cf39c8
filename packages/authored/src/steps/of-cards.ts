import {
  countOf,
  NONE,
  type Piece,
  pieceId,
  piecesIn,
  type Seat,
  type Space,
  seatId,
  showPiece,
  spaceOfPiece,
  turnPiece,
} from '@tapete/core';
import type { PlaceRef } from '@tapete/manifest';
import { whoCounts, whoTellsApart } from '../audience.js';
import type { Stage } from '../stage.js';
import type { Frame } from '../value.js';
import type { Maker, Mechanics } from './maker.js';

type Names =
  | 'draw'
  | 'deal'
  | 'move'
  | 'discard'
  | 'discardRandom'
  | 'shuffle'
  | 'turn'
  | 'reveal'
  | 'resolve';

export const cardSteps: Mechanics<Names> = {
  draw(step, make) {
    const count = make.number(step.count);
    const [from, to] = [placeOf(step.from, make), placeOf(step.to, make)];
    const refill = step.refill && placeOf(step.refill, make);
    return make.forEach(step.player, (stage, frame, player) => {
      const [source, target] = [from(stage, frame), to(stage, frame)];
      const how = { event: 'card.drawn', seat: player, face: step.face };
      for (let left = count(stage, frame); left > 0; left--) {
        if (refill && stage.countIn(source.space) === 0)
          makeAnew(stage, source, refill(stage, frame), step.keep);
        const card = stage.topIn(source.space);
        if (card === NONE || !carry(stage, card, target, how)) return;
      }
    });
  },

  deal(step, make) {
    const count = make.number(step.count);
    const [from, to] = [placeOf(step.from, make), placeOf(step.to, make)];
    const isShared = 'space' in step.to || step.to.of === undefined;
    return (stage, frame) => {
      const acting = frame[0] as number;
      const most = count(stage, frame);
      for (let round = 0; round < most; round++)
        for (const player of isShared ? [acting] : around(stage, acting)) {
          frame[0] = player;
          const card = stage.topIn(from(stage, frame).space);
          const seat = isShared ? undefined : player;
          if (card !== NONE)
            carry(stage, card, to(stage, frame), { event: 'card.dealt', seat, face: step.face });
        }
      frame[0] = acting;
    };
  },

  move(step, make) {
    const cards = make.some(step.cards);
    const to = placeOf(step.to, make);
    const { face, under } = step;
    return (stage, frame) => {
      const target = to(stage, frame);
      for (const card of cards(stage, frame))
        carry(stage, card, target, { event: 'card.moved', seat: frame[0] as number, under, face });
    };
  },

  discard(step, make) {
    const cards = make.some(step.cards);
    const to = placeOf(step.to, make);
    return (stage, frame) => {
      const target = to(stage, frame);
      for (const card of cards(stage, frame))
        carry(stage, card, target, { event: 'card.discarded', seat: frame[0] as number, face: 'up' });
    };
  },

  discardRandom(step, make) {
    const count = make.number(step.count);
    const [from, to] = [placeOf(step.from, make), placeOf(step.to, make)];
    return (stage, frame) => {
      const [source, target] = [from(stage, frame), to(stage, frame)];
      for (let left = count(stage, frame); left > 0 && stage.countIn(source.space) > 0; left--) {
        const cards = piecesIn(stage.table, source.space);
        const card = cards[stage.play.chance.int(cards.length)] as Piece;
        carry(stage, card, target, { event: 'card.discarded', seat: frame[0] as number, face: 'up' });
      }
    };
  },

  shuffle(step, make) {
    const zone = placeOf(step.zone, make);
    return (stage, frame) => shuffle(stage, zone(stage, frame).space);
  },

  turn(step, make) {
    const cards = make.some(step.cards);
    return (stage, frame) => {
      for (const card of cards(stage, frame)) {
        if (stage.faceUp(card) === (step.face === 'up')) continue;
        turnPiece(stage.table, card, step.face);
        stage.happen('card.turned', {
          data: { card: pieceId(stage.table, card) },
          heard: { card },
          to: whoTellsApart(stage, card),
        });
      }
    };
  },

  reveal(step, make) {
    const [cards, to] = [make.some(step.cards), make.some(step.to)];
    return (stage, frame) => {
      const seats = to(stage, frame) as readonly Seat[];
      for (const card of cards(stage, frame)) {
        showPiece(stage.table, card, seats);
        const owner = stage.owner(card);
        const seat = owner === NONE ? (frame[0] as number) : owner;
        stage.happen('card.revealed', {
          data: { seat: seatId(seat), card: pieceId(stage.table, card) },
          heard: { seat, card },
        });
      }
    };
  },

  resolve(step, make) {
    const of = make.number(step.card);
    const chosen = new Map(Object.entries(step.targets));
    return (stage, frame) => {
      const card = of(stage, frame);
      const rules = stage.machine.cardOf(stage, card);
      if (!rules?.run) return;
      const inner: Frame = [frame[0] as number, card];
      for (const name of rules.targetNames) {
        const place = chosen.get(name);
        inner.push(place === undefined ? NONE : (frame[place] as number));
      }
      rules.run.run(stage, inner);
    };
  },
};

/** A space, and the zone or board that it is of. */
interface Place {
  readonly zone: number;
  readonly space: Space;
}

function placeOf(ref: PlaceRef, make: Maker): (stage: Stage, frame: Frame) => Place {
  if ('space' in ref) {
    const of = make.number(ref.space);
    return (stage, frame) => {
      const space = of(stage, frame);
      return { zone: stage.zoneAt(space), space };
    };
  }
  const { zone } = ref;
  const owner = ref.of && make.number(ref.of);
  return (stage, frame) => ({ zone, space: stage.space(zone, owner ? owner(stage, frame) : NONE) });
}

interface Carrying {
  readonly event: string;
  readonly seat?: number | undefined;
  readonly face?: 'up' | 'down' | undefined;
  readonly under?: boolean;
}

/**
 * Moves a card and tells it, where more can see it: before it leaves a zone that all can look into for one that they
 * cannot, else where it has come to. False where it cannot be moved.
 */
function carry(stage: Stage, card: Piece, to: Place, { event, seat, face, under }: Carrying): boolean {
  if (!stage.canMove(card, to.zone, to.space)) return false;
  const { zones } = stage.machine.program;
  const isSeenBefore = (zones[stage.zoneOf(card)]?.open ?? false) && !zones[to.zone]?.open;
  const from = spaceOfPiece(stage.table, card);
  const plain = { card: pieceId(stage.table, card), from: stage.idOf(from), to: stage.idOf(to.space) };
  const data = seat === undefined ? plain : { seat: seatId(seat), ...plain };
  const who = whoCounts(stage, from, to.space);
  if (isSeenBefore) stage.tell(event, data, who);
  stage.move(card, to.zone, to.space, { face, under });
  if (!isSeenBefore) stage.tell(event, data, who);
  const heard = { card, from, to: to.space };
  stage.hear(event, seat === undefined ? heard : { seat, ...heard });
  return true;
}

/** The discards become the deck, all but those at the top that stay. */
function makeAnew(stage: Stage, deck: Place, refill: Place, keep: number): void {
  const cards = piecesIn(stage.table, refill.space);
  const taken = cards.slice(0, Math.max(0, cards.length - keep));
  if (taken.length === 0) return;
  for (const card of taken)
    if (stage.canMove(card, deck.zone, deck.space)) stage.move(card, deck.zone, deck.space, { face: 'down' });
  shuffle(stage, deck.space);
}

export function shuffle(stage: Stage, space: Space): void {
  if (space === NONE || countOf(stage.table, space) === 0) return;
  stage.play.chance.shuffle(space);
  stage.happen('zone.shuffled', {
    data: { zone: stage.idOf(space) },
    heard: { zone: space },
    to: whoCounts(stage, space),
  });
}

/** The players from one on, in the order of the table. */
function around(stage: Stage, first: number): number[] {
  const players = stage.players();
  const at = Math.max(0, players.indexOf(first));
  return [...players.slice(at), ...players.slice(0, at)];
}
