/** An imp comes down from the platform: with the Fancy Hat on its head, or the hat stays up there. */
import { explainArtifact } from '../../explain/index.ts';
import { drawing } from '../../shelf.ts';
import { card } from '../parts/boards.ts';
import { line } from '../parts/words.ts';
import { buildJoiner } from './crowd.ts';
import type { Desk } from './desk.ts';
import { grid } from './layout.ts';

export function paintHat(desk: Desk): void {
  const { deal, at, options, picked, marks, seat } = desk;
  const { kit, link } = deal;
  const isAsked = options.length > 0;
  const choices = isAsked ? options : [true];
  const boxes = grid(at.stage, choices.length, { most: at.compact ? 260 : 420, tall: 0.8 });
  for (const [i, option] of choices.entries()) {
    const rect = boxes[i];
    if (rect === undefined) continue;
    const { x, y, width, height } = rect;
    const wears = option === true;
    marks.set(wears ? 'wear' : 'leave', rect);
    kit.picture(card(isAsked && i === picked ? 'picked' : 'rest', width, height), x, y, width);
    const foot = at.compact ? 28 : 40;
    const room = { x: x + 14, y: y + 12, width: width - 28, height: height - foot - 22 };
    const up = { ...room, x: room.x + room.width * 0.4, width: room.width * 0.6 };
    kit.fitted(drawing('spaces/platform'), up, true).setAlpha(0.9);
    const side = Math.min(room.height * 0.66, room.width * 0.44);
    const place = { x: room.x, y: room.y + room.height - side, width: side, height: side };
    marks.set(wears ? 'wear:imp' : 'leave:imp', place);
    buildJoiner(kit, seat, wears ? 'impWithHat' : 'imp', place);
    if (!wears) {
      const wide = side * 0.5;
      kit.picture(
        drawing('artifacts/fancyHat'),
        up.x + up.width / 2 - wide / 2,
        up.y + up.height * 0.3,
        wide,
      );
    }
    const words = link.speech.t(`option.petz.hat.${wears ? 'wear' : 'leave'}`);
    const style = { size: at.compact ? 17 : 22, fit: width - 24 };
    line(kit, words, x + width / 2, y + height - foot / 2 - 6, style, 0.5);
    if (isAsked)
      kit.press(
        `option:${i}`,
        rect,
        () => desk.pick(i),
        () => explainArtifact(link, 'fancyHat'),
      );
  }
}
