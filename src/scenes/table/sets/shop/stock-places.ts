/**
 * Where the things of a shop lie on the counter while it is looked at: people and gold, food by chamber, cards by
 * colour, artifacts. Pure functions; what flies out of the store starts here, what is put there lands here.
 */

import { PROCESSED } from '../../../../engine/petz/read.ts';
import type { ShopView } from '../../../../engine/petz/view.ts';
import { box, columns, grid, type Rect, rows } from '../../../../ui/rect.ts';
import type { Art } from '../../../../ui/svg-art.ts';
import { drawing } from '../../drawings.ts';
import {
  type Explanation,
  explainAccessory,
  explainArtifact,
  explainBodyguard,
} from '../../explain/index.ts';
import { accessoryDrawing } from '../../worn.ts';
import type { ShopLayout } from './layout.ts';
import type { Stage } from './parts.ts';

type Heap = 'imps' | 'gold' | 'hospital' | 'platform';

export interface StockPlaces {
  /** Boards with their titles; none on phones. */
  boards: { home: Rect; food: Rect; cards: Rect; artifacts: Rect } | null;
  /** A picture with its number at the right. */
  heaps: Readonly<Record<Heap, Rect>>;
  /** By chamber, the newest first; on phones one place for all. */
  vegetable: Rect[];
  meat: Rect[];
  /** By colour index, then the potions. */
  cards: Rect[];
  artifacts: Rect[];
}

interface StockSize {
  chambers: { vegetable: number; meat: number };
  artifacts: number;
}

export function placeStock({ stock, compact }: ShopLayout, size: StockSize): StockPlaces {
  return compact ? onPhone(stock, size) : onBoards(stock, size);
}

/** The height of a board's title. */
export const TITLE_HEIGHT = 26;

function onBoards(stock: Rect, { chambers, artifacts }: StockSize): StockPlaces {
  const gap = 8;
  const shares = artifacts === 0 ? [0.28, 0.34, 0.38, 0] : [0.22, 0.27, 0.27, 0.24];
  const gaps = artifacts === 0 ? 2 : 3;
  const room = stock.width - gaps * gap;
  let x = stock.x;
  const [home, food, cards, rest] = shares.map((share) => {
    const rect = box(x, stock.y, room * share, stock.height);
    x += rect.width + gap;
    return rect;
  }) as [Rect, Rect, Rect, Rect];
  const longest = Math.max(chambers.vegetable, chambers.meat);
  const [veg, meat] = rows(inner(food), 2) as [Rect, Rect];
  const shelves = Math.min(
    artifacts,
    inner(rest).height > 96 && artifacts > 4 ? Math.ceil(artifacts / 2) : artifacts,
  );
  return {
    boards: { home, food, cards, artifacts: rest },
    heaps: heapsIn(inner(home)),
    vegetable: columns(veg, longest).slice(0, chambers.vegetable),
    meat: columns(meat, longest).slice(0, chambers.meat),
    cards: columns(inner(cards), 5),
    artifacts: grid(inner(rest), artifacts, Math.max(1, shelves)),
  };
}

/** Where it is so high, cards lie below what has its number beside it. */
const TWO_ROWS = 70;

function onPhone(stock: Rect, { chambers, artifacts }: StockSize): StockPlaces {
  const { x, y, width, height } = stock;
  // Cards are narrower than what has its number beside it.
  const beside: [Rect, Rect] = [box(x, y, width * 0.6, height), box(x + width * 0.6, y, width * 0.4, height)];
  const [things, cards] = height > TWO_ROWS ? (rows(stock, 2) as [Rect, Rect]) : beside;
  const six = columns(things, 6) as [Rect, Rect, Rect, Rect, Rect, Rect];
  const [imps, gold, hospital, platform, vegetable, meat] = six;
  return {
    boards: null,
    heaps: { imps, gold, hospital, platform },
    vegetable: Array.from({ length: chambers.vegetable }, () => vegetable),
    meat: Array.from({ length: chambers.meat }, () => meat),
    cards: columns(cards, 5),
    artifacts: Array.from({ length: artifacts }, () => stock),
  };
}

function inner({ x, y, width, height }: Rect): Rect {
  return box(x + 10, y + TITLE_HEIGHT + 2, width - 20, height - TITLE_HEIGHT - 9);
}

function heapsIn(rect: Rect): StockPlaces['heaps'] {
  const [above, below] = rows(rect, 2) as [Rect, Rect];
  const [imps, gold] = columns(above, 2) as [Rect, Rect];
  const [hospital, platform] = columns(below, 2) as [Rect, Rect];
  return { imps, gold, hospital, platform };
}

/** The picture beside a number: where it is in its place. */
export function pictureIn({ x, y, width, height }: Rect): Rect {
  const size = Math.min(height * 0.9, width * 0.5, 44);
  return box(x + 2, y + (height - size) / 2, size, size);
}

/** What stands on a shop's shelf besides its artifacts: processed food, accessories at no pet, the bodyguard. */
interface StockThing {
  key: string;
  art: Art;
  /** 1 unless there are several. */
  count: number;
  explain(): Explanation;
}

/** Names of all that stands there, the artifacts first. */
export function stockKeys({ artifacts, alleys }: Pick<ShopView, 'artifacts' | 'alleys'>): string[] {
  if (alleys === undefined) return [...artifacts];
  const food = PROCESSED.filter((kind) => alleys.processed[kind] > 0);
  return [...artifacts, ...food, ...alleys.accessories, ...(alleys.bodyguard ? ['bodyguard'] : [])];
}

export function stockThings({ deal }: Pick<Stage, 'deal'>, shop: ShopView): StockThing[] {
  const { link } = deal;
  const { speech } = link;
  return stockKeys(shop).map((key): StockThing => {
    const kind = PROCESSED.find((food) => food === key);
    if (kind !== undefined) {
      const count = shop.alleys?.processed[kind] ?? 0;
      const lines = [speech.t(`ui.alley.processed.${kind}`)];
      const art = drawing(`tokens/token-${kind}`);
      const title = speech.part(kind, count);
      return { key, art, count, explain: () => ({ title, lines, rule: 'alleys.processed' }) };
    }
    if (key === 'bodyguard') {
      const art = drawing('icons/icon-bodyguard');
      return { key, art, count: 1, explain: () => explainBodyguard(link) };
    }
    if (shop.alleys?.accessories.includes(key) === true) {
      const art = drawing(accessoryDrawing(key));
      return { key, art, count: 1, explain: () => explainAccessory(link, key) };
    }
    return { key, art: drawing(`artifacts/${key}`), count: 1, explain: () => explainArtifact(link, key) };
  });
}
