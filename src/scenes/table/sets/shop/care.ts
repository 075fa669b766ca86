/**
 * Showing off: the pet in question is lit, the answers are big buttons with pictures and words. Any list of options
 * is shown this way; the Crystal Ball picks cards of the hand instead.
 */

import type { Json } from '../../../../engine/kernel/state.ts';
import { askHintKey, askTitleKey } from '../../../../i18n/keys.ts';
import { plotInQuestion } from '../../../../session/facts.ts';
import {
  isAlike,
  type OrderForecast,
  ordersAhead,
  worthTelling,
} from '../../../../session/forecast-orders.ts';
import { describeOption, petInQuestion, type Scene } from '../../../../ui/access/text/options.ts';
import type { Rect } from '../../../../ui/rect.ts';
import { palette } from '../../../../ui/theme/palette.ts';
import type { Deal, Look } from '../../contract.ts';
import { explainCard } from '../../explain/index.ts';
import { sayHint } from '../../next-best.ts';
import { drawing } from '../../shelf.ts';
import { buildHelpers } from './actions.ts';
import { moodArt } from './art.ts';
import { heapAt } from './cage-places.ts';
import type { Drag } from './drag.ts';
import { Exchange } from './exchange.ts';
import { buildGaps } from './gaps.ts';
import { buildHand } from './hand.ts';
import { buildLaid, cardsAt } from './laid-cards.ts';
import { buildLamp } from './lamp.ts';
import { moodNow } from './mood-now.ts';
import { buildOptionButton } from './option-button.ts';
import { buildOrderLine } from './order.ts';
import { buildOrderRow, TALL } from './orders.ts';
import { board, icon, ownShop, pill, type Stage, words } from './parts.ts';
import { cageHit, type PlotSpot } from './places.ts';
import { buildSigns, plotAnswers, plotsNamed } from './plot-answers.ts';
import { bubble, buildPlots, explainPlot, type Faces } from './plots.ts';
import { firstLoad, type Load, loadOf, oneMore, wayOf } from './shovelling.ts';
import { stepAsked, stepOfPet } from './turn-order.ts';
import { buildWishes } from './wishes.ts';

/** An answer with its gap needs so much height. */
const LEAST = 77;

/** An answer in the list. */
interface Row {
  choice: Json;
  draw(rect: Rect, at: number): void;
}

export class Caring {
  private readonly deal: Deal;
  private readonly drag: Drag;
  private readonly faces: Faces;
  private page = 0;
  private perPage = 1;
  /** It is all the same which pet is next. */
  private isSame = false;
  /** The answers as they are listed. */
  private rows: readonly Row[] = [];
  /** The option that the hint names. */
  private advised: number | null = null;
  private readonly exchange: Exchange;
  /** What comes of each order of the pets, for the question it was reckoned for. */
  private ahead: { ask: number | undefined; orders: OrderForecast[] } | null = null;
  /** What the shovel is to take; null while nobody has touched it. */
  private load: Load | null = null;

  constructor(deal: Deal, drag: Drag, faces: Faces) {
    this.deal = deal;
    this.drag = drag;
    this.faces = faces;
    this.exchange = new Exchange(deal, drag);
  }

  draw(stage: Stage): void {
    const { look, layout } = stage;
    const { kit } = this.deal;
    const options = look.domain?.type === 'pick' ? look.domain.options : [];
    const isShovel = look.ask?.kind === 'petz.shovel';
    this.buildDisplay(stage, options, isShovel ? options : null);
    const byGap = gapOptions(look, options);
    buildGaps(stage, [...byGap.keys()], (gap) => void this.deal.answer(byGap.get(gap) ?? null));
    if (!layout.compact || look.ask?.kind === 'petz.crystal') board(kit, 'wood', layout.counter, 14);
    if (look.domain?.type === 'some') {
      if (!layout.compact) {
        const { x, y, width, height } = layout.side;
        const top = this.buildQuestion(stage) + 8;
        buildWishes(stage, { x: x + 12, y: top, width: width - 24, height: y + height - 14 - top });
      }
      this.exchange.draw(stage, look.domain);
      return;
    }
    if (layout.strip !== null) {
      board(kit, 'plum', layout.strip, 18);
      const { x, y, width, height } = layout.strip;
      const room = Math.min(width - 24, 720);
      buildOrderLine(
        stage,
        { x: x + (width - room) / 2, y: y + 3, width: room, height: height - 6 },
        stepAsked(stage),
      );
    }
    this.buildOptions(stage, this.rowsOf(stage, isShovel ? this.shovelWays(options) : options));
    this.buildRest(stage);
  }

