import { otherEngine } from '../engine.js';
import { race } from '../race.js';

/** An engine that says that nothing can be taken back, and takes it back. */
export const wrong = {
  game: otherEngine(race({ allowUndo: () => true }), (match) => ({
    context: (viewer) => ({ ...match.context(viewer), undo: { allowed: false, reason: 'UNDO_OFF' } }),
  })),
};
