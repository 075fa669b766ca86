/** How something is paid; where there are several ways, buttons go through them. */
import { type Pressable, Pressed } from './pressed.tsx';
import { type Sign, Signs } from './signs.tsx';
import './ways.css';

export interface Ways {
  pay: readonly Sign[];
  /** In place of the price, while what is picked pays for nothing. */
  words: string | null;
  /** Null: there is one way only. */
  turn: { back: Pressable; on: Pressable } | null;
}

export function WaysRow({ pay, words, turn }: Ways) {
  return (
    <div class="ways middle row">
      {turn === null ? null : <Pressed {...turn.back} class="turn-way" />}
      {words === null ? <Signs signs={pay} /> : <p>{words}</p>}
      {turn === null ? null : <Pressed {...turn.on} class="turn-way" />}
    </div>
  );
}
