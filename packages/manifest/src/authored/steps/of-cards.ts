import type { Written } from './step-place.js';

type Names = 'draw' | 'deal' | 'move' | 'discard' | 'shuffle' | 'turn' | 'reveal' | 'resolve';

export const cardSteps: Written<Names> = {
  draw(effect, at) {
    return {
      do: 'draw',
      player: at.players(effect.player, 'player', 'player'),
      count: at.amount(effect.count, 'count', 1),
      from: at.zone(effect.from, 'from'),
      ...at.placing(effect),
      ...(effect.refill === undefined ? {} : { refill: at.zone(effect.refill, 'refill') }),
      keep: effect.keep ?? 0,
    };
  },

  deal(effect, at) {
    return {
      do: 'deal',
      count: at.amount(effect.count, 'count'),
      from: at.zone(effect.from, 'from'),
      ...at.placing(effect),
    };
  },

  move(effect, at) {
    return {
      do: 'move',
      cards: at.cards(effect.cards, 'cards'),
      ...at.placing(effect),
      under: effect.under === true,
    };
  },

  discard(effect, at) {
    const to = at.zone(effect.to, 'to');
    if (effect.cards !== undefined) return { do: 'discard', cards: at.cards(effect.cards, 'cards'), to };
    if (effect.from === undefined)
      at.report(
        'FIELD_MISSING',
        at.path,
        'say which `cards`, or `from` which zone a `count` of them by chance',
      );
    return {
      do: 'discardRandom',
      from: at.zone(effect.from, 'from'),
      count: at.amount(effect.count, 'count', 1),
      to,
    };
  },

  shuffle(effect, at) {
    return { do: 'shuffle', zone: at.zone(effect.zone, 'zone') };
  },

  turn(effect, at) {
    return { do: 'turn', cards: at.cards(effect.cards, 'cards'), face: effect.face };
  },

  reveal(effect, at) {
    return {
      do: 'reveal',
      cards: at.cards(effect.cards, 'cards'),
      to: at.players(effect.to, 'to', 'players'),
    };
  },

  resolve(effect, at) {
    return {
      do: 'resolve',
      card: at.formula(effect.card, 'card', ['Card']),
      targets: at.targetsOf(effect.card),
    };
  },
};
