/** Everything a shop has that anybody may see, tidily on its counter: for whoever looks on. */

import { COLOURS, FOODS, foodCount } from '../../../../engine/petz/read.ts';
import type { ShopView } from '../../../../engine/petz/view.ts';
import { paired } from '../../../../ui/paired.ts';
import { around, box, middleOf, type Rect } from '../../../../ui/rect.ts';
import type { Art } from '../../../../ui/svg-art.ts';
import { palette } from '../../../../ui/theme/palette.ts';
import { drawing } from '../../drawings.ts';
import { type Explain, explainFood, explainToken } from '../../explain/index.ts';
import { impOf, leftward, short } from '../../pieces.ts';
import { backOf } from './art.ts';
import { type Stage, shapeArt, surfaceBoard, viewedShop } from './parts.ts';
import {
  pictureIn,
  placeStock,
  type StockPlaces,
  stockKeys,
  stockThings,
  TITLE_HEIGHT,
} from './stock-places.ts';

/** A narrower board is not drawn. */
const LEAST_BOARD = 30;

export function placesOfStock({ layout }: Pick<Stage, 'layout'>, shop: ShopView): StockPlaces {
  const { food } = shop;
  const chambers = { vegetable: food.vegetable.length, meat: food.meat.length };
  return placeStock(layout, { chambers, artifacts: stockKeys(shop).length });
}

export function buildStock(stage: Stage): void {
  const shop = viewedShop(stage);
  if (shop === undefined) return;
  const { layout, deal } = stage;
  const places = placesOfStock(stage, shop);
  surfaceBoard(deal.kit, 'wood', layout.counter, layout.compact ? 12 : 18);
  buildBoards(stage, places);
  buildHeaps(stage, shop, places);
  for (const food of FOODS) buildFood(stage, shop, food, places[food]);
  buildCards(stage, shop, places.cards);
  namePlaces(stage, places);
  if (!layout.compact) buildArtifacts(stage, shop, places.artifacts);
}

function buildBoards({ deal, layout }: Stage, { boards }: StockPlaces): void {
  if (boards === null) return;
  const { kit, link } = deal;
  const titles = {
    home: 'ui.shopSet.home',
    food: 'ui.shop.food',
    cards: 'ui.shop.cards',
    artifacts: 'ui.shop.artifacts',
  } as const;
  for (const name of ['home', 'food', 'cards', 'artifacts'] as const) {
    const rect = boards[name];
    if (rect.width < LEAST_BOARD) continue;
    surfaceBoard(kit, 'paper', rect, 14);
    const style = { size: layout.words, fit: rect.width - 24 } as const;
    leftward(short(kit, link.speech.t(titles[name]), rect.x + 13, rect.y + TITLE_HEIGHT * 0.62, style));
  }
}

function namePlaces({ deal: { kit } }: Stage, { boards, heaps, vegetable, meat, cards }: StockPlaces): void {
  kit.name('stores', heaps.imps, ...Object.values(heaps), ...vegetable, ...meat);
  const [card] = cards;
  if (card !== undefined) kit.name('hand', card, ...cards);
  if (boards !== null && boards.artifacts.width >= LEAST_BOARD) kit.name('artifacts', boards.artifacts);
}

function buildHeaps(stage: Stage, shop: ShopView, { heaps }: StockPlaces): void {
  const { link } = stage.deal;
  const heap = (rect: Rect, art: Art, count: number, explain: Explain) =>
    counted(stage, rect, art, count, explain);
  const imps = (count: number) => () => explainToken(link, 'imp', count);
  heap(heaps.imps, impOf(stage.owner), shop.home, imps(shop.home));
  heap(heaps.gold, drawing('tokens/token-gold'), shop.gold, () => explainToken(link, 'gold', shop.gold));
  const away = (key: 'ui.shop.hospital' | 'ui.shop.platform', count: number) => () => {
    const tip = explainToken(link, 'imp');
    return { ...tip, title: link.speech.t(key, { imps: link.speech.part('imps', count) }) };
  };
  heap(heaps.hospital, drawing('spaces/hospital'), shop.hospital, away('ui.shop.hospital', shop.hospital));
  heap(
    heaps.platform,
    drawing('icons/icon-platform'),
    shop.platform,
    away('ui.shop.platform', shop.platform),
  );
}

