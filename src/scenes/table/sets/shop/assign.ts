/** Assigning Need Cards: trays of slots under the pets, the hand, the forecast, Undo and Ready. */

import type { Json } from '../../../../engine/kernel/state.ts';
import { petsOf } from '../../../../engine/petz/read.ts';
import { forecast } from '../../../../session/advice/forecast.ts';
import { fillObvious, onlySlotFor } from '../../../../session/advice/obvious.ts';
import { paired } from '../../../../ui/paired.ts';
import type { Pressable } from '../../../../ui/panels/pressed.tsx';
import { contains } from '../../../../ui/rect.ts';
import { petIn } from '../../actors/pet-art.ts';
import { drawingUrl } from '../../drawings.ts';
import { explainCard } from '../../explain/index.ts';
import type { Letter } from '../../pieces.ts';
import {
  choiceOf,
  draftOf,
  fits,
  flip,
  isFull,
  keysOf,
  type LaidCards,
  type LayDomain,
  layCard,
  nothingLaid,
  otherSideOfCard,
  sideUp,
  takeCardBack,
} from './draft.ts';
import { forecastOrder, type ShownForecast, scoresOf } from './forecast.ts';
import { buildHand, faceFor } from './hand.ts';
import { cageHit, slotRects } from './layout.ts';
import { type Stage, surfaceBoard, titleOf } from './parts.ts';
import { bubble, buildPlots, type DrawnPlot, explainPlot } from './plots.ts';
import { moodOf, outlook } from './prospect.ts';
import { ShopTask, type TaskTools } from './task.ts';
import { buildBadges, buildTrays, type Laid } from './trays.ts';
import { wishFacts } from './wishes.ts';

/** A card or an empty slot that was tapped first. */
type Picked = { card: number } | { slot: number };

/** Everything that happens between the question and its answer. */
export class CardAssignment extends ShopTask<LaidCards, Picked> {
  private readonly domain: LayDomain;
  private drawn: ReadonlyMap<number, DrawnPlot> = new Map();
  /** The slot that a held card is over. */
  private peeked: number | null = null;
  /** The dangers that have already been pointed out. */
  private readonly warned = new Set<string>();
  private shown: { key: string; shown: ShownForecast } | null = null;

  constructor(tools: TaskTools, domain: LayDomain) {
    super(tools, nothingLaid(domain));
    this.domain = domain;
  }

  draw(stage: Stage): void {
    const shown = this.foresee(stage);
    const { layout, shop } = stage;
    const { plots } = shop;
    const standing = plots.map((plot, at) => {
      const pet = shown.pets.find((each) => each.plot === at);
      return { plot, mood: pet === undefined ? 'content' : moodOf(pet), lit: false, fan: false } as const;
    });
    this.drawn = buildPlots(stage, standing, this.faces);
    this.peeked = null;
    for (const [plot, spot, at] of paired(plots, layout.plots)) {
      const rect = cageHit(spot, layout.compact);
      const { kit } = this.host;
      const put = () => this.picked !== null && 'card' in this.picked && this.toPlot(this.picked.card, at);
      const explain = () => explainPlot(stage, plot);
      kit.press(`plot:${at}`, rect, () => void (put() || kit.touch.reveal(rect, explain)), explain);
    }
    buildTrays(stage, {
      colours: this.domain.slots.map((slot) => slot.accepts as Letter),
      slotsAt: (at) => this.slotsAt(at),
      laid: (slot) => this.laidIn(slot),
      isLit: (slot) => this.isLit(slot),
      tap: (slot) => this.tapSlot(stage, slot),
      drop: (key, x, y) => this.dropAt(stage, key, x, y),
      over: (key, at) => this.peek(stage, key, at),
    });
    buildBadges(stage, shown.pets, this.warned);
    this.buildHand(stage);
    this.ask(stage, shown);
  }

  private foresee({ look }: Stage): ShownForecast {
    const choice = choiceOf(this.domain, this.laid);
    const key = JSON.stringify(choice);
    if (this.shown?.key === key) return this.shown.shown;
    const bins = this.domain.slots.map((slot) => Number(slot.bin));
    // A player who wants to reckon alone is shown nothing, not even by the pets' faces.
    if (!this.host.link.forecast) return { pets: [], show: null, exact: null };
    const exact = choice.includes(null) ? null : forecast(look.view, choice as number[]);
    const shown = { ...outlook(look.view, look.seat, choice, bins, exact), exact };
    this.shown = { key, shown };
    return shown;
  }

  /** The slots of a plot's pet, by their place in the domain. */
  private slotsAt(at: number): number[] {
    return this.domain.slots.flatMap((slot, i) => (slot.bin === at ? [i] : []));
  }

