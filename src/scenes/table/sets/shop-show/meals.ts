/** What pets take in and let go: meals, tears, heaps; the potion that ends a turn, and the score that is counted. */

import type { PetzEventOf } from '../../../../engine/petz/events.ts';
import { cardOf, iconsOf, POTION, petsOf } from '../../../../engine/petz/read.ts';
import { around, middleOf, type Point } from '../../../../ui/rect.ts';
import { sketch } from '../../../../ui/sketch.ts';
import type { Art } from '../../../../ui/svg-art.ts';
import { palette } from '../../../../ui/theme/palette.ts';
import { type EventPlays, perform, steps } from '../../acting.ts';
import type { Beat } from '../../contract.ts';
import type { TableKit } from '../../kit.ts';
import { bounceOut } from '../../motion/ease.ts';
import { run } from '../../motion/run.ts';
import { addonAt, heapAt, tokenAt, unitOf } from '../shop/cage-places.ts';
import { scoreWords } from '../shop/order.ts';
import { byPlot } from './batches.ts';
import { ACTING, type ShopPicture } from './shop-picture.ts';

const { also, burst, each, float, fly, rest, ring, stamp, wait } = steps;

/** Food flies out of the store, the box, the cage or the addon to the mouth; three chews, crumbs. */
export function fed(picture: ShopPicture, beats: readonly Beat[]): Promise<void> {
  const served = beats.flatMap(({ event, before, after }) =>
    event.type === 'petz.fed'
      ? [{ plot: event.plot, food: event.food, from: foodSource(picture, event, { before, after }) }]
      : [],
  );
  const meals = each([...byPlot(served)], 140, ([plot, food]) => {
    const pet = picture.pet(plot);
    const width = Math.max(26, 40 * unitOf(picture.spot(plot)));
    return (
      pet && [
        each(food, 260, ({ food: kind, from }) =>
          fly(`tokens/token-${kind}`, from, pet.mouth(), [width * 1.2, width * 0.7]),
        ),
        () => pet.chew(3),
        () => pet.mood('content'),
      ]
    );
  });
  return perform(picture.kit, meals);
}

function foodSource(
  picture: ShopPicture,
  { source, food, plot, seat }: PetzEventOf<'petz.fed'>,
  { before, after }: Pick<Beat, 'before' | 'after'>,
): Point {
  const spot = picture.spot(plot);
  if (source === 'addon') return addonAt(spot);
  if (source === 'cage')
    return { x: spot.cage.x + spot.cage.width * 0.85, y: spot.cage.y + spot.cage.height * 0.56 };
  if (source === 'box') return middleOf(picture.stored('magicBox'));
  const [was = [], is] = [before.shops[seat]?.food[food], after.shops[seat]?.food[food]];
  const chamber = was.findIndex((count, i) => count > (is?.[i] ?? 0));
  return middleOf(picture.stored(`${food}:${picture.stage.layout.compact ? 0 : Math.max(0, chamber)}`));
}

/** A potion is poured, its pet nods off, and the card it stood in for leaves the hand. */
export function slept(picture: ShopPicture, beats: readonly Beat[]): Promise<void> {
  const drinkers = petsOf(picture.shop).filter(({ pet }) =>
    pet.cards?.some((card) => cardOf(card) === POTION),
  );
  const naps = each(drinkers.slice(0, Math.max(1, beats.length)), 160, ({ at }) => {
    const pet = picture.pet(at);
    return (
      pet && [
        fly('tokens/potion', picture.stored('card:4'), pet.mouth(), 46, 420, { spin: 20 }),
        () => pet.nap(),
      ]
    );
  });
  return perform(picture.kit, naps);
}

