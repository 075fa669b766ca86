/** The set of the final scoring: the two last shows are held, then the winner is cheered, then the charts of the points, the race … */

import type { Source } from '../../../text/breakdown.ts';
import { resultText } from '../../../text/result.ts';
import { shareText } from '../../../ui/access/parts/share.tsx';
import { iconArt } from '../../../ui/art-urls.ts';
import type { Growth } from '../../../ui/panels/clock.ts';
import type { Pressable } from '../../../ui/panels/pressed.tsx';
import type { Chart, Results } from '../../../ui/panels/results.tsx';
import type { Rect } from '../../../ui/rect.ts';
import { artUrl } from '../../../ui/svg-art.ts';
import type { Beat, Look, SetHost, SetMaker, TableSet } from '../contract.ts';
import { drawingUrl } from '../drawings.ts';
import { onward, toPage, toTurning } from '../frame/onward.ts';
import { emblem } from '../pieces.ts';
import { albumWall, awardRows, type FinalShow, pointsChart, raceChart, showChart } from './final/charts.ts';
import { drawWinner } from './final/winner.ts';
import { scenery } from './parts/figures.ts';
import { SetPart } from './parts/set-part.ts';

export const finalSet: SetMaker = (host) => new FinalSet(host);

type Outcome = NonNullable<Look['view']['outcome']>;
type Page = 'points' | 'shows' | 'race' | 'album' | 'awards';

/** A last show stays this long, unless the player goes on. */
const PATIENCE = 9000;
/** With reduced motion it is complete at once. */
const STILL = 700;
/** The foot is left to the button that goes on, and to what is said. */
const FOOT = 96;
/** How long the message of what was shared stays. */
const READING = 4000;
/** The lines of charts where there is room for all, and how much of its line each takes. */
type Lines = readonly (readonly [Page, number][])[];
const ACROSS: Lines = [
  [
    ['points', 50],
    ['shows', 50],
  ],
  [
    ['race', 38],
    ['awards', 31],
    ['album', 31],
  ],
];
/** The same in a tablet held upright. */
const UPRIGHT: Lines = [
  [
    ['points', 60],
    ['album', 40],
  ],
  [['shows', 100]],
  [
    ['race', 55],
    ['awards', 45],
  ],
];

class FinalSet extends SetPart implements TableSet {
  private page: Page = 'points';
  /** The show that is being held, the one whose chart has grown, and what that tells. */
  private held: FinalShow | null = null;
  private whole: FinalShow | null = null;
  private grown: () => void = () => undefined;
  /** Pages whose chart has grown to its end: it stands there at once from then on. */
  private readonly seen = new Set<Page>();
  /** The source of points that is singled out. */
  private single: Source | null = null;
  /** What came of sharing, in place of the banner. */
  private said: string | null = null;
  /** The picture of the winner has been looked at. */
  private isCheered = false;
  /** The puzzle whose last page has been opened: a player who comes back from it stays here. */
  private closed: SetHost['link']['session'] | null = null;

  draw(look: Look, area: Rect): void {
    const { kit } = this.host;
    scenery(kit, 'backgrounds/final', area);
    const { outcome } = look.view;
    // At the end no show is held any more, also if the last one was skipped.
    if (this.held !== null && outcome === null) kit.panels.results = this.reveal(look, area, this.held);
    else if (outcome !== null) kit.panels.results = this.end(look, area, outcome);
  }

  /** The two shows one after the other; the end itself is drawn by the table. */
  async show(beats: readonly Beat[]): Promise<void> {
    const { host } = this;
    const { kit, speech } = host;
    for (const { event, after } of beats) {
      if (event.type !== 'petz.finalShow') continue;
      this.held = event;
      const grown = new Promise<void>((done) => {
        this.grown = done;
      });
      host.turn(after);
      // What is played begins anew in a turned window: a chart that has grown stands there at once.
      if (kit.still) await kit.wait(STILL);
      else if (this.whole !== event) await grown;
      await host.pause(speech.t('ui.finalSet.on'), PATIENCE);
    }
    this.held = null;
  }

  private reveal({ view }: Look, area: Rect, held: FinalShow): Results {
    const { kit, speech } = this.host;
    const grown = () => {
      this.whole = held;
      this.grown();
    };
    const growth: Growth = kit.still || this.whole === held ? null : { pace: kit.speed, grown };
    const tally = showChart(speech, view, held, view.order, growth);
    return {
      ...this.frame({ ...area, height: area.height - FOOT }),
      isAlone: true,
      lines: [[{ key: held.part, title: tally.title, share: 1, tallies: [{ ...tally, title: '' }] }]],
    };
  }

  /** With nothing in it. */
  private frame(at: Rect): Results {
    const small = at.height < 460 || at.width < 900;
    return { at, small, banner: null, leave: null, ways: [], main: null, lines: [], tabs: [] };
  }

