/** Yesterday's pets go to the farm or move up, and new goods come with the cart. */

import type { PetzEventOf } from '../../../../engine/petz/events.ts';
import type { PetzView } from '../../../../engine/petz/view.ts';
import { footOf, middleOf } from '../../../../ui/rect.ts';
import { ofType, type PlayStep, perform, steps } from '../../acting.ts';
import { imp } from '../../actors/index.ts';
import type { Beat } from '../../contract.ts';
import { burst, fade } from '../../motion/index.ts';
import { boxesInRow } from '../parts/spread.ts';
import { petHops } from './gains.ts';
import { feetOn, houseOf, padOf, type TownGround } from './ground.ts';

const { each, fly, hide, together } = steps;

type Town = PetzView['town'];

/** The old leave through the back gate, one may be bought by the town, the young hop into the upper pen. */
export function leave(at: TownGround, beats: readonly Beat[], before: Town, after: Town): Promise<void> {
  const grown = before.young.filter((pet) => after.old.includes(pet));
  const all = together(
    each(ofType(beats, 'petz.farmed'), 140, (event) => toTheFarm(at, event)),
    each(ofType(beats, 'petz.neutralBuys'), 0, ({ pet }) => toTheTown(at, pet)),
    each(grown, 0, (pet) => moveUp(at, pet, after.old)),
    () => rollCart(at),
  );
  return perform(at.kit, all);
}

/** Out at the back; what the farm gives for it appears at the meat stand. */
function toTheFarm(at: TownGround, { pet, adds }: PetzEventOf<'petz.farmed'>): PlayStep {
  const layout = at.layout();
  const thing = at.things().get(pet);
  const gate = layout.onStage(352, 128);
  const stand = houseOf(layout, 'meat');
  const from = thing === undefined && stand !== null ? middleOf(padOf(layout, 'older') ?? stand) : gate;
  return [
    thing !== undefined && [
      hide(thing.objects),
      petHops(pet, thing.box, [footOf(thing.box), gate, { x: gate.x, y: gate.y - 40 }], { ms: 620 }),
    ],
    adds !== 'nothing' &&
      stand !== null &&
      fly(`tokens/token-${adds}`, from, stand, layout.compact ? 22 : 34),
  ];
}

/** A grey imp leads it away. */
function toTheTown(at: TownGround, pet: string): PlayStep {
  const thing = at.things().get(pet);
  const pad = padOf(at.layout(), 'older');
  if (thing === undefined || pad === null) return null;
  const way = [footOf(thing.box), feetOn(pad), { x: pad.x + pad.width + 60, y: pad.y - 20 }];
  return [hide(thing.objects), petHops(pet, thing.box, way, { ms: 900 })];
}

function moveUp(at: TownGround, pet: string, old: readonly string[]): PlayStep {
  const thing = at.things().get(pet);
  const { offers, k } = at.layout();
  const goal = offers && boxesInRow(offers.old, old.length, 128 * k)[old.indexOf(pet)];
  if (thing === undefined || !goal) return null;
  const how = { ms: 700, shrink: 0, stays: true };
  return [hide(thing.objects), petHops(pet, thing.box, [feetOn(thing.box), feetOn(goal)], how)];
}

/** It rolls in over the square. */
async function rollCart(ground: TownGround): Promise<void> {
  const { kit } = ground;
  const { compact, k, onStage } = ground.layout();
  if (compact || kit.still) return;
  const start = onStage(1230, 420);
  const goal = onStage(800, 420);
  const width = 130 * k;
  const image = kit.picture('props/town-cart', -width * 0.2, -width * 0.62, width);
  const puller = imp(kit, 'neutral', { x: start.x - width * 0.55, y: start.y }, 58 * k);
  const load = kit.group(start.x, start.y, [image]);
  await kit.ready();
  const ms = 900;
  await Promise.all([
    puller.walk({ x: goal.x - width * 0.55, y: goal.y }, { ms }),
    kit.move(load, { x: goal.x }, ms, 'Sine.easeInOut'),
  ]);
  void burst(kit, { x: goal.x + width * 0.3, y: goal.y }, 'dust', 60 * k);
}

/** What is new drops into its place. */
export async function brought(ground: TownGround, before: Town): Promise<void> {
  const { kit } = ground;
  const old = new Set([
    ...before.cages,
    ...before.addons,
    ...before.artifacts,
    ...before.old,
    ...before.young,
  ]);
  const fresh = [...ground.things()].filter(([id]) => !old.has(id)).map(([, { objects }]) => objects);
  for (const image of fresh.flat()) image.setAlpha(0);
  await kit.ready();
  await Promise.all(
    fresh.map(async (objects, i) => {
      if (kit.still) return fade(kit, objects, 1);
      await kit.wait(i * 45);
      const places = objects.map((object) => object.y);
      for (const object of objects) object.setY(object.y - 46);
      await Promise.all([
        fade(kit, objects, 1, 120),
        ...objects.map((object, n) => kit.move(object, { y: places[n] ?? object.y }, 340, 'Bounce.easeOut')),
      ]);
    }),
  );
}
