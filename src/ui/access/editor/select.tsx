/** One of several in a list that opens. */
export function Select({
  name,
  title,
  value,
  options,
  onChange,
}: {
  /** For tests: `data-select`. */
  name: string;
  title: string;
  value: string;
  options: readonly (readonly [value: string, words: string])[];
  onChange(value: string): void;
}) {
  return (
    <label class="field stack close">
      <span>{title}</span>
      <select data-select={name} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        {options.some(([one]) => one === value) ? null : <option value={value} />}
        {options.map(([one, words]) => (
          <option key={one} value={one}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}
