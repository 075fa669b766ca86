/** Groups on their feet: they file to a place and pay there, or shrug and stay at home. */

import type { Seat } from '../../../../../engine/kernel/state.ts';
import type { PetzEventOf } from '../../../../../engine/petz/events.ts';
import { middleOf } from '../../../../../ui/rect.ts';
import { type ImpActor, imp } from '../../../actors/index.ts';
import { drawing } from '../../../drawings.ts';
import type { TableKit } from '../../../kit.ts';
import { burst, fade, fly, type Point, ring } from '../../../motion/index.ts';
import { SEAT_COLOURS } from '../../parts/figures.ts';
import { paceOf, padOf, type TownGround } from './ground.ts';
import { roadTo, walkTime } from './roads.ts';

/** Milliseconds between two imps of a file. */
const STEP = 120;
/** Not more of them are on their feet at once than one can follow. */
const MOST = 8;

/** How tall somebody stands on a pad. */
function heightOn(ground: TownGround): number {
  const { compact, k } = ground.layout();
  return compact ? 44 : 66 * k;
}

/** Where a shop's groups set out: from my counter, or from beside the card of a rival. */
function startOf(ground: TownGround, seat: Seat, at: Point | null): Point {
  if (at !== null) return at;
  const { x, y, width, height } = ground.card(seat);
  return { x: x + width * 0.8, y: y + height * 0.78 };
}

/** A group goes: each imp with its coin, which spins off to the bank where it arrives. */
export async function goToTown(
  ground: TownGround,
  { seat, group, space }: PetzEventOf<'petz.sent'>,
): Promise<void> {
  const { kit } = ground;
  const layout = ground.layout();
  const pad = padOf(layout, space);
  if (pad === null) return;
  const waiting = seat === ground.own ? ground.waiting(group) : null;
  if (waiting !== null) void fade(kit, [...waiting.figures], 0, 140);
  else void ring(kit, ground.card(seat), SEAT_COLOURS[seat], 420 / paceOf(ground, seat));
  const box = waiting?.rect ?? null;
  const start = startOf(ground, seat, box && { x: box.x + box.width / 2, y: box.y + box.height * 0.8 });
  const road = roadTo(layout, start, space);
  const height = heightOn(ground);
  const coin = drawing('tokens/token-gold');
  const pace = paceOf(ground, seat);
  const ms = walkTime(road, pace);
  const guards = group.bodyguard ?? 0;
  const count = Math.min(MOST, group.imps) + guards;
  const end = road.at(-1) ?? start;
  const gap = Math.min(height * 0.55, (pad.width - height * 0.7) / Math.max(1, count - 1));
  await kit.ready();
  void burst(kit, start, 'dust', height);
  const paid: Promise<void>[] = [];
  const walks = Array.from({ length: count }, async (_, i) => {
    const one = imp(kit, i < count - guards ? seat : 'bodyguard', start, height, i);
    if (i === 0 && (group.hat ?? 0) > 0) putHatOn(kit, one);
    one.root.setVisible(false);
    await kit.ready();
    if (!kit.still) await kit.wait((i * STEP) / pace);
    one.root.setVisible(true);
    const coins = Math.floor(group.gold / count) + (i < group.gold % count ? 1 : 0);
    if (coins > 0) one.carry(coin, height * 0.42);
    const place = { x: end.x + (i - (count - 1) / 2) * gap, y: end.y };
    await one.walk(place, { ms, by: road.slice(1, -1) });
    if (coins > 0) one.drop();
    for (let n = 0; n < coins; n++) paid.push(pay(ground, { x: place.x, y: place.y - height / 2 }, n));
    return one;
  });
  await Promise.all(walks);
  await Promise.all(paid);
}

/** The Fancy Hat sits on the head of whoever leads; its drawing is in the units of the imp's, whose feet are at 240. */
function putHatOn(kit: TableKit, { root, height }: ImpActor): void {
  const scale = height / 240;
  root.add(kit.picture(drawing('rigs/rig-hat'), -128 * scale, (-72 - 240) * scale, 256 * scale));
}

/** One coin to the bank. */
async function pay(ground: TownGround, from: Point, n: number): Promise<void> {
  const { kit } = ground;
  await kit.wait(n * 60);
  const { bank, compact } = ground.layout();
  const width = compact ? 22 : 32;
  await fly(kit, drawing('tokens/token-gold'), from, middleOf(bank), { width, duration: 360, spin: 160 });
}

/** They turn round, shrug, and go back in. */
export async function stayAtHome(
  ground: TownGround,
  { seat, group }: PetzEventOf<'petz.keptHome'>,
): Promise<void> {
  const { kit } = ground;
  const waiting = seat === ground.own ? ground.waiting(group) : null;
  const height = waiting === null ? 46 : Math.min(72, waiting.rect.height * 0.62);
  const box = waiting?.rect ?? null;
  const at = startOf(ground, seat, box && { x: box.x + box.width / 2, y: box.y + box.height - 12 });
  // A rival's imps come out from behind his card to shrug.
  const out = waiting === null ? { x: ground.card(seat).x + ground.card(seat).width + height, y: at.y } : at;
  const guards = group.bodyguard ?? 0;
  const count = Math.min(MOST, group.imps) + guards;
  const gap =
    waiting === null
      ? height * 0.6
      : Math.min(height * 0.6, (waiting.rect.width - height) / Math.max(1, count - 1));
  const imps = Array.from(
    { length: count },
    (_, i): ImpActor =>
      imp(
        kit,
        i < count - guards ? seat : 'bodyguard',
        { x: out.x + (waiting === null ? i : i - (count - 1) / 2) * gap, y: out.y },
        height,
        i,
      ),
  );
  await kit.ready();
  if (waiting !== null) for (const figure of waiting.figures) figure.setVisible(false);
  await Promise.all(imps.map((one) => one.shrug()));
  const back = waiting === null ? { x: at.x - 20, y: at.y } : null;
  await Promise.all(
    imps.map(async (one) => {
      const { x, y } = one.root;
      void fade(kit, [one.root], 0, 420);
      await one.walk(back ?? { x, y: y + 26 }, { ms: 420 / paceOf(ground, seat) });
    }),
  );
  for (const one of imps) one.destroy();
}
