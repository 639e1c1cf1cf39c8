/** The ways to go straight on, by their numbers: `WAYS` over squares, `HEX_WAYS` over hexes. */
export const WAY_NAMES = {
  square: ['up', 'down', 'right', 'left', 'upRight', 'downLeft', 'upLeft', 'downRight'],
  hex: ['right', 'downRight', 'downLeft', 'left', 'upLeft', 'upRight'],
} as const;
