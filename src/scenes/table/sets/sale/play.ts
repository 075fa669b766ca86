/** What happens at the counter, played: a sale symbol by symbol, a sigh, a customer who goes home. */
import type { Pet } from '../../../../engine/petz/state.ts';
import type { PetzView } from '../../../../engine/petz/view.ts';
import type { Speech } from '../../../../text/speech.ts';
import { middleOf } from '../../../../ui/rect.ts';
import { pet as petActor } from '../../actors/index.ts';
import { drawing } from '../../drawings.ts';
import type { TableKit } from '../../kit.ts';
import { cubicIn, cubicOut, hill } from '../../motion/ease.ts';
import { burst, fade, fly, type Point, pop, shower } from '../../motion/index.ts';
import { pause, run } from '../../motion/run.ts';
import { impOf } from '../../pieces.ts';
import { petIn } from '../parts/figures.ts';
import type { CustomerShown } from './counter.ts';
import { petPlace } from './layout.ts';
import { SOLD_PARTS, type Sold, type SoldPanel } from './sold.ts';
import type { SaleStage } from './stage.ts';

export interface Playing {
  kit: TableKit;
  speech: Speech;
  /** Rivals are told faster: 1 for one's own. */
  pace: number;
}

/**
 * The picture as a sale begins: before it is counted nothing is known. One's own pet is in the basket, where it was when
 * it was offered; a rival's comes out of its card.
 */
export function beforeSold(
  { counter, offer }: SaleStage,
  { seat }: Sold,
  { shops }: PetzView,
  isOwn: boolean,
): void {
  const { reputation = 0, gold = 0 } = shops[seat] ?? {};
  offer?.tell({ counted: 0, isGained: false, gold, fame: reputation });
  if (!isOwn) counter.pet?.setAlpha(0);
}

/** A pet finds its owner; the picture is as `beforeSold` left it. */
export async function playSold(
  playing: Playing,
  stage: SaleStage,
  sold: Sold,
  { shops }: PetzView,
  isOwn: boolean,
): Promise<void> {
  const { kit, pace } = playing;
  const { counter, offer } = stage;
  const buyer = counter.customers.find(({ id }) => id === sold.customer);
  if (offer === null || buyer === undefined) return;
  const shop = shops[sold.seat];
  const worn = { wears: shop?.plots[sold.plot]?.pet?.wears };
  const before = { reputation: shop?.reputation ?? 0, gold: shop?.gold ?? 0 };
  await kit.ready();
  await lean(kit, buyer);
  await countMatch(playing, offer);
  offer.tell({ isGained: true });
  await pause(kit, 260 * pace);
  const face = middleOf(buyer.place.body);
  void burst(kit, { x: face.x, y: face.y - buyer.place.body.height * 0.1 }, 'hearts', buyer.place.body.width);
  if (isOwn && counter.pet !== null)
    await petActor(kit, sold.pet, { mood: 'delighted', ...worn }, counter.pet).hop(1);
  else await jump(playing, stage, sold, shop?.plots[sold.plot]?.pet ?? null);
  await Promise.all([
    stepDown(playing, stage, sold),
    payGold(playing, offer, sold.gold, before.gold, face),
    raiseFame(playing, offer, sold.reputation, before.reputation),
  ]);
  await kit.wait(900 * pace);
}

/** The customer bends forward and beams. */
async function lean(kit: TableKit, { image, faces, place }: CustomerShown): Promise<void> {
  const glad = faces.delighted;
  if (glad === undefined) return;
  if (kit.still) {
    await fade(kit, [glad], 1);
    image.setAlpha(0);
    return;
  }
  glad.setAlpha(1);
  image.setAlpha(0);
  const { y } = glad;
  const { displayWidth: w, displayHeight: h } = glad;
  await run(kit, 420, (t) => {
    if (!glad.active) return;
    const near = cubicOut(t);
    glad.setDisplaySize(w * (1 + 0.05 * near), h * (1 + 0.05 * near));
    glad.setY(y + (hill(t) * -0.05 + near * 0.045) * place.body.height);
  });
}

async function countMatch({ kit, pace }: Playing, offer: SoldPanel): Promise<void> {
  for (const [i, { times }] of offer.counts.entries()) {
    offer.tell({ counted: i + 1 });
    await pause(kit, (times === 0 ? 90 : 240) * pace);
  }
  await pause(kit, 160 * pace);
}

/** Out of its card, over the counter, into the basket. */
async function jump({ kit, pace }: Playing, stage: SaleStage, sold: Sold, pet: Pet | null): Promise<void> {
  const { at, counter, pets } = stage;
  const card = pets.find(({ cell }) => cell === sold.plot);
  const target = counter.pet;
  if (card === undefined || target === null) return;
  const place = petPlace(at, pet?.size ?? 4);
  const worn = { wears: pet?.wears };
  if (pace >= 1) await petActor(kit, sold.pet, { mood: 'delighted', ...worn }, card.image).hop(1);
  card.image.setVisible(false);
  await fly(kit, petIn(sold.pet, 'delighted', worn), middleOf(card.rect), middleOf(place), {
    width: card.image.displayWidth,
    toWidth: target.displayWidth,
    duration: 560 * pace,
    onLand: () => target.setAlpha(1),
  });
  void burst(kit, { x: middleOf(place).x, y: place.y + place.height }, 'dust', place.width);
}

