/** The action spaces: who stands there, what a group would get, what it has to bring, whether it may go. */
import type { GameObjects } from 'phaser';
import type { Seat } from '../../../../engine/kernel/state.ts';
import { BOARD } from '../../../../engine/petz/read.ts';
import type { Group } from '../../../../engine/petz/state.ts';
import type { PetzView } from '../../../../engine/petz/view.ts';
import { box as boxOf, type Rect } from '../../../../ui/rect.ts';
import { palette } from '../../../../ui/theme/palette.ts';
import type { TableKit } from '../../kit.ts';
import { sway } from '../../motion/index.ts';
import { emblem, glow, impOf, type PadState, pad, plate } from '../../pieces.ts';
import { drawParty } from '../parts/party.ts';
import type { AlleyId, PlaceId } from './places.ts';

/** Imps in a file, overlapping if they are many, standing on the lower edge of a box. */
export function fileOnPad(kit: TableKit, seat: number | null, count: number, box: Rect): GameObjects.Image[] {
  const side = Math.min(box.height, box.width * (count < 2 ? 1 : 0.74));
  const step = count < 2 ? 0 : Math.min(side * 0.72, (box.width - side) / (count - 1));
  const left = box.x + (box.width - side - step * (count - 1)) / 2;
  return Array.from({ length: count }, (_, i) =>
    kit.picture(impOf(seat), left + i * step, box.y + box.height - side * 1.05, side),
  );
}

/** A group as it stands on its pad; its gold is paid. */
function standers(
  kit: TableKit,
  seat: Seat,
  { imps, bodyguard = 0, hat = 0 }: Pick<Group, 'imps'> & Partial<Group>,
  box: Rect,
): GameObjects.Image[] {
  if (bodyguard + hat === 0) return fileOnPad(kit, seat, imps, box);
  const top = hat > 0 ? box.height * 0.25 : 0;
  const room = { ...box, y: box.y - top - box.height * 0.05, height: box.height + top };
  return drawParty(kit, seat, { imps, gold: 0, bodyguard, hat }, room, { most: box.height, squeeze: 0.72 });
}

/** Pictures and a number in a row in the middle of a box. */
function row(
  kit: TableKit,
  { icons, words }: PlaceSign,
  box: Rect,
  most = Math.min(box.height * 0.62, 56),
): void {
  const letters = Math.max(16, Math.min(24, box.height * 0.34));
  const text = words === null ? null : kit.words(words, 0, box.y + box.height / 2, { size: letters });
  const wide = text?.width ?? 0;
  const size = Math.min(most, (box.width - 10 - wide) / Math.max(1, icons.length));
  const left = box.x + (box.width - size * icons.length - wide) / 2;
  for (const [i, name] of icons.entries()) {
    const y = box.y + (box.height - size) / 2;
    kit.fitted(name, boxOf(left + i * size, y, size, size));
  }
  text?.setX(left + size * icons.length + wide / 2);
}

/** What a group has to bring hangs at the ground as a tag of its own colour, so that it is not taken for a gift. */
function priceTag(kit: TableKit, sign: PlaceSign, { x, y, width, height }: Rect): void {
  const h = height * 0.68;
  const icon = Math.min(h * 0.94, (width - 18) / sign.icons.length);
  const w = Math.min(width - 6, sign.icons.length * icon + 12);
  const box = boxOf(x + (width - w) / 2, y + (height - h) / 2, w, h);
  kit.laid(plate(palette.plumLight, w, h, Math.round(h / 2.4), 3), box);
  row(kit, sign, box, icon);
}

interface PadLook {
  view: PetzView;
  /** Who looks: some places bring everybody something else. */
  seat: Seat;
  id: PlaceId | AlleyId;
  rect: Rect;
  /** May the group at hand go there? */
  open: boolean;
  picked: boolean;
  /** The group that is to go, shown as a shade of itself where it is picked. */
  ghost: (Pick<Group, 'imps'> & Partial<Group> & { seat: Seat }) | null;
  /** No group may go there and none stands there: nothing is left. */
  empty: boolean;
  /** Planks are to be nailed across it: nothing is drawn on it that could be taken. */
  boarded: boolean;
}

const insideOf = ({ x, y, width, height }: Rect): Rect =>
  boxOf(x + 4, y - height * 0.16, width - 8, height * 1.04);

/** The ground of a place in the colour of who stands there. */
export function standOn(
  kit: TableKit,
  rect: Rect,
  standing: Pick<Group, 'imps'> & Partial<Group> & { seat: Seat },
): GameObjects.Image[] {
  const { x, y, width, height } = rect;
  kit.laid(pad('taken', width, height, standing.seat), { x, y });
  const imps = standers(kit, standing.seat, standing, insideOf(rect));
  const badge = Math.max(26, height * 0.4);
  kit.picture(emblem(standing.seat), x + width - badge * 0.72, y + height - badge * 0.72, badge);
  return imps;
}

export function buildPad(kit: TableKit, look: PadLook): void {
  const { view, seat, id, rect, open, picked, empty, boarded } = look;
  const { taken, neutral } = view.town;
  const signs = placeSigns(view, seat, id);
  if (open || picked) {
    pulse(kit, rect, picked);
    paintPad(kit, look, signs);
  } else {
    const of = [rect, taken[id], neutral.includes(id), empty, boarded, signs];
    kit.cached(`pad:${id}`, of, () => paintPad(kit, look, signs));
  }
}

