/** A World is revealed: its card comes out of the dark, turns over in the middle of the window, and goes to its place. */
import type { GameObjects } from 'phaser';
import { panel } from '../../../ui/panel.ts';
import { middleOf } from '../../../ui/rect.ts';
import { palette } from '../../../ui/theme/palette.ts';
import { cubicInOut, cubicOut, within } from '../../table/motion/ease.ts';
import { fade } from '../../table/motion/index.ts';
import { run } from '../../table/motion/run.ts';
import { showFor } from '../../table/motion/show-for.ts';
import { lordArt, questIcon, thingArt, worldCardArt } from '../art.ts';
import { cardRules, thingName } from '../words.ts';
import type { Scene } from './scene.ts';

const DEPTH = 930;
const LOOK_MS = 1500;

/** The height of its middle: over the line that says what goes on. */
const heightOf = ({ window, prompt }: Scene['at'], high: number): number =>
  Math.max(high / 2 + 4, Math.min(window.height / 2, prompt.y - high / 2 - 10));

/** A side of the card, in a group round its middle. */
function side({ kit, at }: Scene, wide: number, high: number): GameObjects.Container {
  const { width } = kit.window;
  const back = kit.picture(panel('paper', wide, high, 22), -wide / 2 - 2, -high / 2 - 2, wide + 4);
  return kit.group(width / 2, heightOf(at, high), [back]).setDepth(DEPTH);
}

/** The face: picture, name, what holds there. */
function faceOf(scene: Scene, world: string, wide: number, high: number) {
  const { kit, speech, beat } = scene;
  const group = side(scene, wide, high);
  const art = worldCardArt(world);
  const pad = wide * 0.06;
  const inner = wide - 2 * pad;
  const picture = inner * 0.6;
  if (art !== null)
    group.add(kit.fitted(art, { x: -inner / 2, y: -high / 2 + pad, width: inner, height: picture }));
  const top = -high / 2 + pad + picture;
  const small = wide < 260;
  group.add(
    kit.words(thingName(speech, 'world', world), 0, top + high * 0.075, {
      size: small ? 24 : 32,
      fit: inner,
    }),
  );
  const rules = kit.words(cardRules(speech, beat.after, world), 0, top + high * 0.14, {
    size: small ? 16 : Math.round(wide * 0.062),
    family: 'text',
    colour: palette.textSoft,
  });
  rules.setOrigin(0.5, 0).setWordWrapWidth(inner, true);
  for (let size = wide * 0.062; top + high * 0.14 + rules.height > high / 2 - 6 && size > 16; )
    rules.setFontSize(Math.max(16, --size));
  group.add(rules);
  return group;
}

/** Until it is at its place, nothing else tells which World it is. */
export async function turnCard(scene: Scene, world: string): Promise<void> {
  const { kit } = scene;
  // Instantly there is nothing to be seen of it.
  if (kit.speed === 0) return;
  kit.layer.veil(true);
  const { width, height } = kit.window;
  const wide = Math.min(360, width * 0.34, (scene.at.prompt.y - 12) / 1.28);
  const high = wide * 1.28;
  const dark = kit.scene.add
    .rectangle(0, 0, width, height, 0x2b1433, 0.55)
    .setOrigin(0, 0)
    .setDepth(DEPTH - 1);
  const face = faceOf(scene, world, wide, high);
  const back = side(scene, wide, high);
  const sign = wide * 0.5;
  back.add(kit.fitted(questIcon('world'), { x: -sign / 2, y: -sign / 2, width: sign, height: sign }));
  face.setVisible(false);
  await kit.ready();
  if (kit.still) {
    back.setVisible(false);
    face.setVisible(true).setAlpha(0);
    await fade(kit, [face], 1);
  } else {
    await run(kit, 340, (t) => back.active && back.setScale(cubicInOut(t)));
    await run(kit, 520, (t) => {
      const isOver = t >= 0.5;
      const across = Math.max(0.02, Math.abs(Math.cos(t * Math.PI)));
      if (!back.active || !face.active) return;
      back.setVisible(!isOver).setScale(across, 1);
      face.setVisible(isOver).setScale(across, 1);
    });
  }
  await kit.wait(LOOK_MS);
  kit.layer.veil(false);
  const to = (scene.at.small ? kit.layer.placeOf('world') : null) ?? scene.at.card;
  const from = heightOf(scene.at, high);
  const end = middleOf(to);
  if (kit.still) await fade(kit, [face], 0);
  else
    await run(kit, 420, (t) => {
      if (!face.active) return;
      const e = cubicInOut(t);
      face.setPosition(width / 2 + (end.x - width / 2) * e, from + (end.y - from) * e);
      face.setScale(1 + (to.width / wide - 1) * e).setAlpha(1 - 0.6 * t);
      if (dark.active) dark.setAlpha(1 - t);
    });
  for (const object of [dark, face, back]) object.destroy();
}

/** Before a creature of a computer's Evil Lord acts: he laughs, and the shadow of his hand reaches for it. */
const HAND_DEPTH = 910;

/** The laugh, short: turns of his creatures come often. */
export async function cackle(scene: Scene, id: string): Promise<void> {
  const { spots, at, kit, speech } = scene;
  if (kit.speed === 0) return;
  const spot = spots.of(id);
  if (spot === null) return;
  const size = at.small ? 92 : 168 * at.k;
  const { rect } = at.board;
  const face = kit
    .picture(lordArt('glad'), rect.x + rect.width - size - 6, rect.y + 4, size)
    .setDepth(HAND_DEPTH + 1);
  const words = kit
    .words(speech.t('ui.tableaux.banner.laugh'), rect.x + rect.width - size - 14, rect.y + size * 0.4, {
      size: at.small ? 22 : 30 * at.k,
      colour: '#e7c6ff',
      outline: 6,
      side: 1,
    })
    .setDepth(HAND_DEPTH + 1);
  const wide = at.small ? 74 : 120 * at.k;
  const high = (wide * 420) / 160;
  const hand = kit
    .picture(thingArt('lord-hand'), spot.heart.x, spot.heart.y, wide, { at: [80, 400] })
    .setDepth(HAND_DEPTH);
  for (const object of [face, words, hand]) object.setAlpha(0);
  const laugh = (t: number) => {
    const beat = Math.abs(Math.sin(t * 19));
    return { sy: 1 + 0.06 * beat, sx: 1 - 0.03 * beat, turn: 2.5 * Math.sin(t * 21.5) };
  };
  const reach = (t: number) => ({ y: -high * (1 - cubicOut(within(t, 0.08, 0.63))) });
  await showFor(kit, 980, [
    { of: face, fade: [0.13, 0.84], pivot: [0.5, 0.92], move: laugh },
    { of: words, fade: [0.17, 0.84] },
    { of: hand, fade: [0.33, 0.84], alpha: 0.62, move: reach },
  ]);
}
