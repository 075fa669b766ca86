/** Yesterday's pets go to the farm or move up, and new goods come with the cart. */
import type { PetzView } from '../../../../../engine/petz/view.ts';
import { footOf, middleOf } from '../../../../../ui/rect.ts';
import { palette } from '../../../../../ui/theme/palette.ts';
import { imp } from '../../../actors/index.ts';
import type { Beat } from '../../../contract.ts';
import { drawing } from '../../../drawings.ts';
import { burst, fade, fly } from '../../../motion/index.ts';
import { sketch } from '../../../pieces.ts';
import { boxesInRow, type Drawn, goodsArt } from '../goods.ts';
import { ofType } from './acts.ts';
import { hopAlong } from './gains.ts';
import { feetOn, houseOf, padOf, type TownGround } from './ground.ts';

type Town = PetzView['town'];

/** The old leave through the back gate, one may be bought by the town, the young hop into the upper pen. */
export async function leave(
  ground: TownGround,
  beats: readonly Beat[],
  before: Town,
  after: Town,
): Promise<void> {
  const farmed = ofType(beats, 'petz.farmed').map(async ({ pet, adds }, i) => {
    await ground.kit.wait(i * 140);
    await toTheFarm(ground, pet, adds);
  });
  const bought = ofType(beats, 'petz.neutralBuys').map(({ pet }) => toTheTown(ground, pet));
  const older = before.young.filter((pet) => after.old.includes(pet));
  const grown = older.map((pet) => moveUp(ground, pet, after.old));
  await Promise.all([...farmed, ...bought, ...grown, rollCart(ground)]);
}

function hide(objects: readonly Drawn[]): void {
  for (const object of objects) object.setVisible(false);
}

const ADDS = {
  meat: 'tokens/token-meat',
  vegetable: 'tokens/token-vegetable',
  gold: 'tokens/token-gold',
} as const;

/** Out at the back; what the farm gives for it appears at the meat stand. */
async function toTheFarm(
  ground: TownGround,
  pet: string,
  adds: 'meat' | 'vegetable' | 'gold' | 'nothing',
): Promise<void> {
  const { kit } = ground;
  const layout = ground.layout();
  const thing = ground.things().get(pet);
  const gate = layout.onStage(352, 128);
  if (thing !== undefined) {
    const { box, objects } = thing;
    hide(objects);
    const start = footOf(box);
    const width = Math.min(box.width, box.height) * 0.86;
    await hopAlong(kit, goodsArt('pet', pet), width, [start, gate, { x: gate.x, y: gate.y - 40 }], {
      ms: 620,
    });
  }
  const stand = houseOf(layout, 'meat');
  if (adds === 'nothing' || stand === null) return;
  const from = thing === undefined ? middleOf(padOf(layout, 'older') ?? stand) : gate;
  await fly(kit, drawing(ADDS[adds]), from, middleOf(stand), { width: layout.compact ? 22 : 34 });
}

/** A grey imp leads it away. */
async function toTheTown(ground: TownGround, pet: string): Promise<void> {
  const thing = ground.things().get(pet);
  const pad = padOf(ground.layout(), 'older');
  if (thing === undefined || pad === null) return;
  const { box, objects } = thing;
  hide(objects);
  const start = footOf(box);
  const way = [start, feetOn(pad), { x: pad.x + pad.width + 60, y: pad.y - 20 }];
  const width = Math.min(box.width, box.height) * 0.86;
  await hopAlong(ground.kit, goodsArt('pet', pet), width, way, { ms: 900 });
}

async function moveUp(ground: TownGround, pet: string, old: readonly string[]): Promise<void> {
  const thing = ground.things().get(pet);
  const { offers, k } = ground.layout();
  if (thing === undefined || offers === null) return;
  const goal = boxesInRow(offers.old, old.length, 128 * k)[old.indexOf(pet)];
  if (goal === undefined) return;
  const { box, objects } = thing;
  hide(objects);
  const foot = ({ x, y, width, height }: typeof box) => ({ x: x + width / 2, y: y + height * 0.86 });
  const width = Math.min(box.width, box.height) * 0.86;
  await hopAlong(ground.kit, goodsArt('pet', pet), width, [foot(box), foot(goal)], {
    ms: 700,
    shrink: 0,
    stays: true,
  });
}

/** A handcart full of crates. */
function cart() {
  const line = `stroke="${palette.ink}" stroke-width="5" stroke-linejoin="round" stroke-linecap="round"`;
  const wheel = (x: number) =>
    `<circle cx="${x}" cy="78" r="17" fill="#b0733f" ${line}/><circle cx="${x}" cy="78" r="5" fill="#3a1a24"/><path d="M${x} 64v28M${x - 14} 78h28" stroke="#7a4426" stroke-width="3"/>`;
  return sketch('town-cart', 150, 100, () =>
    [
      `<rect x="34" y="10" width="40" height="34" rx="5" fill="#d99a5a" ${line}/><path d="M34 27h40" stroke="#7a4426" stroke-width="3"/>`,
      `<rect x="70" y="18" width="34" height="28" rx="5" fill="#c98a4e" ${line}/>`,
      `<circle cx="112" cy="36" r="12" fill="#86c94a" ${line}/>`,
      `<path d="M4 40L26 46" ${line}/>`,
      `<path d="M20 44h112l-10 30H32z" fill="#b0733f" ${line}/><path d="M30 56h96" stroke="#7a4426" stroke-width="3"/>`,
      wheel(52),
      wheel(104),
    ].join(''),
  );
}

/** It rolls in over the square. */
async function rollCart(ground: TownGround): Promise<void> {
  const { kit } = ground;
  const { compact, k, onStage } = ground.layout();
  if (compact || kit.still) return;
  const start = onStage(1230, 420);
  const goal = onStage(800, 420);
  const width = 130 * k;
  const image = kit.picture(cart(), -width * 0.2, -width * 0.62, width);
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
