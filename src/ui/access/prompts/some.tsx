/** Some of several: each is picked or put back by a press. Things alike are picked one by one. */

import { useState } from 'preact/hooks';
import { optionOf } from './pick.tsx';
import type { DomainOf, PromptProps } from './prompt.ts';

export function Some({ speech, kind, domain, option, answer, draw }: PromptProps<DomainOf<'some'>>) {
  const [picked, setPicked] = useState<readonly number[]>([]);
  const { t } = speech;
  const { min, max, from } = domain;
  const toggle = (at: number) =>
    setPicked(picked.includes(at) ? picked.filter((x) => x !== at) : [...picked, at]);
  const { length: count } = picked;
  const crystal = count === 0 ? 'option.petz.crystal.none' : 'option.petz.crystal.exchange';
  return draw({
    note: t('ui.prompt.some', { min, max, count }),
    options: from.map((choice, at) => {
      const isOn = picked.includes(at);
      const tap = isOn || count < max ? () => toggle(at) : null;
      return { ...optionOf(option(choice), at, tap), isOn, look: isOn ? 'picked' : 'plain' };
    }),
    main: {
      id: 'main',
      words: kind === 'petz.crystal' ? t(crystal, { count }) : t('ui.prompt.done'),
      tap: count < min ? null : () => answer(picked.flatMap((at) => from[at] ?? [])),
    },
  });
}
