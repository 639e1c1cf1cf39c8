export { type Colour, seatColour, THEMES, type Theme, themeOf } from './theme.js';
