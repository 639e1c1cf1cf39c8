import type { PlacedSpace, Rect } from '@tapete/graphics/player';
import type { PieceView, View } from '../shapes.js';
import { gameText } from '../words/game-text.js';
import { Board } from './board.jsx';
import { boxStyle } from './box.js';
import { Hand } from './hand.jsx';
import { LAYERS } from './laid.js';
import { targetAt } from './pointed.js';
import { canGrab, classes, Press } from './press.jsx';
import { targetIn } from './pressing.js';
import { spaceName, spaceWords } from './space-words.js';
import type { ZoneProps } from './zone-props.js';

/** One place of the table as it is read, walked and pressed. */
export function Zone(props: ZoneProps) {
  const { model, place, view, layer } = props;
  const caption =
    place.caption === undefined
      ? undefined
      : (gameText(model.presentation.value, place.caption) ?? spaceName(model, place.of));
  return (
    <>
      {caption === undefined ? null : (
        <p class="caption" style={boxStyle(place.rect, layer * LAYERS)} aria-hidden="true">
          <span>{caption}</span>
        </p>
      )}
      {place.arrangement === 'pile' && !place.isBoard
        ? place.spaces.map((space) => <Count key={space.id} view={view} space={space} layer={layer} />)
        : null}
      {caption === undefined || place.isBoard || place.behind !== undefined
        ? null
        : place.spaces.map((space) => <Vacancy key={space.id} view={view} space={space} layer={layer} />)}
      {place.isBoard ? (
        isBelow(props) ? null : (
          <Board {...props} />
        )
      ) : (
        place.spaces.map((space) => <Lone key={space.id} {...props} space={space} />)
      )}
    </>
  );
}

/** A board below another is seen through it, and walked and pressed there. */
const isBelow = ({ model, place }: ZoneProps): boolean =>
  [...model.overlays.value.values()].includes(place.of);

/** A space by itself: its pieces as buttons while they are offered one by one, else one button, else only words. */
function Lone(props: ZoneProps & { readonly space: PlacedSpace }) {
  const { model, view, place, space, layer, pointed } = props;
  const targets = model.targets.value;
  const lying = piecesIn(view, space.id);
  // Of a pile only what lies on top can be taken.
  const pieces = place.arrangement === 'pile' ? lying.slice(-1) : lying;
  const onePiece = pieces.some(({ name }) => targets.has(name) || model.picked.value.includes(name));
  if (onePiece && !targets.has(space.id)) return <Hand {...props} pieces={pieces} />;
  const label = spaceWords(model, view, space.id);
  const style = boxStyle(place.arrangement === 'pile' ? topOf(space) : space.rect, layer * LAYERS + 3);
  const at = { space: space.id };
  const target = targetIn(view, space.id, targets);
  if (target === undefined) {
    const look = classes({ lone: true, grab: canGrab(model, view, at) });
    return <div class={look} role="img" aria-label={label} style={style} data-space={space.id} />;
  }
  return (
    <>
      <div class="lone" style={style}>
        <Press model={model} view={view} at={at} pointed={pointed} label={label} tabIndex={0} />
      </div>
      {typeof target === 'number' ? null : (
        <Ring
          rect={topOf(space)}
          layer={layer * LAYERS + 2}
          isAimed={target === targetAt(view, pointed.value, targets)}
        />
      )}
    </>
  );
}

/** What may be taken has the shape of what lies there, or would come to lie there. */
function Ring({ rect, layer, isAimed }: { rect: Rect; layer: number; isAimed: boolean }) {
  return (
    <div class={classes({ ring: true, aimed: isAimed })} style={boxStyle(rect, layer)} aria-hidden="true" />
  );
}

/** Where a first card will lie, of a place that has a name and no picture of its own. */
function Vacancy({ view, space, layer }: { view: View; space: PlacedSpace; layer: number }) {
  const seen = view.spaces[space.id];
  if (seen === undefined || !('pieces' in seen) || seen.pieces.length > 0) return null;
  return <div class="vacancy" style={boxStyle(space.next, layer * LAYERS)} aria-hidden="true" />;
}

/** How many lie in a pile, where what lies on top does not say it. */
function Count({ view, space, layer }: { view: View; space: PlacedSpace; layer: number }) {
  const count = space.pieces.length;
  const top = piecesIn(view, space.id).at(-1);
  const isOpen = top?.definition !== undefined && top.owner === null;
  if (count < 2 || isOpen) return null;
  return (
    <p class="count" style={boxStyle(topOf(space), layer * LAYERS + 3)} aria-hidden="true">
      <span>{count}</span>
    </p>
  );
}

const topOf = ({ pieces, next }: PlacedSpace): Rect => pieces.at(-1) ?? next;

function piecesIn(view: View, space: string): readonly PieceView[] {
  const seen = view.spaces[space];
  return seen !== undefined && 'pieces' in seen ? seen.pieces : [];
}
