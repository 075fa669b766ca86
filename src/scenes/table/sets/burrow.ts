/**
 * The burrow: the short scene of setting out. Once everybody has formed groups, one's own go up their ladders, and all
 * groups are shown; `burrow/` holds how it looks.
 */
import type { GameObjects } from 'phaser';
import type { Seat } from '../../../engine/kernel/state.ts';
import { sizeOf } from '../../../engine/petz/read.ts';
import type { Group } from '../../../engine/petz/state.ts';
import { formedInOpen } from '../../../session/advice/twists.ts';
import { tell } from '../../../text/tell.ts';
import { paired } from '../../../ui/paired.ts';
import { box, type Rect } from '../../../ui/rect.ts';
import { palette } from '../../../ui/theme/palette.ts';
import { ofType } from '../acting.ts';
import { imp } from '../actors/index.ts';
import type { Beat, Look, SetMaker, TableSet } from '../contract.ts';
import type { TableKit } from '../kit.ts';
import { caveArt, earth, furniture, RIM, tunnelArt } from './burrow/art.ts';
import { type BurrowLayout, crowd, layoutBurrow } from './burrow/layout.ts';
import { reveal } from './burrow/reveal.ts';
import { sealedGroups } from './grouping/draft.ts';
import { sizeBadge, sizeText } from './parts/party.ts';
import { SetPart } from './parts/set-part.ts';
import { hatOn } from './town-play/walk.ts';

const TUNNELS = 6;
/** How long the groups of all are looked at before the picture changes, unless the player goes on. */
const REVEAL = 4500;

class Burrow extends SetPart implements TableSet {
  private area: Rect | null = null;
  private at: BurrowLayout | null = null;
  /** Who and what goes, tunnel by tunnel. */
  private going: readonly (readonly Figure[])[] = [];

  draw(look: Look, area: Rect): void {
    const { kit } = this.host;
    const { home, tunnels } = membersOf(look);
    const at = layoutBurrow(area, TUNNELS);
    this.area = area;
    this.at = at;
    buildRooms(kit, at, home, tunnels);
    const { quarters: q, treasury: t, compact, k } = at;
    const [beds, number] = [hasBunks(at) ? q.width * 0.34 : 12, compact ? 42 : 56 * k];
    standIn(kit, look.seat, home, {
      imp: box(q.x + beds, q.y + 20, q.width - beds - (compact ? number : 10), q.height - 30),
      coin: box(t.x + t.width * 0.36, t.y + 8, t.width * 0.64 - number, t.height - 18),
      largest: { imp: compact ? 58 : 92 * k, coin: compact ? 30 : 42 * k },
      most: { imp: 14, coin: 8 },
    });
    this.going = tunnels.map((group, i) => standIn(kit, look.seat, group, inTunnel(at, i, group)));
  }

  /** Everybody's groups are shown at once: mine go up their ladders, then the cloths of all fall. */
  async show(beats: readonly Beat[], look: Look): Promise<void> {
    await this.showFormed(beats);
    const [shown] = ofType(beats, 'petz.grouped');
    if (shown === undefined || this.area === null) return;
    const { kit, speech } = this.host;
    await kit.ready();
    this.host.hear(shown);
    if (!kit.still) await this.climb();
    await reveal(this.host, look, this.area, shown.groups);
    await this.host.pause(speech.t('ui.burrow.toTown'), REVEAL);
  }

  /** Everybody in a tunnel goes up its ladder, one after the other, and is gone. */
  private async climb(): Promise<void> {
    const { at, going } = this;
    const { kit } = this.host;
    if (at === null) return;
    const { ground, shaft, tunnels } = at;
    const away = [...paired(going, tunnels)].flatMap(([figures, { x }]) =>
      figures.map(async ({ body, size }, turn) => {
        if (!body.active) return;
        await kit.wait(turn * 120);
        await kit.move(body, { x, y: ground + shaft + size }, 240);
        await kit.move(body, { y: ground + size * 0.3, scale: 0.55 }, 420, 'Sine.easeIn');
        await kit.move(body, { alpha: 0 }, 90);
      }),
    );
    await Promise.all(away);
  }

  /** Groups formed in the open, shop by shop: it is said whose they are. */
  private async showFormed(beats: readonly Beat[]): Promise<void> {
    const { kit, turn, caption, speech } = this.host;
    for (const { event, after } of beats) {
      if (event.type !== 'petz.twist') continue;
      await kit.ready();
      caption(tell(speech, event));
      turn(after);
      await kit.wait(900);
    }
  }
}

/** The groups of the one who looks, formed in the open or sealed until all are ready, and what stays at home. */
function membersOf({ view, seat, next }: Look): { home: Group; tunnels: Group[] } {
  const shop = view.shops[seat];
  const isFormed = formedInOpen(view)?.includes(seat) === true;
  const sent = next?.type === 'petz.grouped' ? (next.groups[seat] ?? []) : null;
  const groups = sent ?? (isFormed ? (shop?.groups ?? []) : sealedGroups(view.ask?.sealed[seat]));
  const gone = (kind: 'imps' | 'gold') =>
    isFormed ? 0 : groups.reduce((sum, group) => sum + group[kind], 0);
  const none = Array.from({ length: TUNNELS - groups.length }, () => ({ imps: 0, gold: 0 }));
  return {
    home: { imps: (shop?.home ?? 0) - gone('imps'), gold: (shop?.gold ?? 0) - gone('gold') },
    tunnels: [...groups, ...none],
  };
}

