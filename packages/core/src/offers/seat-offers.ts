import type { Seat } from '../ids.js';
import type { Running } from '../match/running.js';
import { listOffers } from './list-offers.js';
import { OfferList } from './offer-list.js';

/** The offers of every seat in the present state, listed once a state. */
export class SeatOffers {
  private readonly lists: OfferList[];
  private readonly listed: boolean[];
  private readonly scratch = new OfferList();

  constructor(private readonly run: Running) {
    this.lists = [];
    this.listed = [];
    for (let seat = 0; seat < run.seats; seat++) {
      this.lists.push(new OfferList());
      this.listed.push(false);
    }
  }

  of(seat: Seat): OfferList {
    const list = this.lists[seat] as OfferList;
    if (!this.listed[seat]) {
      listOffers(this.run, seat, list);
      this.listed[seat] = true;
    }
    return list;
  }

  /** Of a state that will not stay: listed anew each time, good until the next call. */
  passing(seat: Seat): OfferList {
    listOffers(this.run, seat, this.scratch);
    return this.scratch;
  }

  /** The match has changed. */
  forget(): void {
    for (let seat = 0; seat < this.listed.length; seat++) this.listed[seat] = false;
  }

  /** The seat's draft has changed. */
  forgetOf(seat: Seat): void {
    this.listed[seat] = false;
  }
}
