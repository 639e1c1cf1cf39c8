import { Failure } from '@tapete/core';
import type { Libraries } from '../across/libraries.js';
import { each, eachMember } from '../checks/each.js';
import type { Path } from '../findings/pointer.js';
import { collect, type Report } from '../findings/report.js';
import type { GameManifest, GameWritten } from '../shapes/game.js';
import { completeGame } from './complete.js';
import type { AuthoredProgram, EndingRules, PhaseRules, SetupRules, TriggerRules } from './program.js';
import { fieldsOf, scopeOfTrigger, scopeWith } from './scopes.js';
import type { Routine } from './step.js';
import { worldOf } from './world.js';
import { writeActions } from './write-actions.js';
import { writeCards } from './write-cards.js';
import { type Around, writeRoutine } from './write-steps.js';
import { Writer } from './writer.js';

/** Without a `turnLimit` a match ends after this many turns. Source: seed 003, `turn_limit`. */
export const USUAL_TURN_LIMIT = 100;

/**
 * The rules of a manifest as a program that can be run. Thrown as a Failure: RULES_WRONG, where `verify` would tell
 * mistakes.
 */
export function toProgram(game: GameManifest, libraries: Libraries): AuthoredProgram {
  let program: AuthoredProgram | undefined;
  const mistakes = collect((report) => {
    program = writeProgram(completeGame(game), libraries, report);
  });
  const [first] = mistakes;
  if (first !== undefined || program === undefined)
    throw new Failure('RULES_WRONG', `${game.id}: ${first?.message}`, 'verify the manifest first');
  return program;
}

/** Reports everything that is wrong with the rules of a manifest. */
export function checkRules(game: GameWritten, libraries: Libraries, report: Report): void {
  writeProgram(game, libraries, report);
}

function writeProgram(game: GameWritten, libraries: Libraries, report: Report): AuthoredProgram {
  const world = worldOf(game, libraries);
  const writer = new Writer(world, report);
  const around = aroundOf(game);
  return {
    zones: world.zones,
    properties: world.properties,
    counters: world.counters,
    modifiers: world.modifiers,
    setup: writeSetup(writer, game, around),
    phases: writePhases(writer, game, around),
    turn: turnOf(writer, game),
    actions: writeActions(writer, game, around),
    recipes: writeRecipes(writer, game, around),
    triggers: writeTriggers(writer, game, around),
    cards: writeCards(writer, game, around),
    endings: writeEndings(writer, game),
    turnLimit: writeTurnLimit(writer, game),
    withdrawal: writeWithdrawal(writer, game, around),
  };
}

function aroundOf(game: GameWritten): Around {
  const dice = new Map<string, number>();
  each(game.components, [], (component) => {
    if (component.type === 'die') dice.set(component.id, component.sides);
  });
  const phases: string[] = [];
  each(game.stateMachine?.states, [], ({ name }) => phases.push(name));
  const recipes = new Map<string, readonly string[]>();
  eachMember(game.effects, [], (recipe, _, name) => recipes.set(name, recipe.parameters ?? []));
  return { dice, phases, recipes, fromCards: new Map() };
}

function writeSetup(
  writer: Writer,
  { setup, components, deckDefinitions }: GameWritten,
  around: Around,
): SetupRules {
  const zones = writer.world.zones.filter(({ board }) => !board);
  const path = ['setup'];
  const scope = scopeWith();
  const zoneNumber = (id: string, at: Path): number => {
    writer.mustExist(
      id,
      zones.map((zone) => zone.id),
      { path: at, code: 'SPACE_UNKNOWN', kind: 'zone' },
    );
    return zones.findIndex((zone) => zone.id === id);
  };
  const shuffle: number[] = [];
  each(setup?.shuffle, [...path, 'shuffle'], (id, at) => shuffle.push(zoneNumber(id, at)));
  const decks: string[] = [];
  each(deckDefinitions, [], ({ id }) => decks.push(id));
  const began = new Set<string>();
  each(setup?.cards, [...path, 'cards'], ({ deck, space }, at) => {
    writer.mustExist(deck, decks, { path: [...at, 'deck'], code: 'DECK_UNKNOWN', kind: 'deck' });
    zoneNumber(space, [...at, 'space']);
    began.add(space);
  });
  if (setup?.shuffle === undefined) {
    each(components, [], (component) => {
      if (component.type === 'deck') began.add(component.id);
    });
    shuffle.push(...[...began].map((id) => zones.findIndex((zone) => zone.id === id)));
  }
  const trackers: SetupRules['trackers'][number][] = [];
  eachMember(setup?.trackers, [...path, 'trackers'], (value, at, name) => {
    const tracker = writer.tracker(name, at, { number: true, shared: true });
    trackers.push({ tracker, value: writer.amount(value, at, scope) });
  });
  const first = setup?.first;
  return {
    ...(first === 'random'
      ? {}
      : {
          first:
            first === undefined
              ? { op: 'value' as const, value: 0 }
              : writer.formula(first, { path: [...path, 'first'], scope, types: ['Player'] }),
        }),
    shuffle: shuffle.filter((zone) => zone >= 0),
    trackers,
    effects: writeRoutine(writer, setup?.effects, { path: [...path, 'effects'], scope: scopeWith(), around }),
  };
}

