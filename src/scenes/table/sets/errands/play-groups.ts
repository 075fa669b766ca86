/** Groups that grow: somebody trots home, joins those who wait, and the group goes past the others. */

import type { Seat } from '../../../../engine/kernel/state.ts';
import type { Joiner, PetzEventOf } from '../../../../engine/petz/events.ts';
import { sameGroup, sizeOf } from '../../../../engine/petz/read.ts';
import { footOf, middleOf } from '../../../../ui/rect.ts';
import { palette } from '../../../../ui/theme/palette.ts';
import { type ImpActor, imp } from '../../actors/index.ts';
import type { Beat } from '../../contract.ts';
import { drawing } from '../../drawings.ts';
import { burst, float, fly, type Point, ring, stamp } from '../../motion/index.ts';
import { sizeText } from '../parts/half.ts';
import type { ErrandsGround } from './ground.ts';
import { placeIn, queueOf } from './queue.ts';

/** Somebody on his feet; the hat goes on a head. */
function walker({ kit }: ErrandsGround, seat: Seat, who: Joiner, at: Point, height: number): ImpActor {
  const one = imp(kit, who === 'bodyguard' ? 'bodyguard' : seat, at, height);
  if (who === 'impWithHat') one.carry(drawing('artifacts/fancyHat'), height * 0.62);
  return one;
}

const tallIn = (ground: ErrandsGround): number => Math.min(96, ground.stage().height * 0.26);

/** From the space he stood on, which is behind us, to the burrow. */
export async function playReturned(
  ground: ErrandsGround,
  { seat, who, from }: PetzEventOf<'petz.returned'>,
): Promise<void> {
  const { kit } = ground;
  const home = ground.mark('home');
  const stage = ground.stage();
  if (home === null) return;
  const side = Math.min(stage.height * 0.5, stage.width * 0.2);
  const house = {
    x: stage.x + stage.width - side,
    y: stage.y + stage.height - side,
    width: side,
    height: side,
  };
  kit.fitted(drawing(`spaces/${from}`), house, true);
  await kit.ready();
  const y = home.y + home.height;
  const one = walker(ground, seat, who, { x: house.x + side * 0.4, y }, tallIn(ground));
  await kit.ready();
  await one.walk({ x: home.x + home.width * 0.8, y }, { ms: 1300, hop: true });
  await one.cheer(1);
}

