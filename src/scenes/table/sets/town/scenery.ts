/** The town itself: sky, hills, castle, paths, the corral, buildings and their name boards. */
import type { GameObjects } from 'phaser';
import { offerOf } from '../../../../engine/petz/read.ts';
import type { PetzView } from '../../../../engine/petz/view.ts';
import { box as boxOf, type Rect } from '../../../../ui/rect.ts';
import type { Tools } from '../../contract.ts';
import type { TableKit } from '../../kit.ts';
import { plate, woodBoard } from '../../pieces.ts';
import type { Thing } from './goods.ts';
import type { TownLayout } from './layout.ts';
import { fileOnPad } from './pads.ts';

const LAYERS = ['town-hills', 'town-castle', 'town-ground'] as const;

/** What of the scenery can move: the sun, and the food on the stands. */
export interface Scenery {
  sun: GameObjects.Image;
  stands: ReadonlyMap<string, Thing>;
}

export function buildScenery(kit: TableKit, view: PetzView, at: TownLayout): Scenery {
  const { stage, paddock, compact, places } = at;
  kit.cached('sky', stage, () => kit.stretched('backgrounds/town-sky', stage));
  const sun = kit.fitted('props/sun', at.sun);
  const goods = compact ? places.map(({ id }) => offerOf(view, id)) : null;
  kit.cached('land', [stage, paddock, compact, places, goods], () => {
    for (const layer of LAYERS) kit.stretched(`backgrounds/${layer}`, stage);
    if (paddock !== null) kit.stretched('backgrounds/town-paddock', paddock);
    for (const { id, art } of places) {
      if (art === null) continue;
      if (compact && smallGoods(kit, view, id, art)) continue;
      kit.fitted(`spaces/${id}`, art, true);
    }
  });
  const stands = new Map<string, Thing>();
  if (!at.compact) for (const stand of STANDS) stands.set(`stand:${stand}`, stockStand(kit, view, at, stand));
  for (const [id, rect] of Object.entries(at.dummies)) {
    if (!view.town.neutral.includes(id)) continue;
    kit.fitted(`spaces/${id}`, rect, true);
    fileOnPad(kit, null, 1, { ...rect, y: rect.y - rect.height * 0.35 });
  }
  if (!at.compact) {
    const { x, y, width } = at.bank;
    for (const [dx, dy] of [
      [0.12, 0.3],
      [0.48, 0.3],
      [0, 0.62],
      [0.3, 0.62],
      [0.6, 0.62],
    ] as const) {
      kit.picture('tokens/token-gold', x + dx * width, y + dy * at.bank.height - width * 0.2, width * 0.42);
    }
  }
  return { sun, stands };
}

/** On a phone what is for sale stands where its place would, so that it is known without a tap; false if nothing does. */
function smallGoods(kit: TableKit, view: PetzView, id: string, { x, y, width, height }: Rect): boolean {
  const { kind, items } = offerOf(view, id);
  const family = kind === 'older' || kind === 'younger' ? 'pet' : kind;
  if ((family !== 'pet' && family !== 'cage') || items === null || items.length === 0) return false;
  const size = Math.min(height + 4, 46);
  const step = items.length === 1 ? 0 : Math.min(size, (width + 6 - size) / (items.length - 1));
  const left = x + (width - size - step * (items.length - 1)) / 2;
  for (const [i, item] of items.entries()) {
    const box = boxOf(left + i * step, y + height + 2 - size, size, size);
    kit.fitted(`${family}s/${item}`, box, true);
  }
  return true;
}

const STANDS = ['meat', 'mixed', 'vegetables'] as const;

/** The food that lies on a stand, in its opening. */
function stockStand(kit: TableKit, view: PetzView, at: TownLayout, id: (typeof STANDS)[number]): Thing {
  const art = at.places.find((place) => place.id === id)?.art ?? at.bank;
  const { vegetable, meat, gold } = view.town.stands[id];
  const goods = [
    ...Array.from({ length: vegetable }, () => 'tokens/token-vegetable'),
    ...Array.from({ length: meat }, () => 'tokens/token-meat'),
    ...Array.from({ length: gold }, () => 'tokens/token-gold'),
  ];
  const size = Math.min(art.height * 0.28, (art.width * 0.8) / Math.max(1, goods.length));
  const left = art.x + (art.width - size * goods.length) / 2;
  const y = art.y + art.height * 0.69 - size;
  return { box: art, objects: goods.map((name, i) => kit.picture(name, left + i * size, y, size)) };
}

export function buildBoards(tools: Tools, { boards, signs }: TownLayout): void {
  tools.kit.cached('boards', [boards, signs], () => paintBoards(tools, boards, signs));
}

/** A place's name on wood, which is as wide as the words need and reaches `rim` beyond them. */
export function nameBoard(kit: TableKit, words: string, at: Rect, fit: number, rim: number): void {
  const { x, y, width, height } = at;
  const size = Math.max(16, Math.min(20, height * 0.62));
  const style = { size, colour: '#fffaf0', outline: 4, fit };
  const text = kit.words(words, x + width / 2, y + height / 2 + 1, style);
  const w = Math.max(width, text.width + rim);
  kit.laid(woodBoard(w, height), { x: x + width / 2 - w / 2, y });
  kit.scene.children.bringToTop(text);
}

function paintBoards({ kit, speech }: Tools, boards: TownLayout['boards'], signs: TownLayout['signs']): void {
  for (const board of boards) {
    const { id, width } = board;
    // The pads beside it need their room.
    nameBoard(kit, speech.t(`ui.table.town.board.${id}`), board, width - 8, 8);
  }
  for (const { size, rect } of signs) {
    const { x, y, width, height } = rect;
    kit.laid(plate('#fff6e4', width, height, 8, 3), { x, y }).setAngle(-2);
    kit
      .words(speech.t('ui.group.size', { size }), x + width / 2, y + height / 2, {
        size: 17,
        family: 'text',
        fit: width - 8,
      })
      .setAngle(-2);
  }
}
