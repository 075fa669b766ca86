/** What is on offer in town: pets with their fans of bars, cages with their numbers, small things in rows. */
import type { GameObjects } from 'phaser';
import type { MarketPlace } from '../../../../engine/petz/alleys/state.ts';
import { cageCard, petCard } from '../../../../engine/petz/read.ts';
import { petSheet } from '../../../../session/advice/pet-sheet.ts';
import type { Rect } from '../../../../ui/rect.ts';
import { drawing } from '../../drawings.ts';
import { eatsArt } from '../../explain/pet-signs.ts';
import type { TableKit } from '../../kit.ts';
import { bodyguardArt, type Letter, letterBar } from '../../pieces.ts';

/** What a thing is drawn with. */
export type Drawn = GameObjects.Image | GameObjects.Text;

/** Something on offer: its place, and what it is drawn with. */
export interface Thing {
  box: Rect;
  objects: readonly Drawn[];
}

export type Family = 'pet' | 'cage' | 'addon' | 'artifact';

/** A pet standing on the lower edge of a box, its bars fanned out before its feet. */
function petWithBars(kit: TableKit, id: string, size: number, box: Rect): Drawn[] {
  const barHeight = Math.min(52, box.height * 0.3);
  const barWidth = barHeight * 0.75;
  const side = Math.min(box.width, box.height - barHeight * 0.62);
  const middle = box.x + box.width / 2;
  const pet = kit.picture(
    `pets/${id}`,
    middle - side / 2,
    box.y + box.height - barHeight * 0.62 - side,
    side,
  );
  const letters = [...petCard(id).bars.slice(0, size)] as Letter[];
  const fan = letters.map((letter, i) => {
    const turn = i - (letters.length - 1) / 2;
    const image = kit.art.image(
      kit.scene,
      letterBar(letter),
      middle,
      box.y + box.height + barHeight * 1.3,
      barHeight / 68,
      kit.ratio,
      {
        at: [24, 64 * 2.25],
        angle: turn * 9 * (barWidth / 26),
      },
    );
    image.x += turn * barWidth * 0.78;
    return image;
  });
  const eats = eatsArt(petSheet(id, size).eats);
  const scale = Math.max(20, side * 0.24) / eats.box.height;
  const right = Math.min(box.x + box.width, middle + side * 0.52);
  const sign = kit.picture(
    eats,
    right - eats.box.width * scale,
    box.y + box.height - barHeight * 0.62 - eats.box.height * scale,
    eats.box.width * scale,
  );
  return [pet, ...fan, sign];
}

/** A cage with strength and antimagic written on its signs: those printed, or what they are in a shop. */
export function cageWithNumbers(
  kit: TableKit,
  id: string,
  box: Rect,
  { strength, antimagic }: { strength: number; antimagic: number } = cageCard(id),
): Drawn[] {
  const scale = Math.min(box.width / 320, box.height / 256);
  const x = box.x + (box.width - 320 * scale) / 2;
  const y = box.y + box.height - 256 * scale;
  const cage = kit.picture(`cages/${id}`, x, y, 320 * scale);
  const style = { size: Math.max(16, 40 * scale), colour: '#fffaf0', outline: 4 };
  return [
    cage,
    kit.words(String(strength), x + 46 * scale, y + 78 * scale, style),
    kit.words(String(antimagic), x + 274 * scale, y + 78 * scale, style),
  ];
}

/** A thing on offer in a box. */
export function goods(kit: TableKit, family: Family, id: string, size: number, box: Rect): Drawn[] {
  if (family === 'pet') return petWithBars(kit, id, size, box);
  if (family === 'cage') return cageWithNumbers(kit, id, box);
  return [kit.fitted(`${family}s/${id}`, box, true)];
}

/** A thing of the black market, which also sells food and a guard. */
export function wares(kit: TableKit, place: MarketPlace, id: string, box: Rect): Drawn[] {
  if (place === 'bodyguard') return [kit.fitted(bodyguardArt(), box, true)];
  if (place === 'food') return [kit.fitted(`exhibitions/${id}`, box, true)];
  return goods(kit, place, id, 2, box);
}

/** A pool of light under what can be taken, a bright one under what is taken. */
export function lightUnder(kit: TableKit, { x, y, width, height }: Rect, isPicked: boolean): void {
  const wide = width * 1.06;
  kit
    .picture('props/light-pool', x + (width - wide) / 2, y + height - wide * 0.32, wide)
    .setAlpha(isPicked ? 1 : 0.5);
}

/** The picture of a thing, for its way home. */
export function goodsArt(family: Family, id: string) {
  return drawing(`${family}s/${id}`);
}
