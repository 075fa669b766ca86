/** What happens at the counter, played: a sale symbol by symbol, a sigh, a customer who goes home. */
import type { GameObjects } from 'phaser';
import type { Pet } from '../../../../engine/petz/state.ts';
import type { PetzView } from '../../../../engine/petz/view.ts';
import type { Speech } from '../../../../ui/access/text/speech.ts';
import { middleOf, type Rect } from '../../../../ui/rect.ts';
import { palette } from '../../../../ui/theme/palette.ts';
import { pet as petActor } from '../../actors/index.ts';
import type { TableKit } from '../../kit.ts';
import { cubicIn, cubicOut, hill } from '../../motion/ease.ts';
import { burst, fade, float, fly, type Point, pop, ring, shower } from '../../motion/index.ts';
import { pause, run } from '../../motion/run.ts';
import { impOf } from '../../pieces.ts';
import { drawing } from '../../shelf.ts';
import { petIn } from '../parts/figures.ts';
import type { CustomerShown } from './counter.ts';
import { petPlace } from './layout.ts';
import type { MatchBox } from './match.ts';
import type { OfferParts, SumParts } from './offer.ts';
import type { SaleStage, Sold } from './stage.ts';

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
  speech: Speech,
  { counter, offer }: SaleStage,
  { seat }: Sold,
  { shops }: PetzView,
  isOwn: boolean,
): void {
  const { reputation = 0, gold = 0 } = shops[seat] ?? {};
  if (offer !== null) cover(speech, offer, { reputation, gold });
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
  const { way, sums } = offer;
  way.gain.setAlpha(1);
  await emphasise(kit, way.gain);
  const face = middleOf(buyer.place.body);
  void burst(kit, { x: face.x, y: face.y - buyer.place.body.height * 0.1 }, 'hearts', buyer.place.body.width);
  if (isOwn && counter.pet !== null)
    await petActor(kit, sold.pet, { mood: 'delighted', ...worn }, counter.pet).hop(1);
  else await jump(playing, stage, sold, shop?.plots[sold.plot]?.pet ?? null);
  await Promise.all([
    stepDown(playing, stage, sold),
    payGold(playing, sums, sold.gold, before.gold, face),
    raiseFame(playing, sums, sold.reputation, before.reputation, way.rect),
  ]);
  await kit.wait(900 * pace);
}

function cover(
  speech: Speech,
  { match, way, sums }: OfferParts,
  before: { reputation: number; gold: number },
): void {
  for (const { result } of match.boxes) for (const text of result) text.setAlpha(0);
  match.total.setText(speech.number(0));
  way.gain.setAlpha(0);
  sums.goldText.setText(speech.number(before.gold));
  sums.fameText.setText(speech.number(before.reputation));
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

async function countMatch({ kit, speech, pace }: Playing, { match }: OfferParts): Promise<void> {
  let sum = 0;
  for (const box of match.boxes) {
    const { times, value } = box.count;
    await tick(kit, box, pace);
    sum += value;
    match.total.setText(speech.number(sum));
    if (times > 0) void emphasise(kit, match.total);
  }
  await pause(kit, 160 * pace);
}

async function tick(kit: TableKit, { rect, count, result }: MatchBox, pace: number): Promise<void> {
  for (const text of result) text.setAlpha(1);
  if (count.times === 0) return pause(kit, 90 * pace);
  void ring(kit, rect, count.value > 0 ? palette.glow : '#e23d3d', kit.still ? 600 : 420);
  for (const text of result) void pop(kit, text, 1.25, 220);
  await pause(kit, 240 * pace);
}

/** A number that has changed swells, or has a rim for a while. */
function emphasise(kit: TableKit, text: GameObjects.Text): Promise<void> {
  if (!kit.still) return pop(kit, text, 1.3, 260);
  const { x, y, width, height } = text.getBounds();
  return ring(kit, { x, y, width, height });
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
async function stepDown({ kit, pace }: Playing, { offer, pets }: SaleStage, sold: Sold): Promise<void> {
  const card = pets.find(({ cell }) => cell === sold.plot);
  const stand = offer?.way.stand;
  if (!sold.platform || card === undefined || stand === undefined) return;
  const to = middleOf(card.rect);
  const width = card.rect.height * 0.42;
  const art = impOf(sold.seat);
  await fly(kit, art, middleOf(stand), to, { width, duration: 480 * pace });
  kit.picture(art, to.x - width / 2, to.y - width / 2, width);
  await kit.ready();
}

/** Coins from the customer to the till; a mutant nobody pays for costs one. */
async function payGold(
  { kit, speech, pace }: Playing,
  { gold: box, goldText }: SumParts,
  gold: number,
  before: number,
  face: Point,
): Promise<void> {
  const till = { x: box.x + box.height * 0.62, y: box.y + box.height / 2 };
  const [from, to] = gold < 0 ? [till, face] : [face, till];
  const coins = Array.from({ length: Math.abs(gold) }, () => drawing('tokens/token-gold'));
  await shower(kit, coins, from, to, {
    width: Math.min(44, box.height * 0.7),
    duration: 460 * pace,
    onLand: (i) => goldText.setText(speech.number(before + Math.sign(gold) * (i + 1))),
  });
  if (gold !== 0) goldText.setText(`${speech.number(before)} → ${speech.number(before + gold)}`);
  await emphasise(kit, goldText);
}

/** The ribbon goes to the shop, and its number climbs. */
async function raiseFame(
  { kit, speech, pace }: Playing,
  { fame, fameText }: SumParts,
  reputation: number,
  before: number,
  way: Rect,
): Promise<void> {
  const width = Math.min(56, fame.height * 0.9);
  const at = { x: way.x + way.width - width, y: way.y + way.height * 0.6 };
  await fly(kit, drawing('icons/icon-reputation'), at, middleOf(fame), { width, duration: 460 * pace });
  const spot = { x: middleOf(fame).x, y: fame.y - 6 };
  void float(kit, speech.signed(reputation), spot, palette.glow, Math.min(40, fame.height * 0.7));
  if (!kit.still)
    await run(kit, Math.min(900, 80 * reputation) * pace, (t) =>
      fameText.setText(speech.number(before + Math.round(reputation * t))),
    );
  fameText.setText(`${speech.number(before)} → ${speech.number(before + reputation)}`);
  await emphasise(kit, fameText);
}

/** Nothing is sold: the customers sigh, the pets wave. */
export async function playKept({ kit, pace }: Playing, { counter, pets }: SaleStage): Promise<void> {
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
