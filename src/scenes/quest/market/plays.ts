/** What happens in the market: it opens, something is bought, swapped, given; what nobody took is packed away. */

import type { Seat } from '../../../engine/kernel/state.ts';
import { middleOf, type Rect, shortSide } from '../../../ui/rect.ts';
import type { Art } from '../../../ui/svg-art.ts';
import { burst, fly, ring } from '../../table/motion/index.ts';
import { energyBack, energyCard, treasureArt } from '../art.ts';
import { star } from '../pieces.ts';
import type { QuestBeat, QuestDeal } from '../types.ts';

/** How wide things fly, on a phone and elsewhere. */
const WIDE = { phone: 64, desktop: 104 } as const;

/** Where a treasure lies as the stall is drawn with these. */
function cushionOf({ cushions, middle }: MarketPlaces, open: readonly string[], card: string) {
  const first = Math.floor((cushions.length - Math.min(cushions.length, Math.max(open.length, 1))) / 2);
  const rect = cushions[first + open.indexOf(card)];
  return open.includes(card) && rect !== undefined ? middleOf(rect) : middle;
}

/** Plays beats of the market in order. */
export async function playMarket(
  deal: QuestDeal,
  places: () => MarketPlaces,
  beats: readonly QuestBeat[],
  caption: (beat: QuestBeat) => void,
): Promise<void> {
  const { kit } = deal;
  const width = shortSide(kit.window) < 520 ? WIDE.phone : WIDE.desktop;
  const travel = (art: Art, from: { x: number; y: number }, to: { x: number; y: number }) =>
    fly(kit, art, from, to, { width, toWidth: width * 0.6, duration: 520 });
  const received = (seat: Seat) => {
    const rect = places().hero(seat);
    return Promise.all([ring(kit, rect), burst(kit, middleOf(rect), 'stars', width, 8)]);
  };
  const home = (seat: Seat) => middleOf(places().hero(seat));
  for (const beat of beats) {
    const { event, before, after } = beat;
    caption(beat);
    deal.hear(event);
    switch (event.type) {
      case 'quest.market': {
        await kit.ready();
        // The globe is shaken, and one treasure after the other pops out of it.
        await burst(kit, places().middle, 'stars', 200);
        const ways = event.treasures.map(async (card, i) => {
          await kit.wait(i * 160);
          await travel(treasureArt(card), places().middle, cushionOf(places(), event.treasures, card));
        });
        await Promise.all(ways);
        deal.turn(after);
        await kit.wait(500);
        break;
      }
      case 'quest.paid': {
        const things = [
          ...event.cards.map((card) => energyCard(card)),
          ...(event.xp > 0 ? [star(true)] : []),
        ];
        await Promise.all(things.map((art) => travel(art, home(event.seat), places().middle)));
        deal.turn(after);
        break;
      }
      case 'quest.gotTreasure': {
        places().lift(event.treasure);
        await travel(
          treasureArt(event.treasure),
          cushionOf(places(), before.open, event.treasure),
          home(event.seat),
        );
        deal.turn(after);
        await received(event.seat);
        break;
      }
      case 'quest.swapped': {
        const stall = cushionOf(places(), before.open, event.got);
        places().lift(event.got);
        places().lift(event.gave);
        await Promise.all([
          travel(treasureArt(event.got), stall, home(event.seat)),
          travel(treasureArt(event.gave), home(event.seat), cushionOf(places(), after.open, event.gave)),
        ]);
        deal.turn(after);
        await received(event.seat);
        break;
      }
      case 'quest.gave':
        places().lift(event.treasure);
        await travel(treasureArt(event.treasure), home(event.seat), home(event.to));
        deal.turn(after);
        await received(event.to);
        break;
      case 'quest.gaveCard':
        await travel(
          event.card === null ? energyBack() : energyCard(event.card),
          home(event.seat),
          home(event.to),
        );
        deal.turn(after);
        await received(event.to);
        break;
      case 'quest.wasted':
        for (const card of event.treasures) places().lift(card);
        await Promise.all(
          event.treasures.map((card) =>
            travel(treasureArt(card), cushionOf(places(), before.open, card), places().middle),
          ),
        );
        deal.turn(after);
        break;
      default:
        deal.turn(after);
        await kit.wait(150);
    }
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
