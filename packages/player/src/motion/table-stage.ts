import type { Clock, Cue, Performance, Rect, Stage } from '@tapete/graphics/player';
import type { LaidTable } from '../table/laid.js';
import { type Frame, fallPath, movePath } from './paths.js';

/** What a step is shown on: the table as it is drawn, and as it will be. */
export interface Scene {
  readonly drawn: LaidTable;
  readonly after: LaidTable;
}

export interface TableStageParts {
  /** Where the pieces are in the page. */
  readonly root: () => HTMLElement | null;
  readonly scene: () => Scene | undefined;
  readonly playSound: (sound: string) => void;
  readonly say: (text: string, values: Cue['values']) => void;
  readonly speed: () => number;
}

/** Over everything that lies on the table. */
const IN_THE_AIR = 800;

/**
 * Shows effects on the boxes that are drawn already. What has moved stays where it came to until the confirmed state
 * is drawn, and then lets go (`release`), so that nothing jumps in between.
 */
export class TableStage implements Stage {
  private readonly held = new Set<Animation>();
  private readonly raised = new Set<HTMLElement>();
  /** Pieces that a plan has shown the way of. */
  readonly shown = new Set<number>();
  /** Where pieces came to in this step, for the next effect on the same piece. */
  private readonly places = new Map<number, Rect>();

  constructor(private readonly parts: TableStageParts) {}

  run(cue: Cue, durationMs: number): Performance | undefined {
    switch (cue.do) {
      case 'move':
      case 'deal':
      case 'fall':
        return this.travel(cue, durationMs);
      case 'flip':
        return this.onPiece(cue, durationMs, [{ scale: '1 1' }, { scale: '0 1' }, { scale: '1 1' }]);
      case 'shake':
        return this.onPiece(cue, durationMs, SHAKE);
      case 'roll':
        return this.onPiece(cue, durationMs, [{ rotate: '0deg' }, { rotate: '540deg' }]);
      case 'highlight':
        return this.glow(cue, durationMs);
      case 'sound':
        this.parts.playSound(cue.sound ?? '');
        return OVER;
      case 'say':
        this.parts.say(cue.text ?? '', cue.values);
        return OVER;
      default:
        // Their time passes, and nothing is to be seen of it.
        return LASTING;
    }
  }

  /** The confirmed state is drawn: every box lies where it is shown, and in the layer that is written on it. */
  release(): void {
    for (const animation of this.held) animation.cancel();
    for (const element of this.raised) element.style.zIndex = element.dataset.layer ?? '';
    this.held.clear();
    this.raised.clear();
    this.shown.clear();
    this.places.clear();
  }

  private travel(cue: Cue, durationMs: number): Performance | undefined {
    const scene = this.parts.scene();
    const element = this.element(cue.piece);
    const drawn = scene?.drawn.pieceOf.get(cue.piece ?? -1);
    if (scene === undefined || element === undefined || drawn === undefined || cue.piece === undefined)
      return undefined;
    const to = this.destination(scene, cue);
    if (to === undefined) return undefined;
    const from = this.places.get(cue.piece) ?? this.origin(scene, cue) ?? drawn.rect;
    this.places.set(cue.piece, to.rect);
    this.shown.add(cue.piece);
    this.raise(element, cue.do === 'fall' ? to.layer : IN_THE_AIR);
    const path =
      cue.do === 'fall' ? fallPath(drawn.rect, to.top, to.rect) : movePath(drawn.rect, from, to.rect);
    return this.animate(element, path, durationMs);
  }

  private destination({ after }: Scene, { to, piece }: Cue) {
    const space = to ?? after.pieceOf.get(piece ?? -1)?.space ?? '';
    const place = after.spaceOf.get(space);
    if (place === undefined) return undefined;
    const laid = after.pieceOf.get(piece ?? -1);
    return {
      rect: laid?.space === space ? laid.rect : place.next,
      top: after.placeOf.get(space)?.rect.y ?? place.rect.y,
      layer: after.layerOf.get(space) ?? 0,
    };
  }

  private origin({ drawn }: Scene, { from }: Cue): Rect | undefined {
    return from === undefined ? undefined : drawn.spaceOf.get(from)?.next;
  }

  private raise(element: HTMLElement, layer: number): void {
    element.style.zIndex = String(layer);
    this.raised.add(element);
  }

  private onPiece(cue: Cue, durationMs: number, path: readonly Frame[]): Performance | undefined {
    const element = this.element(cue.piece);
    return element === undefined ? undefined : this.animate(element, path, durationMs);
  }

  private glow(cue: Cue, durationMs: number): Performance | undefined {
    const root = this.parts.root();
    const boxes = cue.spaces.flatMap((space) => [
      ...(root?.querySelectorAll<HTMLElement>(`.piece[data-space="${CSS.escape(space)}"]`) ?? []),
    ]);
    const moved = [...this.places].flatMap(([piece]) =>
      this.isIn(piece, cue.spaces) ? [this.element(piece)] : [],
    );
    const all = [...boxes, ...moved].filter((element) => element !== undefined);
    const parts = all.map((element) => this.animate(element, GLOW, durationMs));
    return parts.length === 0 ? LASTING : together(parts);
  }

  private isIn(piece: number, spaces: readonly string[]): boolean {
    return spaces.includes(this.parts.scene()?.after.pieceOf.get(piece)?.space ?? '');
  }

  private element(piece: number | undefined): HTMLElement | undefined {
    return this.parts.root()?.querySelector<HTMLElement>(`.piece[data-piece="${piece}"]`) ?? undefined;
  }

  private animate(element: HTMLElement, path: readonly Frame[], durationMs: number): Performance {
    const begun = this.parts.speed();
    const animation = element.animate([...path], { duration: durationMs, fill: 'forwards' });
    this.held.add(animation);
    return {
      finished: animation.finished.catch(() => undefined),
      // What is cut short is let go of when the state that it led to is drawn.
      cancel: () => animation.finish(),
      setSpeed: (factor) => animation.updatePlaybackRate(factor / begun),
    };
  }
}

const NEVER = new Promise<never>(() => undefined);
const nothing = (): void => undefined;
const OVER: Performance = { finished: Promise.resolve(), cancel: nothing };
const LASTING: Performance = { finished: NEVER, cancel: nothing };

const SHAKE: readonly Frame[] = ['0', '-6%', '5%', '-4%', '3%', '0'].map((x) => ({ translate: `${x} 0` }));
const GLOW: readonly Frame[] = [
  { filter: 'brightness(1)' },
  { filter: 'brightness(1.35) drop-shadow(0 0 8px #e8b550)' },
  { filter: 'brightness(1)' },
];

function together(parts: readonly Performance[]): Performance {
  return {
    finished: Promise.all(parts.map(({ finished }) => finished)),
    cancel() {
      for (const part of parts) part.cancel();
    },
    setSpeed(factor) {
      for (const part of parts) part.setSpeed?.(factor);
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
