import {
  type Action as CoreAction,
  NONE,
  type Phase,
  type PieceTarget,
  type Rules,
  type Space,
  type Structure,
  seatId,
} from '@tapete/core';
import type { AuthoredProgram } from '@tapete/manifest';
import { checkEndings, endByWithdrawal } from './endings.js';
import { enterPhase, goTo, leavePhase } from './flow.js';
import { type DataGame, type DataLook, type DataPlay, END_PHASE } from './game.js';
import { invariantsOf } from './invariants.js';
import { Machine } from './machine.js';
import { expire } from './modifiers.js';
import { frameOf, listMoves } from './offers.js';
import type { Action, PhaseMachine } from './parts.js';
import { Blueprints, whyNot } from './refuse.js';
import { Stage } from './stage.js';
import { shuffle } from './steps/of-cards.js';
import { pay } from './steps/of-trackers.js';

/** The rules of a game that were written as data, for the engine like any others. */
export function authoredRules(program: AuthoredProgram, structure: Structure): Rules<DataGame> {
  const machine = new Machine(program, structure);
  const stages = new Stages(machine);
  const blueprints = new Blueprints(structure);
  return {
    setup: (play) => setUp(stages.begin(play)),
    phases: Object.fromEntries(
      structure.phases.map(({ name }) => [
        name,
        phaseOf({ stages, blueprints, phase: machine.phases.get(name) as PhaseMachine<Stage> }, structure),
      ]),
    ),
    withdraw: (play, seat) => withdraw(stages.begin(play), seat),
    check: (look) => invariantsOf(stages.of(look as DataPlay)),
  };
}

/** The stage of each match that runs; the one that was on last is nearly always the one that is on next. */
class Stages {
  private readonly known = new WeakMap<object, Stage>();
  private last: Stage | undefined;

  constructor(readonly machine: Machine) {}

  of(look: DataLook): Stage {
    if (this.last?.play === look) return this.last;
    const stage = this.known.get(look) ?? new Stage(this.machine, look as DataPlay);
    this.known.set(look, stage);
    this.last = stage;
    return stage;
  }

  begin(play: DataPlay): Stage {
    const stage = this.of(play);
    stage.begin();
    return stage;
  }
}

/** Trackers, first player, shuffles, then what `setup` says besides. What is not said has the value that the docs list. */
function setUp(stage: Stage): void {
  const { machine, play } = stage;
  const { first, trackers, run } = machine.setup;
  const seat = first ? (first(stage, [0]) as number) : play.chance.int(play.seats);
  play.global.turnSeat = seatId(Math.max(0, seat));
  for (const { tracker, value } of trackers)
    for (let player = 0; player < play.seats; player++)
      stage.setTracker(player, tracker, value(stage, [player]));
  for (const zone of machine.program.setup.shuffle) {
    const { per } = machine.program.zones[zone] as { per: string };
    for (let player = 0; player < (per === 'table' ? 1 : play.seats); player++)
      shuffle(stage, stage.space(zone, player));
  }
  run.run(stage, [Math.max(0, seat)]);
  stage.drain();
  if (!stage.isOver) goTo(stage, stage.asked ?? machine.structure.initialPhase);
}

/** A phase, and what its rules run on. */
interface At {
  readonly stages: Stages;
  readonly blueprints: Blueprints;
  readonly phase: PhaseMachine<Stage>;
}

function phaseOf(at: At, structure: Structure): Phase<DataGame> {
  const { stages, phase } = at;
  const spec = structure.phases.find(({ name }) => name === phase.rules.name);
  // A seat is in the first stage of a phase; rules as data have no other.
  const names = spec?.stages[0]?.actions ?? [];
  return {
    enter: (play) => enterPhase(stages.of(play), phase),
    ...(phase.rules.auto
      ? {}
      : {
          offers: (look, offer, seat) => {
            listMoves(stages.of(look), offer, { seat, actions: names, phase });
          },
          actions: Object.fromEntries(names.map((name) => [name, actionOf(at, name)])),
        }),
    next: (play) => leavePhase(stages.of(play), phase),
  };
}

type Payload = DataGame['actions'][string];

function actionOf({ stages, blueprints, phase }: At, name: string): CoreAction<DataGame, Payload> {
  const { machine } = stages;
  const action = machine.actions.get(name);
  const isComplete = name === END_PHASE || phase.rules.autoAdvance;
  return {
    apply(play, payload, { seat }) {
      const stage = stages.begin(play);
      if (action) act(stage, action, payload, seat);
      stage.drain();
      expire(stage, stage.turn() - 1);
      stage.drain();
      stage.isComplete = isComplete;
      if (!phase.rules.shared || stage.isOver) return;
      if (isComplete) play.done(seat);
      checkEndings(stage);
    },
    at: (look, payload) => pointsOf(stages.of(look), action, payload),
    ...(action?.conditions.some(({ code }) => code !== undefined) && {
      refuse(view, _payload, seat, config, asked) {
        const seats = Object.keys(view.variables.players).length;
        const place = { machine, phase, blueprint: blueprints.of(seats, config) };
        return whyNot(action, place, { view, seat, asked });
      },
    }),
  };
}

function act(stage: Stage, action: Action<Stage>, payload: Payload, seat: number): void {
  const frame = frameOf(stage, action, payload, seat);
  // What is paid is worked out before any of it is.
  const costs = action.cost.map(({ tracker, amount }) => ({
    tracker,
    amount: amount(stage, frame) as number,
  }));
  for (const cost of costs) pay(stage, seat, cost);
  action.run(stage, frame);
}

/** An offer points at the cards and spaces that were chosen for it, in the order in which they were. */
function pointsOf(
  stage: Stage,
  action: Action<Stage> | undefined,
  payload: Payload,
): (Space | PieceTarget)[] {
  if (!action) return [];
  const frame = frameOf(stage, action, payload, 0);
  return action.parameters.flatMap(({ rules: { kind, place } }): (Space | PieceTarget)[] => {
    if (kind !== 'card' && kind !== 'space') return [];
    const chosen = [frame[place] ?? NONE].flat().filter((each) => (each as number) >= 0) as number[];
    return kind === 'card' ? chosen.map((piece) => ({ piece })) : chosen;
  });
}

function withdraw(stage: Stage, seat: number): void {
  const { withdrawal, turn } = stage.machine.program;
  if (withdrawal.outcome === 'cancel') {
    stage.play.cancel();
    return;
  }
  stage.machine.withdrawal.run(stage, [seat]);
  stage.drain();
  if (stage.isOver) return;
  if (withdrawal.outcome === 'othersWin' || stage.players().length === 1) endByWithdrawal(stage);
  // Its turn goes to the next player.
  else if (stage.turnSeat() === seat) goTo(stage, turn[0] ?? stage.phase());
}
