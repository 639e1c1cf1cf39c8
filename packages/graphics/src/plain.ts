import { arrangeChart } from './layout/arrange-chart.js';
import { defaultPlacings } from './layout/default-layout.js';
import type { PlainTable } from './layout/table-to-place.js';

/** How a table is laid that its author has not laid, and boards that have no squares, by their charts. */
export const plainTable = (charts: PlainTable['charts'] = {}): PlainTable => ({
  charts,
  cells: arrangeChart,
  placings: defaultPlacings,
});
