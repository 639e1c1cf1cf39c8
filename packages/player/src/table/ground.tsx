import type { ChartCell, PlacedPlace, PlacedSpace, Rect } from '@tapete/graphics/player';
import type { MatchModel } from '../match/match-model.js';
import { boxStyle } from './box.js';
import { isBare, LAYERS, type LaidTable } from './laid.js';
import { cellName } from './space-words.js';
import './ground.css';

/** Boards without a picture of their own: squares, tiles, roads between nodes, a track. */
export function Grounds({ model, laid }: { model: MatchModel; laid: LaidTable }) {
  return (
    <>
      {laid.places.map((place, index) =>
        !isBare(place) ? null : (
          <Ground
            key={`${place.of} ${place.seat ?? ''}`}
            model={model}
            place={place}
            layer={index * LAYERS}
          />
        ),
      )}
    </>
  );
}

interface GroundProps {
  readonly model: MatchModel;
  readonly place: PlacedPlace;
  readonly layer: number;
}

function Ground({ model, place, layer }: GroundProps) {
  const { x, y, width, height } = place.rect;
  const cells = drawnCells(place);
  const types = [...new Set(cells.map(({ cell }) => cell.type).filter((type) => type !== undefined))].sort();
  const at = new Map(cells.map((drawn) => [drawn.cell.id, drawn]));
  const isTold = ({ cell }: DrawnCell) => cell.kind !== 'tile' || cellName(model, place.of, cell) !== cell.id;
  const labelled = place.chart === undefined ? [] : cells.filter(isTold);
  return (
    <svg
      class="ground"
      viewBox={`${x} ${y} ${width} ${height}`}
      style={boxStyle(place.rect, layer)}
      aria-hidden="true"
    >
      {(place.chart?.lines ?? []).map(([one, other]) => (
        <Road key={`${one} ${other}`} from={at.get(one)?.space.rect} to={at.get(other)?.space.rect} />
      ))}
      {cells.map((drawn) => (
        <CellGround
          key={drawn.space.id}
          {...drawn}
          kind={types.indexOf(drawn.cell.type ?? '')}
          at={place.chart?.type === 'hex' ? at : NOWHERE}
        />
      ))}
      {labelled
        .filter(({ cell }) => cell.kind !== 'edge' && cell.kind !== 'vertex')
        .map(({ space, cell }) => (
          <Label key={space.id} rect={space.rect} of={cell.kind} words={cellName(model, place.of, cell)} />
        ))}
    </svg>
  );
}

/** Only between tiles is an edge a side; between nodes it is the road itself. */
const NOWHERE: ReadonlyMap<string, DrawnCell> = new Map();

interface DrawnCell {
  readonly space: PlacedSpace;
  readonly cell: ChartCell;
}

function drawnCells({ chart, spaces }: PlacedPlace): readonly DrawnCell[] {
  if (chart === undefined) return spaces.map((space) => ({ space, cell: squareOf(space) }));
  const cells = new Map(chart?.cells.map((cell) => [cell.id, cell]));
  return spaces.flatMap((space) => {
    const cell = cells.get(space.id.slice(space.id.indexOf('/') + 1));
    return cell === undefined ? [] : [{ space, cell }];
  });
}

/** Squares in two shades, as on every board of squares. */
function squareOf({ id, column = 0, row = 0 }: PlacedSpace): ChartCell {
  return { id, kind: 'space', type: (column + row) % 2 === 0 ? 'even' : 'odd' };
}

interface CellProps extends DrawnCell {
  /** Number of its type among those of the board, or -1. */
  readonly kind: number;
  readonly at: ReadonlyMap<string, DrawnCell>;
}

function CellGround({ space: { rect }, cell, kind, at }: CellProps) {
  const { x, y } = middleOf(rect);
  const look = `ground-${cell.kind} kind-${kind < 0 ? 'none' : kind % KINDS}`;
  switch (cell.kind) {
    case 'tile':
      return <polygon class={look} points={hexPoints(rect)} />;
    case 'edge':
      return <Side ends={cell.id.split('+').map((name) => at.get(name))} />;
    case 'vertex':
      return <circle class={look} cx={x} cy={y} r={rect.width * 0.22} />;
    case 'node':
      return <circle class={look} cx={x} cy={y} r={rect.width / 2} />;
    case 'space':
      return <rect class={look} {...insetBy(rect, 0.06)} rx={Math.min(rect.width, rect.height) * 0.18} />;
  }
}

/** Types beyond these share their colours; a type is told by its name, too. */
const KINDS = 6;

const middleOf = ({ x, y, width, height }: Rect) => ({ x: x + width / 2, y: y + height / 2 });

const insetBy = ({ x, y, width, height }: Rect, share: number): Rect => {
  const rim = Math.min(width, height) * share;
  return { x: x + rim, y: y + rim, width: width - 2 * rim, height: height - 2 * rim };
};

/** The six corners of a tile that stands on one, whose width is that of its rectangle. */
function hexPoints(rect: Rect): string {
  const { x, y } = middleOf(rect);
  const radius = (rect.width / Math.sqrt(3)) * 0.97;
  return [30, 90, 150, 210, 270, 330]
    .map((degrees) => (degrees * Math.PI) / 180)
    .map(
      (angle) => `${(x + radius * Math.cos(angle)).toFixed(3)},${(y + radius * Math.sin(angle)).toFixed(3)}`,
    )
    .join(' ');
}

/** The side between two tiles lies across the way from one to the other. */
function Side({ ends: [one, other] }: { readonly ends: readonly (DrawnCell | undefined)[] }) {
  if (one === undefined || other === undefined) return null;
  const [from, to] = [middleOf(one.space.rect), middleOf(other.space.rect)];
  const half = 1 / (2 * Math.sqrt(3));
  const across = { x: (to.y - from.y) * half, y: (from.x - to.x) * half };
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  return (
    <line
      class="ground-edge"
      x1={middle.x - across.x}
      y1={middle.y - across.y}
      x2={middle.x + across.x}
      y2={middle.y + across.y}
    />
  );
}

function Road({ from, to }: { readonly from: Rect | undefined; readonly to: Rect | undefined }) {
  if (from === undefined || to === undefined) return null;
  const [one, other] = [middleOf(from), middleOf(to)];
  return <line class="ground-road" x1={one.x} y1={one.y} x2={other.x} y2={other.y} />;
}

function Label({
  rect,
  of,
  words,
}: {
  readonly rect: Rect;
  readonly of: ChartCell['kind'];
  readonly words: string;
}) {
  const { x } = middleOf(rect);
  const size = Math.min(2.4, Math.min(rect.width, rect.height) * (of === 'tile' ? 0.13 : 0.2));
  const below = of === 'node' ? rect.y + rect.height + size * 0.9 : rect.y + rect.height * 0.86;
  return (
    <text class="ground-name" x={x} y={of === 'tile' ? rect.y + rect.height * 0.84 : below} font-size={size}>
      {words}
    </text>
  );
}
