/** @jsxRuntime automatic */
/** @jsxImportSource @tapete/graphics */
import { Pip } from '../pip.js';
import { Arm } from './arm.js';
import { Doubled } from './doubled.js';
import { HELD } from './held.js';
import { Jack } from './jack.js';
import { King } from './king.js';
import type { FigureLook } from './look.js';
import { Queen } from './queen.js';

/** Jack, queen or king with what they hold. */
export function Court({ rank, ...look }: FigureLook & { readonly rank: number }) {
  return (
    <Doubled card={look.card} inks={look.inks} mark={<Pip card={look.card} x={55} y={-132} height={25} />}>
      {rank === 11 && <Jack {...look} />}
      {rank === 12 && <Queen {...look} />}
      {rank === 13 && <King {...look} />}
      {HELD[look.card]?.(look.inks)}
      <Arm inks={look.inks} />
    </Doubled>
  );
}
