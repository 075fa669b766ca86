/** What happens at the counter, played: a sale symbol by symbol, a sigh, a customer who goes home. */

import type { Pet } from '../../../../engine/petz/state.ts';
import type { PetzView } from '../../../../engine/petz/view.ts';
import { centre, footOf, middleOf } from '../../../../ui/rect.ts';
import { type PlayStep, perform, several, steps } from '../../acting.ts';
import { pet as petActor } from '../../actors/index.ts';
import { petIn } from '../../actors/pet-art.ts';
import type { TableKit } from '../../kit.ts';
import { cubicIn, cubicOut, hill } from '../../motion/ease.ts';
import { burst as bursts, fade, type Point, pop } from '../../motion/index.ts';
import { run } from '../../motion/run.ts';
import { impOf } from '../../pieces.ts';
import type { CustomerShown } from './counter.ts';
import { petPlace } from './layout.ts';
import { SOLD_PARTS, type Sold, type SoldPanel } from './sold.ts';
import type { SaleStage, WatchedSale } from './stage.ts';

const { burst, each, fly, hide, rest, shower, together, wait } = steps;

/**
 * The picture as a sale begins: before it is counted nothing is known. One's own pet is in the basket, where it was when
 * it was offered; a rival's comes out of its card.
 */
export function beforeSold(
  { counter, offer }: WatchedSale,
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
  kit: TableKit,
  stage: WatchedSale,
  sold: Sold,
  { shops }: PetzView,
  isOwn: boolean,
): Promise<void> {
  const { counter, offer } = stage;
  const buyer = counter.customers.find(({ id }) => id === sold.customer);
  const shop = shops[sold.seat];
  if (offer === null || buyer === undefined || shop === undefined) return;
  const pet = shop.plots[sold.plot]?.pet ?? null;
  const { body } = buyer.place;
  const face = middleOf(body);
  const look = { mood: 'delighted', wears: pet?.wears } as const;
  await perform(kit, [
    () => kit.ready(),
    () => lean(kit, buyer),
    offer.counts.map(({ times }, i) => [() => offer.tell({ counted: i + 1 }), rest(times === 0 ? 90 : 240)]),
    rest(160),
    () => offer.tell({ isGained: true }),
    rest(260),
    burst({ x: face.x, y: face.y - body.height * 0.1 }, 'hearts', body.width),
    isOwn && counter.pet !== null
      ? () => counter.pet && petActor(kit, sold.pet, look, counter.pet).hop(1)
      : jump(stage, sold, pet),
    together(
      stepDown(kit, stage, sold),
      payGold(kit, offer, sold.gold, shop.gold, face),
      raiseFame(kit, offer, sold.reputation, shop.reputation),
    ),
    wait(900),
  ]);
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

/** Out of its card, over the counter, into the basket. */
function jump({ at, counter, pets }: SaleStage, sold: Sold, pet: Pet | null): PlayStep {
  const card = pets.find(({ cell }) => cell === sold.plot);
  const target = counter.pet;
  if (card === undefined || target === null) return null;
  const place = petPlace(at, pet?.size ?? 4);
  const worn = { wears: pet?.wears };
  const width = [card.image.displayWidth, target.displayWidth] as const;
  const how = { onLand: () => void target.setAlpha(1) };
  return [
    hide([card.image]),
    fly(petIn(sold.pet, 'delighted', worn), card.rect, place, width, 560, how),
    burst(footOf(place), 'dust', place.width),
  ];
}

/** Where the pet was, an imp from the platform takes its place: the cage is not empty before the evening. */
function stepDown(kit: TableKit, { pets }: SaleStage, sold: Sold): PlayStep {
  const card = pets.find(({ cell }) => cell === sold.plot);
  const from = signPlace(kit, SOLD_PARTS.way);
  if (!sold.platform || card === undefined || from === null) return null;
  const width = card.rect.height * 0.42;
  const art = impOf(sold.seat);
  const to = centre(card.rect, width);
  return [fly(art, from, to, width, 480), () => kit.picture(art, to.x, to.y, width), () => kit.ready()];
}

/** Where the drawing of a balance is. */
export function signPlace(kit: TableKit, part: string): Point | null {
  const place = kit.layer.placeOf(part);
  return place === null ? null : { x: place.x + place.height / 2, y: place.y + place.height / 2 };
}

/** Coins from the customer to the till; a mutant without a price costs one. */
function payGold(kit: TableKit, offer: SoldPanel, gold: number, before: number, face: Point): PlayStep {
  const till = signPlace(kit, SOLD_PARTS.gold) ?? face;
  const [from, to] = gold < 0 ? [till, face] : [face, till];
  const onLand = (i: number) => offer.tell({ gold: before + Math.sign(gold) * (i + 1) });
  return [
    shower(several('tokens/token-gold', Math.abs(gold)), from, to, 44, {
      duration: 460,
      onLand,
    }),
    () => offer.tell({ gold: null }),
    () => kit.layer.light(SOLD_PARTS.gold, kit.ms(600)),
  ];
}

/** The ribbon goes to the shop, and its number climbs. */
function raiseFame(kit: TableKit, offer: SoldPanel, reputation: number, before: number): PlayStep {
  const [from, to] = [signPlace(kit, SOLD_PARTS.way), signPlace(kit, SOLD_PARTS.fame)];
  const climb = () =>
    run(kit, Math.min(900, 80 * reputation), (t) =>
      offer.tell({ fame: before + Math.round(reputation * t) }),
    );
  return [
    from !== null && to !== null && fly('icons/icon-reputation', from, to, 56, 460),
    !kit.still && climb,
    () => offer.tell({ fame: null }),
    () => kit.layer.light(SOLD_PARTS.fame, kit.ms(600)),
  ];
}

/** Nothing is sold: the customers sigh, the pets wave. */
export function playUnsold(kit: TableKit, { counter, pets }: SaleStage): Promise<void> {
  return perform(kit, [
    () => kit.ready(),
    together(
      each(counter.customers, 0, (customer) => () => sigh(kit, customer)),
      each(pets, 120, ({ pet, image }) => [
        rest(200),
        () => petActor(kit, pet.id, { mood: 'content' }, image).hop(1),
      ]),
    ),
    wait(500),
  ]);
}

async function sigh(kit: TableKit, { image, faces, place }: CustomerShown): Promise<void> {
  const sad = faces.disappointed;
  if (sad === undefined) return;
  await fade(kit, [sad], 1, 180);
  image.setAlpha(0);
  if (kit.still) return;
  const { y, displayWidth: w, displayHeight: h } = sad;
  void bursts(kit, { x: middleOf(place.body).x, y: place.body.y + place.body.height * 0.7 }, 'dust', w * 0.4);
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
  kit: TableKit,
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
      await run(kit, 950, (t) => {
        if (!image.active) return;
        image.setPosition(x - away * cubicIn(t), y - Math.abs(Math.sin(t * Math.PI * 4)) * 9);
      });
      image.setVisible(false);
    }),
  );
  for (const part of counter.portrait) void pop(kit, part, 1.12);
  await kit.wait(1100);
}
