/**
 * Showing off: the pet in question is lit, the answers are big buttons with pictures and words. Any list of options
 * is shown this way; the Crystal Ball picks cards of the hand instead.
 */
import type { GameObjects } from 'phaser';
import type { Json } from '../../../../engine/kernel/state.ts';
import { askHintKey, askTitleKey } from '../../../../i18n/keys.ts';
import { plotInQuestion } from '../../../../session/facts.ts';
import { describeOption, petInQuestion, type Scene } from '../../../../ui/access/text/options.ts';
import { sayReason } from '../../../../ui/access/text/reason.ts';
import type { Rect } from '../../../../ui/button.ts';
import { palette } from '../../../../ui/theme/palette.ts';
import type { Deal, Look } from '../../contract.ts';
import { explainCard } from '../../explain/index.ts';
import { drawing } from '../../shelf.ts';
import { buildHelpers } from './actions.ts';
import { drawingAt, moodArt } from './art.ts';
import { heapAt } from './cage-places.ts';
import type { Drag } from './drag.ts';
import { Exchange } from './exchange.ts';
import { buildGaps } from './gaps.ts';
import { buildHand } from './hand.ts';
import { buildLaid, cardsAt } from './laid-cards.ts';
import type { PlotSpot } from './layout.ts';
import { moodNow } from './mood-now.ts';
import { buildOrderLine } from './order.ts';
import { board, icon, ownShop, pill, type Stage, words } from './parts.ts';
import { cageHit } from './places.ts';
import { bubble, buildPlots, explainPlot, type Faces } from './plots.ts';
import { firstLoad, type Load, loadOf, oneMore, wayOf } from './shovelling.ts';
import { stepAsked } from './turn-order.ts';
import { buildWishes } from './wishes.ts';

/** An answer with its gap needs so much height. */
const LEAST = 77;

