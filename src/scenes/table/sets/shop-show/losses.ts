/** The hard moments of a shop: imps on guard, at the shovel, holding who rages; pets that change, and pets that go. */

import type { LossCause, PetzEventOf } from '../../../../engine/petz/events.ts';
import { antimagicOf, strengthOf } from '../../../../engine/petz/read.ts';
import { around, box as boxOf, type Point } from '../../../../ui/rect.ts';
import { rounded, sketch } from '../../../../ui/sketch.ts';
import type { Art } from '../../../../ui/svg-art.ts';
import { palette } from '../../../../ui/theme/palette.ts';
import { type EventPlays, perform, steps } from '../../acting.ts';
import { pet as actor, type PetActor } from '../../actors/index.ts';
import type { TableKit } from '../../kit.ts';
import { cubicIn, hill } from '../../motion/ease.ts';
import { hold } from '../../motion/held.ts';
import { burst as bursts, fade, pop, shake } from '../../motion/index.ts';
import { run } from '../../motion/run.ts';
import { bodyOf, cageFoot, heapAt, signAt, tokenAt } from '../shop/cage-places.ts';
import { ACTING, type ShopPicture } from './shop-picture.ts';

const { also, burst, each, float, fly, hide, ring, stamp, together, wait, walk } = steps;

const SILENCE = 700;
/** More imps than this are a crowd too large to count. */
const CROWD = 4;

/** A ripple through the body. */
const sprout =
  ({ image }: PetActor) =>
  async (kit: TableKit) => {
    if (kit.still) return;
    const twist = hold(image, [0.5, 0.93]);
    await run(kit, 260, (t) => {
      const wave = hill(t);
      if (image.active)
        twist({ sx: 1 + 0.16 * wave, sy: 1 - 0.08 * wave + 0.1 * Math.sin(t * Math.PI * 2) * wave });
    });
  };

type Loss = PetzEventOf<'petz.lost'>;

const WAYS: Readonly<Record<LossCause, (picture: ShopPicture, pet: PetActor, loss: Loss) => Promise<void>>> =
  {
    rampage: (picture, pet, loss) => WAYS.escaped(picture, pet, loss),
    escaped: async (picture, pet, { plot }) => {
      const { kit } = picture;
      const cage = plot === null ? [] : (picture.drawn(plot)?.cage ?? []);
      void shake(kit, cage, 5, 520);
      await pet.shakeAnger();
      await bend(picture, plot);
      await pet.leapOut(outside(picture, plot));
    },
    mutated: async (picture, pet) => {
      const { x, y } = pet.image.getCenter();
      await pet.spiralAway();
      await flutter(picture, x, y);
    },
    suffering: async (picture, pet, { plot }) => {
      const { kit } = picture;
      if (plot === null) return pet.driftAway();
      const { rect } = picture.spot(plot);
      const dusk = kit.picture(dimmer(rect.width, rect.height), rect.x, rect.y, rect.width, { alpha: 0 });
      dusk.setDepth(ACTING - 5);
      pet.image.setDepth(ACTING);
      await kit.ready();
      await fade(kit, [dusk], 0.62, 420);
      await pet.driftAway();
      await kit.wait(200);
      await fade(kit, [dusk], 0, 300);
    },
    released: async (picture, pet, { plot }) => {
      const { kit } = picture;
      await pet.mood('content');
      if (kit.still) return fade(kit, [pet.image], 0);
      pet.image.setDepth(ACTING);
      const from = { x: pet.image.x, y: pet.image.y };
      const to = outside(picture, plot);
      const twist = hold(pet.image, [0.5, 0.93]);
      await run(kit, 1100, (t) => {
        const step = Math.abs(Math.sin(t * Math.PI * 5));
        if (!pet.image.active) return;
        twist({ x: (to.x - from.x) * t, y: -step * 14, turn: Math.sin(t * Math.PI * 5) * 5 });
        pet.image.setAlpha(1 - cubicIn(t));
      });
    },
  };

/** A pet for which there was no cage: it stands on the counter. */
function offCart({ kit, stage }: ShopPicture, { pet }: Loss): PetActor {
  const { board } = stage.layout;
  const size = board.height * 0.3;
  const rect = boxOf(board.x + (board.width - size) / 2, board.y + board.height - size, size, size);
  return actor(kit, pet, { mood: 'content' }, rect);
}

