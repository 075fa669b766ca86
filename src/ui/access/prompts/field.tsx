/** A pick inside something bigger: a list to choose from, with its label. */

import type { Json } from '../../../engine/kernel/state.ts';

export interface FieldOption {
  value: Json;
  label: string;
  disabled?: boolean;
}

export function Field({
  label,
  options,
  value,
  onChange,
  art,
}: {
  label: string;
  options: readonly FieldOption[];
  value: Json;
  onChange(value: Json): void;
  art?: string | null;
}) {
  const at = options.findIndex((option) => JSON.stringify(option.value) === JSON.stringify(value));
  return (
    <label class="field stack close">
      <span>
        {art ? <img class="art" src={art} alt="" width={22} height={22} /> : null} {label}
      </span>
      <select
        value={at}
        onChange={(event) => {
          const chosen = options[Number(event.currentTarget.value)];
          if (chosen !== undefined) onChange(chosen.value);
        }}
      >
        {options.map((option, i) => (
          <option key={JSON.stringify(option.value)} value={i} disabled={option.disabled === true}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}
