/** How a number comes about: a box for each thing that counts, how often it was met, what that brings; and the total. */
import './sum.css';

interface SumTerm {
  art: string;
  /** A second drawing at the corner of the first. */
  badge: string | null;
  name: string;
  /** `4 × +2` and `+8`. */
  times: string;
  value: string;
  /** `off`: it was not met. */
  look: 'good' | 'bad' | 'off';
  /** It has not been counted yet. */
  isHidden?: boolean;
}

export interface Sum {
  title: string;
  terms: readonly SumTerm[];
  total: string;
  isGood: boolean;
}

export function SumRow({ title, terms, total, isGood }: Sum) {
  return (
    <div class="sum cluster close" data-panel="sum">
      {terms.map(({ art, badge, name, times, value, look, isHidden = false }, i) => (
        <span
          key={`${i}${name}`}
          class={`sum-term stack even tile anchor ${look} ${isHidden ? 'uncounted' : ''}`}
          title={name}
        >
          <img class="sign" src={art} alt={name} />
          {badge === null ? null : <img class="badge sign" src={badge} alt="" />}
          <small>{times}</small>
          <b>= {value}</b>
        </span>
      ))}
      <span class="sum-total rigid row close">
        <i>=</i>
        <span class="stack even close">
          <strong class={isGood ? 'centred' : 'off centred'}>{total}</strong>
          <small>{title}</small>
        </span>
      </span>
    </div>
  );
}
