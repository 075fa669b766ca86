/** Before a creature of a computer's Evil Lord acts: he laughs, and the shadow of his hand reaches for it. */

import { art } from '../../../ui/svg-art.ts';
import { cubicOut, within } from '../../table/motion/ease.ts';
import { hold } from '../../table/motion/held.ts';
import { fade } from '../../table/motion/index.ts';
import { run } from '../../table/motion/run.ts';
import { remember } from '../drawings.ts';
import { lordArt } from '../lord.ts';
import type { Scene } from './scene.ts';

const DEPTH = 910;

/** The shadow of an arm with claws, its fingertips at the lower end. */
function handArt() {
  return remember('shadow-hand', () =>
    art(
      'shadow-hand',
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 420"><g fill="#241038"><path d="M44 0H116L106 236Q132 250 138 284Q146 318 132 352Q124 366 116 350Q118 326 112 310Q112 348 102 386Q94 402 86 386Q86 348 82 322Q76 362 66 394Q58 410 50 392Q52 350 52 318Q42 336 38 358Q30 372 22 358Q22 318 30 288Q36 254 56 238z"/></g></svg>',
    ),
  );
}

/** The laugh, short: turns of his creatures come often. */
export async function cackle(scene: Scene, id: string): Promise<void> {
  const { deal, spots, at } = scene;
  const { kit, link } = deal;
  if (kit.speed === 0) return;
  const spot = spots.of(id);
  if (spot === null) return;
  const size = at.small ? 92 : 168 * at.k;
  const { rect } = at.board;
  const face = kit
    .picture(lordArt('glad'), rect.x + rect.width - size - 6, rect.y + 4, size)
    .setDepth(DEPTH + 1);
  const words = kit
    .words(link.speech.t('ui.tableaux.banner.laugh'), rect.x + rect.width - size - 14, rect.y + size * 0.4, {
      size: at.small ? 22 : 30 * at.k,
      colour: '#e7c6ff',
      outline: 6,
    })
    .setOrigin(1, 0.5)
    .setDepth(DEPTH + 1);
  const wide = at.small ? 74 : 120 * at.k;
  const high = (wide * 420) / 160;
  const hand = kit.picture(handArt(), spot.heart.x, spot.heart.y, wide, { at: [80, 400] }).setDepth(DEPTH);
  for (const object of [face, words, hand]) object.setAlpha(0);
  await kit.ready();
  if (kit.still) {
    await fade(kit, [face, words, hand], 0.7);
    await kit.wait(450);
  } else {
    const laugh = hold(face, [0.5, 0.92]);
    const reach = hold(hand);
    await run(kit, 820, (t) => {
      if (!face.active) return;
      const beat = Math.abs(Math.sin(t * 16));
      face.setAlpha(within(t, 0, 0.15));
      words.setAlpha(within(t, 0.05, 0.2));
      laugh({ sy: 1 + 0.06 * beat, sx: 1 - 0.03 * beat, turn: 2.5 * Math.sin(t * 18) });
      hand.setAlpha(0.62 * within(t, 0.1, 0.4));
      reach({ y: -high * (1 - cubicOut(within(t, 0.1, 0.75))) });
    });
  }
  await fade(kit, [face, words, hand], 0, 160);
  for (const object of [face, words, hand]) object.destroy();
}
