/** A group's size on a badge, and who is on the way to one. */
import type { GameObjects } from 'phaser';
import type { Seat } from '../../../../engine/kernel/state.ts';
import type { Rect } from '../../../../ui/rect.ts';
import type { Art } from '../../../../ui/svg-art.ts';
import { palette } from '../../../../ui/theme/palette.ts';
import { drawing } from '../../drawings.ts';
import type { TableKit } from '../../kit.ts';
import { bodyguardArt, impOf } from '../../pieces.ts';
import { plainDisc } from '../parts/boards.ts';
import { line } from '../parts/words.ts';

const hat = (): Art => drawing('artifacts/fancyHat');

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
