/** The action spaces: who stands there, what a group would get, whether it may go. */
import type { GameObjects } from 'phaser';
import type { PetzView } from '../../../../engine/petz/view.ts';
import type { Rect } from '../../../../ui/button.ts';
import type { TableKit } from '../../kit.ts';
import { emblem, glow, impOf, type PadState, pad } from '../../pieces.ts';
import { drawing } from '../../shelf.ts';
import type { PlaceId } from './layout.ts';

/** Imps in a file, overlapping if they are many, standing on the lower edge of a box. */
export function file(kit: TableKit, seat: number | null, count: number, box: Rect): GameObjects.Image[] {
  const side = Math.min(box.height, box.width * (count < 2 ? 1 : 0.74));
  const step = count < 2 ? 0 : Math.min(side * 0.72, (box.width - side) / (count - 1));
  const left = box.x + (box.width - side - step * (count - 1)) / 2;
  return Array.from({ length: count }, (_, i) =>
    kit.picture(impOf(seat), left + i * step, box.y + box.height - side * 1.05, side),
  );
}

/** Pictures in a row in the middle of a box. */
function row(kit: TableKit, names: readonly string[], box: Rect): void {
  const most = Math.min(box.height * 0.62, 36);
  const size = Math.min(most, (box.width - 10) / names.length);
  const left = box.x + (box.width - size * names.length) / 2;
  for (const [i, name] of names.entries()) {
    kit.fitted(drawing(name), {
      x: left + i * size,
      y: box.y + (box.height - size) / 2,
      width: size,
      height: size,
    });
  }
}

const IMP = 'icons/icon-imp';
const GOLD = 'tokens/token-gold';
const several = (name: string, count: number): string[] => Array.from({ length: count }, () => name);

/** What stands on a free ground: what it needs, or what it brings. */
function symbolsOf(view: PetzView, id: PlaceId): string[] {
  const { stands, artifacts } = view.town;
  switch (id) {
    case 'older':
    case 'younger1':
    case 'younger2':
      return [IMP, GOLD];
    case 'cage1':
    case 'cage2':
      return [IMP, IMP];
    case 'addon':
      return [IMP];
    case 'meat':
    case 'mixed':
    case 'vegetables': {
      const { vegetable, meat, gold } = stands[id];
      const all = [
        ...several('tokens/token-vegetable', vegetable),
        ...several('tokens/token-meat', meat),
        ...several(GOLD, gold),
      ];
      return all.length > 0 ? all : [IMP];
    }
    case 'artifacts':
      return artifacts.length > 0 ? artifacts.map((artifact) => `artifacts/${artifact}`) : [IMP];
    case 'imps':
      return ['icons/phase-shopping', IMP];
    case 'hospital':
      return ['tokens/potion'];
    case 'judge':
      return ['icons/icon-judge'];
    case 'platform':
      return ['icons/icon-platform'];
  }
}

export interface PadLook {
  view: PetzView;
  id: PlaceId;
  rect: Rect;
  /** May the group at hand go there? */
  open: boolean;
  picked: boolean;
  /** The group that is to go, shown as a shade of itself where it is picked. */
  ghost: { seat: number; imps: number } | null;
}

export function buildPad(kit: TableKit, { view, id, rect, open, picked, ghost }: PadLook): void {
  const standing = view.town.taken[id];
  const isNeutral = view.town.neutral.includes(id);
  const state: PadState = standing
    ? 'taken'
    : isNeutral
      ? 'barred'
      : picked
        ? 'picked'
        : open
          ? 'open'
          : 'rest';
  if (open || picked) pulse(kit, rect, picked);
  const { x, y, width, height } = rect;
  kit.picture(pad(state, width, height, standing?.seat ?? null), x - 2, y - 2, width + 4);
  const inside = { x: x + 4, y: y - height * 0.16, width: width - 8, height: height * 1.04 };
  if (standing) {
    file(kit, standing.seat, standing.imps, inside);
    const badge = Math.max(24, height * 0.4);
    kit.picture(emblem(standing.seat), x + width - badge * 0.72, y + height - badge * 0.72, badge);
  } else if (isNeutral) file(kit, null, 1, inside);
  else if (picked && ghost !== null) {
    for (const image of file(kit, ghost.seat, ghost.imps, inside)) image.setAlpha(0.62);
  } else row(kit, symbolsOf(view, id), rect);
}

/** The yellow rim, with a slow pulse so that it reads without its colour. */
export function pulse(kit: TableKit, { x, y, width, height }: Rect, strong = false): GameObjects.Image {
  const by = 9;
  const image = kit.picture(glow(width, height, by), x - by - 2, y - by - 2, width + 2 * by + 4);
  if (!kit.still && !strong) {
    kit.scene.tweens.add({
      targets: image,
      alpha: 0.62,
      duration: 900,
      ease: 'Sine.easeInOut',
      yoyo: true,
      repeat: -1,
    });
  }
  return image;
}