/** The heap drops and bounces; a sponge in the cage takes it away again. */
const drop =
  (picture: ShopPicture, plot: number, i: number, count: number, isAbsorbed: boolean) =>
  async (kit: TableKit) => {
    const spot = picture.spot(plot);
    const { x, y, size } = heapAt(spot, i, count);
    const heap = kit.centred('tokens/token-manure', { x, y }, size).setAlpha(0).setDepth(ACTING);
    await kit.ready();
    const high = kit.still ? 0 : size * 0.9;
    await run(kit, kit.still ? 150 : 420, (t) => {
      if (heap.active) heap.setAlpha(Math.min(1, t * 4)).setY(y - high * (1 - bounceOut(t)));
    });
    if (!isAbsorbed) return perform(kit, [burst({ x, y: y - size * 0.3 }, 'fumes', size), rest(200)]);
    heap.setVisible(false);
    // The sponge is one of the round boards below the hexagon; how many there are depends on the cage.
    const boards = iconsOf(picture.plot(plot), 'play') + iconsOf(picture.plot(plot), 'graze');
    const { cage } = spot;
    const sponge = { x: cage.x + cage.width * 0.856, y: cage.y + cage.height * (boards > 0 ? 0.78 : 0.56) };
    await perform(kit, [
      fly('tokens/token-manure', { x, y }, sponge, [size, size * 0.4]),
      ring(around(sponge, size * 0.9), palette.goodText, 400),
    ]);
  };

const MOODS = { hunger: 'hungry', play: 'bored', disease: 'sick' } as const;

/** What is said of a shop that shows nothing can be read for so long. */
const READING = 700;

export const MEAL_PLAYS: EventPlays<ShopPicture> = {
  /** Tears fall, then the tokens are stamped on, to stay. */
  'petz.suffered': (picture, { plot, tokens, cause }) => {
    const pet = picture.pet(plot);
    if (pet === null) return null;
    const { suffering = 0, mutation = 0 } = picture.plot(plot).pet ?? {};
    const { x, y } = pet.image.getCenter();
    const token = tokenAt(picture.spot(plot), 'suffering');
    const { size } = token;
    const beside = { x: token.x + size * 0.5, y: token.y - size * 0.5 };
    return [
      () => pet.mood(MOODS[cause], { suffering: suffering + tokens, mutation }),
      burst({ x, y }, 'tears', pet.image.displayWidth),
      rest(220),
      stamp('tokens/token-suffering', token, size),
      also(float(`+${tokens}`, beside, '#bfe3ff', Math.max(20, size * 0.7))),
      ring(around(token, size), '#5f95d0', 500),
    ];
  },

  /** Squats, and lets go. */
  'petz.pooped': (picture, { plot, manure, absorbed }) => {
    const lying = picture.plot(plot).manure;
    const drops = Array.from({ length: Math.min(4, manure + absorbed) }, (_, i) => i);
    return [
      () => picture.pet(plot)?.squat(),
      each(drops, 150, (i) => drop(picture, plot, lying + i, Math.max(lying + manure, 1), i >= manure)),
    ];
  },

  /** From every pet that counts a medal flies into the row of the exhibition, and the score stands there. */
  'petz.showed': (picture, event) => {
    const place = picture.score();
    if (place === null) return wait(READING);
    const entered = petsOf(picture.shop).filter(({ pet }) => event.pet === null || pet.id === event.pet);
    return [
      each(event.takesPart ? entered : [], 120, ({ at }) => [
        also(picture.hops(at)),
        fly(coin(44), picture.body(at), place, [40, place.width * 0.6], 520),
      ]),
      () => picture.write(scoreWords(picture, event)),
      wait(350),
    ];
  },
};

/** A round plate for a number that rises. */
function coin(size: number): Art {
  return sketch(
    'score',
    size,
    size,
    (s) =>
      `<circle cx="${s / 2}" cy="${s / 2}" r="${s / 2 - 2}" fill="${palette.goldLight}" stroke="${palette.ink}" stroke-width="4"/><path d="M${s * 0.24} ${s * 0.36}q${s * 0.1}-${s * 0.16} ${s * 0.26}-${s * 0.16}" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round"/>`,
  );
}
