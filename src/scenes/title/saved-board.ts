/** The board of the unfinished game, on its arm over the counter. */
import { label } from '../../ui/label.ts';
import { panel } from '../../ui/panel.ts';
import { box, type Rect } from '../../ui/rect.ts';
import { type Art, artOf } from '../../ui/svg-art.ts';
import { palette } from '../../ui/theme/palette.ts';
import { titleDrawing } from '../../ui/title-drawings.ts';
import type { Kit } from './kit.ts';

/** The words hang from ropes and sway, an imp sits on the post; its foot is behind the counter. */
export function buildSavedBoard(kit: Kit, rect: Rect, counter: Rect, words: string): void {
  const unit = rect.height / 44;
  const post = counter.x + counter.width - 30 * unit;
  const top = rect.y - 24 * unit;
  const arm = armArt(rect.width * 0.84 + (post - rect.x - rect.width), counter.y - top + 10, unit);
  const keeper = kit.imp(post - 2 * unit, top + 2 * unit, 66 * unit, 'sit', 'blue', {
    standing: false,
    flip: true,
  });
  kit.swing(keeper, { angle: 4 }, { ms: 1400 });
  kit.image(arm, post, counter.y + 10, 1);

  const hang = kit.group(rect.x + rect.width / 2, top);
  const drop = rect.y - top;
  for (const side of [-0.34, 0.34]) {
    hang.add(
      kit.stretched(titleDrawing('rope'), side * rect.width - 6 * unit, 0, 12 * unit, drop + 4 * unit),
    );
  }
  hang.add(kit.image(panel('plum', rect.width, rect.height, 14 * unit), -rect.width / 2, drop, 1));
  const size = Math.max(16, Math.round(20 * unit));
  const style = { size, fit: rect.width - 24 * unit, colour: palette.plumText, family: 'text' } as const;
  hang.add(label(kit.scene, words, 0, drop + rect.height / 2 + unit, kit.ratio, style));
  hang.setAngle(-0.8);
  kit.swing(hang, { angle: 0.9 }, { ms: 2100 });
}

/** A post with an arm to its left; its foot is at (0, 0). */
function armArt(length: number, height: number, unit: number): Art {
  const l = Math.round(length);
  const h = Math.round(height);
  const u = unit;
  const wood = (d: string, w: number) =>
    `<path d="${d}" fill="none" stroke="${palette.ink}" stroke-width="${w * u}"/><path d="${d}" fill="none" stroke="${palette.wood}" stroke-width="${(w - 8) * u}"/>`;
  const room = box(-l - 14 * u, -h - 12 * u, l + 40 * u, h + 14 * u);
  const body = [
    `<g stroke-linecap="round" stroke-linejoin="round">`,
    wood(`M0 0V${-h}`, 17),
    wood(`M${-l} ${-h}H${14 * u}`, 16),
    wood(`M0 ${-h + 34 * u}L${-30 * u} ${-h + 3 * u}`, 13),
    `<path d="M${-l + 4 * u} ${-h - 2.5 * u}H${10 * u}" stroke="${palette.woodShine}" stroke-width="${2.5 * u}" opacity=".8"/></g>`,
  ];
  return artOf(`arm-${l}x${h}`, room, body.join(''));
}
