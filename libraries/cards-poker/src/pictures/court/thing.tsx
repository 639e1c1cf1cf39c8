/** @jsxRuntime automatic */
/** @jsxImportSource @tapete/graphics */
import type { SvgNode } from '@tapete/graphics';
import type { Inks } from '../inks.js';

/** Something that is held upright at -50; a fist comes over it at -27. */
export type Thing = (inks: Inks) => SvgNode;

/** A round shaft from the fist up to `y`. */
export const Shaft = ({ inks: { gold }, y }: { readonly inks: Inks; readonly y: number }) => (
  <path d={`M-53-30V${y}H-47V-30`} fill={gold} />
);
