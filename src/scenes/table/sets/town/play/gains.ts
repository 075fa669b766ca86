/** What a group gets where it went, and how it comes home. */
import type { Seat } from '../../../../../engine/kernel/state.ts';
import type { PetzEvent } from '../../../../../engine/petz/events.ts';
import { footOf, middleOf, type Rect } from '../../../../../ui/rect.ts';
import type { Art } from '../../../../../ui/svg-art.ts';
import { palette } from '../../../../../ui/theme/palette.ts';
import { imp } from '../../../actors/index.ts';
import { drawing } from '../../../drawings.ts';
import type { TableKit } from '../../../kit.ts';
import { burst, fade, float, fly, type Point, pop, ring, shower, stamp } from '../../../motion/index.ts';
import { along } from '../../../motion/path.ts';
import { run } from '../../../motion/run.ts';
import { deck, type Letter, sketch } from '../../../pieces.ts';
import { type Family, goodsArt } from '../goods.ts';
import { houseOf, paceOf, padOf, type TownGround } from './ground.ts';

const several = (name: string, count: number): Art[] => Array.from({ length: count }, () => drawing(name));

/** Where things go to: into the card of the shop. */
function homeOf(ground: TownGround, seat: Seat): Point {
  return middleOf(ground.card(seat));
}

/** Plays one of the things a group gets. */
export async function playGain(ground: TownGround, event: PetzEvent): Promise<void> {
  switch (event.type) {
    case 'petz.gotPet':
      return takePet(ground, event.seat, event.pet, event.size === 3 ? 'older' : 'younger1');
    case 'petz.gotCage':
      return takeThing(ground, event.seat, 'cage', event.cage, 'cage1');
    case 'petz.gotAddon':
      return takeThing(ground, event.seat, 'addon', event.addon, 'addon');
    case 'petz.gotArtifact':
      return takeThing(ground, event.seat, 'artifact', event.artifact, 'artifacts');
    case 'petz.gotFood':
      return takeFood(ground, event.seat, event.stand, [
        ...several('tokens/token-vegetable', event.vegetable),
        ...several('tokens/token-meat', event.meat),
        ...several('tokens/token-gold', event.gold),
      ]);
    case 'petz.gotPotion':
      return takeFood(ground, event.seat, 'hospital', [drawing('tokens/potion')]);
    case 'petz.invited':
      return comeOut(ground, event.seat, 'imps', event.imps, suitcase());
    case 'petz.discharged':
      return comeOut(ground, event.seat, 'hospital', event.imps, null);
    case 'petz.judging':
      return wearHat(ground);
    case 'petz.booked':
      return takeStage(ground, event.imps);
    default:
      return;
  }
}

/** The pet goes home on its own feet. */
async function takePet(ground: TownGround, seat: Seat, pet: string, space: string): Promise<void> {
  const { kit } = ground;
  const thing = ground.things().get(pet);
  const home = homeOf(ground, seat);
  if (thing === undefined) {
    const pad = padOf(ground.layout(), space);
    if (pad !== null) await fly(kit, goodsArt('pet', pet), middleOf(pad), home, { width: 60, toWidth: 40 });
    return;
  }
  const { box } = thing;
  for (const object of thing.objects) object.setVisible(false);
  const exit = ground.layout().onStage(602, 452);
  await hopAlong(
    kit,
    goodsArt('pet', pet),
    Math.min(box.width, box.height) * 0.86,
    [footOf(box), ...(seat === ground.own ? [exit] : []), home],
    { ms: 1000 / paceOf(ground, seat) },
  );
  void ring(kit, ground.card(seat));
}

async function takeThing(
  ground: TownGround,
  seat: Seat,
  family: Family,
  id: string,
  space: string,
): Promise<void> {
  const { kit } = ground;
  const thing = ground.things().get(id);
  const box: Rect | null = thing?.box ?? padOf(ground.layout(), space);
  if (box === null) return;
  for (const object of thing?.objects ?? []) object.setVisible(false);
  const width = Math.min(box.width, 110);
  const duration = 520 / paceOf(ground, seat);
  await fly(kit, goodsArt(family, id), middleOf(box), homeOf(ground, seat), {
    width,
    toWidth: Math.min(width, 64),
    duration,
  });
  void ring(kit, ground.card(seat));
}

async function takeFood(ground: TownGround, seat: Seat, space: string, arts: readonly Art[]): Promise<void> {
  const { kit } = ground;
  const layout = ground.layout();
  const box = layout.compact ? padOf(layout, space) : houseOf(layout, space);
  if (box === null || arts.length === 0) return;
  const width = layout.compact ? 26 : 38;
  await shower(kit, arts, middleOf(box), homeOf(ground, seat), {
    width,
    each: 90,
    spread: width,
    duration: 440 / paceOf(ground, seat),
  });
  void ring(kit, ground.card(seat));
}

/** A case for the journey. */
function suitcase(): Art {
  const line = `stroke="${palette.ink}" stroke-width="5" stroke-linejoin="round"`;
  return sketch('suitcase', 64, 52, () =>
    [
      `<path d="M22 14V6q0-4 4-4h12q4 0 4 4v8" fill="none" ${line}/>`,
      `<rect x="3" y="13" width="58" height="36" rx="8" fill="#b0733f" ${line}/>`,
      `<path d="M16 14v34M48 14v34" stroke="#7a4426" stroke-width="5"/>`,
      `<path d="M10 20h14" stroke="#f0bd80" stroke-width="4" stroke-linecap="round"/>`,
    ].join(''),
  );
}

