import { type ReadonlySignal, useSignal } from '@preact/signals';
import type { MatchStep } from '@tapete/client';
import { PlanPlayer } from '@tapete/graphics/player';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { motion } from '../keep/settings.js';
import { lessMotion } from '../look/system.js';
import type { MatchModel } from '../match/match-model.js';
import type { View } from '../shapes.js';
import { useDoors } from '../shell/doors.js';
import type { LaidTable } from '../table/laid.js';
import { slide } from './slide.js';
import { GESTURES, pageSounds } from './sound.js';
import { pageClock, TableStage } from './table-stage.js';

type Lay = (view: View) => LaidTable;

/**
 * The view whose pieces are drawn: the one that is shown, or, while steps are being played, the one before them.
 * Only pieces wait for motion; what can be pressed and what is said are the confirmed state's.
 */
export function useMotion(
  model: MatchModel,
  felt: { readonly current: HTMLElement | null },
  lay: Lay,
): ReadonlySignal<View> {
  const { lobby } = useDoors();
  const drawn = useSignal(model.shown.value as View);
  const layNow = useRef(lay);
  layNow.current = lay;
  const { stage, player, steps } = useMemo(() => {
    const steps: MatchStep[] = [];
    const stage = new TableStage({
      root: () => felt.current,
      scene: () => steps[0] && { drawn: layNow.current(drawn.peek()), after: layNow.current(steps[0].after) },
      playSound: (sound) => {
        const file = model.presentation.peek()?.sounds[sound];
        if (file !== undefined) pageSounds().play(lobby.file(model.state.peek().game ?? '', file));
      },
      say: (text, values) => model.sayText(text, values),
      speed: speedNow,
    });
    const player = new PlanPlayer({
      plans: model.presentation.peek()?.plans ?? [],
      stage,
      clock: pageClock,
      isStill,
      speed: speedNow,
      onTrouble: (trouble) => console.warn('a plan was cut short:', trouble),
    });
    return { stage, player, steps };
  }, [model]);

  useEffect(() => {
    const sounds = Object.values(model.presentation.peek()?.sounds ?? {});
    const load = () => {
      for (const file of sounds) pageSounds().load(lobby.file(model.state.peek().game ?? '', file));
    };
    const hide = () => document.hidden && player.finish();
    const finish = () => player.finish();
    const stop = model.onStep((step) => {
      steps.push(step);
      const settle = () => {
        steps.shift();
        drawn.value = step.after;
      };
      void player.show({ events: step.events, settle });
    });
    load();
    document.addEventListener('visibilitychange', hide);
    addEventListener('pointerdown', finish, { capture: true });
    for (const gesture of GESTURES) addEventListener(gesture, load, { once: true });
    return () => {
      stop();
      player.finish();
      document.removeEventListener('visibilitychange', hide);
      removeEventListener('pointerdown', finish, { capture: true });
      for (const gesture of GESTURES) removeEventListener(gesture, load);
    };
  }, [model]);

  const shown = model.shown.value as View;
  useLayoutEffect(() => {
    // A snapshot, or an earlier moment: nothing is told to have moved, so it is drawn at once.
    if (!player.isShowing || model.looking.value !== undefined) drawn.value = shown;
  }, [shown]);

  const before = useRef({ view: drawn.value, laid: lay(drawn.value) });
  useLayoutEffect(() => {
    const laid = lay(drawn.value);
    const unshown = [...laid.pieceOf.keys()].filter((piece) => !stage.shown.has(piece));
    stage.release();
    if (before.current.view !== drawn.value && !isStill())
      slide(felt.current, unshown, before.current.laid, laid);
    before.current = { view: drawn.value, laid };
  }, [drawn.value]);

  useEffect(() => {
    if (model.myTurn.value) pageSounds().playTurn();
  }, [model.myTurn.value]);

  return drawn;
}

const isStill = (): boolean => document.hidden || lessMotion.value || motion.value === 'off';
const speedNow = (): number => (motion.value === 'fast' ? 2 : 1);
