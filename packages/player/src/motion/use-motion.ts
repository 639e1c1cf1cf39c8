import { effect, type ReadonlySignal, useSignal } from '@preact/signals';
import type { MatchStep } from '@tapete/client';
import { PlanPlayer, type Step } from '@tapete/graphics/player';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { motion } from '../keep/settings.js';
import { lessMotion } from '../look/system.js';
import type { MatchModel } from '../match/match-model.js';
import { slotOf } from '../presentation/pictures.js';
import type { View } from '../shapes.js';
import { useDoors } from '../shell/doors.js';
import type { LaidTable } from '../table/laid.js';
import { BACK } from '../table/pieces.jsx';
import { usePictures } from '../table/use-pictures.js';
import type { Dropped } from './dropped.js';
import { slide } from './slide.js';
import { GESTURES, pageSounds } from './sound.js';
import { pageClock, TableStage } from './table-stage.js';

type Lay = (view: View) => LaidTable;

interface MotionParts {
  readonly model: MatchModel;
  readonly felt: { readonly current: HTMLElement | null };
  readonly lay: Lay;
  readonly dropped: Dropped;
}

interface Motion {
  /** The view whose pieces are drawn: the one that is shown, or, while steps are being played, the one before them. */
  readonly drawn: ReadonlySignal<View>;
  /** What was dealt before this page came is still to be seen dealt. */
  readonly isOpening: ReadonlySignal<boolean>;
}

/** A step under way. `says` is false where its words have been said already. */
interface Shown extends Pick<MatchStep, 'before' | 'after'> {
  readonly says: boolean;
}

/** Only pieces wait for motion; what can be pressed and what is said are the confirmed state's. */
export function useMotion({ model, felt, lay, dropped }: MotionParts): Motion {
  const { lobby } = useDoors();
  const address = usePictures(model);
  const drawn = useSignal(model.shown.value as View);
  const isOpening = useSignal(isJustDealt(model) && !isStill());
  const now = useRef({ lay, address });
  now.current = { lay, address };
  const { stage, player, steps } = useMemo(() => {
    const steps: Shown[] = [];
    const stage = new TableStage({
      root: () => felt.current,
      scene: () =>
        steps[0] && { drawn: now.current.lay(drawn.peek()), after: now.current.lay(steps[0].after) },
      dropped,
      picture: (piece) => {
        const presentation = model.presentation.peek();
        const slot = presentation && slotOf(presentation, piece ?? BACK);
        return slot === undefined ? undefined : now.current.address(slot);
      },
      playSound: (sound) => {
        const file = model.presentation.peek()?.sounds[sound];
        if (file !== undefined) pageSounds().play(lobby.file(model.state.peek().game ?? '', file));
      },
      say: (text, values) => {
        if (steps[0]?.says) model.sayText(text, values);
      },
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
    const show = (shown: Shown, events: Step['events'], settled: () => void) => {
      steps.push(shown);
      const settle = () => {
        steps.shift();
        settled();
      };
      void player.show({ events, settle });
    };
    const stop = model.onStep((step) => {
      isOpening.value = false;
      show({ ...step, says: true }, step.events, () => {
        drawn.value = step.after;
      });
    });
    const stopOpening = effect(() => {
      const dealt = model.moments.value.find(({ number }) => number === 0);
      if (!isOpening.value || dealt === undefined) return;
      const view = drawn.peek();
      show({ before: view, after: view, says: false }, dealt.events, () => stage.release());
      isOpening.value = false;
    });
    load();
    document.addEventListener('visibilitychange', hide);
    addEventListener('pointerdown', finish, { capture: true });
    for (const gesture of GESTURES) addEventListener(gesture, load, { once: true });
    return () => {
      stop();
      stopOpening();
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

  const before = useRef(drawn.value);
  useLayoutEffect(() => {
    if (before.current === drawn.value) return;
    const [from, after] = [lay(before.current), lay(drawn.value)];
    const isKnown = new Set(after.pieces.filter((laid) => isStill() || stage.hasShown(laid)));
    stage.release();
    slide({ root: felt.current, dropped, before: from, after, isShown: (laid) => isKnown.has(laid) });
    before.current = drawn.value;
  }, [drawn.value]);

  // A command that came to nothing: what was let go over its target goes back.
  const waits = model.state.value.pending.length > 0;
  useEffect(() => {
    if (!waits && !player.isShowing) dropped.giveBack();
  }, [waits]);

  useEffect(() => {
    if (model.myTurn.value) pageSounds().playTurn();
  }, [model.myTurn.value]);

  return { drawn, isOpening };
}

/** Nothing has been done yet: what lies there was laid out before the first move. */
const isJustDealt = (model: MatchModel): boolean =>
  model.state.peek().context?.flow.revision === 1 && model.looking.peek() === undefined;

const isStill = (): boolean => document.hidden || lessMotion.value || motion.value === 'off';
const speedNow = (): number => (motion.value === 'fast' ? 2 : 1);
