import type { JsonObject, Structure, View, Viewer } from '@tapete/core';
import type { PositionLaw } from '../law.js';
import { misfitIn } from '../play/fit.js';
import { throughJson, viewersOf } from '../play/trial.js';

export const viewsAndContexts: PositionLaw = {
  id: 'F2',
  says: 'Every view and every context fits what the manifest and the schemas say of it.',
  of: 'position',
  restsOn: ['W1'],
  everywhere: false,
  look({ trial, match }) {
    const { game, judges } = trial;
    for (const viewer of viewersOf(trial)) {
      const view = throughJson(match.view(viewer));
      const context = throughJson(match.context(viewer));
      const misfit =
        misfitOfVariables(game.structure, view) ??
        misfitOfSpaces(view) ??
        told('the view', judges.view?.(view)) ??
        told('the context', judges.context?.(context));
      if (misfit !== undefined) return { what: `${words(viewer)} is shown what does not fit: ${misfit}` };
    }
    return 'holds';
  },
};

const words = (viewer: Viewer): string => (viewer === 'spectator' ? 'a spectator' : viewer);

const told = (what: string, misfit: string | undefined): string | undefined => misfit && `${what} ${misfit}`;

function misfitOfVariables({ variables }: Structure, view: View): string | undefined {
  const { global, players } = view.variables;
  return [
    misfitIn(variables.global, global, { whole: false }),
    ...Object.values(players).map((own: JsonObject) => misfitIn(variables.seat, own, { whole: false })),
  ].find((misfit) => misfit !== undefined);
}

/** A name stands for one piece alone. */
function misfitOfSpaces({ spaces }: View): string | undefined {
  const names = Object.values(spaces).flatMap((space) => {
    const pieces = 'pieces' in space ? space.pieces : 'shown' in space ? (space.shown ?? []) : [];
    return pieces.map(({ name }) => name);
  });
  const wrong = names.find((name, index) => !(name > 0) || names.indexOf(name) !== index);
  return wrong === undefined ? undefined : `two pieces are called ${wrong}`;
}
