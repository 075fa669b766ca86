/**
 * Showing off: the pet in question is lit, the answers are big buttons with pictures and words. Any list of options
 * is shown this way; the Crystal Ball picks cards of the hand instead. Without a question the shop is just seen.
 */
import type { Json } from '../../../../engine/kernel/state.ts';
import { askHintKey, askTitleKey } from '../../../../i18n/keys.ts';
import { plotInQuestion } from '../../../../session/facts.ts';
import { describeOption, petInQuestion, type Scene } from '../../../../ui/access/text/options.ts';
import { sayReason } from '../../../../ui/access/text/reason.ts';
import { Button, type Rect } from '../../../../ui/button.ts';
import { palette } from '../../../../ui/theme/palette.ts';
import type { Deal, Look } from '../../contract.ts';
import { drawing } from '../../shelf.ts';
import { buildHelpers } from './actions.ts';
import { drawingAt, moodArt, slotCardArt } from './art.ts';
import type { Drag } from './drag.ts';
import { Exchange } from './exchange.ts';
import { buildHand, cardWords, faceFor } from './hand.ts';
import { board, icon, type Stage, words } from './parts.ts';
import { cageHit, shownRects } from './places.ts';
import { bubble, buildGaps, buildPlots, explainPlot, type Faces } from './plots.ts';
import { fromNeeds, moodOf } from './prospect.ts';

export class Caring {
  private readonly deal: Deal;
  private readonly drag: Drag;
  private readonly faces: Faces;
  private page = 0;
  private perPage = 1;
  /** The option that the hint names. */
  private advised: number | null = null;
  private readonly exchange: Exchange;

  constructor(deal: Deal, drag: Drag, faces: Faces) {
    this.deal = deal;
    this.drag = drag;
    this.faces = faces;
    this.exchange = new Exchange(deal, drag);
  }

  draw(stage: Stage): void {
    const { look, layout } = stage;
    const options = look.domain?.type === 'pick' ? look.domain.options : [];
    const asked = look.domain === null ? null : plotInQuestion(look.view);
    const plots = look.view.shops[look.seat]?.plots ?? [];
    const standing = plots.map((plot, at) => {
      const cards = plot.pet?.cards ?? [];
      const mood = plot.pet === null ? 'content' : moodOf(fromNeeds(plot, plot.pet.id, at, cards));
      return { plot, mood, lit: at === asked, fan: cards.length === 0 };
    });
    buildPlots(stage, standing, this.faces);
    for (const [at, plot] of plots.entries()) {
      this.buildCards(stage, at, plot.pet?.cards ?? []);
      const spot = layout.plots[at];
      const explain = () => explainPlot(stage, at, plot);
      this.deal.kit.press(
        `plot:${at}`,
        spot === undefined ? layout.board : cageHit(spot, layout.compact),
        explain,
        explain,
      );
    }
    const byGap = gapOptions(look, options);
    buildGaps(stage, [...byGap.keys()], (gap) => void this.deal.answer(byGap.get(gap) ?? null));
    if (!layout.compact || look.ask?.kind === 'petz.crystal')
      board(this.deal.kit, 'wood', layout.counter, 14);
    if (look.domain?.type === 'some') {
      if (!layout.compact) this.buildQuestion(stage);
      this.exchange.draw(stage, look.domain);
      return;
    }
    this.buildOptions(stage, options);
    this.buildRest(stage, options);
  }

  /** The cards lying at a pet, face up once its owner has turned them. */
  private buildCards({ layout }: Stage, at: number, cards: readonly number[]): void {
    const spot = layout.plots[at];
    if (spot === undefined || cards.length === 0) return;
    const { kit } = this.deal;
    const rects = shownRects(spot, cards.length, layout.compact);
    for (const [i, card] of cards.entries()) {
      const rect = rects[i];
      if (rect === undefined) continue;
      const shape = { x: rect.x + 1, y: rect.y, width: rect.width - 2, height: rect.height };
      kit.stretched(slotCardArt(faceFor(card, null), shape.width, shape.height), shape);
    }
  }

  private sceneOf({ look }: Stage): Scene {
    return { speech: this.deal.link.speech, view: look.view, seat: look.seat };
  }

  // ---- Options ----

