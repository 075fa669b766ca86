/** Several stocks divided into heaps: a stepper for every stock of every heap. */

import { useState } from 'preact/hooks';
import { NumberStepper } from '../parts/pieces.tsx';
import type { DomainOf, PromptProps } from './prompt.ts';

type Heap = Readonly<Record<string, number>>;

export function Split({ speech, domain, answer, check, draw }: PromptProps<DomainOf<'split'>>) {
  const { t } = speech;
  const names = Object.keys(domain.stocks);
  const empty = Object.fromEntries(names.map((name) => [name, 0]));
  const [heaps, setHeaps] = useState<readonly Heap[]>(() =>
    Array.from({ length: domain.parts }, () => empty),
  );
  const filled = heaps.filter((heap) => names.some((name) => (heap[name] ?? 0) > 0));
  const refusal = check(filled);
  const left = (name: string) =>
    (domain.stocks[name] ?? 0) - heaps.reduce((sum, heap) => sum + (heap[name] ?? 0), 0);
  const main = {
    id: 'main',
    words: t('ui.prompt.done'),
    tap: refusal === null ? () => answer(filled) : null,
  };
  return draw(
    { wrong: refusal, main },
    <div class="split">
      {heaps.map((heap, at) => (
        <fieldset key={at}>
          <legend>{t('ui.prompt.heap', { n: at + 1 })}</legend>
          {names.map((name) => (
            <NumberStepper
              key={name}
              value={heap[name] ?? 0}
              min={0}
              max={(heap[name] ?? 0) + left(name)}
              label={`${name} ${heap[name] ?? 0}`}
              less={t('ui.prompt.lessOf', { what: name, n: at + 1 })}
              more={t('ui.prompt.moreOf', { what: name, n: at + 1 })}
              onChange={(value) => setHeaps(heaps.map((x, i) => (i === at ? { ...x, [name]: value } : x)))}
            />
          ))}
        </fieldset>
      ))}
    </div>,
  );
}
