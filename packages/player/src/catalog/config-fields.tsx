import { say } from '../words/words.js';
import { type ConfigField, type ConfigValue, isChoice } from './config-values.js';

interface ConfigFieldsProps {
  readonly fields: readonly ConfigField[];
  readonly values: Readonly<Record<string, ConfigValue>>;
  /** A text of the game: `config.<field>`, `config.<field>.<value>`. */
  readonly text: (key: string) => string | undefined;
  readonly onChange: (name: string, value: ConfigValue) => void;
}

/** The rules that may be chosen. A field with one possible value is no choice and is not shown. */
export function ConfigFields({ fields, values, text, onChange }: ConfigFieldsProps) {
  const open = fields.filter(isChoice);
  if (open.length === 0) return null;
  return (
    <fieldset>
      <legend>{say('rules')}</legend>
      {open.map((field) => (
        <div key={field.name} class="field">
          <label for={`config-${field.name}`}>{text(`config.${field.name}`) ?? field.name}</label>
          <ConfigInput
            field={field}
            value={values[field.name] ?? null}
            text={text}
            onChange={(value) => onChange(field.name, value)}
          />
        </div>
      ))}
    </fieldset>
  );
}

interface ConfigInputProps {
  readonly field: ConfigField;
  readonly value: ConfigValue;
  readonly text: (key: string) => string | undefined;
  readonly onChange: (value: ConfigValue) => void;
}

function ConfigInput({ field, value, text, onChange }: ConfigInputProps) {
  if (field.enum !== undefined || field.type === 'boolean') {
    const choices = field.enum ?? [true, false];
    const words = (choice: ConfigValue) =>
      text(`config.${field.name}.${choice}`) ??
      (typeof choice === 'boolean' ? say(choice ? 'yes' : 'no') : String(choice));
    return (
      <select
        id={`config-${field.name}`}
        value={choices.indexOf(value)}
        onChange={(event) => onChange(choices[Number(event.currentTarget.value)] ?? null)}
      >
        {choices.map((choice, index) => (
          <option key={String(choice)} value={index}>
            {words(choice)}
          </option>
        ))}
      </select>
    );
  }
  const words = String(value ?? '');
  if (field.type === 'string')
    return (
      <input
        id={`config-${field.name}`}
        type="text"
        required
        {...bounds({ maxLength: field.maxLength })}
        value={words}
        onInput={({ currentTarget }) => onChange(currentTarget.value)}
      />
    );
  return (
    <input
      id={`config-${field.name}`}
      type="number"
      required
      step={field.type === 'number' ? 'any' : '1'}
      {...bounds({ min: field.minimum, max: field.maximum })}
      value={words}
      onInput={({ currentTarget }) => onChange(currentTarget.valueAsNumber)}
    />
  );
}

function bounds<Name extends string>(
  given: Readonly<Record<Name, number | undefined>>,
): { [name in Name]?: number } {
  const defined = Object.entries(given).filter(([, bound]) => bound !== undefined);
  return Object.fromEntries(defined) as { [name in Name]?: number };
}
