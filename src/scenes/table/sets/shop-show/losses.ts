/** The hard moments of a shop: imps on guard, at the shovel, holding who rages; pets that change, and pets that go. */

import type { LossCause, PetzEventOf } from '../../../../engine/petz/events.ts';
import { antimagicOf, strengthOf } from '../../../../engine/petz/read.ts';
import { around, box as boxOf, type Point } from '../../../../ui/rect.ts';
import { rounded, sketch } from '../../../../ui/sketch.ts';
import type { Art } from '../../../../ui/svg-art.ts';
import { palette } from '../../../../ui/theme/palette.ts';
import { type EventPlays, type PlayStep, perform, steps } from '../../acting.ts';
import { pet as actor, type PetActor } from '../../actors/index.ts';
import type { TableKit } from '../../kit.ts';
import { cubicIn, hill } from '../../motion/ease.ts';
import { hold } from '../../motion/held.ts';
import { burst as bursts, fade, pop, shake } from '../../motion/index.ts';
import { run } from '../../motion/run.ts';
import { bodyOf, cageFoot, heapAt, signAt, tokenAt } from '../shop/cage-places.ts';
import { ACTING, type Hall } from './hall.ts';

const { also, burst, each, float, fly, hide, ring, stamp, together, wait, walk } = steps;

const SILENCE = 700;
/** More imps than this are a crowd in which nobody counts. */
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

