/** What the models of `src/text` say of the things of a table: name, values, sentences, and what each is made of. */

import type { ComponentChildren } from 'preact';
import type { Item, Value } from '../../../text/item.ts';
import { Lines } from '../../panels/lines.tsx';
import { ArtImage, Chip, Fold, Panel } from '../parts/pieces.tsx';
import '../styles/items.css';

/** A panel of the page that is about one thing. */
export function ItemPanel({ item, look }: { item: Item; look?: string }) {
  return (
    <Panel class={look} title={item.name} id={item.id}>
      <ItemBody item={item} />
    </Panel>
  );
}

/** The same, folded up or not. */
export function ItemFold({ item, open }: { item: Item; open: boolean }) {
  return (
    <Fold title={item.name} open={open}>
      <ItemBody item={item} />
    </Fold>
  );
}

/** Everything but the name. */
export function ItemBody({ item: { values = [], lines = [], items = [], look } }: { item: Item }) {
  return (
    <>
      <Lines of={lines} />
      {values.length === 0 ? null : (
        <div class="chips cluster">
          {values.map((value, i) => (
            <ValueChip key={`${i}${value.words}`} {...value} />
          ))}
        </div>
      )}
      {items.length === 0 ? null : (
        <ul class="items" data-look={look}>
          {items.map((one) => (
            <li key={one.id} data-item={one.id} data-look={one.look}>
              <ItemEntry item={one} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

interface ItemEntryProps {
  item: Item;
  picture?: ComponentChildren;
  children?: ComponentChildren;
}

/** One of several; `picture` stands in place of its drawing, `children` after all that is said. */
export function ItemEntry({ item, picture, children }: ItemEntryProps) {
  const { name, art = null, items, fold } = item;
  if (fold !== undefined)
    return (
      <details open={fold === 'open'}>
        <summary>{name}</summary>
        <ItemBody item={item} />
      </details>
    );
  return (
    <div class="item wrap top">
      {picture ?? <ArtImage src={art} size={44} />}
      <div class="stack tight slim">
        {name === '' ? null : items === undefined ? <strong>{name}</strong> : <h3>{name}</h3>}
        <ItemBody item={item} />
        {children}
      </div>
    </div>
  );
}

function ValueChip({ art, words, look = 'plain' }: Value) {
  if (look === 'sign') return <img src={art ?? ''} alt={words} width={26} height={26} />;
  return (
    <Chip art={art} look={look}>
      {words}
    </Chip>
  );
}
