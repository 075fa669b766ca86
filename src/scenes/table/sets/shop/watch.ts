/**
 * Looking on: a shop with everything that is public of it. Seen while something is played, while others
 * decide, and on a visit; nothing is asked here.
 */

import type { GameObjects } from 'phaser';
import type { PetzView } from '../../../../engine/petz/view.ts';
import { isOnHoliday } from '../../../../session/advice/twists.ts';
import { iconArt } from '../../../../ui/art-urls.ts';
import { paired } from '../../../../ui/paired.ts';
import type { Fact } from '../../../../ui/panels/facts.tsx';
import { box, type Rect } from '../../../../ui/rect.ts';
import { artUrl } from '../../../../ui/svg-art.ts';
import { petIn } from '../../actors/pet-art.ts';
import type { Look } from '../../contract.ts';
import { drawing } from '../../drawings.ts';
import { explainShop } from '../../explain/index.ts';
import { emblem, nameLetters, namePlate } from '../../pieces.ts';
import { drawHoliday } from '../parts/holiday.ts';
import { buildGaps, buildLamp } from './gaps.ts';
import { buildLaid, cardsAt } from './hand.ts';
import { cageHit } from './layout.ts';
import { orderFacts } from './order.ts';
import { type Stage, surfaceBoard } from './parts.ts';
import { plotFacts } from './plot-facts.ts';
import { buildPlots, type DrawnPlot, explainPlot, type Faces } from './plots.ts';
import { buildStock } from './stock.ts';
import { type CareStep, moodNow, petsTurn, stepAsked, stepOfPet } from './turn-order.ts';

/** What a shop has bought and not placed yet: everybody saw it being bought, so everybody may see it on a visit. */
function onCart({ speech, shop: { cart } }: Stage): Fact[] {
  const things = [
    ...cart.pets.map((pet) => ({ name: speech.pet(pet.id), art: petIn(pet.id, 'content', pet) })),
    ...cart.cages.map((id) => ({ name: speech.thing('cage', id), art: drawing(`cages/${id}`) })),
    ...cart.addons.map((id) => ({ name: speech.thing('addon', id), art: drawing(`addons/${id}`) })),
  ];
  const words = speech.t('ui.shop.cart', { things: speech.list(things.map(({ name }) => name)) });
  const signs = things.map(({ art }) => ({ art: artUrl(art) }));
  return things.length === 0 ? [] : [{ id: 'cart', words, note: '', signs, tap: null }];
}

/** A step needs so much height; in less room they stand in two columns. */
const LINE = 36;

/** Whose shop it is: colour, emblem, name and reputation. */
function buildPlate(stage: Stage, rect: Rect): void {
  const { look, owner, layout, kit, link, speech } = stage;
  const { x, y, width, height } = rect;
  kit.laid(namePlate(owner, width, height), { x, y });
  const size = height * 0.78;
  kit.icon(emblem(owner), x + height * 0.56, y + height / 2, size);
  const style = nameLetters(owner);
  const reputation = speech.number(stage.shop.reputation);
  const letters = Math.min(26, Math.max(17, height * 0.4));
  const words = kit.words(reputation, 0, y + height / 2 + 1, { ...style, size: letters, side: 0 });
  words.setX(x + width - 14 - words.width);
  const star = height * 0.58;
  const starX = words.x - star / 2 - 4;
  kit.icon('icons/icon-reputation', starX, y + height / 2, star);
  const left = x + height * 1.04;
  kit.words(speech.seat(owner), left, y + height / 2, {
    ...style,
    size: letters,
    fit: starX - star / 2 - 8 - left,
    side: 0,
  });
  if (!layout.compact && look.view.starter === owner) {
    kit.icon('icons/icon-start', x + width - 10, y + 4, height * 0.5);
  }
  kit.tell(rect, () => explainShop(link, look.view, owner));
}

/** What the picture shows now, for the plays that move it. */
export interface Pictures {
  stage: Stage;
  plots: Map<number, DrawnPlot>;
  /** The cards lying at each pet. */
  cards: Map<number, GameObjects.Image[]>;
}

export class Watching {
  private readonly faces: Faces;
  /** What is being dealt with at a moment that is played; at all others the open question says it. */
  private played: { step: CareStep | null; view: PetzView; isShow: boolean } | null = null;
  shown: Pictures | null = null;

  constructor(faces: Faces) {
    this.faces = faces;
  }

  /** From now on this moment is shown as part of what is played; null: nothing is. */
  play(step: CareStep | null, view: PetzView | null, isShow = true): void {
    this.played = view === null ? null : { step, view, isShow };
  }

