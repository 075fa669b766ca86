/** Several stocks divided into heaps: a stepper for every stock of every heap. */

import { useState } from 'preact/hooks';
import { NumberStepper, Refused } from '../parts/pieces.tsx';
import type { DomainOf, PromptProps } from './prompt.ts';

type Heap = Readonly<Record<string, number>>;

export function Split({ scene, domain, answer, check }: PromptProps<DomainOf<'split'>>) {
  const { t } = scene.speech;
  const names = Object.keys(domain.stocks);
  const empty = Object.fromEntries(names.map((name) => [name, 0]));
  const [heaps, setHeaps] = useState<readonly Heap[]>(() =>
    Array.from({ length: domain.parts }, () => empty),
  );
  const filled = heaps.filter((heap) => names.some((name) => (heap[name] ?? 0) > 0));
  const refusal = check(filled);
  const left = (name: string) =>
    (domain.stocks[name] ?? 0) - heaps.reduce((sum, heap) => sum + (heap[name] ?? 0), 0);
  return (
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
      <Refused speech={scene.speech} refusal={refusal} />
      <button type="button" class="gold" disabled={refusal !== null} onClick={() => answer(filled)}>
        {t('ui.prompt.done')}
      </button>
    </div>
  );
}
