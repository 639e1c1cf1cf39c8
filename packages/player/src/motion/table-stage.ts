import type { Clock, Cue, Performance, Rect, Stage } from '@tapete/graphics/player';
import type { PieceView } from '../shapes.js';
import { boxStyle } from '../table/box.js';
import type { LaidPiece } from '../table/laid.js';
import type { Dropped } from './dropped.js';
import { type Flight, flightsOf, type Scene } from './flights.js';
import { type Frame, fallPath, movePath } from './paths.js';
import { elementOf, moved, unitOf } from './slide.js';
import { endTurning, turnOver } from './turning.js';

export interface TableStageParts {
  /** Where the pieces are in the page. */
  readonly root: () => HTMLElement | null;
  readonly scene: () => Scene | undefined;
  readonly dropped: Dropped;
  /** The picture of a piece as it is seen; of undefined, a back. */
  readonly picture: (piece: PieceView | undefined) => string | undefined;
  readonly playSound: (sound: string) => void;
  readonly say: (text: string, values: Cue['values']) => void;
  readonly speed: () => number;
}

/** Over everything that lies on the table. */
const IN_THE_AIR = 800;
/** Between two pieces that are dealt together, and the least that one of them takes. */
const APART_MS = 40;
const LEAST_MS = 160;

/**
 * Shows effects on the boxes that are drawn already. What has moved stays where it came to until the confirmed state
 * is drawn, and then lets go (`release`), so that nothing jumps in between. What is not drawn yet, such as a card that
 * comes from a hidden pile, is shown for as long by a box of its own.
 */
export class TableStage implements Stage {
  readonly #parts: TableStageParts;
  readonly #held = new Set<Animation>();
  readonly #touched = new Set<HTMLElement>();
  readonly #flying = new Map<number, HTMLElement>();
  /** Where pieces came to in this step and what is seen of them, for the next effect on the same piece. */
  readonly #came = new Map<number, { readonly rect: Rect; readonly shows: PieceView | undefined }>();
  #raised = 0;

  constructor(parts: TableStageParts) {
    this.#parts = parts;
  }

  /** Whether a plan has shown the way of a piece. */
  hasShown({ piece }: LaidPiece): boolean {
    return piece !== undefined && this.#came.has(piece.name);
  }

  run(cue: Cue, durationMs: number): Performance | undefined {
    switch (cue.do) {
      case 'move':
      case 'deal':
      case 'fall':
        return this.#travel(cue, durationMs);
      case 'flip':
        return this.#flip(cue, durationMs);
      case 'shake':
        return this.#onPieces(cue, durationMs, SHAKE);
      case 'roll':
        return this.#onPieces(cue, durationMs, ROLL);
      case 'highlight':
        return this.#glow(cue, durationMs);
      case 'sound':
        this.#parts.playSound(cue.sound ?? '');
        return OVER;
      case 'say':
        this.#parts.say(cue.text ?? '', cue.values);
        return OVER;
      default:
        // Their time passes, and nothing is to be seen of it.
        return LASTING;
    }
  }

  /** The confirmed state is drawn: every box lies where it is shown, and in the layer that is written on it. */
  release(): void {
    for (const animation of this.#held) animation.cancel();
    for (const element of this.#touched) {
      element.style.zIndex = element.dataset.layer ?? '';
      element.style.visibility = '';
      endTurning(element);
    }
    this.#parts.root()?.querySelector('.flying')?.replaceChildren();
    this.#held.clear();
    this.#touched.clear();
    this.#flying.clear();
    this.#came.clear();
    this.#raised = 0;
  }

  #travel(cue: Cue, durationMs: number): Performance | undefined {
    const scene = this.#parts.scene();
    const flights = scene === undefined ? [] : flightsOf(scene, cue);
    if (scene === undefined || flights.length === 0) return undefined;
    // Together they take the time of the effect, however many they are.
    const apart = cue.do === 'deal' ? apartMs(durationMs, flights.length) : 0;
    const duration = durationMs - apart * (flights.length - 1);
    return together(
      flights.flatMap((flight, index) =>
        this.#fly({ scene, cue, flight, timing: { duration, delay: index * apart } }),
      ),
    );
  }

