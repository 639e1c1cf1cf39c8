/** @jsxRuntime automatic */
/** @jsxImportSource @tapete/graphics */
import { type GraphicDefinition, mixed, type Theme } from '@tapete/graphics';
import { EMBLEMS } from './emblems.js';
import { Back, CARD_HEIGHT, CARD_WIDTH, INKS, Paper } from './paper.js';

export const variants = ['dark'];

/** Two cards and, over them, the blades that are crossed. */
export const draw: GraphicDefinition = ({ slot, theme }) => (slot === 'icon' ? icon(theme) : cover(theme));

const cover = (theme: Theme) => (
  <svg viewBox="0 0 640 640">
    <defs>
      <radialGradient id="light" cx={0.5} cy={0} r={0.95}>
        <stop offset={0} stopColor="#7c3440" />
        <stop offset={1} stopColor="#4a1d28" />
      </radialGradient>
      <pattern id="weave" width={6} height={6} patternUnits="userSpaceOnUse">
        <path d="M0 1.5h3M3 4.5h3" stroke="#000000" strokeOpacity={0.14} strokeWidth={1} />
      </pattern>
    </defs>
    <rect width={640} height={640} fill="url(#light)" />
    <rect width={640} height={640} fill="url(#weave)" />
    <g transform="translate(96 92) rotate(-11) scale(1.02)">
      <Shade />
      <Face theme={theme} card="parry" />
    </g>
    <g transform="translate(316 132) rotate(10) scale(1.02)">
      <Shade />
      <Back theme={theme} />
    </g>
    <g transform="translate(320 400) scale(2.5)">{EMBLEMS.flurry?.({ ink: theme.ink, theme })}</g>
  </svg>
);

const icon = (theme: Theme) => (
  <svg viewBox="0 0 220 220">
    <circle cx={110} cy={110} r={104} fill="#5e2632" stroke={theme.brass} strokeWidth={5} />
    <g transform="translate(110 116) scale(1.25)">{EMBLEMS.flurry?.({ ink: theme.ink, theme })}</g>
  </svg>
);

const Face = ({ theme, card }: { readonly theme: Theme; readonly card: string }) => (
  <>
    <Paper theme={theme} />
    <path d="M12 27Q12 12 27 12L223 12Q238 12 238 27L238 56L12 56Z" fill={INKS.trick} />
    <rect x={12} y={62} width={226} height={276} rx={5} fill={mixed(theme.paper, INKS.trick, 0.1)} />
    <g transform="translate(125 190) scale(1.5)">{EMBLEMS[card]?.({ ink: theme.ink, theme })}</g>
  </>
);

const Shade = () => (
  <rect
    x={-4}
    y={-2}
    width={CARD_WIDTH + 9}
    height={CARD_HEIGHT + 10}
    rx={18}
    fill="#000000"
    fillOpacity={0.2}
  />
);