/** Into the group, which is bigger from now on and takes its new place in the line; or into the burrow. */
export async function playJoined(
  ground: ErrandsGround,
  { seat, who, group }: PetzEventOf<'petz.joined'>,
  { before, after }: Beat,
): Promise<void> {
  const { kit } = ground;
  const home = ground.mark('home');
  const street = ground.mark('street');
  if (home === null || street === null) return;
  const feet = { x: home.x + home.width * 0.8, y: home.y + home.height };
  if (group === null) {
    if (who === 'hat') {
      await fly(kit, drawing('artifacts/fancyHat'), middleOf(street), middleOf(home), {
        width: 70,
        toWidth: 44,
      });
      return;
    }
    const one = walker(ground, seat, who, feet, tallIn(ground));
    await kit.ready();
    await one.wave();
    await one.walk({ x: home.x + home.width / 2, y: feet.y - 8 }, { ms: 500 });
    one.destroy();
    await ring(kit, home);
    return;
  }
  // The group it was before: the one that waits no more.
  const now = after.shops[seat]?.groups ?? [];
  const rest = [...now];
  const old = (before.shops[seat]?.groups ?? []).find((one) => {
    const at = rest.findIndex((x) => sameGroup(x, one));
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
  const from = old === undefined ? -1 : placeIn(queueOf(before), seat, old);
  const card = ground.queue()[from];
  if (card === undefined) return;
  const target = { x: card.rect.x + card.rect.width / 2, y: card.rect.y + card.rect.height - 14 };
  if (who === 'hat') {
    const top = { x: target.x, y: card.rect.y + card.rect.height * 0.3 };
    await fly(kit, drawing('artifacts/fancyHat'), middleOf(home), top, {
      width: 70,
      toWidth: 50,
      duration: 700,
    });
  } else {
    const one = walker(ground, seat, who, feet, tallIn(ground));
    await kit.ready();
    await one.walk(target, { ms: 1000, hop: true });
    one.destroy();
  }
  const [was, is] = [old === undefined ? 0 : sizeOf(old), sizeOf(group)];
  if (is > was)
    void float(kit, `${sizeText(was)} → ${sizeText(is)}`, { x: target.x, y: card.rect.y }, palette.glow, 30);
  void burst(kit, target, 'stars', card.rect.width * 0.6);
  await ring(kit, card.rect);
  await overtake(ground, from, placeIn(queueOf(after), seat, group));
}

/** The card goes to its new place in the line, the others make room. */
async function overtake(ground: ErrandsGround, from: number, to: number): Promise<void> {
  const { kit } = ground;
  const cards = [...ground.queue()];
  if (from === to || to < 0 || kit.still) return;
  const places = cards.map(({ rect }) => rect);
  const order = cards.map((_, i) => i);
  const [mover = from] = order.splice(from, 1);
  order.splice(to, 0, mover);
  const moves = order.map((old, place) => {
    const a = places[old];
    const b = places[place];
    const card = cards[old];
    if (a === undefined || b === undefined || card === undefined) return Promise.resolve();
    if (old === mover) for (const object of card.objects) kit.scene.children.bringToTop(object);
    return Promise.all(
      card.objects.map((object) => {
        const { x, y } = object as unknown as Point;
        return kit.move(object, { x: x + b.x - a.x, y: y + b.y - a.y }, 620, 'Back.easeOut');
      }),
    );
  });
  await Promise.all(moves);
}

/** Hats off, elbows out: the first of the line is somebody else. */
export async function playCutIn(
  ground: ErrandsGround,
  { seat, group }: PetzEventOf<'petz.cutIn'>,
): Promise<void> {
  const { kit } = ground;
  const card = ground.queue().find((one) => one.seat === seat && sameGroup(one.group, group));
  if (card === undefined) return kit.wait(700);
  const { rect } = card;
  void ring(kit, rect, palette.glow, 900);
  const size = Math.min(110, rect.width * 0.7);
  await stamp(kit, drawing('icons/icon-cut-in'), { x: rect.x + rect.width * 0.8, y: rect.y + 8 }, size);
  void burst(kit, middleOf(rect), 'sparks', rect.width);
  await kit.wait(700);
}

/** They turn round and go back in; their gold goes with them. */
export async function playWithdrew(
  ground: ErrandsGround,
  { seat, group }: PetzEventOf<'petz.withdrew'>,
): Promise<void> {
  const { kit } = ground;
  const home = ground.mark('home');
  const card = ground.queue().find((one) => one.seat === seat && sameGroup(one.group, group));
  if (home === null || card === undefined) return kit.wait(700);
  const start = footOf(card.rect);
  const height = tallIn(ground);
  const who: Joiner[] = [...Array<Joiner>(group.imps).fill('imp')];
  if ((group.bodyguard ?? 0) > 0) who.push('bodyguard');
  for (const object of card.objects)
    (object as unknown as { setVisible(is: boolean): void }).setVisible(false);
  const walks = who.slice(0, 6).map(async (one, i) => {
    const actor = walker(
      ground,
      seat,
      one,
      { x: start.x + (i - who.length / 2) * height * 0.4, y: start.y },
      height,
    );
    await kit.ready();
    if (!kit.still) await kit.wait(i * 120);
    await actor.walk(footOf(home), { ms: 1000, hop: true });
    actor.destroy();
  });
  await Promise.all(walks);
  await ring(kit, home);
}
