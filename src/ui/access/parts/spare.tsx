/** A place that may be filled: a card with a plus on it. */
export function SpareCard(props: { look: string; words: string; edit?: string; onAdd(): void }) {
  return (
    <li class={`spare stack card ${props.look}`}>
      <button type="button" class="flat stack close" data-edit={props.edit} onClick={props.onAdd}>
        <span class="plus golden centred" aria-hidden="true">
          +
        </span>
        {props.words}
      </button>
    </li>
  );
}