export class Caring {
  private readonly deal: Deal;
  private readonly drag: Drag;
  private readonly faces: Faces;
  private page = 0;
  private perPage = 1;
  /** The option that the hint names. */
  private advised: number | null = null;
  private readonly exchange: Exchange;
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
    this.buildDisplay(stage, isShovel ? options : null);
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
    this.buildOptions(stage, isShovel ? this.shovelWays(options) : options);
    this.buildRest(stage, options);
  }

  /** The plots; with the shovel in question (`ways`) a tap on one of them is one more token. */
  private buildDisplay(stage: Stage, ways: readonly Json[] | null): void {
    const { look, layout } = stage;
    const { kit } = this.deal;
    const asked = plotInQuestion(look.view);
    const shop = ownShop(stage);
    const load = ways === null ? null : (this.load ?? firstLoad(ways));
    const standing = (shop?.plots ?? []).map((plot, at) => {
      const mood =
        plot.pet === null || shop === undefined
          ? 'content'
          : moodNow(plot, plot.pet, at, stepAsked(stage), shop);
      const lit = at === asked || (load !== null && plot.manure > 0);
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
        if (ways === null || load === null || plot.manure === 0) return kit.touch.reveal(rect, explain);
        this.load = oneMore(ways, load, at);
        this.deal.redraw();
      };
      kit.press(`plot:${at}`, rect, take, explain);
      const count = load?.[at] ?? 0;
      if (count > 0) buildTaken(stage, spot, plot.manure, count);
    }
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

  private buildOptions(stage: Stage, options: readonly Json[]): void {
    const { layout } = stage;
    const top = this.buildQuestion(stage, options.length);
    const { side, compact } = layout;
    const pad = compact ? 8 : 16;
    const many = options.length > 3;
    const gap = compact ? 13 : many ? 15 : 22;
    const foot = side.y + side.height - pad - 4;
    const least = compact ? 46 : LEAST - 15;
    const room = Math.max(1, Math.floor((foot - top + gap) / (least + gap)));
    const isPaged = options.length > room;
    const perPage = isPaged ? Math.max(1, room - 1) : room;
    this.perPage = perPage;
    const pages = Math.max(1, Math.ceil(options.length / perPage));
    this.page %= pages;
    const shown = options.slice(this.page * perPage, (this.page + 1) * perPage);
    const slots = isPaged ? room : Math.max(1, shown.length);
    const height = Math.min((foot - top + gap) / slots - gap, compact ? 64 : 116);
    const place = (i: number): Rect => ({
      x: side.x + pad,
      y: top + i * (height + gap),
      width: side.width - 2 * pad,
      height,
    });
    for (const [i, option] of shown.entries()) {
      this.buildOption(stage, place(i), this.page * perPage + i, option);
    }
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
    const told = `${t(askHintKey(look.ask.kind), names)}${how}`;
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
    const { kit } = this.deal;
    const kind = stage.look.ask?.kind ?? '';
    const told = describeOption(this.sceneOf(stage), kind, option);
    const { compact } = stage.layout;
    // Gold is what the hint names, else the proposal, if it is to do something.
    const isFirst = this.advised === null ? isProposal(kind, option, at) : at === this.advised;
    const press = () => void this.deal.answer(option);
    const label = told.label === '' ? this.deal.link.speech.t('ui.nothing') : told.label;
    const explain = () => ({ title: label, lines: told.details, rule: kind });
    kit.button(`option:${at}`, rect, { kind: isFirst ? 'gold' : 'plain' }, press, explain);
    const art = kind === 'petz.play' && option !== null ? drawing('icons/need-play') : drawingAt(told.art);
    const size = Math.min(rect.height * (compact ? 0.56 : 0.74), 78);
    if (art !== null) icon(kit, art, rect.x + size * 0.72, rect.y + rect.height / 2, size);
    const x = rect.x + (art === null ? 20 : size * 1.34);
    const fit = rect.x + rect.width - x - (compact ? 8 : 14);
    const detail = told.details.join(' ');
    const middle = rect.y + rect.height / 2;
    const head = kit.words(label, x, middle, {
      size: compact ? 16 : Math.min(23, stage.layout.words + 4),
      fit,
      lines: 2,
    });
    head.setAlign('left').setOrigin(0, 0.5);
    if (detail === '' || rect.height < 60) return;
    const line = {
      size: Math.max(16, stage.layout.words - 1),
      colour: palette.textSoft,
      family: 'text',
    } as const;
    const more = kit.words(detail, x, middle, { ...line, fit, lines: 2 });
    more.setAlign('left').setOrigin(0, 0.5);
    makeRoom(rect.height, head, more);
    // Both together are centred; where there is no room for all lines the second is a single one.
    if (head.height + more.height > rect.height) {
      more.destroy();
      const short = words(kit, detail, x, middle, { ...line, size: 16, fit });
      stack(rect, head, short);
    } else stack(rect, head, more);
  }

  /** The hand, to be looked at; the way back and a hint. */
  private buildRest(stage: Stage, options: readonly Json[]): void {
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
    buildHelpers(stage, { hint: () => this.advise(stage, options), undo });
  }

  private advise(stage: Stage, options: readonly Json[]): void {
    const { session, speech } = this.deal.link;
    const id = stage.look.ask?.id;
    void session.hint(stage.look.seat).then((thought) => {
      if (thought === null || session.ask()?.id !== id) return;
      if (stage.look.ask?.kind === 'petz.shovel') {
        this.load = loadOf(thought.choice);
        this.deal.redraw();
        bubble(stage, sayReason(speech, thought.why) ?? speech.t('ui.hint.title'), stage.layout.hint);
        return;
      }
      const wanted = JSON.stringify(thought.choice);
      const found = options.findIndex((option) => JSON.stringify(option) === wanted);
      if (found < 0) return;
      this.advised = found;
      this.page = Math.floor(found / this.perPage);
      this.deal.redraw();
      bubble(stage, sayReason(speech, thought.why) ?? speech.t('ui.hint.title'), stage.layout.hint);
    });
  }
}

/** Smaller letters, the larger ones first, until both texts fit below one another or nothing may get smaller. */
function makeRoom(height: number, ...texts: GameObjects.Text[]): void {
  const sizeOf = (text: GameObjects.Text) => Number.parseFloat(String(text.style.fontSize));
  while (texts.reduce((sum, text) => sum + text.height, 0) > height) {
    const [largest] = texts.slice().sort((a, b) => sizeOf(b) - sizeOf(a));
    if (largest === undefined || sizeOf(largest) <= 16) return;
    largest.setFontSize(sizeOf(largest) - 1);
  }
}

/** Two texts under one another in the middle of a button, above its lip. */
function stack({ y, height }: Rect, head: GameObjects.Text, more: GameObjects.Text): void {
  const close = 4;
  const top = y + (height - head.height - more.height + close) / 2 - 2;
  head.setY(top + head.height / 2);
  more.setY(top + head.height - close + more.height / 2);
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

/** The first answer, if it is to do something; nobody is proposed to leave a pet to its magic. */
function isProposal(kind: string, option: Json, at: number): boolean {
  return at === 0 && option !== null && kind !== 'petz.ward';
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
