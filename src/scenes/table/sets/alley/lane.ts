/** The way between the town and the alleys: a sign that also tells what the other side holds. */
import { accessoryCard, alleysIn, MARKET } from '../../../../engine/petz/read.ts';
import type { PetzView } from '../../../../engine/petz/view.ts';
import { stockText } from '../../../../text/offers.ts';
import { panel } from '../../../../ui/panel.ts';
import { box as boxOf, type Rect } from '../../../../ui/rect.ts';
import type { TableLink, Tools } from '../../contract.ts';
import { liftCurtain } from '../../curtain.ts';
import type { Drawable } from '../../drawings.ts';
import type { Explanation } from '../../explain/index.ts';
import type { TableKit } from '../../kit.ts';
import { bodyguardArt, emblem, plainDisc, plate } from '../../pieces.ts';
import { ALLEY_IDS } from '../town/places.ts';
import type { SceneLayout, TownSide } from '../town/scene.ts';

/** The sign to the other side; pressing it goes there. */
export function buildLane(
  tools: Tools,
  view: PetzView,
  at: SceneLayout,
  side: TownSide,
  go: () => void,
): void {
  if (at.lane === null) return;
  const { kit, link } = tools;
  const { x, y, width, height } = at.lane;
  kit.laid(panel('plum', width, height - 4, 14), { x, y });
  const explain = () => explainLane(link, view, side);
  if (side === 'alley') buildBack(tools, at.lane, at.compact);
  else if (at.compact) buildColumn(kit, view, at.lane);
  else buildRow(kit, view, at.lane);
  kit.press('lane', at.lane, go, explain);
}

function buildBack({ kit, speech }: Tools, { x, y, width, height }: Rect, compact: boolean): void {
  const words = compact ? 0 : 22;
  const size = Math.min(width - 10, (height - 8 - words) / (compact ? 2 : 1), 46);
  const left = x + (width - size) / 2;
  const top = y + (height - words - 4 - size * (compact ? 2 : 1)) / 2;
  kit.fitted('icons/ui-back', boxOf(left, top, size, size));
  if (compact) kit.fitted('icons/icon-town', boxOf(left, top + size, size, size));
  else
    kit.words(speech.t('ui.alley.town.back'), x + width / 2, y + height - 19, {
      size: 16,
      colour: '#fffaf0',
      outline: 3,
      fit: width - 6,
    });
}

/** A thing that can be had there, and what is written at it. */
interface Ware {
  art: Drawable;
  mark: Drawable | null;
}

function wares(view: PetzView): Ware[] {
  const alleys = alleysIn(view);
  if (alleys === null) return [];
  return MARKET.flatMap((place): Ware[] => {
    const { id, priced } = alleys.market[place];
    if (id === null) return [];
    const folder = place === 'food' ? 'exhibitions' : `${place}s`;
    const art = place === 'bodyguard' ? bodyguardArt() : `${folder}/${id}`;
    return [{ art, mark: priced ? 'tokens/token-gold' : null }];
  });
}

function accessories(view: PetzView): Ware[] {
  return (alleysIn(view)?.shown ?? []).flatMap((tile) =>
    tile === null ? [] : [{ art: `accessories/${accessoryCard(tile).kind}`, mark: null }],
  );
}

/** Whose groups stand in the alleys. */
function standing(view: PetzView): Ware[] {
  return ALLEY_IDS.flatMap((id) => {
    const there = view.town.taken[id];
    return there === undefined ? [] : [{ art: emblem(there.seat), mark: null }];
  });
}