/** An imp or a coin, its feet at its position. */
interface Figure {
  body: GameObjects.Container;
  size: number;
}

/** Where imps and coins stand in a room; more of a kind than the most are shown by a number. */
interface Standing {
  imp: Rect;
  coin: Rect;
  largest: Record<'imp' | 'coin', number>;
  most: Record<'imp' | 'coin', number>;
}

function inTunnel({ tunnels, compact, k, ground }: BurrowLayout, i: number, { imps, gold }: Group): Standing {
  const inside = tunnels[i]?.inside ?? box(0, ground, 1, 1);
  const coin = Math.min(compact ? 26 : 40 * k, inside.height * 0.34);
  const high = inside.height - (imps > 0 && gold > 0 ? coin * 0.8 : 0);
  const large = Math.min(compact ? 64 : 130 * k, inside.width * (imps > 1 ? 0.6 : 0.8));
  return {
    imp: { ...inside, height: high },
    coin: { ...inside, y: inside.y + inside.height - coin, height: coin },
    largest: { imp: large, coin },
    most: { imp: 6, coin: 4 },
  };
}

/** Everybody of a group in its room: the first imp wears the hat, the bodyguard stands beside them, coins before them. */
function standIn(
  kit: TableKit,
  seat: Seat,
  group: Group,
  { imp: room, coin, largest, most }: Standing,
): Figure[] {
  const { imps, gold, bodyguard = 0, hat = 0 } = group;
  const who = [...Array(Math.min(most.imp, imps)).fill(seat), ...Array(bodyguard).fill('bodyguard')];
  const actors = [...paired(who, crowd(room, who.length, largest.imp))].map(([owner, { x, y, size }], i) => {
    const one = imp(kit, owner, { x, y }, size * 0.9, i);
    if (i === 0 && hat > 0) hatOn(kit, one);
    return { body: one.root, size };
  });
  const coins = crowd(coin, Math.min(most.coin, gold), largest.coin).map(({ x, y, size }) => {
    const token = kit.picture('tokens/token-gold', -size / 2, -size, size);
    return { body: kit.group(x, y, [token]), size };
  });
  if (imps > most.imp) tellCount(kit, room.x + room.width, room.y + 14, imps);
  if (gold > most.coin) tellCount(kit, coin.x + coin.width, coin.y + coin.height / 2, gold);
  return [...actors, ...coins];
}

function tellCount(kit: TableKit, right: number, y: number, count: number): void {
  kit.words(`×${count}`, right - 16, y, { size: 20, colour: palette.eyeWhite, outline: 5 });
}

const hasBunks = ({ quarters }: BurrowLayout): boolean => quarters.width > 200;

export const burrowSet: SetMaker = (host) => new Burrow(host);

/** The place itself: earth and sky, quarters, treasury, six tunnels with the totals over their hatches. */
function buildRooms(kit: TableKit, layout: BurrowLayout, home: Group, tunnels: readonly Group[]): void {
  kit.stretched(earth(kit.window, layout.ground), kit.window);
  buildQuarters(kit, layout);
  buildTreasury(kit, layout);
  for (const { whole } of layout.tunnels) {
    const drawing = tunnelArt(whole, layout.shaft);
    kit.picture(drawing, whole.x - RIM, whole.y - RIM, drawing.box.width);
  }
  // The total of a group over its hatch decides who goes first.
  for (const [group, { x, badge }, i] of paired(tunnels, layout.tunnels)) {
    const total = sizeOf(group);
    const fill = total === 0 ? '#d9c7a8' : i === 0 ? palette.glow : palette.parchmentLight;
    sizeBadge(kit, sizeText(total), x, badge.y, 2 * badge.radius, fill);
  }
  // How many are at home, in the corner of their room.
  const size = layout.compact ? 32 : 48 * layout.k;
  for (const [rect, count] of [
    [layout.quarters, home.imps],
    [layout.treasury, home.gold],
  ] as const)
    sizeBadge(kit, String(count), rect.x + rect.width - size / 2 - 8, rect.y + size / 2 + 8, size);
}

function buildQuarters(kit: TableKit, layout: BurrowLayout): void {
  const { quarters: rect } = layout;
  cave(kit, rect);
  if (!hasBunks(layout)) {
    const small = Math.min(rect.width * 0.4, rect.height * 0.6);
    kit.picture(furniture('lamp'), rect.x + rect.width * 0.1, rect.y + 2, small);
    return;
  }
  const bunks = box(rect.x + rect.width * 0.05, rect.y, rect.width * 0.3, rect.height - 8);
  const s = Math.min(bunks.width / 142, (bunks.height - rect.height * 0.12) / 204);
  kit.fitted(
    furniture('bunks'),
    { ...bunks, y: rect.y + rect.height * 0.12, height: rect.height * 0.88 - 8 },
    true,
  );
  kit.picture(furniture('lamp'), rect.x + rect.width * 0.42, rect.y + 3, 124 * s);
  const rug = box(rect.x + rect.width * 0.4, rect.y, rect.width * 0.5, rect.height - 6);
  kit.fitted(furniture('rug'), rug, true);
}

function buildTreasury(kit: TableKit, { treasury: rect }: BurrowLayout): void {
  cave(kit, rect);
  const chest = box(rect.x + rect.width * 0.06, rect.y + 10, rect.width * 0.3, rect.height - 16);
  kit.fitted(furniture('chest'), chest, true);
}

function cave(kit: TableKit, rect: Rect): void {
  const drawing = caveArt(rect);
  kit.picture(drawing, rect.x - RIM, rect.y - RIM, drawing.box.width);
}
