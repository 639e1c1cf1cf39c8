/** @jsxRuntime automatic */
/** @jsxImportSource @tapete/graphics */
import { FINE } from '../inks.js';
import type { FigureLook } from './look.js';

/** A buttoned coat from the shoulders to the belt. */
export const Doublet = ({ inks: { paper }, dress: { coat, trim } }: FigureLook) => (
  <>
    <path
      d="M92 128C104 122 146 122 158 128C156 150 150 170 148 188H102C100 170 94 150 92 128Z"
      fill={coat}
    />
    <path d="M125 132V182" strokeWidth={FINE} />
    <path d="M125 142h.1M125 154h.1M125 166h.1M125 178h.1" stroke={trim} strokeWidth={5.5} />
    <path d="M101 183H149L150 194H100Z" fill={trim} />
    <path d="M119 181H131V196H119Z" fill={paper} />
  </>
);
