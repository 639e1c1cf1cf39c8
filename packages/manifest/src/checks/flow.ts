import { nearest } from '../findings/near.js';
import type { Path } from '../findings/pointer.js';
import type { Report } from '../findings/report.js';
import type { GameWritten } from '../shapes/game.js';
import { camelCase } from '../shapes/naming.js';
import { each, mustDiffer, mustExist, valuesOf } from './each.js';
import type { GameNames } from './names.js';

type StateWritten = GameWritten['stateMachine']['states'][number];

const AT = ['stateMachine', 'states'];

export function checkFlow(game: GameWritten, names: GameNames, report: Report): void {
  const states = game.stateMachine?.states;
  mustDiffer(report, { list: states, at: AT, key: 'name', of: ({ name }) => name });
  const initial = game.stateMachine?.initialState;
  const path = ['stateMachine', 'initialState'];
  mustExist(report, { name: initial, among: names.states, path, code: 'STATE_UNKNOWN', kind: 'state' });
  each(states, AT, (state, at) => checkState(state, { names, path: at, report }));
  checkReach(states, initial, report);
  checkEnds(states, report);
  checkUse(game, names, report);
}

interface Around {
  readonly names: GameNames;
  readonly path: Path;
  readonly report: Report;
}

function checkState(state: StateWritten, { names, path, report }: Around): void {
  checkActions(state, path, report);
  const mustBeAction = (name: string, at: Path) =>
    mustExist(report, { name, among: names.actions, path: at, code: 'ACTION_UNKNOWN', kind: 'action' });
  each(state.availableActions, [...path, 'availableActions'], mustBeAction);
  mustDiffer(report, { list: state.stages, at: [...path, 'stages'], key: 'name', of: ({ name }) => name });
  each(state.stages, [...path, 'stages'], (stage, at) =>
    each(stage.availableActions, [...at, 'availableActions'], mustBeAction),
  );
  each(state.transitions, [...path, 'transitions'], ({ targetState: name }, at) =>
    mustExist(report, {
      name,
      among: names.states,
      path: [...at, 'targetState'],
      code: 'STATE_UNKNOWN',
      kind: 'state',
    }),
  );
}

/** An automatic state has no actions; in every other somebody must be able to do something. */
function checkActions(
  { name, type, availableActions, stages, autoAdvance }: StateWritten,
  path: Path,
  report: Report,
): void {
  if (type === 'AUTO') {
    if (autoAdvance === false)
      report(
        'STATE_AUTO_WAITS',
        [...path, 'autoAdvance'],
        `\`${name}\` is AUTO: nobody acts in it, so nobody could end it`,
      );
    for (const [key, value] of Object.entries({ availableActions, stages })) {
      if (value?.length)
        report(
          'STATE_AUTO_ACTIONS',
          [...path, key],
          `\`${name}\` is AUTO: it runs by itself and nobody can act in it`,
        );
    }
    return;
  }
  if (availableActions !== undefined && stages !== undefined) {
    report(
      'STATE_ACTIONS_DOUBLED',
      [...path, 'availableActions'],
      `\`${name}\` has \`stages\` as well; each stage says its own actions`,
    );
  }
  if (!availableActions?.length && !stages?.length) {
    report(
      'STATE_ACTIONS_MISSING',
      path,
      `nobody can do anything in \`${name}\`; name its \`availableActions\`, or make it AUTO`,
    );
  }
}

/** Only transitions lead into a state, so one without a way from the first can never be entered. */
function checkReach(
  states: readonly StateWritten[] | undefined,
  initial: string | undefined,
  report: Report,
): void {
  const targets = new Map<string, readonly string[]>();
  each(states, AT, ({ name, transitions }) =>
    targets.set(
      name,
      valuesOf(transitions, ({ targetState }) => targetState),
    ),
  );
  const known = [...targets.keys()];
  if (!initial || !targets.has(initial)) return;
  const reached = new Set([initial]);
  // A mistyped state is told where it is named; what it was to lead to is not unreachable as well.
  const meant = (target: string) => (targets.has(target) ? target : (nearest(target, known) ?? target));
  for (const name of reached) for (const target of targets.get(name) ?? []) reached.add(meant(target));
  each(states, AT, ({ name }, path) => {
    if (name && !reached.has(name))
      report('STATE_UNREACHABLE', path, `no transitions lead from \`${initial}\` to \`${name}\``);
  });
}

/** From automatic states a way must lead to one of players, or to one after which nothing follows. */
function checkEnds(states: readonly StateWritten[] | undefined, report: Report): void {
  const rests = new Set<string>();
  const known = new Set(valuesOf(states, ({ name }) => name));
  const canRest = ({ type, transitions }: StateWritten): boolean =>
    type !== 'AUTO' ||
    !transitions?.length ||
    transitions.some((one) => !one?.targetState || !known.has(one.targetState) || rests.has(one.targetState));
  for (let count = -1; count !== rests.size; ) {
    count = rests.size;
    each(states, AT, (state) => canRest(state) && rests.add(state.name));
  }
  each(states, AT, ({ name }, path) => {
    if (name && !rests.has(name))
      report(
        'STATE_ENDLESS',
        path,
        `from \`${name}\` on nobody can ever act: only automatic states follow, round and round`,
      );
  });
}

/** A mistyped action is told where it is named; it is not unused as well. */
function checkUse(game: GameWritten, { actions, states }: GameNames, report: Report): void {
  const used = new Set<string>();
  let isWhole = true;
  const use = (name: string) =>
    used.add(actions?.includes(name) ? name : (nearest(name, actions ?? []) ?? name));
  each(game.stateMachine?.states, AT, ({ type, availableActions, stages }) => {
    if (type !== 'AUTO' && !availableActions?.length && !stages?.length) isWhole = false;
    each(availableActions, [], use);
    each(stages, [], (stage) => each(stage.availableActions, [], use));
  });
  each(game.availableActions, ['availableActions'], ({ actionType: name }, path) => {
    if (!name || used.has(name) || used.has(camelCase(name)) || !isWhole || !states?.length) return;
    report('ACTION_UNUSED', path, `no state has \`${name}\` among its actions, so nobody can ever do it`);
  });
}