  draw(stage: Stage): void {
    const { layout, kit } = stage;
    const { shop } = stage;
    if (isOnHoliday(stage.look.view, stage.owner)) {
      this.shown = null;
      drawClosed(stage);
      return;
    }
    const isPlayed = this.played?.view === stage.look.view;
    const now = (isPlayed ? this.played?.step : null) ?? stepAsked(stage);
    const turn = petsTurn(stage);
    const standing = shop.plots.map((plot, at) => {
      const mood =
        plot.pet === null ? 'content' : moodNow(plot, plot.pet, at, stepOfPet(stage, at, now), shop);
      return { plot, mood, lit: turn?.at === at, fan: plot.pet === null || cardsAt(plot.pet) === 0 } as const;
    });
    const plots = buildPlots(stage, standing, this.faces, !isPlayed);
    const cards = new Map<number, GameObjects.Image[]>();
    for (const [plot, spot, at] of paired(shop.plots, layout.plots)) {
      const cage = cageHit(spot, layout.compact);
      kit.tell(cage, () => explainPlot(stage, plot));
      kit.name(`plot:${at}`, cage);
      if (plot.pet !== null) cards.set(at, buildLaid(stage, spot, plot.pet, plot.pet.needs === null));
    }
    buildGaps(stage);
    if (turn?.at != null) buildLamp(stage, turn.at);
    this.buildSide(stage, now, isPlayed && this.played?.isShow === true);
    buildStrip(stage, isPlayed);
    buildStock(stage);
    this.shown = { stage, plots, cards };
  }

  /** Whose shop, and beneath it the needs in their order; outside of the showing off what stands on its plots. */
  private buildSide(stage: Stage, now: CareStep | null, isShow: boolean): void {
    const { layout, look, kit } = stage;
    const { x, y, width, height } = layout.side;
    surfaceBoard(kit, 'paper', layout.side, layout.compact ? 12 : 18);
    const head = layout.compact ? 40 : Math.max(56, height * 0.12);
    buildPlate(stage, box(x, y, width, head));
    const pad = layout.compact ? 6 : 12;
    const room = box(x + pad, y + head + pad - 2, width - 2 * pad, height - head - 2 * pad);
    const { shop } = stage;
    const isShowing = isShow || look.view.phase === 'showing';
    const isPlain = shop.plots.every((plot) => plot.pet === null);
    if (isShowing && !isPlain) {
      const facts = orderFacts(stage, now);
      const isLow = room.height / facts.length < LINE;
      const lines = isLow ? Math.ceil(facts.length / 2) : facts.length;
      kit.panels.facts = { at: room, facts, lines };
    } else kit.panels.facts = { at: room, facts: [...plotFacts(stage, shop.plots), ...onCart(stage)] };
  }
}

/** A shop that takes no part: its plate, and the sign on its door. */
function drawClosed(stage: Stage): void {
  const { layout, owner } = stage;
  const { side, compact } = layout;
  const spots = layout.plots.map(({ cage }) => cage);
  const left = Math.min(...spots.map(({ x }) => x));
  const foot = Math.max(...spots.map(({ y, height }) => y + height));
  const middle = (left + side.x + side.width) / 2;
  const width = Math.min(side.x + side.width - left, compact ? 520 : 860);
  const head = compact ? 40 : 56;
  buildPlate(stage, box(middle - width * 0.3, side.y, width * 0.6, head));
  const top = side.y + head + 8;
  const door = box(middle - width / 2, top, width, foot - top);
  drawHoliday(stage, owner, door);
  buildStrip(stage, false);
}

/** Who is waited for, or whose shop is visited. */
function buildStrip(stage: Stage, isPlayed: boolean): void {
  const { layout, kit } = stage;
  const { strip, compact } = layout;
  if (strip === null) return;
  // While something is played its sentence goes here.
  const text = isPlayed ? null : wordsOf(stage);
  if (compact && text === null) return;
  if (text === null) surfaceBoard(kit, 'plum', strip, Math.min(18, strip.height / 2 - 2));
  else {
    const art = iconArt(isVisit(stage.look) ? 'ui-info' : 'phase-aging');
    kit.panels.notice = { at: strip, small: compact, art, words: text };
  }
}

/** Another player's shop, and not because its owner is deciding in the open. */
function isVisit({ seat, subject, view }: Look): boolean {
  const [first, ...more] = view.ask?.seats ?? [];
  return subject !== seat && !(first === subject && more.length === 0);
}

function wordsOf({ look, layout, owner, speech }: Stage): string | null {
  const { view, seat } = look;
  // On phones the way back lies where the words would be.
  if (isVisit(look))
    return layout.compact ? null : speech.t('ui.shopSet.visit', { name: speech.seat(owner) });
  const waiting = (view.ask?.seats ?? []).filter((each) => !(each in (view.ask?.sealed ?? {})));
  if (waiting.length === 0 || waiting.includes(seat) || view.ask === null) return null;
  const names = speech.list(waiting.map((each) => speech.seat(each)));
  return speech.t('ui.question.waiting', { names, count: waiting.length });
}
