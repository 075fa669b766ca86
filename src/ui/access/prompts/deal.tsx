/** Things dealt to places: for every place a list of what fits. */

import { useState } from 'preact/hooks';
import type { Json } from '../../../engine/kernel/state.ts';
import { Field } from './field.tsx';
import type { DomainOf, PromptProps } from './prompt.ts';

type Deal = DomainOf<'deal'>;

/** Fills every place with the first thing that fits and is left. */
export function firstDeal({ items, slots }: Deal): Json[] {
  const used = new Set<number>();
  return slots.map((slot) => {
    const item =
      items.find((x) => !used.has(x.key) && x.fits === slot.accepts) ??
      items.find((x) => !used.has(x.key) && x.fits === '*');
    if (item !== undefined) used.add(item.key);
    return item?.value ?? null;
  });
}

export function DealPrompt({ speech, domain, answer, check, draw }: PromptProps<Deal>) {
  const { t } = speech;
  const [dealt, setDealt] = useState<readonly Json[]>(() => firstDeal(domain));
  const refusal = check(dealt);
  const main = { id: 'main', words: t('ui.prompt.done'), tap: refusal === null ? () => answer(dealt) : null };
  return draw(
    { wrong: refusal, main },
    <div class="deal">
      {domain.slots.map((slot, at) => (
        <Field
          key={at}
          label={t('ui.prompt.slot', { n: at + 1, what: slot.accepts })}
          value={dealt[at] ?? null}
          options={domain.items
            .filter((item) => item.fits === '*' || item.fits === slot.accepts)
            .map((item) => ({ value: item.value, label: JSON.stringify(item.value) }))}
          onChange={(value) => setDealt(dealt.map((x, i) => (i === at ? value : x)))}
        />
      ))}
    </div>,
  );
}
