import type { PlacedSpace } from '@tapete/graphics/player';
import type { PieceView, View } from '../shapes.js';
import { gameText } from '../words/game-text.js';
import { Board } from './board.jsx';
import { boxStyle } from './box.js';
import { Hand } from './hand.jsx';
import { LAYERS } from './laid.js';
import { canGrab, classes, Press } from './press.jsx';
import { targetIn } from './pressing.js';
import { spaceName, spaceWords } from './space-words.js';
import type { ZoneProps } from './zone-props.js';

/** One place of the table as it is read, walked and pressed. */
export function Zone(props: ZoneProps) {
  const { model, place, layer } = props;
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
      {place.isBoard ? (
        <Board {...props} />
      ) : (
        place.spaces.map((space) => <Lone key={space.id} {...props} space={space} />)
      )}
    </>
  );
}

/** A space by itself: its pieces as buttons while they are offered one by one, else one button, else only words. */
function Lone(props: ZoneProps & { readonly space: PlacedSpace }) {
  const { model, view, space, layer, pointed } = props;
  const targets = model.targets.value;
  const pieces = piecesIn(view, space.id);
  const onePiece = pieces.some(({ name }) => targets.has(name) || model.picked.value.includes(name));
  if (onePiece && !targets.has(space.id)) return <Hand {...props} pieces={pieces} />;
  const label = spaceWords(model, view, space.id);
  const style = boxStyle(space.rect, layer * LAYERS + 3);
  const at = { space: space.id };
  if (targetIn(view, space.id, targets) === undefined) {
    const look = classes({ lone: true, grab: canGrab(model, view, at) });
    return <div class={look} role="img" aria-label={label} style={style} data-space={space.id} />;
  }
  return (
    <div class="lone" style={style}>
      <Press model={model} view={view} at={at} pointed={pointed} label={label} tabIndex={0} />
    </div>
  );
}

function piecesIn(view: View, space: string): readonly PieceView[] {
  const seen = view.spaces[space];
  return seen !== undefined && 'pieces' in seen ? seen.pieces : [];
}
