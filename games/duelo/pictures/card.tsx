/** @jsxRuntime automatic */
/** @jsxImportSource @tapete/graphics */
import { mixed, type Theme } from '@tapete/graphics';
import { CARDS } from './deck.js';
import { EMBLEMS } from './emblems.js';
import { INKS, Paper } from './paper.js';
import { KIND_WORDS, WORDS } from './words.js';

interface CardLook {
  readonly card: string;
  readonly theme: Theme;
  readonly locale: string;
}

const SERIF = 'serif';
const SANS = 'sans-serif';

/** A band with name and price, the emblem in its field, and under it what the card does. */
export function Card({ card, theme, locale }: CardLook) {
  const { kind, cost } = CARDS[card] ?? { kind: 'trick', cost: 0 };
  const words = WORDS[locale] ?? WORDS.en;
  const [name, ...lines] = words?.[card] ?? [card];
  const ink = INKS[kind];
  const emblem = EMBLEMS[card];
  return (
    <>
      <Paper theme={theme} />
      <path d="M12 27Q12 12 27 12L223 12Q238 12 238 27L238 56L12 56Z" fill={ink} />
      <text
        x={24}
        y={43}
        fontFamily={SERIF}
        fontSize={Math.min(27, Math.floor(255 / name.length))}
        fontWeight="700"
        fill={theme.paper}
      >
        {name}
      </text>
      <rect
        x={12}
        y={62}
        width={226}
        height={158}
        rx={5}
        fill={mixed(theme.paper, ink, 0.1)}
        stroke={theme.paperEdge}
        strokeWidth={1.5}
      />
      <g transform="translate(125 141) scale(1.02)">{emblem?.({ ink: theme.ink, theme })}</g>
      {lines.map((line, index) => (
        <text
          x={125}
          y={250 + index * 26 + (3 - Math.min(3, lines.length)) * 12}
          fontFamily={SANS}
          fontSize={sizeOf(lines)}
          fill={theme.ink}
          textAnchor="middle"
        >
          {line}
        </text>
      ))}
      <text x={125} y={336} fontFamily={SANS} fontSize={13} fill={theme.inkSoft} textAnchor="middle">
        {KIND_WORDS[locale]?.[kind] ?? kind}
      </text>
      {cost > 0 ? <Price cost={cost} theme={theme} /> : ''}
    </>
  );
}

/** As large as the longest line has room for: on a phone a card is as wide as a thumb. */
const sizeOf = (lines: readonly string[]): number =>
  Math.min(24, Math.floor(410 / Math.max(...lines.map(({ length }) => length))));

const Price = ({ cost, theme }: { readonly cost: number; readonly theme: Theme }) => (
  <>
    <circle cx={216} cy={34} r={20} fill={theme.brass} stroke={theme.paper} strokeWidth={2.5} />
    <text
      x={216}
      y={43}
      fontFamily={SERIF}
      fontSize={26}
      fontWeight="700"
      fill={theme.ink}
      textAnchor="middle"
    >
      {String(cost)}
    </text>
  </>
);
