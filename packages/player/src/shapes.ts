import type { MatchState, MatchStep } from '@tapete/client';

export type { DomainRow } from '@tapete/client';

/*
 * The words of a match as the client hands them over, each under its name in the design.
 */
export type View = NonNullable<MatchState['view']>;
export type Context = NonNullable<MatchState['context']>;
export type Viewer = NonNullable<MatchState['viewer']>;
export type SeatId = MatchState['seats'][number]['seat'];
export type Offer = Context['offers'][number];
export type Target = NonNullable<Offer['at']>[number];
export type Label = Offer['label'];
export type Input = NonNullable<Offer['input']>;
export type SpaceView = View['spaces'][string];
export type PieceView = Extract<SpaceView, { pieces: unknown }>['pieces'][number];
export type MatchEvent = MatchStep['events'][number];
export type Note = NonNullable<MatchStep['note']>;
