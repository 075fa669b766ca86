/** How many: one more, one fewer, done. */

import { useState } from 'preact/hooks';
import { NumberStepper } from '../parts/pieces.tsx';
import type { DomainOf, PromptProps } from './prompt.ts';

export function Amount({ scene, domain, answer }: PromptProps<DomainOf<'amount'>>) {
  const [value, setValue] = useState(domain.min);
  const { t } = scene.speech;
  return (
    <div class="amount">
      <NumberStepper
        value={value}
        min={domain.min}
        max={domain.max}
        label={scene.speech.number(value)}
        less={t('ui.prompt.less')}
        more={t('ui.prompt.more')}
        onChange={setValue}
      />
      <button type="button" class="gold" onClick={() => answer(value)}>
        {t('ui.prompt.done')}
      </button>
    </div>
  );
}
