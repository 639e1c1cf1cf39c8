/** @jsxRuntime automatic */
/** @jsxImportSource @tapete/graphics */
import { FINE, type Inks } from '../inks.js';

interface FaceLook {
  readonly inks: Inks;
  /** Towards the raised hand. */
  readonly isTurned?: boolean;
}

/** A face turned a little to its right, or to its left: brow and nose are one line. */
export const Face = ({ inks: { ink, paper }, isTurned = false }: FaceLook) => (
  <g transform={`translate(125 94)${isTurned ? 'scale(-1 1)' : ''}`}>
    <path d="M-19-14C-21 8-13 26-1 27C12 26 21 8 19-14C17-28-17-28-19-14Z" fill={paper} />
    <path
      d="M14-7C11-11 5-11 2-8C1-1-2 4-6 8C-6 10.5-3 11 0 10M-15-8.5C-13-11.5-9-11.5-7-9.5M-14-2.5C-12-5.5-8.5-5.5-6.5-3M5-3C8-5.5 11.5-5.5 14-2.5M-8 15.5C-5 16-3.5 17-2 17C-.5 17 2 16 5.5 15M-4 20.5Q-1 21.5 2 20.5"
      strokeWidth={FINE}
    />
    <path d="M-10-5a2.6 2.6 0 1 0 .1 0zM9-5a2.6 2.6 0 1 0 .1 0z" fill={ink} stroke="none" />
  </g>
);