/** Imps come out of a house and join those who stand before it. */
async function comeOut(
  ground: TownGround,
  seat: Seat,
  space: string,
  count: number,
  load: Art | null,
): Promise<void> {
  const { kit } = ground;
  const layout = ground.layout();
  const house = houseOf(layout, space);
  const pad = padOf(layout, space);
  if (house === null || pad === null || count === 0) return;
  const height = layout.compact ? 40 : 58 * layout.k;
  const door = footOf(house);
  const end = { x: pad.x + pad.width / 2, y: pad.y + pad.height * 0.86 };
  const pace = paceOf(ground, seat);
  const walks = Array.from({ length: Math.min(6, count) }, async (_, i) => {
    const one = imp(kit, seat, door, height, i);
    one.root.setVisible(false);
    await kit.ready();
    if (!kit.still) await kit.wait((i * 140) / pace);
    one.root.setVisible(true);
    if (load !== null) one.carry(load, height * 0.5);
    await one.walk(
      { x: end.x + (i - (count - 1) / 2) * height * 0.4, y: end.y },
      { ms: 520 / pace, hop: true },
    );
  });
  await Promise.all(walks);
  void float(kit, `+${count}`, { x: end.x, y: pad.y - 4 }, palette.parchmentLight, 28);
  await kit.wait(240 / pace);
}

/** The judge's hat drops on a head. */
async function wearHat(ground: TownGround): Promise<void> {
  const { kit } = ground;
  const pad = padOf(ground.layout(), 'judge');
  if (pad === null) return;
  const width = pad.height * 0.62;
  await stamp(kit, drawing('icons/icon-judge'), { x: pad.x + pad.width / 2, y: pad.y - width * 0.16 }, width);
  await kit.wait(260);
}

/** They bow on the platform that will be theirs until the evening. */
async function takeStage(ground: TownGround, imps: number): Promise<void> {
  const { kit } = ground;
  const pad = padOf(ground.layout(), 'platform');
  if (pad === null) return;
  const at = { x: pad.x + pad.width / 2, y: pad.y + pad.height * 0.3 };
  void burst(kit, at, 'stars', pad.height);
  const star = await stamp(
    kit,
    drawing('icons/icon-reputation'),
    { x: at.x, y: pad.y - 6 },
    pad.height * 0.5,
  );
  void float(kit, `×${imps}`, { x: at.x + pad.height * 0.5, y: pad.y - 6 });
  await pop(kit, star, 1.2);
  await kit.wait(240);
}

/** The book's colour is settled, or a food goes into the box: it flies to its shop. */
export async function playAside(ground: TownGround, event: PetzEvent): Promise<void> {
  const { kit } = ground;
  if (event.type !== 'petz.choseBook' && event.type !== 'petz.filledBox') return;
  const art =
    event.type === 'petz.choseBook'
      ? deck(event.colour as Letter)
      : drawing(`tokens/token-${event.food === 'meat' ? 'meat' : 'vegetable'}`);
  const house = houseOf(ground.layout(), 'artifacts') ?? ground.layout().bank;
  await fly(kit, art, middleOf(house), homeOf(ground, event.seat), { width: 56, toWidth: 40, duration: 620 });
  await ring(kit, ground.card(event.seat));
}

/** Pixels of the way for one hop, and how high it is. */
const HOP = { length: 64, height: 22 };
const DEPTH = 850;

interface HopHow {
  ms: number;
  /** The share of its size it has lost at the end; there it is gone, unless it stays. */
  shrink?: number;
  stays?: boolean;
}

/** A pet of a width hops along points, the ground under its feet. */
export async function hopAlong(
  kit: TableKit,
  art: Art,
  width: number,
  way: readonly Point[],
  { ms, shrink = 0.55, stays = false }: HopHow,
): Promise<void> {
  const [start] = way;
  const end = way.at(-1);
  if (start === undefined || end === undefined) return;
  const scale = width / art.box.width;
  const height = art.box.height * scale;
  const feet = [art.box.x + art.box.width / 2, art.box.y + art.box.height * 0.94] as const;
  const image = kit.picture(art, start.x, start.y, width, { at: feet }).setDepth(DEPTH);
  await kit.ready();
  if (kit.still) {
    if (stays) image.setPosition(end.x, end.y);
    else await fade(kit, [image], 0);
    return;
  }
  const { displayWidth } = image;
  const length = way
    .slice(1)
    .reduce((sum, to, i) => sum + Math.hypot(to.x - (way[i]?.x ?? 0), to.y - (way[i]?.y ?? 0)), 0);
  const hops = Math.max(2, Math.round(length / HOP.length));
  await run(kit, ms, (t) => {
    if (!image.active) return;
    const { x, y, side } = along(way, t);
    const beat = (t * hops) % 1;
    const up = Math.sin(beat * Math.PI);
    const size = 1 - shrink * t ** 3;
    // Squashed on the ground, stretched in the air.
    const squash = 0.1 * (1 - up) - 0.05;
    image.setPosition(x, y - up * HOP.height);
    image.setDisplaySize(displayWidth * size * (1 + squash), height * size * (1 - squash));
    image.setAngle(side * 6 * Math.cos(beat * Math.PI));
    if (!stays) image.setAlpha(t > 0.9 ? (1 - t) * 10 : 1);
  });
  if (!stays) image.destroy();
}
