/** Accessories: for each of them the pet that wears it this round. */

import { useState } from 'preact/hooks';
import type { Json } from '../../../engine/kernel/state.ts';
import { accessoryCard } from '../../../engine/petz/read.ts';
import { asItIs } from '../../../session/advice/arrangement.ts';
import { accessoryArt } from '../../art-urls.ts';
import { Field } from './field.tsx';
import type { DomainOf, PetzPromptProps } from './prompt.ts';

/** `Fancy Ribbon Bow 2`: two tiles of a kind are told apart where both are there. */
export function numbered(tiles: readonly string[]): number[] {
  const kinds = tiles.map((tile) => accessoryCard(tile).kind);
  return kinds.map((kind, at) =>
    kinds.filter((x) => x === kind).length < 2 ? 0 : kinds.slice(0, at + 1).filter((x) => x === kind).length,
  );
}

export function DressPrompt({ speech, domain, answer, check, draw }: PetzPromptProps<DomainOf<'form'>>) {
  const [worn, setWorn] = useState<Record<string, Json>>(() => asItIs(domain));
  const refusal = check(worn);
  const fields = Object.entries(domain.fields);
  const numbers = numbered(fields.map(([tile]) => tile));
  const nameOf = (pet: Json) =>
    typeof pet === 'string' ? speech.pet(pet) : speech.t('option.petz.dress.nobody');
  const main = {
    id: 'main',
    words: speech.t('ui.prompt.done'),
    tap: refusal === null ? () => answer(worn) : null,
  };
  return draw(
    { wrong: refusal, main },
    <div class="form dressing">
      {fields.map(([tile, field], at) => {
        const n = numbers[at] ?? 0;
        const { kind, colour } = accessoryCard(tile);
        return (
          <Field
            key={tile}
            label={`${speech.accessory(tile)}${n === 0 ? '' : ` ${n}`} (${speech.colour(colour)})`}
            art={accessoryArt(kind)}
            value={worn[tile] ?? null}
            options={
              field.type === 'pick' ? field.options.map((pet) => ({ value: pet, label: nameOf(pet) })) : []
            }
            onChange={(pet) => setWorn({ ...worn, [tile]: pet })}
          />
        );
      })}
    </div>,
  );
}
