/** @jsxRuntime automatic */
/** @jsxImportSource @tapete/graphics */
import type { GraphicDefinition, SvgNode } from '@tapete/graphics';
import { Hit, Sinking, Splash } from './parts/marks.js';

/** What a shot leaves behind. Each is a shape of its own, so that the sea reads in greyscale. */
export const draw: GraphicDefinition = ({ slot }) => (
  <svg viewBox="0 0 100 100">{MARKS[slot] ?? <Aim />}</svg>
);

const Aim = () => (
  <g fill="none" stroke="#fbf7ee" strokeWidth={6} strokeLinecap="round">
    <circle cx={50} cy={50} r={24} />
    <path d="M50 12V38M50 62V88M12 50H38M62 50H88" />
  </g>
);

const MARKS: Readonly<Record<string, SvgNode>> = {
  water: <Splash />,
  hit: <Hit />,
  sunk: <Sinking />,
};
