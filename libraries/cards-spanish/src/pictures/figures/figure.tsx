/** @jsxRuntime automatic */
/** @jsxImportSource @tapete/graphics */
import { Caballo } from './caballo.js';
import { dressOf, type FigureLook } from './look.js';
import { Rey } from './rey.js';
import { Sota } from './sota.js';

/** The page on foot, the rider, the king: each shows the emblem of its suit. A little left, for the lower number. */
export function Figure({ rank, ...asked }: Omit<FigureLook, 'dress'> & { readonly rank: number }) {
  const look = { ...asked, dress: dressOf(asked.suit, asked.inks) };
  return (
    <g
      transform={`translate(${rank === 11 ? -4 : -5})`}
      fill="none"
      stroke={look.inks.ink}
      strokeWidth={2.2}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {rank === 10 && <Sota {...look} />}
      {rank === 11 && <Caballo {...look} />}
      {rank === 12 && <Rey {...look} />}
    </g>
  );
}
