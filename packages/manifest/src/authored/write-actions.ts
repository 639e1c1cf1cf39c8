import type { Scalar } from '@tapete/core';
import { each, eachMember } from '../checks/each.js';
import type { Path } from '../findings/pointer.js';
import type { GameWritten } from '../shapes/game.js';
import type { Formula, ValueKind } from './formula.js';
import { CEL_TYPE, kindOf } from './kinds.js';
import type { ActionRules, ParameterRules } from './program.js';
import { type More, scopeWith } from './scopes.js';
import type { BoardPart } from './spaces.js';
import type { Scope } from './translate.js';
import { type Around, writeRoutine } from './write-steps.js';
import type { Writer } from './writer.js';

type Action = GameWritten['availableActions'][number];
type Parameter = Action['parameters'][number];

/** Longer ranges are not listed value by value. */
const MOST_VALUES = 10_000;

export function writeActions(writer: Writer, game: GameWritten, around: Around): ActionRules[] {
  const actions: ActionRules[] = [];
  each(game.availableActions, ['availableActions'], (action, path) =>
    actions.push(new ActionWriter(writer, game, action, path).write(around)),
  );
  return actions;
}

class ActionWriter {
  private readonly more: More[] = [];
  private readonly parameters: { readonly written: Parameter; readonly path: Path }[] = [];

  constructor(
    private readonly writer: Writer,
    private readonly game: GameWritten,
    private readonly action: Action,
    private readonly path: Path,
  ) {
    each(action.parameters, [...path, 'parameters'], (written, at) => {
      this.parameters.push({ written, path: at });
      this.more.push({
        name: written.name,
        kind: kindOf(written as { type: string }) ?? 'integer',
        isList: written.array === true,
      });
    });
  }

  write(around: Around): ActionRules {
    const { action, path, writer } = this;
    const scope = scopeWith(this.more);
    const parameters = this.parameters.map((parameter, index) => this.parameter(parameter, index));
    const conditions: ActionRules['conditions'][number][] = [];
    each(action.conditions, [...path, 'conditions'], (condition, at) => {
      const when = writer.condition(condition.when, [...at, 'when'], scope);
      const code = condition.else;
      if (code !== undefined)
        writer.mustExist(code, action.errorCodes ?? [], {
          path: [...at, 'else'],
          code: 'ERROR_CODE_UNKNOWN',
          kind: 'error code of this action',
        });
      conditions.push(code === undefined ? { when } : { when, else: code });
    });
    const cost: ActionRules['cost'][number][] = [];
    eachMember(action.cost, [...path, 'cost'], (amount, at, name) =>
      cost.push({
        tracker: writer.tracker(name, at, { number: true, shared: true }),
        amount: writer.amount(amount, at, scope),
      }),
    );
    const fromCards = new Map(
      this.parameters.flatMap(({ written }) =>
        written.fromCard === undefined ? [] : [[written.name, written.fromCard] as const],
      ),
    );
    const { steps } = writeRoutine(writer, action.effects, {
      path: [...path, 'effects'],
      scope,
      around: { ...around, fromCards },
    });
    return { name: action.actionType, places: scope.frame.places, parameters, conditions, cost, steps };
  }

  private parameter(
    { written, path }: { readonly written: Parameter; readonly path: Path },
    index: number,
  ): ParameterRules {
    // Of an earlier choice a later one may speak.
    const scope = { ...scopeWith(this.more.slice(0, index)) };
    const kind = kindOf(written as { type: string });
    const { name, required, array, minLength, maxLength } = written;
    return {
      name,
      kind: kind ?? 'integer',
      place: index + 1,
      required: required !== false,
      from: this.choices(written, { path, kind, scope }),
      ...(array ? { list: { least: minLength ?? 1, most: maxLength ?? minLength ?? 1 } } : {}),
    };
  }

