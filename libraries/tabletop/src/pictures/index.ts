export { Disc, DiscDefs } from './disc.js';
export { Lettering } from './lettering.js';
export { Body, Fall, Mark } from './light.js';
