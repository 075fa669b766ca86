/** How many: one more, one fewer, done. */

import { useState } from 'preact/hooks';
import type { DomainOf, PromptProps } from './prompt.ts';

export function Amount({ speech, domain, answer, draw }: PromptProps<DomainOf<'amount'>>) {
  const [value, setValue] = useState(domain.min);
  const { t } = speech;
  const step = (id: string, words: string, says: string, to: number) => ({
    id,
    words,
    says,
    tap: to < domain.min || to > domain.max ? null : () => setValue(to),
  });
  return draw({
    stepper: {
      art: null,
      value,
      less: step('less', '−', t('ui.prompt.less'), value - 1),
      more: step('more', '+', t('ui.prompt.more'), value + 1),
      outcome: null,
    },
    main: { id: 'main', words: t('ui.prompt.done'), tap: () => answer(value) },
  });
}
