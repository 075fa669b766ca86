/** What pets take in and let go: meals, tears, heaps; the potion that ends a turn, and the score that is counted. */
import type { Food } from '../../../../../engine/petz/data/schema.ts';
import type { PetzEvent, PetzEventOf } from '../../../../../engine/petz/events.ts';
import { cardOf, iconsOf, POTION, petsOf } from '../../../../../engine/petz/read.ts';
import type { ShopView } from '../../../../../engine/petz/view.ts';
import { middleOf } from '../../../../../ui/rect.ts';
import { palette } from '../../../../../ui/theme/palette.ts';
import type { Beat } from '../../../contract.ts';
import { drawing } from '../../../drawings.ts';
import { bounceOut } from '../../../motion/ease.ts';
import { burst, float, fly, type Point, ring, stamp } from '../../../motion/index.ts';
import { pause, run } from '../../../motion/run.ts';
import { addonAt, bodyOf, heapAt, tokenAt, unitOf } from '../cage-places.ts';
import { scoreWords } from '../order.ts';
import { pictureIn } from '../stock-places.ts';
import { byPlot } from './batches.ts';
import { ACTING, type Hall } from './hall.ts';
import { coin } from './props.ts';

const only = <T extends PetzEvent['type']>(beats: readonly Beat[], type: T) =>
  beats.flatMap(({ event }) => (event.type === type ? [event as PetzEventOf<T>] : []));

/** A meal with where it comes from. */
interface Served {
  plot: number;
  food: Food;
  from: Point;
}

/** Food flies out of the store, the box, the cage or the addon to the mouth; three chews, crumbs. */
export async function fed(hall: Hall, beats: readonly Beat[]): Promise<void> {
  const served = beats.flatMap(({ event, before, after }): Served[] => {
    if (event.type !== 'petz.fed') return [];
    const shops = [before.shops[event.seat], after.shops[event.seat]] as const;
    return [{ plot: event.plot, food: event.food, from: foodSource(hall, event, shops) }];
  });
  const { kit } = hall;
  await Promise.all(
    [...byPlot(served)].map(async ([plot, meals], nth) => {
      const pet = hall.pet(plot);
      if (pet === null) return;
      await pause(kit, nth * 140);
      const width = Math.max(26, 40 * unitOf(hall.spot(plot)));
      await Promise.all(
        meals.map(async ({ food, from }, i) => {
          await pause(kit, i * 260);
          await fly(kit, drawing(`tokens/token-${food}`), from, pet.mouth(), {
            width: width * 1.2,
            toWidth: width * 0.7,
          });
        }),
      );
      await pet.chew(3);
      await pet.mood('content');
    }),
  );
}

type Two = readonly [ShopView | undefined, ShopView | undefined];

function foodSource(
  hall: Hall,
  { source, food, plot }: PetzEventOf<'petz.fed'>,
  [before, after]: Two,
): Point {
  const spot = hall.spot(plot);
  if (source === 'addon') return addonAt(spot);
  if (source === 'cage')
    return { x: spot.cage.x + spot.cage.width * 0.85, y: spot.cage.y + spot.cage.height * 0.56 };
  if (source === 'box') {
    const box = hall.places.artifacts[hall.shop.artifacts.indexOf('magicBox')];
    return middleOf(box ?? hall.stage.layout.stock);
  }
  const chamber = (before?.food[food] ?? []).findIndex((count, i) => count > (after?.food[food][i] ?? 0));
  const place = hall.places[food][Math.max(0, chamber)];
  return middleOf(pictureIn(place ?? hall.stage.layout.stock));
}

/** Tears fall, then the tokens are stamped on, to stay. */
export async function suffered(hall: Hall, beats: readonly Beat[]): Promise<void> {
  const { kit } = hall;
  await Promise.all(
    only(beats, 'petz.suffered').map(async ({ plot, tokens, cause }, nth) => {
      const pet = hall.pet(plot);
      if (pet === null) return;
      await pause(kit, nth * 120);
      const { suffering = 0, mutation = 0 } = hall.plot(plot).pet ?? {};
      const mood = ({ hunger: 'hungry', play: 'bored', disease: 'sick' } as const)[cause];
      await pet.mood(mood, { suffering: suffering + tokens, mutation });
      const middle = pet.image.getCenter();
      void burst(kit, { x: middle.x, y: middle.y }, 'tears', pet.image.displayWidth);
      await pause(kit, 220);
      const { x, y, size } = tokenAt(hall.spot(plot), 'suffering');
      await stamp(kit, drawing('tokens/token-suffering'), { x, y }, size);
      const at = { x: x + size * 0.5, y: y - size * 0.5 };
      void float(kit, `+${tokens}`, at, '#bfe3ff', Math.max(20, size * 0.7));
      await ring(kit, hall.around({ x, y }, size), '#5f95d0', 500);
    }),
  );
}

