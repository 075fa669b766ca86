/** The shop after closing time: cages with their heaps, the boards of the two jobs with the imps at them, the purse. */

import type { GameObjects } from 'phaser';
import type { Domain } from '../../../../engine/kernel/domain.ts';
import type { Seat } from '../../../../engine/kernel/state.ts';
import type { JobChoice } from '../../../../engine/petz/choices.ts';
import type { PetzEvent } from '../../../../engine/petz/events.ts';
import { antimagicOf, strengthOf } from '../../../../engine/petz/read.ts';
import type { Plot } from '../../../../engine/petz/state.ts';
import { optionsOf } from '../../../../session/game/choices.ts';
import { iconArt } from '../../../../ui/art-urls.ts';
import { box, type Rect } from '../../../../ui/rect.ts';
import { petIn } from '../../actors/pet-art.ts';
import type { Look, Tools } from '../../contract.ts';
import type { TableKit } from '../../kit.ts';
import { card, impOf, plate } from '../../pieces.ts';
import { cageWithNumbers } from '../town/goods.ts';
import { type JobsLayout, layoutJobs } from './layout.ts';
import { belongings } from './sold.ts';

/** Who does what. */
interface Roster {
  seat: Seat;
  sweeping: number;
  heaps: number;
  earning: number;
}

export interface BoardParts {
  rect: Rect;
  imps: GameObjects.Image[];
}

export interface JobsStage {
  at: JobsLayout;
  seat: Seat;
  gold: number;
  /** The heaps of each plot, from left to right. */
  heaps: GameObjects.Image[][];
  sweep: BoardParts;
  odd: BoardParts;
  /** Tells in the panel how much gold there is by now. */
  tell(gold: number): void;
}

/** Draws the jobs of a shop as others see them; `event` is what is about to be played. */
export function buildJobs(tools: Tools, look: Look, area: Rect, event: PetzEvent | null): JobsStage | null {
  const { kit, speech } = tools;
  const { view, subject } = look;
  const shop = view.shops[subject];
  if (shop === undefined) return null;
  const at = layoutJobs(area);
  const cleaned = event?.type === 'petz.cleaned' ? event : null;
  const sweeping = cleaned?.imps ?? 0;
  const roster = {
    seat: subject,
    sweeping,
    heaps: sum(cleaned?.plots ?? []),
    earning: shop.home - sweeping,
  };
  const heaps = at.cages.map((rect, plot) => {
    const home = shop.plots[plot];
    return home === undefined ? [] : buildCage(kit, home, rect, 0);
  });
  const boards = buildJobBoards(tools, at, roster);
  const name = speech.seat(subject);
  const tell = (gold: number) => {
    kit.panels.question = {
      key: `jobs ${subject}`,
      at: event === null ? at.panel : at.watched,
      small: at.compact,
      face: iconArt('icon-oddjob'),
      title: speech.t('ui.saleSet.jobsOf', { name }),
      lines: event === null ? [speech.t('ui.saleSet.working', { name })] : [],
      balances: belongings(speech, { ...shop, gold }),
      tools: [],
    };
  };
  tell(shop.gold);
  const show = (gold: number) => {
    tell(gold);
    kit.layer.show(kit.panels);
  };
  return { at, seat: subject, gold: shop.gold, heaps, ...boards, tell: show };
}

/** A cage with the pet in it and its heaps; those to be swept fade under a broom. */
export function buildCage(kit: TableKit, home: Plot, rect: Rect, swept: number): GameObjects.Image[] {
  const { x, y, width, height } = rect;
  const inner = box(x + 12, y + 10, width - 24, height - 24);
  const isEmpty = home.cage === null && home.manure === 0;
  const ground = card(swept > 0 ? 'picked' : isEmpty ? 'off' : 'rest', width, height);
  kit.picture(ground, x, y, width).setAlpha(isEmpty ? 0.7 : 1);
  if (home.cage !== null)
    cageWithNumbers(kit, home.cage, inner, { strength: strengthOf(home), antimagic: antimagicOf(home) });
  if (home.pet !== null) {
    const size = inner.height * (0.4 + home.pet.size * 0.04);
    const foot = inner.y + inner.height * 0.92;
    const place = box(x + (width - size) / 2, foot - size, size, size);
    kit.fitted(petIn(home.pet.id, 'content', home.pet), place, true);
  }
  const shown = Math.min(home.manure, 6);
  const heap = Math.min(height * 0.34, inner.width / 3.4);
  const step = Math.min(heap * 0.8, (inner.width - heap) / Math.max(1, shown - 1));
  const foot = y + height - 10 - heap / 2;
  const hidden = home.manure - shown;
  return Array.from({ length: shown }, (_, i) => {
    const mid = x + width / 2 + (i - (shown - 1) / 2) * step;
    const gone = i >= shown - Math.max(0, swept - hidden);
    const image = kit.icon('tokens/token-manure', mid, foot, heap).setAlpha(gone ? 0.4 : 1);
    if (gone) kit.icon('icons/icon-broom', mid + heap * 0.1, foot - heap * 0.3, heap * 0.8);
    return image;
  });
}

