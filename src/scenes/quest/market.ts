/**
 * The Worlds' market of a World that has been cleared, and the exchange after it: a stall with open treasures or a rug,
 * the heroes in a queue below, each with what it carries and holds.
 */

import type { Seat } from '../../engine/kernel/state.ts';
import type { Gift, MarketDeal } from '../../engine/quest/choices.ts';
import { worldFacts } from '../../engine/quest/read.ts';
import type { AskedOnBoard } from '../../ui/access/question/asking.ts';
import { box, centre, contains, inset, middleOf, type Rect } from '../../ui/rect.ts';
import type { Art } from '../../ui/svg-art.ts';
import { palette } from '../../ui/theme/palette.ts';
import type { SetMaker, TableSet } from '../table/contract.ts';
import { plate } from '../table/pieces.ts';
import { pulse } from '../table/sets/town/pads.ts';
import { energyCard, energyIcon, layOutClothes, thingArt, treasureArt } from './art.ts';
import { drawBackdrop } from './backdrop.ts';
import { showQuestBar } from './bar.ts';
import { optionsOf } from './draft.ts';
import { explainEnergy, explainTreasure } from './explain.ts';
import { drawFootFlag, withFlag } from './flags.ts';
import { groundOf } from './ground.ts';
import { askDeal, askGift, giveTo, marketPrice } from './market/asked.ts';
import {
  dealsFor,
  giftOf,
  giftThings,
  type HeroThing,
  isGivenTo,
  pickedDeal,
  soleGiftOf,
  thingKey,
} from './market/choices.ts';
import { drawHeroBoard, heroQueue } from './market/hero-board.ts';
import { layoutMarket, type MarketLayout, onRug } from './market/layout.ts';
import { type MarketPlaces, playMarket } from './market/plays.ts';
import { onBoard } from './on-board.ts';
import { badge, numberDisc } from './pieces.ts';
import { showWorld } from './sheet.ts';
import { drawSides } from './sides.ts';
import type { Ground, QuestBeat, QuestHost, QuestLook } from './types.ts';
import { cardRules, eventWords, pricesOf, thingName } from './words.ts';

/** Cushions of the stall, in its own units: where the things on them stand. */
const STALL = { width: 640, height: 420, places: [88, 204, 320, 436, 552], foot: 312 } as const;
const RUG = { width: 640, height: 220 } as const;

class Market implements TableSet<'quest'> {
  private readonly host: QuestHost;
  /** Where it is said what goes on: under the stall, so that the heroes' boards stay in sight. */
  private captionRect: Rect | undefined;
  private places: MarketPlaces = {
    cushions: [],
    hero: () => ({ x: 0, y: 0, width: 0, height: 0 }),
    middle: { x: 0, y: 0 },
    lift: () => undefined,
  };

  constructor(host: QuestHost) {
    this.host = host;
  }

  draw(look: QuestLook, _area: Rect): void {
    layOutClothes(look.view.setup);
    const { width, height } = this.host.kit.window;
    const { view } = look;
    const at = layoutMarket(width, height, view.heroes.length);
    const ground = groundOf(this.host, look, at.battle);
    const queue = heroQueue(view);
    const hero = (seat: Seat) => at.heroes[queue.indexOf(seat)] ?? at.stage;
    this.places = {
      cushions: [],
      hero,
      middle: middleOf(at.stage),
      lift: (card) => void ground.bodies.get(card)?.setVisible(false),
    };
    const { stage } = at;
    this.captionRect = { x: stage.x, y: stage.y + stage.height - 34, width: stage.width, height: 30 };
    drawBackdrop(ground);
    const isGiving = look.ask === null ? view.open.length === 0 : look.ask.kind === 'quest.give';
    if (isGiving) this.drawRug(ground, at);
    else this.drawStall(ground, at);
    for (const [i, seat] of queue.entries()) {
      const rect = at.heroes[i];
      const isAsked = view.ask?.seats[0] === seat || isGivenTo(ground.draft, seat);
      const tap = isGiving ? giveTo(ground, seat) : null;
      if (rect !== undefined) drawHeroBoard(ground, rect, seat, i + 1, { isAsked, tap });
    }
    showQuestBar(ground);
    if (at.small) showWorld(ground);
    drawSides(ground);
    if (look.ask === null) this.host.question(this.waiting(ground, at));
  }

