import type { Hundido } from './manifest.js';

/** A ship of a fleet, by the name that the manifest gives it: `cruiser`, or `cruiser-2` where there are more of a kind. */
export type Ship = Hundido['actions']['placeShip']['ship'];

export const KINDS = ['carrier', 'battleship', 'cruiser', 'submarine', 'destroyer', 'patrol'] as const;
export type Kind = (typeof KINDS)[number];

/** Cells of each kind of ship. */
export const LENGTHS: { readonly [kind in Kind]: number } = {
  carrier: 5,
  battleship: 4,
  cruiser: 3,
  submarine: 3,
  destroyer: 2,
  patrol: 1,
};

/** The ships of each fleet, longest first. */
export const FLEETS: { readonly [fleet in Hundido['config']['fleet']]: readonly Ship[] } = {
  boxed: ['carrier', 'battleship', 'cruiser', 'submarine', 'destroyer'],
  paper: [
    'battleship',
    'cruiser-1',
    'cruiser-2',
    'destroyer-1',
    'destroyer-2',
    'destroyer-3',
    'patrol-1',
    'patrol-2',
    'patrol-3',
    'patrol-4',
  ],
  small: ['carrier', 'battleship', 'cruiser', 'destroyer'],
};

export const kindOf = (ship: Ship): Kind => ship.replace(/-\d$/, '') as Kind;

export const lengthOf = (ship: Ship): number => LENGTHS[kindOf(ship)];

/** Which of its kind: 1, 2, …; 0 where there is one. */
export const numberOf = (ship: Ship): number => Number(/\d$/.exec(ship)?.[0] ?? 0);
