import { type Signal, useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { MatchModel } from '../match/match-model.js';
import type { Input } from '../shapes.js';
import { say } from '../words/words.js';
import type { Aim } from './aims.js';
import { aimWords } from './space-words.js';
import { TurnButton } from './turn-button.jsx';

/** The moves as buttons: those that point at nothing always; those that point at the table on request, by the same names. */
export function Moves({ model }: { model: MatchModel }) {
  const aims = model.aims.value;
  const loose = aims.filter(({ at }) => at.length === 0);
  const pointing = aims.filter(({ at }) => at.length > 0);
  const unfolded = useSignal(false);
  if (model.question.value !== undefined) return <Asked model={model} />;
  if (aims.length === 0) return null;
  return (
    <div class="moves-list">
      <TurnButton model={model} />
      {loose
        .filter(({ concedes }) => !concedes)
        .map((aim) => (
          <MoveButton key={aim.offer} model={model} aim={aim} />
        ))}
      {model.picked.value.length > 0 ? <p class="set-in">{say('chooseSecond')}</p> : null}
      {pointing.length === 0 ? null : (
        <details
          class="all-moves"
          onToggle={(event) => {
            unfolded.value = event.currentTarget.open;
          }}
        >
          <summary class="set-in">{say('moves')}</summary>
          <ul aria-label={say('moves')}>
            {(unfolded.value ? pointing : []).map((aim) => (
              <li key={aim.offer}>
                <MoveButton model={model} aim={aim} />
              </li>
            ))}
          </ul>
        </details>
      )}
      {loose
        .filter(({ concedes }) => concedes)
        .map((aim) => (
          <button key={aim.offer} type="button" class="set-in" onClick={() => model.take(aim)}>
            {aimWords(model, aim)}
          </button>
        ))}
    </div>
  );
}

function MoveButton({ model, aim }: { model: MatchModel; aim: Aim }) {
  const look = aim.intent === 'confirm' ? 'button button-main' : 'button';
  return (
    <button type="button" class={look} onClick={() => model.take(aim)}>
      {aimWords(model, aim)}
    </button>
  );
}

/** What a move still has to ask before it can be made. */
function Asked({ model }: { model: MatchModel }) {
  const question = model.question.value;
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('input, button')?.focus();
  }, [question]);
  if (question === undefined) return null;
  return (
    <div ref={form} class="moves">
      {question.asks === 'value' ? (
        <ValueForm key={question.aim.offer} model={model} aim={question.aim} />
      ) : null}
      {question.asks === 'which' ? <Which model={model} aims={question.aims} /> : null}
      {question.asks === 'sure' ? <Sure model={model} aim={question.aim} /> : null}
      <button type="button" class="button" onClick={() => model.letGo()}>
        {say(question.asks === 'sure' ? 'leaveNo' : 'cancel')}
      </button>
    </div>
  );
}

function Which({ model, aims }: { model: MatchModel; aims: readonly Aim[] }) {
  return (
    <>
      <p>{say('movesHere')}</p>
      {aims.map((aim) => (
        <MoveButton key={aim.offer} model={model} aim={aim} />
      ))}
    </>
  );
}

function Sure({ model, aim }: { model: MatchModel; aim: Aim }) {
  return (
    <>
      <p>{say('sure')}</p>
      <button type="button" class="button button-danger" onClick={() => model.answer(aim)}>
        {aimWords(model, aim)}
      </button>
    </>
  );
}

function ValueForm({ model, aim }: { model: MatchModel; aim: Aim }) {
  const { input } = aim;
  const value = useSignal(input?.type === 'integer' ? String(input.min) : '');
  if (input === undefined) return null;
  const give = (event: Event) => {
    event.preventDefault();
    model.answer(aim, input.type === 'integer' ? Number(value.value) : value.value);
  };
  return (
    <form class="value" onSubmit={give}>
      <label for="value">{aimWords(model, aim)}</label>
      <ValueInput input={input} value={value} />
      <button type="submit" class="button button-main">
        {say('give')}
      </button>
    </form>
  );
}

function ValueInput({ input, value }: { input: Input; value: Signal<string> }) {
  const given = {
    id: 'value',
    required: true,
    'aria-describedby': 'value-hint',
    value: value.value,
    onInput: (event: { currentTarget: HTMLInputElement }) => {
      value.value = event.currentTarget.value;
    },
  } as const;
  if (input.type === 'integer') {
    return (
      <>
        <input type="number" min={input.min} max={input.max} step={input.step ?? 1} {...given} />
        <small id="value-hint">{say('valueInteger', { min: input.min, max: input.max })}</small>
      </>
    );
  }
  return (
    <>
      <input type="text" maxLength={input.maxLength} list="suggestions" {...given} />
      <small id="value-hint">{say('valueText', { n: input.maxLength })}</small>
      <datalist id="suggestions">
        {input.suggestions.map((suggestion) => (
          <option key={suggestion} value={suggestion} />
        ))}
      </datalist>
    </>
  );
}
