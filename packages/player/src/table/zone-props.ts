import type { Signal } from '@preact/signals';
import type { PlacedPlace } from '@tapete/graphics/player';
import type { MatchModel } from '../match/match-model.js';
import type { View } from '../shapes.js';
import type { Pointed } from './pointed.js';

/** What every part of one place of the table is drawn from. */
export interface ZoneProps {
  readonly model: MatchModel;
  readonly place: PlacedPlace;
  readonly view: View;
  /** Which place it is, counted from the lowest. */
  readonly layer: number;
  readonly pointed: Signal<Pointed | undefined>;
}
