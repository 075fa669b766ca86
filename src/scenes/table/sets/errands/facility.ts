/** The industrial zone from close by: the open facilities in their row, flags on the road, and what the picked one does. */
import type { Seat } from '../../../../engine/kernel/state.ts';
import { textKey } from '../../../../i18n/keys.ts';
import { choiceOf } from '../../../../session/choices.ts';
import { alleysIn, facilityCard } from '../../../../session/facts.ts';
import type { Rect } from '../../../../ui/rect.ts';
import { palette } from '../../../../ui/theme/palette.ts';
import type { Explanation } from '../../explain/explanation.ts';
import { glow, tintOf } from '../../pieces.ts';
import { drawing } from '../../shelf.ts';
import { board, sheet } from '../parts/boards.ts';
import { line } from '../parts/words.ts';
import type { Desk } from './desk.ts';
import { grid, layoutZone } from './layout.ts';
import { buildWay } from './ways.ts';

/** Facilities of the game. */
const PLACES = 6;

export function paintFacility(desk: Desk): void {
  const { deal, view, at, options, picked, marks } = desk;
  const { kit } = deal;
  const alleys = alleysIn(view);
  if (alleys === null) return;
  const zone = layoutZone(options.length > 0 ? at.stage : lower(at.stage), PLACES);
  buildRoad(desk, zone.road);
  const chosen = choiceOf('petz.facility', options[picked] ?? null)?.facility ?? null;
  for (const [n, rect] of zone.tiles.entries()) {
    const id = alleys.row[n];
    if (id === undefined) {
      kit
        .picture(
          drawing(alleys.facilities.length > 0 ? 'facilities/back' : 'tokens/facility-place'),
          rect.x,
          rect.y,
          rect.width,
        )
        .setAlpha(0.55);
      marks.set(`place:${n}`, rect);
      continue;
    }
    marks.set(`facility:${id}`, rect);
    const first = options.findIndex((option) => choiceOf('petz.facility', option)?.facility === id);
    const isIdle = options.length > 0 && first < 0;
    const { x, y, width, height } = rect;
    if (id === chosen) kit.picture(glow(width, height), x - 10, y - 10, width + 20);
    kit.picture(drawing(`facilities/${id}`), x, y, width).setAlpha(isIdle ? 0.6 : 1);
    const explain = () => explainFacility(desk, id);
    if (first >= 0) kit.press(`facility:${id}`, rect, () => desk.pick(first), explain);
    else kit.tell(rect, explain);
  }
  if (chosen !== null) buildWays(desk, zone.ways, chosen);
}

export const backArt = () => drawing('facilities/back');

/** While nothing is asked there are no ways to lay out below: the row is nearer to the middle. */
function lower(stage: Rect): Rect {
  const by = stage.height * 0.2;
  return { ...stage, y: stage.y + by };
}

/** A facility: what it takes, what it does, and who may use it in the evening. */
export function explainFacility(
  { deal, view, seat }: Pick<Desk, 'view' | 'seat'> & { deal: Pick<Desk['deal'], 'link'> },
  id: string,
): Explanation {
  const { speech } = deal.link;
  const row = alleysIn(view)?.row ?? [];
  const permission = view.shops[seat]?.alleys?.permission ?? null;
  const may = permission !== null && row.indexOf(id) <= permission;
  const lines = [
    speech.t(textKey('facility', id)),
    speech.t(`ui.facility.cost.${facilityCard(id).input}`),
    speech.t(may ? 'ui.alley.mayUse' : 'ui.alley.mayNotUse'),
  ];
  return { title: speech.thing('facility', id), lines, rule: 'alleys.facilities' };
}

/** The flags stand on the road, under the facility up to which their owners have permission. */
function buildRoad({ deal, view, marks }: Desk, road: Rect): void {
  const { kit } = deal;
  const { x, y, width, height } = road;
  const lane = height * 0.42;
  const top = y + height * 0.54;
  kit.picture(roadArt(width, lane), x, top, width);
  const places = Array.from({ length: PLACES }, () => [] as Seat[]);
  const waiting: Seat[] = [];
  for (const [seat, shop] of view.shops.entries()) {
    const permission = shop.alleys?.permission ?? null;
    if (permission === null) waiting.push(seat);
    else places[permission]?.push(seat);
  }
  const cell = width / PLACES;
  const side = Math.min(height * 0.72, cell / 2.2);
  const foot = top + lane * 0.5;
  for (const [n, seats] of places.entries()) {
    marks.set(`permit:${n}`, {
      x: x + (n + 0.5) * cell - side / 2,
      y: foot - side,
      width: side,
      height: side,
    });
    for (const [k, seat] of seats.entries()) {
      const step = Math.min(side * 0.8, (cell - side) / Math.max(1, seats.length - 1));
      const left = x + (n + 0.5) * cell - side / 2 + (k - (seats.length - 1) / 2) * step;
      plantFlag(deal, seat, { x: left, y: foot - side, width: side, height: side }, marks);
    }
  }
  const gate = { x: x - side * 0.2, y: foot - side, width: side, height: side };
  marks.set('gate', gate);
  for (const [k, seat] of waiting.entries())
    plantFlag(deal, seat, { ...gate, x: gate.x + k * side * 0.34 }, marks);
}

function plantFlag({ kit, link }: Desk['deal'], seat: Seat, rect: Rect, marks: Map<string, Rect>): void {
  marks.set(`flag:${seat}`, rect);
  kit.fitted(flagArt(seat), rect, true);
  kit.tell(rect, () => ({
    title: link.speech.seat(seat),
    lines: [link.speech.t('ui.alley.flag')],
    rule: 'alleys.zone',
  }));
}

export const flagArt = (seat: Seat) => drawing(`tokens/permission-${tintOf(seat)}`);

function roadArt(width: number, height: number) {
  return sheet('zone-road', width, height, () => {
    const w = Math.round(width);
    const h = Math.round(height);
    return `<rect x="1.500" y="1.500" width="${w - 3}" height="${h - 3}" rx="${h / 2.4}" fill="#3d3560" stroke="${palette.ink}" stroke-width="3"/><path d="M12 ${h / 2}H${w - 12}" stroke="#f3cd62" stroke-width="3" stroke-dasharray="14 10" stroke-linecap="round"/>`;
  });
}

/** What the picked facility takes and does, a card for each way. */
function buildWays(desk: Desk, room: Rect, facility: string): void {
  const { deal, options, picked, at } = desk;
  const { kit, link } = deal;
  const { x, y, width, height } = room;
  kit.picture(board('#f7e6c2', width, height, 16), x, y, width);
  const head = at.compact ? 0 : 34;
  if (head > 0) {
    const style = { size: 20, fit: width - 40 };
    line(kit, link.speech.thing('facility', facility), x + width / 2, y + head / 2 + 4, style, 0.5);
  }
  const ways = options.flatMap((option, i) => {
    const use = choiceOf('petz.facility', option);
    return use?.facility === facility ? [{ use, i }] : [];
  });
  const inside = { x: x + 10, y: y + head + 6, width: width - 20, height: height - head - 14 };
  const boxes = grid(inside, ways.length, { most: at.compact ? 180 : 290, tall: 0.46 }, 8);
  for (const [n, { use, i }] of ways.entries()) {
    const rect = boxes[n];
    if (rect === undefined) continue;
    buildWay(desk, use, rect, i === picked);
    kit.press(
      `option:${i}`,
      rect,
      () => desk.pick(i),
      () => explainFacility(desk, facility),
    );
  }
}
