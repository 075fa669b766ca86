/** The fortune teller's doings, a Gift Box that opens, a hat that comes home. */

import type { PetzEventOf } from '../../../../engine/petz/events.ts';
import { faceOf } from '../../../../engine/petz/read.ts';
import { customerSymbols, exhibitionSymbols, symbolsInWords } from '../../../../text/tiles.ts';
import { panel } from '../../../../ui/panel.ts';
import { footOf, middleOf } from '../../../../ui/rect.ts';
import { imp } from '../../actors/index.ts';
import { drawing } from '../../drawings.ts';
import { burst, fade, fly, pop, ring, shake, shower, stamp } from '../../motion/index.ts';
import { backOfCard } from './forget.ts';
import type { ErrandsGround } from './ground.ts';
import { priceTagPlace } from './market.ts';
import { ballPart, tileBack, tileMark } from './peek.ts';

/** Over what the picture draws, under what is said of it. */
const DEPTH = 860;
/** So long whoever peeks may read what he sees, unless he goes on before. */
const PATIENCE = 15_000;

/** A covered tile goes into the ball; only who asked for it sees what it is. */
export async function playPeeked(ground: ErrandsGround, event: PetzEventOf<'petz.peeked'>): Promise<void> {
  const { tile, round, at, id, seat } = event;
  const { kit } = ground;
  const from = ground.mark(tileMark(tile, round, at));
  const ball = ground.mark('ball');
  if (from === null || ball === null) return;
  await fly(kit, tileBack(from.width, from.height), middleOf(from), middleOf(ball), {
    width: from.width,
    toWidth: ball.width,
    duration: 700,
    spin: 6,
  });
  void burst(kit, middleOf(ball), 'stars', ball.width * 1.3);
  if (id === null || seat !== ground.own) {
    const sign = await stamp(kit, drawing('icons/icon-peek'), middleOf(ball), ball.width * 0.6);
    await pop(kit, sign, 1.15);
    return kit.wait(500);
  }
  await show(ground, tile, id);
}

/** The tile in the glass, its name and its symbols under it, until it has been read. */
async function show(ground: ErrandsGround, tile: 'exhibition' | 'customer', id: string): Promise<void> {
  const { kit, link, deal } = ground;
  const { speech } = link;
  const ball = ground.mark('ball');
  const whole = ground.mark('ball:whole');
  if (ball === null || whole === null) return;
  const picture = kit
    .fitted(drawing(`${tile}s/${id}`), ball)
    .setDepth(DEPTH)
    .setAlpha(0);
  const glass = kit.fitted(ballPart('front'), whole).setDepth(DEPTH + 1);
  const symbols = tile === 'customer' ? customerSymbols(speech, id) : exhibitionSymbols(speech, id);
  const stage = ground.stage();
  const isBeside = whole.width < stage.width * 0.6;
  const wide = Math.min(stage.width - (isBeside ? whole.width + 30 : 0), 560);
  const x = isBeside ? whole.x + whole.width + 12 : stage.x + (stage.width - wide) / 2;
  const high = Math.min(150, stage.height * 0.5);
  const y = isBeside ? stage.y + (stage.height - high) / 2 : whole.y + whole.height;
  const paper = kit.picture(panel('paper', wide, high, 18), x - 2, y - 2, wide + 4).setDepth(DEPTH);
  const title = kit.words(speech.thing(tile, id), x + wide / 2, y + high * 0.27, {
    size: 26,
    fit: wide - 40,
  });
  const words = kit.words(symbolsInWords(speech, symbols), x + wide / 2, y + high * 0.64, {
    size: 18,
    family: 'text',
    fit: wide - 40,
    lines: 2,
  });
  const seen = [picture, paper, title.setDepth(DEPTH + 1), words.setDepth(DEPTH + 1)];
  for (const object of seen) object.setAlpha(0);
  await kit.ready();
  await fade(kit, seen, 1, 500);
  await deal?.pause(speech.t('ui.alley.seen'), PATIENCE);
  glass.destroy();
}

