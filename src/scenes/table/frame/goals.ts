/**
 * The stars of a level in the bar: one a goal, and below them how far the one is that must be reached. A tap opens all
 * about them. The picture may be behind the game, and so are its stars then.
 */
import type { GameObjects } from 'phaser';
import type { GameId } from '../../../engine/games.ts';
import { twistsNow } from '../../../session/advice/twists.ts';
import type { GoalSign } from '../../../ui/access/campaign/board.ts';
import type { Rect } from '../../../ui/rect.ts';
import { palette } from '../../../ui/theme/palette.ts';
import type { Look, TableLink } from '../contract.ts';
import type { TableKit } from '../kit.ts';
import { plate } from '../pieces.ts';
import { drawing } from '../shelf.ts';
import { type FrameLayout, layoutFrame } from './layout.ts';

/** The lip and the shadow of a button below its face. */
const LIP = 1.115;
const GLOW = Number.parseInt(palette.glow.slice(1), 16);

type AnyLink = Pick<TableLink<GameId>, 'goals' | 'open'>;

/** What of a view says how far the picture is. */
interface Moment {
  ask: { readonly id: number } | null;
  outcome: unknown;
}

export function hasGoals({ goals }: { goals?: AnyLink['goals'] }): boolean {
  return (goals ?? null) !== null;
}

/** Where the frame of a picture with the rail of shops stands now. */
export function railFrame(kit: TableKit, { view }: Look, link: AnyLink): FrameLayout {
  const { width, height } = kit.window;
  return layoutFrame(width, height, view.shops.length, true, hasGoals(link), twistsNow(view).length);
}

/** What the bar of a game showed last: between two questions it stays. */
const shown = new WeakMap<object, readonly GoalSign[]>();

function signsAt(link: AnyLink, { ask, outcome }: Moment): readonly GoalSign[] {
  const board = link.goals ?? null;
  if (board === null) return [];
  const known = shown.get(link);
  const isBetween = ask === null && outcome === null && known !== undefined;
  const signs = isBetween ? known : board.at(outcome === null ? (ask?.id ?? null) : null);
  shown.set(link, signs);
  return signs;
}

/** `small`: on a phone; `k`: how much larger than usual everything is. */
export function drawGoals(
  kit: TableKit,
  link: AnyLink,
  view: Moment,
  rect: Rect,
  { small, k }: { small: boolean; k: number },
): void {
  const before = shown.get(link);
  const signs = signsAt(link, view);
  const [must] = signs;
  if (must === undefined) return;
  const { x, y, width } = rect;
  const title = link.goals?.title ?? '';
  const explain = () => ({ title, lines: signs.map(({ words }) => words) });
  const open = () => link.open('goals');
  // On a phone there is no room for a button's lip, which hangs below its face.
  const height = small ? rect.height - 2 : Math.floor(rect.height / LIP) - 1;
  const button = small ? null : kit.button('goals', { ...rect, height }, { kind: 'plain' }, open, explain);
  const holder = button ?? kit.group(x, y);
  if (small) holder.add(kit.picture(plate(palette.parchmentLight, width, height, 13, 3), -2, -2, width + 4));
  const grown = Math.max(1, k);
  const usual = small ? 20 : Math.min(28 * grown, (width - 18) / 3, height * 0.5);
  const words = shortWords(kit, must.count ?? must.short, {
    size: small ? 16 : 18 * grown,
    fit: width - (small ? 8 : 14),
    high: height - usual - (small ? 3 : 6),
  });
  const size = words === null ? Math.min(40 * grown, (width - 14) / 3, height * 0.72) : usual;
  const left = (width - size * signs.length) / 2;
  const top = words === null ? (height - size) / 2 - (small ? 0 : 1) : small ? 3 : 6;
  const parts: GameObjects.GameObject[] = [];
  for (const [i, sign] of signs.entries()) {
    const images = drawStar(kit, sign, { x: left + i * size, y: top, width: size, height: size });
    parts.push(...images);
    const was = before?.[i]?.state;
    const place = { x: x + left + (i + 0.5) * size, y: y + top + size / 2 };
    if (was !== undefined && was !== sign.state) greet(kit, place, size);
  }
  const foot = top + size;
  if (words !== null) parts.push(words.setPosition(width / 2, foot + (height - foot) / 2 - (small ? 2 : 4)));
  if (button === null) {
    holder.add(parts);
    kit.press('goals', rect, open, explain);
    // Under the zone that is pressed.
  } else for (const part of parts) button.addAt(part, button.length - 1);
}

/** How far it is, in a word; null where even the smallest letters do not hold it: the stars have the room then. */
function shortWords(
  kit: TableKit,
  words: string,
  style: { size: number; fit: number; high: number },
): GameObjects.Text | null {
  const text = kit.words(words, 0, 0, style);
  if (text.width <= style.fit + 6) return text;
  text.destroy();
  return null;
}

/** A lost star is the hollow one with a cross. */
function drawStar(kit: TableKit, { state }: GoalSign, rect: Rect): GameObjects.Image[] {
  const star = kit.fitted(drawing(state === 'done' ? 'campaign/star' : 'campaign/star-empty'), rect);
  if (state !== 'failed') return [star];
  star.setAlpha(0.6);
  const side = rect.width * 0.7;
  const at = { x: rect.x + (rect.width - side) / 2, y: rect.y + (rect.height - side) / 2 };
  return [star, kit.fitted(drawing('icons/ui-cross'), { ...at, width: side, height: side })];
}

/** Where a star has just been won or lost a ring draws the eye. */
function greet(kit: TableKit, { x, y }: { x: number; y: number }, size: number): void {
  if (kit.still || kit.speed === 0) return;
  const ring = kit.scene.add.circle(x, y, size * 0.45).setStrokeStyle(4, GLOW);
  kit.scene.tweens.add({
    targets: ring,
    scale: 2.2,
    alpha: 0,
    duration: kit.ms(700),
    ease: 'Cubic.easeOut',
    onComplete: () => ring.destroy(),
  });
}
