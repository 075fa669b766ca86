/** The black market from close by: six things on the cloth, each with its price token; one price is lifted. */
import type { MarketPlace } from '../../../../engine/petz/alleys/state.ts';
import { alleysIn, exhibitionCard, MARKET } from '../../../../engine/petz/read.ts';
import { marketName } from '../../../../text/offers.ts';
import { box as boxOf, type Rect } from '../../../../ui/rect.ts';
import type { TableLink } from '../../contract.ts';
import type { Explanation } from '../../explain/explanation.ts';
import { explainItem } from '../../explain/index.ts';
import type { TableKit } from '../../kit.ts';
import { lightUnder, wares } from '../town/goods.ts';
import { layoutAlleyMarket } from './layout.ts';
import type { CloseUp } from './picture.ts';

/** Where the price token lies before a thing. */
export function priceTagPlace({ x, y, width, height }: Rect): Rect {
  const side = width * 0.46;
  return boxOf(x + (width - side) / 2, y + height - side * 0.1, side, side);
}

export function paintMarket(closeUp: CloseUp): void {
  const { view, at, options, picked, marks, kit, link } = closeUp;
  const alleys = alleysIn(view);
  if (alleys === null) return;
  const { art, goods: boxes } = layoutAlleyMarket(at.stage);
  kit.picture('backgrounds/alley-market', art.x, art.y, art.width);
  for (const [n, place] of MARKET.entries()) {
    const box = boxes[n];
    const { id, priced } = alleys.market[place];
    if (box === undefined || id === null) continue;
    marks.set(`goods:${place}`, box);
    const i = options.indexOf(place);
    if (i >= 0) lightUnder(kit, box, i === picked);
    wares(kit, place, id, { ...box, y: box.y + box.height * 0.12, height: box.height * 0.88 });
    if (place === 'food') buildTokens(kit, id, box);
    const tag = priceTagPlace(box);
    if (priced) {
      const token = kit.fitted('tokens/token-price', tag);
      closeUp.parts.set(`price:${place}`, token);
      if (i >= 0 && i === picked) {
        token.setAlpha(0.55);
        kit.icon('icons/icon-discount', tag.x + tag.width / 2, tag.y + tag.height / 2, tag.width * 0.9);
      }
    }
    const explain = () => explainGoods(link, place, id, priced);
    const whole = { ...box, height: tag.y + tag.height - box.y };
    if (i >= 0) kit.press(`goods:${place}`, whole, () => closeUp.pick(i), explain);
    else kit.tell(whole, explain);
  }
}

/** What lies on the tile of the food. */
function buildTokens(kit: TableKit, id: string, { x, y, width, height }: Rect): void {
  const [vegetable, meat] = exhibitionCard(id).food.mixed;
  const side = width * 0.42;
  const foot = y + height - side * 0.3;
  if (vegetable > 0) kit.icon('tokens/token-vegetable', x + side * 0.5, foot, side);
  if (meat > 0) kit.icon('tokens/token-meat', x + width - side * 0.5, foot, side);
}

/** A thing on the cloth: what it is, and what it costs. */
export function explainGoods(link: TableLink, place: MarketPlace, id: string, priced: boolean): Explanation {
  const { speech } = link;
  const price = speech.t(priced ? 'ui.market.price' : 'ui.market.gratis');
  if (place === 'bodyguard' || place === 'food') {
    const lines = place === 'bodyguard' ? [speech.t('ui.market.guard'), price] : [price];
    return { title: marketName(speech, place, id), lines, rule: 'alleys.market' };
  }
  const tip = explainItem(link, place, id);
  return { ...tip, lines: [...tip.lines, price], rule: 'alleys.market' };
}
