import type { Cue } from '../src/plan/cue.js';
import type { Performance, Stage } from '../src/plan/stage.js';
import type { FakeClock } from './fake-clock.js';

/** What happens to one effect on a stage of tests: by itself it takes as long as it was given. */
export type Behaviour = 'shows' | 'ends early' | 'never ends' | 'cannot' | 'throws' | 'fails';

/** Writes down what it is asked to show. */
export class FakeStage implements Stage {
  readonly log: string[] = [];
  readonly begun = new Map<string, number>();
  /** Effects that were begun and have neither been cancelled nor ended by themselves. */
  readonly open = new Set<string>();

  constructor(
    private readonly clock: FakeClock,
    private readonly behaviour: (cue: Cue) => Behaviour = () => 'never ends',
  ) {}

  run(cue: Cue, durationMs: number): Performance | undefined {
    const how = this.behaviour(cue);
    if (how === 'throws') throw new Error(`${cue.id} throws`);
    if (how === 'cannot') return undefined;
    this.log.push(`${this.clock.now()} ${cue.id}`);
    this.begun.set(cue.id, this.clock.now());
    this.open.add(cue.id);
    return { finished: this.finished(cue.id, how, durationMs), cancel: () => this.cancel(cue.id) };
  }

  private cancel(id: string): void {
    this.log.push(`${this.clock.now()} ${id} cancelled`);
    this.open.delete(id);
  }

  private finished(id: string, how: Behaviour, durationMs: number): Promise<void> {
    if (how === 'never ends') return new Promise(() => undefined);
    const share = how === 'shows' ? 1 : 0.5;
    return new Promise((resolve, reject) => {
      this.clock.after(durationMs * share, () => {
        this.open.delete(id);
        if (how === 'fails') reject(new Error(`${id} fails`));
        else resolve();
      });
    });
  }
}