/** Squats; the heap drops and bounces; a sponge in the cage takes it away again. */
export async function playPooped(hall: Hall, beats: readonly Beat[]): Promise<void> {
  const { kit } = hall;
  await Promise.all(
    only(beats, 'petz.pooped').map(async ({ plot, manure, absorbed }, nth) => {
      await pause(kit, nth * 120);
      await hall.pet(plot)?.squat();
      const lying = hall.plot(plot).manure;
      const drops = Array.from({ length: Math.min(4, manure + absorbed) }, (_, i) => i);
      await Promise.all(
        drops.map(async (i) => {
          await pause(kit, i * 150);
          await drop(hall, plot, lying + i, Math.max(lying + manure, 1), i >= manure);
        }),
      );
    }),
  );
}

async function drop(hall: Hall, plot: number, i: number, count: number, isAbsorbed: boolean): Promise<void> {
  const { kit } = hall;
  const spot = hall.spot(plot);
  const { x, y, size } = heapAt(spot, i, count);
  const art = drawing('tokens/token-manure');
  const { width, height } = art.box;
  const heap = kit.picture(art, x, y, size, {
    at: [art.box.x + width / 2, art.box.y + height / 2],
    alpha: 0,
  });
  heap.setDepth(ACTING);
  await kit.ready();
  const high = kit.still ? 0 : size * 0.9;
  await run(kit, kit.still ? 150 : 420, (t) => {
    if (heap.active) heap.setAlpha(Math.min(1, t * 4)).setY(y - high * (1 - bounceOut(t)));
  });
  if (!isAbsorbed) {
    void burst(kit, { x, y: y - size * 0.3 }, 'fumes', size);
    await pause(kit, 200);
    return;
  }
  heap.setVisible(false);
  // The sponge is one of the round boards below the hexagon; how many there are depends on the cage.
  const boards = iconsOf(hall.plot(plot), 'play') + iconsOf(hall.plot(plot), 'graze');
  const sponge = {
    x: spot.cage.x + spot.cage.width * 0.856,
    y: spot.cage.y + spot.cage.height * (boards > 0 ? 0.78 : 0.56),
  };
  await fly(kit, art, { x, y }, sponge, { width: size, toWidth: size * 0.4 });
  await ring(kit, hall.around(sponge, size * 0.9), palette.goodText, 400);
}

/** A potion is poured, its pet nods off, and the card it stood in for leaves the hand. */
export async function slept(hall: Hall, beats: readonly Beat[]): Promise<void> {
  const { kit, places } = hall;
  const drinkers = petsOf(hall.shop).filter(({ pet }) =>
    (pet.cards ?? []).some((card) => cardOf(card) === POTION),
  );
  const shelf = middleOf(places.cards[4] ?? hall.stage.layout.stock);
  const bottle = drawing('tokens/potion');
  await Promise.all(
    drinkers.slice(0, Math.max(1, beats.length)).map(async ({ at }, nth) => {
      const pet = hall.pet(at);
      if (pet === null) return;
      await pause(kit, nth * 160);
      await fly(kit, bottle, shelf, pet.mouth(), { width: 46, spin: 20 });
      await pet.nap();
    }),
  );
}

/** What is said of a shop that shows nothing can be read for so long. */
const READING = 700;

/** From every pet that counts a medal flies into the row of the exhibition, and the score stands there. */
export async function showed(hall: Hall, beats: readonly Beat[]): Promise<void> {
  const { kit } = hall;
  for (const { event } of beats) {
    if (event.type !== 'petz.showed') continue;
    const place = hall.score();
    if (place === null) {
      await kit.wait(READING);
      continue;
    }
    const size = place.width;
    const goal = middleOf(place);
    const entered = petsOf(hall.shop).filter(({ pet }) => event.pet === null || pet.id === event.pet);
    if (event.takesPart) {
      await Promise.all(
        entered.map(async ({ at, pet }, nth) => {
          await pause(kit, nth * 120);
          void hall.pet(at)?.hop(1);
          await fly(kit, coin(44), bodyOf(hall.spot(at), pet.size), goal, {
            width: 40,
            toWidth: size * 0.6,
            duration: 520,
          });
        }),
      );
    }
    hall.write(scoreWords(hall, event));
    await kit.wait(350);
  }
}
