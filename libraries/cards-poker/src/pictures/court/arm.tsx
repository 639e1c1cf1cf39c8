/** @jsxRuntime automatic */
/** @jsxImportSource @tapete/graphics */
import type { Inks } from '../inks.js';
import { FINE } from './look.js';

/** Forearm, cuff and a fist round whatever is held at -50. */
export const Arm = ({ inks: { robe, gold, paper } }: { readonly inks: Inks }) => (
  <>
    <path d="M-75 30V4L-62-14H-39L-30 20Z" fill={robe} />
    <path d="M-65-8L-64-18H-37L-35-8C-44-4-56-4-65-8Z" fill={gold} />
    <path d="M-58-11h.1M-50-10.5h.1M-42-11h.1" strokeWidth={4} />
    <path
      d="M-61-36C-62-40-42-40-40-36C-37-31-37-23-40-17C-47-15-55-15-61-17C-64-23-63-31-61-36Z"
      fill={paper}
    />
    <path d="M-62-31H-52M-62.5-26H-52M-62-21.5H-52M-47-37C-43-33-43-29-46-25" strokeWidth={FINE} />
  </>
);
