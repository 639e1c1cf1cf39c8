/** The colours of the table. Source: the guide on look, "The table". */
export interface Theme {
  readonly cloth: Colour;
  /** Where the light falls on the cloth. */
  readonly clothLight: Colour;
  readonly paper: Colour;
  readonly paperEdge: Colour;
  readonly ink: Colour;
  readonly inkSoft: Colour;
  readonly onCloth: Colour;
  readonly onClothSoft: Colour;
  /** The one accent: whose turn, what may be taken, what won. */
  readonly brass: Colour;
  readonly redSuit: Colour;
  readonly blackSuit: Colour;
  /** Of `p0`, `p1`, …; after the last they begin again. */
  readonly seats: readonly [Colour, ...Colour[]];
}

export type Colour = `#${string}`;

const SHARED = {
  ink: '#23201a',
  inkSoft: '#6b6252',
  redSuit: '#b3261e',
  blackSuit: '#23201a',
  seats: ['#d64545', '#3f7fd1', '#e0a526', '#4f9d69', '#8d5bb5', '#d9713a'],
} as const;

/** Each variant of the table by day and by night: pictures are rendered once for each that they declare. */
export const THEMES = {
  plain: {
    ...SHARED,
    cloth: '#2f6f5e',
    clothLight: '#3a8370',
    paper: '#fbf7ee',
    paperEdge: '#d9cfb8',
    onCloth: '#f4efe2',
    onClothSoft: '#cfd9cf',
    brass: '#e2a93b',
  },
  dark: {
    ...SHARED,
    cloth: '#14322b',
    clothLight: '#1d463c',
    paper: '#efe8d8',
    paperEdge: '#b8ab8c',
    onCloth: '#e9e2d0',
    onClothSoft: '#9fb3a8',
    brass: '#e8b550',
  },
} as const satisfies Record<string, Theme>;

/** The theme of a variant; variants that are not about the light (`four-colours`) lie on the plain table. */
export const themeOf = (variant: string): Theme => (variant === 'dark' ? THEMES.dark : THEMES.plain);

/** Colour of a seat; of what belongs to nobody, paper. */
export function seatColour(theme: Theme, seat: string | undefined): Colour {
  if (seat === undefined) return theme.paper;
  return theme.seats[Number(seat.slice(1)) % theme.seats.length] ?? theme.seats[0];
}
