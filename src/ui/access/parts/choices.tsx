/** Choices as pictures: a row of buttons that is a group of radio buttons underneath, and a switch. */

import { useId } from 'preact/hooks';
import { ArtImage } from './pieces.tsx';

interface Choice<T extends string | number> {
  value: T;
  words: string;
  art?: string;
  lang?: string;
}

/** One of a few, all of them in sight. */
export function Choices<T extends string | number>({
  title,
  hint,
  value,
  choices,
  onChange,
}: {
  title: string;
  hint?: string;
  value: T;
  choices: readonly Choice<T>[];
  onChange(value: T): void;
}) {
  const name = useId();
  return (
    <fieldset class="choices">
      <legend>{title}</legend>
      <div class="choice-row wrap">
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
      {hint === undefined ? null : <p class="soft">{hint}</p>}
    </fieldset>
  );
}

/** On or off. */
export function Toggle({
  title,
  hint,
  value,
  disabled = false,
  onChange,
}: {
  title: string;
  hint?: string;
  value: boolean;
  disabled?: boolean;
  onChange(value: boolean): void;
}) {
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
      <span>
        <strong class="name">{title}</strong>
        {hint === undefined ? null : <small class="about">{hint}</small>}
      </span>
    </label>
  );
}
