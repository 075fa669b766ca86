/** The food on the cloth is one of the three groups of tokens on its tile: they hang beside it to choose from. */
import type { PetzView } from '../../../../engine/petz/view.ts';
import { panel } from '../../../../ui/panel.ts';
import type { Rect } from '../../../../ui/rect.ts';
import { drawing } from '../../drawings.ts';
import type { TableKit } from '../../kit.ts';
import { card } from '../parts/boards.ts';
import { pulse } from '../town/pads.ts';
import { foodGroups } from './wares.ts';

const CARD = { width: 104, height: 58 };

/** Where the cards hang: over the thing, or under it where there is no room. */
export function layoutFood(box: Rect, area: Rect, count: number): { rect: Rect; cards: Rect[] } {
  const width = count * (CARD.width + 8) + 16;
  const height = CARD.height + 20;
  const middle = box.x + box.width / 2;
  const x = Math.min(area.x + area.width - width - 6, Math.max(area.x + 6, middle - width / 2));
  const above = box.y - height - 6;
  const rect = { x, y: above >= area.y + 30 ? above : box.y + box.height + 4, width, height };
  const cards = Array.from({ length: count }, (_, i) => ({
    x: x + 12 + i * (CARD.width + 8),
    y: rect.y + 9,
    ...CARD,
  }));
  return { rect, cards };
}

export function buildFood(
  kit: TableKit,
  view: PetzView,
  places: { box: Rect; area: Rect },
  picked: string | null,
  take: (item: string) => void,
): void {
  const groups = foodGroups(view);
  const { rect, cards } = layoutFood(places.box, places.area, groups.length);
  kit.picture(panel('paper', rect.width, rect.height - 4, 16), rect.x - 2, rect.y - 2, rect.width + 4);
  for (const [i, { item, vegetable, meat }] of groups.entries()) {
    const box = cards[i];
    if (box === undefined) continue;
    const { x, y, width, height } = box;
    if (item === picked) pulse(kit, box, true);
    kit.picture(card(item === picked ? 'picked' : 'rest', width, height), x, y, width);
    const tokens = [
      ...Array.from({ length: vegetable }, () => 'tokens/token-vegetable'),
      ...Array.from({ length: meat }, () => 'tokens/token-meat'),
    ];
    const size = Math.min(40, (width - 16) / tokens.length);
    const left = x + (width - size * tokens.length) / 2;
    for (const [n, name] of tokens.entries())
      kit.picture(drawing(name), left + n * size, y + (height - size) / 2, size);
    kit.press(`item:${item}`, box, () => take(item));
  }
}