/** A point beyond the edge of the panel at the side where the plot is. */
function outside(picture: ShopPicture, plot: number | null): Point {
  const { board } = picture.stage.layout;
  if (plot === null) return { x: board.x, y: board.y + board.height };
  const { rect } = picture.spot(plot);
  const isLeft = rect.x < board.x + board.width / 2;
  const y = rect.y + rect.height * 0.35;
  return { x: isLeft ? board.x - rect.width * 0.3 : board.x + board.width + rect.width * 0.32, y };
}

/** The bars give way to both sides. */
async function bend(picture: ShopPicture, plot: number | null): Promise<void> {
  const { kit } = picture;
  if (plot === null || kit.still) return;
  const cage = picture.drawn(plot)?.cage ?? [];
  const held = cage.map((image) => ({ image, twist: hold(image, [0.5, 1]) }));
  void bursts(kit, bodyOf(picture.spot(plot), 5), 'sparks', picture.spot(plot).cage.width * 0.8);
  await run(kit, 260, (t) => {
    for (const { image, twist } of held) {
      if (image.active) twist({ sx: 1 + 0.12 * hill(t), sy: 1 - 0.05 * hill(t) });
    }
  });
}

/** A postcard comes out of the portal and sways to the ground. */
async function flutter({ kit }: ShopPicture, x: number, y: number): Promise<void> {
  const card = kit.picture('props/postcard', x, y, 84, { at: [66, 46], alpha: 0 }).setDepth(ACTING);
  await kit.ready();
  if (kit.still) await fade(kit, [card], 1);
  const twist = hold(card);
  await run(kit, kit.still ? 600 : 1300, (t) => {
    if (!card.active || kit.still) return;
    const sway = Math.sin(t * Math.PI * 3) * (1 - t * 0.4);
    const size = Math.min(1, 0.3 + t * 3);
    card.setAlpha(Math.min(1, t * 6));
    twist({ x: sway * 34, y: t * 56, turn: sway * 16, sx: size, sy: size });
  });
  await fade(kit, [card], 0);
}

