import type { AcceptanceCase } from '../../src/index.js';
import { race } from '../race.js';

const played: AcceptanceCase = {
  file: 'fixtures/first-step.jsonl',
  head: { name: 'the first step is enough', seats: 2 },
  steps: [{ seat: 'p0', action: 'add', payload: { by: 2 } }],
  end: { result: { p0: { outcome: 'win' } } },
};

/** A case that its rules do not keep. */
export const wrong = { game: race(), fixtures: [played] };
