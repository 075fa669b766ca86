/** The set of the final scoring: the two last shows are held, then the winner is cheered, then the charts of the points, the race … */
import type { PetzEvent } from '../../../engine/petz/events.ts';
import { persons } from '../../../session/seats.ts';
import { superlatives } from '../../../session/superlatives.ts';
import { breakdown, type Source, sourcesIn } from '../../../ui/access/text/breakdown.ts';
import { resultText } from '../../../ui/access/text/result.ts';
import { panel } from '../../../ui/panel.ts';
import type { Rect } from '../../../ui/rect.ts';
import { shareText } from '../../../ui/share.ts';
import { palette } from '../../../ui/theme/palette.ts';
import type { Beat, Deal, Look, SetMaker, TableSet } from '../contract.ts';
import { hasGoals } from '../frame/goals.ts';
import { drawing } from '../shelf.ts';
import { drawAlbum } from './final/album.ts';
import { drawAwards } from './final/awards.ts';
import { Banner } from './final/banner.ts';
import { type FinalLayout, layoutFinal, PAGES, type Page } from './final/layout.ts';
import { drawPoints } from './final/points.ts';
import { drawRace } from './final/race.ts';
import { drawReveal, type LastShow, playReveal } from './final/reveal.ts';
import { drawShow, type ShowBar, type ShowRow } from './final/shows.ts';
import { shareSign } from './final/sign.ts';
import { businessBlocks, displayBlocks, type Standing } from './final/sums.ts';
import { drawWinner } from './final/winner.ts';
import { card } from './parts/boards.ts';
import { scenery } from './parts/figures.ts';
import { line } from './parts/words.ts';
import { centred } from './shop/art.ts';

export const finalSet: SetMaker = (deal) => new FinalSet(deal);

type Outcome = NonNullable<Look['view']['outcome']>;
type FinalShow = Extract<PetzEvent, { type: 'petz.finalShow' }>;

/** A last show stays this long, unless somebody goes on. */
const PATIENCE = 9000;

class FinalSet implements TableSet {
  private readonly deal: Deal;
  private page: Page = 'points';
  /** The show that is being held. */
  private held: FinalShow | null = null;
  private rows: ShowRow[] = [];
  /** Pages whose chart has grown to its end: it stands there at once from then on. */
  private readonly seen = new Set<Page>();
  /** The source of points that is singled out. */
  private single: Source | null = null;
  private banner: Banner | null = null;
  /** The picture of the winner has been looked at. */
  private isCheered = false;
  /** The puzzle whose last page has been opened: whoever comes back from it stays here. */
  private closed: Deal['link']['session'] | null = null;
  /** Comes true when the points have grown: the race, beside them, must not tell before. */
  private counted: Promise<void> | null = null;

  constructor(deal: Deal) {
    this.deal = deal;
  }

  draw(look: Look, area: Rect): void {
    const { kit, link } = this.deal;
    scenery(kit, 'backgrounds/final', area);
    const { outcome } = look.view;
    // At the end no show is held any more, also if the last one was skipped.
    if (this.held !== null && outcome === null) {
      const bars = this.barsOf(look, this.held);
      const inTurn = look.view.order.flatMap((seat) => bars.filter((bar) => bar.seat === seat));
      this.rows = drawReveal(kit, link.speech, area, this.held.part, inTurn);
    } else if (outcome !== null) this.drawEnd(look, area, outcome);
  }

  /** The two shows one after the other; the end itself is drawn by the table. */
  async show(beats: readonly Beat[]): Promise<void> {
    const { deal } = this;
    const { kit, link } = deal;
    for (const { event, after } of beats) {
      if (event.type !== 'petz.finalShow') continue;
      this.held = event;
      deal.turn(after);
      await playReveal(kit, link.speech, this.rows);
      await deal.pause(link.speech.t('ui.finalSet.on'), PATIENCE);
    }
    this.held = null;
  }