  #fly({ scene, cue, flight, timing }: Take): Animation[] {
    const { name, laid, to } = flight;
    const came = name === undefined ? undefined : this.#came.get(name);
    const element = (laid && elementOf(this.#parts.root(), laid.key)) ?? this.#flyer(cue, flight);
    if (element === undefined) return [];
    const drawn = laid?.rect ?? (came === undefined ? to : (this.#drawnAt.get(element) ?? to));
    const from = came?.rect ?? this.#fromHand(element, scene, flight);
    const first = came === undefined ? flight.shows.first : came.shows;
    if (name !== undefined) this.#came.set(name, { rect: to, shows: flight.shows.last });
    this.#raise(element, cue.do === 'fall' ? flight.layer : IN_THE_AIR + this.#raised++);
    const path = cue.do === 'fall' ? fallPath(drawn, flight.top, to) : movePath(drawn, from, to);
    const sides = { first: this.#parts.picture(first), last: this.#parts.picture(flight.shows.last) };
    const turns = sides.first === sides.last ? [] : turnOver(element, sides, timing);
    return this.#hold(element.animate([...path], { ...timing, fill: 'both' }), ...turns);
  }

  /** Where it was let go, if somebody has just done so. */
  #fromHand(element: HTMLElement, { drawn }: Scene, { from }: Flight): Rect {
    const offset = this.#parts.dropped.take(element);
    return offset === undefined ? from : moved(from, offset, unitOf(this.#parts.root(), drawn));
  }

  readonly #drawnAt = new WeakMap<HTMLElement, Rect>();

  /** A box for what is not drawn. It takes the place of a back, where it comes from among backs. */
  #flyer({ from }: Cue, { name, to, shows }: Flight): HTMLElement | undefined {
    const root = this.#parts.root();
    const before = name === undefined ? undefined : this.#flying.get(name);
    const picture = this.#parts.picture(shows.last);
    if (before !== undefined || root === null || picture === undefined) return before;
    const element = document.createElement('div');
    const image = document.createElement('img');
    image.src = picture;
    image.alt = '';
    element.className = 'piece';
    element.append(image);
    Object.assign(element.style, boxStyle(to));
    root.querySelector('.flying')?.append(element);
    if (name !== undefined) this.#flying.set(name, element);
    this.#drawnAt.set(element, to);
    this.#hideBack(root, from);
    return element;
  }

  #hideBack(root: HTMLElement, space: string | undefined): void {
    const backs = this.#parts
      .scene()
      ?.drawn.pieces.filter((laid) => laid.space === space && laid.piece === undefined)
      .map(({ key }) => elementOf(root, key));
    const back = backs?.filter((element) => element !== undefined && element.style.visibility === '').at(-1);
    if (back === undefined) return;
    back.style.visibility = 'hidden';
    this.#touched.add(back);
  }

  #raise(element: HTMLElement, layer: number): void {
    element.style.zIndex = String(layer);
    this.#touched.add(element);
  }

  #flip({ pieces }: Cue, duration: number): Performance | undefined {
    const scene = this.#parts.scene();
    const turns = pieces.flatMap((name) => {
      const element = this.#element(name);
      const then = scene?.after.pieceOf.get(name)?.piece;
      const shown = this.#came.get(name)?.shows ?? scene?.drawn.pieceOf.get(name)?.piece;
      // What lies turned already is seen to be turned all the same: from its back.
      const first = this.#parts.picture(shown === then ? undefined : shown);
      if (element === undefined) return [];
      this.#touched.add(element);
      return turnOver(element, { first, last: this.#parts.picture(then) }, { duration });
    });
    return turns.length === 0 ? undefined : together(this.#hold(...turns));
  }

  #onPieces({ pieces }: Cue, duration: number, path: readonly Frame[]): Performance | undefined {
    const elements = pieces.map((name) => this.#element(name)).filter((element) => element !== undefined);
    if (elements.length === 0) return undefined;
    return together(elements.flatMap((element) => this.#hold(element.animate([...path], { duration }))));
  }

  #glow({ spaces, pieces }: Cue, duration: number): Performance | undefined {
    const scene = this.#parts.scene();
    const lying = scene?.after.pieces.filter(({ space, piece }) =>
      piece === undefined ? spaces.includes(space) : spaces.includes(space) || pieces.includes(piece.name),
    );
    const boxes = (lying ?? []).map(({ piece, key }) =>
      piece === undefined ? elementOf(this.#parts.root(), key) : this.#element(piece.name),
    );
    const all = boxes.filter((element) => element !== undefined);
    if (all.length === 0) return LASTING;
    return together(all.flatMap((element) => this.#hold(element.animate([...GLOW], { duration }))));
  }

  #element(name: number): HTMLElement | undefined {
    return this.#flying.get(name) ?? elementOf(this.#parts.root(), String(name));
  }

  #hold(...animations: readonly Animation[]): Animation[] {
    for (const animation of animations) this.#held.add(animation);
    const begun = this.#parts.speed();
    for (const animation of animations) SPEEDS.set(animation, begun);
    return [...animations];
  }
}

interface Take {
  readonly scene: Scene;
  readonly cue: Cue;
  readonly flight: Flight;
  readonly timing: { readonly duration: number; readonly delay: number };
}

function apartMs(duration: number, count: number): number {
  return count < 2 ? 0 : Math.max(0, Math.min(APART_MS, (duration - LEAST_MS) / (count - 1)));
}

const NEVER = new Promise<never>(() => undefined);
const nothing = (): void => undefined;
const OVER: Performance = { finished: Promise.resolve(), cancel: nothing };
const LASTING: Performance = { finished: NEVER, cancel: nothing };

const SHAKE: readonly Frame[] = ['0', '-6%', '5%', '-4%', '3%', '0'].map((x) => ({ translate: `${x} 0` }));
const ROLL: readonly Frame[] = [{ rotate: '0deg' }, { rotate: '540deg' }];
const GLOW: readonly Frame[] = [
  { filter: 'brightness(1)' },
  { filter: 'brightness(1.35) drop-shadow(0 0 8px #e8b550)' },
  { filter: 'brightness(1)' },
];

/** The speed at which each was begun: its duration is already that much shorter. */
const SPEEDS = new WeakMap<Animation, number>();

function together(animations: readonly Animation[]): Performance {
  return {
    finished: Promise.all(animations.map(({ finished }) => finished)).catch(nothing),
    // What is cut short is let go of when the state that it led to is drawn.
    cancel() {
      for (const animation of animations) animation.finish();
    },
    setSpeed(factor) {
      for (const animation of animations) animation.updatePlaybackRate(factor / (SPEEDS.get(animation) ?? 1));
    },
  };
}

export const pageClock: Clock = {
  now: () => performance.now(),
  after(ms, then) {
    const timer = setTimeout(then, ms);
    return () => clearTimeout(timer);
  },
};
