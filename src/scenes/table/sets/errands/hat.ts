/** An imp comes down from the platform: with the Fancy Hat on its head, or the hat stays up there. */
import { box, centre } from '../../../../ui/rect.ts';
import { explainArtifact } from '../../explain/index.ts';
import { drawing } from '../../shelf.ts';
import { buildJoiner } from './crowd.ts';
import type { Desk } from './desk.ts';

export function paintHat({ deal, at, options, picked, pick, marks, seat }: Desk): void {
  const { kit, link } = deal;
  const wears = options.length === 0 || options[picked] === true;
  const width = Math.min(at.stage.width, at.stage.height * 1.25, 760);
  const room = centre(at.stage, width, width * 0.8);
  const up = box(room.x + width * 0.45, room.y, width * 0.55, room.height);
  const side = width * 0.44;
  const place = box(room.x, room.y + room.height - side, side, side);
  marks.set('wear:imp', place);
  kit.fitted(drawing('spaces/platform'), up, true);
  const hat = side * 0.5;
  const peg = box(up.x + (up.width - hat) / 2, up.y + up.height * 0.3, hat, hat);
  if (!wears) kit.fitted(drawing('artifacts/fancyHat'), peg);
  buildJoiner(kit, seat, wears ? 'impWithHat' : 'imp', place);
  const explain = () => explainArtifact(link, 'fancyHat');
  const wear = options.indexOf(true);
  const leave = options.indexOf(false);
  if (wear >= 0) kit.press('imp', place, () => pick(wear), explain);
  if (leave >= 0) kit.press('platform', up, () => pick(leave), explain);
}
