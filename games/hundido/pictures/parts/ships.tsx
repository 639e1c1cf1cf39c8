/** @jsxRuntime automatic */
/** @jsxImportSource @tapete/graphics */
import { drawn } from '@tapete/graphics';
import { KINDS, type Kind, LENGTHS } from '../../src/ships.js';

/*
 * Ships from above, the bow to the right, 100 units a cell: painted wood, lit from the upper edge. A ship turned down a column
 * is the same picture turned.
 */

const PAINT = {
  hull: '#e6dfcd',
  low: '#bdb299',
  edge: '#2c2a25',
  deck: '#cdb98f',
  tower: '#f3eee0',
  dark: '#57524a',
} as const;

/** Where each kind lies in the atlas: left and upper edge, in units. */
export const BERTHS: { readonly [kind in Kind]: readonly [x: number, y: number] } = {
  carrier: [0, 0],
  patrol: [500, 0],
  battleship: [0, 100],
  destroyer: [400, 100],
  cruiser: [0, 200],
  submarine: [300, 200],
};
export const ATLAS = { width: 600, height: 300 };

/** Stands once in the `<defs>` of a picture with ships in it. */
export function ShipDefs() {
  return (
    <linearGradient id="hull" x1={0} y1={0} x2={0} y2={1}>
      <stop offset={0} stopColor={PAINT.tower} />
      <stop offset={0.45} stopColor={PAINT.hull} />
      <stop offset={1} stopColor={PAINT.low} />
    </linearGradient>
  );
}

/** All ships of all fleets, each in its berth. */
export const Fleet = () => (
  <>
    {KINDS.map((kind) => {
      const [x, y] = BERTHS[kind];
      return (
        <g transform={`translate(${x} ${y})`}>
          <Ship kind={kind} />
        </g>
      );
    })}
  </>
);

export function Ship({ kind }: { readonly kind: Kind }) {
  const length = LENGTHS[kind] * 100;
  return (
    <>
      <path d={hullOf(kind, length)} transform="translate(2 5)" fill="#04141c" fillOpacity={0.3} />
      <path
        d={hullOf(kind, length)}
        fill="url(#hull)"
        stroke={PAINT.edge}
        strokeWidth={3.5}
        strokeLinejoin="round"
      />
      {FITTINGS[kind](length)}
    </>
  );
}

/** Blunt at the stern, pointed at the bow; a carrier is a plank, a submarine a cigar. */
function hullOf(kind: Kind, length: number): string {
  const [stern, bow] = [8, length - 7];
  if (kind === 'carrier')
    return drawn`M${stern + 10} 18H${bow - 62}L${bow} 34V64L${bow - 40} 82H${stern + 10}Q${stern} 82 ${stern} 72V28Q${stern} 18 ${stern + 10} 18z`;
  if (kind === 'submarine')
    return drawn`M${stern + 34} 32H${bow - 44}Q${bow} 34 ${bow} 50T${bow - 44} 68H${stern + 34}Q${stern + 4} 62 ${stern} 50Q${stern + 4} 38 ${stern + 34} 32z`;
  const half = kind === 'battleship' ? 30 : kind === 'patrol' ? 24 : 26;
  const taper = Math.min(0.42 * length, 108);
  return drawn`M${stern + 12} ${50 - half}H${bow - taper}Q${bow - taper / 3} ${50 - half} ${bow} 50Q${bow - taper / 3} ${50 + half} ${bow - taper} ${50 + half}H${stern + 12}Q${stern} ${50 + half} ${stern} ${40 + half}V${60 - half}Q${stern} ${50 - half} ${stern + 12} ${50 - half}z`;
}

const FITTINGS: { readonly [kind in Kind]: (length: number) => unknown } = {
  carrier: (length) => (
    <>
      <path
        d={`M26 50H${length - 34}`}
        stroke={PAINT.dark}
        strokeWidth={3}
        strokeDasharray="16 12"
        fill="none"
      />
      <path
        d={`M30 29H${length - 90}M30 71H${length - 70}`}
        stroke={PAINT.low}
        strokeWidth={2.5}
        fill="none"
      />
      <Block x={268} y={20} width={92} height={17} />
      <Block x={290} y={16} width={34} height={13} />
      <Plane x={86} />
      <Plane x={158} />
    </>
  ),
  battleship: (length) => (
    <>
      <Deck from={26} to={length - 70} half={17} />
      <Turret x={76} turn={180} />
      <Turret x={126} turn={180} />
      <Block x={156} y={34} width={72} height={32} />
      <Block x={176} y={41} width={30} height={18} />
      <Turret x={258} />
      <Turret x={308} />
    </>
  ),
  cruiser: (length) => (
    <>
      <Deck from={24} to={length - 70} half={14} />
      <Turret x={66} turn={180} />
      <Block x={98} y={37} width={64} height={26} />
      <circle cx={130} cy={50} r={8} fill={PAINT.dark} />
      <Turret x={196} />
    </>
  ),
  submarine: () => (
    <>
      <path d="M44 50H256" stroke={PAINT.low} strokeWidth={3} fill="none" />
      <path
        d="M30 22L44 34M30 78L44 66"
        stroke={PAINT.edge}
        strokeWidth={7}
        strokeLinecap="round"
        fill="none"
      />
      <rect
        x={128}
        y={38}
        width={62}
        height={24}
        rx={12}
        fill={PAINT.tower}
        stroke={PAINT.edge}
        strokeWidth={3}
      />
      <circle cx={168} cy={50} r={5} fill={PAINT.dark} />
    </>
  ),
  destroyer: (length) => (
    <>
      <Deck from={22} to={length - 66} half={13} />
      <Block x={58} y={38} width={48} height={24} />
      <circle cx={74} cy={50} r={6.5} fill={PAINT.dark} />
      <Turret x={134} />
    </>
  ),
  patrol: () => (
    <>
      <Block x={30} y={38} width={26} height={24} />
      <circle cx={66} cy={50} r={5} fill={PAINT.dark} />
    </>
  ),
};

const Deck = ({ from, to, half }: { readonly from: number; readonly to: number; readonly half: number }) => (
  <rect
    x={from}
    y={50 - half}
    width={to - from}
    height={2 * half}
    rx={half / 2}
    fill={PAINT.deck}
    stroke={PAINT.dark}
    strokeWidth={1.5}
  />
);

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const Block = ({ x, y, width, height }: Box) => (
  <rect
    x={x}
    y={y}
    width={width}
    height={height}
    rx={4}
    fill={PAINT.tower}
    stroke={PAINT.edge}
    strokeWidth={2.5}
  />
);

/** Two barrels ahead; turned they look astern. */
const Turret = ({ x, turn = 0 }: { readonly x: number; readonly turn?: number }) => (
  <g transform={`translate(${x} 50) rotate(${turn})`}>
    <path d="M6 -5H33M6 5H33" stroke={PAINT.edge} strokeWidth={4} strokeLinecap="round" fill="none" />
    <circle r={12} fill={PAINT.tower} stroke={PAINT.edge} strokeWidth={2.5} />
  </g>
);

const Plane = ({ x }: { readonly x: number }) => (
  <path
    d={`M${x} 60h34M${x + 20} 50v20M${x + 3} 55v10`}
    stroke={PAINT.dark}
    strokeWidth={5}
    strokeLinecap="round"
    fill="none"
  />
);