function writePhases(writer: Writer, { stateMachine }: GameWritten, around: Around): PhaseRules[] {
  const phases: PhaseRules[] = [];
  each(stateMachine?.states, ['stateMachine', 'states'], (state, path) => {
    const scope = scopeWith();
    const transitions: PhaseRules['transitions'][number][] = [];
    each(state.transitions, [...path, 'transitions'], ({ targetState: target, when }, at) =>
      transitions.push({
        target,
        ...(when === undefined ? {} : { when: writer.condition(when, [...at, 'when'], scope) }),
      }),
    );
    phases.push({
      name: state.name,
      auto: state.type === 'AUTO',
      shared: state.type === 'ALL_PLAYERS',
      autoAdvance: state.autoAdvance ?? true,
      ...(state.endPhase === undefined
        ? {}
        : { endPhase: writer.condition(state.endPhase, [...path, 'endPhase'], scope) }),
      transitions,
      effects: writeRoutine(writer, state.effects, { path: [...path, 'effects'], scope, around }),
    });
  });
  return phases;
}

/** Left out, a turn is the states of one player, in the order in which they stand. */
function turnOf(writer: Writer, { stateMachine }: GameWritten): string[] {
  const names: string[] = [];
  const single: string[] = [];
  each(stateMachine?.states, [], ({ name, type }) => {
    names.push(name);
    if (type === 'SINGLE_PLAYER') single.push(name);
  });
  if (!stateMachine?.turn) return single;
  const turn: string[] = [];
  each(stateMachine.turn, ['stateMachine', 'turn'], (name, path) => {
    writer.mustExist(name, names, { path, code: 'STATE_UNKNOWN', kind: 'state' });
    turn.push(name);
  });
  return turn;
}

function writeRecipes(writer: Writer, { effects }: GameWritten, around: Around): Record<string, Routine> {
  const recipes: Record<string, Routine> = {};
  eachMember(effects, ['effects'], (recipe, path, name) => {
    const scope = scopeWith((recipe.parameters ?? []).map((each) => ({ name: each, kind: 'integer' })));
    recipes[name] = writeRoutine(writer, recipe.effects, { path: [...path, 'effects'], scope, around });
  });
  return recipes;
}

function writeTriggers(writer: Writer, { triggers }: GameWritten, around: Around): TriggerRules[] {
  const written: TriggerRules[] = [];
  each(triggers, ['triggers'], (trigger, path) => {
    writer.mustExist(trigger.on, writer.world.events.keys(), {
      path: [...path, 'on'],
      code: 'EVENT_UNKNOWN',
      kind: 'event',
    });
    const scope = scopeOfTrigger(writer.world, trigger.on, false);
    const when =
      trigger.when === undefined ? {} : { when: writer.condition(trigger.when, [...path, 'when'], scope) };
    const routine = writeRoutine(writer, trigger.effects, { path: [...path, 'effects'], scope, around });
    written.push({ on: trigger.on, ...when, fields: fieldsOf(writer.world, trigger.on), ...routine });
  });
  return written;
}

function writeEndings(writer: Writer, { endings }: GameWritten): EndingRules[] {
  const written: EndingRules[] = [];
  each(endings, ['endings'], ({ id, when, outcome, score }, path) => {
    const scope = scopeWith();
    if (outcome === 'score' && score === undefined)
      writer.report('FIELD_MISSING', path, 'who has won by score is said by `score`');
    written.push({
      id,
      when: writer.condition(when, [...path, 'when'], scope),
      outcome,
      ...(score === undefined ? {} : { score: writer.amount(score, [...path, 'score'], scope) }),
    });
  });
  return written;
}

function writeTurnLimit(writer: Writer, { turnLimit }: GameWritten): AuthoredProgram['turnLimit'] {
  if (!turnLimit) return { turns: USUAL_TURN_LIMIT };
  const { turns, outcome, score } = turnLimit;
  const path = ['turnLimit', 'score'];
  if (outcome === 'score' && score === undefined)
    writer.report('FIELD_MISSING', path, 'who has won by score is said by `score`');
  return score === undefined || outcome !== 'score'
    ? { turns }
    : { turns, score: writer.amount(score, path, scopeWith()) };
}

function writeWithdrawal(
  writer: Writer,
  { withdrawal }: GameWritten,
  around: Around,
): AuthoredProgram['withdrawal'] {
  return {
    outcome: withdrawal?.outcome ?? 'cancel',
    effects: writeRoutine(writer, withdrawal?.effects, {
      path: ['withdrawal', 'effects'],
      scope: scopeWith(),
      around,
    }),
  };
}
