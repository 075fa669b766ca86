/** A number that goes up and down by one, on its picture, and what comes of it. */
import { type Pressable, Pressed } from './pressed.tsx';
import './stepper.css';

export interface Stepper {
  art: string | null;
  value: number;
  /** The number with what it is of. */
  says?: string;
  less: Pressable;
  more: Pressable;
  outcome: { words: string; isBad: boolean } | null;
}

export function StepperRow({ art, value, says, less, more, outcome }: Stepper) {
  return (
    <div class="stepping even stack close" data-panel="stepper">
      <div class="stepping-row spread row apart edged pad">
        <Pressed {...less} class="step" />
        <output
          class={value > 0 ? 'centred' : 'faded centred'}
          style={art === null ? '' : { backgroundImage: `url("${art}")` }}
        >
          {says === undefined ? (
            value
          ) : (
            <>
              <span aria-hidden="true">{value}</span>
              <span class="unseen">{says}</span>
            </>
          )}
        </output>
        <Pressed {...more} class="step" />
      </div>
      {outcome === null ? null : <strong class={outcome.isBad ? 'bad' : ''}>{outcome.words}</strong>}
    </div>
  );
}
