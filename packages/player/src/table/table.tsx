import { useComputed, useSignal, useSignalEffect } from '@preact/signals';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { MatchModel } from '../match/match-model.js';
import { Dropped } from '../motion/dropped.js';
import { useMotion } from '../motion/use-motion.js';
import type { View } from '../shapes.js';
import { lazily } from '../shell/lazily.js';
import { say } from '../words/words.js';
import { Ghost } from './ghost.jsx';
import { betterShape, isBare, layTable } from './laid.js';
import { Pictures } from './pictures.jsx';
import { Pieces } from './pieces.jsx';
import type { Pointed } from './pointed.js';
import { useGestures } from './use-gestures.js';
import { useWalk } from './use-walk.js';
import { Zone } from './zone.jsx';

/** Most games paint their boards themselves. */
const Grounds = lazily(() => import('./ground.jsx').then((part) => part.Grounds));

/** The table: what lies on it as pictures, and over each space what can be pressed, walked and read. */
export function Table({ model }: { model: MatchModel }) {
  const felt = useRef<HTMLDivElement>(null);
  const shape = useShape(model, felt);
  const view = model.shown.value as View;
  const lay = useComputed(() => {
    const { viewer, seats } = model.state.value;
    const table = {
      layout: model.presentation.value?.layout,
      plain: model.presentation.value?.plain,
      shape: shape.value,
      viewer: viewer ?? ('spectator' as const),
      seats: seats.map(({ seat }) => seat),
      phase: model.state.value.context?.flow.phase,
    };
    return (of: View) => layTable(table, of);
  });
  const dropped = useMemo(() => new Dropped(), [model]);
  const { drawn, isOpening } = useMotion({ model, felt, lay: lay.value, dropped });
  const laid = lay.value(view);
  const isSettled = drawn.value === view;
  useEffect(() => {
    model.isMoving.value = !isSettled;
  }, [isSettled]);
  const pointed = useSignal<Pointed | undefined>(undefined);
  const gestures = useGestures({ model, felt, pointed, dropped, laid });
  const walk = useWalk({ model, felt });
  return (
    <div ref={felt} class="cloth" {...gestures} {...walk}>
      <section
        class={isOpening.value ? 'stage opening' : 'stage'}
        style={{ '--w': laid.width, '--h': laid.height }}
        aria-label={say('tableAria')}
      >
        {laid.places.some(isBare) ? <Grounds model={model} laid={laid} /> : null}
        <Pictures model={model} laid={laid} />
        <Pieces model={model} laid={lay.value(drawn.value)} settled={isSettled} />
        <div class="flying" aria-hidden="true" />
        <Ghost model={model} laid={laid} view={view} pointed={pointed.value} />
        {laid.places.map((place, index) => (
          <Zone
            key={`${place.of} ${place.seat ?? ''}`}
            model={model}
            place={place}
            view={view}
            layer={index}
            pointed={pointed}
          />
        ))}
      </section>
    </div>
  );
}

/** Wide or tall, by the room that there is. */
function useShape(model: MatchModel, felt: { readonly current: HTMLDivElement | null }) {
  const shape = useSignal<'wide' | 'tall'>(innerWidth >= innerHeight ? 'wide' : 'tall');
  const room = useSignal({ width: 1, height: 1 });
  useLayoutEffect(() => {
    const shown = felt.current!;
    const measure = () => (room.value = { width: shown.clientWidth, height: shown.clientHeight });
    const observer = new ResizeObserver(measure);
    measure();
    observer.observe(shown);
    return () => observer.disconnect();
  }, []);
  useSignalEffect(() => {
    const sizes = model.presentation.value?.layout ?? {
      wide: { width: 160, height: 100 },
      tall: { width: 100, height: 160 },
    };
    shape.value = betterShape(room.value, sizes);
  });
  return shape;
}