  private end(look: Look, area: Rect, outcome: Outcome): Results {
    const { kit, link, speech } = this.host;
    const frame = this.frame(area);
    const main = onward(link, 'newGame', speech.t('ui.finalSet.again'));
    // A puzzle has no opponents and is no whole game: its own page says what there was to be found.
    if (link.goals?.isPuzzle === true) {
      if (this.closed !== link.session) link.open('levelEnd');
      this.closed = link.session;
      return { ...frame, main };
    }
    // A game that is stopped before its last shows is a lesson, and has no winner to be cheered.
    if (!this.isCheered && look.view.setup.stop === undefined) {
      drawWinner(this.host, look, area, outcome);
      const on = () => {
        this.isCheered = true;
        this.host.redraw();
      };
      return {
        ...frame,
        banner: this.banner(outcome, true),
        main: { id: 'points', words: speech.t('ui.finalSet.points'), tap: on },
      };
    }
    const pages = this.pages(look);
    const isUpright = frame.small && kit.textScale < 1.5 && area.width >= 700 && area.height >= 900;
    const isSingle = frame.small && !isUpright;
    const chart = (page: Page, share = 1): Chart => ({
      key: page,
      title: isSingle ? '' : this.title(page),
      share,
      ...this.chart(look, page, frame.small),
    });
    const all = (isUpright ? UPRIGHT : ACROSS)
      .map((line) => line.filter(([page]) => pages.includes(page)).map(([page, share]) => chart(page, share)))
      .filter(({ length }) => length > 0);
    return {
      ...frame,
      banner: this.banner(outcome, this.isCheered || this.isSeen('points')),
      leave: toPage(link, 'title', speech.t('ui.finalSet.title'), frame.small ? iconArt('ui-back') : null),
      ways: this.ways(outcome),
      main,
      lines: isSingle ? [[chart(this.page)]] : all,
      tabs: isSingle
        ? pages.map((page) => ({
            id: `page:${page}`,
            words: this.title(page),
            isPicked: page === this.page,
            tap: () => this.turn(page),
          }))
        : [],
    };
  }

  /** It asks who wins until the points are shown, then says it. */
  private banner({ winners }: Outcome, isShown: boolean): Results['banner'] {
    const { speech } = this.host;
    if (this.said !== null) return { words: this.said, marks: [], isShown: false };
    if (!isShown) return { words: speech.t('ui.finalSet.counting'), marks: [], isShown };
    const names = speech.list(winners.map((seat) => speech.seat(seat)));
    return {
      words: speech.t('ui.final.won', { count: winners.length, names }),
      marks: winners.map((seat) => artUrl(emblem(seat))),
      isShown,
    };
  }

  /** What there is something to show of: a game may stop without its last shows, and before any seat has done anything. */
  private pages({ view }: Look): Page[] {
    const { session, speech } = this.host.link;
    const has: Record<Page, boolean> = {
      points: true,
      shows: this.lastShows().length > 0,
      race: true,
      album: view.setup.stop === undefined || view.shops.some(({ sales }) => sales.length > 0),
      awards: awardRows(speech, session, view.shops.length).length > 0,
    };
    return (Object.keys(has) as Page[]).filter((page) => has[page]);
  }

  private lastShows(): FinalShow[] {
    return this.host.link.session
      .story(null)
      .flatMap(({ events }) => events.filter((event): event is FinalShow => event.type === 'petz.finalShow'));
  }

  /** To what the game hung on; and to tell others of the result. */
  private ways(outcome: Outcome): Pressable[] {
    const { link, speech } = this.host;
    const share = {
      id: 'share',
      words: speech.t('ui.share.button'),
      art: drawingUrl('props/share-sign'),
      tap: () => void this.share(outcome),
    };
    return [...toTurning(link), share];
  }

  private async share(outcome: Outcome): Promise<void> {
    const { speech } = this.host;
    const how = await shareText(resultText(speech, outcome));
    if (how !== 'left') this.say(speech.t(`ui.share.${how}`));
  }

  private say(words: string | null): void {
    this.said = words;
    this.host.redraw();
    // Not the clock of the picture: how long reading takes has nothing to do with its speed.
    if (words !== null) window.setTimeout(() => this.said === words && this.say(null), READING);
  }

  /** Nothing grows any more there. */
  private isSeen(page: Page): boolean {
    const { kit } = this.host;
    return kit.still || kit.speed === 0 || this.seen.has(page);
  }

  private turn(page: Page): void {
    // A player who goes on does not wait for what grows here.
    this.seen.add(this.page);
    this.page = page;
    this.host.redraw();
  }

  private title(page: Page): string {
    return this.host.speech.t(`ui.finalSet.${page}`);
  }

  /** One source of points alone, or all again. */
  private pick(source: Source): void {
    this.seen.add('points');
    this.single = this.single === source ? null : source;
    this.host.redraw();
  }

  private chart({ view }: Look, page: Page, isAlone: boolean): Partial<Chart> {
    const { kit, link, speech } = this.host;
    const { session } = link;
    switch (page) {
      case 'points': {
        // The points have grown: now everybody may know.
        const grown = () => {
          this.seen.add('points');
          this.host.redraw();
        };
        const growth = this.isSeen(page) ? null : { pace: kit.speed, grown };
        const pick = (source: Source) => this.pick(source);
        return { bars: pointsChart(speech, session, view, this.single, pick, growth) };
      }
      case 'race': {
        // Beside the points it must not tell before them.
        const isEarly = !isAlone && !this.isSeen('points');
        return { race: raceChart(speech, view, this.isSeen(page) ? 'done' : isEarly ? 'wait' : 'grow') };
      }
      case 'album':
        return { album: albumWall(speech, view) };
      case 'awards':
        return { rows: awardRows(speech, session, view.shops.length) };
      case 'shows': {
        const seats = view.shops.map((_, seat) => seat);
        return { tallies: this.lastShows().map((show) => showChart(speech, view, show, seats, null)) };
      }
    }
  }
}
