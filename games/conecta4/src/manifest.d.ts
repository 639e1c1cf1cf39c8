import type { GameTypes, SeatId, SpaceId } from '@tapete/core';
export interface Conecta4 extends GameTypes {
  readonly config: { rows: number; columns: number; goal: number; starter: 'seat 0' | 'alternate'; game: number };
  readonly global: { plies: number; last: number };
  readonly seat: Record<string, never>;
  readonly actions: { drop: { column: number } };
  readonly events: { 'disc.dropped': { seat: SeatId; row: number; column: number; cell: SpaceId; disc: string; line?: SpaceId[] } };
  readonly phases: 'playing';
  readonly spaces: `board/${string}`;
  readonly seatSpaces: 'supply';
  readonly boards: 'board';
  readonly seatBoards: never;
  readonly errorCodes: 'COLUMN_FULL';
}