/** Where the pet was, an imp from the platform takes its place: the cage is not empty before the evening. */
async function stepDown({ kit, pace }: Playing, { pets }: SaleStage, sold: Sold): Promise<void> {
  const card = pets.find(({ cell }) => cell === sold.plot);
  const stand = kit.layer.placeOf(SOLD_PARTS.way);
  if (!sold.platform || card === undefined || stand === null) return;
  const to = middleOf(card.rect);
  const width = card.rect.height * 0.42;
  const art = impOf(sold.seat);
  const from = { x: stand.x + stand.height / 2, y: stand.y + stand.height / 2 };
  await fly(kit, art, from, to, { width, duration: 480 * pace });
  kit.picture(art, to.x - width / 2, to.y - width / 2, width);
  await kit.ready();
}

/** Where the drawing of a balance is. */
function signOf(kit: TableKit, part: string): Point | null {
  const place = kit.layer.placeOf(part);
  return place === null ? null : { x: place.x + place.height / 2, y: place.y + place.height / 2 };
}

/** Coins from the customer to the till; a mutant nobody pays for costs one. */
async function payGold(
  { kit, pace }: Playing,
  offer: SoldPanel,
  gold: number,
  before: number,
  face: Point,
): Promise<void> {
  const till = signOf(kit, SOLD_PARTS.gold) ?? face;
  const [from, to] = gold < 0 ? [till, face] : [face, till];
  const coins = Array.from({ length: Math.abs(gold) }, () => drawing('tokens/token-gold'));
  await shower(kit, coins, from, to, {
    width: 44,
    duration: 460 * pace,
    onLand: (i) => offer.tell({ gold: before + Math.sign(gold) * (i + 1) }),
  });
  offer.tell({ gold: null });
  kit.layer.light(SOLD_PARTS.gold, kit.ms(600));
}

/** The ribbon goes to the shop, and its number climbs. */
async function raiseFame(
  { kit, pace }: Playing,
  offer: SoldPanel,
  reputation: number,
  before: number,
): Promise<void> {
  const [from, to] = [signOf(kit, SOLD_PARTS.way), signOf(kit, SOLD_PARTS.fame)];
  if (from !== null && to !== null)
    await fly(kit, drawing('icons/icon-reputation'), from, to, {
      width: 56,
      duration: 460 * pace,
    });
  if (!kit.still)
    await run(kit, Math.min(900, 80 * reputation) * pace, (t) =>
      offer.tell({ fame: before + Math.round(reputation * t) }),
    );
  offer.tell({ fame: null });
  kit.layer.light(SOLD_PARTS.fame, kit.ms(600));
}

/** Nothing is sold: the customers sigh, the pets wave. */
export async function playUnsold({ kit, pace }: Playing, { counter, pets }: SaleStage): Promise<void> {
  await kit.ready();
  await Promise.all([
    ...counter.customers.map((customer) => sigh(kit, customer)),
    ...pets.map(async ({ id, image }, i) => {
      await pause(kit, 200 + i * 120);
      await petActor(kit, id, { mood: 'content' }, image).hop(1);
    }),
  ]);
  await kit.wait(500 * pace);
}

async function sigh(kit: TableKit, { image, faces, place }: CustomerShown): Promise<void> {
  const sad = faces.disappointed;
  if (sad === undefined) return;
  await fade(kit, [sad], 1, 180);
  image.setAlpha(0);
  if (kit.still) return;
  const { y, displayWidth: w, displayHeight: h } = sad;
  void burst(kit, { x: middleOf(place.body).x, y: place.body.y + place.body.height * 0.7 }, 'dust', w * 0.4);
  await run(kit, 900, (t) => {
    if (!sad.active) return;
    // Breathes in, and then a long way out.
    const breath = t < 0.3 ? -0.02 * hill(t / 0.6) : 0.04 * cubicOut((t - 0.3) / 0.7) - 0.02 * (1 - t);
    sad.setDisplaySize(w * (1 + breath * 0.4), h * (1 - breath));
    sad.setY(y + breath * 0.3 * h);
  });
}

/** The customers walk off, to the left; the picture of the next one on the wall is looked at. */
export async function playLeft(
  { kit, pace }: Playing,
  { counter }: SaleStage,
  leaving: readonly string[],
): Promise<void> {
  await kit.ready();
  const gone = counter.customers.filter(({ id }) => leaving.includes(id));
  await Promise.all(
    gone.map(async ({ image, place }) => {
      if (kit.still) return fade(kit, [image], 0);
      const { x, y } = image;
      const away = place.body.width * 1.1 + place.body.x;
      await run(kit, 950 * pace, (t) => {
        if (!image.active) return;
        image.setPosition(x - away * cubicIn(t), y - Math.abs(Math.sin(t * Math.PI * 4)) * 9);
      });
      image.setVisible(false);
    }),
  );
  for (const part of counter.portrait) void pop(kit, part, 1.12);
  await kit.wait(1100 * pace);
}
