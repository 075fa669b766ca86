/** The set of the final scoring: who won, where the points came from, the two last shows, the race, the album. */
import type { Seat } from '../../../engine/kernel/state.ts';
import type { PetzEvent } from '../../../engine/petz/events.ts';
import { breakdown, SOURCES } from '../../../ui/access/text/breakdown.ts';
import type { Rect } from '../../../ui/button.ts';
import { panel } from '../../../ui/panel.ts';
import { palette } from '../../../ui/theme/palette.ts';
import type { Deal, Look, SetMaker, TableSet } from '../contract.ts';
import { drawAlbum } from './final/album.ts';
import { drawPoints, drawShow, type ShowBar } from './final/chart.ts';
import { layoutFinal, type Page } from './final/layout.ts';
import { drawRace } from './final/race.ts';
import { businessBlocks, displayBlocks } from './final/sums.ts';
import { card } from './parts/boards.ts';
import { emblem, scenery } from './parts/figures.ts';
import { line } from './parts/words.ts';

export const finalSet: SetMaker = (deal) => new FinalSet(deal);

type FinalShow = Extract<PetzEvent, { type: 'petz.finalShow' }>;

class FinalSet implements TableSet {
  private readonly deal: Deal;
  private page: Page = 'points';

  constructor(deal: Deal) {
    this.deal = deal;
  }

  draw(look: Look, area: Rect): void {
    const { kit, link } = this.deal;
    const { speech } = link;
    const outcome = look.view.outcome;
    if (outcome === null) return;
    scenery(kit, 'backgrounds/final', area);
    const at = layoutFinal(area, this.page);
    this.drawBanner(at.banner, outcome.winners);
    kit.button(
      'again',
      at.again,
      { kind: 'gold', words: speech.t('ui.finalSet.again'), size: at.compact ? 18 : 25 },
      () => link.open('menu'),
    );
    for (const { page, rect } of at.tabs) {
      kit.picture(
        card(page === this.page ? 'picked' : 'rest', rect.width, rect.height),
        rect.x,
        rect.y,
        rect.width,
      );
      line(
        kit,
        this.title(page),
        rect.x + rect.width / 2,
        rect.y + rect.height / 2,
        { size: 17, fit: rect.width - 18, lines: 2 },
        0.5,
      );
      kit.press(`page:${page}`, rect, () => this.turn(page));
    }
    for (const [name, rect] of Object.entries(at.panels))
      this.drawPanel(look, name as Page, rect, at.compact);
  }

  private turn(page: Page): void {
    this.page = page;
    this.deal.redraw();
  }

  private title(page: Page): string {
    return this.deal.link.speech.t(`ui.finalSet.${page}`);
  }

  /** Who won, with the emblem on either side. */
  private drawBanner({ x, y, width, height }: Rect, winners: readonly Seat[]): void {
    const { kit, link } = this.deal;
    const { speech } = link;
    kit.picture(panel('paper', width, height, Math.min(22, height / 3)), x, y, width + 4);
    const names = speech.list(winners.map((seat) => speech.seat(seat)));
    const words = speech.t('ui.final.won', { count: winners.length, names });
    const mark = height * 0.68;
    line(
      kit,
      words,
      x + width / 2,
      y + height / 2,
      { size: Math.min(44, height * 0.46), fit: width - 2 * mark * winners.length - 40 },
      0.5,
    );
    for (const [i, seat] of winners.entries()) {
      const step = i * mark * 0.9;
      for (const left of [x + 14 + step, x + width - 14 - mark - step])
        kit.fitted(emblem(seat), { x: left, y: y + (height - mark) / 2, width: mark, height: mark });
    }
  }

  private drawPanel(look: Look, page: Page, rect: Rect, compact: boolean): void {
    const { kit, link } = this.deal;
    const { speech } = link;
    kit.picture(panel('paper', rect.width, rect.height, 20), rect.x, rect.y, rect.width + 4);
    const head = compact ? 12 : 46;
    if (!compact) {
      kit.picture(panel('plum', rect.width, 40, 18), rect.x, rect.y, rect.width + 4);
      const style = { size: 21, colour: palette.parchment, fit: rect.width - 40 };
      line(kit, this.title(page), rect.x + 22, rect.y + 20, style);
    }
    const inner = {
      x: rect.x + 18,
      y: rect.y + head + 4,
      width: rect.width - 36,
      height: rect.height - head - 18,
    };
    if (page === 'points') drawPoints(kit, speech, inner, this.standings(look));
    else if (page === 'race')
      drawRace(
        kit,
        speech,
        inner,
        look.view.shops.map((shop, seat) => ({ seat, points: shop.history })),
      );
    else if (page === 'album')
      drawAlbum(
        kit,
        speech,
        inner,
        look.view.shops.flatMap((shop, seat) => shop.sales.map((sale) => ({ seat, sale }))),
      );
    else this.drawShows(look, inner);
  }

  private drawShows(look: Look, inner: Rect): void {
    const { kit, link } = this.deal;
    const half = (inner.width - 20) / 2;
    const shows = link.session
      .story(null)
      .flatMap((entry) => entry.events.filter((event) => event.type === 'petz.finalShow'));
    for (const [i, part] of (['business', 'display'] as const).entries()) {
      const show = shows.find((one): one is FinalShow => one.type === 'petz.finalShow' && one.part === part);
      const bars = look.view.shops.map((_, seat): ShowBar => {
        const score = show?.scores[seat] ?? 0;
        return {
          seat,
          score,
          award: (show?.awards[seat] ?? 0) + Math.min(0, score),
          blocks: part === 'business' ? businessBlocks(look.view, seat) : displayBlocks(look.view, seat),
        };
      });
      const title = link.speech.t(`ui.final.source.${part}`);
      drawShow(kit, link.speech, { ...inner, x: inner.x + i * (half + 20), width: half }, title, bars);
    }
  }

  private standings({ view }: Look) {
    const scores = view.outcome?.scores ?? [];
    const points = breakdown(this.deal.link.session.story(null), scores.length);
    return scores
      .map((score, seat) => ({
        seat,
        score,
        sources: SOURCES.map((source) => ({ source, value: points[seat]?.[source] ?? 0 })),
      }))
      .sort((a, b) => b.score - a.score);
  }
}
