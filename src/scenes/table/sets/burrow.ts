/**
 * The burrow: the short scene of setting out. Once everybody has formed groups, one's own go up their ladders, and all
 * groups are shown; `burrow/` holds how it looks.
 */

import { sizeOf } from '../../../engine/petz/read.ts';
import type { Group } from '../../../engine/petz/state.ts';
import { formedInOpen } from '../../../session/advice/twists.ts';
import { tell } from '../../../text/tell.ts';
import type { Rect } from '../../../ui/rect.ts';
import { palette } from '../../../ui/theme/palette.ts';
import type { Beat, Deal, Look, SetMaker, TableSet } from '../contract.ts';
import type { TableKit } from '../kit.ts';
import { caveArt, earth, furniture, orderBadge, RIM, tunnelArt } from './burrow/art.ts';
import { Figures, hasBunks } from './burrow/figures.ts';
import { type BurrowLayout, layoutBurrow } from './burrow/layout.ts';
import { reveal } from './burrow/reveal.ts';
import * as drafts from './grouping/draft.ts';
import { sizeText } from './parts/half.ts';

const TUNNELS = 6;
/** How long the groups of all are looked at before the picture changes, unless somebody goes on. */
const REVEAL = 4500;

class Burrow implements TableSet {
  private readonly deal: Deal;
  private area: Rect | null = null;
  private figures: Figures | null = null;

  constructor(deal: Deal) {
    this.deal = deal;
  }

  draw(look: Look, area: Rect): void {
    const { kit } = this.deal;
    this.area = area;
    const draft = draftOf(look);
    const layout = layoutBurrow(area, draft.tunnels);
    buildRooms(kit, layout, { home: drafts.atHome(draft), tunnels: drafts.tunnelsOf(draft) });
    this.figures = new Figures(kit, layout, look.seat);
    this.figures.draw(draft, [drafts.HOME, ...layout.tunnels.keys()]);
  }

  /** Everybody's groups are shown at once: mine go up their ladders, then the cloths of all fall. */
  async show(beats: readonly Beat[], look: Look): Promise<void> {
    await this.showFormed(beats);
    const shown = beats.map(({ event }) => event).find((event) => event.type === 'petz.grouped');
    if (shown?.type !== 'petz.grouped' || this.area === null) return;
    const { kit, link } = this.deal;
    await kit.ready();
    this.deal.hear(shown);
    if (!kit.still) await this.figures?.climb();
    await reveal(kit, link, look, this.area, shown.groups);
    await this.deal.pause(link.speech.t('ui.burrow.toTown'), REVEAL);
  }

  /** Groups formed in the open, shop by shop: it is said whose they are. */
  private async showFormed(beats: readonly Beat[]): Promise<void> {
    const { kit, link, turn, caption } = this.deal;
    for (const { event, after } of beats) {
      if (event.type !== 'petz.twist') continue;
      await kit.ready();
      caption(tell(link.speech, event));
      turn(after);
      await kit.wait(900);
    }
  }
}

/** The groups of the one who looks: formed in the open, or sealed until all are ready. */
function draftOf({ view, seat, coming }: Look): drafts.GroupingDraft {
  const shop = view.shops[seat];
  const isFormed = formedInOpen(view)?.includes(seat) === true;
  const sent = coming?.type === 'petz.grouped' ? (coming.groups[seat] ?? []) : null;
  const groups = sent ?? (isFormed ? (shop?.groups ?? []) : drafts.sealedGroups(view.ask?.sealed[seat]));
  const gone = (kind: 'imps' | 'gold') =>
    isFormed ? groups.reduce((sum, group) => sum + group[kind], 0) : 0;
  const most = (kind: 'bodyguard' | 'hat') => Math.max(0, ...groups.map((group) => group[kind] ?? 0));
  const stock = {
    imps: (shop?.home ?? 0) + gone('imps'),
    gold: (shop?.gold ?? 0) + gone('gold'),
    bodyguard: most('bodyguard'),
    hat: most('hat'),
  };
  return drafts.proposed(drafts.emptyGrouping(stock, TUNNELS), groups);
}

export const burrowSet: SetMaker = (deal) => new Burrow(deal);

/** The place itself: earth and sky, quarters, treasury, six tunnels with the totals over their hatches. */
interface RoomsLook {
  home: Group;
  tunnels: readonly Group[];
}

function buildRooms(kit: TableKit, layout: BurrowLayout, look: RoomsLook): void {
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
