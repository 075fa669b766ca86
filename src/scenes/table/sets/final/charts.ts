/** The charts of a game that is over, for the page: points by source, the last shows, the race, titles, the album. */

import type { Seat } from '../../../../engine/kernel/state.ts';
import type { PetzEvent } from '../../../../engine/petz/events.ts';
import { foodCount, hatHome, impsOnPlatform, ownsHat } from '../../../../engine/petz/read.ts';
import type { PetzView } from '../../../../engine/petz/view.ts';
import { superlatives } from '../../../../session/advice/superlatives.ts';
import type { Session } from '../../../../session/game/session.ts';
import { breakdown, type Source, sourcesIn } from '../../../../text/breakdown.ts';
import type { Speech } from '../../../../text/speech.ts';
import type { Album } from '../../../../ui/panels/album.tsx';
import type { Bars } from '../../../../ui/panels/bars.tsx';
import type { Growth } from '../../../../ui/panels/clock.ts';
import type { Race } from '../../../../ui/panels/race.tsx';
import type { ReportRow } from '../../../../ui/panels/report.tsx';
import type { Tally } from '../../../../ui/panels/tally.tsx';
import { sheet } from '../../../../ui/sketch.ts';
import { type Art, artUrl } from '../../../../ui/svg-art.ts';
import { palette } from '../../../../ui/theme/palette.ts';
import { petIn } from '../../actors/pet-art.ts';
import { drawingUrl } from '../../drawings.ts';
import LOOKS from '../../looks.json' with { type: 'json' };
import { emblem } from '../../pieces.ts';
import { customerIn, SEAT_COLOURS } from '../parts/figures.ts';

/** From the top clockwise. */
function donut(standing: FinalStanding): Art {
  const all = gained(standing);
  const key = standing.sources.map(({ value }) => value).join('_');
  return sheet(`donut-${key}`, 120, 120, () => {
    const round = 2 * Math.PI * 45;
    let from = 0;
    const arcs = standing.sources.map(({ source, value }) => {
      if (value <= 0) return '';
      const share = value / all;
      const dash = `${(share * round).toFixed(2)} ${round.toFixed(2)}`;
      const turn = (from * 360 - 90).toFixed(2);
      from += share;
      return `<circle cx="60" cy="60" r="45" fill="none" stroke="${LOOKS.sources[source].colour}" stroke-width="23" stroke-dasharray="${dash}" transform="rotate(${turn} 60 60)"/>${spoke(Number(turn))}`;
    });
    const rim = (r: number) =>
      `<circle cx="60" cy="60" r="${r}" fill="none" stroke="${palette.ink}" stroke-width="4"/>`;
    return `<circle cx="60" cy="60" r="45" fill="none" stroke="#e4d5bc" stroke-width="23"/>${arcs.join('')}${rim(57)}${rim(33.5)}`;
  });
}

function spoke(turn: number): string {
  return `<path d="M94 60h22" stroke="${palette.ink}" stroke-width="3" transform="rotate(${turn} 60 60)"/>`;
}

export type FinalShow = Extract<PetzEvent, { type: 'petz.finalShow' }>;

const markOf = (seat: number): string => artUrl(emblem(seat));

/** A bar for every shop, the best first. */
export function pointsChart(
  speech: Speech,
  session: Session,
  { setup, outcome }: PetzView,
  single: Source | null,
  pick: (source: Source) => void,
  growth: Growth,
): Bars {
  const scores = outcome?.scores ?? [];
  const story = session.story(null);
  const points = breakdown(story, scores.length, setup);
  const shown = sourcesIn(story, points);
  const standings = scores
    .map((score, seat) => ({
      seat,
      score,
      sources: shown.map((source) => ({ source, value: points[seat]?.[source] ?? 0 })),
    }))
    .sort((a, b) => b.score - a.score);
  return {
    bars: standings.map((standing) => {
      const { seat, score, sources } = standing;
      const lost = lostBy({ sources: sources.filter(({ source }) => single === null || source === single) });
      return {
        key: String(seat),
        ring: artUrl(donut(standing)),
        mark: markOf(seat),
        name: speech.seat(seat),
        blocks: sources
          .filter(({ value }) => value > 0)
          .map(({ source: kind, value }) => ({
            kind,
            art: drawingUrl(LOOKS.sources[kind].icon),
            colour: LOOKS.sources[kind].colour,
            value,
          })),
        loss: lost === 0 ? '' : speech.signed(lost),
        total: score,
        line: seat,
      };
    }),
    legend: shown.map((kind) => ({
      id: `source:${kind}`,
      kind,
      words: speech.t(`ui.final.source.${kind}`),
      art: drawingUrl(LOOKS.sources[kind].icon),
      colour: LOOKS.sources[kind].colour,
      tap: () => pick(kind),
    })),
    single,
    growth,
    say: (n) => speech.number(n),
  };
}

