/** @jsxRuntime automatic */
/** @jsxImportSource @tapete/graphics */
import type { Colour, Theme } from '@tapete/graphics';

/** Every card is so large, in the units in which it is drawn. */
export const CARD_WIDTH = 250;
export const CARD_HEIGHT = 350;

export type Kind = 'coin' | 'attack' | 'trick' | 'companion';

/** The ink of each kind; its sign stands beside the name, so that it reads in grey as well. */
export const INKS: Readonly<Record<Kind, Colour>> = {
  coin: '#7a5a16',
  attack: '#8c2a2e',
  trick: '#245a6b',
  companion: '#4d4478',
};

export const Paper = ({ theme }: { readonly theme: Theme }) => (
  <rect
    x={1}
    y={1}
    width={248}
    height={348}
    rx={15}
    fill={theme.paper}
    stroke={theme.paperEdge}
    strokeWidth={2}
  />
);

/** The same for all cards: crossed blades in a lattice. */
export const Back = ({ theme }: { readonly theme: Theme }) => (
  <>
    <Paper theme={theme} />
    <pattern id="lattice" x={25} y={25} width={25} height={25} patternUnits="userSpaceOnUse">
      <path d="M0 0L25 25M25 0L0 25" stroke={theme.paper} strokeWidth={0.8} strokeOpacity={0.55} />
      <circle cx={12.5} cy={12.5} r={1.8} fill={theme.paper} fillOpacity={0.7} />
    </pattern>
    <rect x={13} y={13} width={224} height={324} rx={9} fill="#2b3a55" />
    <rect
      x={25}
      y={25}
      width={200}
      height={300}
      rx={4}
      fill="url(#lattice)"
      stroke={theme.paper}
      strokeWidth={1.6}
    />
    <circle cx={125} cy={175} r={56} fill="#2b3a55" stroke={theme.paper} strokeWidth={2} />
    <g transform="translate(125 175)" stroke={theme.paper} strokeLinecap="round" fill="none">
      <path d="M-32 32L32-32M32 32L-32-32" strokeWidth={5} />
      <path d="M-33 19Q-22 22-19 33M33 19Q22 22 19 33" strokeWidth={4} />
      <circle r={7} fill="#2b3a55" strokeWidth={3} />
    </g>
  </>
);
