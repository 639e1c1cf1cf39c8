/** @jsxRuntime automatic */
/** @jsxImportSource @tapete/graphics */
import type { GraphicDefinition } from '@tapete/graphics';
import { KINDS, LENGTHS } from '../src/ships.js';
import { Ship, ShipDefs } from './parts/ships.js';

export const draw: GraphicDefinition = ({ slot }) => {
  const kind = KINDS.find((each) => each === slot) ?? 'patrol';
  return (
    <svg viewBox={`0 0 ${100 * LENGTHS[kind]} 100`}>
      <defs>
        <ShipDefs />
      </defs>
      <Ship kind={kind} />
    </svg>
  );
};
