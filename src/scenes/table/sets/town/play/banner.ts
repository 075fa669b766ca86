/** A new day: the sun comes up behind the hills, and a board says which round it is. */

import { tableFacts } from '../../../../../engine/petz/read.ts';
import type { PetzView } from '../../../../../engine/petz/view.ts';
import { panel } from '../../../../../ui/panel.ts';
import { palette } from '../../../../../ui/theme/palette.ts';
import { fade } from '../../../motion/index.ts';
import type { TownGround } from './ground.ts';

const DEPTH = 880;

/** The sun of the scenery climbs from behind the hills to its place. */
export async function sunrise(ground: TownGround): Promise<void> {
  const { kit } = ground;
  const { sun } = ground.layout();
  const image = ground.sun();
  if (image === null || kit.still) return;
  const { y } = image;
  image.setY(y + sun.height * 1.9);
  await kit.move(image, { y }, 1100, 'Sine.easeOut');
}

/** “Round 3 of 5” drops in, is read, and goes up again. */
export async function roundBanner(ground: TownGround, view: PetzView): Promise<void> {
  const { kit, link } = ground;
  const { compact, middle } = ground.layout();
  const { rounds } = tableFacts(view);
  const words = link.speech.t('ui.table.round', { round: view.round, rounds });
  const text = kit.words(words, 0, 0, { size: compact ? 30 : 52, colour: '#fffaf0', outline: 6 });
  const width = text.width + (compact ? 60 : 110);
  const height = compact ? 58 : 104;
  const board = kit.picture(panel('wood', width, height, 26), -width / 2 - 2, -height / 2 - 2, width + 4);
  const shown = kit.group(middle.x, middle.y, [board, text]).setDepth(DEPTH).setAlpha(0);
  text.setColor(palette.eyeWhite);
  await kit.ready();
  if (kit.still) {
    await fade(kit, [shown], 1);
    await kit.wait(700);
    await fade(kit, [shown], 0);
  } else {
    shown.setAlpha(1).setY(middle.y - 260);
    await kit.move(shown, { y: middle.y }, 380, 'Back.easeOut');
    await kit.wait(560);
    await kit.move(shown, { y: middle.y - 300, alpha: 0 }, 220, 'Cubic.easeIn');
  }
  shown.destroy();
}
