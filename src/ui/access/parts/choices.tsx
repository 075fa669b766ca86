/** Choices as pictures: a row of buttons that is a group of radio buttons underneath, and a switch. */

import { useId } from 'preact/hooks';
import { ArtImage } from './pieces.tsx';

interface Choice<T extends string | number> {
  value: T;
  words: string;
  art?: string;
  lang?: string;
}

interface RowProps<T extends string | number> {
  value: T;
  choices: readonly Choice<T>[];
  onChange(value: T): void;
}

/** A row of choices, within something that says what they are about. */
export function ChoiceRow<T extends string | number>({
  value,
  choices,
  onChange,
  look = '',
}: RowProps<T> & { look?: string }) {
  const name = useId();
  return (
    <div class={`choice-row wrap ${look}`}>
      {choices.map((choice) => (
        <label key={choice.value} class="choice">
          <input
            type="radio"
            name={name}
            value={choice.value}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
          />
          <span class="row stretch middle centre label tile" lang={choice.lang}>
            {choice.art === undefined ? null : <ArtImage src={choice.art} size={28} />}
            {choice.words}
          </span>
        </label>
      ))}
    </div>
  );
}

/** One of a few, all of them in sight. */
export function Choices<T extends string | number>({
  title,
  hint,
  ...row
}: RowProps<T> & { title: string; hint?: string }) {
  return (
    <fieldset class="choices">
      <legend>{title}</legend>
      <ChoiceRow {...row} />
      {hint === undefined ? null : <p class="soft">{hint}</p>}
    </fieldset>
  );
}

interface ToggleProps {
  title: string;
  hint?: string;
  value: boolean;
  disabled?: boolean;
  onChange(value: boolean): void;
}

/** On or off. */
export function Toggle({ title, hint, value, disabled = false, onChange }: ToggleProps) {
  return (
    <label class="toggle anchor row apart">
      <input
        type="checkbox"
        role="switch"
        aria-checked={value}
        checked={value}
        disabled={disabled}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span class="knob" aria-hidden="true" />
      <span class="slim">
        <strong class="name">{title}</strong>
        {hint === undefined ? null : <small class="about">{hint}</small>}
      </span>
    </label>
  );
}