  private choices(
    written: Parameter,
    {
      path,
      kind,
      scope,
    }: { readonly path: Path; readonly kind: ValueKind | undefined; readonly scope: Scope },
  ): ParameterRules['from'] {
    const { writer } = this;
    if (written.fromCard !== undefined) {
      const earlier = this.more.slice(
        0,
        this.more.findIndex(({ name }) => name === written.name),
      );
      const cards = earlier.filter((each) => each.kind === 'card').map(({ name }) => name);
      writer.mustExist(written.fromCard, cards, {
        path: [...path, 'fromCard'],
        code: 'PARAMETER_UNKNOWN',
        kind: 'card among the earlier parameters',
      });
      return {
        op: 'targets',
        card:
          1 +
          Math.max(
            0,
            earlier.findIndex(({ name }) => name === written.fromCard),
          ),
      };
    }
    if (written.from !== undefined && kind)
      return writer.formula(written.from, {
        path: [...path, 'from'],
        scope,
        types: [`list<${CEL_TYPE[kind]}>`],
      });
    const usual = kind && this.usualChoices(written, kind);
    if (usual) return usual;
    writer.report(
      'PARAMETER_UNLISTED',
      path,
      `what may be chosen for \`${written.name}\`? Say \`from\`, \`enum\`, or \`minimum\` and \`maximum\``,
    );
    return { op: 'list', items: [] };
  }

  /** What may be chosen where the manifest does not say it. */
  private usualChoices(written: Parameter, kind: ValueKind): Formula | undefined {
    const { minimum, maximum } = written;
    const values = written.enum ?? written.suggestions;
    if (values) return listOf(values);
    if (kind === 'player') return { op: 'players' };
    if (kind === 'boolean') return listOf([false, true]);
    if (written.type === 'pieceId') return { op: 'piecesOf', of: { op: 'place', place: 0 } };
    if (kind === 'card') return this.ownCards();
    if (kind === 'space') return { op: 'everySpace', part: PART_OF_TYPE[written.type] ?? 'spaces' };
    if (
      kind === 'integer' &&
      minimum !== undefined &&
      maximum !== undefined &&
      maximum - minimum < MOST_VALUES
    )
      return listOf(
        Array.from({ length: Math.max(0, maximum - minimum + 1) }, (_, index) => minimum + index),
      );
    const ids = this.idsOf(written.type);
    return ids && listOf(ids);
  }

  /** The cards that a player holds: of all its zones that not everybody can look into, and that it can. */
  private ownCards(): Formula | undefined {
    const hands: Formula[] = [];
    each(this.game.playerHandDefinitions, [], ({ visibility }, [zone]) => {
      if ((visibility ?? 'ownerOnly') === 'ownerOnly')
        hands.push({ op: 'zone', zone: { zone: Number(zone), of: { op: 'place', place: 0 } } });
    });
    return hands.length === 0 ? undefined : hands.reduce((left, right) => ({ op: 'joined', left, right }));
  }

  private idsOf(type: string): string[] | undefined {
    const { components, resources, deckDefinitions } = this.game;
    const ids: string[] = [];
    if (type === 'zoneId') return this.writer.world.zones.flatMap(({ id, board }) => (board ? [] : [id]));
    if (type === 'resourceId') each(resources, [], ({ id }) => ids.push(id));
    if (type === 'deckId')
      each(components, [], (component) => component.type === 'deck' && ids.push(component.id));
    if (type === 'cardType')
      each(deckDefinitions, [], (deck) => {
        if (deck.type === 'manual') each(deck.cards, [], (card) => ids.push(card.type));
      });
    return ids.length > 0 ? ids : undefined;
  }
}

/** What each type of parameter names of all boards. */
const PART_OF_TYPE: Readonly<Record<string, BoardPart>> = {
  tileId: 'tiles',
  edgeId: 'edges',
  vertexId: 'vertices',
};

const listOf = (values: readonly Scalar[]): Formula => ({
  op: 'list',
  items: values.flatMap((value): Formula[] => (value === null ? [] : [{ op: 'value', value }])),
});
