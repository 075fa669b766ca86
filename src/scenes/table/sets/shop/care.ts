/**
 * Showing off: the pet in question is lit, the answers stand in the panel beside. Any list of options is shown this
 * way; the Crystal Ball picks cards of the hand instead.
 */

import type { Json } from '../../../../engine/kernel/state.ts';
import { plotInQuestion } from '../../../../engine/petz/read.ts';
import { askHintKey } from '../../../../i18n/keys.ts';
import {
  isAlike,
  type OrderForecast,
  ordersAhead,
  worthShowing,
} from '../../../../session/advice/forecast-orders.ts';
import { describeOption, type OptionScene, petInQuestion } from '../../../../text/options.ts';
import { paired } from '../../../../ui/paired.ts';
import type { Option } from '../../../../ui/panels/question.tsx';
import { box } from '../../../../ui/rect.ts';
import { artUrl } from '../../../../ui/svg-art.ts';
import type { Look, SetHost } from '../../contract.ts';
import { explainCard } from '../../explain/index.ts';
import { heapAt } from './cage-places.ts';
import { buildGaps, buildLamp } from './gaps.ts';
import { buildHand, buildLaid, cardsAt } from './hand.ts';
import { cageHit, type PlotSpot } from './layout.ts';
import { buildOrderLine, orderOption } from './order.ts';
import { pill, type Stage, surfaceBoard } from './parts.ts';
import {
  buildSigns,
  firstLoad,
  type Load,
  loadOf,
  oneMore,
  plotAnswers,
  plotsNamed,
  wayOf,
} from './plot-answers.ts';
import { optionArt, optionPrice } from './plot-extras.ts';
import { buildPlots, explainPlot } from './plots.ts';
import { ShopTask, type TaskTools } from './task.ts';
import { moodNow, stepAsked, stepOfPet } from './turn-order.ts';
import { wishFacts } from './wishes.ts';

/** What the shovel is to take, once the player has touched it, is what is laid out here. */
export class Caring extends ShopTask<Load | null> {
  /** What the hint names. */
  private advised: { ask: number | undefined; choice: string } | null = null;
  private readonly exchange: Exchange;
  /** What comes of each order of the pets, for the question it was reckoned for. */
  private ahead: { ask: number | undefined; orders: OrderForecast[] } | null = null;

  constructor(tools: TaskTools) {
    super(tools, null);
    this.exchange = new Exchange(tools);
  }

  draw(stage: Stage): void {
    const { look, layout } = stage;
    const { kit } = this.host;
    const options = look.domain?.type === 'pick' ? look.domain.options : [];
    const isShovel = look.ask?.kind === 'petz.shovel';
    this.buildDisplay(stage, options, isShovel ? options : null);
    const byGap = gapOptions(look, options);
    buildGaps(stage, [...byGap.keys()], (gap) => void this.host.answer(byGap.get(gap) ?? null));
    if (!layout.compact || look.ask?.kind === 'petz.crystal') surfaceBoard(kit, 'wood', layout.counter, 14);
    if (look.domain?.type === 'some') {
      this.exchange.draw(stage, look.domain);
      return;
    }
    if (layout.strip !== null) {
      surfaceBoard(kit, 'plum', layout.strip, 18);
      const { x, y, width, height } = layout.strip;
      const room = Math.min(width - 24, 720);
      buildOrderLine(stage, box(x + (width - room) / 2, y + 3, room, height - 6), stepAsked(stage));
    }
    this.ask(stage, isShovel ? this.shovelWays(options) : options);
    this.buildHand(stage);
  }

