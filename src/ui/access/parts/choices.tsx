/** Choices as pictures: a row of buttons that is a group of radio buttons underneath, and a switch. */

import { useId } from 'preact/hooks';
import { ArtImage } from './pieces.tsx';

/** What can be chosen; of some it is nothing, too. */
type Value = string | number | null;

interface RowProps<T extends Value> {
  value: T;
  values: readonly T[];
  /** How each is called, and what is drawn beside it. */
  called(value: NoInfer<T>): string;
  art?(value: NoInfer<T>): string | undefined;
  /** The language of its words, where that is not the one spoken. */
  lang?(value: NoInfer<T>): string;
  onChange(value: NoInfer<T>): void;
}

/** A row of choices, within something that says what they are about. */
export function ChoiceRow<T extends Value>({ look = '', ...of }: RowProps<T> & { look?: string }) {
  const name = useId();
  return (
    <div class={`choice-row wrap ${look}`}>
      {of.values.map((value) => {
        const art = of.art?.(value);
        return (
          <label key={value} class="choice">
            <input
              type="radio"
              name={name}
              value={value ?? ''}
              checked={value === of.value}
              onChange={() => of.onChange(value)}
            />
            <span class="row stretch middle centre label tile" lang={of.lang?.(value)}>
              {art === undefined ? null : <ArtImage src={art} size={28} />}
              {of.called(value)}
            </span>
          </label>
        );
      })}
    </div>
  );
}

/** One of a few, all of them in sight. */
export function Choices<T extends Value>({
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
