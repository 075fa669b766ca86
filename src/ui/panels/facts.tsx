/** Things worth knowing: beside a question, or by themselves. */
import { cssBox, type Rect } from '../rect.ts';
import { type Pressable, Pressed } from './pressed.tsx';
import { type Sign, Signs } from './signs.tsx';
import './facts.css';

/** Something worth knowing while one decides, as who wishes for what. */
export interface Fact extends Pressable {
  /** When, where or how many. */
  note: string;
  signs: readonly Sign[];
  /** Of steps one after the other: it is the turn of this one, it is done, it is not needed. */
  look?: 'now' | 'past' | 'off';
  /** What it has come to. */
  value?: string | null;
}

/** Things worth knowing where nothing is asked; fingers reach the picture through it. */
export interface Facts {
  at: Rect;
  facts: readonly Fact[];
  /** They are steps one after the other, so many of them below each other. */
  lines?: number;
}

export function FactsPanel({ at, facts, lines }: Facts) {
  return (
    <section class="ask bare flat" style={cssBox(at)} data-panel="facts">
      {lines === undefined ? (
        <div class="facts stack close">
          <FactList facts={facts} />
        </div>
      ) : (
        <div class="facts steps stack apart" style={{ gridTemplateRows: `repeat(${lines}, minmax(0, 1fr))` }}>
          <FactList facts={facts} />
        </div>
      )}
    </section>
  );
}

export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <>
      {facts.map(({ note, signs, look = '', value = null, ...fact }) => (
        <Pressed key={fact.id} {...fact} class={`fact row apart ${look}`}>
          {note === '' ? null : <small>{note}</small>}
          <Signs signs={signs} />
          {value === null ? null : <b class="fact-value centred circle">{value}</b>}
        </Pressed>
      ))}
    </>
  );
}