/** A last show, every shop in the order given. */
export function showChart(
  speech: Speech,
  view: PetzView,
  { part, scores, awards }: FinalShow,
  seats: readonly number[],
  growth: Growth,
): Tally {
  return {
    title: speech.t(`ui.final.source.${part}`),
    rows: seats.map((seat) => {
      const score = scores[seat] ?? 0;
      const award = (awards[seat] ?? 0) + Math.min(0, score);
      const blocks = part === 'business' ? businessBlocks(view, seat) : displayBlocks(view, seat);
      return {
        key: String(seat),
        mark: markOf(seat),
        name: speech.seat(seat),
        blocks: blocks.map(({ icon, value }) => ({ art: drawingUrl(icon), value })),
        score,
        prize: {
          art: drawingUrl('icons/icon-reputation'),
          words: speech.signed(award),
          look: award > 0 ? 'good' : award < 0 ? 'bad' : 'none',
        },
      };
    }),
    growth,
    say: (n) => speech.number(n),
  };
}

/** Marks at the ends of the lines are at least so far apart, in hundredths of the chart. */
const APART = 20;

/** Reputation round by round. */
export function raceChart(speech: Speech, { shops }: PetzView, growth: Race['growth']): Race {
  const all = shops.flatMap(({ history }) => history);
  const lines = ticks(Math.min(0, ...all), Math.max(1, ...all), 4);
  const [low = 0, high = 1] = [lines[0], lines.at(-1)];
  const down = (value: number) => 100 * (1 - (value - low) / Math.max(1, high - low));
  const ends = apart(
    shops.map(({ history }) => down(history.at(-1) ?? 0)),
    APART,
    0,
    100,
  );
  const rounds = Math.max(1, ...shops.map(({ history }) => history.length));
  return {
    growth,
    say: (n) => speech.number(n),
    ticks: lines.map((line) => ({ words: speech.number(line), height: down(line) })),
    runners: shops.map(({ history }, seat) => ({
      key: String(seat),
      mark: markOf(seat),
      colour: SEAT_COLOURS[seat] ?? '#000',
      points: history,
      heights: [0, ...history].map(down),
      end: ends[seat] ?? 0,
    })),
    steps: Array.from({ length: rounds }, (_, i) => {
      const end = i === rounds - 1 ? speech.t('ui.finalSet.end') : null;
      return {
        id: `race:${i + 1}`,
        words: end ?? speech.number(i + 1),
        title: end ?? speech.t('ui.log.round', { round: i + 1 }),
      };
    }),
  };
}

/** What the game will be remembered for. */
export const awardRows = (speech: Speech, session: Session, shops: number): ReportRow[] =>
  superlatives(session.story(null), shops).map(({ id, seats, value, pet }) => ({
    key: id,
    art: pet === null ? drawingUrl(LOOKS.superlatives[id]) : artUrl(petIn(pet, 'delighted')),
    title: speech.t(`ui.superlative.${id}`),
    faces: seats.map(markOf),
    value: speech.number(value),
  }));

/** Every sale as a picture, with its owner and what it brought. */
export const albumWall = (speech: Speech, { shops }: PetzView): Album => ({
  none: speech.t('ui.finalSet.noSale'),
  pictures: shops.flatMap(({ sales }, seat) =>
    sales.map(({ customer, pet, size, match, platform }, i) => ({
      key: `${seat}.${i}`,
      back: artUrl(customerIn(customer, 'delighted')),
      front: artUrl(petIn(pet, 'delighted')),
      share: 0.52 + size * 0.03,
      mark: markOf(seat),
      words: `${speech.number(match)} × ${platform ? 3 : 2}`,
      sign: drawingUrl('icons/icon-reputation'),
    })),
  ),
});

/** One block of a bar: what it counts, its drawing, and its points; below zero it pulls down. */
interface Block {
  icon: string;
  value: number;
}

const total = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0);
const some = (blocks: readonly Block[]): Block[] => blocks.filter(({ value }) => value !== 0);

