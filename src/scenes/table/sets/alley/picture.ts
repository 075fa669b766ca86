/** Draws the alleys: what is there, and what stands where. */

import type { PetzView } from '../../../../engine/petz/view.ts';
import { box as boxOf, union } from '../../../../ui/rect.ts';
import { sheet } from '../../../../ui/sketch.ts';
import { palette } from '../../../../ui/theme/palette.ts';
import type { TableKit } from '../../kit.ts';
import { plainDisc, plate } from '../../pieces.ts';
import type { Thing } from '../town/goods.ts';
import { fileOnPad } from '../town/pads.ts';
import { nameBoard } from '../town/scenery.ts';
import type { AlleyLayout } from './layout.ts';
import { buildAccessories, buildGoods, buildZone, type Stall } from './wares.ts';

/** What happens at the fortune teller's, one after the other: a peek, four cards, a discount. */
const CARDS = ['green', 'red', 'yellow', 'purple'] as const;

function buildSteps(kit: TableKit, { steps, compact }: AlleyLayout): void {
  for (const [i, { x, y, width, height }] of steps.entries()) {
    const next = steps[i + 1];
    if (next !== undefined && !compact)
      kit.picture(
        plate('#fff6e4', next.x - x - width + 8, 8, 3, 2),
        x + width - 4,
        y + height / 2 - 4,
        next.x - x - width + 8,
      );
    kit.picture(plate('#fff6e4', width - 2, height, compact ? 9 : 14, 3), x - 1, y - 2, width + 2);
    const inner = boxOf(x + width * 0.12, y + height * 0.12, width * 0.76, height * 0.76);
    if (i === 0) kit.fitted('icons/icon-peek', inner);
    else if (i === 2) kit.fitted('icons/icon-discount', inner);
    else {
      const side = inner.height * 0.72;
      for (const [n, colour] of CARDS.entries()) {
        const left = inner.x + (n * (inner.width - side)) / (CARDS.length - 1);
        kit.picture(`icons/deck-${colour}`, left, inner.y + (inner.height - side) / 2, side);
      }
    }
    if (compact) continue;
    kit.laid(plainDisc('#6d4a86', 28), { x: x - 10, y: y - 10 });
    kit.words(`${i + 1}`, x + 4, y + 4, { size: 17, colour: '#fffaf0', outline: 3 });
  }
}

/** Everything but the pads; tells where each thing stands. */
export function buildAlley(stall: Stall, press: (id: string) => void): ReadonlyMap<string, Thing> {
  const { kit, look, at } = stall;
  buildAlleyScenery(kit, look.view, at);
  if (!at.compact) for (const { id, art } of at.places) if (art !== null) press(id);
  buildSteps(kit, at);
  const things = new Map([...buildGoods(stall), ...buildZone(stall), ...buildAccessories(stall)]);
  buildAlleyBoards(stall);
  buildPurse(stall, look.view.shops[look.seat]?.gold ?? 0);
  return things;
}

/** The dark alleys themselves: night sky, houses, ground, lamps, the four places and their name boards. */
const LAYERS = ['alley-sky', 'alley-houses', 'alley-ground', 'alley-lamps'] as const;
const PLACES = {
  market: 'alley-market',
  fortuneTeller: 'alley-wagon',
  industrialZone: 'alley-zone',
  slugShop: 'alley-slug',
} as const;

function buildAlleyScenery(kit: TableKit, view: PetzView, at: AlleyLayout): void {
  for (const layer of LAYERS) kit.stretched(`backgrounds/${layer}`, at.stage);
  if (at.compact) buildSmall(kit, at);
  else for (const { id, art } of at.places) if (art !== null) kit.stretched(`backgrounds/${PLACES[id]}`, art);
  // With four shops no imp walks here, and these grounds have no use.
  const isNeutral = view.town.neutral.length > 0;
  for (const [id, rect] of isNeutral ? Object.entries(at.dummies) : []) {
    kit.fitted(`spaces/${id}`, rect, true).setAlpha(view.town.neutral.includes(id) ? 1 : 0.6);
    if (view.town.neutral.includes(id)) fileOnPad(kit, null, 1, { ...rect, y: rect.y - rect.height * 0.35 });
  }
}

/** On a phone each place is a picture over its ground; the cloth is spread under the things. */
function buildSmall(kit: TableKit, at: AlleyLayout): void {
  const { goods, zone } = at;
  const cloth = union(goods.bodyguard, goods.artifact);
  kit.picture(clothArt(cloth.width, cloth.height), cloth.x, cloth.y, cloth.width);
  const { x, y, width, height } = zone.road;
  kit.picture(roadArt(width, height * 0.5), x, y + height * 0.5, width);
  for (const { id, art } of at.places) if (art !== null) kit.fitted(`spaces/${id}`, art, true);
}

function clothArt(width: number, height: number) {
  return sheet('alley-cloth', width, height, (w, h) => {
    return `<rect x="2" y="2" width="${w - 4}" height="${h - 4}" rx="10" fill="#6d2f62" stroke="${palette.ink}" stroke-width="3"/><rect x="7" y="7" width="${w - 14}" height="${h - 14}" rx="7" fill="none" stroke="#e9c25a" stroke-width="2" stroke-dasharray="9 6"/>`;
  });
}

function roadArt(width: number, height: number) {
  return sheet('alley-road', width, height, (w, h) => {
    return `<rect x="1" y="1" width="${w - 2}" height="${h - 2}" rx="${h / 2.2}" fill="#332d55" stroke="#17102e" stroke-width="2"/><path d="M12 ${h / 2}H${w - 12}" stroke="#e9c25a" stroke-width="2.500" stroke-dasharray="12 9" stroke-linecap="round"/>`;
  });
}

function buildAlleyBoards({ kit, speech, at }: Stall): void {
  for (const board of at.boards) nameBoard(kit, speech.thing('space', board.id), board, board.width + 16, 22);
}

/** Only gold at home pays here: how much of it there is hangs at the stall. */
function buildPurse({ kit, speech, at }: Stall, gold: number): void {
  const { x, y, width, height } = at.purse;
  const fill = gold > 0 ? palette.glow : '#f4ead8';
  kit.laid(plate(fill, width, height, 9, 3), { x, y }).setAngle(at.compact ? 0 : 2);
  const coin = height * 0.78;
  const left = x + (at.compact ? 2 : 6);
  const middle = y + height / 2 + (at.compact ? 0 : 2);
  kit.picture('tokens/token-gold', left, middle - coin / 2, coin);
  const words = at.compact ? `${gold}` : speech.t('ui.alley.town.purse', { gold });
  const fit = width - coin - 14;
  kit.words(words, left + coin + 3 + fit / 2, middle, { size: 17, fit, family: 'text' });
  kit.tell(at.purse, () => ({
    title: speech.t('ui.alley.town.purse', { gold }),
    lines: [speech.t('ui.tip.22')],
    rule: 'alleys.market',
  }));
}
