/** @jsxRuntime automatic */
/** @jsxImportSource @tapete/graphics */

const FOAM = '#f2f8f8';
const FIRE = { dark: '#8f1f12', red: '#d8412b', yellow: '#f4b63f' } as const;
const SMOKE = '#23201a';

/** Rings that the water has made once. */
export const Splash = () => (
  <g fill="none" stroke={FOAM}>
    <circle cx={50} cy={50} r={9} fill={FOAM} stroke="none" />
    <circle cx={50} cy={50} r={21} strokeWidth={5} strokeOpacity={0.9} />
    <circle cx={50} cy={50} r={34} strokeWidth={3} strokeOpacity={0.5} />
  </g>
);

/** Fire with a little smoke over it. */
export const Hit = () => (
  <>
    <path d="M58 34q16 -6 14 -20q14 6 10 20q10 2 8 14q-18 8 -32 -14z" fill={SMOKE} fillOpacity={0.55} />
    <path
      d="M50 16l9 17 19 -5 -6 18 16 10 -18 7 3 20 -18 -9 -12 16 -6 -18 -20 3 9 -17 -14 -13 19 -3z"
      fill={FIRE.red}
      stroke={FIRE.dark}
      strokeWidth={4}
      strokeLinejoin="round"
    />
    <circle cx={49} cy={53} r={13} fill={FIRE.yellow} />
    <circle cx={49} cy={53} r={5} fill={FOAM} />
  </>
);

/** The hit that sent a ship down: a cross for the last of it. */
export const Sinking = () => (
  <>
    <circle cx={50} cy={50} r={38} fill={SMOKE} fillOpacity={0.85} stroke={FIRE.red} strokeWidth={5} />
    <path d="M34 34L66 66M66 34L34 66" stroke={FOAM} strokeWidth={10} strokeLinecap="round" fill="none" />
  </>
);
