/** The charts of a game that is over, for the page: points by source, the last shows, the race, titles, the album. */

import type { PetzEvent } from '../../../../engine/petz/events.ts';
import type { PetzView } from '../../../../engine/petz/view.ts';
import { type SuperlativeId, superlatives } from '../../../../session/advice/superlatives.ts';
import type { Session } from '../../../../session/game/session.ts';
import { breakdown, type Source, sourcesIn } from '../../../../text/breakdown.ts';
import type { Speech } from '../../../../text/speech.ts';
import type { Album } from '../../../../ui/panels/album.tsx';
import type { Bars } from '../../../../ui/panels/bars.tsx';
import type { Growth } from '../../../../ui/panels/clock.ts';
import type { Race } from '../../../../ui/panels/race.tsx';
import type { ReportRow } from '../../../../ui/panels/report.tsx';
import type { Tally } from '../../../../ui/panels/tally.tsx';
import { type Art, artUrl } from '../../../../ui/svg-art.ts';
import { palette } from '../../../../ui/theme/palette.ts';
import { drawing } from '../../drawings.ts';
import { emblem } from '../../pieces.ts';
import { sheet } from '../parts/boards.ts';
import { customerIn, petIn, SEAT_COLOURS } from '../parts/figures.ts';
import { SOURCE_LOOK } from './sources.ts';
import { apart, businessBlocks, displayBlocks, type FinalStanding, gained, lostBy, ticks } from './sums.ts';

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
      return `<circle cx="60" cy="60" r="45" fill="none" stroke="${SOURCE_LOOK[source].colour}" stroke-width="23" stroke-dasharray="${dash}" transform="rotate(${turn} 60 60)"/>${spoke(Number(turn))}`;
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

const address = (name: string): string => artUrl(drawing(name));
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
            art: address(SOURCE_LOOK[kind].icon),
            colour: SOURCE_LOOK[kind].colour,
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
      art: address(SOURCE_LOOK[kind].icon),
      colour: SOURCE_LOOK[kind].colour,
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
        blocks: blocks.map(({ icon, value }) => ({ art: address(icon), value })),
        score,
        prize: {
          art: address('icons/icon-reputation'),
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
const APART = 15;

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

const ICONS: Readonly<Record<SuperlativeId, string>> = {
  dearestSale: 'icons/icon-price',
  greatestShow: 'icons/phase-showing',
  bravest: 'icons/need-anger',
  dirtiest: 'tokens/token-manure',
  cook: 'icons/need-hunger',
  playful: 'icons/need-play',
  careless: 'tokens/token-suffering',
};

/** What the game will be remembered for. */
export const awardRows = (speech: Speech, session: Session, shops: number): ReportRow[] =>
  superlatives(session.story(null), shops).map(({ id, seats, value, pet }) => ({
    key: id,
    art: pet === null ? address(ICONS[id]) : artUrl(petIn(pet, 'delighted')),
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
      sign: address('icons/icon-reputation'),
    })),
  ),
});
