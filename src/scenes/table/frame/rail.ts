/** The rail at the left: every shop's reputation, imps and gold, and the sizes of its waiting groups. */
import type { Seat } from '../../../engine/kernel/state.ts';
import type { ShopView } from '../../../engine/petz/view.ts';
import { sizeOf } from '../../../session/facts.ts';
import type { Rect } from '../../../ui/button.ts';
import { panel } from '../../../ui/panel.ts';
import { palette } from '../../../ui/theme/palette.ts';
import type { Look, TableLink } from '../contract.ts';
import type { TableKit } from '../kit.ts';
import { emblem, leftward, namePlate, plate, short } from '../pieces.ts';
import { drawing } from '../shelf.ts';
import type { FrameLayout } from './layout.ts';

/** Everybody in turn order, beginning after one's own seat; oneself last. */
export function railOrder({ view, seat }: Look): Seat[] {
  const all = view.shops.map((_, i) => i);
  return [...all.slice(seat + 1), ...all.slice(0, seat + 1)];
}

export function buildRail(kit: TableKit, link: TableLink, look: Look, at: FrameLayout): void {
  if (at.cards.length === 0) return;
  const going = Math.max(0, ...look.view.shops.flatMap((shop) => shop.groups.map(sizeOf)));
  for (const [i, seat] of railOrder(look).entries()) {
    const rect = at.cards[i];
    const shop = look.view.shops[seat];
    if (rect === undefined || shop === undefined) continue;
    const card = new Card(kit, link, rect, seat, shop, going);
    if (at.small) card.small();
    else card.large(seat === look.seat, look.view.starter === seat);
    kit.press(`shop${seat}`, rect, () => link.open('log', `shop${seat}`));
  }
}

class Card {
  private readonly kit: TableKit;
  private readonly link: TableLink;
  private readonly rect: Rect;
  private readonly seat: Seat;
  private readonly shop: ShopView;
  private readonly going: number;

  constructor(kit: TableKit, link: TableLink, rect: Rect, seat: Seat, shop: ShopView, going: number) {
    this.kit = kit;
    this.link = link;
    this.rect = rect;
    this.seat = seat;
    this.shop = shop;
    this.going = going;
    const { width, height } = rect;
    const isNarrow = width < 100;
    const paper = isNarrow ? plate('#fff6e4', width, height, 12, 3) : panel('paper', width, height - 4, 16);
    kit.picture(paper, rect.x - 2, rect.y - 2, width + 4);
  }

  large(isOwn: boolean, starts: boolean): void {
    const { kit, rect, seat, shop, link } = this;
    const { x, y, width, height } = rect;
    const head = 38;
    kit.picture(namePlate(seat, width, head), x - 2, y - 2, width + 4);
    kit.picture(emblem(seat), x + 5, y + 4, 30);
    const thinking = link.session.thinking() === seat;
    const fit = width - 46;
    leftward(
      short(kit, link.speech.seat(seat), x + 37, y + head / 2, {
        size: 17,
        colour: '#fffaf0',
        outline: 4,
        fit,
      }),
    );
    if (thinking) kit.picture(drawing('icons/phase-aging'), x + width - 16, y - 8, 26);
    const rows = isOwn ? 4 : 3;
    const row = (height - head - 12) / rows;
    const line = (i: number) => y + head + 4 + (i + 0.5) * row;
    const half = width / 2;
    if (starts) kit.picture(drawing('icons/icon-start'), x + width - 36, line(0) - 13, 24);
    this.count('icons/icon-reputation', link.speech.number(shop.reputation), x + 10, line(0), 26);
    this.count('icons/icon-imp', String(shop.home), x + 10, line(1), 24);
    this.count('tokens/token-gold', String(shop.gold), x + half + 4, line(1), 23);
    if (isOwn) {
      const total = (list: readonly number[]) => String(list.reduce((sum, n) => sum + n, 0));
      this.count('tokens/token-vegetable', total(shop.food.vegetable), x + 10, line(2), 24);
      this.count('tokens/token-meat', total(shop.food.meat), x + half + 4, line(2), 24);
    }
    this.sizes(x + 8, line(rows - 1) - 3, width - 16, Math.min(30, row), 6);
  }

  small(): void {
    const { kit, rect, seat, shop, link } = this;
    const { x, y, width, height } = rect;
    const row = (height - 8) / 3;
    const line = (i: number) => y + 3 + (i + 0.5) * row;
    const icon = Math.min(22, row);
    kit.picture(emblem(seat), x + 6, line(0) - icon / 2, icon);
    kit.words(link.speech.number(shop.reputation), x + width * 0.64, line(0), { size: 17 });
    this.count('icons/icon-imp', String(shop.home), x + 5, line(1), icon - 3, 17);
    this.count('tokens/token-gold', String(shop.gold), x + width / 2 + 1, line(1), icon - 3, 17);
    this.sizes(x + 7, line(2) - 1, width - 14, Math.min(20, row), 3);
  }

  private count(icon: string, words: string, x: number, y: number, size: number, letters = 20): void {
    const { kit } = this;
    kit.fitted(drawing(icon), { x, y: y - size / 2, width: size, height: size });
    leftward(kit.words(words, x + size + 2, y, { size: letters }));
  }

  /** The sizes of the waiting groups, the one that goes now in yellow. */
  private sizes(x: number, y: number, room: number, height: number, most: number): void {
    const { kit, shop, going } = this;
    const sizes = shop.groups.map(sizeOf).slice(0, most);
    const step = Math.min(26, room / Math.max(1, sizes.length));
    for (const [i, size] of sizes.entries()) {
      const isNow = size === going;
      const w = Math.min(step, 24);
      const art = plate(isNow ? palette.glow : '#ffffff', w, height, 6, 3);
      kit.picture(art, x + i * step, y - height / 2, w);
      kit.words(String(size), x + i * step + w / 2, y, { size: Math.min(19, Math.max(16, height * 0.7)) });
    }
  }
}
