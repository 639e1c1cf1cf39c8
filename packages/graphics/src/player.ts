export type { Chart, ChartCell } from '@tapete/manifest';
export {
  type PlacedPlace,
  type PlacedSpace,
  type PlacedTable,
  placeLayout,
} from './layout/place-layout.js';
export { centred, inset, middleOf, type Rect, type Size } from './layout/rect.js';
export { type ReadSpaceId, readSpaceId } from './layout/space-id.js';
export { type PlainTable, TABLE_SIZES, type TableShape, type TableToPlace } from './layout/table-to-place.js';
export { choosePlan } from './plan/choose-plan.js';
export { allHold, type Cue, cueOf } from './plan/cue.js';
export { CATCH_UP, PlanPlayer, type PlanPlayerOptions, type Step } from './plan/plan-player.js';
export type { Clock, Performance, Stage } from './plan/stage.js';
export { SEAT_MARKS, type SeatMark, seatMark } from './seat-mark.js';
export { type Colour, seatColour, THEMES, type Theme, themeOf } from './theme.js';
