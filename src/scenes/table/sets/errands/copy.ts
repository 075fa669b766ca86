/** The Gift Box: a shelf with the artifacts of the others, one of which it may become. */
import { centre } from '../../../../ui/rect.ts';
import { explainArtifact } from '../../explain/index.ts';
import { emblem } from '../../pieces.ts';
import { drawing } from '../../shelf.ts';
import { board, card } from '../parts/boards.ts';
import { split, spreadGrid } from '../parts/spread.ts';
import { line } from '../parts/words.ts';
import type { Desk } from './desk.ts';

export function paintCopy(desk: Desk): void {
  const { deal, view, at, options, picked, marks, seat } = desk;
  const { kit, link } = deal;
  const { lead, things: room } = split(at.stage, 0.24);
  // While nothing is asked there is nothing but the box.
  const box = centre(options.length > 0 ? lead : at.stage, Math.min(lead.width, lead.height));
  marks.set('box', box);
  desk.parts.set('box', kit.fitted(drawing('artifacts/giftBox'), box));
  kit.tell(box, () => explainArtifact(link, 'giftBox'));
  const things = options.flatMap((option, i) => (typeof option === 'string' ? [{ id: option, i }] : []));
  const boxes = spreadGrid(room, things.length, { most: at.compact ? 150 : 230, tall: 1.08 });
  for (const [n, { id, i }] of things.entries()) {
    const rect = boxes[n];
    if (rect === undefined) continue;
    const { x, y, width, height } = rect;
    kit.picture(card(i === picked ? 'picked' : 'rest', width, height), x, y, width);
    const foot = Math.min(40, height * 0.26);
    const inside = { x: x + width * 0.14, y: y + 12, width: width * 0.72, height: height - foot - 26 };
    kit.fitted(drawing(`artifacts/${id}`), inside, true);
    kit.picture(board('#c98a4e', width - 20, 9, 4), x + 10, inside.y + inside.height, width - 20);
    const style = { size: at.compact ? 16 : 18, fit: width - 18 };
    line(kit, link.speech.thing('artifact', id), x + width / 2, y + height - foot / 2 - 6, style, 0.5);
    // Whose it is.
    const owner = view.shops.findIndex((shop, other) => other !== seat && shop.artifacts.includes(id));
    const coat = Math.max(24, width * 0.2);
    if (owner >= 0) kit.picture(emblem(owner), x + width - coat - 8, y + 8, coat);
    kit.press(
      `artifact:${id}`,
      rect,
      () => desk.pick(i),
      () => explainArtifact(link, id),
    );
  }
}
