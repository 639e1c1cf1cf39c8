/** @jsxRuntime automatic */
/** @jsxImportSource @tapete/graphics */
import { FINE } from './look.js';
import { Shaft, type Thing } from './thing.js';

export const Sword: Thing = ({ gold, paper, robe }) => (
  <>
    <path d="M-50-145L-44-135V-46H-56V-135Z" fill={paper} />
    <path d="M-50-132V-50" strokeWidth={FINE} />
    <path d="M-66-49C-60-53-40-53-34-49C-31-44-36-42-40-44H-60C-64-42-69-44-66-49Z" fill={gold} />
    <path d="M-50-47h.1" stroke={robe} strokeWidth={5} />
  </>
);

export const Sceptre: Thing = (inks) => (
  <>
    <Shaft inks={inks} y={-112} />
    <path d="M-57-112C-60-118-58-124-50-124C-42-124-40-118-43-112Z" fill={inks.robe} />
    <path
      d="M-50-146C-45-139-44-134-46-128C-42-134-37-136-34-133C-31-129-36-123-44-121H-56C-64-123-69-129-66-133C-63-136-58-134-54-128C-56-134-55-139-50-146Z"
      fill={inks.gold}
    />
    <path d="M-56-108H-44M-56-60H-44M-56-54H-44" strokeWidth={3} />
  </>
);

export const Axe: Thing = (inks) => (
  <>
    <Shaft inks={inks} y={-143} />
    <path d="M-47-128C-40-130-34-136-31-141C-24-126-24-108-31-93C-34-98-40-104-47-106Z" fill={inks.paper} />
    <path d="M-35-133C-30-123-30-111-35-101" strokeWidth={FINE} />
    <path d="M-53-128L-66-117L-53-106Z" fill={inks.paper} />
    <path d="M-56-129H-44V-105H-56Z" fill={inks.robe} />
  </>
);

export const Orb: Thing = ({ gold, robe, paper }) => (
  <>
    <path d="M-54-72V-86H-64V-93H-54V-103H-48V-93H-38V-86H-48V-72Z" fill={gold} />
    <path d="M-51-73a18 18 0 1 0 .1 0z" fill={robe} />
    <path d="M-69-58C-60-52-42-52-33-58V-52C-42-46-60-46-69-52ZM-54-73H-48V-53H-54Z" fill={gold} />
    <path d="M-63-63C-61-67-59-69-57-70" stroke={paper} />
  </>
);