  /** The plots; with the shovel in question (`ways`) a tap on one of them is one more token. */
  private buildDisplay(stage: Stage, options: readonly Json[], ways: readonly Json[] | null): void {
    const { look, layout } = stage;
    const { kit } = this.deal;
    const asked = plotInQuestion(look.view);
    const answers = plotAnswers(look, options);
    const named = plotsNamed(look, options);
    const shop = ownShop(stage);
    const load = ways === null ? null : (this.load ?? firstLoad(ways));
    const standing = (shop?.plots ?? []).map((plot, at) => {
      const mood =
        plot.pet === null || shop === undefined
          ? 'content'
          : moodNow(plot, plot.pet, at, stepOfPet(stage, at, stepAsked(stage)), shop);
      const lit = (named.size === 0 ? at === asked : named.has(at)) || (load !== null && plot.manure > 0);
      return { plot, mood, lit, fan: plot.pet !== null && cardsAt(plot.pet) === 0 };
    });
    buildPlots(stage, standing, this.faces);
    for (const [at, { plot }] of standing.entries()) {
      const spot = layout.plots[at];
      if (spot === undefined) continue;
      if (plot.pet !== null && cardsAt(plot.pet) > 0) buildLaid(stage, spot, plot.pet, false);
      const explain = () => explainPlot(stage, plot);
      const rect = cageHit(spot, layout.compact);
      const take = () => {
        if (answers.has(at)) return void this.deal.answer(answers.get(at) ?? null);
        if (ways === null || load === null || plot.manure === 0) return kit.touch.reveal(rect, explain);
        this.load = oneMore(ways, load, at);
        this.deal.redraw();
      };
      kit.press(`plot:${at}`, rect, take, explain);
      const count = load?.[at] ?? 0;
      if (count > 0) buildTaken(stage, spot, plot.manure, count);
    }
    if (asked !== null && named.size > 0) buildLamp(stage, asked);
    buildSigns(stage, options);
  }

  /** Two answers instead of every way there is: what has been marked, and none. */
  private shovelWays(options: readonly Json[]): Json[] {
    const way = wayOf(options, this.load ?? firstLoad(options));
    return way === null ? [null] : [way, null];
  }

  private sceneOf({ look }: Stage): Scene {
    return { speech: this.deal.link.speech, view: look.view, seat: look.seat };
  }

  // ---- Options ----

  /** The answers as they are listed: plain, or the orders that begin with each. */
  private rowsOf(stage: Stage, options: readonly Json[]): Row[] {
    const { look } = stage;
    if (look.ask?.kind !== 'petz.next' || !this.deal.link.forecast) {
      return options.map((option) => ({
        choice: option,
        draw: (rect, at) => this.buildOption(stage, rect, at, option),
      }));
    }
    if (this.ahead?.ask !== look.ask.id) this.ahead = { ask: look.ask.id, orders: ordersAhead(look.view) };
    const told = worthTelling(this.ahead.orders);
    const press = (choice: Json) => void this.deal.answer(choice);
    const isSame = told.every((each) => isAlike(each, told[0] ?? each));
    this.isSame = isSame;
    return told.map((each, i) => ({
      choice: each.order[0] ?? null,
      draw: (rect, at) => {
        const isBest = this.advised === null ? i === 0 && !isSame : at === this.advised;
        buildOrderRow(stage, rect, `option:${at}`, { told: each, all: told, isBest, press });
      },
    }));
  }

