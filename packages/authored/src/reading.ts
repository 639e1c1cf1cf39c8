import type { HexBoard, NetworkBoard, Scalar, Space, SquareBoard, TrackBoard } from '@tapete/core';
import type { Tracker } from '@tapete/manifest';
import type { Value } from './value.js';

export type AnyBoard = SquareBoard | HexBoard | NetworkBoard | TrackBoard;

/**
 * What expressions read: a running match, or what one seat sees of it. Cards, players and spaces are numbers, -1 for none.
 */
export interface Reading {
  /** Who is still in the match, in the order of the table. */
  players(): readonly number[];
  /** Who comes next after that player among the others, or none. */
  opponent(player: number): number;
  hasWithdrawn(player: number): boolean;
  /** As it is kept, without what modifiers add. */
  tracker(player: number, tracker: Tracker): Value;
  shared(tracker: Tracker): Value;
  /** How often a modifier lies on it now. */
  playerModifier(player: number, modifier: number): number;
  cardModifier(card: number, modifier: number): number;
  cards(zone: number, player: number): readonly number[];
  count(zone: number, player: number): number;
  top(zone: number, player: number): number;
  bottom(zone: number, player: number): number;
  /** What a card is, by its number among the definitions of the game. */
  definition(card: number): number;
  property(card: number, property: number): Scalar;
  counter(card: number, counter: number): number;
  /** In whose zone it lies. */
  owner(card: number): number;
  cardType(card: number): string;
  /** The zone in which it lies, without its player. */
  cardZone(card: number): string;
  faceUp(card: number): boolean;
  spaceOf(card: number): Space;
  /** The piece of that id, of which there is one. */
  piece(id: string): number;
  /** Those that a player owns, wherever they lie. */
  piecesOf(player: number): readonly number[];
  /** A board by its number among the zones, and whose it is. */
  board(zone: number, player: number): AnyBoard | undefined;
  boards(): readonly AnyBoard[];
  /** The board on which a space lies; none of a zone of cards. */
  boardOf(space: Space): AnyBoard | undefined;
  /** What the zone or board of a space is called, without its player. */
  zoneName(space: Space): string;
  piecesAt(space: Space): readonly number[];
  turn(): number;
  phase(): string;
  phasesLeft(): readonly string[];
  config(name: string): Value;
}
