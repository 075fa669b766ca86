/** What an answer makes of what one has: of each thing how much is won or lost, why, and what there will be. */
import './balances.css';

export interface Balance {
  /** What flies there knows it by that name. */
  id?: string;
  art: string;
  change: string;
  isBad: boolean;
  /** Where the change comes from. */
  why: string | null;
  /** `12 → 18`. */
  words: string;
}

export function BalanceRow({ balances }: { balances: readonly Balance[] }) {
  return (
    <div class="balances wrap" data-panel="balances">
      {balances.map(({ id, art, change, isBad, why, words }) => (
        <span class="row edged" key={art} data-part={id}>
          <img class="sign" src={art} alt="" />
          <b class={isBad ? 'bad' : 'good'}>{change}</b>
          {why === null ? null : <small>{why}</small>}
          <strong class="stretch">{words}</strong>
        </span>
      ))}
    </div>
  );
}
