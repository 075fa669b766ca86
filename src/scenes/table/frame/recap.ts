/** What the others did since one's own last answer: how much it is, and the way to the list of it. */
import type { Rect } from '../../../ui/rect.ts';
import type { Explanation } from '../explain/explanation.ts';
import type { TableKit } from '../kit.ts';
import { drawing } from '../shelf.ts';

interface Recap {
  /** How many lines the list has. */
  count: number;
  /** Its name with the count. */
  words: string;
  open(): void;
}

/** The button, of whatever game; nothing while there is nothing to tell. */
export function buildRecap(kit: TableKit, { count, words, open }: Recap, rect: Rect): void {
  if (count === 0) return;
  const height = Math.floor(rect.height / 1.115) - 1;
  const explain = (): Explanation => ({ title: words, lines: [] });
  const button = kit.button('recap', { ...rect, height }, { kind: 'plain' }, open, explain);
  const high = height * 0.5;
  const icon = { x: (rect.width - high) / 2, y: height * 0.07, width: high, height: high };
  const number = kit.words(String(count), rect.width / 2, height * 0.76, {
    size: Math.min(20, height * 0.38),
  });
  // Under the zone that is pressed.
  button.addAt(kit.fitted(drawing('icons/ui-log'), icon), button.length - 1);
  button.addAt(number, button.length - 1);
}