const WAYS: Readonly<Record<LossCause, (hall: Hall, pet: PetActor, loss: Loss) => Promise<void>>> = {
  rampage: (hall, pet, loss) => WAYS.escaped(hall, pet, loss),
  escaped: async (hall, pet, { plot }) => {
    const { kit } = hall;
    const cage = plot === null ? [] : (hall.drawn(plot)?.cage ?? []);
    void shake(kit, cage, 5, 520);
    await pet.shakeAnger();
    await bend(hall, plot);
    await pet.leapOut(outside(hall, plot));
  },
  mutated: async (hall, pet) => {
    const { x, y } = pet.image.getCenter();
    await pet.spiralAway();
    await flutter(hall, x, y);
  },
  suffering: async (hall, pet, { plot }) => {
    const { kit } = hall;
    if (plot === null) return pet.driftAway();
    const { rect } = hall.spot(plot);
    const dusk = kit.picture(dimmer(rect.width, rect.height, 26), rect.x, rect.y, rect.width, { alpha: 0 });
    dusk.setDepth(ACTING - 5);
    pet.image.setDepth(ACTING);
    await kit.ready();
    await fade(kit, [dusk], 0.62, 420);
    await pet.driftAway();
    await kit.wait(200);
    await fade(kit, [dusk], 0, 300);
  },
  released: async (hall, pet, { plot }) => {
    const { kit } = hall;
    await pet.mood('content');
    if (kit.still) return fade(kit, [pet.image], 0);
    pet.image.setDepth(ACTING);
    const from = { x: pet.image.x, y: pet.image.y };
    const to = outside(hall, plot);
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
function offCart({ kit, stage }: Hall, { pet }: Loss): PetActor {
  const { board } = stage.layout;
  const size = board.height * 0.3;
  const rect = boxOf(board.x + (board.width - size) / 2, board.y + board.height - size, size, size);
  return actor(kit, pet, { mood: 'content' }, rect);
}

/** A point beyond the edge of the panel at the side where the plot is. */
function outside(hall: Hall, plot: number | null): Point {
  const { board } = hall.stage.layout;
  if (plot === null) return { x: board.x, y: board.y + board.height };
  const { rect } = hall.spot(plot);
  const isLeft = rect.x < board.x + board.width / 2;
  const y = rect.y + rect.height * 0.35;
  return { x: isLeft ? board.x - rect.width * 0.3 : board.x + board.width + rect.width * 0.32, y };
}

/** The bars give way to both sides. */
async function bend(hall: Hall, plot: number | null): Promise<void> {
  const { kit } = hall;
  if (plot === null || kit.still) return;
  const cage = hall.drawn(plot)?.cage ?? [];
  const held = cage.map((image) => ({ image, twist: hold(image, [0.5, 1]) }));
  void bursts(kit, bodyOf(hall.spot(plot), 5), 'sparks', hall.spot(plot).cage.width * 0.8);
  await run(kit, 260, (t) => {
    for (const { image, twist } of held) {
      if (image.active) twist({ sx: 1 + 0.12 * hill(t), sy: 1 - 0.05 * hill(t) });
    }
  });
}

/** A postcard comes out of the portal and sways to the ground. */
async function flutter({ kit }: Hall, x: number, y: number): Promise<void> {
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

export const LOSS_PLAYS: EventPlays<Hall> = {
  /** Stars orbit, a ring of light, then the tentacles sprout in two pops and the token is stamped on. */
  'petz.mutated': (hall, { plot, tokens }) => {
    const pet = hall.pet(plot);
    if (pet === null) return null;
    const { suffering = 0, mutation = 0 } = hall.plot(plot).pet ?? {};
    const { x, y } = pet.image.getCenter();
    const size = pet.image.displayWidth;
    const token = tokenAt(hall.spot(plot), 'mutation');
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
  'petz.lost': (hall, event) => async (kit) => {
    const { plot, cause, reputation } = event;
    const pet = plot === null ? offCart(hall, event) : hall.pet(plot);
    // Its cards have nobody left to lie at.
    if (plot !== null) void fade(kit, hall.cards(plot), 0, 500);
    if (pet !== null) await WAYS[cause](hall, pet, event);
    if (reputation !== 0) {
      const { side, compact } = hall.stage.layout;
      const plate = { x: side.x + side.width * 0.82, y: side.y + (compact ? 40 : 70) };
      const words = hall.speech.signed(-Math.abs(reputation));
      await perform(kit, also(float(words, plate, '#ff9a8a', 34)));
    }
    await kit.wait(SILENCE);
  },

  /** Imps in armour climb on a number, and the number goes up. */
  'petz.guarded':
    (hall, { plot, number, imps: count, employee }) =>
    async (kit) => {
      const sign = signAt(hall.spot(plot), number);
      const imps = hall.imps(Math.min(CROWD, count));
      const side = number === 'strength' ? -1 : 1;
      const words = hall.drawn(plot)?.numbers?.[number] ?? null;
      const more = count + (employee ? 1 : 0);
      const before = (number === 'strength' ? strengthOf : antimagicOf)(hall.plot(plot));
      // Beside the number, so that it can be read, at the outer side of the cage.
      const stand = (i: number) => ({
        x: sign.x + side * (0.62 + i * 0.42) * hall.tall,
        y: sign.y + sign.size * 0.95,
      });
      // Over the cage, where it rises no higher than the number itself: above, there is the bar on a phone.
      const over = { x: sign.x - side * sign.size * 1.2, y: sign.y + 44 };
      for (const imp of imps) imp.carry('artifacts/impArmor', hall.tall * 0.5);
      await perform(kit, [
        each(imps, 140, (imp, i) => [walk(imp, stand(i), { hop: true, ms: 760 }), () => void imp.drop()]),
        () => words?.setText(String(before + more)),
        together(
          words === null ? wait(300) : () => pop(kit, words, 1.5),
          ring(around(sign, sign.size * 1.5)),
          float(`+${more}`, over, palette.goldLight),
          ...imps.map(
            (imp): PlayStep =>
              () =>
                imp.cheer(1),
          ),
        ),
      ]);
    },

  /** The cage shakes, imps pile up on who rages, and leave with plasters for the hospital. */
  'petz.caught':
    (hall, { plot, imps: count }) =>
    async (kit) => {
      const pet = hall.pet(plot);
      const body = hall.body(plot);
      const foot = cageFoot(hall.spot(plot));
      const { tall } = hall;
      void shake(kit, hall.drawn(plot)?.cage ?? [], 4, 500);
      await pet?.shakeAnger();
      const imps = hall.imps(Math.min(CROWD, count));
      const place = (i: number) => ({
        x: foot.x + (i - (imps.length - 1) / 2) * tall * 0.5,
        y: foot.y + (i % 2) * -tall * 0.3,
      });
      await perform(kit, [
        each(imps, 90, (imp, i) => walk(imp, place(i), { hop: true, ms: 620 })),
        burst(body, 'dust', tall * 2.2),
        burst(body, 'stars', tall * 2),
        together(
          ...imps.map(
            (imp): PlayStep =>
              () =>
                imp.hurt(),
          ),
        ),
        () => pet?.mood('content'),
        each(imps, 110, (imp) => () => hall.toHospital(imp)),
      ]);
    },

  /** An imp with the shovel goes from cage to cage; what it clears flies onto the cart in the middle. */
  'petz.shovelled':
    (hall, { plots }) =>
    async (kit) => {
      const { centre } = hall.stage.layout;
      const size = Math.max(64, centre.size * 1.1);
      const wagon = kit
        .centred('props/manure-cart', centre, size)
        .setAlpha(0)
        .setDepth(ACTING - 1);
      const [imp] = hall.imps(1);
      await kit.ready();
      await fade(kit, [wagon], 1);
      for (const [plot, count] of plots.entries()) {
        if (count === 0 || imp === undefined) continue;
        const heap = heapAt(hall.spot(plot), 0, hall.plot(plot).manure);
        const gone = (hall.drawn(plot)?.heaps ?? []).toReversed();
        const tokens = Array.from({ length: Math.min(count, 4) }, (_, i) => gone.slice(i, i + 1));
        await perform(kit, [
          walk(imp, { x: heap.x + hall.tall * 0.4, y: heap.y + heap.size * 0.6 }, { ms: 440 }),
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
function dimmer(width: number, height: number, radius: number): Art {
  return sketch('dimmer', width, height, (w, h) => rounded(w, h, 0, Math.round(radius), 'fill="#22183a"'));
}
