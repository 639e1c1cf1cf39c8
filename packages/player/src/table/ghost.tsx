import type { MatchModel } from '../match/match-model.js';
import { slotOf } from '../presentation/pictures.js';
import type { View } from '../shapes.js';
import { boxStyle } from './box.js';
import { inHand } from './in-hand.js';
import { type LaidTable, spanned } from './laid.js';
import { aimsAt } from './picking.js';
import { Picture } from './picture.jsx';
import { type Pointed, targetAt } from './pointed.js';
import { spaceOfTarget } from './pressing.js';
import { usePictures } from './use-pictures.js';

interface GhostProps {
  readonly model: MatchModel;
  readonly laid: LaidTable;
  readonly view: View;
  readonly pointed: Pointed | undefined;
}

/** What a move would bring about, shown before it is made: the piece where it would lie, the spaces that it would cover. */
export function Ghost({ model, laid, view, pointed }: GhostProps) {
  const address = usePictures(model);
  const presentation = model.presentation.value;
  const target = targetAt(view, pointed, model.targets.value, model.overlays.value);
  if (target === undefined || presentation === undefined) return null;
  const space = spaceOfTarget(view, target);
  const place = space === undefined ? undefined : laid.spaceOf.get(space);
  const [aim] = aimsAt(model.aims.value, model.picked.value, target);
  const held =
    typeof target === 'string' ? inHand(view, model.state.value.viewer, model.picked.value) : undefined;
  const slot = held === undefined ? undefined : slotOf(presentation, held.piece);
  const picture = slot === undefined ? undefined : address(slot);
  const layer = Math.max(laid.layerOf.get(space ?? '') ?? 0, laid.layerOf.get(pointed?.space ?? '') ?? 0);
  const covered = (aim?.covers ?? []).flatMap((id) => laid.spaceOf.get(id)?.rect ?? []);
  const box = place && spanned(place.rect, place.next, covered);
  return (
    <>
      {picture === undefined || box === undefined || slot === undefined ? null : (
        <div class={box.turned ? 'ghost turned' : 'ghost'} style={boxStyle(box.rect, layer)}>
          <Picture model={model} slot={slot} file={picture} />
        </div>
      )}
      {(covered.length > 0 && place ? [place.rect, ...covered] : covered).map((rect) => (
        <div key={`${rect.x} ${rect.y}`} class="covered" style={boxStyle(rect, layer)} />
      ))}
    </>
  );
}
