import { effect } from '@preact/signals';
import { muted } from '../keep/settings.js';

/** What lets a page be heard. */
export const GESTURES = ['pointerup', 'keydown'] as const;

/**
 * Sounds of a game and of the page. Silent until the first gesture, as browsers ask; what should sound before is
 * dropped, not kept. One gain for all of it is the mute.
 */
export class Sounds {
  private context: AudioContext | undefined;
  private master: GainNode | undefined;
  private readonly buffers = new Map<string, AudioBuffer | 'coming' | 'missing'>();

  constructor() {
    const unlock = () => this.unlock();
    for (const gesture of GESTURES) addEventListener(gesture, unlock, { passive: true });
    effect(() => {
      const level = muted.value ? 0 : 1;
      if (this.master !== undefined) this.master.gain.value = level;
    });
  }

  /** Has it ready for when it is asked for. */
  load(address: string): void {
    if (this.context === undefined || this.buffers.has(address)) return;
    this.buffers.set(address, 'coming');
    void this.fetch(this.context, address);
  }

  /** Sounds it, if it is there and may be heard; never waits for it. */
  play(address: string): void {
    const buffer = this.buffers.get(address);
    if (typeof buffer !== 'object' || this.context?.state !== 'running') {
      this.load(address);
      return;
    }
    const source = this.context.createBufferSource();
    source.buffer = buffer;
    source.connect(this.master!);
    source.start();
  }

  /** Two notes, like a knuckle on a glass and on the table: it is your turn. */
  playTurn(): void {
    this.note(659.25, 0, 0.16);
    this.note(880, 0.11, 0.3);
    if (!muted.value && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(30);
  }

  private note(frequency: number, after: number, length: number): void {
    const { context } = this;
    if (context?.state !== 'running' || this.master === undefined) return;
    const begin = context.currentTime + after;
    const tone = new OscillatorNode(context, { type: 'triangle', frequency });
    const gain = new GainNode(context, { gain: 0 });
    gain.gain.setValueAtTime(0, begin);
    gain.gain.linearRampToValueAtTime(0.16, begin + 0.012);
    gain.gain.exponentialRampToValueAtTime(0.0008, begin + length);
    tone.connect(gain).connect(this.master);
    tone.start(begin);
    tone.stop(begin + length);
  }

  private unlock(): void {
    // Not every key is a gesture to a browser: Escape is none.
    if (navigator.userActivation?.hasBeenActive === false) return;
    if (this.context === undefined) {
      this.context = new AudioContext();
      this.master = new GainNode(this.context, { gain: muted.value ? 0 : 1 });
      this.master.connect(this.context.destination);
    }
    if (this.context.state === 'suspended') void this.context.resume();
  }

  private async fetch(context: AudioContext, address: string): Promise<void> {
    try {
      const response = await fetch(address);
      this.buffers.set(address, await context.decodeAudioData(await response.arrayBuffer()));
    } catch {
      // A sound that cannot be had is silence; the game goes on without it.
      this.buffers.set(address, 'missing');
    }
  }
}

let sounds: Sounds | undefined;
/** One for the page: a browser gives few, and the first gesture opens it for all matches. */
export const pageSounds = (): Sounds => (sounds ??= new Sounds());
