/** @jsxRuntime automatic */
/** @jsxImportSource @tapete/graphics */
import type { AceLook } from './look.js';

/** Twelve rays of each kind. */
const RAYS = Array.from({ length: 12 }, (_, index) => index * 30);

/** The as de oros: a coin with the sun on it. */
export const Sun = ({ inks: { ink, gold, red, paper } }: AceLook) => (
  <>
    <circle r={88} fill={gold} />
    <circle r={81} strokeWidth={5} strokeDasharray="0 10.6" />
    <circle r={74} fill={paper} />
    <circle r={69} fill={red} />
    {RAYS.map((angle) => (
      <path d="M-9-32L0-65L9-32Z" fill={gold} strokeWidth={2} transform={`rotate(${angle})`} />
    ))}
    {RAYS.map((angle) => (
      <path
        d="M-6-32C-12-42-1-48-5-60C8-52 3-44 6-32Z"
        fill={paper}
        strokeWidth={1.8}
        transform={`rotate(${angle + 15})`}
      />
    ))}
    <circle r={37} fill={gold} />
    <path
      d="M17-9C12-15 6-14 3-10C3-2-1 4-6 9C-5 12-2 13 1 12M-21-10C-18-15-12-15-9-12M-19-3C-16-7-11-7-8-3M7-3C10-7 15-7 18-3M-12 18C-6 24 4 24 11 17M-4 26Q0 27 4 26"
      strokeWidth={2}
    />
    <path d="M-13.5-6a3 3 0 1 0 .1 0zM12-6a3 3 0 1 0 .1 0z" fill={ink} stroke="none" />
    <path d="M-20 8h.1M20 8h.1" stroke={red} strokeWidth={9} />
  </>
);
