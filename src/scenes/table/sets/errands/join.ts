/** Who joins which waiting group: each group as it is with the newcomer in it, how big it gets, and who goes next. */

import type { Joiner } from '../../../../engine/petz/events.ts';
import type { Group } from '../../../../engine/petz/state.ts';
import { choiceOf } from '../../../../session/choices.ts';
import { cutsIn, joinerNow, sizeOf } from '../../../../session/facts.ts';
import type { Rect } from '../../../../ui/rect.ts';
import { palette } from '../../../../ui/theme/palette.ts';
import type { Explanation } from '../../explain/explanation.ts';
import { explainSpace } from '../../explain/index.ts';
import { drawing } from '../../shelf.ts';
import { board, card } from '../parts/boards.ts';
import { sizeText } from '../parts/half.ts';
import { icon, line } from '../parts/words.ts';
import { buildCrowd, buildJoiner, sizeBadge } from './crowd.ts';
import type { Desk } from './desk.ts';
import { grid } from './layout.ts';

/** What a newcomer adds to a group, as the rules of joining say. */
export function withJoiner(group: Group, who: Joiner): Group {
  const isImp = who === 'imp' || who === 'impWithHat';
  return {
    imps: group.imps + (isImp ? 1 : 0),
    gold: group.gold,
    bodyguard: (group.bodyguard ?? 0) + (who === 'bodyguard' ? 1 : 0),
    hat: (group.hat ?? 0) + (who === 'hat' || who === 'impWithHat' ? 1 : 0),
  };
}

export function paintJoin(desk: Desk): void {
  const { deal, view, seat, at, options, picked, marks } = desk;
  const { kit, link } = deal;
  const who = joinerNow(view) ?? 'imp';
  const { stage } = at;
  const wide = Math.min(stage.width * 0.2, stage.height * 0.7);
  const left = { x: stage.x, y: stage.y, width: wide, height: stage.height };
  const tall = Math.min(left.height * 0.62, wide * 0.9);
  const home = {
    x: left.x + (wide - tall) / 2,
    y: left.y + left.height * 0.8 - tall,
    width: tall,
    height: tall,
  };
  marks.set('joiner', home);
  buildJoiner(kit, seat, who, home);
  const words = link.speech.joiner(who);
  const plate = { x: left.x, y: home.y + tall + 8, width: wide, height: at.compact ? 28 : 36 };
  kit.picture(board('#fff3d6', plate.width, plate.height, 12), plate.x, plate.y, plate.width);
  const style = { size: at.compact ? 16 : 18, fit: plate.width - 16 };
  line(kit, words, plate.x + plate.width / 2, plate.y + plate.height / 2, style, 0.5);
  const room = { x: stage.x + wide + 14, y: stage.y, width: stage.width - wide - 14, height: stage.height };
  const boxes = grid(room, options.length, { most: at.compact ? 230 : 380, tall: 0.66 });
  for (const [i, option] of options.entries()) {
    const rect = boxes[i];
    if (rect === undefined) continue;
    const group = choiceOf('petz.join', option);
    marks.set(group === null ? 'home' : `group:${JSON.stringify(group)}`, rect);
    kit.picture(card(i === picked ? 'picked' : 'rest', rect.width, rect.height), rect.x, rect.y, rect.width);
    if (group === null) buildHome(desk, rect);
    else buildWaiting(desk, rect, group, who);
    const explain = () =>
      group === null ? explainSpace(link, view, 'home') : explainJoining(desk, group, who);
    kit.press(`option:${i}`, rect, () => desk.pick(i), explain);
  }
}

function explainJoining({ deal, view }: Desk, group: Group, who: Joiner): Explanation {
  const { speech } = deal.link;
  const next = withJoiner(group, who);
  const size = sizeOf(next);
  const lines = [speech.t('ui.option.newSize', { size: sizeText(size) })];
  if (cutsIn(view, size)) lines.push(speech.t('ui.alley.goesNext'));
  return { title: speech.goods({ ...next }), lines, rule: 'alleys.groups' };
}

function buildHome({ deal, at }: Desk, rect: Rect): void {
  const { kit, link } = deal;
  const { x, y, width, height } = rect;
  const foot = at.compact ? 28 : 36;
  const inside = { x: x + width * 0.16, y: y + 10, width: width * 0.68, height: height - foot - 20 };
  kit.fitted(drawing('spaces/home'), inside, true);
  const style = { size: at.compact ? 16 : 19, fit: width - 20 };
  line(kit, link.speech.t('option.petz.join.home'), x + width / 2, y + height - foot / 2 - 6, style, 0.5);
}

function buildWaiting({ deal, view, seat, at }: Desk, rect: Rect, group: Group, who: Joiner): void {
  const { kit, link } = deal;
  const { x, y, width, height } = rect;
  const next = withJoiner(group, who);
  const [before, after] = [sizeOf(group), sizeOf(next)];
  const foot = at.compact ? 30 : 40;
  const top = Math.min(height * 0.18, 30);
  buildCrowd(kit, seat, next, { x: x + 14, y: y + top, width: width - 28, height: height - foot - top - 8 });
  const badge = foot - 2;
  const middle = y + height - foot / 2 - 6;
  const isNext = cutsIn(view, after);
  // The size before, an arrow, the size after; and the line it jumps.
  const from = isNext ? x + 12 + badge / 2 : x + width / 2 - badge;
  sizeBadge(kit, sizeText(before), from, middle, badge);
  kit.words('→', from + badge * 0.86, middle, { size: badge * 0.6 });
  sizeBadge(kit, sizeText(after), from + badge * 1.72, middle, badge, after > before);
  if (!isNext) return;
  const start = from + badge * 2.3;
  const mark = badge * 0.9;
  icon(kit, 'icons/icon-cut-in', start + mark / 2, middle, mark);
  const room = x + width - 12 - start - mark - 4;
  const style = { size: 16, colour: palette.goodText, fit: room };
  if (room < 54) return;
  line(kit, link.speech.t('ui.alley.goesNext'), start + mark + 4, middle, style);
}
