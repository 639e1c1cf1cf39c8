import type { MatchModel } from '../match/match-model.js';
import { slotOf } from '../presentation/pictures.js';
import type { Target } from '../shapes.js';
import { boxStyle } from './box.js';
import type { LaidPiece, LaidTable } from './laid.js';
import { Picture } from './picture.jsx';
import { pieceWords } from './space-words.js';
import { usePictures } from './use-pictures.js';

interface PiecesProps {
  readonly model: MatchModel;
  readonly laid: LaidTable;
  /** Nothing is under way: what is drawn is what is so. Marks wait for it, or they would tell what is still to be seen. */
  readonly settled: boolean;
}

type Marks = MatchModel['marks']['value'];
const UNMARKED: Marks = { lit: [], touched: [] };
/** What is drawn of a piece whose face nobody here sees. */
export const BACK = { owner: null, face: 'down' } as const;

/** Every piece as the one box that it stays, wherever it goes. They are looked at; what is read and pressed lies over them. */
export function Pieces({ model, laid, settled }: PiecesProps) {
  const address = usePictures(model);
  const presentation = model.presentation.value;
  const { lit, touched }: Marks = settled ? model.marks.value : UNMARKED;
  const targets: ReadonlySet<Target> = model.targets.value;
  const picked = model.picked.value;
  const movable = new Set(model.movable.value);
  return (
    <>
      {laid.pieces.map((one) => {
        const { key, space, piece, rect, layer } = one;
        const slot = presentation === undefined ? undefined : slotOf(presentation, piece ?? BACK);
        const picture = slot === undefined ? undefined : address(slot);
        const name = piece?.name;
        const marks = {
          lit: lit.includes(space),
          touched: touched.includes(space),
          offered: name !== undefined && targets.has(name),
          picked: name !== undefined && picked.includes(name),
          movable: name !== undefined && movable.has(name),
          long: piece?.covers !== undefined,
          turned: one.turned,
        };
        const look = [
          'piece',
          ...Object.entries(marks).flatMap(([mark, holds]) => (holds ? [mark] : [])),
        ].join(' ');
        return (
          <div
            key={key}
            class={look}
            data-key={key}
            data-piece={name}
            data-space={space}
            data-layer={layer}
            style={boxStyle(rect, layer)}
            aria-hidden="true"
          >
            {picture === undefined || slot === undefined ? (
              <Unpictured model={model} one={one} />
            ) : (
              <Picture model={model} slot={slot} file={picture} />
            )}
          </div>
        );
      })}
    </>
  );
}

/** A game without a picture for a piece is still played: the piece is a tile with its name. */
function Unpictured({ model, one }: { model: MatchModel; one: LaidPiece }) {
  return <span class="unpictured">{pieceWords(model, one.piece ?? { ...BACK, name: 0 })}</span>;
}
