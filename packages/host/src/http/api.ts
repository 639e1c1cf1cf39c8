/** The host's HTTP face is written down where the client reads it too. */
export type {
  CreatedMatch,
  GameCard,
  MatchCard,
  NewMatch,
  Rematch,
  SeatBot,
  SeatPlan,
  SeatTaken,
  TakeSeat,
} from '@tapete/wire';
