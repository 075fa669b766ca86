/** Play: with a toy, or with an imp who steps into the gap between two cages. */

import { besideGap } from '../../../../engine/petz/read.ts';
import { ofType, type PlayStep, perform, steps } from '../../acting.ts';
import type { PetActor } from '../../actors/index.ts';
import type { Beat } from '../../contract.ts';
import { hold } from '../../motion/held.ts';
import { burst, fade, type Point } from '../../motion/index.ts';
import { arc } from '../../motion/path.ts';
import { pause, run } from '../../motion/run.ts';
import { addonAt, bodyOf, unitOf } from '../shop/cage-places.ts';
import { ACTING, type ShopPicture } from './shop-picture.ts';

const { each, together } = steps;

const THROW = 260;
const BEATS = 3;

/** Lets a ball go from place to place, and tells who is hit by it. */
async function throwBall(
  { kit }: ShopPicture,
  places: readonly Point[],
  size: number,
  onHit: (i: number) => void,
): Promise<void> {
  const [first] = places;
  if (first === undefined) return;
  const image = kit
    .centred('props/ball', first, size)
    .setAlpha(0)
    .setDepth(ACTING + 8);
  await kit.ready();
  image.setAlpha(1);
  for (const [i, to] of places.entries()) {
    const from = places[i - 1];
    if (from === undefined) continue;
    if (kit.still) {
      image.setPosition(to.x, to.y);
      await kit.wait(THROW / 2);
    } else {
      const way = arc(from, to, Math.max(40, size * 2));
      const start = { x: image.x, y: image.y };
      const twist = hold(image);
      await run(kit, THROW, (t) => {
        const { x, y } = way(t);
        if (image.active) twist({ x: x - start.x, y: y - start.y, turn: 20 * t });
      });
    }
    onHit(i);
  }
  await fade(kit, [image], 0);
  image.destroy();
}

/** Toys and imps at the same time: they are no concern of each other. */
export async function played(picture: ShopPicture, beats: readonly Beat[]): Promise<void> {
  await perform(picture.kit, together(playedAlone(picture, beats), entertained(picture, beats)));
}

/** A toy of the cage or the addon bounces, and its pet after it. */
const playedAlone = (picture: ShopPicture, beats: readonly Beat[]): PlayStep =>
  each(ofType(beats, 'petz.playedAlone'), 120, ({ plot }) => async () => {
    const spot = picture.spot(plot);
    const pet = picture.pet(plot);
    const toy =
      picture.plot(plot).addon === 'play'
        ? addonAt(spot)
        : { x: spot.cage.x + spot.cage.width * 0.86, y: spot.cage.y + spot.cage.height * 0.56 };
    const body = bodyOf(spot, picture.plot(plot).pet?.size ?? 4);
    const places = Array.from({ length: BEATS + 1 }, (_, i) => (i % 2 === 0 ? toy : body));
    await throwBall(picture, places, Math.max(20, 38 * unitOf(spot)), (i) => {
      if (i % 2 === 1) void pet?.hop(1);
    });
    await delight(picture, pet);
  });

/** An imp walks into the gap; the ball goes round between it and the pets beside it. */
function entertained(picture: ShopPicture, beats: readonly Beat[]): PlayStep {
  const gaps = ofType(beats, 'petz.entertained');
  const imps = picture.imps(gaps.length);
  return each(gaps, 160, ({ gap, employee }, nth) => async () => {
    const place = picture.stage.layout.gaps[gap];
    const imp = imps[nth];
    if (place === undefined || imp === undefined) return;
    const feet = { x: place.x, y: place.y + picture.tall * 0.42 };
    await imp.walk(feet, { hop: true, ms: 540 });
    const plots = besideGap(gap).filter((plot) => picture.needsOf(plot, 'play') > 0);
    const pets = plots.map((plot) => picture.pet(plot));
    const hands = { x: feet.x, y: feet.y - picture.tall * 0.5 };
    const bodies = plots.map((plot) => bodyOf(picture.spot(plot), picture.plot(plot).pet?.size ?? 4));
    const { places, targets } = ballRounds(hands, bodies, employee ? BEATS + 1 : BEATS);
    await throwBall(picture, places, Math.max(18, place.size * 0.4), (i) => {
      const target = targets[i];
      if (target !== null && target !== undefined) void pets[target]?.hop(1);
    });
    void imp.cheer(1);
    await Promise.all(pets.map((pet) => delight(picture, pet)));
  });
}

async function delight({ kit }: ShopPicture, pet: PetActor | null): Promise<void> {
  if (pet === null) return;
  const { x, y } = pet.image.getCenter();
  void burst(kit, { x, y }, 'hearts', pet.image.displayWidth * 0.8);
  await pet.mood('delighted');
  await pause(kit, 420);
}

/** Where the ball goes: from the hands to the pets in turn and back; `targets` says which of them it hits. */
export function ballRounds(
  hands: Point,
  bodies: readonly Point[],
  beats: number,
): { places: Point[]; targets: (number | null)[] } {
  const places: Point[] = [hands];
  const targets: (number | null)[] = [null];
  for (let i = 0; i < beats && bodies.length > 0; i++) {
    const nth = i % bodies.length;
    places.push(bodies[nth] ?? hands);
    targets.push(nth);
    // With one pet the ball comes back each time; with two it goes on to the other.
    if (bodies.length === 1 || i === beats - 1) {
      places.push(hands);
      targets.push(null);
    }
  }
  return { places, targets };
}
