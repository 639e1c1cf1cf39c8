/** @jsxRuntime automatic */
/** @jsxImportSource @tapete/graphics */
import { Card } from '@tapete/cards-poker';
import type { GraphicDefinition, Theme } from '@tapete/graphics';
import { Cloth, Shade } from './parts/cloth.js';

export const variants = ['dark'];

/** A run that grows, and the ace that is home already. */
export const draw: GraphicDefinition = ({ slot, theme }) => (slot === 'icon' ? icon(theme) : cover(theme));

const RUN = ['back', 'spades-13', 'hearts-12', 'clubs-11', 'diamonds-10'];
/** What is left to be seen of each card under the next one. */
const STEPS = [0, 46, 134, 222, 310];

const cover = (theme: Theme) => (
  <svg viewBox="0 0 640 640">
    <Cloth theme={theme} />
    <g transform="translate(44 40) rotate(-5) scale(1.06)">
      {RUN.map((card, index) => (
        <g transform={`translate(0 ${STEPS[index]})`}>
          <Shade />
          <Card card={card} theme={theme} />
        </g>
      ))}
    </g>
    <g transform="translate(360 196) rotate(9) scale(1.02)">
      <Shade />
      <Card card="hearts-1" theme={theme} />
    </g>
  </svg>
);

const icon = (theme: Theme) => (
  <svg viewBox="0 0 220 220">
    <g transform="translate(10 20) rotate(-9) scale(0.5)">
      <Card card="spades-13" theme={theme} />
    </g>
    <g transform={`translate(92 18) rotate(8) scale(${0.5})`}>
      <Shade />
      <Card card="hearts-1" theme={theme} />
    </g>
  </svg>
);
