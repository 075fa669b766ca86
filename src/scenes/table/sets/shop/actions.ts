/** The lower right of the shop: what is still to do, a hint, the way back and the primary button. */
import type { Rect } from '../../../../ui/rect.ts';
import type { Art } from '../../../../ui/svg-art.ts';
import { palette } from '../../../../ui/theme/palette.ts';
import type { Explanation } from '../../explain/index.ts';
import { adviceIn, undoIn } from '../../frame/goals.ts';
import { drawing } from '../../shelf.ts';
import { centred } from './art.ts';
import { board, type Stage, shrink } from './parts.ts';
import { FINGER } from './places.ts';

export interface Extra {
  id: string;
  words: string;
  icon: Art;
  press(): void;
  /** What it does, for who asks. */
  told?: string;
}

export interface Actions {
  /** What is still to do, and of whom. */
  title: string;
  more: string;
  /** A button in place of those words; on a phone its icon alone. */
  extra: Extra | null;
  /** Null: not now. */
  hint: (() => void) | null;
  undo: (() => void) | null;
  ready: { id: string; words: string; press: (() => void) | null };
}

export function buildActions(
  { deal, layout: whole }: Stage,
  { title, more, extra, hint, undo, ready }: Actions,
): void {
  const { kit } = deal;
  const row = extra !== null && whole.compact ? rowOfThree(whole) : null;
  const layout = { ...whole, ...row };
  const { status, compact } = layout;
  if (extra !== null) {
    const rect = compact
      ? (row?.middle ?? layout.hint)
      : { ...status, height: Math.min(status.height - 6, 72) };
    const look = compact
      ? ({ kind: 'green', icon: extra.icon } as const)
      : ({ kind: 'green', words: extra.words, size: layout.words + 3 } as const);
    const { words, told } = extra;
    kit.button(extra.id, rect, look, extra.press, () => ({
      title: words,
      lines: told === undefined ? [] : [told],
    }));
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
  const isTaken = compact && extra !== null && row === null;
  buildHelpers({ deal, layout }, { hint: isTaken ? undefined : hint, undo });
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

/** A hint, another button and the way back side by side, where a phone is wide enough for three fingers. */
function rowOfThree({ hint, undo }: Pick<Stage['layout'], 'hint' | 'undo'>) {
  const gap = 4;
  const width = (undo.x + undo.width - hint.x - 2 * gap) / 3;
  if (width < FINGER) return null;
  const at = (i: number): Rect => ({ ...hint, x: hint.x + i * (width + gap), width });
  return { hint: at(0), middle: at(1), undo: at(2) };
}

/** A hint and the way back; null: not now, undefined: not here. */
function buildHelpers(
  { deal, layout }: Pick<Stage, 'deal'> & { layout: { hint: Rect; undo: Rect } },
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
