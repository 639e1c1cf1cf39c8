import { each } from '../checks/each.js';
import type { Path } from '../findings/pointer.js';
import type { Effect } from './effects.js';
import { CEL_TYPE, typeOf } from './kinds.js';
import type { Formula, Routine, Some, Step, ValueKind } from './program.js';
import type { Scope } from './translate.js';
import type { Writer } from './writer.js';

/** What steps can name beside expressions. */
export interface Around {
  readonly dice: ReadonlyMap<string, number>;
  readonly phases: readonly string[];
  /** Recipes, with their parameters. */
  readonly recipes: ReadonlyMap<string, readonly string[]>;
  /** Of an action: parameter -> the card under whose `targets` it stands. */
  readonly fromCards: ReadonlyMap<string, string>;
}

/** A list of effects as a routine of its own frame. */
export function writeRoutine(
  writer: Writer,
  effects: readonly Effect[] | undefined,
  { path, scope, around }: { readonly path: Path; readonly scope: Scope; readonly around: Around },
): Routine {
  const steps: Step[] = [];
  each(effects, path, (effect, at) => {
    const step = new StepWriter(writer, scope, around, at).write(effect);
    if (!step) return;
    const { when } = effect;
    steps.push(when === undefined ? step : { ...step, when: writer.condition(when, [...at, 'when'], scope) });
  });
  return { places: scope.frame.places, steps };
}

type Of<Mechanic extends Effect['do']> = Extract<Effect, { do: Mechanic }>;

class StepWriter {
  constructor(
    private readonly writer: Writer,
    private readonly scope: Scope,
    private readonly around: Around,
    private readonly path: Path,
  ) {}

  write(effect: Effect): Step | undefined {
    switch (effect.do) {
      case 'draw':
        return this.draw(effect);
      case 'deal':
        return {
          do: 'deal',
          count: this.amount(effect.count, 'count'),
          from: this.zone(effect.from, 'from'),
          ...this.placing(effect),
        };
      case 'move':
        return {
          do: 'move',
          cards: this.cards(effect.cards, 'cards'),
          ...this.placing(effect),
          under: effect.under === true,
        };
      case 'discard':
        return this.discard(effect);
      case 'shuffle':
        return { do: 'shuffle', zone: this.zone(effect.zone, 'zone') };
      case 'turn':
        return { do: 'turn', cards: this.cards(effect.cards, 'cards'), face: effect.face };
      case 'reveal':
        return {
          do: 'reveal',
          cards: this.cards(effect.cards, 'cards'),
          to: this.players(effect.to, 'to', 'players'),
        };
      case 'resolve':
        return {
          do: 'resolve',
          card: this.formula(effect.card, 'card', ['Card']),
          targets: this.targetsOf(effect.card),
        };
      case 'damage':
        return {
          do: 'damage',
          to: this.players(effect.to, 'to', 'opponent'),
          amount: this.amount(effect.amount, 'amount'),
          tracker: this.counted(effect.tracker ?? 'life'),
        };
      case 'gain':
      case 'pay':
        return {
          do: effect.do,
          player: this.players(effect.player, 'player', 'player'),
          amount: this.amount(effect.amount, 'amount'),
          tracker: this.counted(effect.tracker, effect.player === undefined),
        };
      case 'transfer':
        return {
          do: 'transfer',
          from: this.formula(effect.from, 'from', ['Player']),
          to: this.formula(effect.to, 'to', ['Player']),
          amount: this.amount(effect.amount, 'amount'),
          tracker: this.counted(effect.tracker),
        };
      case 'set':
        return this.set(effect);
      case 'roll':
        return this.roll(effect);
      case 'addCounter':
        return {
          do: 'addCounter',
          cards: this.cards(effect.cards, 'cards'),
          counter: this.counter(effect.counter),
          amount: this.amount(effect.amount, 'amount', 1),
        };
      case 'addModifier':
      case 'removeModifier':
        return this.modifier(effect);
      case 'goTo':
        this.writer.mustExist(effect.phase, this.around.phases, {
          path: this.at('phase'),
          code: 'STATE_UNKNOWN',
          kind: 'state',
        });
        return { do: 'goTo', phase: effect.phase };
      case 'giveTurn':
        return { do: 'giveTurn', player: this.formula(effect.player, 'player', ['Player']) };
      case 'end':
        return {
          do: 'end',
          ...(effect.winners === undefined ? {} : { winners: this.players(effect.winners, 'winners') }),
          reason: effect.reason ?? 'effect',
        };
      case 'tell':
        return this.tell(effect);
      case 'run':
        return this.run(effect);
      default:
        return undefined;
    }
  }