/** All of it in one row: the way, things with their coins, facilities, accessories, who is there. */
function buildRow(kit: TableKit, view: PetzView, { x, y, width, height }: Rect): void {
  const middle = y + (height - 4) / 2;
  const icon = height - 12;
  kit.fitted('icons/icon-alley', boxOf(x + 8, middle - icon / 2, icon, icon));
  const parts = [wares(view), facilities(view), accessories(view), standing(view)].filter(
    (part) => part.length > 0,
  );
  const count = parts.flat().length;
  const gap = 12;
  const room = width - icon - 60 - gap * (parts.length - 1);
  const size = Math.min(34, height - 14, room / Math.max(1, count));
  let left = x + icon + 16;
  for (const part of parts) {
    // On paper the dark things of the alleys can be told apart.
    const paper = plate('#f7e6c2', part.length * size + 8, height - 14, 9, 2);
    kit.picture(paper, left - 6, middle - (height - 14) / 2 - 2, part.length * size + 12);
    for (const ware of part) {
      tell(kit, ware, boxOf(left, middle - size / 2, size, size));
      left += size;
    }
    left += gap;
  }
  const arrow = Math.min(26, height - 20);
  const image = kit.fitted('icons/ui-back', boxOf(x + width - arrow - 10, middle - arrow / 2, arrow, arrow));
  image.setFlipX(true);
}

function facilities(view: PetzView): Ware[] {
  return (alleysIn(view)?.row ?? []).map((id) => ({ art: `facilities/${id}`, mark: null }));
}

function tell(kit: TableKit, { art, mark }: Ware, box: Rect): void {
  kit.fitted(art, { ...box, width: box.width - 1 });
  if (mark === null) return;
  const side = box.width * 0.46;
  kit.fitted(mark, boxOf(box.x + box.width - side - 1, box.y + box.height - side, side, side));
}

/** On a phone there is room for numbers only. */
function buildColumn(kit: TableKit, view: PetzView, { x, y, width, height }: Rect): void {
  const alleys = alleysIn(view);
  if (alleys === null) return;
  const goods = MARKET.filter((place) => alleys.market[place].id !== null).length;
  const lines: [Drawable, number][] = [
    ['icons/icon-blackmarket', goods],
    ['facilities/back', alleys.row.length],
    ['accessories/ribbonBow', accessories(view).length],
  ];
  const arrow = Math.min(34, height * 0.24);
  const top = boxOf(x + (width - arrow) / 2, y + 5, arrow, arrow);
  kit.fitted('icons/icon-alley', top);
  const row = (height - arrow - 12) / lines.length;
  for (const [i, [art, count]] of lines.entries()) {
    const size = Math.min(24, row - 2);
    const middle = y + arrow + 6 + (i + 0.5) * row;
    kit.fitted(art, boxOf(x + 4, middle - size / 2, size, size));
    kit.words(`${count}`, x + width - 13, middle, { size: 16, colour: '#fffaf0', outline: 3 });
  }
  const there = standing(view);
  const dot = 16;
  for (const [i, { art }] of there.entries()) {
    kit.laid(plainDisc('#fffaf0', dot), { x: x - 4, y: y + 4 + i * dot });
    kit.picture(art, x - 4, y + 4 + i * dot, dot);
  }
}

function explainLane({ speech }: TableLink, view: PetzView, side: TownSide): Explanation {
  if (side === 'alley')
    return {
      title: speech.t('ui.alley.town.back'),
      lines: [speech.t('ui.alley.town.way')],
      rule: 'shopping.spaces',
    };
  const lines = ALLEY_IDS.flatMap((id) => {
    const stock = stockText(speech, view, id);
    const name = speech.thing('space', id);
    const seat = view.town.taken[id]?.seat;
    const there =
      seat === undefined ? null : speech.t('ui.alley.town.there', { space: name, seat: speech.seat(seat) });
    const sold = stock === null ? null : speech.t('ui.alley.town.stock', { space: name, things: stock });
    return [sold, there].filter((one) => one !== null);
  });
  return {
    title: speech.t('ui.alley.town.go'),
    lines: [...lines, speech.t('ui.alley.town.way')],
    rule: 'alleys.setup',
  };
}

/** The dark between the two sides, over the picture and under the frame's sheets. */
const NIGHT = 0x1c1636;
const DEPTH = 500;

/** Covers a picture that has just been drawn until it is painted, then fades. */
export function outOfTheDark(kit: TableKit, { x, y, width, height }: Rect): void {
  const cloth = kit.scene.add.rectangle(x, y, width, height, NIGHT).setOrigin(0, 0).setDepth(DEPTH);
  void kit.art.finish().then(() => void (cloth.active && liftCurtain(cloth, kit)));
}
