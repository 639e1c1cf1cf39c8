/** @jsxRuntime automatic */
/** @jsxImportSource @tapete/graphics */
import type { SvgNode } from '@tapete/graphics';
import type { Inks } from '../inks.js';
import { MIDDLE } from '../paper.js';

interface DoubledLook {
  readonly card: string;
  readonly inks: Inks;
  /** The suit's sign in a corner of the frame. */
  readonly mark?: SvgNode;
  readonly children?: SvgNode;
}

/**
 * A figure that is cut off by a sash and goes on upside down, within a frame.
 * Shape: the middle of the card is the origin; the figure has from -71 to 71 across, and down from -150.
 */
export function Doubled({ card, inks: { ink, gold }, mark, children }: DoubledLook) {
  return (
    <g
      transform={`translate(${MIDDLE.x} ${MIDDLE.y})`}
      fill="none"
      stroke={ink}
      strokeWidth={2}
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      <clipPath id={`${card}-half`}>
        <path d="M-71-150H71V-29L-71 29Z" />
      </clipPath>
      <g id={`${card}-figure`}>
        <g clipPath={`url(#${card}-half)`}>{children}</g>
        {mark}
      </g>
      <use href={`#${card}-figure`} transform="rotate(180)" />
      <path d="M-71 35L71-23V-35L-71 23Z" fill={gold} />
      <path d="M-64.6 26.4L65-26.4" strokeWidth={5} strokeDasharray="0 10.8" />
      <path d="M-71-150H71V150H-71Z" />
    </g>
  );
}
