/** Things worth knowing: beside a question, or by themselves. */
import type { Rect } from '../rect.ts';
import { type Pressable, Pressed } from './pressed.tsx';
import { type Sign, Signs } from './signs.tsx';
import './facts.css';

/** Something worth knowing while one decides, as who wishes for what. */
export interface Fact extends Pressable {
  /** When, where or how many. */
  note: string;
  signs: readonly Sign[];
}

/** Things worth knowing where nothing is asked; fingers reach the picture through it. */
export interface Facts {
  at: Rect;
  facts: readonly Fact[];
}

export function FactsPanel({ at, facts }: Facts) {
  const style = { left: at.x, top: at.y, width: at.width, height: at.height };
  return (
    <section class="ask bare" style={style} data-panel="facts">
      <div class="facts">
        <FactList facts={facts} />
      </div>
    </section>
  );
}

export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <>
      {facts.map(({ note, signs, ...fact }) => (
        <Pressed key={fact.id} {...fact} class="fact">
          {note === '' ? null : <small>{note}</small>}
          <Signs signs={signs} />
        </Pressed>
      ))}
    </>
  );
}
