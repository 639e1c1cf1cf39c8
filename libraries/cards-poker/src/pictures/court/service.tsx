/** @jsxRuntime automatic */
/** @jsxImportSource @tapete/graphics */
import { FINE } from './look.js';
import { Shaft, type Thing } from './thing.js';

export const Halberd: Thing = (inks) => (
  <>
    <Shaft inks={inks} y={-120} />
    <path d="M-50-147L-45-122H-55Z" fill={inks.paper} />
    <path d="M-47-118C-40-118-36-122-34-126C-29-116-29-104-34-95C-37-100-41-103-47-103Z" fill={inks.paper} />
    <path d="M-53-118C-58-116-64-118-67-123C-67-112-62-105-53-104Z" fill={inks.paper} />
    <path d="M-56-122H-44V-99H-56Z" fill={inks.robe} />
  </>
);

export const Pennant: Thing = (inks) => (
  <>
    <Shaft inks={inks} y={-136} />
    <path d="M-47-134C-40-138-34-130-24-134L-30-123L-24-112C-34-108-40-116-47-112Z" fill={inks.robe} />
    <path d="M-50-147L-44-137H-56Z" fill={inks.paper} />
  </>
);

export const Torch: Thing = (inks) => (
  <>
    <path d="M-54-30L-58-92H-42L-46-30Z" fill={inks.gold} />
    <path
      d="M-50-146C-44-134-34-128-36-112C-37-103-43-98-50-98C-57-98-63-103-64-112C-65-122-58-126-58-134C-54-132-52-138-50-146Z"
      fill={inks.robe}
    />
    <path
      d="M-50-122C-46-116-43-113-44-106C-45-102-47-100-50-100C-53-100-55-102-56-106C-57-113-54-116-50-122Z"
      fill={inks.gold}
      strokeWidth={FINE}
    />
    <path d="M-61-99H-39L-42-88H-58Z" fill={inks.paper} />
  </>
);

export const Falcon: Thing = ({ robe, gold, paper, ink }) => (
  <>
    <path d="M-56-34L-66-12H-58L-50-34Z" fill={robe} />
    <path
      d="M-36-78C-33-84-36-93-45-94C-55-95-59-88-59-80C-60-66-64-56-60-42C-56-36-46-36-42-42C-36-52-36-66-40-74Z"
      fill={paper}
    />
    <path d="M-59-80C-67-68-69-50-64-30C-58-36-52-46-50-58C-49-68-52-76-59-80Z" fill={robe} />
    <path d="M-62-58C-58-58-54-60-51-64M-64-46C-59-46-55-49-53-53" stroke={paper} strokeWidth={FINE} />
    <path
      d="M-36-78C-32-79-30-76-32-72C-34-74-37-74-40-74C-41-77-40-79-36-78Z"
      fill={gold}
      strokeWidth={FINE}
    />
    <path
      d="M-59-82C-58-92-52-96-45-95C-40-94-37-91-36-87C-42-90-50-88-54-82C-55-80-58-79-59-82Z"
      fill={robe}
    />
    <path d="M-43-84h.1" strokeWidth={4.5} />
    <path d="M-44-66l3 3M-46-58l3 3M-45-50l3 3" strokeWidth={FINE} stroke={ink} />
    <path d="M-53-42V-35M-47-42V-35" stroke={gold} strokeWidth={3} />
  </>
);
