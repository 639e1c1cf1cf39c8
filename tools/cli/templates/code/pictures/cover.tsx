/** @jsxRuntime automatic */
/** @jsxImportSource @tapete/graphics */
import { type GraphicDefinition, seatColour } from '@tapete/graphics';

export const variants = ['dark'];

/** Cover, thumbnail and icon are one picture: a line of three. */
export const draw: GraphicDefinition = ({ theme }) => (
  <svg viewBox="0 0 640 640">
    <rect width={640} height={640} fill="#1f4e41" />
    {[1, 2].map((line) => (
      <path
        d={`M${line * 180 + 50} 80V560M80 ${line * 180 + 50}H560`}
        stroke="#dbe6db"
        strokeWidth={10}
        strokeLinecap="round"
      />
    ))}
    {[0, 1, 2].map((step) => (
      <circle
        cx={140 + step * 180}
        cy={500 - step * 180}
        r={52}
        fill="none"
        stroke={seatColour(theme, 'p0')}
        strokeWidth={26}
      />
    ))}
  </svg>
);
