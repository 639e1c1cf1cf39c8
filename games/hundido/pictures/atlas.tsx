/** @jsxRuntime automatic */
/** @jsxImportSource @tapete/graphics */
import type { GraphicDefinition } from '@tapete/graphics';
import { ATLAS, Fleet, ShipDefs } from './parts/ships.js';

/** Draws `fleet.svg`, the atlas of all ships; its regions are the berths. `pictures.test.ts` writes it anew. */
export const draw: GraphicDefinition = () => (
  <svg viewBox={`0 0 ${ATLAS.width} ${ATLAS.height}`} width={ATLAS.width} height={ATLAS.height}>
    <title>Fleet</title>
    <defs>
      <ShipDefs />
    </defs>
    <Fleet />
  </svg>
);
