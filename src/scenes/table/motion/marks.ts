/** Marks laid over the picture for a moment: stamps, rising numbers, rims, a flash. */
import { type GameObjects, TintModes } from 'phaser';
import { inset, middleOf, type Rect } from '../../../ui/rect.ts';
import { rimOf, sketch } from '../../../ui/sketch.ts';
import { palette } from '../../../ui/theme/palette.ts';
import type { Drawable } from '../drawings.ts';
import type { TableKit } from '../kit.ts';
import { backOut, cubicIn, cubicOut, within } from './ease.ts';
import { hold, type Shown } from './held.ts';
import type { Point } from './path.ts';
import { pause, run } from './run.ts';
import { showFor } from './show-for.ts';

/** Marks lie over what a set draws, under the veil of the playback. */
export const OVER = 900;
const FADE = 150;

/** An image of a drawing round its middle, unseen until its texture is there. */
export function centred(kit: TableKit, art: Drawable, at: Point, width: number): GameObjects.Image {
  return kit.centred(art, at, width).setAlpha(0).setDepth(OVER);
}

/** A token is stamped on, its middle at `at`: comes down from 1.6, bounces a little, and stays. */
export async function stamp(
  kit: TableKit,
  art: Drawable,
  at: Point,
  width: number,
): Promise<GameObjects.Image> {
  const image = centred(kit, art, at, width);
  await kit.ready();
  if (kit.still) await run(kit, FADE, (t) => image.active && image.setAlpha(t));
  else {
    const twist = hold(image);
    await run(kit, 340, (t) => {
      if (!image.active) return;
      const size = 1.6 - 0.6 * cubicIn(within(t, 0, 0.45));
      const squash = t < 0.45 ? 0 : 1 - backOut(within(t, 0.45, 1));
      image.setAlpha(within(t, 0, 0.2));
      twist({
        sx: size * (1 + squash * 0.16),
        sy: size * (1 - squash * 0.16),
        turn: -14 * (1 - within(t, 0, 0.45)),
      });
    });
  }
  return image;
}

/** Words or a number that rise and fade. */
export async function float(
  kit: TableKit,
  words: string,
  at: Point,
  colour: string = palette.parchmentLight,
  size = 28,
): Promise<void> {
  const isOver = kit.layer.panelAt(at) !== null;
  const style = { size, colour, outline: Math.max(4, size / 6) };
  const text = isOver
    ? kit.layer.flyingWords(words, at, colour, size)
    : kit.words(words, at.x, at.y, style).setDepth(OVER + 1);
  text.setAlpha(0);
  const move = (t: number) => {
    const grown = 0.6 + 0.4 * backOut(within(t, 0, 0.22));
    return { y: -44 * cubicOut(t), sx: grown, sy: grown };
  };
  await showFor(kit, 1000, [{ of: text, fade: [0.12, 0.68], move }]);
}

/** A rim round something that has changed; a panel of the page lights up. */
export async function ring(
  kit: TableKit,
  rect: Rect,
  colour: string = palette.glow,
  ms = 600,
): Promise<void> {
  const panel = kit.layer.panelAt(middleOf(rect));
  if (panel !== null) {
    kit.layer.light(panel, kit.ms(ms), colour);
    return kit.wait(ms);
  }
  const around = inset(rect, -7);
  const art = sketch(`ring-${colour}`, around.width, around.height, (w, h) => {
    const round = Math.round(Math.min(20, h * 0.3));
    return rimOf(w, h, 4, round, palette.ink, 8) + rimOf(w, h, 4, round, colour, 5);
  });
  const of = centred(kit, art, middleOf(rect), art.box.width);
  const move = (t: number) => {
    const size = 1 + 0.12 * (1 - backOut(within(t, 0, 0.35)));
    return { sx: size, sy: size };
  };
  await showFor(kit, ms, [{ of, fade: [0.15, 0.7], move }]);
}

/** White for a moment, once. Words cannot flash. */
export async function flash(kit: TableKit, objects: readonly Shown[]): Promise<void> {
  if (kit.still || kit.speed === 0) return;
  const images = objects.flatMap(imagesOf);
  for (const image of images) image.setTint(0xffffff).setTintMode(TintModes.FILL);
  await pause(kit, 60);
  for (const image of images) if (image.active) image.clearTint().setTintMode(TintModes.MULTIPLY);
}

function imagesOf(object: GameObjects.GameObject): GameObjects.Image[] {
  if (!object.active) return [];
  if ('list' in object) return (object as GameObjects.Container).list.flatMap(imagesOf);
  return object.type === 'Image' ? [object as GameObjects.Image] : [];
}
