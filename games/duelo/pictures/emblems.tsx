/** @jsxRuntime automatic */
/** @jsxImportSource @tapete/graphics */
import type { Colour, SvgNode, Theme } from '@tapete/graphics';

interface Inks {
  readonly ink: Colour;
  readonly theme: Theme;
}

/** A straight blade that points up, its guard at the origin. */
const Blade = ({
  ink,
  theme,
  turn = 0,
  long = 92,
}: Inks & { readonly turn?: number; readonly long?: number }) => (
  <g transform={`rotate(${turn})`}>
    <path
      d={`M-4 0L-2.5 ${-long + 12}L0 ${-long}L2.5 ${-long + 12}L4 0Z`}
      fill={theme.paperEdge}
      stroke={ink}
      strokeWidth={2.5}
      strokeLinejoin="round"
    />
    <path
      d="M-22 2Q0-10 22 2Q25 12 16 14Q0 4-16 14Q-25 12-22 2Z"
      fill={theme.brass}
      stroke={ink}
      strokeWidth={2.5}
    />
    <path d="M-4 8L-4 30L4 30L4 8Z" fill={ink} />
    <circle cy={36} r={7} fill={theme.brass} stroke={ink} strokeWidth={2.5} />
  </g>
);

const Coin = ({
  ink,
  theme,
  x = 0,
  y = 0,
  r = 22,
}: Inks & { readonly x?: number; readonly y?: number; readonly r?: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <circle r={r} fill={theme.brass} stroke={ink} strokeWidth={3} />
    <circle r={r * 0.72} fill="none" stroke={ink} strokeWidth={1.6} strokeDasharray="2 2.6" />
    <path
      d={`M0 ${-r * 0.45}L${r * 0.13} ${-r * 0.13}L${r * 0.45} 0L${r * 0.13} ${r * 0.13}L0 ${r * 0.45}L${-r * 0.13} ${r * 0.13}L${-r * 0.45} 0L${-r * 0.13} ${-r * 0.13}Z`}
      fill={ink}
    />
  </g>
);

const Die = ({ ink, theme }: Inks) => (
  <g transform="rotate(-9)">
    <rect x={-42} y={-42} width={84} height={84} rx={16} fill={theme.paper} stroke={ink} strokeWidth={4} />
    {[
      [-20, -20],
      [20, -20],
      [0, 0],
      [-20, 20],
      [20, 20],
    ].map(([x, y]) => (
      <circle cx={x as number} cy={y as number} r={7.5} fill={ink} />
    ))}
  </g>
);

const outline = { strokeWidth: 3, strokeLinejoin: 'round', strokeLinecap: 'round' } as const;

/** What each card shows, about the origin, 70 units to each side at most. */
export const EMBLEMS: Readonly<Record<string, (inks: Inks) => SvgNode>> = {
  ducat: (inks) => <Coin {...inks} r={48} />,
  purse: ({ ink, theme }) => (
    <>
      <path
        d="M-18-38Q0-28 18-38L14-22Q52 4 44 38Q36 56 0 56Q-36 56-44 38Q-52 4-14-22Z"
        fill="#b98a5a"
        stroke={ink}
        {...outline}
      />
      <path d="M-16-23Q0-15 16-23" fill="none" stroke={ink} strokeWidth={5} />
      <Coin ink={ink} theme={theme} y={18} r={18} />
    </>
  ),
  chest: ({ ink, theme }) => (
    <>
      <path d="M-56-6Q-56-46 0-46Q56-46 56-6Z" fill="#9a6b3f" stroke={ink} {...outline} />
      <rect x={-56} y={-6} width={112} height={56} rx={4} fill="#b98a5a" stroke={ink} {...outline} />
      <path d="M-34-42L-34 50M34-42L34 50" stroke={theme.brass} strokeWidth={8} />
      <rect x={-13} y={-14} width={26} height={28} rx={4} fill={theme.brass} stroke={ink} strokeWidth={3} />
      <circle cy={-3} r={4} fill={ink} />
    </>
  ),
  thrust: (inks) => (
    <g transform="translate(-24 26)">
      <Blade {...inks} turn={44} long={86} />
    </g>
  ),
  rapier: (inks) => (
    <g transform="translate(0 30)">
      <Blade {...inks} long={98} />
    </g>
  ),
  sabre: ({ ink, theme }) => (
    <g transform="rotate(-16) translate(-8 6)">
      <path d="M-8 34Q34 4 26-66Q48-6-2 46Z" fill={theme.paperEdge} stroke={ink} {...outline} />
      <path d="M-22 24Q-6 40 10 54Q-14 62-26 44Q-30 32-22 24Z" fill={theme.brass} stroke={ink} {...outline} />
      <path d="M-14 46L-30 62" stroke={ink} strokeWidth={9} strokeLinecap="round" />
    </g>
  ),
  flurry: (inks) => (
    <g transform="translate(0 26)">
      <Blade {...inks} turn={-38} />
      <Blade {...inks} turn={38} />
    </g>
  ),
  feint: (inks) => (
    <>
      <path
        d="M-52 44Q-58-40 4-46Q46-46 44-8"
        fill="none"
        stroke={inks.ink}
        strokeWidth={4}
        strokeDasharray="3 8"
        strokeLinecap="round"
      />
      <path d="M31-14L45 6L57-15Z" fill={inks.ink} />
      <g transform="translate(-14 34)">
        <Blade {...inks} turn={18} long={70} />
      </g>
    </>
  ),
  parry: ({ ink, theme }) => (
    <>
      <path d="M-46-48Q0-62 46-48Q52 14 0 58Q-52 14-46-48Z" fill="#5d86a0" stroke={ink} {...outline} />
      <path d="M0-54Q24-54 46-48Q52 14 0 58Z" fill={theme.paper} fillOpacity={0.28} />
      <path d="M0-34L0 34M-27-8L27-8" stroke={theme.paper} strokeWidth={8} strokeLinecap="round" />
    </>
  ),
  fury: ({ ink, theme }) => (
    <>
      <path
        d="M0 58Q-46 52-42 10Q-40-14-20-26Q-22-8-10-4Q-14-42 14-60Q10-38 28-20Q46 0 42 20Q38 54 0 58Z"
        fill="#c8502f"
        stroke={ink}
        {...outline}
      />
      <path d="M0 52Q-22 46-18 22Q-8 30-4 18Q2 2 12 0Q10 12 18 22Q22 46 0 52Z" fill={theme.brass} />
    </>
  ),
  wine: ({ ink, theme }) => (
    <>
      <path
        d="M-34-56L34-56Q36-4 6 6L6 40Q26 42 28 54L-28 54Q-26 42-6 40L-6 6Q-36-4-34-56Z"
        fill={theme.paperEdge}
        stroke={ink}
        {...outline}
      />
      <path d="M-32-34L32-34Q30-6 0-1Q-30-6-32-34Z" fill="#8c2a4a" />
    </>
  ),
  gunpowder: ({ ink, theme }) => (
    <>
      <circle cx={-4} cy={14} r={42} fill="#3b3a3a" stroke={ink} strokeWidth={3} />
      <path
        d="M-26-4Q-18-18-4-18"
        fill="none"
        stroke={theme.paper}
        strokeOpacity={0.5}
        strokeWidth={5}
        strokeLinecap="round"
      />
      <path d="M16-26L28-16" stroke={ink} strokeWidth={15} />
      <path d="M24-24Q30-46 46-44" fill="none" stroke="#b98a5a" strokeWidth={5} />
      <path
        d="M46-62L51-51L63-52L54-43L60-32L48-37L39-29L41-41L30-47L42-50Z"
        fill={theme.brass}
        stroke={ink}
        strokeWidth={2}
      />
    </>
  ),
  wager: (inks) => <Die {...inks} />,
  spy: ({ ink, theme }) => (
    <>
      <path
        d="M-62 0Q-32-40 0-40Q32-40 62 0Q32 40 0 40Q-32 40-62 0Z"
        fill={theme.paper}
        stroke={ink}
        {...outline}
      />
      <circle r={27} fill="#5d86a0" stroke={ink} strokeWidth={3} />
      <circle r={12} fill={ink} />
      <circle cx={9} cy={-9} r={5} fill={theme.paper} />
    </>
  ),
  leech: ({ ink, theme }) => (
    <>
      <path
        d="M0-62Q44-4 44 20Q42 56 0 58Q-42 56-44 20Q-44-4 0-62Z"
        fill="#a3262b"
        stroke={ink}
        {...outline}
      />
      <path
        d="M-24 18Q-22 38-4 42"
        fill="none"
        stroke={theme.paper}
        strokeOpacity={0.7}
        strokeWidth={6}
        strokeLinecap="round"
      />
    </>
  ),
  disarm: ({ ink, theme }) => (
    <>
      <g transform="translate(-26 34) rotate(12)">
        <path d="M-4 0L-3-34L5-42L2-28L4 0Z" fill={theme.paperEdge} stroke={ink} strokeWidth={2.5} />
        <path
          d="M-22 2Q0-10 22 2Q25 12 16 14Q0 4-16 14Q-25 12-22 2Z"
          fill={theme.brass}
          stroke={ink}
          strokeWidth={2.5}
        />
        <path d="M0 8L0 28" stroke={ink} strokeWidth={8} />
      </g>
      <path
        d="M8-6L40-58L44-30L18 4Z"
        fill={theme.paperEdge}
        stroke={ink}
        strokeWidth={2.5}
        transform="rotate(24)"
      />
      <path
        d="M-40-30L-52-42M-18-42L-18-58M-58-12L-70-16"
        stroke={ink}
        strokeWidth={4}
        strokeLinecap="round"
      />
    </>
  ),
  confessor: ({ ink, theme }) => (
    <>
      <rect x={-17} y={-18} width={34} height={64} rx={4} fill={theme.paper} stroke={ink} strokeWidth={3} />
      <path d="M-17-6Q-10 6-4-4Q4 12 10-2Q14 4 17-4" fill="none" stroke={ink} strokeWidth={2.5} />
      <path d="M-40 46L40 46Q36 60 0 60Q-36 60-40 46Z" fill={theme.brass} stroke={ink} {...outline} />
      <path d="M0-66Q18-44 8-30Q0-22-8-30Q-18-44 0-66Z" fill="#e0903a" stroke={ink} strokeWidth={2.5} />
    </>
  ),
  banner: ({ ink, theme }) => (
    <>
      <path d="M-40-60L-40 62" stroke={ink} strokeWidth={6} strokeLinecap="round" />
      <path
        d="M-37-54Q-4-66 18-52Q40-40 56-50L56 12Q34 22 12 8Q-8-4-37 10Z"
        fill="#4d4478"
        stroke={ink}
        {...outline}
      />
      <Coin ink={ink} theme={theme} x={8} y={-20} r={16} />
    </>
  ),
  whetstone: ({ ink, theme }) => (
    <>
      <path
        d="M-50 56L-18 6M50 56L18 6M-40 42L40 42"
        stroke="#9a6b3f"
        strokeWidth={9}
        strokeLinecap="round"
      />
      <circle cy={-4} r={38} fill="#a9a49a" stroke={ink} strokeWidth={3} />
      <circle cy={-4} r={27} fill="none" stroke={ink} strokeOpacity={0.4} strokeWidth={2} />
      <circle cy={-4} r={7} fill={theme.brass} stroke={ink} strokeWidth={3} />
      <path d="M30-30L66-52" stroke={ink} strokeWidth={6} strokeLinecap="round" />
      <path
        d="M38-6L52-2M40 6L54 14M36-18L52-22"
        stroke={theme.brass}
        strokeWidth={3}
        strokeLinecap="round"
      />
    </>
  ),
  lender: ({ ink, theme }) => (
    <>
      <path d="M0-56L0 52M-30 56L30 56M-50-38L50-38" stroke={ink} strokeWidth={5} strokeLinecap="round" />
      <path
        d="M-50-38L-68 8L-32 8ZM50-38L32 8L68 8Z"
        fill="none"
        stroke={ink}
        strokeWidth={2.5}
        strokeLinejoin="round"
      />
      <path d="M-70 8Q-50 32-30 8ZM30 8Q50 32 70 8Z" fill={theme.brass} stroke={ink} {...outline} />
      <circle cy={-56} r={7} fill={theme.brass} stroke={ink} strokeWidth={3} />
    </>
  ),
};