/** The two boards: who sweeps and how many heaps, who earns and how many coins. */
export function buildJobBoards(
  tools: Tools,
  at: JobsLayout,
  { seat, sweeping, earning, heaps }: Roster,
): { sweep: BoardParts; odd: BoardParts } {
  const sweep = { art: 'icons/icon-broom', name: 'sweep', count: sweeping, value: -heaps };
  const odd = { art: 'icons/icon-oddjob', name: 'odd', count: earning, value: earning };
  return {
    sweep: buildBoard(tools, at, at.sweep, seat, { ...sweep, gain: 'tokens/token-manure' }),
    odd: buildBoard(tools, at, at.odd, seat, { ...odd, gain: 'tokens/token-gold' }),
  };
}

interface Job {
  art: string;
  name: string;
  /** Imps at it. */
  count: number;
  /** What comes of it. */
  value: number;
  gain: string;
}

function buildBoard(
  { kit, speech }: Tools,
  { compact }: JobsLayout,
  rect: Rect,
  seat: Seat,
  { art, name, count, value, gain }: Job,
): BoardParts {
  const { x, y, width, height } = rect;
  kit.laid(card(count > 0 ? 'picked' : 'rest', width, height), { x, y });
  const side = Math.min(height * 0.62, width * 0.2);
  const middle = y + height / 2;
  kit.icon(art, x + 14 + side / 2, middle, side);
  const from = x + 24 + side;
  const result = compact ? 74 : 120;
  const room = width - side - 34 - result;
  const head = compact ? 30 : 46;
  const title = { size: compact ? 17 : 22, fit: width - side - 34, side: 0 } as const;
  kit.words(speech.t(`ui.saleSet.job.${name}`), from, y + head * 0.56, title);
  const foot = height - head - (compact ? 8 : 16);
  const stand = box(from, y + head, room, foot);
  kit.laid(plate('#e8d2a6', stand.width, stand.height, 12), stand);
  const step = Math.min(stand.height * 0.9, (stand.width - 12) / Math.max(1, count));
  const size = Math.min(stand.height * 0.88, Math.max(step * 1.15, 30));
  const imps = Array.from({ length: count }, (_, i) => {
    const mid = stand.x + 6 + step * (i + 0.5);
    const place = box(mid - size / 2, stand.y + stand.height - 6 - size, size, size);
    return kit.fitted(impOf(seat), place, true);
  });
  const end = x + width - 12;
  const coin = Math.min(compact ? 30 : 46, height * 0.4);
  kit.icon(gain, end - coin / 2, middle, coin).setAlpha(value === 0 ? 0.5 : 1);
  const style = { size: compact ? 20 : 30, fit: result - coin - 8 };
  kit.words(value === 0 ? '0' : speech.signed(value), end - coin - 6, middle, { ...style, side: 1 });
  return { rect, imps };
}

/** The jobs that may be chosen: what one more imp with a broom, or another cage, makes of a choice. */
export const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

export function jobsIn(domain: Domain | null): readonly JobChoice[] {
  return domain?.type === 'pick' ? optionsOf('petz.jobs', domain.options) : [];
}

/** How much of one choice the other leaves as it is; one plot is not looked at. */
function shared(a: JobChoice, b: JobChoice, plot = -1): number {
  return sum(a.plots.map((n, i) => (i === plot ? 0 : Math.min(n, b.plots[i] ?? 0))));
}

/** The choice that changes least, the Employee before all. */
function nearest(list: readonly JobChoice[], chosen: JobChoice, plot = -1): JobChoice | null {
  const score = (x: JobChoice) => (x.employee === chosen.employee ? 1000 : 0) + shared(x, chosen, plot);
  return list.reduce<JobChoice | null>(
    (best, x) => (best === null || score(x) > score(best) ? x : best),
    null,
  );
}

/** The same with another number of imps sweeping; null if that is no use. */
export function withImps(options: readonly JobChoice[], chosen: JobChoice, imps: number): JobChoice | null {
  return nearest(
    options.filter((x) => x.imps === imps),
    chosen,
  );
}

/** More swept on a plot: by one more imp if there is one, else instead of elsewhere; null if it is clean then. */
export function moreAt(options: readonly JobChoice[], chosen: JobChoice, plot: number): JobChoice | null {
  const now = chosen.plots[plot] ?? 0;
  const more = options.filter((x) => (x.plots[plot] ?? 0) > now);
  for (const imps of [chosen.imps + 1, chosen.imps]) {
    const found = nearest(
      more.filter((x) => x.imps === imps && (chosen.imps === 0 || x.employee === chosen.employee)),
      chosen,
      plot,
    );
    if (found !== null) return found;
  }
  return null;
}

/** Nothing swept on a plot, with as many imps as the rest needs. */
export function noneAt(options: readonly JobChoice[], chosen: JobChoice, plot: number): JobChoice | null {
  if ((chosen.plots[plot] ?? 0) === 0) return null;
  const without = options.filter((x) => (x.plots[plot] ?? 0) === 0 && x.imps <= chosen.imps);
  const most = Math.max(...without.map((x) => shared(x, chosen, plot)));
  const enough = without.filter((x) => shared(x, chosen, plot) === most);
  return enough.reduce<JobChoice | null>((best, x) => (best === null || x.imps < best.imps ? x : best), null);
}

/** The same with the Employee at work, or without; null if that cannot be. */
export function withEmployee(options: readonly JobChoice[], chosen: JobChoice): JobChoice | null {
  return nearest(
    options.filter((x) => x.imps === chosen.imps && x.employee !== chosen.employee),
    chosen,
  );
}
