/** Which prompt puts a question: a special one of its game, else the one of its domain's type. */

import { useState } from 'preact/hooks';
import type { Json } from '../../../engine/kernel/state.ts';
import type { Part } from '../../../session/advice/coach/shown.ts';
import type { OptionText } from '../../../text/options.ts';
import { isJsonRecord } from '../../json.ts';
import type { Option } from '../../panels/question.tsx';
import { useMissing } from '../campaign/hooks.tsx';
import type { DomainOf, PromptProps, Special } from './prompt.ts';

export function Prompter({ special, ...props }: PromptProps & { special: Special | undefined }) {
  const { domain } = props;
  const own = special?.(props) ?? null;
  if (own !== null) return own;
  switch (domain.type) {
    case 'pick':
      return <Pick {...props} domain={domain} />;
    case 'some':
      return <Some {...props} domain={domain} />;
    case 'amount':
      return <Amount {...props} domain={domain} />;
    default:
      // Advice answers it.
      return props.draw({});
  }
}

/** The acts of a turn in the order in which they are shown, and what a lesson that begins without some of them calls them. */
const ACTS: Readonly<Record<string, Part | null>> = {
  play: 'combos',
  attack: 'hit',
  move: null,
  draw: 'draw',
  discard: 'swap',
  change: 'fresh',
  end: null,
};

const ORDER = Object.keys(ACTS);

const actOf = (option: Json): string | null => (isJsonRecord(option) ? String(option.do) : null);

export const optionOf = (
  { label, details, art }: OptionText,
  at: number,
  tap: (() => void) | null,
): Option => ({ id: `option:${at}`, words: label, details, art, tap });

/** One of several: each is sent as it is pressed. */
function Pick({ domain, option, answer, draw }: PromptProps<DomainOf<'pick'>>) {
  const isMissing = useMissing();
  const placeOf = (choice: Json) => ORDER.indexOf(actOf(choice) ?? '');
  const shown = domain.options
    .filter((choice) => {
      const part = ACTS[actOf(choice) ?? ''] ?? null;
      return part === null || !isMissing(part);
    })
    .sort((a, b) => placeOf(a) - placeOf(b));
  return draw({
    options: shown.map((choice, at) => optionOf(option(choice), at, () => answer(choice))),
  });
}

/** Some of several: each is picked or put back by a press. Things alike are picked one by one. */
function Some({ speech, kind, domain, option, answer, draw }: PromptProps<DomainOf<'some'>>) {
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

/** How many: one more, one fewer, done. */
function Amount({ speech, domain, answer, draw }: PromptProps<DomainOf<'amount'>>) {
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
