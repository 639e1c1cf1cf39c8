/** @jsxRuntime automatic */
/** @jsxImportSource @tapete/graphics */
import { type GraphicDefinition, mixed, type Theme } from '@tapete/graphics';

export const variants = ['dark'];

/** Each slot is a card, `step-7`, or the back of them all. */
export const draw: GraphicDefinition = ({ slot, theme }) => (
  <svg viewBox="0 0 250 350">
    <rect x={1} y={1} width={248} height={348} rx={15} fill={theme.paper} stroke={theme.paperEdge} strokeWidth={2} />
    {slot === 'back' ? <Back theme={theme} /> : <Step height={Number(slot.slice(5))} theme={theme} />}
  </svg>
);

const TREAD = 22;

/** The number, and a stair of as many treads. */
const Step = ({ height, theme }: { readonly height: number; readonly theme: Theme }) => {
  const ink = mixed('#2f5d7c', theme.redSuit, height / 10);
  return (
    <>
      <text x={22} y={64} fontFamily="serif" fontSize={58} fontWeight="700" fill={ink}>
        {String(height)}
      </text>
      {Array.from({ length: height }, (_, tread) => (
        <rect
          x={14 + tread * TREAD}
          y={332 - (tread + 1) * TREAD}
          width={TREAD - 2}
          height={(tread + 1) * TREAD}
          fill={ink}
          fillOpacity={0.35 + 0.065 * tread}
        />
      ))}
    </>
  );
};

const Back = ({ theme }: { readonly theme: Theme }) => (
  <>
    <rect x={13} y={13} width={224} height={324} rx={9} fill="#2f4a5d" />
    {[0, 1, 2, 3].map((tread) => (
      <path
        d={`M55 ${250 - tread * 45}H${100 + tread * 25}V${220 - tread * 45}H195`}
        fill="none"
        stroke={theme.paper}
        strokeOpacity={0.8}
        strokeWidth={4}
      />
    ))}
  </>
);
