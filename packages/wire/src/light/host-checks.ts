import { domainFault, MATCH_STATUSES, OUTCOMES } from '@tapete/core';
import type { HostEnvelope } from '../envelopes.js';
import { PRESENCES } from '../protocols.js';
import * as a from './check.js';

export const id = a.textUpTo(64);
export const seat = a.matching(/^p(?:0|[1-9]\d?)$/);
export const seatCard = a.having({
  seat,
  name: a.text,
  controller: a.matching(/^(?:person|open|bot:.*)$/s),
});

const print = a.upTo(0xffffffff);
const bySeat = a.each(a.object, seat);

/** As the shape of a context, column by column: what it reads of a domain, this reads too. */
const domain = a.is('a domain that can be read', (value) => domainFault(value) === undefined);
const offer = a.having({ domain: a.maybe(domain) });
const context = a.having({ offers: a.maybe(a.listOf(offer)) });
const known = (value: unknown): ReturnType<a.Check> => (typeof value === 'number' ? a.count : offer)(value);

const patch = a.having({
  spaces: a.maybe(a.each(a.orNull(a.object))),
  variables: a.maybe(a.having({ global: a.maybe(a.object), players: a.maybe(bySeat) })),
  resources: a.maybe(bySeat),
  context: a.maybe(a.having({ flow: a.maybe(a.object), offers: a.maybe(a.listOf(known)) })),
});

const note = a.having({
  revision: a.count,
  kind: a.oneOf(['setup', 'decision', 'withdrawal', 'undo']),
  seat: a.maybe(seat),
});
const events = a.listOf(a.having({ seq: a.count, type: a.text, data: a.object }));

const update = { cursor: a.count, note: a.maybe(note), events, print };
const whole = a.having({ ...update, view: a.object, context });
const patched = a.having({ ...update, patch, base: print });

/** What a host sends, as `HOST_SHAPES` says it. */
export const HOST_CHECKS = {
  welcome: a.having({
    protocol: a.whole,
    match: id,
    viewer: a.matching(/^(?:p(?:0|[1-9]\d?)|spectator)$/),
    game: a.text,
    lock: a.text,
    commitment: a.maybe(a.text),
    seats: a.listOf(seatCard),
  }),
  snapshot: a.having({ cursor: a.count, view: a.object, print, context }),
  update: (value) => ('patch' in (value as object) ? patched : whole)(value),
  history: a.having({ after: a.count, entries: a.listOf(a.having({ note, events })), more: a.yesOrNo }),
  receipt: a.having({
    id,
    status: a.oneOf(['accepted', 'refused']),
    code: a.maybe(a.text),
    facts: a.maybe(a.object),
    revision: a.maybe(a.count),
  }),
  result: a.having({
    status: a.oneOf(MATCH_STATUSES.slice(1)),
    result: a.each(
      a.having({
        outcome: a.oneOf(OUTCOMES),
        score: a.maybe(a.number),
        rank: a.maybe(a.whole),
        goals: a.maybe(a.listOf(a.text)),
        reason: a.maybe(a.text),
      }),
      seat,
    ),
  }),
  presence: a.having({ seats: a.each(a.oneOf(PRESENCES), seat), spectators: a.count }),
  rematch: a.having({ match: id, by: seat }),
  error: a.having({ code: a.text, message: a.text, id: a.maybe(a.text) }),
  pong: a.having({ at: a.maybe(a.number) }),
} as Readonly<Record<HostEnvelope['type'], a.Check<HostEnvelope>>>;
