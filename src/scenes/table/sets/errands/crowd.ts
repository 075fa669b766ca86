/** A group as it stands together: imps, the bodyguard, a hat on a head, coins; and its size on a badge. */
import type { GameObjects } from 'phaser';
import type { Seat } from '../../../../engine/kernel/state.ts';
import type { Group } from '../../../../engine/petz/state.ts';
import type { Rect } from '../../../../ui/rect.ts';
import type { Art } from '../../../../ui/svg-art.ts';
import { palette } from '../../../../ui/theme/palette.ts';
import { drawing } from '../../drawings.ts';
import type { TableKit } from '../../kit.ts';
import { bodyguardArt, impOf } from '../../pieces.ts';
import { plainDisc } from '../parts/boards.ts';
import { line } from '../parts/words.ts';

const hat = (): Art => drawing('artifacts/fancyHat');

interface Crowd {
  imps: GameObjects.Image[];
  all: GameObjects.Image[];
  /** Where the next one would stand. */
  foot: { x: number; y: number };
}

/** Draws a group on the lower edge of a box. */
export function buildCrowd(kit: TableKit, seat: Seat, group: Group, box: Rect): Crowd {
  const { imps, gold, bodyguard = 0, hat: hats = 0 } = group;
  const figures = imps + bodyguard;
  const coins = gold;
  const purse = coins > 0 ? Math.min(box.height * 0.34, box.width * 0.2) : 0;
  const room = box.width - (coins > 0 ? purse * 1.2 : 0);
  const side = Math.min(box.height * 0.92, room * (figures < 2 ? 1 : 0.62));
  const step = figures < 2 ? 0 : Math.min(side * 0.62, (room - side) / (figures - 1));
  const left = box.x + (room - side - step * (figures - 1)) / 2;
  const top = box.y + box.height - side;
  const arts = [...Array.from({ length: imps }, () => impOf(seat)), ...Array(bodyguard).fill(bodyguardArt())];
  const all = arts.map((art: Art, i) => kit.picture(art, left + i * step, top, side));
  if (hats > 0) {
    const wide = side * 0.46;
    all.push(kit.picture(hat(), left + (side - wide) / 2, top - wide * 0.5, wide));
  }
  if (coins > 0) {
    const x = box.x + room + purse * 0.1;
    const y = box.y + box.height - purse * 1.2;
    all.push(kit.picture(drawing('tokens/token-gold'), x, y, purse));
    const style = { size: Math.max(16, purse * 0.6), colour: palette.eyeWhite, outline: 5 };
    if (coins > 1) kit.words(`×${coins}`, x + purse * 0.6, y + purse * 0.92, style);
  }
  return {
    imps: all.slice(0, imps),
    all,
    foot: { x: left + figures * step + side / 2, y: box.y + box.height },
  };
}

/** A round badge with a group's size. */
export function sizeBadge(
  kit: TableKit,
  words: string,
  x: number,
  y: number,
  size: number,
  fresh = false,
): void {
  kit.picture(plainDisc(fresh ? palette.glow : '#fff3d6', size), x - size / 2, y - size / 2, size);
  line(kit, words, x, y, { size: size * 0.54 }, 0.5);
}

/** Who is on the way, standing alone. */
export function buildJoiner(kit: TableKit, seat: Seat, who: string, box: Rect): GameObjects.Image[] {
  if (who === 'hat') return [kit.fitted(hat(), box, true)];
  const body = kit.fitted(who === 'bodyguard' ? bodyguardArt() : impOf(seat), box, true);
  if (who !== 'impWithHat') return [body];
  const side = Math.min(box.width, box.height);
  const wide = side * 0.46;
  const x = box.x + box.width / 2 - wide / 2;
  return [body, kit.picture(hat(), x, box.y + box.height - side - wide * 0.5, wide)];
}