/** Business Acumen: food, artifacts, potions, half the gold, less two for every imp away. */
export function businessBlocks(view: PetzView, seat: Seat): Block[] {
  const shop = view.shops[seat];
  if (shop === undefined) return [];
  const away = shop.hospital + impsOnPlatform(view, seat) + total(shop.waiting);
  return some([
    { icon: 'tokens/token-vegetable', value: foodCount(shop, 'vegetable') },
    { icon: 'tokens/token-meat', value: foodCount(shop, 'meat') },
    { icon: 'artifacts/magicBox', value: shop.box === null ? 0 : 1 },
    { icon: 'artifacts/crystalBall', value: shop.artifacts.length - hatsAway(view, seat) },
    { icon: 'tokens/potion', value: shop.potions ?? shop.owned.potions },
    { icon: 'icons/icon-bodyguard', value: shop.alleys?.bodyguard === true ? 1 : 0 },
    { icon: 'tokens/token-lollipop', value: 2 * (shop.alleys?.processed.lollipop ?? 0) },
    { icon: 'tokens/token-can', value: 2 * (shop.alleys?.processed.can ?? 0) },
    { icon: 'tokens/token-gold', value: shop.gold / 2 },
    { icon: 'icons/icon-imp', value: -2 * away },
  ]);
}

/** A Fancy Hat that is not at home counts for nothing (R-DA-37). */
function hatsAway(view: PetzView, seat: Seat): number {
  const shop = view.shops[seat];
  return shop !== undefined && ownsHat(shop) && !hatHome(view, seat) ? 1 : 0;
}

/** Pet Display: cages, addons, two for every pet, less suffering, mutation and manure. */
export function displayBlocks(view: PetzView, seat: Seat): Block[] {
  const plots = view.shops[seat]?.plots ?? [];
  const pets = plots.flatMap(({ pet }) => (pet === null ? [] : [pet]));
  return some([
    { icon: 'cages/printed', value: plots.filter(({ cage }) => cage !== null).length },
    { icon: 'addons/play', value: plots.filter(({ addon }) => addon !== null).length },
    { icon: 'icons/count-pets', value: 2 * pets.length },
    { icon: 'accessories/ribbonBow', value: accessoriesOf(view, seat) },
    { icon: 'tokens/token-suffering', value: -total(pets.map((pet) => pet.suffering)) },
    { icon: 'tokens/token-mutation', value: -total(pets.map((pet) => pet.mutation)) },
    { icon: 'tokens/token-manure', value: -total(plots.map((plot) => plot.manure)) },
  ]);
}

/** Accessories, worn or not (DA-END-07). */
function accessoriesOf(view: PetzView, seat: Seat): number {
  const shop = view.shops[seat];
  const worn = (shop?.plots ?? []).map(({ pet }) => pet?.wears?.length ?? 0);
  return (shop?.alleys?.accessories.length ?? 0) + total(worn);
}

/** A shop at the end, and where its points came from. */
export interface FinalStanding {
  seat: Seat;
  score: number;
  sources: readonly { source: Source; value: number }[];
}

/** What a shop has won; what it has lost is left out. */
export function gained({ sources }: FinalStanding): number {
  return total(sources.map(({ value }) => Math.max(0, value)));
}

/** What a shop has lost, in all its sources together: zero, or below. */
export function lostBy({ sources }: Pick<FinalStanding, 'sources'>): number {
  return total(sources.map(({ value }) => Math.min(0, value)));
}

/** Round steps for an axis from `low` to `high`, about `wanted` of them. */
export function ticks(low: number, high: number, wanted: number): number[] {
  const span = Math.max(1, high - low);
  const raw = span / Math.max(1, wanted);
  const power = 10 ** Math.floor(Math.log10(raw));
  const step = Math.max(1, [1, 2, 5, 10].map((n) => n * power).find((n) => n >= raw) ?? raw);
  const from = Math.floor(low / step) * step;
  const to = Math.ceil(high / step) * step;
  return Array.from({ length: Math.round((to - from) / step) + 1 }, (_, i) => from + i * step);
}

/** Heights moved apart until no two are nearer than `least`; their order stays. */
export function apart(heights: readonly number[], least: number, top: number, foot: number): number[] {
  const order = heights.map((_, i) => i).sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0));
  const placed = [...heights];
  let next = top;
  for (const at of order) {
    placed[at] = Math.max(placed[at] ?? 0, next);
    next = (placed[at] ?? 0) + least;
  }
  let last = foot;
  for (const at of [...order].reverse()) {
    placed[at] = Math.min(placed[at] ?? 0, last);
    last = (placed[at] ?? 0) - least;
  }
  return placed;
}
