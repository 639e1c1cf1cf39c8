export { SEAT_MARKS, type SeatMark, seatMark } from './seat-mark.js';
export { type Colour, seatColour, THEMES, type Theme, themeOf } from './theme.js';
