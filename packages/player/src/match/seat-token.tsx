import { seatMark } from '@tapete/graphics/player';
import type { SeatId } from '../shapes.js';

/** A seat at a glance: its colour, its shape and its initial together, so that none of them is needed alone. */
export function SeatToken({ seat, initial }: { seat: SeatId; initial: string }) {
  return (
    <span class="token" style={{ '--seat': `var(--seat-${Number(seat.slice(1)) % 6})` }} aria-hidden="true">
      <svg viewBox="-1.3 -1.3 2.6 2.6" width="26" height="26" aria-hidden="true">
        <path d={seatMark(seat)?.path} fill-rule="evenodd" />
      </svg>
      <span class="token-initial">{initial}</span>
    </span>
  );
}
