/** The tag that hangs under the bar while groups wait: the emblems in the order in which their groups will go. */
import { nextUp } from '../../../engine/petz/read.ts';
import { palette } from '../../../ui/theme/palette.ts';
import type { Look, TableLink } from '../contract.ts';
import { explainNext } from '../explain/index.ts';
import type { TableKit } from '../kit.ts';
import { emblem, leftward, plate, sketch } from '../pieces.ts';
import type { FrameLayout } from './layout.ts';

export function buildNext(kit: TableKit, link: TableLink, { view }: Look, { next: rect }: FrameLayout): void {
  // Whoever goes now is seen anyway.
  const coming = nextUp(view).slice(1);
  if (coming.length === 0 || rect.width === 0) return;
  const { x, y, width, height } = rect;
  const size = height - 8;
  const gap = 3;
  // The word where there is room for it, else an arrow.
  const isShort = width < 150;
  const label = isShort
    ? kit.fitted(arrow(), { x: x + 6, y: y + height / 2 - 7, width: 14, height: 14 })
    : leftward(
        kit.words(link.speech.t('ui.explain.next'), x + 10, y + height / 2 - 1, {
          size: 16,
          family: 'text',
          colour: palette.textSoft,
          fit: 62,
        }),
      );
  const from = isShort ? x + 22 : x + 14 + label.displayWidth;
  const most = Math.max(1, Math.floor((x + width - 6 - from) / (size + gap)));
  const shown = coming.slice(0, most);
  const whole = from - x + shown.length * (size + gap) + 4;
  kit.picture(plate('#fff6e4', whole, height, 12, 3), x - 2, y - 2, whole + 4);
  // The plate is as long as what stands on it, so it comes after it and goes under it.
  kit.scene.children.bringToTop(label);
  for (const [i, seat] of shown.entries()) kit.picture(emblem(seat), from + i * (size + gap), y + 4, size);
  // A tag is low: a fingertip may touch it a little below.
  const touch = { x, y, width: Math.max(44, whole), height: Math.max(44, height) };
  const explain = () => explainNext(link, coming);
  kit.press('order', touch, () => kit.touch.reveal(touch, explain), explain);
}

function arrow() {
  return sketch(
    'next-arrow',
    20,
    20,
    () =>
      `<path d="M4 10H15M10 4L16 10L10 16" fill="none" stroke="${palette.textSoft}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>`,
  );
}
