import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { boxStyle } from './box.js';
import { cellAfter } from './focus.js';
import { LAYERS } from './laid.js';
import { linesOf } from './lines.js';
import { Press } from './press.jsx';
import { targetIn } from './pressing.js';
import { spaceName, spaceWords } from './space-words.js';
import type { ZoneProps } from './zone-props.js';

/** A board as a grid of rows and cells: one stop for Tab, arrows inside. */
export function Board({ model, place, view, layer, pointed }: ZoneProps) {
  const grid = useRef<HTMLDivElement>(null);
  const stop = useSignal<string | undefined>(undefined);
  const lines = linesOf(place);
  const cells = lines.flat();
  const offered = cells.filter(
    ({ id }) => targetIn(view, id, model.targets.value, model.overlays.value) !== undefined,
  ).length;
  const first =
    cells.find(({ id }) => targetIn(view, id, model.targets.value, model.overlays.value) !== undefined) ??
    cells[0];
  const focused = cells.some(({ id }) => id === stop.value) ? stop.value : first?.id;
  const walk = (event: KeyboardEvent) => {
    const next = focused === undefined ? undefined : cellAfter(event.key, focused, lines);
    if (next === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    stop.value = next;
    grid.current?.querySelector<HTMLElement>(`[data-space="${CSS.escape(next)}"]`)?.focus();
  };
  const board = place.seat === undefined ? place.of : `${place.of}:${place.seat}`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: see GRIDCELL
    <div
      ref={grid}
      role="grid"
      class={offered > QUIET ? 'board quiet' : 'board'}
      aria-label={spaceName(model, board)}
      onKeyDown={walk}
    >
      {lines.map((line) => (
        <div key={line[0]?.id} {...ROW} class="line">
          {line.map(({ id, rect }) => (
            <div key={id} {...GRIDCELL} class="cell" style={boxStyle(rect, layer * LAYERS + 3)}>
              <Press
                model={model}
                view={view}
                at={{ space: id }}
                pointed={pointed}
                label={spaceWords(model, view, id)}
                tabIndex={id === focused ? 0 : -1}
                onFocus={() => {
                  stop.value = id;
                }}
              />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

/** Where so many cells may be pressed, a mark in each would hide the board: only the one that is pointed at has one. */
const QUIET = 24;

/*
 * A board is no table of data: its cells lie freely, also as hexes. None of these roles takes the focus itself; that is
 * the button in each cell, one of which is a stop for Tab.
 */
const ROW = { role: 'row' } as const;
const GRIDCELL = { role: 'gridcell' } as const;
