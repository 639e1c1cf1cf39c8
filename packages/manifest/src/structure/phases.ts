import { END_PHASE, type Participation, type PhaseSpec, type StageSpec } from '@tapete/core';
import type { STATE_TYPES, State } from '../shapes/flow.js';

const PARTICIPATION: { readonly [type in (typeof STATE_TYPES)[number]]: Participation } = {
  AUTO: 'none',
  SINGLE_PLAYER: 'single',
  ALL_PLAYERS: 'multiple',
};

/** In which a phase waits that does not advance by itself. */
const ENDING: StageSpec = { name: END_PHASE, actions: [END_PHASE] };

/** The stage of a state that lists its actions without naming stages. */
export const PLAIN_STAGE = 'move';

export function phaseOf(state: State): PhaseSpec {
  const stages = stagesOf(state);
  // Where its own rules offer `endPhase`, as rules that are data do, the phase has nothing to wait for besides.
  const advances = state.autoAdvance || stages.some(({ actions }) => actions.includes(END_PHASE));
  return {
    name: state.name,
    participation: PARTICIPATION[state.type],
    stages: advances ? stages : [...stages, ENDING],
    transitions: state.transitions.map(({ targetState }) => targetState),
    autoAdvance: advances,
  };
}

function stagesOf({ type, stages, availableActions }: State): StageSpec[] {
  if (type === 'AUTO') return [];
  if (stages) return stages.map((stage) => ({ name: stage.name, actions: stage.availableActions }));
  return [{ name: PLAIN_STAGE, actions: availableActions ?? [] }];
}