  private laidIn(slot: number): Laid | null {
    const key = this.laid.laid[slot] ?? null;
    return key === null
      ? null
      : { key, value: sideUp(this.domain, this.laid, key), isPicked: this.isPicked(key) };
  }

  private isPicked(key: number): boolean {
    return this.picked !== null && 'card' in this.picked && this.picked.card === key;
  }

  private isLit(slot: number): boolean {
    if (this.picked === null) return false;
    return 'card' in this.picked ? fits(this.domain, this.picked.card, slot) : this.picked.slot === slot;
  }

  private tapSlot(stage: Stage, slot: number): void {
    const { picked } = this;
    const here = this.laid.laid[slot] ?? null;
    if (picked !== null && 'card' in picked) {
      if (picked.card === here) this.change(takeCardBack(this.laid, picked.card));
      else if (fits(this.domain, picked.card, slot))
        this.change(layCard(this.domain, this.laid, picked.card, slot));
      else {
        this.pick(here === null ? { slot } : { card: here });
        if (here === null) this.sayColour(stage, slot);
      }
    } else if (here !== null) this.pick({ card: here });
    else this.pick(picked !== null && picked.slot === slot ? null : { slot });
  }

  private sayColour(stage: Stage, slot: number): void {
    const { speech } = this.host;
    const colour = speech.colour(this.domain.slots[slot]?.accepts ?? '');
    bubble(stage, speech.t('ui.shopSet.takes', { colour }), stage.layout.hand);
  }

  private dropAt(stage: Stage, key: number, x: number, y: number): boolean {
    const slot = this.landing(stage, key, x, y);
    if (slot !== null) return this.change(layCard(this.domain, this.laid, key, slot));
    if (this.laid.laid.includes(key) && contains(stage.layout.counter, { x, y }))
      return this.change(takeCardBack(this.laid, key));
    const refused = this.slotUnder(stage, x, y);
    if (refused !== null) this.sayColour(stage, refused);
    return false;
  }

  /** The slot a card would go to if it were let go here: the one hit, else the first free one of that pet. */
  private landing(stage: Stage, key: number, x: number, y: number): number | null {
    const slot = this.slotUnder(stage, x, y);
    if (slot !== null && fits(this.domain, key, slot)) return slot;
    const at = stage.layout.plots.findIndex((spot) => contains(spot.rect, { x, y }));
    return at < 0 ? null : this.freeAt(key, at);
  }

  /** The slot at a point of the window. */
  private slotUnder({ layout }: Stage, x: number, y: number): number | null {
    for (const [at, spot] of layout.plots.entries()) {
      const slots = this.slotsAt(at);
      const rects = slotRects(spot, slots.length, layout.compact);
      const slot = slots[rects.findIndex((rect) => contains(rect, { x, y }))];
      if (slot !== undefined) return slot;
    }
    return null;
  }

  /** The first free slot of a pet that a card fits. */
  private freeAt(key: number, at: number): number | null {
    const isFree = (slot: number) => this.laid.laid[slot] === null && fits(this.domain, key, slot);
    return this.slotsAt(at).find(isFree) ?? null;
  }

  private toPlot(key: number, at: number): boolean {
    const slot = this.freeAt(key, at);
    return slot === null ? false : this.change(layCard(this.domain, this.laid, key, slot));
  }

  /** Before the finger lifts: the pet under it makes the face this card would give it. */
  private peek(stage: Stage, key: number, finger: { x: number; y: number } | null): void {
    const slot = finger === null ? null : this.landing(stage, key, finger.x, finger.y);
    if (slot === this.peeked) return;
    this.peeked = slot;
    if (!this.host.link.forecast) return;
    const { view, seat } = stage.look;
    const bins = this.domain.slots.map(({ bin }) => Number(bin));
    const draft = slot === null ? this.laid : layCard(this.domain, this.laid, key, slot);
    const would = outlook(view, seat, choiceOf(this.domain, draft), bins, null).pets;
    const is = this.foresee(stage).pets;
    for (const [at, { pet: image }] of this.drawn) {
      const prospect = (slot !== null && bins[slot] === at ? would : is).find(({ plot }) => plot === at);
      const pet = view.shops[seat]?.plots[at]?.pet ?? null;
      if (image === null || pet === null || prospect === undefined) continue;
      const face = petIn(pet.id, moodOf(prospect), pet);
      this.host.kit.art.change(image, face);
      this.faces.set(at, face);
    }
    void this.host.kit.art.finish();
  }

