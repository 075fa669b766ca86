/** Who goes in a group, as figures: imps, the bodyguard, coins; one imp wears the Fancy Hat. */
import type { GameObjects } from 'phaser';
import type { Seat } from '../../../../engine/kernel/state.ts';
import type { Group } from '../../../../engine/petz/state.ts';
import type { Rect } from '../../../../ui/rect.ts';
import type { Art } from '../../../../ui/svg-art.ts';
import { drawing } from '../../drawings.ts';
import type { TableKit } from '../../kit.ts';
import { bodyguardArt, impOf, plainDisc } from '../../pieces.ts';

interface Member {
  kind: 'imp' | 'bodyguard' | 'coin';
  art: Art;
  /** Its width by that of an imp. */
  share: number;
}

/** A coin beside an imp. */
const COIN = 0.56;

/** Everybody of a group in a row: imps first, the one with the hat at their head, then the bodyguard, then coins. */
function membersOf(
  seat: Seat | null,
  { imps, gold = 0, bodyguard = 0 }: Pick<Group, 'imps'> & Partial<Group>,
): Member[] {
  const several = (count: number, one: Member) => Array.from({ length: count }, () => one);
  return [
    ...several(imps, { kind: 'imp', art: impOf(seat), share: 1 }),
    ...several(bodyguard, { kind: 'bodyguard', art: bodyguardArt(), share: 1 }),
    ...several(gold, { kind: 'coin', art: drawing('tokens/token-gold'), share: COIN }),
  ];
}

interface PartyLook {
  /** The widest an imp may be. */
  most: number;
  /** How much of its width each takes from the next, at most. */
  squeeze: number;
}

/** Draws a group side by side on the lower edge of a box; they overlap if they are many. */
export function drawParty(
  kit: TableKit,
  seat: Seat | null,
  group: Pick<Group, 'imps'> & Partial<Group>,
  { x, y, width, height }: Rect,
  { most, squeeze }: PartyLook,
): GameObjects.Image[] {
  const members = membersOf(seat, group);
  const hat = (group.hat ?? 0) > 0;
  const imp = Math.min(hat ? height * 0.8 : height, width, most);
  const widths = members.map(({ share }) => share * imp);
  const last = widths.at(-1) ?? 0;
  const before = widths.reduce((sum, w) => sum + w, 0) - last;
  // Neither the last coin nor the tail of the last imp leaves the box.
  const figures = members.filter(({ kind }) => kind !== 'coin').length;
  const ahead = imp * Math.max(0, figures - 1);
  const shrink = Math.min(squeeze, (width - last) / Math.max(1, before), (width - imp) / Math.max(1, ahead));
  const whole = Math.max(before * shrink + last, ahead * shrink + imp);
  let left = x + (width - whole) / 2;
  const images = members.map(({ art }, i) => {
    const w = widths[i] ?? imp;
    const image = kit.picture(art, left, y + height - (w * art.box.height) / art.box.width, w);
    left += w * shrink;
    return image;
  });
  const [head] = images;
  if (hat && head !== undefined)
    images.push(wearHat(kit, imp, { x: x + (width - whole) / 2, y: y + height - imp }));
  return images;
}

/** The Fancy Hat on the head of an imp that is drawn with its corner there; its drawing is in the units of the imp's. */
function wearHat(kit: TableKit, imp: number, { x, y }: { x: number; y: number }): GameObjects.Image {
  const scale = imp / 252;
  return kit.picture('rigs/rig-hat', x - 2 * scale, y - 66 * scale, 256 * scale);
}

/** The size of a group, or another number, on a disc round a point. */
export function sizeBadge(
  kit: TableKit,
  words: string,
  x: number,
  y: number,
  size: number,
  fill = '#fff3d6',
): void {
  kit.laid(plainDisc(fill, size), { x: x - size / 2, y: y - size / 2 });
  kit.words(words, x, y, { size: Math.max(16, size * 0.58), fit: size + 4 });
}

const hat = (): Art => drawing('artifacts/fancyHat');

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

/** Sizes of groups in words: the Fancy Hat counts as half a one. */

/** `3½`. */
export function sizeText(size: number): string {
  const whole = Math.floor(size);
  return size === whole ? `${whole}` : `${whole === 0 ? '' : whole}½`;
}
