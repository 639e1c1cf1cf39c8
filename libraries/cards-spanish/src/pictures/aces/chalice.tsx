/** @jsxRuntime automatic */
/** @jsxImportSource @tapete/graphics */
import type { AceLook } from './look.js';

/** The as de copas: a covered cup with two handles. */
export const Chalice = ({ inks: { gold, red, paper, blue } }: AceLook) => (
  <>
    {/* handles */}
    <path d="M-66-40C-104-60-108 10-60 16M66-40C104-60 108 10 60 16" strokeWidth={12} />
    <path d="M-66-40C-104-60-108 10-60 16M66-40C104-60 108 10 60 16" stroke={gold} strokeWidth={7} />
    {/* foot */}
    <path d="M-12 50L-16 78C-28 92-56 92-62 106H62C56 92 28 92 16 78L12 50Z" fill={gold} />
    <path d="M-66 106H66V118H-66Z" fill={red} />
    <path
      d="M-54 112h.1M-36 112h.1M-18 112h.1M0 112h.1M18 112h.1M36 112h.1M54 112h.1"
      stroke={gold}
      strokeWidth={5}
    />
    <path d="M-8 80C-14 90-24 94-32 104M8 80C14 90 24 94 32 104M0 80V104" strokeWidth={2} />
    {/* bowl */}
    <path d="M-70-56C-70 4-48 46-14 52V60H14V52C48 46 70 4 70-56Z" fill={gold} />
    <path d="M-69-40C-67-18-61-2-54 12H54C61-2 67-18 69-40Z" fill={red} />
    <path
      d="M-44 14C-38 30-28 42-14 48M-22 14C-18 30-12 42-6 50M0 14V50M22 14C18 30 12 42 6 50M44 14C38 30 28 42 14 48"
      strokeWidth={2}
    />
    <path
      d="M0-34L14-14L0 6L-14-14ZM-38-34L-26-14L-36 6L-48-14ZM38-34L26-14L36 6L48-14Z"
      fill={paper}
      strokeWidth={2}
    />
    <path
      d="M0-24L7-14L0-4L-7-14ZM-38-24L-32-14L-37-4L-43-14ZM38-24L32-14L37-4L43-14Z"
      fill={blue}
      strokeWidth={1.6}
    />
    <path d="M-24 66C-24 52 24 52 24 66C24 80-24 80-24 66Z" fill={red} />
    <path d="M-10 66h.1M0 66h.1M10 66h.1" stroke={gold} strokeWidth={5} />
    {/* cover */}
    <path d="M-58-62C-54-94-26-112 0-114C26-112 54-94 58-62Z" fill={gold} />
    <path d="M-34-66C-32-88-16-106 0-112C16-106 32-88 34-66M0-112V-66" strokeWidth={2} />
    <path d="M-74-62C-60-72 60-72 74-62V-52C60-44-60-44-74-52Z" fill={red} />
    <path d="M-56-57h.1M-34-55h.1M-12-54h.1M12-54h.1M34-55h.1M56-57h.1" stroke={gold} strokeWidth={6} />
    <path d="M-10-114C-10-122 10-122 10-114Z" fill={red} />
    <path d="M0-146C10-136 13-128 0-119C-13-128-10-136 0-146Z" fill={gold} />
  </>
);
