import { type Signal, useSignal } from '@preact/signals';
import type { PlacedPlace, PlacedSpace } from '@tapete/graphics/player';
import { useRef } from 'preact/hooks';
import type { MatchModel } from '../match/match-model.js';
import type { View } from '../shapes.js';
import { gameText } from '../words/game-text.js';
import { boxStyle } from './box.js';
import { cellAfter } from './focus.js';
import { LAYERS } from './laid.js';
import { linesOf } from './lines.js';
import { targetIn } from './pressing.js';
import { spaceName, spaceWords } from './space-words.js';

interface ZoneProps {
  readonly model: MatchModel;
  readonly place: PlacedPlace;
  readonly view: View;
  /** Which place it is, counted from the lowest. */
  readonly layer: number;
  readonly hovered: Signal<string | undefined>;
}

/** One place of the table as it is read and pressed. A board is a grid with one stop for Tab; any other space is one button. */
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

function Board({ model, place, view, layer, hovered }: ZoneProps) {
  const grid = useRef<HTMLDivElement>(null);
  const lines = linesOf(place);
  const stop = useSignal<string | undefined>(undefined);
  const cells = lines.flat();
  const targets = model.targets.value;
  const first = cells.find(({ id }) => targetIn(view, id, targets) !== undefined) ?? cells[0];
  const focused = cells.some(({ id }) => id === stop.value) ? stop.value : first?.id;
  const walk = (event: KeyboardEvent) => {
    const next = focused === undefined ? undefined : cellAfter(event.key, focused, lines);
    if (next === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    stop.value = next;
    grid.current?.querySelector<HTMLElement>(`[data-space="${CSS.escape(next)}"]`)?.focus();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: see GRIDCELL
    <div ref={grid} role="grid" class="board" aria-label={spaceName(model, boardOf(place))} onKeyDown={walk}>
      {lines.map((line) => (
        <div key={line[0]?.id} {...ROW} class="line">
          {line.map((space) => (
            <div key={space.id} {...GRIDCELL} class="cell" style={boxStyle(space.rect, layer * LAYERS + 3)}>
              <Press
                model={model}
                view={view}
                space={space}
                hovered={hovered}
                tabIndex={space.id === focused ? 0 : -1}
                onFocus={() => {
                  stop.value = space.id;
                }}
              />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

/*
 * A board is no table of data: its cells lie freely, also as hexes. None of these roles takes the focus itself; that is
 * the button in each cell, one of which is a stop for Tab.
 */
const ROW = { role: 'row' } as const;
const GRIDCELL = { role: 'gridcell' } as const;

const boardOf = ({ of, seat }: PlacedPlace): string => (seat === undefined ? of : `${of}:${seat}`);

/** A space by itself: a button while something can be done there, else only words. */
function Lone({ model, view, space, layer, hovered }: ZoneProps & { readonly space: PlacedSpace }) {
  const open = targetIn(view, space.id, model.targets.value) !== undefined;
  const style = boxStyle(space.rect, layer * LAYERS + 3);
  if (!open)
    return (
      <div
        class="lone"
        role="img"
        aria-label={spaceWords(model, view, space.id)}
        style={style}
        data-space={space.id}
      />
    );
  return (
    <div class="lone" style={style}>
      <Press model={model} view={view} space={space} hovered={hovered} tabIndex={0} />
    </div>
  );
}

interface PressProps {
  readonly model: MatchModel;
  readonly view: View;
  readonly space: PlacedSpace;
  readonly hovered: Signal<string | undefined>;
  readonly tabIndex: number;
  readonly onFocus?: () => void;
}

function Press({ model, view, space, hovered, tabIndex, onFocus }: PressProps) {
  const target = targetIn(view, space.id, model.targets.value);
  const own = model.targets.value.has(space.id);
  const aimed = target !== undefined && target === targetIn(view, hovered.value ?? '', model.targets.value);
  const look = ['press', own && 'own', aimed && 'aimed', target === undefined && 'closed']
    .filter(Boolean)
    .join(' ');
  return (
    <button
      type="button"
      class={look}
      data-space={space.id}
      tabIndex={tabIndex}
      aria-disabled={target === undefined}
      aria-label={spaceWords(model, view, space.id)}
      onFocus={(event) => {
        onFocus?.();
        if (event.currentTarget.matches(':focus-visible')) hovered.value = space.id;
      }}
      onBlur={() => (hovered.value = undefined)}
      onClick={() => target !== undefined && model.press(target)}
    />
  );
}
