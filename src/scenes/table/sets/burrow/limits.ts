/** What holds groups back in this round, on the grass over the quarters: imps on strike, and how many groups may go. */
import { type GroupLimits, groupLimits, twistsNow } from '../../../../session/twists.ts';
import type { Rect } from '../../../../ui/button.ts';
import { palette } from '../../../../ui/theme/palette.ts';
import type { Look, TableLink } from '../../contract.ts';
import { explainTwists } from '../../frame/twists.ts';
import type { TableKit } from '../../kit.ts';
import { impOf, leftward, plate } from '../../pieces.ts';
import { drawing } from '../../shelf.ts';
import type { BurrowLayout } from './layout.ts';

/** So many of those on strike are seen; a number tells of the others. */
const SEEN = 3;

export interface LimitPlaces {
  /** Where those on strike stand. */
  strikers: Rect[];
  /** The tags, the first that of the groups. */
  tags: Rect[];
}

type Ground = Pick<BurrowLayout, 'quarters' | 'ground' | 'strip' | 'compact' | 'k' | 'tunnels'>;

/** Where all this stands: between the strip and the grass, up to the first hatch. A pure function. */
export function placeLimits(layout: Ground, { groups, strikers }: GroupLimits): LimitPlaces {
  const { quarters, ground, strip, compact, k, tunnels } = layout;
  const top = strip.y + strip.height + 3;
  const foot = Math.max(ground + (compact ? 6 : 14), top + 40);
  const high = compact ? 30 : 34 * Math.max(1, k);
  const size = Math.min(compact ? 40 : 84 * k, foot - top);
  const step = size * 0.62;
  const crowd = Math.min(SEEN, strikers);
  const wide = crowd === 0 ? 0 : size + step * (crowd - 1);
  const count = (groups === null ? 0 : 1) + (strikers > 0 ? 1 : 0);
  const x = quarters.x + (crowd === 0 ? 0 : wide + 6);
  const hatch = tunnels[0]?.x ?? quarters.x + quarters.width;
  const room = (compact ? quarters.x + quarters.width : hatch - 56 * k) - x;
  const tags = Array.from({ length: count }, (_, i): Rect => {
    // Side by side where they are nothing but a picture and a number.
    const width = Math.min(64, (room - 4) / count);
    return compact
      ? { x: x + i * (width + 4), y: foot - high, width, height: high }
      : { x, y: foot - (count - i) * (high + 4), width: room, height: high };
  });
  return {
    strikers: Array.from({ length: crowd }, (_, i) => ({
      x: quarters.x + i * step,
      y: foot - size,
      width: size,
      height: size,
    })),
    tags,
  };
}

export function buildLimits(kit: TableKit, link: TableLink, look: Look, layout: BurrowLayout): void {
  const limits = groupLimits(look.view, look.seat);
  const { groups, strikers } = limits;
  const places = placeLimits(layout, limits);
  for (const rect of places.strikers) drawStriker(kit, look.seat, rect);
  const { t, part } = { t: link.speech.t, part: (n: number) => link.speech.part('imps', n) };
  const all = [
    { id: 'speedRound', count: groups, words: t('ui.inPlay.groups', { count: groups ?? 0 }) },
    { id: 'strike', count: strikers, words: t('ui.inPlay.strikers', { imps: part(strikers) }) },
  ].filter(({ count }) => count !== null && count > 0);
  for (const [i, { id, count, words }] of all.entries()) {
    const rect = places.tags[i];
    if (rect === undefined) continue;
    drawTag(kit, rect, `icons/twist-${id}`, layout.compact ? String(count) : words);
    const uses = twistsNow(look.view).filter((use) => use.id === id);
    const touch = {
      ...rect,
      y: rect.y - Math.max(0, 44 - rect.height) / 2,
      height: Math.max(44, rect.height),
    };
    kit.tell(touch, () => explainTwists(link, look, uses));
  }
}

/** A tag is as long as what stands on it. */
function drawTag(kit: TableKit, { x, y, width, height }: Rect, icon: string, words: string): void {
  const side = height - 4;
  const left = x + side + 10;
  const fit = x + width - 10 - left;
  const style = { size: 17, family: 'text', colour: palette.ink, fit } as const;
  const text = leftward(kit.words(words, left, y + height / 2, style));
  const wide = Math.min(width, side + 10 + text.width + 12);
  kit.picture(
    plate(palette.parchmentLight, wide, height, Math.round(height / 2.6), 3),
    x - 2,
    y - 2,
    Math.round(wide) + 4,
  );
  kit.fitted(drawing(icon), { x: x + 5, y: y + 2, width: side, height: side });
  kit.scene.children.bringToTop(text);
}

/** Somebody who does not go to work today, with a placard over his head. */
function drawStriker(kit: TableKit, seat: number, { x, y, width, height }: Rect): void {
  const body = width * 0.74;
  kit.fitted(drawing('icons/twist-strike'), {
    x: x + width * 0.3,
    y,
    width: width * 0.62,
    height: height * 0.62,
  });
  kit.picture(impOf(seat), x, y + height - body * 0.98, body);
}