  /** Who decides; where no seat does, what it is all about. */
  private waiting(ground: Ground, { info }: MarketLayout): AskedOnBoard {
    const { speech, view } = ground;
    const { domain } = ground.look;
    const [seat] = domain === null && view.ask === null ? [] : (view.ask?.seats ?? []);
    const prompt =
      seat === undefined
        ? speech.t('ui.tableaux.market.title')
        : speech.t('ui.battle.waits', { who: speech.hero(seat) });
    const asked = onBoard(ground, { prompt });
    return { ...asked, hangs: true, at: { ...asked.at, say: info } };
  }

  async show(beats: readonly QuestBeat[]): Promise<void> {
    const { host } = this;
    await playMarket(
      host,
      () => this.places,
      beats,
      ({ event, after }) => {
        const words = eventWords(host.link.speech, after, event);
        if (words !== null) host.caption(words, this.captionRect);
      },
    );
  }

  // ---- Buying and swapping ----

  private drawStall(ground: Ground, at: MarketLayout): void {
    const { look, draft, kit, view } = ground;
    const { stage } = at;
    const scale = Math.min(stage.width / STALL.width, stage.height / STALL.height) * 0.98;
    const x = stage.x + (stage.width - STALL.width * scale) / 2;
    const y = stage.y + stage.height - STALL.height * scale;
    kit.picture(thingArt('stall'), x, y, STALL.width * scale);
    const size = 92 * scale;
    const cushions = STALL.places.map((place) =>
      box(x + place * scale - size / 2, y + STALL.foot * scale - size, size, size),
    );
    this.places = { ...this.places, cushions, middle: { x: x + 320 * scale, y: y + 180 * scale } };
    const options = optionsOf<MarketDeal | null>(look.domain);
    const picked = pickedDeal(options, draft.chosen, draft.way);
    // While it is played treasures lie where they lay; they keep their cushions as others go.
    const lying = view.open;
    const first = Math.floor((cushions.length - Math.min(cushions.length, Math.max(lying.length, 1))) / 2);
    for (const [i, card] of lying.entries()) {
      const rect = cushions[first + i] ?? cushions[i % cushions.length];
      if (rect !== undefined) this.drawOffer(ground, card, rect, picked?.treasure === card, options);
    }
    if (look.ask !== null) askDeal(ground, at);
  }

  /** A treasure on its cushion with its price: one energy of the World's type. */
  private drawOffer(
    ground: Ground,
    card: string,
    rect: Rect,
    isPicked: boolean,
    options: readonly (MarketDeal | null)[],
  ): void {
    const { look, draft, change, at, kit, speech, view } = ground;
    const isOpen = dealsFor(options, card).length > 0;
    // What is picked has a plate of its own, and the others stop glowing.
    if (isPicked)
      kit.laid(plate('#fff3b0', rect.width + 8, rect.height + 8, 18, 5), {
        ...rect,
        x: rect.x - 4,
        y: rect.y - 4,
      });
    else if (isOpen && draft.chosen === null) pulse(kit, rect);
    const inner = rect.width * 0.94;
    const thing = kit.fitted(treasureArt(card), centre(rect, inner));
    ground.bodies.set(card, thing);
    const type = worldFacts(view)?.type;
    const sign = Math.max(at.small ? 22 : 30, rect.width * 0.38);
    if (type !== undefined)
      badge(kit, energyIcon(type), rect.x + rect.width - sign * 0.2, rect.y + sign * 0.2, sign);
    drawFootFlag(ground, card, rect);
    const explain = () =>
      withFlag(ground, card, {
        title: thingName(speech, 'treasure', card),
        lines: [cardRules(speech, view, card), ...pricesOf(speech, card, marketPrice(ground))],
      });
    const room = { ...rect, width: Math.max(44, rect.width), height: Math.max(44, rect.height) };
    kit.tell(room, explain, look.ask === null ? null : () => change({ chosen: card, way: 0 }));
  }

