/**
 * Klondike written once more, by hand and without the engine: what the engine's rules are compared with, and what a
 * solver plays on. Draw one or three, unlimited passes, kings alone into empty columns.
 */
export interface Plain {
  /** From the top: the last is drawn next. */
  readonly stock: readonly string[];
  readonly waste: readonly string[];
  /** Cards from the lowest up, and how many of them are down. */
  readonly columns: readonly { readonly cards: readonly string[]; readonly down: number }[];
  /** The highest rank that is home, by suit. */
  readonly home: Readonly<Record<string, number>>;
}

export const plainDeal = (order: readonly string[]): Plain => {
  const columns = Array.from({ length: 7 }, (): string[] => []);
  let next = 0;
  for (let row = 0; row < 7; row++)
    for (let column = row; column < 7; column++) columns[column]?.push(order[next++] as string);
  return {
    stock: order.slice(28).reverse(),
    waste: [],
    columns: columns.map((cards, index) => ({ cards, down: index })),
    home: { clubs: 0, diamonds: 0, hearts: 0, spades: 0 },
  };
};

const suitOf = (card: string): string => card.slice(0, card.indexOf('-'));
const rankOf = (card: string): number => Number(card.slice(card.indexOf('-') + 1));
const isRed = (card: string): boolean => card.startsWith('d') || card.startsWith('h');

const fits = (card: string, under: string | undefined): boolean =>
  under === undefined
    ? rankOf(card) === 13
    : rankOf(card) === rankOf(under) - 1 && isRed(card) !== isRed(under);

/** A move, as scripts have it, and what it leads to. */
export interface Step {
  readonly action: string;
  readonly payload: Readonly<Record<string, string | number>>;
  readonly after: Plain;
}

export function steps(hand: Plain, draw: 1 | 3): Step[] {
  return [
    ...homeSteps(hand),
    ...columnSteps(hand),
    ...wasteSteps(hand),
    ...backSteps(hand),
    ...stockSteps(hand, draw),
  ];
}

function homeSteps(hand: Plain): Step[] {
  const sources = [
    ['waste', hand.waste.at(-1)],
    ...hand.columns.map(({ cards }, index) => [`column-${index + 1}`, cards.at(-1)]),
  ];
  return sources.flatMap(([from, card]) => {
    if (from === undefined || card === undefined || hand.home[suitOf(card)] !== rankOf(card) - 1) return [];
    const home = { ...hand.home, [suitOf(card)]: rankOf(card) };
    return [{ action: 'moveToFoundation', payload: { from }, after: { ...taken(hand, from, 1), home } }];
  });
}

function columnSteps(hand: Plain): Step[] {
  return hand.columns.flatMap(({ cards, down }, index) =>
    Array.from({ length: cards.length - down }, (_, at) => at + 1).flatMap((count) =>
      placings(hand, `column-${index + 1}`, cards.slice(-count)),
    ),
  );
}

const wasteSteps = (hand: Plain): Step[] => placings(hand, 'waste', hand.waste.slice(-1));

const backSteps = (hand: Plain): Step[] =>
  Object.entries(hand.home).flatMap(([suit, rank]) =>
    rank === 0 ? [] : placings(hand, `foundation-${suit}`, [`${suit}-${rank}`]),
  );

function placings(hand: Plain, from: string, run: readonly string[]): Step[] {
  const [head] = run;
  if (head === undefined) return [];
  return hand.columns.flatMap(({ cards }, index) => {
    const to = `column-${index + 1}`;
    if (to === from || !fits(head, cards.at(-1))) return [];
    const left = taken(hand, from, run.length);
    const columns = left.columns.map((column, at) =>
      at === index ? { ...column, cards: [...column.cards, ...run] } : column,
    );
    return [{ action: 'moveStack', payload: { from, count: run.length, to }, after: { ...left, columns } }];
  });
}

function stockSteps(hand: Plain, draw: number): Step[] {
  const { stock, waste } = hand;
  if (stock.length > 0) {
    const after = {
      ...hand,
      stock: stock.slice(0, -draw),
      waste: [...waste, ...stock.slice(-draw).reverse()],
    };
    return [{ action: 'draw', payload: {}, after }];
  }
  if (waste.length === 0) return [];
  return [{ action: 'recycle', payload: {}, after: { ...hand, stock: [...waste].reverse(), waste: [] } }];
}

/** The hand without the cards that leave a place; what they covered turns up. */
function taken(hand: Plain, from: string, count: number): Plain {
  if (from === 'waste') return { ...hand, waste: hand.waste.slice(0, -1) };
  if (from.startsWith('foundation-')) {
    const suit = from.slice('foundation-'.length);
    return { ...hand, home: { ...hand.home, [suit]: (hand.home[suit] ?? 0) - 1 } };
  }
  const index = Number(from.slice(-1)) - 1;
  const columns = hand.columns.map((column, at) => {
    if (at !== index) return column;
    const cards = column.cards.slice(0, -count);
    return { cards, down: Math.max(0, Math.min(column.down, cards.length - 1)) };
  });
  return { ...hand, columns };
}
