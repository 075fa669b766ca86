/** A sheet over the whole picture with things to read, until a tap. */
import { Beside, type Pressable, Pressed } from './pressed.tsx';
import { type Sign, Signs } from './signs.tsx';
import './sheet.css';

export interface SheetEntry {
  key: string;
  /** Null: it is not known yet; `secret` stands in its place. */
  art: string | null;
  secret?: string;
  /** A small picture in its corner. */
  mark?: string | null;
  title: string;
  note: string;
  signs: readonly Sign[];
}

export interface Sheet {
  title: string;
  close: Pressable;
  entries: readonly SheetEntry[];
}

export function SheetPanel({ title, close, entries }: Sheet) {
  return (
    <section class="sheet centred" data-panel="sheet">
      <Beside words={close.words} tap={() => close.tap?.()} />
      <div class="sheet-paper shade anchor stack tight">
        <header class="rigid centre row">
          <h2 class="stretch">{title}</h2>
          <Pressed {...close} isIcon class="tool" />
        </header>
        <ul class="columns" style="--least: 21rem" data-scrolls>
          {entries.map((entry) => (
            <li key={entry.key}>
              <EntryCard {...entry} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function EntryCard({ art, secret = '', mark = null, title, note, signs }: SheetEntry) {
  return (
    <article class="row top apart tile pad">
      <div class="entry-art rigid anchor">
        {art === null ? <span class="secret centred circle night">{secret}</span> : <img src={art} alt="" />}
        {mark === null ? null : <img class="mark" src={mark} alt="" />}
      </div>
      <div>
        <h3>{title}</h3>
        <p class="soft">{note}</p>
        <Signs signs={signs} />
      </div>
    </article>
  );
}