/** Four backs out of the wagon. */
export async function playDrew(ground: ErrandsGround, { seat }: PetzEventOf<'petz.drew'>): Promise<void> {
  const { kit } = ground;
  const wagon = ground.mark('wagon') ?? ground.stage();
  const backs = ['G', 'R', 'Y', 'P'].map(backOfCard);
  const width = Math.min(90, ground.stage().height * 0.22);
  await shower(kit, backs, middleOf(wagon), middleOf(ground.card(seat)), {
    width,
    toWidth: width * 0.5,
    duration: 700,
    each: 170,
  });
  await ring(kit, ground.card(seat));
}

/** Cards go back, each with its need on it: everybody sees them. */
export async function playForgot(
  ground: ErrandsGround,
  { seat, cards }: PetzEventOf<'petz.forgot'>,
): Promise<void> {
  const { kit } = ground;
  const wagon = ground.mark('wagon') ?? ground.stage();
  const width = Math.min(90, ground.stage().height * 0.22);
  const flights = cards.map(async (card, i) => {
    const { need, colour } = faceOf(card);
    await kit.wait(i * 260);
    const from = middleOf(ground.mark(`card:${card}`) ?? ground.card(seat));
    const to = middleOf(wagon);
    void fly(kit, backOfCard(colour), from, to, { width, duration: 800, spin: 8 });
    await fly(kit, drawing(`icons/need-${need}`), from, to, { width: width * 0.6, duration: 800, spin: 8 });
  });
  await Promise.all(flights);
}

/** The price token goes up and away. */
export async function playDiscounted(
  ground: ErrandsGround,
  { place }: PetzEventOf<'petz.discounted'>,
): Promise<void> {
  const { kit } = ground;
  const box = ground.mark(`goods:${place}`);
  if (box === null) return;
  const tag = priceTagPlace(box);
  ground.part?.(`price:${place}`)?.setVisible(false);
  const stage = ground.stage();
  await fly(
    kit,
    drawing('tokens/token-price'),
    middleOf(tag),
    { x: stage.x + stage.width, y: stage.y },
    {
      width: tag.width,
      toWidth: tag.width * 0.5,
      duration: 800,
      spin: 20,
    },
  );
  void burst(kit, middleOf(box), 'sparks', box.width);
  await ring(kit, box);
}

/** The box rattles, bursts, and is something else. */
export async function playCopied(
  ground: ErrandsGround,
  { seat, artifact }: PetzEventOf<'petz.copied'>,
): Promise<void> {
  const { kit } = ground;
  const box = ground.mark('box');
  if (box === null) return;
  const gift = ground.part?.('box') ?? kit.fitted(drawing('artifacts/giftBox'), box).setDepth(DEPTH);
  await kit.ready();
  await shake(kit, [gift], 6, 700);
  void burst(kit, middleOf(box), 'confetti', box.width * 1.2);
  gift.setVisible(false);
  await stamp(kit, drawing(`artifacts/${artifact}`), middleOf(box), box.width * 0.8);
  await kit.wait(600);
  await fly(kit, drawing(`artifacts/${artifact}`), middleOf(box), middleOf(ground.card(seat)), {
    width: box.width * 0.6,
    toWidth: 44,
    duration: 600,
  });
  await ring(kit, ground.card(seat));
}

/** An imp goes home with the hat on its head. */
export async function playHat(
  ground: ErrandsGround,
  { seat }: PetzEventOf<'petz.hatCameHome'>,
): Promise<void> {
  const { kit } = ground;
  const place = ground.mark('wear:imp');
  if (place === null) return;
  const one = imp(kit, seat, footOf(place), Math.min(120, place.height));
  one.carry(drawing('artifacts/fancyHat'), place.height * 0.62);
  await kit.ready();
  await one.cheer(1);
  await one.walk({ x: ground.stage().x - 20, y: footOf(place).y }, { ms: 1000, hop: true });
  one.destroy();
  await ring(kit, ground.card(seat));
}
