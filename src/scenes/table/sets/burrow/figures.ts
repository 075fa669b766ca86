/** Imps and coins as figures: at home, and in the tunnels of their groups. */
import type { GameObjects } from 'phaser';
import type { Seat } from '../../../../engine/kernel/state.ts';
import type { Rect } from '../../../../ui/rect.ts';
import { palette } from '../../../../ui/theme/palette.ts';
import { drawing } from '../../drawings.ts';
import type { TableKit } from '../../kit.ts';
import { loop } from '../../motion/run.ts';
import { bodyguardArt } from '../../pieces.ts';
import { type GroupingDraft, HOME, type Kind, placesOfKind } from '../grouping/draft.ts';
import { impArt } from './art.ts';
import { type BurrowLayout, crowd, type FigureStand } from './layout.ts';

/** One imp or coin in the picture. */
interface Figure {
  place: number;
  x: number;
  y: number;
  size: number;
  body: GameObjects.Container;
}

/** More than this many of a kind in a room are told by a number. */
const SEEN = { imp: { home: 14, tunnel: 6 }, coin: { home: 8, tunnel: 4 } };
/** How many imps are busy doing nothing, at most. */
const IDLE = 5;

/** Where imps and coins stand in a room. */
interface Standing {
  imp: Rect;
  coin: Rect;
  largest: Record<'imp' | 'coin', number>;
}

/** Those who may go along have a place of their own each before the bunks, as wide as a fingertip at least. */
const ALONG = ['bodyguard', 'hat'] as const;

const cellOf = ({ k, compact }: BurrowLayout): number => (compact ? 46 : Math.max(48, 56 * k));

/** Where somebody who may go along stands at home; `i` of those there are. */
function alongAtHome(layout: BurrowLayout, i: number): Rect {
  const { quarters: q, compact } = layout;
  const width = cellOf(layout);
  const height = Math.min(q.height - 8, compact ? 56 : width * 1.25);
  return { x: q.x + 4 + i * width, y: q.y + q.height - 6 - height, width, height };
}

/** Who of them there is, at home or in a tunnel. */
function alongIn(draft: GroupingDraft): (typeof ALONG)[number][] {
  return ALONG.filter((kind) => placesOfKind(draft, kind).length > 0);
}

function standingRoom(
  layout: BurrowLayout,
  place: number,
  imps: number,
  coins: number,
  along = 0,
): Standing | null {
  const { quarters: q, treasury: t, k, compact } = layout;
  if (place === HOME) {
    const beds = hasBunks(layout) ? q.width * 0.34 : 12;
    const bunks = Math.max(beds, along * cellOf(layout) + 8);
    const number = compact ? 42 : 56 * k;
    return {
      imp: {
        x: q.x + bunks,
        y: q.y + 20,
        width: q.width - bunks - (compact ? number : 10),
        height: q.height - 30,
      },
      coin: { x: t.x + t.width * 0.36, y: t.y + 8, width: t.width * 0.64 - number, height: t.height - 18 },
      largest: { imp: compact ? 58 : 92 * k, coin: compact ? 30 : 42 * k },
    };
  }
  const inside = layout.tunnels[place]?.inside;
  if (inside === undefined) return null;
  const coin = Math.min(compact ? 26 : 40 * k, inside.height * 0.34);
  const room = imps > 0 && coins > 0 ? coin * 0.8 : 0;
  const share = imps > 1 ? 0.6 : 0.8;
  return {
    imp: { ...inside, height: inside.height - room },
    coin: { ...inside, y: inside.y + inside.height - coin, height: coin },
    largest: { imp: Math.min(compact ? 64 : 130 * k, inside.width * share), coin },
  };
}

export function hasBunks({ quarters }: BurrowLayout): boolean {
  return quarters.width > 200;
}

/** Draws everybody where the draft has them. */
export class Figures {
  private readonly all: Figure[] = [];
  private readonly kit: TableKit;
  private readonly seat: Seat;
  private readonly layout: BurrowLayout;
  private idle = 0;

  constructor(kit: TableKit, layout: BurrowLayout, seat: Seat) {
    this.kit = kit;
    this.layout = layout;
    this.seat = seat;
  }

  draw(draft: GroupingDraft, places: readonly number[]): void {
    for (const place of places) {
      const of = (kind: Kind) =>
        placesOfKind(draft, kind).flatMap((at, index) => (at === place ? [index] : []));
      const [imps, coins] = [of('imp'), of('coin')];
      const along = ALONG.filter((kind) => of(kind).length > 0);
      // In the quarters, and in a tunnel without an imp, nobody wears the hat.
      const isWorn = place !== HOME && imps.length > 0;
      const standing = place === HOME ? 0 : along.filter((kind) => kind !== 'hat' || !isWorn).length;
      const owned = alongIn(draft);
      const room = standingRoom(this.layout, place, imps.length + standing, coins.length, owned.length);
      if (room === null) continue;
      for (const [kind, indices] of [['imp', imps] as const, ['coin', coins] as const]) {
        const most = SEEN[kind][place === HOME ? 'home' : 'tunnel'];
        const isHeap = kind === 'coin' && place !== HOME && indices.length > most;
        const shown = indices.slice(0, isHeap ? 1 : most);
        const who = kind === 'imp' ? along : [];
        const more = kind === 'imp' ? standing : 0;
        const stands = crowd(room[kind], shown.length + more, room.largest[kind]);
        for (const [i, index] of shown.entries()) {
          const stand = stands[i];
          if (stand) this.figure(kind, index, place, stand);
        }
        for (const [i, one] of who.entries()) {
          const home = place === HOME ? this.standAlong(owned.indexOf(one)) : undefined;
          const stand = home ?? (one === 'hat' && isWorn ? stands[0] : stands[shown.length + i]);
          if (stand) this.figure(one, 0, place, stand, isWorn);
        }
        if (place !== HOME && shown.length < indices.length) this.number(room[kind], kind, indices.length);
      }
    }
  }

