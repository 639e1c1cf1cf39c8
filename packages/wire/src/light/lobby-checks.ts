import type {
  CreatedMatch,
  GameCard,
  GameHistory,
  LobbyError,
  MatchAudit,
  MatchCard,
  SeatTaken,
} from '../lobby.js';
import * as a from './check.js';
import { id, seat, seatCard } from './host-checks.js';

/* What a host answers outside of matches, as the shapes of `lobby.ts` say it. */

const secret = a.textUpTo(128);
const texts = a.each(a.text);

export const gameCard = a.having({
  name: a.text,
  game: a.text,
  version: a.text,
  lock: a.text,
  title: texts,
  summary: texts,
  seats: a.having({ min: a.whole, max: a.whole, optimal: a.whole }),
  minutes: a.maybe(a.number),
  // Of a kind that a page does not know, a value is not asked for.
  config: a.listOf(a.having({ name: a.text, type: a.text })),
  series: a.maybe(a.text),
  deal: a.maybe(a.text),
  bots: a.listOf(a.text),
  cover: a.text,
  thumbnail: a.text,
  icon: a.text,
}) as a.Check<GameCard>;

const versionCard = a.having({
  name: a.text,
  version: a.text,
  status: a.oneOf(['active', 'inactive', 'blocked']),
  reason: a.maybe(a.text),
  publishedAt: a.text,
  lock: a.text,
  by: a.maybe(a.text),
  engine: a.having({ version: a.text, integrity: a.text }),
  api: a.whole,
  checks: a.listOf(a.having({ name: a.text, cases: a.whole })),
  packages: a.listOf(
    a.having({ name: a.text, kind: a.oneOf(['game', 'library']), size: a.whole, files: a.whole }),
  ),
  resources: a.whole,
});

export const gameHistory = a.having({
  game: a.text,
  keys: a.listOf(a.text),
  versions: a.listOf(versionCard),
}) as a.Check<GameHistory>;

export const createdMatch = a.having({
  match: id,
  seat: a.orNull(seat),
  token: a.orNull(secret),
  invitation: secret,
  hasPart: a.maybe(a.yesOrNo),
}) as a.Check<CreatedMatch>;

export const seedPromise = a.having({ commitment: a.text }) as a.Check<{ readonly commitment: string }>;

export const seatTaken = a.having({ seat, token: secret }) as a.Check<SeatTaken>;

export const matchCard = a.having({
  match: id,
  game: a.text,
  lock: a.text,
  status: a.oneOf(['playing', 'finished', 'cancelled']),
  config: a.object,
  seats: a.listOf(seatCard),
}) as a.Check<MatchCard>;

export const matchAudit = a.having({
  status: a.oneOf(['proved', 'refuted']),
  lock: a.text,
  entries: a.whole,
  commitment: a.maybe(a.text),
  message: a.maybe(a.text),
}) as a.Check<MatchAudit>;

export const lobbyError = a.having({
  error: a.having({ code: a.text, message: a.text, hint: a.maybe(a.text) }),
}) as a.Check<LobbyError>;
