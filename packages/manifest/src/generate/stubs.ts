import type { State } from '../shapes/flow.js';
import type { GameManifest } from '../shapes/game.js';
import { kebabCase } from '../shapes/naming.js';
import { comment } from './type-text.js';
import { typeName } from './types.js';

export interface GeneratedFile {
  /** Within the module: `src/phases/playing.ts`. */
  readonly path: string;
  readonly text: string;
}

/** Where the phase of a state is written. */
export const phasePath = (state: string): string => `src/phases/${kebabCase(state)}.ts`;

/** Rules to begin with: one file a state and one that puts them together. They compile; what they do is the author's. */
export function generateStubs(game: GameManifest): GeneratedFile[] {
  const phases = game.stateMachine.states.map((state) => ({
    path: phasePath(state.name),
    text: phaseText(state, game),
  }));
  return [...phases, { path: 'src/index.ts', text: indexText(game) }];
}

function indexText(game: GameManifest): string {
  const names = game.stateMachine.states.map(({ name }) => name);
  const imports = [...names]
    .sort()
    .map((name) => `import { ${constant(name)} } from './phases/${kebabCase(name)}.js';`);
  const members = names.map((name) => (constant(name) === name ? name : `${name}: ${constant(name)}`));
  return lines([
    `import type { Rules } from '@tapete/core';`,
    `import type { ${typeName(game)} } from './manifest.js';`,
    ...imports,
    '',
    `export const rules: Rules<${typeName(game)}> = {`,
    `  phases: { ${members.join(', ')} },`,
    '};',
  ]);
}

function phaseText(state: State, game: GameManifest): string {
  const body = state.type === 'AUTO' ? automaticBody(state) : playedBody(state, game);
  return lines([
    `import type { Phase } from '@tapete/core';`,
    `import type { ${typeName(game)} } from '../manifest.js';`,
    '',
    ...comment(state.description),
    `export const ${constant(state.name)}: Phase<${typeName(game)}> = {`,
    ...body,
    '};',
  ]);
}

function automaticBody({ transitions }: State): string[] {
  return [
    '  enter(_play) {',
    '    // What happens by itself.',
    '  },',
    '',
    '  next(play) {',
    ...nextLines(transitions.map(({ targetState }) => targetState)),
    '  },',
  ];
}

function nextLines(targets: readonly string[]): string[] {
  const [first] = targets;
  if (first === undefined)
    return ['    // Who has won? `play.win`, `play.draw` or `play.end` say so.', '    play.draw();'];
  const others = targets.length > 1 ? [`    // May lead to ${targets.join(', ')}.`] : [];
  return [...others, `    play.go('${first}');`];
}

function playedBody(state: State, game: GameManifest): string[] {
  const names = actionsOf(state);
  const isShared = state.type === 'ALL_PLAYERS';
  return [
    ...offersLines(names, game),
    '',
    '  actions: {',
    ...names.flatMap((name, index) => [...(index > 0 ? [''] : []), ...actionLines(name, { game, isShared })]),
    '  },',
    ...(isShared ? sharedNext(state) : singleNext(state)),
  ];
}

/** Everything that can be done in a state, in its order. */
export function actionsOf({ stages, availableActions }: State): string[] {
  const inStages = stages?.flatMap((stage) => stage.availableActions);
  return [...new Set(inStages ?? availableActions)];
}

/** The rule of one action to begin with, as it stands in the stub of its phase. */
export const actionStub = (name: string, { type }: State, game: GameManifest): string =>
  actionLines(name, { game, isShared: type === 'ALL_PLAYERS' }).join('\n');

/** An action without parameters is offered from the first; what others offer is for the rules to say. */
function offersLines(names: readonly string[], game: GameManifest): string[] {
  const plain = names.filter((name) => actionOf(name, game)?.parameters.length === 0);
  return [
    `  offers(_look, ${plain.length > 0 ? 'offer' : '_offer'}, _seat) {`,
    '    // Every legal move of this seat now, one `offer(action, payload)` each.',
    ...plain.map((name) => `    offer('${name}', {});`),
    '  },',
  ];
}

const actionOf = (name: string, game: GameManifest) =>
  game.availableActions.find(({ actionType }) => actionType === name);

function actionLines(
  name: string,
  { game, isShared }: { readonly game: GameManifest; readonly isShared: boolean },
): string[] {
  return [
    ...comment(actionOf(name, game)?.description, '    '),
    `    ${name}: {`,
    isShared ? '      apply(play, _payload, { seat }) {' : '      apply(_play, _payload, _move) {',
    '        // Change the table, and tell what happened with `play.emit`.',
    ...(isShared ? ['        play.done(seat);'] : []),
    '      },',
    '    },',
  ];
}

/** Asked when every seat is done. */
function sharedNext({ transitions }: State): string[] {
  return ['', '  next(play) {', ...nextLines(transitions.map(({ targetState }) => targetState)), '  },'];
}

/** Without `next` the next seat moves; where other states may follow, the rules must say when. */
function singleNext({ name, transitions }: State): string[] {
  const others = transitions.map(({ targetState }) => targetState).filter((target) => target !== name);
  if (others.length === 0) return [];
  return [
    '',
    '  next(play) {',
    `    // May lead to ${others.join(', ')}: \`play.go\`.`,
    '    play.pass();',
    '  },',
  ];
}

/** Words that no constant can be called. */
const RESERVED = new Set(
  'await break case catch class const continue debugger default delete do else enum export extends false finally for function if import in instanceof new null return super switch this throw true try typeof var void while with yield let static implements interface package private protected public'.split(
    ' ',
  ),
);

const constant = (state: string): string => (RESERVED.has(state) ? `${state}Phase` : state);

const lines = (texts: readonly string[]): string => `${texts.join('\n')}\n`;