  private drawEnd(look: Look, area: Rect, outcome: Outcome): void {
    const { kit, link } = this.deal;
    const { speech } = link;
    // A game that is stopped before its last shows is a lesson, and has nobody to be cheered.
    if (!this.isCheered && look.view.setup.stop === undefined) {
      drawWinner(kit, link, look, area, outcome, () => {
        this.isCheered = true;
        this.deal.redraw();
      });
      return;
    }
    const at = layoutFinal(area, this.page, this.pages(look));
    this.counted = null;
    if (link.goals?.isPuzzle === true) {
      this.endPuzzle(at);
      return;
    }
    this.banner = new Banner(
      kit,
      speech,
      at.banner,
      outcome.winners,
      this.isCheered || this.isSeen('points'),
    );
    this.drawButtons(at, outcome);
    for (const { page, rect } of at.tabs) {
      const { x, y, width, height } = rect;
      kit.picture(card(page === this.page ? 'picked' : 'rest', width, height), x, y, width);
      const style = { size: 17, fit: width - 18, lines: 2 } as const;
      line(kit, this.title(page), x + width / 2, y + height / 2, style, 0.5);
      kit.press(`page:${page}`, rect, () => this.turn(page));
    }
    for (const [page, rect] of Object.entries(at.panels)) {
      this.drawPanel(look, page as Page, rect, at.compact);
    }
  }

  /** A puzzle is won against nobody and is no whole game: its own page says what there was to be found. */
  private endPuzzle(at: FinalLayout): void {
    const { link } = this.deal;
    this.drawOn(at);
    if (this.closed !== link.session) link.open('levelEnd');
    this.closed = link.session;
  }

  /** What there is something to show of: a game may stop without its last shows, and before anybody has done anything. */
  private pages({ view }: Look): Page[] {
    const hasAwards = superlatives(this.deal.link.session.story(null), view.shops.length).length > 0;
    const isWhole = view.setup.stop === undefined;
    const album = isWhole || view.shops.some(({ sales }) => sales.length > 0);
    const has: Partial<Record<Page, boolean>> = {
      shows: this.lastShows().length > 0,
      awards: hasAwards,
      album,
    };
    return PAGES.filter((page) => has[page] ?? true);
  }

  private lastShows(): FinalShow[] {
    return this.deal.link.session
      .story(null)
      .flatMap(({ events }) => events.filter((event): event is FinalShow => event.type === 'petz.finalShow'));
  }

  /** The way on: to another game, or to what a level has brought. */
  private drawOn(at: FinalLayout): void {
    const { kit, link } = this.deal;
    const { speech } = link;
    const size = at.compact ? 18 : 24;
    const isLevel = hasGoals(link);
    const words = speech.t(isLevel ? 'ui.level.brought' : 'ui.finalSet.again');
    const again = { kind: 'gold', words, size } as const;
    kit.button(isLevel ? 'brought' : 'again', at.again, again, () =>
      link.open(isLevel ? 'levelEnd' : 'newGame'),
    );
  }

  private drawButtons(at: FinalLayout, outcome: Outcome): void {
    const { kit, link } = this.deal;
    const { speech } = link;
    this.drawOn(at);
    const back = at.compact
      ? ({ kind: 'plain', icon: centred(drawing('icons/ui-back')) } as const)
      : ({ kind: 'plain', words: speech.t('ui.finalSet.title'), size: 20 } as const);
    kit.button('title', at.leave, back, () => link.open('title'));
    const told = speech.t('ui.share.button');
    const share = at.compact
      ? ({ kind: 'plain', icon: centred(shareSign()) } as const)
      : ({ kind: 'plain', words: told, size: 20 } as const);
    const explain = at.compact ? () => ({ title: told, lines: [] }) : undefined;
    kit.button('share', at.share, share, () => void this.share(outcome), explain);
    this.drawTurning(at);
  }

  /** The way to what the game hung on; nobody needs it who has only watched. */
  private drawTurning(at: FinalLayout): void {
    const { kit, link } = this.deal;
    if (persons(link.session.players).length === 0 || link.session.past() === null) return;
    const words = link.speech.t('ui.insight.turning');
    const look = at.compact
      ? ({ kind: 'plain', icon: centred(drawing('icons/ui-hint')) } as const)
      : ({ kind: 'plain', words, size: 20 } as const);
    const explain = at.compact ? () => ({ title: words, lines: [] }) : undefined;
    kit.button('turning', at.turning, look, () => link.open('turning'), explain);
  }

  private async share(outcome: Outcome): Promise<void> {
    const { speech } = this.deal.link;
    const how = await shareText(resultText(speech, outcome));
    if (how !== 'left') await this.banner?.say(speech.t(`ui.share.${how}`));
  }

