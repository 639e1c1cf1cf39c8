export { Disc, DiscDefs } from './disc.js';
