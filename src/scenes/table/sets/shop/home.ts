/** What is at home: imps, gold, food and potions, as a small board of numbers. */
import { foodCount } from '../../../../engine/petz/read.ts';
import { drawing } from '../../drawings.ts';
import { explainShop } from '../../explain/index.ts';
import { drawWords, icon, type Stage, surfaceBoard, viewedShop } from './parts.ts';

export function buildHome(stage: Stage): void {
  const { deal, layout, owner, look } = stage;
  const { kit, link } = deal;
  const shop = viewedShop(stage);
  if (shop === undefined) return;
  const { home, compact } = layout;
  const { lollipop = 0, can = 0 } = shop.alleys?.processed ?? {};
  const processed = [
    ['tokens/token-lollipop', lollipop],
    ['tokens/token-can', can],
  ] as const;
  const counts = [
    ['icons/icon-imp', shop.home],
    ['tokens/token-gold', shop.gold],
    ['tokens/token-vegetable', foodCount(shop, 'vegetable')],
    ['tokens/token-meat', foodCount(shop, 'meat')],
    ['tokens/potion', shop.potions ?? 0],
    ...processed.filter(([, count]) => count > 0),
  ] as const;
  surfaceBoard(kit, 'paper', home, compact ? 10 : 16);
  const isRow = home.width > home.height * 4;
  const columns = isRow ? counts.length : 2;
  const rows = Math.ceil(counts.length / columns);
  const pad = compact ? 5 : home.width * 0.08;
  const title = compact ? 0 : Math.max(18, home.height * 0.17);
  if (!compact) {
    const style = { size: layout.words + 1, family: 'display', fit: home.width - 2 * pad } as const;
    drawWords(kit, link.speech.t('ui.shopSet.home'), home.x + pad, home.y + pad + title * 0.5, style);
  }
  const width = (home.width - 2 * pad) / columns;
  const height = (home.height - title - 2 * pad) / rows;
  const size = Math.min(height * 0.94, width * 0.5, 46);
  for (const [i, [name, count]] of counts.entries()) {
    const x = home.x + pad + (i % columns) * width + size / 2;
    const y = home.y + pad + title + (Math.floor(i / columns) + 0.5) * height;
    icon(kit, drawing(name), x, y, size).setAlpha(count === 0 ? 0.45 : 1);
    const style = { size: compact ? 16 : Math.max(17, size * 0.66), family: 'display' } as const;
    drawWords(kit, link.speech.number(count), x + size * 0.6, y, style);
  }
  const explain = () => explainShop(link, look.view, owner);
  if (look.ask?.kind !== 'petz.assign') {
    kit.tell(home, explain);
    return;
  }
  // While cards are laid, what the decks hold is one tap away.
  const [x, y] = [home.x + home.width - pad - width / 2, home.y + home.height - pad - height / 2];
  if (counts.length % columns !== 0) icon(kit, drawing('icons/phase-needs'), x, y, size);
  kit.press('decks', home, () => link.open('asking', 'decks'), explain);
}