export const LOSS_PLAYS: EventPlays<ShopPicture> = {
  /** Stars orbit, a ring of light, then the tentacles sprout in two pops and the token is stamped on. */
  'petz.mutated': (picture, { plot, tokens }) => {
    const pet = picture.pet(plot);
    if (pet === null) return null;
    const { suffering = 0, mutation = 0 } = picture.plot(plot).pet ?? {};
    const { x, y } = pet.image.getCenter();
    const size = pet.image.displayWidth;
    const token = tokenAt(picture.spot(plot), 'mutation');
    const beside = { x: token.x + token.size * 0.5, y: token.y - token.size * 0.4 };
    return [
      burst({ x, y }, 'stars', size * 1.1),
      together(ring(around({ x, y }, size * 0.9), '#d84fc0', 420), sprout(pet)),
      () => pet.mood('magical', { suffering, mutation: mutation + tokens }),
      sprout(pet),
      stamp('tokens/token-mutation', token, token.size),
      also(float(`+${tokens}`, beside, '#ffc0f0', Math.max(20, token.size * 0.7))),
      wait(400),
    ];
  },

  /** How the pet goes depends on why; then nothing happens for a moment. */
  'petz.lost': (picture, event) => async (kit) => {
    const { plot, cause, reputation } = event;
    const pet = plot === null ? offCart(picture, event) : picture.pet(plot);
    // Its cards have no pet left to lie at.
    if (plot !== null) void fade(kit, picture.cards(plot), 0, 500);
    if (pet !== null) await WAYS[cause](picture, pet, event);
    if (reputation !== 0) {
      const { side, compact } = picture.stage.layout;
      const plate = { x: side.x + side.width * 0.82, y: side.y + (compact ? 40 : 70) };
      const words = picture.speech.signed(-Math.abs(reputation));
      await perform(kit, also(float(words, plate, '#ff9a8a', 34)));
    }
    await kit.wait(SILENCE);
  },

  /** Imps in armour climb on a number, and the number goes up. */
  'petz.guarded':
    (picture, { plot, number, imps: count, employee }) =>
    async (kit) => {
      const sign = signAt(picture.spot(plot), number);
      const imps = picture.imps(Math.min(CROWD, count));
      const side = number === 'strength' ? -1 : 1;
      const words = picture.drawn(plot)?.numbers?.[number] ?? null;
      const more = count + (employee ? 1 : 0);
      const before = (number === 'strength' ? strengthOf : antimagicOf)(picture.plot(plot));
      // Beside the number, so that it can be read, at the outer side of the cage.
      const stand = (i: number) => ({
        x: sign.x + side * (0.62 + i * 0.42) * picture.tall,
        y: sign.y + sign.size * 0.95,
      });
      // Over the cage, where it rises no higher than the number itself: above, there is the bar on a phone.
      const over = { x: sign.x - side * sign.size * 1.2, y: sign.y + 44 };
      for (const imp of imps) imp.carry('artifacts/impArmor', picture.tall * 0.5);
      await perform(kit, [
        each(imps, 140, (imp, i) => [walk(imp, stand(i), { hop: true, ms: 760 }), () => void imp.drop()]),
        () => words?.setText(String(before + more)),
        together(
          words === null ? wait(300) : () => pop(kit, words, 1.5),
          ring(around(sign, sign.size * 1.5)),
          float(`+${more}`, over, palette.goldLight),
          each(imps, 0, (imp) => () => imp.cheer(1)),
        ),
      ]);
    },

  /** The cage shakes, imps pile up on who rages, and leave with plasters for the hospital. */
  'petz.caught':
    (picture, { plot, imps: count }) =>
    async (kit) => {
      const pet = picture.pet(plot);
      const body = picture.body(plot);
      const foot = cageFoot(picture.spot(plot));
      const { tall } = picture;
      void shake(kit, picture.drawn(plot)?.cage ?? [], 4, 500);
      await pet?.shakeAnger();
      const imps = picture.imps(Math.min(CROWD, count));
      const place = (i: number) => ({
        x: foot.x + (i - (imps.length - 1) / 2) * tall * 0.5,
        y: foot.y + (i % 2) * -tall * 0.3,
      });
      await perform(kit, [
        each(imps, 90, (imp, i) => walk(imp, place(i), { hop: true, ms: 620 })),
        burst(body, 'dust', tall * 2.2),
        burst(body, 'stars', tall * 2),
        each(imps, 0, (imp) => () => imp.hurt()),
        () => pet?.mood('content'),
        each(imps, 110, (imp) => () => picture.toHospital(imp)),
      ]);
    },

  /** An imp with the shovel goes from cage to cage; what it clears flies onto the cart in the middle. */
  'petz.shovelled':
    (picture, { plots }) =>
    async (kit) => {
      const { centre } = picture.stage.layout;
      const size = Math.max(64, centre.size * 1.1);
      const wagon = kit
        .centred('props/manure-cart', centre, size)
        .setAlpha(0)
        .setDepth(ACTING - 1);
      const [imp] = picture.imps(1);
      await kit.ready();
      await fade(kit, [wagon], 1);
      for (const [plot, count] of plots.entries()) {
        if (count === 0 || imp === undefined) continue;
        const heap = heapAt(picture.spot(plot), 0, picture.plot(plot).manure);
        const gone = (picture.drawn(plot)?.heaps ?? []).toReversed();
        const tokens = Array.from({ length: Math.min(count, 4) }, (_, i) => gone.slice(i, i + 1));
        await perform(kit, [
          walk(imp, { x: heap.x + picture.tall * 0.4, y: heap.y + heap.size * 0.6 }, { ms: 440 }),
          () => imp.sweep(1),
          each(tokens, 120, (token) => [
            hide(token),
            fly('tokens/token-manure', heap, centre, [heap.size, heap.size * 0.7]),
          ]),
          () => void pop(kit, wagon, 1.1),
        ]);
      }
      await Promise.all([imp?.cheer(1), fade(kit, [wagon], 0, 500)]);
    },
};

/** Dusk over a plot. */
function dimmer(width: number, height: number): Art {
  return sketch('dimmer', width, height, (w, h) => rounded(w, h, 0, 26, 'fill="#22183a"'));
}