  private buildOptions(stage: Stage, options: readonly Json[]): void {
    const { layout } = stage;
    const top = this.buildQuestion(stage);
    const { side, compact } = layout;
    const pad = compact ? 8 : 16;
    const gap = compact ? 13 : 22;
    const foot = side.y + side.height - pad - 4;
    const least = compact ? 46 : 84;
    const room = Math.max(1, Math.floor((foot - top + gap) / (least + gap)));
    const isPaged = options.length > room;
    const perPage = isPaged ? Math.max(1, room - 1) : room;
    this.perPage = perPage;
    const pages = Math.max(1, Math.ceil(options.length / perPage));
    this.page %= pages;
    const shown = options.slice(this.page * perPage, (this.page + 1) * perPage);
    const slots = isPaged ? perPage + 1 : Math.max(shown.length, 1);
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
    if (!isPaged) return;
    const label = this.deal.link.speech.t('ui.shopSet.more', { page: this.page + 1, pages });
    const more = { kind: 'plain', words: label, size: layout.words + 2 } as const;
    this.deal.kit.button('more', { ...place(perPage), height: Math.min(height, 60) }, more, () => {
      this.page++;
      this.deal.redraw();
    });
  }

  /** The question with the face of whom it is about; returns where the answers may begin. */
  private buildQuestion(stage: Stage): number {
    const { look, layout } = stage;
    const { kit, link } = this.deal;
    const { t } = link.speech;
    const { side, compact } = layout;
    board(kit, 'paper', side, compact ? 12 : 18);
    if (look.ask === null || look.domain === null) {
      const waiting = kit.words(t('ui.shopSet.watch'), side.x + side.width / 2, side.y + side.height / 2, {
        size: layout.words + 4,
        fit: side.width - 40,
        lines: 2,
      });
      waiting.setColor(palette.textSoft);
      return side.y + side.height;
    }
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
    const hint = words(kit, t(askHintKey(look.ask.kind), names), side.x + 18, side.y + head + 24, line);
    return side.y + head + 24 + hint.height + 6;
  }

  private buildOption(stage: Stage, rect: Rect, at: number, option: Json): void {
    const { kit } = this.deal;
    const kind = stage.look.ask?.kind ?? '';
    const told = describeOption(this.sceneOf(stage), kind, option);
    const { compact } = stage.layout;
    // Gold is what the hint names, else the proposal, if it is to do something.
    const isFirst = this.advised === null ? at === 0 && option !== null : at === this.advised;
    const press = () => void this.deal.answer(option);
    kit.hits.push({ id: `option:${at}`, rect });
    new Button(kit, rect, { kind: isFirst ? 'gold' : 'plain' }, press);
    const art = kind === 'petz.play' && option !== null ? drawing('icons/need-play') : drawingAt(told.art);
    const size = Math.min(rect.height * (compact ? 0.56 : 0.74), 78);
    if (art !== null) icon(kit, art, rect.x + size * 0.72, rect.y + rect.height / 2, size);
    const x = rect.x + (art === null ? 20 : size * 1.34);
    const fit = rect.x + rect.width - x - (compact ? 8 : 14);
    const detail = told.details.join(' ');
    const label = told.label === '' ? this.deal.link.speech.t('ui.nothing') : told.label;
    const isTwo = detail !== '' && rect.height >= 60;
    const head = kit.words(label, x, rect.y + rect.height * (isTwo ? (compact ? 0.28 : 0.36) : 0.5), {
      size: compact ? 16 : Math.min(23, stage.layout.words + 4),
      fit,
      lines: 2,
    });
    head.setAlign('left').setOrigin(0, 0.5);
    if (!isTwo) return;
    const size2 = compact ? 14 : Math.max(15, stage.layout.words - 1);
    const line = { size: size2, colour: palette.textSoft, family: 'text', fit, lines: 2 } as const;
    const more = kit.words(detail, x, rect.y + rect.height * (head.height > 44 ? 0.8 : 0.7), line);
    more.setAlign('left').setOrigin(0, 0.5);
  }

  /** The hand, to be looked at; the way back and a hint. */
  private buildRest(stage: Stage, options: readonly Json[]): void {
    const { look, layout } = stage;
    const { kit, link } = this.deal;
    const cards = look.view.shops[look.seat]?.hand ?? [];
    const says = (value: number) => bubble(stage, cardWords(link.speech, value), layout.hand);
    if (!layout.compact) {
      buildHand(kit, layout, this.drag, {
        cards: cards.map((value, key) => ({ key, value, other: null })),
        picked: () => false,
        offered: () => false,
        tap: (key) => says(cards[key] ?? 0),
        explain: ({ value }) => says(value),
      });
    }
    if (look.domain === null) return;
    const undo = link.session.canUndo() ? () => void link.session.undo() : null;
    buildHelpers(stage, { hint: () => this.advise(stage, options), undo });
  }

  private advise(stage: Stage, options: readonly Json[]): void {
    const { session, speech } = this.deal.link;
    const id = stage.look.ask?.id;
    void session.hint(stage.look.seat).then((thought) => {
      if (thought === null || session.ask()?.id !== id) return;
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
