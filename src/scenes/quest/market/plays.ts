/** What happens in the market: it opens, something is bought, swapped, given; what was not taken is packed away. */

import type { Seat } from '../../../engine/kernel/state.ts';
import { middleOf, type Point, type Rect, type Size, shortSide } from '../../../ui/rect.ts';
import type { Art } from '../../../ui/svg-art.ts';
import { burst, fly, ring } from '../../table/motion/index.ts';
import { energyBack, energyCard, treasureArt } from '../art.ts';
import { star } from '../pieces.ts';
import { type Playing, type Plays, playBeats } from '../plays/scene.ts';
import type { QuestBeat, QuestHost } from '../types.ts';

/** How wide things fly, on a phone and elsewhere. */
const wideIn = (window: Size): number => (shortSide(window) < 520 ? 64 : 104);

/** Where a treasure lies as the stall is drawn with these. */
function cushionOf({ cushions, middle }: MarketPlaces, open: readonly string[], card: string) {
  const first = Math.floor((cushions.length - Math.min(cushions.length, Math.max(open.length, 1))) / 2);
  const rect = cushions[first + open.indexOf(card)];
  return open.includes(card) && rect !== undefined ? middleOf(rect) : middle;
}

/** What a play of the market has to work with. */
interface Stage extends Playing {
  /** As they are now. */
  places(): MarketPlaces;
  /** Where a hero is. */
  home(seat: Seat): Point;
  travel(art: Art, from: Point, to: Point): Promise<void>;
}

/** A Hero has got something: it is drawn there, and glows. */
async function received({ host, places, beat }: Stage, seat: Seat): Promise<void> {
  const { kit } = host;
  host.turn(beat.after);
  const rect = places().hero(seat);
  await Promise.all([ring(kit, rect), burst(kit, middleOf(rect), 'stars', wideIn(kit.window), 8)]);
}

const PLAYS: Plays<Stage> = {
  /** The globe is shaken, and one treasure after the other pops out of it. */
  'quest.market': async ({ host, places, travel, beat }, { treasures }) => {
    const { kit } = host;
    await kit.ready();
    await burst(kit, places().middle, 'stars', 200);
    await Promise.all(
      treasures.map(async (card, i) => {
        await kit.wait(i * 160);
        await travel(treasureArt(card), places().middle, cushionOf(places(), treasures, card));
      }),
    );
    host.turn(beat.after);
    await kit.wait(500);
  },

  'quest.paid': async ({ places, home, travel }, { seat, cards, xp }) => {
    const things = [...cards.map(energyCard), ...(xp > 0 ? [star(true)] : [])];
    await Promise.all(things.map((art) => travel(art, home(seat), places().middle)));
  },

  'quest.gotTreasure': async (stage, { seat, treasure }) => {
    const { places, home, travel, beat } = stage;
    places().lift(treasure);
    await travel(treasureArt(treasure), cushionOf(places(), beat.before.open, treasure), home(seat));
    return received(stage, seat);
  },

  'quest.swapped': async (stage, { seat, got, gave }) => {
    const { places, home, travel } = stage;
    const { before, after } = stage.beat;
    const stall = cushionOf(places(), before.open, got);
    for (const card of [got, gave]) places().lift(card);
    await Promise.all([
      travel(treasureArt(got), stall, home(seat)),
      travel(treasureArt(gave), home(seat), cushionOf(places(), after.open, gave)),
    ]);
    return received(stage, seat);
  },

  'quest.gave': async (stage, { seat, treasure, to }) => {
    const { places, home, travel } = stage;
    places().lift(treasure);
    await travel(treasureArt(treasure), home(seat), home(to));
    return received(stage, to);
  },

  'quest.gaveCard': async (stage, { seat, card, to }) => {
    const { home, travel } = stage;
    await travel(card === null ? energyBack() : energyCard(card), home(seat), home(to));
    return received(stage, to);
  },

  'quest.wasted': async ({ places, travel, beat: { before } }, { treasures }) => {
    for (const card of treasures) places().lift(card);
    const from = (card: string) => cushionOf(places(), before.open, card);
    await Promise.all(treasures.map((card) => travel(treasureArt(card), from(card), places().middle)));
  },
};

/** Plays beats of the market in order. */
export function playMarket(
  host: QuestHost,
  places: () => MarketPlaces,
  beats: readonly QuestBeat[],
  caption: (beat: QuestBeat) => void,
): Promise<void> {
  const { kit } = host;
  const [beat] = beats;
  if (beat === undefined) return Promise.resolve();
  const width = wideIn(kit.window);
  const stage: Stage = {
    host,
    beat,
    places,
    home: (seat) => middleOf(places().hero(seat)),
    travel: (art, from, to) => fly(kit, art, from, to, { width, toWidth: width * 0.6, duration: 520 }),
  };
  return playBeats(stage, PLAYS, beats, caption, ({ after }) => host.turn(after));
}

/** Where things of the market are, for the plays that move them. */
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
