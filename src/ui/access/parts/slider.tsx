/** A number between 0 and 100, in steps of ten. */
import { useId } from 'preact/hooks';
import '../styles/slider.css';

interface SliderProps {
  title: string;
  value: number;
  /** The value as it is read. */
  words: string;
  disabled?: boolean;
  onChange(value: number): void;
}

export function Slider({ title, value, words, disabled = false, onChange }: SliderProps) {
  const id = useId();
  return (
    <div class="slider apart">
      <label for={id}>{title}</label>
      <input
        class="full"
        id={id}
        type="range"
        min={0}
        max={100}
        step={10}
        value={value}
        disabled={disabled}
        aria-valuetext={words}
        onInput={(event) => {
          const next = event.currentTarget.valueAsNumber;
          if (next !== value) onChange(next);
        }}
      />
      <output for={id}>{words}</output>
    </div>
  );
}
