/** Whose shop it is: colour, emblem, name and reputation. */
import type { Rect } from '../../../../ui/rect.ts';
import { explainShop } from '../../explain/index.ts';
import { emblem, nameLetters, namePlate } from '../../pieces.ts';
import { drawing } from '../../shelf.ts';
import { drawWords, icon, type Stage, viewedShop } from './parts.ts';

export function buildPlate(stage: Stage, rect: Rect): void {
  const { deal, look, owner, layout } = stage;
  const { kit, link } = deal;
  const { x, y, width, height } = rect;
  kit.picture(namePlate(owner, width, height), x - 2, y - 2, Math.round(width) + 4);
  const size = height * 0.78;
  icon(kit, emblem(owner), x + height * 0.56, y + height / 2, size);
  const style = { family: 'display', ...nameLetters(owner) } as const;
  const reputation = link.speech.number(viewedShop(stage)?.reputation ?? 0);
  const letters = Math.min(26, Math.max(17, height * 0.4));
  const told = drawWords(kit, reputation, 0, y + height / 2 + 1, { ...style, size: letters });
  told.setX(x + width - 14 - told.width);
  const star = height * 0.58;
  const starX = told.x - star / 2 - 4;
  icon(kit, drawing('icons/icon-reputation'), starX, y + height / 2, star);
  const left = x + height * 1.04;
  drawWords(kit, link.speech.seat(owner), left, y + height / 2, {
    ...style,
    size: letters,
    fit: starX - star / 2 - 8 - left,
  });
  if (!layout.compact && look.view.starter === owner) {
    icon(kit, drawing('icons/icon-start'), x + width - 10, y + 4, height * 0.5);
  }
  kit.tell(rect, () => explainShop(link, look.view, owner));
}
