import { parseArgs } from 'node:util';
import { Hand, nameOf } from './hand.mjs';
import { apply, PLACES } from './moves.mjs';
import { search } from './search.mjs';

/*
 * What can be said of a deal of Klondike: whether it is won, in how few plays and draws, how many cards get home at most.
 *
 *   node bench/klondike/solve.mjs S --draw 1 --shortest [--script]
 *   node bench/klondike/solve.mjs N
 *   node bench/klondike/solve.mjs --deals 200 --draw 3
 */

/** Deals S and N of the reference: `RRS` a card, rank 01 to 13, suit 1 clubs, 2 diamonds, 3 hearts, 4 spades. */
const DEALS = {
  S: '042041044124023073111012123081104093031052051121094074061091083102043071132134113114131022103013062032101011014034054021112064092082133033072053084063024122',
  N: '041023134124133071102114063072031033121092131043082044122083084064061051093094054073042013091104032101113062022103052034021132012074112111123011053024081014',
};
/** Hands after which a deal of many is called undecided. */
const LIMIT = 1_000_000;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    draw: { type: 'string', default: '1' },
    shortest: { type: 'boolean', default: false },
    script: { type: 'boolean', default: false },
    deals: { type: 'string' },
  },
});
const draw = Number(values.draw);

function solveOne(name) {
  const dealt = Hand.dealt(DEALS[name] ?? name);
  const onProgress = (hands) => process.stderr.write(`\r${hands} hands `);
  const found = search(dealt, { draw, isShortest: values.shortest, onProgress });
  process.stderr.write('\r');
  const cost =
    found.end === 'won' ? `, ${found.cost} plays and draws${values.shortest ? ', the fewest' : ''}` : '';
  process.stderr.write(
    `${name}, draw ${draw}: ${found.end}${cost}; at most ${found.most} at home; ${found.hands} hands\n`,
  );
  if (values.script && found.end === 'won')
    for (const step of script(dealt, found.plays)) console.log(JSON.stringify(step));
}

/** The steps of a script that plays it, as `tapete run klondike --script` takes them. */
function* script(dealt, plays) {
  const hand = new Hand();
  hand.take(dealt);
  for (const play of plays) {
    if (play.from === PLACES.TALON) yield* drawsTo(hand, play.turned);
    const from = placeOf(play.from, play.card, 'waste');
    const step = (action, payload) => ({ seat: 'p0', action, payload });
    yield play.to === PLACES.HOME
      ? step('moveToFoundation', { from })
      : step('moveStack', { from, count: play.count, to: placeOf(play.to) });
    apply(hand, play);
  }
}

function* drawsTo(hand, turned) {
  const step = (action) => ({ seat: 'p0', action, payload: {} });
  let { turned: now } = hand;
  while (now !== turned) {
    const isEmpty = now === hand.talon.length;
    yield step(isEmpty ? 'recycle' : 'draw');
    now = isEmpty ? 0 : Math.min(now + draw, hand.talon.length);
  }
}

const placeOf = (place, card, talon) => {
  if (place === PLACES.TALON) return talon;
  return place === PLACES.HOME ? `foundation-${nameOf(card).split('-')[0]}` : `column-${place + 1}`;
};

/** Deals of a generator of our own, so that a run can be had again. */
function solveMany(deals) {
  const ends = { won: 0, lost: 0, limit: 0 };
  for (let seed = 1; seed <= deals; seed++) {
    ends[search(Hand.of(shuffled(seed)), { draw, limit: LIMIT }).end]++;
    process.stderr.write(
      `\r${seed} of ${deals}: ${ends.won} won, ${ends.lost} lost, ${ends.limit} undecided `,
    );
  }
  const share = (count) => `${((100 * count) / deals).toFixed(2)} %`;
  process.stderr.write('\r');
  console.log(
    `${deals} deals, draw ${draw}: ${share(ends.won)} won, ${share(ends.lost)} lost, ${share(ends.limit)} undecided`,
  );
}

function shuffled(seed) {
  const cards = Array.from({ length: 52 }, (_, card) => nameOf(card));
  let state = seed * 0x9e3779b1;
  for (let left = cards.length; left > 1; left--) {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    const at = (state >>> 0) % left;
    [cards[left - 1], cards[at]] = [cards[at], cards[left - 1]];
  }
  return cards;
}

if (values.deals === undefined) solveOne(positionals[0] ?? 'S');
else solveMany(Number(values.deals));
