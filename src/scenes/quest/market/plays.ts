/** What happens in the market: it opens, something is bought, swapped, given; what nobody took is packed away. */

import type { Seat } from '../../../engine/kernel/state.ts';
import type { QuestEventType } from '../../../engine/quest/events.ts';
import { middleOf, type Point, type Rect, shortSide } from '../../../ui/rect.ts';
import type { Art } from '../../../ui/svg-art.ts';
import { burst, fly, ring } from '../../table/motion/index.ts';
import { energyBack, energyCard, treasureArt } from '../art.ts';
import { star } from '../pieces.ts';
import type { Told } from '../plays/scene.ts';
import type { QuestBeat, QuestDeal } from '../types.ts';

/** How wide things fly, on a phone and elsewhere. */
const WIDE = { phone: 64, desktop: 104 } as const;

/** Where a treasure lies as the stall is drawn with these. */
function cushionOf({ cushions, middle }: MarketPlaces, open: readonly string[], card: string) {
  const first = Math.floor((cushions.length - Math.min(cushions.length, Math.max(open.length, 1))) / 2);
  const rect = cushions[first + open.indexOf(card)];
  return open.includes(card) && rect !== undefined ? middleOf(rect) : middle;
}

/** What a play of the market has to work with. */
interface Stage {
  deal: QuestDeal;
  /** As they are now. */
  places(): MarketPlaces;
  /** Where a hero is. */
  home(seat: Seat): Point;
  travel(art: Art, from: Point, to: Point): Promise<void>;
}

/** Shows an event; resolves with who has received something by it, if anybody has. */
type Play<E> = (stage: Stage, event: E, beat: QuestBeat) => Promise<Seat | null>;

const PLAYS: { readonly [T in QuestEventType]?: Play<Told<T>> } = {
  /** The globe is shaken, and one treasure after the other pops out of it. */
  'quest.market': async ({ deal, places, travel }, { treasures }, { after }) => {
    const { kit } = deal;
    await kit.ready();
    await burst(kit, places().middle, 'stars', 200);
    await Promise.all(
      treasures.map(async (card, i) => {
        await kit.wait(i * 160);
        await travel(treasureArt(card), places().middle, cushionOf(places(), treasures, card));
      }),
    );
    deal.turn(after);
    await kit.wait(500);
    return null;
  },

  'quest.paid': async ({ places, home, travel }, { seat, cards, xp }) => {
    const things = [...cards.map(energyCard), ...(xp > 0 ? [star(true)] : [])];
    await Promise.all(things.map((art) => travel(art, home(seat), places().middle)));
    return null;
  },

  'quest.gotTreasure': async ({ places, home, travel }, { seat, treasure }, { before }) => {
    places().lift(treasure);
    await travel(treasureArt(treasure), cushionOf(places(), before.open, treasure), home(seat));
    return seat;
  },

  'quest.swapped': async ({ places, home, travel }, { seat, got, gave }, { before, after }) => {
    const stall = cushionOf(places(), before.open, got);
    for (const card of [got, gave]) places().lift(card);
    await Promise.all([
      travel(treasureArt(got), stall, home(seat)),
      travel(treasureArt(gave), home(seat), cushionOf(places(), after.open, gave)),
    ]);
    return seat;
  },

  'quest.gave': async ({ places, home, travel }, { seat, treasure, to }) => {
    places().lift(treasure);
    await travel(treasureArt(treasure), home(seat), home(to));
    return to;
  },

  'quest.gaveCard': async ({ home, travel }, { seat, card, to }) => {
    await travel(card === null ? energyBack() : energyCard(card), home(seat), home(to));
    return to;
  },

  'quest.wasted': async ({ places, travel }, { treasures }, { before }) => {
    for (const card of treasures) places().lift(card);
    const from = (card: string) => cushionOf(places(), before.open, card);
    await Promise.all(treasures.map((card) => travel(treasureArt(card), from(card), places().middle)));
    return null;
  },
};

/** Plays beats of the market in order. */
export async function playMarket(
  deal: QuestDeal,
  places: () => MarketPlaces,
  beats: readonly QuestBeat[],
  caption: (beat: QuestBeat) => void,
): Promise<void> {
  const { kit } = deal;
  const width = shortSide(kit.window) < 520 ? WIDE.phone : WIDE.desktop;
  const stage: Stage = {
    deal,
    places,
    home: (seat) => middleOf(places().hero(seat)),
    travel: (art, from, to) => fly(kit, art, from, to, { width, toWidth: width * 0.6, duration: 520 }),
  };
  for (const beat of beats) {
    caption(beat);
    deal.hear(beat.event);
    const play: Play<never> | undefined = PLAYS[beat.event.type];
    const seat = play === undefined ? null : await play(stage, beat.event as never, beat);
    deal.turn(beat.after);
    if (play === undefined) await kit.wait(150);
    if (seat === null) continue;
    const rect = places().hero(seat);
    await Promise.all([ring(kit, rect), burst(kit, middleOf(rect), 'stars', width, 8)]);
  }
}

/** Where things of the market are, for whoever moves them. */
export interface MarketPlaces {
  /** Where a treasure lies on the stall, in the order of the cushions. */
  cushions: readonly Rect[];
  /** A hero's board. */
  hero(seat: Seat): Rect;
  /** The merchant, or the middle of the rug. */
  middle: { x: number; y: number };
  /** A treasure that lies on the stall or with a hero takes off: it lies there no more. */
  lift(card: string): void;
}