  private draw(effect: Of<'draw'>): Step {
    return {
      do: 'draw',
      player: this.players(effect.player, 'player', 'player'),
      count: this.amount(effect.count, 'count', 1),
      from: this.zone(effect.from, 'from'),
      ...this.placing(effect),
      ...(effect.refill === undefined ? {} : { refill: this.zone(effect.refill, 'refill') }),
      keep: effect.keep ?? 0,
    };
  }

  private discard(effect: Of<'discard'>): Step {
    const to = this.zone(effect.to, 'to');
    if (effect.cards !== undefined) return { do: 'discard', cards: this.cards(effect.cards, 'cards'), to };
    if (effect.from === undefined)
      this.writer.report(
        'FIELD_MISSING',
        this.path,
        'say which `cards`, or `from` which zone a `count` of them by chance',
      );
    return {
      do: 'discardRandom',
      from: this.zone(effect.from, 'from'),
      count: this.amount(effect.count, 'count', 1),
      to,
    };
  }

  private set(effect: Of<'set'>): Step {
    const tracker = this.writer.tracker(effect.tracker, this.at('tracker'), {
      number: false,
      shared: effect.player === undefined,
    });
    return {
      do: 'set',
      player: this.players(effect.player, 'player', 'player'),
      tracker,
      to: this.value(effect.to, 'to', tracker.holds),
    };
  }

  private roll(effect: Of<'roll'>): Step {
    this.writer.mustExist(effect.die, this.around.dice.keys(), {
      path: this.at('die'),
      code: 'DIE_UNKNOWN',
      kind: 'die',
    });
    return {
      do: 'roll',
      die: effect.die,
      sides: this.around.dice.get(effect.die) ?? 2,
      player: this.players(effect.player, 'player', 'player'),
      tracker: this.counted(effect.tracker, effect.player === undefined),
    };
  }

  private modifier(effect: Of<'addModifier'> | Of<'removeModifier'>): Step {
    const { modifiers } = this.writer.world;
    const number = modifiers.findIndex(({ id }) => id === effect.modifier);
    this.writer.mustExist(
      effect.modifier,
      modifiers.map(({ id }) => id),
      {
        path: this.at('modifier'),
        code: 'MODIFIER_UNKNOWN',
        kind: 'modifier',
      },
    );
    const isCard = modifiers[number]?.on === 'card';
    const on = (text: string | undefined, key: string): Some =>
      isCard ? this.cards(text ?? 'card', key) : this.players(text, key, 'player');
    const modifier = Math.max(0, number);
    if (effect.do === 'removeModifier')
      return { do: 'removeModifier', modifier, from: on(effect.from, 'from') };
    const turns = effect.turns === undefined ? {} : { turns: this.amount(effect.turns, 'turns') };
    return { do: 'addModifier', modifier, to: on(effect.to, 'to'), ...turns };
  }

