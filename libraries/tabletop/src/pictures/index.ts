export { Disc, DiscDefs } from './disc.js';
export { Body, Fall, Mark } from './light.js';
