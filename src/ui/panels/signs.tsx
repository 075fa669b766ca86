/** Pictures with a number or a word, in a row. */
import './signs.css';

export interface Sign {
  art: string | null;
  words?: string;
  /** Its name, behind the picture. */
  label?: string;
  /** There is none of it; it stands out. */
  stand?: 'off' | 'lit';
  /** Something that is lost, or a harm. */
  isBad?: boolean;
}

export function Signs({ signs }: { signs: readonly Sign[] }) {
  return signs.length === 0 ? null : (
    <span class="signs cluster">
      {signs.map(({ art, words, label, stand = '', isBad }, i) => (
        <span key={`${i}${art}${words}`} class={`inline tight ${isBad ? 'bad' : stand}`}>
          {words}
          {art === null ? null : <img src={art} alt="" />}
          {label === undefined ? null : <small>{label}</small>}
        </span>
      ))}
    </span>
  );
}
