import type { LockedGame } from '@tapete/core';

/**
 * The text of a small game: seats add 1 to 3 in turn, and who reaches `goal` wins. Seat by seat it answers as a match of
 * the engine does. Its match breaks where the seed's last digit is `brokenOn`, gets stuck where it is `stuckOn`.
 */
export const RACE = `
class Race {
  total = 0; turn = 0; revision = 1; over = false;
  constructor(setup) { this.setup = setup; this.config = { goal: 10, ...setup.config }; }
  get digit() { return Number(this.setup.seed.at(-1)); }
  get seat() { return 'p' + this.turn; }
  choices(seat) {
    if (this.over || seat !== this.seat) return 0;
    return this.total > 3 && this.digit === this.config.stuckOn ? 0 : 3;
  }
  take(seat, choice) {
    if (this.digit === this.config.brokenOn) throw new Error('the dice rolled off the table');
    if (choice >= this.choices(seat)) return { status: 'refused', code: 'NOT_OFFERED' };
    this.total += choice + 1;
    this.revision += 1;
    if (this.total >= this.config.goal) this.over = true;
    else this.turn = (this.turn + 1) % this.setup.seats;
    return { status: 'accepted', entry: { kind: 'decision', seat, steps: [{ action: 'add', payload: {} }], revision: this.revision, draws: 0 } };
  }
  step({ seat, decision, step, offer }) {
    if (decision.revision !== this.revision || step !== 0) return { status: 'refused', code: 'REVISION_PASSED' };
    return this.take(seat, Number(offer.slice(3)) - 1);
  }
  view() { return { total: this.total }; }
  context(viewer) {
    const seats = Array.from({ length: this.setup.seats }, (_, seat) => 'p' + seat);
    return {
      status: this.over ? 'finished' : 'playing',
      flow: { phase: 'adding', revision: this.revision, epoch: 1, revisions: Object.fromEntries(seats.map((seat) => [seat, 0])) },
      result: this.over
        ? Object.fromEntries(seats.map((seat) => [seat, seat === this.seat ? { outcome: 'win', reason: 'reached' } : { outcome: 'loss' }]))
        : null,
      draft: null,
      offers: [1, 2, 3].slice(0, this.choices(viewer)).map((n) => ({ id: 'add' + n, action: 'add', payload: {}, intent: 'confirm' })),
    };
  }
}
export const game = {
  api: 1,
  structure: { seats: { min: 2, max: 4 }, longest: 40, actions: [{ name: 'add' }, { name: 'rest' }], pieces: [] },
  bots: ['last'],
  choose: (bot, { offers }) => ({ offer: offers.at(-1).id }),
  create(setup) {
    if (setup.seats > 4) throw new Error('too many seats');
    return new Race(setup);
  },
};
`;

export async function race(): Promise<LockedGame> {
  const module = await import(`data:text/javascript;base64,${Buffer.from(RACE).toString('base64')}`);
  return (module as { readonly game: LockedGame }).game;
}
