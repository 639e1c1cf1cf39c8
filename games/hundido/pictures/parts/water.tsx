/** @jsxRuntime automatic */
/** @jsxImportSource @tapete/graphics */
import { drawn } from '@tapete/graphics';

/** The sea by day and by night: calm, and deep enough that what floats on it is seen. */
export const SEA = {
  plain: { shallow: '#35789a', deep: '#235a78', line: '#d8ecf2', rim: '#173f55' },
  dark: { shallow: '#1d4b60', deep: '#123544', line: '#a9cad6', rim: '#0b222d' },
} as const;

export type Water = (typeof SEA)[keyof typeof SEA];

export const waterOf = (variant: string): Water => (variant === 'dark' ? SEA.dark : SEA.plain);

export const WaterDefs = ({ water }: { readonly water: Water }) => (
  <radialGradient id="water" cx={0.5} cy={0.1} r={1}>
    <stop offset={0} stopColor={water.shallow} />
    <stop offset={1} stopColor={water.deep} />
  </radialGradient>
);

/** Calm lines: short swells that lie here and there, the same on every sea. */
export function swells(width: number, height: number): string {
  const lines = Math.round(height / 46);
  return Array.from({ length: lines * 3 }, (_, index) => {
    const line = Math.floor(index / 3);
    const y = ((line + 0.5) * height) / lines + ((index * 29) % 17) - 8;
    const x = (((index * 61) % 100) / 100) * (width - 150) + 20;
    const long = 46 + ((index * 37) % 60);
    return drawn`M${x} ${y}q${long / 4} -7 ${long / 2} 0t${long / 2} 0`;
  }).join('');
}