  private buildOptions(stage: Stage, rows: readonly Row[]): void {
    const { layout } = stage;
    this.rows = rows;
    const top = this.buildQuestion(stage, rows.length);
    const { side, compact } = layout;
    const pad = compact ? 8 : 16;
    const many = rows.length > 3;
    const isOrdering = stage.look.ask?.kind === 'petz.next' && this.deal.link.forecast;
    const gap = compact ? 13 : many ? 15 : 22;
    const foot = side.y + side.height - pad - 4;
    const least = compact ? 46 : isOrdering ? TALL : LEAST - 15;
    const room = Math.max(1, Math.floor((foot - top + gap) / (least + gap)));
    const isPaged = rows.length > room;
    const perPage = isPaged ? Math.max(1, room - 1) : room;
    this.perPage = perPage;
    const pages = Math.max(1, Math.ceil(rows.length / perPage));
    this.page %= pages;
    const shown = rows.slice(this.page * perPage, (this.page + 1) * perPage);
    const slots = isPaged ? room : Math.max(1, shown.length);
    const height = Math.min((foot - top + gap) / slots - gap, compact ? 64 : isOrdering ? 100 : 116);
    const place = (i: number): Rect => ({
      x: side.x + pad,
      y: top + i * (height + gap),
      width: side.width - 2 * pad,
      height,
    });
    for (const [i, row] of shown.entries()) row.draw(place(i), this.page * perPage + i);
    if (!isPaged) {
      const rest = place(slots).y + 6;
      if (!compact) {
        buildWishes(stage, { x: side.x + 12, y: rest, width: side.width - 24, height: foot - rest });
      }
      return;
    }
    const label = this.deal.link.speech.t('ui.shopSet.more', { page: this.page + 1, pages });
    const more = { kind: 'plain', words: label, size: layout.words + 2 } as const;
    this.deal.kit.button('more', { ...place(perPage), height: Math.min(height, 60) }, more, () => {
      this.page++;
      this.deal.redraw();
    });
  }

  /** The question with the face of whom it is about; returns where the answers may begin. */
  private buildQuestion(stage: Stage, answers = 0): number {
    const { look, layout } = stage;
    const { kit, link } = this.deal;
    const { t } = link.speech;
    const { side, compact } = layout;
    board(kit, 'paper', side, compact ? 12 : 18);
    if (look.ask === null) return side.y;
    const pet = petInQuestion(this.sceneOf(stage));
    const names = pet === null ? {} : { pet: link.speech.pet(pet) };
    const head = compact ? 44 : Math.max(72, side.height * 0.15);
    board(kit, 'plum', { ...side, height: head }, compact ? 12 : 18);
    const left = side.x + (pet === null ? 16 : head + 4);
    if (pet !== null)
      icon(kit, moodArt(pet, 'content'), side.x + head / 2 + 4, side.y + head / 2, head * 0.86);
    const size = compact ? 17 : layout.words + 6;
    const fit = side.x + side.width - left - 12;
    const title = kit.words(t(askTitleKey(look.ask.kind), names), left, side.y + head / 2, {
      size,
      colour: palette.plumText,
      fit,
      lines: 2,
    });
    title.setAlign('left').setOrigin(0, 0.5);
    if (compact) return side.y + head + 8;
    const line = { size: layout.words, colour: palette.textSoft, wrap: side.width - 36 };
    const how = look.ask.kind === 'petz.shovel' ? ` ${t('ui.shopSet.shovel')}` : '';
    const same = look.ask.kind === 'petz.next' && this.isSame ? ` ${t('ui.alley.orders.same')}` : '';
    const told = `${t(askHintKey(look.ask.kind), names)}${how}${same}`;
    const hint = words(kit, told, side.x + 18, side.y + head + 24, line);
    const top = side.y + head + 24 + hint.height + 6;
    // Few answers stand further apart.
    const each = answers > 3 ? LEAST : LEAST + 7;
    if (side.y + side.height - top > answers * each + 5) return top;
    // Room for the answers comes first; the rules have the words.
    hint.destroy();
    return side.y + head + 14;
  }

