/** @jsxRuntime automatic */
/** @jsxImportSource @tapete/graphics */
import { Emblem } from '../pip.js';
import type { AceLook } from './look.js';

/** The as de bastos: fresh leaves, and a ribbon round the thin end. */
export const Cudgel = ({ card, inks: { gold, red, green } }: AceLook) => (
  <>
    <path
      d="M24-8C44-22 60-22 76-12C62 4 44 8 24-4ZM-30-36C-50-54-66-54-82-44C-68-28-50-24-30-32ZM-22 40C-40 30-52 32-64 42C-50 52-36 52-22 44ZM30-70C42-90 56-96 74-92C68-74 52-64 32-66Z"
      fill={green}
    />
    <path
      d="M26-6C42-12 56-14 70-12M-32-34C-48-42-62-44-76-43M-26 42C-38 39-50 40-60 42M34-69C46-78 58-86 70-90"
      strokeWidth={2}
    />
    <g transform="translate(0 -14)scale(1.42)" strokeWidth={2.2}>
      <Emblem card={card} at="scale(1)" />
    </g>
    {/* ribbon */}
    <path
      d="M-14 74C-34 66-46 76-40 88C-32 94-20 88-14 82ZM14 74C34 66 46 76 40 88C32 94 20 88 14 82Z"
      fill={red}
    />
    <path d="M-10 84L-30 116L-20 114L-16 122L0 90ZM10 84L30 116L20 114L16 122L0 90Z" fill={red} />
    <path d="M-14 72C-6 68 6 68 14 72V86C6 90-6 90-14 86Z" fill={gold} />
  </>
);
