/** Whose figure comes back from which space: each space with those who stand there, the one who may go in the light. */
import type { ReturnChoice } from '../../../../engine/petz/choices.ts';
import { optionsOf } from '../../../../session/game/choices.ts';
import { box, type Rect } from '../../../../ui/rect.ts';
import { explainSpace } from '../../explain/index.ts';
import { halo } from '../../pieces.ts';
import { drawing } from '../../shelf.ts';
import { card } from '../parts/boards.ts';
import { nextWay } from '../parts/picking.ts';
import { spreadGrid } from '../parts/spread.ts';
import { line, namedIcon } from '../parts/words.ts';
import { buildCrowd, buildJoiner } from './crowd.ts';
import type { Desk } from './desk.ts';

type Returning = Exclude<ReturnChoice, null>;

export function paintReturn(desk: Desk): void {
  const { deal, view, at, options, picked } = desk;
  const { kit, link } = deal;
  const ways = optionsOf('petz.return', options);
  const spaces = [...new Set(ways.flatMap((way) => (way === null ? [] : [way.from])))];
  const boxes = spreadGrid(at.stage, spaces.length, { most: at.compact ? 230 : 340, tall: 0.78 });
  for (const [n, space] of spaces.entries()) {
    const rect = boxes[n];
    const here = ways.flatMap((way, i) => (way?.from === space ? [i] : []));
    const way = ways[here.includes(picked) ? picked : (here[0] ?? -1)] ?? null;
    if (rect === undefined || way === null) continue;
    const look = here.includes(picked) ? 'picked' : 'rest';
    kit.picture(card(look, rect.width, rect.height), rect.x, rect.y, rect.width);
    buildPlace(desk, rect, way);
    const explain = () => explainSpace(link, view, space);
    kit.press(`space:${space}`, rect, () => desk.pick(nextWay(here, picked)), explain);
  }
}

function buildPlace({ deal, view, seat, at }: Desk, rect: Rect, { from, who }: Returning): void {
  const { kit, link } = deal;
  const { x, y, width, height } = rect;
  const foot = at.compact ? 26 : 34;
  const room = box(x + 12, y + 8, width - 24, height - foot - 24);
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
    const place = box(room.x + room.width - side, room.y + room.height - side, side, side);
    kit.picture(halo(), place.x - side * 0.06, place.y + side * 0.78, side * 1.12);
    buildJoiner(kit, seat, who, place);
    namedIcon(
      kit,
      'icons/icon-withdraw',
      place.x + side * 0.8,
      place.y + side * 0.04,
      Math.max(26, side * 0.34),
    );
  }
  const style = { size: at.compact ? 16 : 18, fit: width - 20 };
  line(kit, link.speech.thing('space', from), x + width / 2, y + height - foot / 2 - 6, style, 0.5);
}
