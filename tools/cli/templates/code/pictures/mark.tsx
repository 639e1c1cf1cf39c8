/** @jsxRuntime automatic */
/** @jsxImportSource @tapete/graphics */
import { type GraphicDefinition, seatColour } from '@tapete/graphics';

export const variants = ['dark'];

/** A ring for the first seat, a cross for the second: they are told apart without their colours. */
export const draw: GraphicDefinition = ({ seat, theme }) => {
  const ink = seatColour(theme, seat ?? 'p0');
  return (
    <svg viewBox="0 0 100 100">
      <circle cx={50} cy={50} r={44} fill="#fbf7ee" stroke="#3a2f22" strokeWidth={2} />
      {seat === 'p1' ? (
        <path d="M30 30L70 70M70 30L30 70" stroke={ink} strokeWidth={13} strokeLinecap="round" />
      ) : (
        <circle cx={50} cy={50} r={22} fill="none" stroke={ink} strokeWidth={13} />
      )}
    </svg>
  );
};
