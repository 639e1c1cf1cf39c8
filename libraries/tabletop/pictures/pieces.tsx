/** @jsxRuntime automatic */
/** @jsxImportSource @tapete/graphics */
import {
  type Colour,
  type GraphicDefinition,
  type GraphicRequest,
  type SvgNode,
  seatColour,
} from '@tapete/graphics';
import { Body, Disc, DiscDefs, Mark } from '../src/pictures/index.js';

/** The pieces of `tabletop/pieces`, each a slot, in the colour and with the mark of the seat whose they are. */
export const draw: GraphicDefinition = (request) => (
  <svg viewBox="0 0 100 100">
    {request.slot === 'disc' ? <Turned {...request} /> : <Solid {...request} />}
  </svg>
);

function Turned({ theme, seat }: GraphicRequest) {
  return (
    <>
      <defs>
        <DiscDefs theme={theme} seat={seat} />
      </defs>
      <Disc theme={theme} seat={seat} x={50} y={50} size={98} />
    </>
  );
}

interface SolidLook {
  readonly path: string;
  /** Where the mark of the seat is let in, and how large; none where the outline would not bear it. */
  readonly mark?: { readonly x: number; readonly y: number; readonly size: number };
}

const SOLIDS: Readonly<Record<string, SolidLook>> = {
  pawn: {
    path: 'M50 6a17 17 0 0 1 11 30c4 2 6 4 6 7s-4 4-7 5c1 14 6 24 15 31 6 4 9 7 9 11 0 3-2 5-6 5h-56c-4 0-6-2-6-5 0-4 3-7 9-11 9-7 14-17 15-31-3-1-7-2-7-5s2-5 6-7a17 17 0 0 1 11-30z',
    mark: { x: 50, y: 74, size: 10 },
  },
  cube: {
    path: 'M22 8h56a10 10 0 0 1 10 10v64a10 10 0 0 1-10 10h-56a10 10 0 0 1-10-10v-64a10 10 0 0 1 10-10z',
    mark: { x: 50, y: 50, size: 21 },
  },
  stone: {
    path: 'M50 7a43 43 0 1 1 0 86a43 43 0 1 1 0-86z',
    mark: { x: 50, y: 50, size: 17 },
  },
  ring: { path: 'M50 6a44 44 0 1 1 0 88a44 44 0 1 1 0-88zM50 30a20 20 0 1 0 0 40a20 20 0 1 0 0-40z' },
  cross: {
    path: 'M24 8l26 26l26-26a6 6 0 0 1 8 0l8 8a6 6 0 0 1 0 8l-26 26l26 26a6 6 0 0 1 0 8l-8 8a6 6 0 0 1-8 0l-26-26l-26 26a6 6 0 0 1-8 0l-8-8a6 6 0 0 1 0-8l26-26l-26-26a6 6 0 0 1 0-8l8-8a6 6 0 0 1 8 0z',
  },
  marker: { path: 'M27 10h46l22 40l-22 40h-46l-22-40z', mark: { x: 50, y: 50, size: 19 } },
};

function Solid({ slot, seat, theme }: GraphicRequest): SvgNode {
  const solid = SOLIDS[slot];
  if (solid === undefined) throw new RangeError(`no piece is drawn as ${slot}`);
  const colour: Colour = seatColour(theme, seat);
  return (
    <>
      <Body id={slot} colour={colour} path={solid.path} />
      {solid.mark && <Mark theme={theme} colour={colour} seat={seat} {...solid.mark} />}
    </>
  );
}
