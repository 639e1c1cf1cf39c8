/** @jsxRuntime automatic */
/** @jsxImportSource @tapete/graphics */
import { darker, lighter, seatColour, type Theme } from '@tapete/graphics';
import { Fall, Mark } from './light.js';

interface DiscLook {
  readonly theme: Theme;
  readonly seat?: string | undefined;
}

/** Stands once in the `<defs>` of a picture for each seat whose discs it draws. */
export function DiscDefs({ theme, seat }: DiscLook) {
  const colour = seatColour(theme, seat);
  const name = discName(seat);
  return (
    <>
      <Fall id={`${name}-rim`} from={lighter(colour, 0.2)} to={darker(colour, 0.08)} />
      <Fall id={`${name}-dish`} from={darker(colour, 0.16)} to={lighter(colour, 0.06)} />
      <Fall id={`${name}-edge`} from={darker(colour, 0.42)} to={lighter(colour, 0.34)} />
    </>
  );
}

/**
 * A turned wooden disc: light from above, a dish with one inner edge, and the mark of its seat let in.
 * Shape: as wide as `size`, its middle at x y.
 */
export function Disc({ theme, seat, x, y, size }: DiscLook & { x: number; y: number; size: number }) {
  const colour = seatColour(theme, seat);
  const name = discName(seat);
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 100})`}>
      <circle r={50} fill={darker(colour, 0.5)} />
      <circle r={47.6} fill={`url(#${name}-rim)`} />
      <circle r={37.5} fill={`url(#${name}-dish)`} stroke={`url(#${name}-edge)`} strokeWidth={2.4} />
      <Mark theme={theme} colour={colour} seat={seat} x={0} y={0} size={22} />
    </g>
  );
}

const discName = (seat: string | undefined): string => `disc-${seat ?? 'plain'}`;
