/** @jsxRuntime automatic */
/** @jsxImportSource @tapete/graphics */
import { CARD_HEIGHT, CARD_WIDTH } from '@tapete/cards-spanish';
import type { Theme } from '@tapete/graphics';

/** The cloth of the table, with a soft light from above. */
export const Cloth = ({ theme }: { readonly theme: Theme }) => (
  <>
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
  </>
);

/** What a card that lies on something takes of its light. */
export const Shade = () => (
  <>
    <rect
      x={-7}
      y={-4}
      width={CARD_WIDTH + 14}
      height={CARD_HEIGHT + 14}
      rx={20}
      fill="#000000"
      fillOpacity={0.1}
    />
    <rect
      x={-3}
      y={-1}
      width={CARD_WIDTH + 6}
      height={CARD_HEIGHT + 7}
      rx={17}
      fill="#000000"
      fillOpacity={0.16}
    />
  </>
);