  private buildOption(stage: Stage, rect: Rect, at: number, option: Json): void {
    const kind = stage.look.ask?.kind ?? '';
    // Gold is what the hint names, else the proposal, if it is to do something.
    const isGold = this.advised === null ? isProposal(kind, option, at) : at === this.advised;
    const told = describeOption(this.sceneOf(stage), kind, option);
    const press = () => void this.deal.answer(option);
    buildOptionButton(stage, rect, { id: `option:${at}`, kind, option, told, isGold, press });
  }

  /** The hand, to be looked at; the way back and a hint. */
  private buildRest(stage: Stage): void {
    const { look, layout } = stage;
    const { kit, link } = this.deal;
    const cards = look.view.shops[look.seat]?.hand ?? [];
    const explain = (value: number) => explainCard(link, look.view, value);
    if (!layout.compact) {
      buildHand(kit, layout, this.drag, {
        cards: cards.map((value, key) => ({ key, value, other: null })),
        picked: () => false,
        offered: () => false,
        tap: (key) => kit.touch.reveal(layout.hand, () => explain(cards[key] ?? 0)),
        explain: ({ value }) => explain(value),
      });
    }
    const undo = link.session.canUndo() ? () => void link.session.undo() : null;
    buildHelpers(stage, { hint: () => this.advise(stage), undo });
  }

  private advise(stage: Stage): void {
    const { session } = this.deal.link;
    const id = stage.look.ask?.id;
    void session.hint(stage.look.seat).then((thought) => {
      if (thought === null || session.ask()?.id !== id) return;
      const tell = (words: string) => bubble(stage, words, stage.layout.hint);
      if (stage.look.ask?.kind === 'petz.shovel') this.load = loadOf(thought.choice);
      else {
        const wanted = JSON.stringify(thought.choice);
        const found = this.rows.findIndex(({ choice }) => JSON.stringify(choice) === wanted);
        if (found < 0) return;
        this.advised = found;
        this.page = Math.floor(found / this.perPage);
      }
      this.deal.redraw();
      void sayHint(this.deal.link, stage.look, thought, tell);
    });
  }
}

/** Beside the heaps of a plot: so many of them go. */
function buildTaken({ deal }: Stage, spot: PlotSpot, lying: number, count: number): void {
  const { x, y, size } = heapAt(spot, 0, lying);
  const height = Math.max(34, size * 0.7);
  const rect = { x: x - height * 1.2, y: y - size * 0.5 - height * 1.1, width: height * 2.2, height };
  const text = deal.link.speech.signed(-count);
  pill(deal.kit, rect, {
    art: drawing('artifacts/longHandledShovel'),
    text,
    fill: '#2f8a43',
    size: Math.max(17, height * 0.5),
  });
}

/** Questions whose first answer is no advice. */
const OPEN: readonly string[] = ['petz.ward', 'petz.next', 'petz.wreck'];

/** The first answer, if it is to do something; nobody is proposed to leave a pet to its magic. */
function isProposal(kind: string, option: Json, at: number): boolean {
  return at === 0 && option !== null && !OPEN.includes(kind);
}

/** Options that name a gap between two plots may be pressed there as well. */
function gapOptions(look: Look, options: readonly Json[]): Map<number, Json> {
  const found = new Map<number, Json>();
  if (look.ask?.kind !== 'petz.play') return found;
  for (const option of options) {
    const gap = typeof option === 'object' && option !== null && 'gap' in option ? option.gap : null;
    if (typeof gap === 'number' && !found.has(gap)) found.set(gap, option);
  }
  return found;
}