  private tell(effect: Of<'tell'>): Step {
    const fields = this.writer.world.events.get(effect.event);
    this.writer.mustExist(effect.event, this.writer.world.events.keys(), {
      path: this.at('event'),
      code: 'EVENT_UNKNOWN',
      kind: 'event',
    });
    const data = Object.entries(effect.data ?? {}).map(([name, value]) => {
      const path = [...this.at('data'), name];
      const field = fields?.find((each) => each.name === name);
      const names = fields?.map((each) => each.name);
      if (names)
        this.writer.mustExist(name, names, {
          path,
          code: 'EVENT_FIELD_UNKNOWN',
          kind: 'field of this event',
        });
      const kind: ValueKind = field?.kind ?? 'integer';
      const isList = field?.isList === true;
      const types = field ? [typeOf(field)] : Object.values(CEL_TYPE);
      return { name, kind, isList, value: this.writer.value(value, { path, scope: this.scope, types }) };
    });
    for (const { name, isRequired } of fields ?? [])
      if (isRequired && !(name in (effect.data ?? {})))
        this.writer.report(
          'EVENT_FIELD_MISSING',
          this.at('data'),
          `\`${effect.event}\` has a field \`${name}\` that must be told`,
        );
    return { do: 'tell', event: effect.event, data };
  }

  private run(effect: Of<'run'>): Step {
    const parameters = this.around.recipes.get(effect.effect);
    this.writer.mustExist(effect.effect, this.around.recipes.keys(), {
      path: this.at('effect'),
      code: 'EFFECT_UNKNOWN',
      kind: 'list of effects',
    });
    for (const name of Object.keys(effect.with ?? {}))
      if (parameters)
        this.writer.mustExist(name, parameters, {
          path: [...this.at('with'), name],
          code: 'EFFECT_PARAMETER_UNKNOWN',
          kind: `parameter of \`${effect.effect}\``,
        });
    const values = (parameters ?? []).map((name) => {
      const value = effect.with?.[name];
      if (value === undefined)
        this.writer.report(
          'EFFECT_PARAMETER_MISSING',
          this.path,
          `\`${effect.effect}\` is run with \`${name}\``,
        );
      return this.writer.value(value, {
        path: [...this.at('with'), name],
        scope: this.scope,
        types: ['int'],
      });
    });
    return { do: 'run', recipe: effect.effect, with: values };
  }

  /** The targets that were chosen for a card, where an action resolves it. */
  private targetsOf(card: string): Record<string, number> {
    const targets: Record<string, number> = {};
    for (const [name, of] of this.around.fromCards) {
      const place = this.scope.names.get(name)?.formula;
      if (of === card && place?.op === 'place') targets[name] = place.place;
    }
    return targets;
  }

  private at(key: string): Path {
    return [...this.path, key];
  }

  private formula(text: unknown, key: string, types: readonly string[]): Formula {
    return this.writer.formula(text, { path: this.at(key), scope: this.scope, types });
  }

  private amount(written: unknown, key: string, fallback?: number): Formula {
    return this.writer.amount(written, this.at(key), this.scope, fallback);
  }

  private value(written: unknown, key: string, kind: ValueKind): Formula {
    return this.writer.value(written, { path: this.at(key), scope: this.scope, types: [CEL_TYPE[kind]] });
  }

  private players(text: unknown, key: string, fallback?: string): Some {
    return this.writer.players(text, this.at(key), this.scope, fallback);
  }

  private cards(text: unknown, key: string): Some {
    return this.writer.cards(text, this.at(key), this.scope);
  }

  private zone(text: unknown, key: string) {
    return this.writer.place(text, this.at(key), this.scope);
  }

  private counted(name: unknown, shared = false) {
    return this.writer.tracker(name, this.at('tracker'), { number: true, shared });
  }

  /** Where a card comes to, and how it lies there: as is said, else as is usual there. */
  private placing(effect: Of<'draw'> | Of<'deal'> | Of<'move'>) {
    const to = this.zone(effect.to, 'to');
    const { face: usual } = 'zone' in to ? (this.writer.world.zones[to.zone] ?? {}) : {};
    const face = effect.face ?? usual;
    return { to, ...(face === undefined ? {} : { face }) };
  }

  private counter(name: string): number {
    const { counters } = this.writer.world;
    this.writer.mustExist(name, counters, {
      path: this.at('counter'),
      code: 'COUNTER_UNKNOWN',
      kind: 'counter',
    });
    return Math.max(0, counters.indexOf(name));
  }
}