/** A picture with its number; pale if there is none. */
function counted({ deal, layout }: Stage, rect: Rect, art: Art, count: number, explain: Explain): void {
  const { kit, link } = deal;
  const picture = pictureIn(rect);
  kit.fitted(art, picture).setAlpha(count === 0 ? 0.4 : 1);
  const size = layout.compact ? 17 : Math.max(18, Math.min(26, picture.height * 0.62));
  const style = { size, fit: rect.width - picture.width - 6 } as const;
  const text = leftward(
    short(kit, link.speech.number(count), picture.x + picture.width + 4, rect.y + rect.height / 2, style),
  );
  text.setAlpha(count === 0 ? 0.55 : 1);
  kit.tell(rect, explain);
}

/** Chamber by chamber, the newest at the left; what lies at the right goes off first. */
function buildFood(stage: Stage, shop: ShopView, food: 'vegetable' | 'meat', places: readonly Rect[]): void {
  const { kit, link } = stage.deal;
  const art = drawing(`tokens/token-${food}`);
  const explain = () => explainFood(link, shop, food);
  const [first] = places;
  if (first === undefined) return;
  if (stage.layout.compact) {
    counted(stage, first, art, foodCount(shop, food), explain);
    return;
  }
  for (const [chamber, place] of places.entries()) {
    const cell = box(place.x + 3, place.y + 2, place.width - 6, place.height - 5);
    const isLast = chamber === places.length - 1;
    const look = { fill: isLast ? '#e4dfae' : '#f7e6c2', edge: palette.gilt, radius: 10 } as const;
    kit.stretched(shapeArt(cell.width, cell.height, look), cell);
    const count = shop.food[food][chamber] ?? 0;
    if (count > 0) counted(stage, cell, art, count, explain);
    else {
      kit.fitted(art, pictureIn(cell)).setAlpha(0.22);
      kit.tell(cell, explain);
    }
  }
}

function buildCards(stage: Stage, shop: ShopView, places: readonly Rect[]): void {
  const { deal, layout } = stage;
  const { kit, link } = deal;
  const { t } = link.speech;
  const counts = [...shop.owned.cards, shop.owned.potions];
  for (const [i, place] of places.entries()) {
    const colour = COLOURS[i];
    const count = counts[i] ?? 0;
    const height = place.height * (layout.compact ? 0.94 : 0.98);
    const card = box(place.x + 2, place.y + (place.height - height) / 2, place.width - 4, height);
    const back = colour === undefined ? drawing('cards/potion-card') : backOf(colour);
    const image = kit.fitted(back, card).setAlpha(count === 0 ? 0.35 : 1);
    const size = Math.max(24, Math.min(34, height * 0.36));
    const at = { x: image.getCenter().x, y: card.y + height - size * 0.52 };
    const plate = around(at, size);
    kit.stretched(shapeArt(size, size, { fill: palette.plumDark }), plate);
    kit.words(link.speech.number(count), at.x, at.y, {
      size: Math.max(16, size * 0.56),
      colour: palette.plumText,
    });
    const title =
      colour === undefined
        ? link.speech.tokens('potion', count)
        : t('ui.shop.cardsOf', { colour: link.speech.colour(colour), count });
    kit.tell(place, () =>
      colour === undefined ? explainToken(link, 'potion', count) : { title, lines: [t(`ui.deck.${colour}`)] },
    );
  }
}

function buildArtifacts({ deal }: Stage, shop: ShopView, places: readonly Rect[]): void {
  const { kit, link } = deal;
  for (const [{ key: id, art, count, explain }, place] of paired(stockThings({ deal }, shop), places)) {
    const size = Math.min(place.width - 4, place.height - 2, 76);
    const middle = middleOf(place);
    kit.fitted(art, around(middle, size));
    if (id === 'magicBox' && shop.box !== null) {
      const food = drawing(`tokens/token-${shop.box}`);
      kit.fitted(food, box(middle.x, middle.y - size * 0.1, size * 0.6, size * 0.6));
    }
    if (count > 1) {
      const style = { size: Math.max(16, size * 0.36), colour: palette.eyeWhite, outline: 4 } as const;
      kit.words(link.speech.number(count), middle.x + size * 0.34, middle.y + size * 0.3, style);
    }
    kit.tell(place, explain);
  }
}
