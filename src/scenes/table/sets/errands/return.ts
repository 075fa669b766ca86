/** Whose figure comes back from which space: each space with those who stand there, the one who may go in the light. */
import type { ReturnChoice } from '../../../../engine/petz/choices.ts';
import { optionsOf } from '../../../../session/choices.ts';
import type { Rect } from '../../../../ui/rect.ts';
import { explainSpace } from '../../explain/index.ts';
import { halo } from '../../pieces.ts';
import { drawing } from '../../shelf.ts';
import { card } from '../parts/boards.ts';
import { icon, line } from '../parts/words.ts';
import { buildCrowd, buildJoiner } from './crowd.ts';
import type { Desk } from './desk.ts';
import { grid } from './layout.ts';

type Returning = Exclude<ReturnChoice, null>;

export function paintReturn(desk: Desk): void {
  const { deal, view, at, options, picked } = desk;
  const { kit, link } = deal;
  const ways = optionsOf('petz.return', options).flatMap((way, i) => (way === null ? [] : [{ i, way }]));
  const boxes = grid(at.stage, ways.length, { most: at.compact ? 230 : 340, tall: 0.78 });
  for (const [n, { i, way }] of ways.entries()) {
    const rect = boxes[n];
    if (rect === undefined) continue;
    kit.picture(card(i === picked ? 'picked' : 'rest', rect.width, rect.height), rect.x, rect.y, rect.width);
    buildPlace(desk, rect, way);
    kit.press(
      `option:${i}`,
      rect,
      () => desk.pick(i),
      () => explainSpace(link, view, way.from),
    );
  }
}

function buildPlace({ deal, view, seat, at, marks }: Desk, rect: Rect, { from, who }: Returning): void {
  const { kit, link } = deal;
  const { x, y, width, height } = rect;
  marks.set(`space:${from}`, rect);
  const foot = at.compact ? 26 : 34;
  const room = { x: x + 12, y: y + 8, width: width - 24, height: height - foot - 24 };
  const house = { ...room, width: room.width * 0.5, height: room.height * 0.8 };
  kit.fitted(drawing(`spaces/${from}`), house, true).setAlpha(0.9);
  const standing = view.town.taken[from];
  if (standing !== undefined) {
    const { imps, bodyguard = 0, hat = 0 } = standing;
    const isImp = who !== 'bodyguard';
    const rest = {
      imps: imps - (isImp ? 1 : 0),
      gold: 0,
      bodyguard: bodyguard - (who === 'bodyguard' ? 1 : 0),
      hat: hat - (who === 'impWithHat' ? 1 : 0),
    };
    const stay = { x: room.x + room.width * 0.2, y: room.y, width: room.width * 0.44, height: room.height };
    buildCrowd(kit, seat, rest, { ...stay, y: stay.y + room.height * 0.3, height: room.height * 0.7 });
    const side = Math.min(room.width * 0.38, room.height * 0.84);
    const place = {
      x: room.x + room.width - side,
      y: room.y + room.height - side,
      width: side,
      height: side,
    };
    kit.picture(halo(), place.x - side * 0.06, place.y + side * 0.78, side * 1.12);
    buildJoiner(kit, seat, who, place);
    icon(kit, 'icons/icon-withdraw', place.x + side * 0.8, place.y + side * 0.04, Math.max(26, side * 0.34));
  }
  const style = { size: at.compact ? 16 : 18, fit: width - 20 };
  line(kit, link.speech.thing('space', from), x + width / 2, y + height - foot / 2 - 6, style, 0.5);
}
