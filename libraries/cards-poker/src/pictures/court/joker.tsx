/** @jsxRuntime automatic */
/** @jsxImportSource @tapete/graphics */
import type { Inks } from '../inks.js';
import { Arm } from './arm.js';
import { Doubled } from './doubled.js';
import { Face } from './face.js';
import { FINE } from './look.js';

interface JokerLook {
  readonly inks: Inks;
}

/** A fool with bells on cap and collar, and a star on a stick. */
export const JokerCourt = ({ card, inks }: JokerLook & { readonly card: string }) => (
  <Doubled card={card} inks={inks}>
    <Motley inks={inks} />
    <Face inks={inks} x={2} mouth="grin" />
    <Cap inks={inks} />
    <Star inks={inks} />
    <Arm inks={inks} />
  </Doubled>
);

const Motley = ({ inks: { robe, gold, paper } }: JokerLook) => (
  <>
    <path d="M-75 60V-14C-64-34-46-44-22-50H26C48-46 64-36 75-14V60Z" fill={robe} />
    <path d="M2-50H26C48-46 64-36 75-14V60H2Z" fill={gold} />
    <path d="M-20-58L-52-32L-33-30L-25-7L-9-24L2-1L13-24L29-7L37-30L56-32L24-58Z" fill={paper} />
    <path d="M-20-58L-33-30L-25-7L-9-24L-7-58ZM11-58L13-24L29-7L37-30L24-58Z" fill={robe} />
    <path d="M-9-54V-24L2-1L13-24V-54Z" fill={gold} />
    <Bells
      at={[
        [-53, -30],
        [-25, -3],
        [2, 3],
        [29, -3],
        [57, -30],
      ]}
      fill={gold}
    />
    <path d="M-9-66V-54C-4-46 8-46 13-54V-66Z" fill={paper} />
  </>
);

/** Three horns, in turn of the one colour and of the other. */
const Cap = ({ inks: { robe, gold, paper } }: JokerLook) => (
  <>
    <path
      d="M-18-96C-30-92-32-76-28-66C-22-64-20-70-17-78ZM22-96C34-92 36-76 32-66C26-64 24-70 21-78Z"
      fill={robe}
    />
    <path d="M-10-112C-6-132 4-144 16-141C26-138 26-128 22-122C20-128 12-130 10-112Z" fill={paper} />
    <path d="M-2-122L8-116M2-133L11-126M10-140L15-129" strokeWidth={FINE} />
    <path
      d="M-22-98C-20-118-32-130-44-124C-52-119-54-112-52-104C-46-112-40-112-36-102C-34-94-30-90-25-90Z"
      fill={gold}
    />
    <path
      d="M26-98C24-118 36-130 48-124C56-119 58-112 56-104C50-112 44-112 40-102C38-94 34-90 29-90Z"
      fill={robe}
    />
    <path
      d="M-24-96C-22-116-10-124 2-116C14-124 26-116 28-96C20-104 10-106 2-98C-6-106-16-104-24-96Z"
      fill={robe}
    />
    <path d="M2-116C14-124 26-116 28-96C20-104 10-106 2-98Z" fill={gold} />
    <Bells
      at={[
        [-52, -100],
        [56, -100],
        [21, -119],
      ]}
      fill={gold}
    />
  </>
);

const Star = ({ inks: { robe, gold, paper } }: JokerLook) => (
  <>
    <path d="M-53-30V-60H-47V-30" fill={paper} />
    <path d="M-50-86L-45-74L-32-74L-42-66L-38-54L-50-61L-62-54L-58-66L-68-74L-55-74Z" fill={gold} />
    <path d="M-50-72a4 4 0 1 0 .1 0z" fill={robe} />
  </>
);

interface BellsLook {
  readonly at: readonly (readonly [x: number, y: number])[];
  readonly fill: Inks['gold'];
}

const Bells = ({ at, fill }: BellsLook) => (
  <path d={at.map(([x, y]) => `M${x} ${y - 5}a5 5 0 1 0 .1 0z`).join('')} fill={fill} />
);
