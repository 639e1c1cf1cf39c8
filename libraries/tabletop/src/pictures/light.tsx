/** @jsxRuntime automatic */
/** @jsxImportSource @tapete/graphics */
import { type Colour, darker, lighter, mixed, seatMark, type Theme } from '@tapete/graphics';

/** Light that falls from above. Stands in the `<defs>` of a picture. */
export function Fall({ id, from, to }: { readonly id: string; readonly from: Colour; readonly to: Colour }) {
  return (
    <linearGradient id={id} x1={0} y1={0} x2={0} y2={1}>
      <stop offset={0} stopColor={from} />
      <stop offset={1} stopColor={to} />
    </linearGradient>
  );
}

interface BodyLook {
  /** Of the piece: names its gradients, so that several may stand in one picture. */
  readonly id: string;
  readonly colour: Colour;
  /** Its outline, filled by `evenodd`. */
  readonly path: string;
}

/** A piece of one solid: top light, a dark outline, one inner edge. */
export function Body({ id, colour, path }: BodyLook) {
  return (
    <>
      <defs>
        <Fall id={`${id}-face`} from={lighter(colour, 0.2)} to={darker(colour, 0.1)} />
        <Fall id={`${id}-edge`} from={lighter(colour, 0.45)} to={darker(colour, 0.22)} />
        <clipPath id={`${id}-inside`}>
          <path d={path} clipRule="evenodd" />
        </clipPath>
      </defs>
      <path d={path} fillRule="evenodd" fill={`url(#${id}-face)`} />
      <path
        d={path}
        fill="none"
        stroke={`url(#${id}-edge)`}
        strokeWidth={9}
        clipPath={`url(#${id}-inside)`}
      />
      <path d={path} fill="none" stroke={darker(colour, 0.5)} strokeWidth={4} strokeLinejoin="round" />
    </>
  );
}

interface MarkLook {
  readonly theme: Theme;
  readonly colour: Colour;
  readonly seat: string | undefined;
  readonly x: number;
  readonly y: number;
  /** Half as wide as it is. */
  readonly size: number;
}

/** The mark of a seat, let into its piece; nothing on what is nobody's. */
export function Mark({ theme, colour, seat, x, y, size }: MarkLook) {
  const mark = seatMark(seat);
  if (mark === undefined) return null;
  const scale = `scale(${size})`;
  return (
    <>
      <path
        d={mark.path}
        fillRule="evenodd"
        fill={darker(colour, 0.42)}
        transform={`translate(${x} ${y - size * 0.07}) ${scale}`}
      />
      <path
        d={mark.path}
        fillRule="evenodd"
        fill={mixed(colour, theme.paper, 0.9)}
        transform={`translate(${x} ${y}) ${scale}`}
      />
    </>
  );
}