  private buildHand(stage: Stage): void {
    const { kit } = this.host;
    if (!stage.layout.compact) surfaceBoard(kit, 'wood', stage.layout.counter);
    const inHand = keysOf(this.domain).filter((key) => !this.laid.laid.includes(key));
    const cards = inHand.map((key) => ({
      key,
      value: sideUp(this.domain, this.laid, key),
      other: otherSideOfCard(this.domain, this.laid, key),
    }));
    buildHand(kit, stage.layout, {
      cards,
      picked: (key) => this.isPicked(key),
      offered: (key) =>
        this.picked !== null && 'slot' in this.picked && fits(this.domain, key, this.picked.slot),
      tap: (key) => this.tapCard(key),
      drop: (key, x, y) => this.dropAt(stage, key, x, y),
      over: (key, at) => this.peek(stage, key, at),
      explain: (card) => explainCard(this.host.link, stage.look.view, card.value),
    });
  }

  private tapCard(key: number): void {
    const { picked } = this;
    if (picked !== null && 'slot' in picked && fits(this.domain, key, picked.slot)) {
      this.change(layCard(this.domain, this.laid, key, picked.slot));
      return;
    }
    const only = onlySlotFor(this.domain, this.laid.laid, key);
    if (only !== null) this.change(layCard(this.domain, this.laid, key, only));
    else this.pick(this.isPicked(key) ? null : { card: key });
  }

  /** The button that lays what is obvious; null if nothing is, or a card is picked. */
  private filling(chosen: number | null): Pressable | null {
    const { speech } = this.host;
    const laid = fillObvious(this.domain, this.laid.laid);
    const count = laid.filter((key, slot) => key !== this.laid.laid[slot]).length;
    if (chosen !== null || count === 0) return null;
    return {
      id: 'fill',
      words: speech.t('ui.shopSet.fill'),
      why: speech.t('ui.shopSet.fillTold', { count }),
      art: drawingUrl('props/lay-sign'),
      tap: () => void this.change({ ...this.laid, laid }),
    };
  }

  /** How many slots are still empty, and whose. More names than two are everybody: the empty slots show it. */
  private lacking({ shop }: Stage): string {
    const { speech } = this.host;
    const isEmpty = (slot: number) => this.laid.laid[slot] === null;
    const count = this.laid.laid.filter((key) => key === null).length;
    const pets = petsOf(shop).filter(({ at }) => this.slotsAt(at).some(isEmpty));
    const words = speech.t('ui.shopSet.slotsLeft', { count });
    if (pets.length === 0 || pets.length > 2) return words;
    return `${words}: ${speech.list(pets.map(({ pet }) => speech.pet(pet.id)))}`;
  }

  /** The button that turns the card picked; null if it has one side only, or none is picked. */
  private turning(chosen: number | null): Pressable | null {
    const other = chosen === null ? null : otherSideOfCard(this.domain, this.laid, chosen);
    if (chosen === null || other === null) return null;
    return {
      id: 'flip',
      words: this.host.speech.t('ui.shopSet.flip', { count: faceFor(other, null).needs.length }),
      art: drawingUrl('props/flip-sign'),
      tap: () => void this.change(flip(this.laid, chosen), this.picked),
    };
  }

  private ask(stage: Stage, shown: ShownForecast): void {
    const { host, laid: draft, picked } = this;
    const { layout } = stage;
    const { link, speech } = host;
    const { t } = speech;
    const chosen = picked !== null && 'card' in picked ? picked.card : null;
    const extra = this.turning(chosen) ?? this.filling(chosen);
    const [isPhone, hasForecast] = [layout.compact, shown.pets.length > 0];
    const lacking = isFull(draft) ? '' : this.lacking(stage);
    const noRows = link.forecast ? 'ui.shopSet.noPets' : 'ui.shopSet.noForecast';
    host.question({
      at: layout.side,
      small: isPhone,
      title: titleOf(stage, 'ui.forecast.title'),
      lines: hasForecast ? [] : [t(noRows), lacking].filter((line) => line !== ''),
      ...(hasForecast ? { scores: scoresOf(stage, shown, isPhone ? '' : lacking) } : {}),
      facts: [...forecastOrder(stage, shown), ...(isPhone && hasForecast ? [] : wishFacts(stage))],
      extra: extra === null ? null : { ...extra, isIcon: isPhone },
      main: {
        id: 'ready',
        words: t('ui.shopSet.ready'),
        why: lacking === '' ? null : lacking,
        tap: isFull(draft) ? () => void host.answer(choiceOf(this.domain, draft) as Json) : null,
      },
      back: this.back(),
      take: (choice) => void this.change(draftOf(this.domain, choice)),
    });
  }
}
