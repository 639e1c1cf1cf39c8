/** @jsxRuntime automatic */
/** @jsxImportSource @tapete/graphics */
import { drawn } from '@tapete/graphics';
import type { Inks } from '../inks.js';
import { FINE } from './look.js';

type Mouth = 'closed' | 'painted' | 'grin';

interface FaceLook {
  readonly inks: Inks;
  readonly x?: number;
  readonly mouth?: Mouth;
  readonly isTurned?: boolean;
}

/** A face turned a little to its right, or to its left: brow and nose are one line. 40 wide, 54 high. */
export function Face({ inks, x = 0, mouth = 'closed', isTurned = false }: FaceLook) {
  return (
    <g transform={drawn`translate(${x} -86)${isTurned ? 'scale(-1 1)' : ''}`}>
      <path d="M-19-14C-21 8-13 26-1 27C12 26 21 8 19-14C17-26-17-26-19-14Z" fill={inks.paper} />
      <path
        d="M14-8C11-12 5-12 2-8C1-1-2 4-6 8C-6 10.5-3 11 0 10M-15-9C-13-12-9-12-7-10M-14-3C-12-6-8.5-6-6.5-3.5M5-3.5C8-6 11.5-6 14-3"
        strokeWidth={FINE}
      />
      <path d="M-10-5.5a2.6 2.6 0 1 0 .1 0zM9-5.5a2.6 2.6 0 1 0 .1 0z" fill={inks.ink} stroke="none" />
      <MouthOf mouth={mouth} inks={inks} />
    </g>
  );
}

function MouthOf({ mouth, inks: { lips, paper } }: { readonly mouth: Mouth; readonly inks: Inks }) {
  switch (mouth) {
    case 'closed':
      return (
        <path d="M-8 15.5C-5 16-3.5 17-2 17C-.5 17 2 16 5.5 15M-4 20.5Q-1 21.5 2 20.5" strokeWidth={FINE} />
      );
    case 'painted':
      return (
        <>
          <path d="M14-3l3-2M-14-3l-2.5-2" strokeWidth={FINE} />
          <path
            d="M-8 16.5C-6 14.5-4 13.5-2.5 14.8C-1 13.5 2 14.5 4 16.5C1 20.5-5 20.5-8 16.5Z"
            fill={lips}
            stroke="none"
          />
        </>
      );
    case 'grin':
      return (
        <>
          <path d="M-11 13C-5 17 3 17 10 12C7 22-7 23-11 13Z" fill={paper} strokeWidth={FINE} />
          <path d="M-11.5 11.5l-1.5 2M10.500 10l1.500 2M-10 15.5Q-1 19 8.5 15.5" strokeWidth={FINE} />
        </>
      );
  }
}
