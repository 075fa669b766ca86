/** The place itself: earth and sky, quarters, treasury, six tunnels with the totals over their hatches. */

import { sizeOf } from '../../../../engine/petz/read.ts';
import type { Group } from '../../../../engine/petz/state.ts';
import type { Rect } from '../../../../ui/rect.ts';
import { palette } from '../../../../ui/theme/palette.ts';
import type { TableKit } from '../../kit.ts';
import { sizeText } from '../parts/half.ts';
import { caveArt, earth, furniture, orderBadge, RIM, tunnelArt } from './art.ts';
import { hasBunks } from './figures.ts';
import type { BurrowLayout } from './layout.ts';

interface RoomsLook {
  home: Group;
  tunnels: readonly Group[];
}

export function buildRooms(kit: TableKit, layout: BurrowLayout, look: RoomsLook): void {
  const { home, tunnels } = look;
  kit.stretched(earth(kit.window, layout.ground), kit.window);
  buildQuarters(kit, layout);
  buildTreasury(kit, layout);
  for (const { whole } of layout.tunnels) {
    const drawing = tunnelArt(whole, layout.shaft);
    kit.picture(drawing, whole.x - RIM, whole.y - RIM, drawing.box.width);
  }
  for (const [i, group] of tunnels.entries()) buildTotal(kit, layout, i, group);
  const radius = layout.compact ? 16 : 24 * layout.k;
  number(kit, layout.quarters, home.imps, radius);
  number(kit, layout.treasury, home.gold, radius);
}

function buildQuarters(kit: TableKit, layout: BurrowLayout): void {
  const { quarters: rect } = layout;
  cave(kit, rect);
  if (!hasBunks(layout)) {
    const small = Math.min(rect.width * 0.4, rect.height * 0.6);
    kit.picture(furniture('lamp'), rect.x + rect.width * 0.1, rect.y + 2, small);
    return;
  }
  const bunks = {
    x: rect.x + rect.width * 0.05,
    y: rect.y,
    width: rect.width * 0.3,
    height: rect.height - 8,
  };
  const s = Math.min(bunks.width / 142, (bunks.height - rect.height * 0.12) / 204);
  kit.fitted(
    furniture('bunks'),
    { ...bunks, y: rect.y + rect.height * 0.12, height: rect.height * 0.88 - 8 },
    true,
  );
  kit.picture(furniture('lamp'), rect.x + rect.width * 0.42, rect.y + 3, 124 * s);
  const rug = { x: rect.x + rect.width * 0.4, y: rect.y, width: rect.width * 0.5, height: rect.height - 6 };
  kit.fitted(furniture('rug'), rug, true);
}

function buildTreasury(kit: TableKit, { treasury: rect }: BurrowLayout): void {
  cave(kit, rect);
  const chest = {
    x: rect.x + rect.width * 0.06,
    y: rect.y + 10,
    width: rect.width * 0.3,
    height: rect.height - 16,
  };
  kit.fitted(furniture('chest'), chest, true);
}

function cave(kit: TableKit, rect: Rect): void {
  const drawing = caveArt(rect);
  kit.picture(drawing, rect.x - RIM, rect.y - RIM, drawing.box.width);
}

/** The total of a group over its hatch: what decides who goes first. */
function buildTotal(kit: TableKit, layout: BurrowLayout, at: number, group: Group): void {
  const place = layout.tunnels[at];
  const total = sizeOf(group);
  if (place === undefined) return;
  const { x, badge } = place;
  const look = at === 0 && total > 0 ? 'first' : 'rest';
  const disc = orderBadge(badge.radius, look);
  kit
    .picture(disc, x - disc.box.width / 2, badge.y - badge.radius, disc.box.width)
    .setAlpha(total > 0 ? 1 : 0.55);
  const colour = total > 0 ? palette.ink : palette.textSoft;
  const fit = badge.radius * 1.9;
  kit.words(sizeText(total), x, badge.y, { size: Math.round(badge.radius * 1.15), colour, fit });
}

/** How many are at home, in the corner of their room. */
function number(kit: TableKit, rect: Rect, count: number, radius: number): void {
  const x = rect.x + rect.width - radius - 8;
  const y = rect.y + radius + 8;
  const disc = orderBadge(radius, 'rest');
  kit.picture(disc, x - radius, y - radius, disc.box.width);
  kit.words(`${count}`, x, y, { size: Math.round(radius * 1.1) });
}