  /** Nothing grows any more there. */
  private isSeen(page: Page): boolean {
    const { kit } = this.deal;
    return kit.still || kit.speed === 0 || this.seen.has(page);
  }

  private turn(page: Page): void {
    // Whoever goes on does not wait for what grows here.
    this.seen.add(this.page);
    this.page = page;
    this.deal.redraw();
  }

  private title(page: Page): string {
    return this.deal.link.speech.t(`ui.finalSet.${page}`);
  }

  /** One source of points alone, or all again. */
  private pick(source: Source): void {
    this.seen.add('points');
    this.single = this.single === source ? null : source;
    this.deal.redraw();
  }

  /** The points have grown: now everybody may know. */
  private told(): void {
    this.seen.add('points');
    void this.banner?.tell();
  }

  private drawPanel(look: Look, page: Page, rect: Rect, compact: boolean): void {
    const { kit, link } = this.deal;
    const { speech } = link;
    const { x, y, width, height } = rect;
    kit.picture(panel('paper', width, height, 20), x, y, width + 4);
    const head = compact ? 10 : 46;
    if (!compact) {
      kit.picture(panel('plum', width, 40, 18), x, y, width + 4);
      const style = { size: 21, colour: palette.parchment, fit: width - 40 };
      line(kit, this.title(page), x + 22, y + 20, style);
    }
    const pad = width < 420 ? 14 : 18;
    const inner = { x: x + pad, y: y + head + 4, width: width - 2 * pad, height: height - head - 18 };
    const { shops } = look.view;
    if (page === 'points') this.drawPoints(look, inner);
    else if (page === 'race') {
      const lines = shops.map(({ history }, seat) => ({ seat, points: history }));
      const grown = this.isSeen(page) ? null : () => void this.seen.add(page);
      drawRace(kit, speech, inner, lines, grown, this.counted);
    } else if (page === 'album') {
      const pictures = shops.flatMap(({ sales }, seat) => sales.map((sale) => ({ seat, sale })));
      drawAlbum(kit, speech, inner, pictures);
    } else if (page === 'awards') {
      drawAwards(kit, speech, inner, superlatives(link.session.story(null), shops.length));
    } else this.drawShows(look, inner, compact);
  }

  private drawPoints(look: Look, inner: Rect): void {
    const { kit, link } = this.deal;
    const { single } = this;
    const pick = (source: Source) => this.pick(source);
    let grown: (() => void) | null = null;
    if (!this.isSeen('points')) {
      this.counted = new Promise((done) => {
        grown = () => {
          this.told();
          done();
        };
      });
    }
    drawPoints(kit, link.speech, inner, this.standings(look), { grown, single, pick });
  }

  /** Both shows, one below the other. */
  private drawShows(look: Look, inner: Rect, compact: boolean): void {
    const { kit, link } = this.deal;
    const head = compact ? 20 : 24;
    const half = (inner.height - (compact ? 4 : 8)) / 2;
    const shows = this.lastShows();
    for (const [i, part] of (['business', 'display'] satisfies LastShow[]).entries()) {
      const show = shows.find((one) => one.part === part);
      if (show === undefined) continue;
      const y = inner.y + i * (half + (compact ? 4 : 8));
      const title = link.speech.t(`ui.final.source.${part}`);
      line(kit, title, inner.x, y + head / 2 - 1, { size: 17, fit: inner.width });
      const area = { x: inner.x, y: y + head, width: inner.width, height: half - head };
      drawShow(kit, link.speech, area, this.barsOf(look, show));
    }
  }

  private barsOf({ view }: Look, { part, scores, awards }: FinalShow): ShowBar[] {
    return view.shops.map((_, seat): ShowBar => {
      const score = scores[seat] ?? 0;
      const blocks = part === 'business' ? businessBlocks(view, seat) : displayBlocks(view, seat);
      return { seat, score, award: (awards[seat] ?? 0) + Math.min(0, score), blocks };
    });
  }

  private standings({ view }: Look): Standing[] {
    const scores = view.outcome?.scores ?? [];
    const story = this.deal.link.session.story(null);
    const points = breakdown(story, scores.length, view.setup);
    const shown = sourcesIn(story, points);
    return scores
      .map((score, seat) => ({
        seat,
        score,
        sources: shown.map((source) => ({ source, value: points[seat]?.[source] ?? 0 })),
      }))
      .sort((a, b) => b.score - a.score);
  }
}
