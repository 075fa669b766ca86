/** The industrial zone from close by: the open facilities in their row, flags on the road. */

import type { Seat } from '../../../../engine/kernel/state.ts';
import { alleysIn, facilityCard } from '../../../../engine/petz/read.ts';
import { textKey } from '../../../../i18n/keys.ts';
import { optionsOf } from '../../../../session/game/choices.ts';
import type { Rect } from '../../../../ui/rect.ts';
import { sheet } from '../../../../ui/sketch.ts';
import { palette } from '../../../../ui/theme/palette.ts';
import type { Look, TableLink } from '../../contract.ts';
import type { Explanation } from '../../explain/explanation.ts';
import { glow, tintOf } from '../../pieces.ts';
import { FACILITY_COUNT } from '../alley/layout.ts';
import { nextWay } from '../parts/picking.ts';
import { IN_ROW, layoutZone } from './layout.ts';
import type { CloseUp } from './picture.ts';

export function paintFacility(closeUp: CloseUp): void {
  const { view, at, options, picked, marks, kit, link } = closeUp;
  const alleys = alleysIn(view);
  if (alleys === null) return;
  const zone = layoutZone(at.stage);
  buildRoad(closeUp, zone.roads);
  const uses = optionsOf('petz.facility', options);
  for (const [n, rect] of zone.tiles.entries()) {
    const { x, y, width, height } = rect;
    const id = alleys.row[n];
    if (id === undefined) {
      const art = alleys.facilities.length > 0 ? 'facilities/back' : 'tokens/facility-place';
      kit.picture(art, x, y, width).setAlpha(0.55);
      marks.set(`place:${n}`, rect);
      continue;
    }
    marks.set(`facility:${id}`, rect);
    const ways = uses.flatMap((use, i) => (use?.facility === id ? [i] : []));
    const isIdle = options.length > 0 && ways.length === 0;
    if (ways.includes(picked)) kit.picture(glow(width, height), x - 10, y - 10, width + 20);
    kit.picture(`facilities/${id}`, x, y, width).setAlpha(isIdle ? 0.6 : 1);
    const explain = () => explainFacility(link, closeUp, id);
    if (ways.length > 0)
      kit.press(`facility:${id}`, rect, () => closeUp.pick(nextWay(ways, picked)), explain);
    else kit.tell(rect, explain);
  }
}

/** A facility: what it takes, what it does, and who may use it in the evening. */
export function explainFacility(
  { speech }: TableLink,
  { view, seat }: Pick<Look, 'view' | 'seat'>,
  id: string,
): Explanation {
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
function buildRoad(closeUp: CloseUp, roads: readonly Rect[]): void {
  const { view, marks, kit } = closeUp;
  const places = Array.from({ length: FACILITY_COUNT }, () => [] as Seat[]);
  const waiting: Seat[] = [];
  for (const [seat, shop] of view.shops.entries()) {
    const permission = shop.alleys?.permission ?? null;
    if (permission === null) waiting.push(seat);
    else places[permission]?.push(seat);
  }
  for (const [row, { x, y, width, height }] of roads.entries()) {
    const lane = height * 0.42;
    const top = y + height * 0.54;
    kit.picture(roadArt(width, lane), x, top, width);
    const cell = width / IN_ROW;
    const side = Math.min(height * 0.86, cell / 2.2);
    const foot = { y: top + lane * 0.5 - side, width: side, height: side };
    for (let column = 0; column < IN_ROW; column++) {
      const n = row * IN_ROW + column;
      const seats = places[n] ?? [];
      const left = x + (column + 0.5) * cell - side / 2;
      marks.set(`permit:${n}`, { ...foot, x: left });
      const step = Math.min(side * 0.8, (cell - side) / Math.max(1, seats.length - 1));
      for (const [k, seat] of seats.entries())
        plantFlag(closeUp, seat, { ...foot, x: left + (k - (seats.length - 1) / 2) * step });
    }
    if (row > 0) continue;
    const gate = { ...foot, x: x - side * 0.2 };
    marks.set('gate', gate);
    for (const [k, seat] of waiting.entries())
      plantFlag(closeUp, seat, { ...gate, x: gate.x + k * side * 0.34 });
  }
}

function plantFlag({ kit, speech, marks }: CloseUp, seat: Seat, rect: Rect): void {
  marks.set(`flag:${seat}`, rect);
  kit.fitted(permissionFlag(seat), rect, true);
  kit.tell(rect, () => ({
    title: speech.seat(seat),
    lines: [speech.t('ui.alley.flag')],
    rule: 'alleys.zone',
  }));
}

export const permissionFlag = (seat: Seat): string => `tokens/permission-${tintOf(seat)}`;

function roadArt(width: number, height: number) {
  return sheet('zone-road', width, height, (w, h) => {
    return `<rect x="1.500" y="1.500" width="${w - 3}" height="${h - 3}" rx="${h / 2.4}" fill="#3d3560" stroke="${palette.ink}" stroke-width="3"/><path d="M12 ${h / 2}H${w - 12}" stroke="#f3cd62" stroke-width="3" stroke-dasharray="14 10" stroke-linecap="round"/>`;
  });
}
