/** All public belongings of a shop, on its counter: for the viewer, and for what flies there. */

import { COLOURS, FOODS, foodCount, PROCESSED } from '../../../../engine/petz/read.ts';
import type { ShopView } from '../../../../engine/petz/view.ts';
import type { StockBoard, StockThing } from '../../../../ui/panels/stock.tsx';
import { type Drawable, drawingUrl } from '../../drawings.ts';
import {
  type Explain,
  explainAccessory,
  explainArtifact,
  explainBodyguard,
  explainFood,
  explainToken,
} from '../../explain/index.ts';
import { impOf } from '../../pieces.ts';
import { accessoryDrawing } from '../../worn.ts';
import { backOf } from './art.ts';
import { type Stage, surfaceBoard } from './parts.ts';

/** More things than these stand in two rows, where each is so high. */
const ROW = { most: 4, high: 65 } as const;

/** The name of a thing of the store among the places of the panels. */
export const stockId = (name: string): string => `stock:${name}`;

export function buildStock(stage: Stage): void {
  const { layout, kit, speech } = stage;
  const { t } = speech;
  surfaceBoard(kit, 'wood', layout.counter, layout.compact ? 12 : 18);
  const [home, food] = [heaps(stage), FOODS.map((kind) => chambers(stage, kind))];
  const stores = { look: 'counts', title: t('ui.shopSet.home'), place: 'stores' } as const;
  const hand: StockBoard = {
    ...{ look: 'cards', title: t('ui.shop.cards'), place: 'hand' },
    rows: [cards(stage)],
  };
  const boards: StockBoard[] = [
    { ...stores, rows: home },
    { look: 'chambers', title: t('ui.shop.food'), place: 'stores', rows: food },
    hand,
    { look: 'things', title: t('ui.shop.artifacts'), place: 'artifacts', rows: thingRows(stage) },
  ];
  kit.panels.stock = {
    at: layout.stock,
    small: layout.compact,
    boards: layout.compact
      ? [{ ...stores, rows: [[...home, ...food].flat()] }, hand]
      : boards.filter(({ rows }) => rows.length > 0),
  };
}

function thing(
  { kit, speech }: Stage,
  name: string,
  art: Drawable,
  count: number,
  explain: Explain,
): StockThing {
  const id = stockId(name);
  const words = speech.number(count);
  return { id, words, art: drawingUrl(art), isOff: count === 0, tap: null, explain: kit.reveal(id, explain) };
}

/** Imps at home and gold, then who is away. */
function heaps(stage: Stage): StockThing[][] {
  const { home, gold, hospital, platform } = stage.shop;
  const { link, speech } = stage;
  const away = (key: 'ui.shop.hospital' | 'ui.shop.platform', count: number) => () => ({
    ...explainToken(link, 'imp'),
    title: speech.t(key, { imps: speech.part('imps', count) }),
  });
  const platformArt = 'icons/icon-platform';
  return [
    [
      thing(stage, 'imps', impOf(stage.owner), home, () => explainToken(link, 'imp', home)),
      thing(stage, 'gold', 'tokens/token-gold', gold, () => explainToken(link, 'gold', gold)),
    ],
    [
      thing(stage, 'hospital', 'spaces/hospital', hospital, away('ui.shop.hospital', hospital)),
      thing(stage, 'platform', platformArt, platform, away('ui.shop.platform', platform)),
    ],
  ];
}

/** Chamber by chamber, the newest at the left; on a phone all of them as one. */
function chambers(stage: Stage, food: 'vegetable' | 'meat'): StockThing[] {
  const { shop } = stage;
  const counts = stage.layout.compact ? [foodCount(shop, food)] : shop.food[food];
  const art = `tokens/token-${food}`;
  return counts.map((count, i) =>
    thing(stage, `${food}:${i}`, art, count, () => explainFood(stage.link, shop, food)),
  );
}

/** By colour index, then the potions. */
function cards(stage: Stage): StockThing[] {
  const { link, speech, shop } = stage;
  const { t } = speech;
  const inHand = COLOURS.map((colour, i) => {
    const count = shop.owned.cards[i] ?? 0;
    const title = t('ui.shop.cardsOf', { colour: speech.colour(colour), count });
    return thing(stage, `card:${i}`, backOf(colour), count, () => ({
      title,
      lines: [t(`ui.deck.${colour}`)],
    }));
  });
  const { potions } = shop.owned;
  const explain = () => explainToken(link, 'potion', potions);
  return [...inHand, thing(stage, `card:${COLOURS.length}`, 'cards/potion-card', potions, explain)];
}

/** Names of all the things: artifacts, processed food, accessories at no pet, the bodyguard. */
export function stockKeys({ artifacts, alleys }: Pick<ShopView, 'artifacts' | 'alleys'>): string[] {
  if (alleys === undefined) return [...artifacts];
  const food = PROCESSED.filter((kind) => alleys.processed[kind] > 0);
  return [...artifacts, ...food, ...alleys.accessories, ...(alleys.bodyguard ? ['bodyguard'] : [])];
}

/** The things, in one row or two. */
function thingRows(stage: Stage): StockThing[][] {
  const { link, speech, shop } = stage;
  const things = stockKeys(shop).map((key): StockThing => {
    const kind = PROCESSED.find((food) => food === key);
    if (kind !== undefined) {
      const count = shop.alleys?.processed[kind] ?? 0;
      const lines = [speech.t(`ui.alley.processed.${kind}`)];
      const tip = { title: speech.part(kind, count), lines, rule: 'alleys.processed' };
      const many = thing(stage, key, `tokens/token-${kind}`, count, () => tip);
      return count > 1 ? many : { ...many, isIcon: true };
    }
    const [art, explain] =
      key === 'bodyguard'
        ? (['icons/icon-bodyguard', () => explainBodyguard(link)] as const)
        : shop.alleys?.accessories.includes(key) === true
          ? ([accessoryDrawing(key), () => explainAccessory(link, key)] as const)
          : ([`artifacts/${key}`, () => explainArtifact(link, key)] as const);
    const one = thing(stage, key, art, 1, explain);
    return key === 'magicBox' && shop.box !== null
      ? { ...one, words: '', mark: drawingUrl(`tokens/token-${shop.box}`) }
      : { ...one, isIcon: true };
  });
  const isHigh = things.length > ROW.most && stage.layout.stock.height > 2 * ROW.high;
  const each = Math.ceil(things.length / (isHigh ? 2 : 1));
  return [things.slice(0, each), things.slice(each)].filter(({ length }) => length > 0);
}
