/** @jsxRuntime automatic */
/** @jsxImportSource @tapete/graphics */
import type { GraphicDefinition, Theme } from '@tapete/graphics';
import { Hit, Splash } from './parts/marks.js';
import { Ship, ShipDefs } from './parts/ships.js';
import { swells, type Water, WaterDefs, waterOf } from './parts/water.js';

export const variants = ['dark'];

/** A shot that hit, one that did not, and the one that is aimed. The icon is the smallest piece of it. */
export const draw: GraphicDefinition = ({ slot, theme, variant }) =>
  slot === 'icon' ? icon(theme, waterOf(variant)) : cover(theme, waterOf(variant));

const cover = (theme: Theme, water: Water) => (
  <svg viewBox="0 0 640 640">
    <defs>
      <WaterDefs water={water} />
      <ShipDefs />
    </defs>
    <rect width={640} height={640} fill="url(#water)" />
    <path
      d="M0 128H640M0 256H640M0 384H640M0 512H640M128 0V640M256 0V640M384 0V640M512 0V640"
      stroke={water.line}
      strokeOpacity={0.22}
      strokeWidth={2}
      fill="none"
    />
    <path
      d={swells(640, 640)}
      fill="none"
      stroke={water.line}
      strokeOpacity={0.26}
      strokeWidth={3}
      strokeLinecap="round"
    />
    <g transform="translate(128 384) scale(1.28)">
      <Ship kind="cruiser" />
    </g>
    <g transform="translate(512 0) rotate(90) scale(1.28)">
      <Ship kind="destroyer" />
    </g>
    <g transform="translate(256 384) scale(1.28)">
      <Hit />
    </g>
    <g transform="translate(0 256) scale(1.28)">
      <Splash />
    </g>
    <g transform="translate(384 512) scale(1.28)">
      <Splash />
    </g>
    <g transform="translate(192 192)">
      <Sight theme={theme} />
    </g>
  </svg>
);

/** What is aimed at, in brass. */
const Sight = ({ theme }: { readonly theme: Theme }) => (
  <g fill="none" strokeLinecap="round">
    <g stroke="#06202c" strokeOpacity={0.5} strokeWidth={16}>
      <circle r={52} />
      <path d="M0 -92V-28M0 28V92M-92 0H-28M28 0H92" />
    </g>
    <g stroke={theme.brass} strokeWidth={9}>
      <circle r={52} />
      <path d="M0 -92V-28M0 28V92M-92 0H-28M28 0H92" />
    </g>
  </g>
);

const icon = (theme: Theme, water: Water) => (
  <svg viewBox="0 0 220 220">
    <defs>
      <WaterDefs water={water} />
      <ShipDefs />
    </defs>
    <rect
      x={4}
      y={4}
      width={212}
      height={212}
      rx={44}
      fill="url(#water)"
      stroke={water.rim}
      strokeWidth={6}
    />
    <g transform="translate(22 88) scale(0.88)">
      <Ship kind="destroyer" />
    </g>
    <g transform="translate(110 84) scale(0.78)">
      <Sight theme={theme} />
    </g>
  </svg>
);
