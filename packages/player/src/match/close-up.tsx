import { useEffect } from 'preact/hooks';
import { slotOf } from '../presentation/pictures.js';
import { Sheet } from '../shell/sheet.jsx';
import { cardNamed } from '../table/cards.js';
import { Picture } from '../table/picture.jsx';
import { pieceWords } from '../table/space-words.js';
import { usePictures } from '../table/use-pictures.js';
import type { MatchModel } from './match-model.js';
import './sheets.css';

/** One card as large as the page lets it be: on a phone its words cannot be read where it lies. */
export function CloseUp({ model, onClose }: { model: MatchModel; onClose: () => void }) {
  const address = usePictures(model);
  const card = cardNamed(model, model.closeUp.value);
  const presentation = model.presentation.value;
  const slot = card === undefined || presentation === undefined ? undefined : slotOf(presentation, card);
  const picture = slot === undefined ? undefined : address(slot);
  useEffect(() => {
    // It was turned over or taken away meanwhile.
    if (picture === undefined) onClose();
  }, [picture]);
  if (card === undefined || slot === undefined || picture === undefined) return null;
  return (
    <Sheet title={pieceWords(model, card)} onClose={onClose}>
      <div class="close-up">
        <Picture model={model} slot={slot} file={picture} />
      </div>
    </Sheet>
  );
}