  /** The plots; with the shovel in question (`ways`) a tap on one of them is one more token. */
  private buildDisplay(stage: Stage, options: readonly Json[], ways: readonly Json[] | null): void {
    const { look, layout } = stage;
    const { kit } = this.host;
    const asked = plotInQuestion(look.view);
    const answers = plotAnswers(look, options);
    const named = plotsNamed(look, options);
    const { shop } = stage;
    const load = ways === null ? null : (this.laid ?? firstLoad(ways));
    const standing = shop.plots.map((plot, at) => {
      const mood =
        plot.pet === null
          ? 'content'
          : moodNow(plot, plot.pet, at, stepOfPet(stage, at, stepAsked(stage)), shop);
      const lit = (named.size === 0 ? at === asked : named.has(at)) || (load !== null && plot.manure > 0);
      return { plot, mood, lit, fan: plot.pet !== null && cardsAt(plot.pet) === 0 };
    });
    buildPlots(stage, standing, this.faces);
    for (const [{ plot }, spot, at] of paired(standing, layout.plots)) {
      if (plot.pet !== null && cardsAt(plot.pet) > 0) buildLaid(stage, spot, plot.pet, false);
      const explain = () => explainPlot(stage, plot);
      const rect = cageHit(spot, layout.compact);
      const take = () => {
        if (answers.has(at)) return void this.host.answer(answers.get(at) ?? null);
        if (ways === null || load === null || plot.manure === 0) return kit.touch.reveal(rect, explain);
        this.change(oneMore(ways, load, at));
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
    const load = this.laid ?? firstLoad(options);
    // Who is to do it is the hint's to say, as long as just that is to be taken.
    const meant = options.find(
      (option) => option !== null && JSON.stringify(option) === this.advised?.choice,
    );
    const isMeant = meant !== undefined && loadOf(meant).join() === load.join();
    const way = isMeant ? meant : wayOf(options, load);
    return way === null ? [null] : [way, null];
  }

  private sceneOf({ look }: Stage): OptionScene {
    return { speech: this.host.speech, view: look.view, seat: look.seat };
  }

  /** The question with its answers, each sent as it is pressed. */
  private ask(stage: Stage, options: readonly Json[]): void {
    const { look, layout } = stage;
    const { t } = this.host.speech;
    const kind = look.ask?.kind ?? '';
    const isOrder = kind === 'petz.next' && this.host.link.forecast;
    const orders = isOrder ? this.orders(look) : [];
    const isSame = orders.every((each) => isAlike(each, orders[0] ?? each));
    const lines = [t(askHintKey(kind), this.names(stage))];
    if (kind === 'petz.shovel') lines.push(t('ui.shopSet.shovel'));
    if (isOrder && isSame) lines.push(t('ui.alley.orders.same'));
    this.host.question({
      at: layout.side,
      small: layout.compact,
      lines: layout.compact ? lines.slice(1) : lines,
      options: isOrder
        ? orders.map((each, i) => this.orderOption(stage, each, orders, i === 0 && !isSame))
        : options.map((option, i) => this.option(stage, option, i)),
      facts: layout.compact ? [] : wishFacts(stage),
      back: this.back(),
      take: (choice) => {
        if (kind === 'petz.shovel' && choice !== null) this.laid = loadOf(choice);
        this.advised = { ask: look.ask?.id, choice: JSON.stringify(choice) };
      },
    });
  }

  private names(stage: Stage): Record<string, string> {
    const pet = petInQuestion(this.sceneOf(stage));
    return pet === null ? {} : { pet: this.host.speech.pet(pet) };
  }

  /** The orders that begin with each pet, reckoned once a question. */
  private orders({ view, ask }: Look): OrderForecast[] {
    if (this.ahead?.ask !== ask?.id) this.ahead = { ask: ask?.id, orders: ordersAhead(view) };
    return worthShowing(this.ahead?.orders ?? []);
  }

  /** Gold is what the hint names, else the proposal, if it is to do something. */
  private isGold({ look }: Stage, choice: Json, isProposed: boolean): boolean {
    const { advised } = this;
    if (advised === null || advised.ask !== look.ask?.id) return isProposed;
    return advised.choice === JSON.stringify(choice);
  }

  private option(stage: Stage, option: Json, at: number): Option {
    const kind = stage.look.ask?.kind ?? '';
    const { label, details, art } = describeOption(this.sceneOf(stage), kind, option);
    const own = optionArt(kind, option);
    return {
      id: `option:${at}`,
      words: label === '' ? this.host.speech.t('ui.nothing') : label,
      details,
      art: own === null ? art : artUrl(own),
      price: optionPrice(kind, option),
      look: this.isGold(stage, option, isProposal(kind, option, at)) ? 'gold' : 'plain',
      tap: () => void this.host.answer(option),
    };
  }

  private orderOption(
    stage: Stage,
    order: OrderForecast,
    all: readonly OrderForecast[],
    isFirst: boolean,
  ): Option {
    const [first = 0] = order.order;
    return {
      ...orderOption(stage, order, all),
      look: this.isGold(stage, first, isFirst) ? 'gold' : 'plain',
      tap: () => void this.host.answer(first),
    };
  }

  /** The hand, to be looked at. */
  private buildHand({ look, layout, shop }: Stage): void {
    if (layout.compact) return;
    const { kit, link } = this.host;
    const cards = shop.hand ?? [];
    const explain = (value: number) => explainCard(link, look.view, value);
    buildHand(kit, layout, {
      cards: cards.map((value, key) => ({ key, value, other: null })),
      picked: () => false,
      offered: () => false,
      tap: (key) => kit.touch.reveal(layout.hand, () => explain(cards[key] ?? 0)),
      explain: ({ value }) => explain(value),
    });
  }
}

/** Beside the heaps of a plot: so many of them go. */
function buildTaken({ speech, kit }: Stage, spot: PlotSpot, lying: number, count: number): void {
  const { x, y, size } = heapAt(spot, 0, lying);
  const height = Math.max(34, size * 0.7);
  const rect = box(x - height * 1.2, y - size * 0.5 - height * 1.1, height * 2.2, height);
  const text = speech.signed(-count);
  pill(kit, rect, {
    art: 'artifacts/longHandledShovel',
    text,
    fill: '#2f8a43',
    size: Math.max(17, height * 0.5),
  });
}

/** Questions whose first answer is no advice. */
const OPEN: readonly string[] = ['petz.ward', 'petz.next', 'petz.wreck'];

/** The first answer, if it is to do something; leaving a pet to its magic is never proposed. */
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

/** The Crystal Ball: cards of the hand are picked to be exchanged. */
type SomeDomain = Extract<Look['domain'], { type: 'some' }>;

class Exchange {
  private readonly host: SetHost;
  private chosen: number[] = [];

  constructor({ host }: TaskTools) {
    this.host = host;
  }

  draw(stage: Stage, domain: SomeDomain): void {
    const { host, chosen } = this;
    const { speech } = host;
    const { layout, look } = stage;
    buildHand(host.kit, layout, {
      cards: domain.from.map((card) => ({ key: Number(card), value: Number(card), other: null })),
      picked: (key) => chosen.includes(key),
      offered: () => false,
      tap: (key) => this.toggle(key, domain.max),
      explain: (card) => explainCard(host.link, look.view, card.value),
    });
    const count = chosen.length;
    host.question({
      at: layout.side,
      small: layout.compact,
      lines: [speech.t('ui.shopSet.exchange', { count, most: domain.max })],
      facts: layout.compact ? [] : wishFacts(stage),
      main: {
        id: 'ready',
        words: speech.t(count === 0 ? 'ui.shopSet.keep' : 'ui.shopSet.swap'),
        tap: count >= domain.min ? () => void host.answer(chosen) : null,
      },
      back: count > 0 ? () => this.choose([]) : null,
      take: (choice) => {
        if (Array.isArray(choice)) this.choose(choice.map((card: Json) => Number(card)));
      },
    });
  }

  private toggle(card: number, most: number): void {
    const { chosen } = this;
    if (chosen.includes(card)) this.choose(chosen.filter((x) => x !== card));
    else if (chosen.length < most) this.choose([...chosen, card]);
  }

  private choose(cards: number[]): void {
    this.chosen = cards;
    this.host.redraw();
  }
}
