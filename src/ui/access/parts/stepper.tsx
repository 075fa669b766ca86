/**
 * One of several that stand in a row, in little room: the one that is chosen, and one step to either side. Underneath it
 * is a group of radio buttons; those further away are out of sight, and the arrow keys reach them all.
 */

import type { ComponentChildren } from 'preact';

interface Step<T extends string> {
  value: T;
  words: string;
  art: string;
}

interface ChoiceStepperProps<T extends string> {
  title: string;
  /** Of the radio buttons; no two groups of a page share one. */
  name: string;
  value: T;
  steps: readonly Step<T>[];
  /** After the last comes the first again. */
  isRing?: boolean;
  /** What is said below about the one that is chosen. */
  children?: ComponentChildren;
  onChange(value: T): void;
}

export function ChoiceStepper<T extends string>({
  title,
  name,
  value,
  steps,
  isRing = false,
  children,
  onChange,
}: ChoiceStepperProps<T>) {
  const at = steps.findIndex((step) => step.value === value);
  const beside = (by: number): number => (isRing ? (at + by + steps.length) % steps.length : at + by);
  const placeOf = (i: number): string => {
    if (i === at) return 'here';
    if (i === beside(-1)) return 'before';
    return i === beside(1) ? 'after' : 'far';
  };
  const chosen = steps[at];
  return (
    <fieldset class="rungs full pad">
      <legend class="unseen">{title}</legend>
      <div class="rung-row middle row close">
        {at === 0 && !isRing ? <span class="no-step" data-place="before" /> : null}
        {steps.map((step, i) => (
          <label
            class={`centred tile golden rigid ${placeOf(i) === 'far' ? 'unseen' : 'anchor'}`}
            key={step.value}
            data-place={placeOf(i)}
            title={step.words}
          >
            <input
              type="radio"
              name={name}
              value={step.value}
              checked={i === at}
              onChange={() => onChange(step.value)}
            />
            {i === at ? <img src={step.art} alt="" width={44} height={44} /> : null}
            <span class="unseen">{step.words}</span>
          </label>
        ))}
        {at === steps.length - 1 && !isRing ? <span class="no-step" data-place="after" /> : null}
      </div>
      <p class="centre aside" aria-hidden="true">
        {chosen?.words}
      </p>
      {children}
    </fieldset>
  );
}
