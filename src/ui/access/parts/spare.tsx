/** A place that may be filled: a card with a plus on it. */

import { Button } from './pieces.tsx';
export function SpareCard(props: { look: string; words: string; edit?: string; onAdd(): void }) {
  return (
    <li class={`spare stack card ${props.look}`}>
      <Button class="flat stack close" data-edit={props.edit} tap={props.onAdd}>
        <span class="plus golden centred" aria-hidden="true">
          +
        </span>
        {props.words}
      </Button>
    </li>
  );
}
