/** The lower right of the shop: what is still to do, a hint, the way back and the primary button. */
import type { Rect } from '../../../../ui/button.ts';
import { palette } from '../../../../ui/theme/palette.ts';
import type { Explanation } from '../../explain/index.ts';
import { adviceIn, undoIn } from '../../frame/goals.ts';
import { drawing } from '../../shelf.ts';
import { centred } from './art.ts';
import { board, type Stage, shrink } from './parts.ts';
import { flipArt } from './shapes.ts';

export interface Actions {
  /** What is still to do, and of whom. */
  title: string;
  more: string;
  /** A button in place of those words (Flip). */
  extra: { id: string; words: string; press(): void } | null;
  /** Null: not now. */
  hint: (() => void) | null;
  undo: (() => void) | null;
  ready: { id: string; words: string; press: (() => void) | null };
}

export function buildActions(
  { deal, layout }: Stage,
  { title, more, extra, hint, undo, ready }: Actions,
): void {
  const { kit } = deal;
  const { status, compact } = layout;
  if (extra !== null) {
    const rect = compact ? layout.hint : { ...status, height: Math.min(status.height - 6, 72) };
    const look = compact
      ? ({ kind: 'green', icon: flipArt() } as const)
      : ({ kind: 'green', words: extra.words, size: layout.words + 3 } as const);
    kit.button(extra.id, rect, look, extra.press);
  } else if (!compact) {
    board(kit, 'paper', status, 14);
    const fit = status.width - 30;
    const isLong = more !== '';
    const y = status.y + status.height * (isLong ? 0.27 : 0.5);
    const head = kit.words(title, status.x + 15, y, { size: layout.words + 2, fit, lines: isLong ? 1 : 2 });
    shrink(head.setAlign('left').setOrigin(0, 0.5), layout.words + 2, fit);
    const below = {
      size: Math.max(16, layout.words - 2),
      colour: palette.textSoft,
      fit,
      family: 'text',
    } as const;
    if (isLong) {
      const who = kit.words(more, status.x + 15, status.y + status.height * 0.66, { ...below, lines: 2 });
      who.setAlign('left').setOrigin(0, 0.5).setMaxLines(2);
    }
  }
  buildHelpers({ deal, layout }, { hint: compact && extra !== null ? undefined : hint, undo });
  const size = Math.min(27, layout.ready.height * 0.42);
  const main = { kind: 'gold', words: ready.words, size, disabled: ready.press === null } as const;
  // A button that is off says what is missing.
  const missing = [title, more].filter((words) => words !== '').join(': ');
  const explain = (): Explanation => ({
    title: ready.words,
    lines: ready.press === null ? [] : [title],
    ...(ready.press === null ? { why: missing } : {}),
  });
  kit.button(ready.id, layout.ready, main, ready.press ?? idle, explain);
}

/** A hint and the way back; null: not now, undefined: not here. */
export function buildHelpers(
  { deal, layout }: Pick<Stage, 'deal' | 'layout'>,
  { hint, undo }: { hint: (() => void) | null | undefined; undo: (() => void) | null },
): void {
  const button = (id: 'hint' | 'undo', rect: Rect, picture: string, press: (() => void) | null) =>
    deal.kit.button(
      id,
      rect,
      { kind: 'plain', icon: centred(drawing(picture)), disabled: press === null },
      press ?? idle,
      () => ({ title: deal.link.speech.t(`ui.table.${id}`), lines: [] }),
    );
  const { link } = deal;
  if (hint !== undefined) button('hint', layout.hint, 'icons/ui-hint', adviceIn(link, hint));
  button('undo', layout.undo, 'icons/ui-undo', undoIn(link, undo));
}

function idle(): void {}
