export { contrast, darker, lighter, luminance, mixed } from './colour.js';
export {
  type GraphicDefinition,
  type GraphicModule,
  type GraphicRequest,
  PLAIN,
  variantsOf,
} from './definition.js';
export {
  checkPlan,
  LONGEST_PLAN_MS,
  PLAN_CODES,
  type PlanCode,
  type PlanFinding,
  type PlanSurroundings,
} from './plan/check-plan.js';
export { longestOf } from './plan/graph.js';
export {
  type GraphicFinding,
  judgeGraphic,
  type RenderedGraphic,
  readGraphicModule,
  renderGraphic,
  type ServedGraphics,
  serveGraphics,
} from './render-graphic.js';
export { SEAT_MARKS, type SeatMark, seatMark } from './seat-mark.js';
export { type CheckedSvg, checkSvg } from './svg/check-svg.js';
export { SVG_LIMITS } from './svg/limits.js';
export type { Paint, SvgElement, SvgNode, SvgProps } from './svg/node.js';
export { drawn, numberText, rounded } from './svg/numbers.js';
export { SVG_CODES, type SvgCode, type SvgFinding, type SvgPosition } from './svg/svg-finding.js';
export { svgText } from './svg/svg-text.js';
export { type Colour, seatColour, THEMES, type Theme, themeOf } from './theme.js';
