import type { ValueKind } from '../formula.js';
import { CEL_TYPE, typeOf } from '../kinds.js';
import type { Written } from './step-place.js';

type Names = 'goTo' | 'giveTurn' | 'end' | 'tell' | 'run';

export const flowSteps: Written<Names> = {
  goTo(effect, at) {
    at.writer.mustExist(effect.phase, at.around.phases, {
      path: at.at('phase'),
      code: 'STATE_UNKNOWN',
      kind: 'state',
    });
    return { do: 'goTo', phase: effect.phase };
  },

  giveTurn(effect, at) {
    return { do: 'giveTurn', player: at.formula(effect.player, 'player', ['Player']) };
  },

  end(effect, at) {
    return {
      do: 'end',
      ...(effect.winners === undefined ? {} : { winners: at.players(effect.winners, 'winners') }),
      reason: effect.reason ?? 'effect',
    };
  },

  tell(effect, at) {
    const fields = at.writer.world.events.get(effect.event);
    at.writer.mustExist(effect.event, at.writer.world.events.keys(), {
      path: at.at('event'),
      code: 'EVENT_UNKNOWN',
      kind: 'event',
    });
    const data = Object.entries(effect.data ?? {}).map(([name, value]) => {
      const path = [...at.at('data'), name];
      const field = fields?.find((each) => each.name === name);
      const names = fields?.map((each) => each.name);
      if (names)
        at.writer.mustExist(name, names, {
          path,
          code: 'EVENT_FIELD_UNKNOWN',
          kind: 'field of this event',
        });
      const kind: ValueKind = field?.kind ?? 'integer';
      const isList = field?.isList === true;
      const types = field ? [typeOf(field)] : Object.values(CEL_TYPE);
      return { name, kind, isList, value: at.writer.value(value, { path, scope: at.scope, types }) };
    });
    for (const { name, isRequired } of fields ?? [])
      if (isRequired && !(name in (effect.data ?? {})))
        at.report(
          'EVENT_FIELD_MISSING',
          at.at('data'),
          `\`${effect.event}\` has a field \`${name}\` that must be told`,
        );
    const to = effect.to === undefined ? undefined : at.players(effect.to, 'to');
    return { do: 'tell', event: effect.event, data, ...(to && { to }) };
  },

  run(effect, at) {
    const parameters = at.around.recipes.get(effect.effect);
    at.writer.mustExist(effect.effect, at.around.recipes.keys(), {
      path: at.at('effect'),
      code: 'EFFECT_UNKNOWN',
      kind: 'list of effects',
    });
    for (const name of Object.keys(effect.with ?? {}))
      if (parameters)
        at.writer.mustExist(name, parameters, {
          path: [...at.at('with'), name],
          code: 'EFFECT_PARAMETER_UNKNOWN',
          kind: `parameter of \`${effect.effect}\``,
        });
    const values = (parameters ?? []).map((name) => {
      const value = effect.with?.[name];
      if (value === undefined)
        at.report('EFFECT_PARAMETER_MISSING', at.path, `\`${effect.effect}\` is run with \`${name}\``);
      return at.writer.value(value, {
        path: [...at.at('with'), name],
        scope: at.scope,
        types: ['int'],
      });
    });
    return { do: 'run', recipe: effect.effect, with: values };
  },
};
