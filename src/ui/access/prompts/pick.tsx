/** One of several: each is sent as it is pressed. */

import type { Json } from '../../../engine/kernel/state.ts';
import type { Part } from '../../../session/advice/coach/shown.ts';
import type { OptionText } from '../../../text/options.ts';
import { isRecord } from '../../json.ts';
import type { Option } from '../../panels/question.tsx';
import { useMissing } from '../campaign/hooks.tsx';
import type { DomainOf, PromptProps } from './prompt.ts';

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

const actOf = (option: Json): string | null => (isRecord(option) ? String(option.do) : null);

export const optionOf = (
  { label, details, art }: OptionText,
  at: number,
  tap: (() => void) | null,
): Option => ({ id: `option:${at}`, words: label, details, art, tap });

export function Pick({ domain, option, answer, draw }: PromptProps<DomainOf<'pick'>>) {
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