function paintPad(
  kit: TableKit,
  { view, id, rect, open, picked, ghost, empty, boarded }: PadLook,
  { gain, need }: PadSigns,
): void {
  const standing = view.town.taken[id];
  if (standing) {
    const imps = standOn(kit, rect, standing);
    if (id === 'judge') wearHat(kit, imps[0]);
    return;
  }
  const isNeutral = view.town.neutral.includes(id);
  const state: PadState = isNeutral || empty ? 'barred' : picked ? 'picked' : open ? 'open' : 'rest';
  const { x, y, width, height } = rect;
  kit.laid(pad(state, width, height), { x, y });
  const inside = insideOf(rect);
  if (isNeutral) {
    fileOnPad(kit, null, 1, inside);
    if (!boarded) cross(kit, rect);
    return;
  }
  if (boarded) return;
  if (picked && ghost !== null) {
    for (const image of standers(kit, ghost.seat, ghost, inside)) image.setAlpha(0.62);
    return;
  }
  if (empty) cross(kit, rect);
  else if (gain !== null) row(kit, gain, rect);
  else if (need !== null) priceTag(kit, need, rect);
}

/** The judge's hat on the head of the imp that volunteered. */
function wearHat(kit: TableKit, imp: GameObjects.Image | undefined): void {
  if (imp === undefined) return;
  const { x, y, displayWidth: side } = imp;
  kit.picture('icons/icon-judge', x + side * 0.26, y - side * 0.2, side * 0.48);
}

/** Barred: no group can go there in this round. */
function cross(kit: TableKit, { x, y, width, height }: Rect): void {
  const size = Math.max(22, height * 0.36);
  const disc = kit.picture(
    plate('#e9dfd4', size, size, size / 2, 3),
    x + width - size * 0.8,
    y + height - size * 0.8,
    size,
  );
  const inner = boxOf(disc.x + size * 0.22, disc.y + size * 0.22, size * 0.56, size * 0.56);
  kit.fitted('icons/ui-cross', inner);
}

/** The yellow rim, with a slow pulse so that it reads without its colour. */
export function pulse(kit: TableKit, { x, y, width, height }: Rect, strong = false): GameObjects.Image {
  const by = 9;
  const image = kit.laid(glow(width, height, by), { x: x - by, y: y - by });
  if (!strong) sway(kit, image, { alpha: 0.62 }, 900);
  return image;
}

/** Pictures in a row, and a number after them. */
interface PlaceSign {
  icons: readonly string[];
  words: string | null;
}

interface PadSigns {
  gain: PlaceSign | null;
  need: PlaceSign | null;
}

const IMP = 'icons/icon-imp';
const GOLD = 'tokens/token-gold';
const several = (name: string, count: number): string[] => Array.from({ length: count }, () => name);
/** More than this many of a kind are shown by a number. */
const MANY = 3;

/** Tokens of a stand: each by itself, or one of a kind and how many. */
function food(parts: readonly (readonly [string, number])[]): PlaceSign {
  const there = parts.filter(([, count]) => count > 0);
  const [first] = there;
  const total = there.reduce((sum, [, count]) => sum + count, 0);
  if (there.length === 1 && first !== undefined && total >= MANY)
    return { icons: [first[0]], words: `×${total}` };
  return { icons: there.flatMap(([name, count]) => several(name, count)), words: null };
}

/** My imps that the next invitation brings: all of this round and of those before. */
export function invitedBy(view: PetzView, seat: Seat): number {
  const waiting = view.shops[seat]?.waiting ?? [];
  return waiting.slice(0, view.round).reduce((sum, n) => sum + n, 0);
}

const brings = (icons: readonly string[], words: string | null = null): PadSigns => ({
  gain: { icons, words },
  need: null,
});
const asks = (...icons: string[]): PadSigns => ({ gain: null, need: { icons, words: null } });

export function placeSigns(view: PetzView, seat: Seat, id: PlaceId | AlleyId): PadSigns {
  const { stands, artifacts, addons } = view.town;
  switch (id) {
    case 'older':
    case 'younger1':
    case 'younger2':
      return asks(IMP, GOLD);
    case 'cage1':
    case 'cage2':
      return asks(IMP, IMP);
    case 'addon':
      return brings(addons.flatMap((addon) => (addon === null ? [] : [`addons/${addon}`])));
    case 'meat':
    case 'mixed':
    case 'vegetables': {
      const { vegetable, meat, gold } = stands[id];
      return {
        gain: food([
          ['tokens/token-vegetable', vegetable],
          ['tokens/token-meat', meat],
          [GOLD, gold],
        ]),
        need: null,
      };
    }
    case 'artifacts':
      return brings(artifacts.map((artifact) => `artifacts/${artifact}`));
    case 'imps':
      return brings([IMP], `+${invitedBy(view, seat)}`);
    case 'hospital': {
      const sick = view.shops[seat]?.hospital ?? 0;
      return sick > 0 ? brings(['tokens/potion', IMP], `+${sick}`) : brings(['tokens/potion']);
    }
    case 'judge':
      return brings(['icons/icon-judge'], `+${BOARD.judgeBonus}`);
    case 'platform':
      return brings(['icons/icon-reputation'], `×${BOARD.platform}`);
    case 'market':
    case 'fortuneTeller':
    case 'industrialZone':
      return asks(IMP);
    case 'slugShop':
      return brings(['accessories/ribbonBow', IMP]);
  }
}
