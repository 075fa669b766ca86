/** Things that change hands in the alleys: bought on the market, taken from the slug, and what is new there. */

import type { PetzEventOf } from '../../../../engine/petz/events.ts';
import { accessoryCard } from '../../../../engine/petz/read.ts';
import { footOf, middleOf } from '../../../../ui/rect.ts';
import { palette } from '../../../../ui/theme/palette.ts';
import { imp } from '../../actors/index.ts';
import { drawing } from '../../drawings.ts';
import { burst, fade, fly, ring, stamp } from '../../motion/index.ts';
import { bodyguardArt } from '../../pieces.ts';
import { backArt } from './facility.ts';
import type { ErrandsGround } from './ground.ts';
import { priceTagPlace } from './market.ts';

/** Accessories: how they look, and what they say of themselves. */
const accessoryArtOf = (tile: string) => drawing(`accessories/${accessoryCard(tile).kind}`);

const FAMILIES = {
  pet: 'pets',
  cage: 'cages',
  addon: 'addons',
  artifact: 'artifacts',
  food: 'exhibitions',
} as const;

/** A coin goes to the trader, the price token is gone, and the thing is its buyer's. */
export async function playBought(
  ground: ErrandsGround,
  { seat, place, id, paid }: PetzEventOf<'petz.bought'>,
): Promise<void> {
  const { kit } = ground;
  const box = ground.mark(`goods:${place}`);
  if (box === null) return;
  const card = middleOf(ground.card(seat));
  const tag = priceTagPlace(box);
  if (paid > 0) {
    await fly(kit, drawing('tokens/token-gold'), card, ground.till ?? middleOf(tag), {
      width: tag.width,
      duration: 620,
    });
    void burst(kit, middleOf(tag), 'sparks', box.width);
  }
  await ring(kit, box, palette.glow, 420);
  ground.lift?.(box);
  if (place === 'bodyguard') return hire(ground, box.height * 0.8, footOf(box), seat);
  const art = drawing(`${FAMILIES[place]}/${id}`);
  await fly(kit, art, middleOf(box), card, { width: box.width, toWidth: 48, duration: 760 });
  await ring(kit, ground.card(seat));
}

/** He comes along: one nod, then to his new boss. */
async function hire(
  ground: ErrandsGround,
  height: number,
  at: { x: number; y: number },
  seat: number,
): Promise<void> {
  const { kit } = ground;
  const tall = Math.min(height, 150);
  const him = imp(kit, 'bodyguard', { x: at.x, y: at.y + 10 }, tall);
  await kit.ready();
  await him.wave();
  await him.walk({ x: ground.stage().x - 30, y: at.y + 24 }, { ms: 1100 });
  him.destroy();
  if (kit.still)
    await fly(kit, bodyguardArt(), at, middleOf(ground.card(seat)), { width: tall, toWidth: 44 });
  await ring(kit, ground.card(seat));
}

/** An accessory from the slug's flank. */
export async function playGotAccessory(
  ground: ErrandsGround,
  { seat, accessory }: PetzEventOf<'petz.gotAccessory'>,
): Promise<void> {
  const { kit } = ground;
  const box = ground.mark(`accessory:${accessory}`);
  if (box === null) return;
  void burst(kit, middleOf(box), 'hearts', box.width * 1.4);
  await ring(kit, box, palette.glow, 420);
  ground.lift?.(box);
  await fly(kit, accessoryArtOf(accessory), middleOf(box), middleOf(ground.card(seat)), {
    width: box.width,
    toWidth: 40,
    duration: 760,
  });
  await ring(kit, ground.card(seat));
}

/** The uppermost one slides off for good, the new one is stuck on. */
export async function playAccessoryCame(
  ground: ErrandsGround,
  event: PetzEventOf<'petz.accessoryCame'>,
): Promise<void> {
  const { accessory, removed } = event;
  const { kit } = ground;
  const gone = removed === null ? null : ground.mark(`accessory:${removed}`);
  if (gone !== null && removed !== null) {
    const way = { x: gone.x - gone.width * 2, y: gone.y + gone.height * 1.6 };
    await fly(kit, accessoryArtOf(removed), middleOf(gone), way, {
      width: gone.width,
      toWidth: 10,
      duration: 700,
    });
  }
  const places = [0, 1, 2].map((n) => ground.mark(`shown:${n}`));
  const place = gone ?? places.at(-1) ?? null;
  if (place === null) return;
  const image = await stamp(kit, accessoryArtOf(accessory), middleOf(place), place.width);
  await ring(kit, place);
  await fade(kit, [image], 1);
}

/** A covered tile is turned up at the end of the row. */
export async function playOpened(
  ground: ErrandsGround,
  { facility }: PetzEventOf<'petz.facilityOpened'>,
): Promise<void> {
  const { kit } = ground;
  const places = [0, 1, 2, 3, 4, 5].flatMap((n) => ground.mark(`place:${n}`) ?? []);
  const [place] = places;
  if (place === undefined) return;
  const centre = middleOf(place);
  if (!kit.still) {
    // Half a turn: the back gets narrow, then the front gets wide.
    const back = kit.fitted(backArt(), place).setDepth(860);
    await kit.ready();
    const { scaleX } = back;
    const pivot = { x: centre.x };
    back.setX(back.x);
    await kit.move(
      back,
      { scaleX: scaleX * 0.04, x: back.x + (pivot.x - back.x) * (1 - 0.04) },
      220,
      'Cubic.easeIn',
    );
    back.destroy();
  }
  await stamp(kit, drawing(`facilities/${facility}`), centre, place.width);
  void burst(kit, centre, 'stars', place.width);
  await ring(kit, place);
}

/** The alleys open: the lamp is lit, everything has its price. */
export async function playAlleys({ kit, stage }: ErrandsGround): Promise<void> {
  void burst(kit, middleOf(stage()), 'stars', stage().height * 0.8);
  await kit.wait(1500);
}
