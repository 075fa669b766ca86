/** A line of large words over the board for a moment: a new round, a World cleared, whose turn it is. */

import { panel } from '../../../ui/panel.ts';
import { middleOf } from '../../../ui/rect.ts';
import type { Art } from '../../../ui/svg-art.ts';
import { palette } from '../../../ui/theme/palette.ts';
import { backOut, within } from '../../table/motion/ease.ts';
import type { Shown } from '../../table/motion/index.ts';
import { showFor } from '../../table/motion/show-for.ts';
import type { Scene } from './scene.ts';

/** Over the board, under captions. */
const DEPTH = 930;
/** How long it takes to be there, and to be gone. */
const COMES = 260;
const GOES = 180;

/** Shows a banner in the middle of the board and takes it away again; `face` stands at its left. */
export async function banner(
  { host, at }: Pick<Scene, 'host' | 'at'>,
  words: string,
  how: { face?: Art; ms?: number; colour?: string } = {},
): Promise<void> {
  const { kit } = host;
  if (kit.speed === 0) return;
  const { board, small, k } = at;
  const { face, ms = 900, colour = palette.plumText } = how;
  const high = small ? 62 : 104 * k;
  const lead = face === undefined ? 0 : high * 0.92;
  const most = board.rect.width - 40 - lead;
  const text = kit.words(words, lead / 2, -2, { size: small ? 28 : 46 * k, colour, fit: most, outline: 5 });
  const wide = text.width + lead + 76;
  const back = kit.picture(panel('plum', wide, high, high / 2.4), -wide / 2 - 2, -high / 2 - 2, wide + 4);
  const parts: Shown[] = [back, text];
  if (face !== undefined) {
    const size = high * 0.94;
    parts.splice(1, 0, kit.fitted(face, { x: -wide / 2 + 12, y: -size / 2 - 2, width: size, height: size }));
  }
  const middle = middleOf(board.rect);
  const group = kit.group(middle.x, middle.y, parts).setDepth(DEPTH).setAlpha(0);
  const all = COMES + ms + GOES;
  const move = (t: number) => {
    const size = 0.6 + 0.4 * backOut(within(t * all, 0, COMES));
    return { sx: size, sy: size };
  };
  await showFor(kit, all, [{ of: group, fade: [COMES / 2 / all, 1 - GOES / all], move }]);
}