  private standAlong(i: number): FigureStand {
    const { x, y, width, height } = alongAtHome(this.layout, i);
    return { x: x + width / 2, y: y + height - 2, size: Math.min(width, height) };
  }

  /** Everybody in a tunnel goes up its ladder, one after the other, and is gone. */
  async climb(): Promise<void> {
    const { kit, layout } = this;
    const waiting = layout.tunnels.map(() => 0);
    const away = this.all.map(async ({ place, body, size }) => {
      const tunnel = layout.tunnels[place];
      if (tunnel === undefined || !body.active) return;
      const turn = waiting[place] ?? 0;
      waiting[place] = turn + 1;
      await kit.wait(turn * 120);
      await kit.move(body, { x: tunnel.x, y: layout.ground + layout.shaft + size }, 240);
      await kit.move(body, { y: layout.ground + size * 0.3, scale: 0.55 }, 420, 'Sine.easeIn');
      await kit.move(body, { alpha: 0 }, 90);
    });
    await Promise.all(away);
  }

  private number({ x, y, width, height }: Rect, kind: 'imp' | 'coin', count: number): void {
    const size = Math.max(18, Math.round(22 * this.layout.k));
    const style = { size, colour: palette.eyeWhite, outline: 5 };
    const right = x + width - size * 0.8;
    const at = kind === 'coin' ? y + height / 2 : y + size * 0.6;
    this.kit.words(`×${count}`, right, at, style);
  }

  private figure(kind: Kind, index: number, place: number, stand: FigureStand, isWorn = false): void {
    const body = this.bodyOf(kind, index, place, stand.size, isWorn);
    this.all.push({ place, ...stand, body: this.kit.group(stand.x, stand.y, [body]) });
  }

  private bodyOf(
    kind: Kind,
    index: number,
    place: number,
    size: number,
    isWorn: boolean,
  ): GameObjects.Container {
    const { kit } = this;
    if (kind === 'imp') return this.imp(index, place, size);
    if (kind === 'coin') return this.coin(size);
    // The worn hat is drawn in the units of the imp under it.
    if (kind === 'hat' && isWorn)
      return kit.group(0, 0, [
        kit.picture(drawing('rigs/rig-hat'), 0, 0, (size * 256) / 276, { at: [128, 240] }),
      ]);
    const art = kind === 'bodyguard' ? bodyguardArt() : drawing('artifacts/fancyHat');
    const side = kind === 'bodyguard' ? size : size * 0.8;
    return kit.group(0, 0, [kit.fitted(art, { x: -side / 2, y: -side, width: side, height: side }, true)]);
  }

  private coin(size: number): GameObjects.Container {
    const { kit } = this;
    return kit.group(0, 0, [kit.picture(drawing('tokens/token-gold'), -size / 2, -size, size)]);
  }

  private imp(index: number, place: number, size: number): GameObjects.Container {
    const { kit, seat } = this;
    const how = place === HOME || index % 3 === 1 ? 'rest' : 'ready';
    const at = { at: [128, 240] as const };
    const open = kit.picture(impArt(seat, how), 0, 0, size, at);
    const body = kit.group(0, 0, [open]);
    if (kit.still || this.idle >= IDLE) return body;
    const turn = this.idle++;
    const breathe = { scaleY: 1.025, scaleX: 0.985, duration: 1200, ease: 'Sine.easeInOut' };
    kit.scene.tweens.add({ targets: body, ...breathe, delay: turn * 170, yoyo: true, repeat: -1 });
    if (how === 'rest') this.blink(body, open, size, turn);
    else this.wave(body, open, size, turn);
    return body;
  }

  /** Waves three times every few seconds: whoever is ready wants to be seen. */
  private wave(body: GameObjects.Container, open: GameObjects.Image, size: number, turn: number): void {
    const { kit, seat } = this;
    const other = kit.picture(impArt(seat, 'wave'), 0, 0, size, { at: [128, 240] }).setVisible(false);
    body.add(other);
    const swap = (isOther: boolean) => {
      open.setVisible(!isOther);
      other.setVisible(isOther);
    };
    idling(kit, body, 4300 + turn * 730, turn * 500, (ms) =>
      swap(ms < 6 * 190 && Math.floor(ms / 190) % 2 === 0),
    );
  }

  private blink(body: GameObjects.Container, open: GameObjects.Image, size: number, turn: number): void {
    const { kit, seat } = this;
    const shut = kit.picture(impArt(seat, 'blink'), 0, 0, size, { at: [128, 240] }).setVisible(false);
    body.add(shut);
    const swap = (closed: boolean) => {
      open.setVisible(!closed);
      shut.setVisible(closed);
    };
    idling(kit, body, 3100 + turn * 610, turn * 400, (ms) => swap(ms < 130));
  }
}

/** Something that is done at the start of every `period`; it begins with what is left after `ahead` of the first. */
function idling(
  kit: TableKit,
  body: GameObjects.Container,
  period: number,
  ahead: number,
  show: (ms: number) => void,
): void {
  // The first time comes after a period, not at once.
  loop(kit, (ms) => {
    const at = ms + ahead;
    if (body.active) show(at < period ? Number.POSITIVE_INFINITY : at % period);
    return body.active;
  });
}