  // ---- The rug ----

  private drawRug(ground: Ground, at: MarketLayout): void {
    const { look, draft, change, kit, view } = ground;
    const { stage } = at;
    const scale = Math.min(stage.width / RUG.width, stage.height / (RUG.height * 1.05));
    const width = RUG.width * scale;
    const high = RUG.height * scale;
    const x = stage.x + (stage.width - width) / 2;
    const y = stage.y + (stage.height - high) / 2 + (at.small ? 4 : 10);
    kit.picture(thingArt('rug'), x, y, width);
    this.places = { ...this.places, middle: { x: x + width / 2, y: y + high / 2 } };
    const things = giftThings(optionsOf<Gift>(look.domain));
    const [giver] = view.ask?.seats ?? [];
    if (look.ask === null || giver === undefined) return;
    const room = { x: x + width * 0.1, y: y + high * 0.12, width: width * 0.8, height: high * 0.76 };
    for (const [i, rect] of onRug(room, things.length).entries()) {
      const thing = things[i];
      if (thing !== undefined) this.drawThing(ground, at, thing, rect, giver);
    }
    const chosen = things.find((thing) => thingKey(thing) === draft.chosen) ?? null;
    const others = heroQueue(view).filter((seat) => seat !== giver && view.heroes[seat]?.status === 'in');
    askGift(ground, at, chosen, others);
    if (draft.chosen !== null && chosen === null) change({ chosen: null });
  }

  /** A card or treasure on the rug: it is picked with a tap and given to whom is tapped then, or dragged to them. */
  private drawThing(ground: Ground, at: MarketLayout, thing: HeroThing, rect: Rect, giver: Seat): void {
    const { host, look, draft, change, kit, view } = ground;
    const key = thingKey(thing);
    const isPicked = draft.chosen === key;
    const art: Art = 'card' in thing ? energyCard(thing.card) : treasureArt(thing.treasure);
    if (isPicked) {
      const under = inset(rect, -9);
      kit.laid(plate(palette.glow, under.width, under.height, 20, 4), under);
    }
    const back =
      'treasure' in thing ? [kit.laid(plate('#fffaf0', rect.width, rect.height, 16, 3), rect)] : [];
    const by = 'treasure' in thing ? 7 : 0;
    const image = kit.fitted(art, inset(rect, by));
    const hand = view.heroes[giver]?.hand ?? [];
    const count = 'card' in thing ? hand.filter((kind) => kind === thing.card).length : 1;
    if (count > 1) numberDisc(kit, `×${count}`, { x: rect.x + rect.width - 3, y: rect.y + 7 }, 30);
    const queue = heroQueue(view);
    const sole = soleGiftOf(optionsOf<Gift>(look.domain), thing);
    kit.carry({
      id: `thing:${key}`,
      rect,
      images: [...back, image],
      tap: () =>
        sole === null ? change({ chosen: isPicked ? null : key }) : void host.answer(sole as never),
      drop: (x, y) => {
        const to = at.heroes.findIndex((one) => contains(one, { x, y }));
        const seat = queue[to];
        const gift = seat === undefined ? null : giftOf(optionsOf<Gift>(look.domain), key, seat);
        return gift !== null && host.answer(gift as never) === null;
      },
      explain: () =>
        'card' in thing ? explainEnergy(ground, thing.card) : explainTreasure(ground, thing.treasure),
    });
  }
}

export const marketSet: SetMaker<'quest'> = (host) => new Market(host);
