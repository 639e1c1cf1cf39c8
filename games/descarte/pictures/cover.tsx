/** @jsxRuntime automatic */
/** @jsxImportSource @tapete/graphics */
import { CARD_HEIGHT, CARD_WIDTH, Card } from '@tapete/cards-poker';
import type { GraphicDefinition, Theme } from '@tapete/graphics';

export const variants = ['dark'];

/** A hand that goes, and the card of the same suit that it goes on. */
export const draw: GraphicDefinition = ({ slot, theme }) => (slot === 'icon' ? icon(theme) : cover(theme));

const FAN = [
  ['clubs-7', -26],
  ['hearts-7', -8],
  ['hearts-12', 10],
] as const;

const cover = (theme: Theme) => (
  <svg viewBox="0 0 640 640">
    <defs>
      <radialGradient id="light" cx={0.5} cy={0} r={0.95}>
        <stop offset={0} stopColor={theme.clothLight} />
        <stop offset={1} stopColor={theme.cloth} />
      </radialGradient>
      <pattern id="weave" width={6} height={6} patternUnits="userSpaceOnUse">
        <path d="M0 1.5h3M3 4.5h3" stroke="#000000" strokeOpacity={0.12} strokeWidth={1} />
      </pattern>
    </defs>
    <rect width={640} height={640} fill="url(#light)" />
    <rect width={640} height={640} fill="url(#weave)" />
    {FAN.map(([card, turn]) => (
      <g transform={`translate(270 640) rotate(${turn}) translate(-125 -500)`}>
        <Shade />
        <Card card={card} theme={theme} />
      </g>
    ))}
    <g transform="translate(352 44) rotate(13)">
      <Shade />
      <Card card="hearts-2" theme={theme} />
    </g>
  </svg>
);

const icon = (theme: Theme) => (
  <svg viewBox="0 0 220 220">
    <g transform="translate(20 18) rotate(-10) scale(0.5)">
      <Card card="hearts-7" theme={theme} />
    </g>
    <g transform="translate(92 20) rotate(9) scale(0.5)">
      <Shade />
      <Card card="spades-7" theme={theme} />
    </g>
  </svg>
);

const Shade = () => (
  <rect
    x={-4}
    y={-2}
    width={CARD_WIDTH + 9}
    height={CARD_HEIGHT + 10}
    rx={18}
    fill="#000000"
    fillOpacity={0.16}
  />
);
