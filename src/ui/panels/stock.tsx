/** What a player has in store: a picture and a number for each thing, on titled boards, or in rows where room is short. */
import { cssBox, type Rect } from '../rect.ts';
import { type Pressable, Pressed } from './pressed.tsx';
import './stock.css';

export interface StockThing extends Pressable {
  /** There is none of it. */
  isOff: boolean;
  /** A small picture at its corner. */
  mark?: string | null;
}

export interface StockBoard {
  /** `counts`: numbers beside pictures; `chambers`: in cells, the last goes next; `cards`: numbers on them; `things`. */
  look: 'counts' | 'chambers' | 'cards' | 'things';
  title: string;
  /** What it is called among the places of the picture. */
  place: string;
  rows: readonly (readonly StockThing[])[];
}

export interface StockView {
  at: Rect;
  small: boolean;
  boards: readonly StockBoard[];
}

export function StockPanel({ at, small, boards }: StockView) {
  return (
    <section class={`stock ${small ? 'small' : ''}`} style={cssBox(at)} data-panel="stock">
      {boards.map(({ look, title, place, rows }) => (
        <div
          key={look}
          class={`stack tight stock-board ${look} ${small ? '' : 'card'}`}
          style={{ '--columns': Math.max(...rows.map(({ length }) => length)) }}
          data-named={place}
        >
          {small ? null : <h3>{title}</h3>}
          {rows.map((things, i) => (
            <div key={i} class="stock-row stretch">
              {things.map(({ isOff, mark = null, ...thing }) => (
                <Pressed key={thing.id} {...thing} class={`row close anchor slim flat ${isOff ? 'off' : ''}`}>
                  {mark === null ? null : <img class="mark" src={mark} alt="" />}
                </Pressed>
              ))}
            </div>
          ))}
        </div>
      ))}
    </section>
  );
}
