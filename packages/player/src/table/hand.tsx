import { useSignal } from '@preact/signals';
import type { PlacedSpace } from '@tapete/graphics/player';
import { useRef } from 'preact/hooks';
import type { PieceView } from '../shapes.js';
import { boxStyle } from './box.js';
import { indexAfter } from './focus.js';
import { LAYERS } from './laid.js';
import { Press } from './press.jsx';
import { pieceLabel, spaceName } from './space-words.js';
import type { ZoneProps } from './zone-props.js';

interface HandProps extends ZoneProps {
  readonly space: PlacedSpace;
  readonly pieces: readonly PieceView[];
}

/** A space whose pieces are taken one by one: a button each, one stop for Tab, arrows along it. */
export function Hand({ model, view, space, pieces, layer, pointed }: HandProps) {
  const row = useRef<HTMLFieldSetElement>(null);
  const stop = useSignal<number | undefined>(undefined);
  const targets = model.targets.value;
  const first = pieces.find(({ name }) => targets.has(name)) ?? pieces[0];
  const focused = pieces.some(({ name }) => name === stop.value) ? stop.value : first?.name;
  const walk = (event: KeyboardEvent) => {
    const from = pieces.findIndex(({ name }) => name === focused);
    const next = pieces[indexAfter(event.key, from, { count: pieces.length, along: alongOf(space) }) ?? -1];
    if (next === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    stop.value = next.name;
    row.current?.querySelector<HTMLElement>(`[data-name="${next.name}"]`)?.focus();
  };
  return (
    <fieldset ref={row} class="hand" aria-label={spaceName(model, space.id)} onKeyDown={walk}>
      {pieces.map((piece, index) => (
        <div
          key={piece.name}
          class="lone"
          style={boxStyle(space.pieces.at(index - pieces.length) ?? space.rect, layer * LAYERS + 3)}
        >
          <Press
            model={model}
            view={view}
            at={{ space: space.id, piece: piece.name }}
            pointed={pointed}
            label={pieceLabel(model, piece)}
            tabIndex={piece.name === focused ? 0 : -1}
            onFocus={() => {
              stop.value = piece.name;
            }}
          />
        </div>
      ))}
    </fieldset>
  );
}

/** Which arrows lead along it: those of the way in which it lies. */
function alongOf({ pieces }: PlacedSpace): 'x' | 'y' {
  const [first, last] = [pieces[0], pieces.at(-1)];
  if (first === undefined || last === undefined) return 'x';
  return Math.abs(last.x - first.x) >= Math.abs(last.y - first.y) ? 'x' : 'y';
}
