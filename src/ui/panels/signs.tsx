/** Pictures with a number or a word, in a row. */

export interface Sign {
  art: string | null;
  words?: string;
  /** Something that is lost, or a harm. */
  isBad?: boolean;
}

export function Signs({ signs }: { signs: readonly Sign[] }) {
  return signs.length === 0 ? null : (
    <span class="signs">
      {signs.map(({ art, words, isBad }, i) => (
        <span key={`${i}${art}${words}`} class={isBad ? 'bad' : ''}>
          {words}
          {art === null ? null : <img src={art} alt="" />}
        </span>
      ))}
    </span>
  );
}
