/** Fields of a form, each with its label: a line that is typed, one of several in a list that opens, a file. */

import type { ComponentChildren, JSX, RefObject } from 'preact';

interface LineProps extends Omit<JSX.InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange'> {
  title: string;
  value: string;
  onChange(value: string): void;
  /** How the label and what is typed stand to each other. */
  look?: string;
  /** Its title is only read out. */
  isUntitled?: boolean;
  /** What is said below it. */
  children?: ComponentChildren;
}

/** A line that is typed; nothing is proposed or found fault with. */
export function LineField({
  title,
  value,
  onChange,
  look = 'field stack close',
  isUntitled = false,
  children,
  ...rest
}: LineProps) {
  return (
    <label class={look}>
      <span class={isUntitled ? 'unseen' : ''}>{title}</span>
      <input
        autocomplete="off"
        spellcheck={false}
        {...rest}
        value={value}
        onInput={(event) => onChange(event.currentTarget.value)}
      />
      {children}
    </label>
  );
}

interface SelectProps<T extends string | number | null> {
  /** For tests: `data-select`. */
  name?: string;
  title: string;
  art?: string | null;
  value: T;
  options: readonly (readonly [value: T, words: string, isOff?: boolean])[];
  look?: string;
  isUntitled?: boolean;
  onChange(value: T): void;
}

/** One of several in a list that opens. */
export function Select<T extends string | number | null>(props: SelectProps<T>) {
  const { name, title, art, value, options, look = 'field stack close', isUntitled, onChange } = props;
  const keyOf = (one: T) => String(one ?? '');
  return (
    <label class={look}>
      <span class={isUntitled ? 'unseen' : ''}>
        {art ? <img class="art" src={art} alt="" width={22} height={22} /> : null} {title}
      </span>
      <select
        data-select={name}
        value={keyOf(value)}
        onChange={({ currentTarget }) => {
          const chosen = options.find(([one]) => keyOf(one) === currentTarget.value);
          if (chosen !== undefined) onChange(chosen[0]);
        }}
      >
        {options.some(([one]) => one === value) ? null : <option value={keyOf(value)} />}
        {options.map(([one, words, isOff]) => (
          <option key={one} value={keyOf(one)} disabled={isOff}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}

interface FileProps {
  title: string;
  onText(text: string): void;
  input?: RefObject<HTMLInputElement>;
}

/** A file of ours, for what is written in it. */
export function FileField({ title, onText, input }: FileProps) {
  const take = async ({ currentTarget }: JSX.TargetedEvent<HTMLInputElement>) => {
    const text = await currentTarget.files?.[0]?.text();
    // The same file may be chosen once more.
    currentTarget.value = '';
    if (text !== undefined) onText(text);
  };
  return (
    <label class="field file stack close card">
      <span>{title}</span>
      <input ref={input ?? null} type="file" accept=".json,application/json" onChange={take} />
    </label>
  );
}
