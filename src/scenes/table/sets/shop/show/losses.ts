/** Pets that change, and pets that go: each loss has a full beat of silence after it. */
import type { LossCause, PetzEventOf } from '../../../../../engine/petz/events.ts';
import { pet as actor, type PetActor } from '../../../actors/index.ts';
import type { Beat } from '../../../contract.ts';
import { drawing } from '../../../drawings.ts';
import { cubicIn, hill } from '../../../motion/ease.ts';
import { hold } from '../../../motion/held.ts';
import { burst, fade, float, ring, shake, stamp } from '../../../motion/index.ts';
import { pause, run } from '../../../motion/run.ts';
import { bodyOf, tokenAt } from '../cage-places.ts';
import { ACTING, type Hall } from './hall.ts';
import { dimmer, postcard } from './props.ts';

const SILENCE = 700;

/** Stars orbit, a ring of light, then the tentacles sprout in two pops and the token is stamped on. */
export async function mutated(hall: Hall, beats: readonly Beat[]): Promise<void> {
  const { kit } = hall;
  await Promise.all(
    beats.map(async ({ event }, nth) => {
      if (event.type !== 'petz.mutated') return;
      await pause(kit, nth * 140);
      const pet = hall.pet(event.plot);
      if (pet === null) return;
      const { suffering = 0, mutation = 0 } = hall.plot(event.plot).pet ?? {};
      const middle = pet.image.getCenter();
      const size = pet.image.displayWidth;
      void burst(kit, { x: middle.x, y: middle.y }, 'stars', size * 1.1);
      await Promise.all([ring(kit, hall.around(middle, size * 0.9), '#d84fc0', 420), sprout(hall, pet)]);
      await pet.mood('magical', { suffering, mutation: mutation + event.tokens });
      await sprout(hall, pet);
      const { x, y, size: token } = tokenAt(hall.spot(event.plot), 'mutation');
      await stamp(kit, drawing('tokens/token-mutation'), { x, y }, token);
      void float(
        kit,
        `+${event.tokens}`,
        { x: x + token * 0.5, y: y - token * 0.4 },
        '#ffc0f0',
        Math.max(20, token * 0.7),
      );
      await kit.wait(400);
    }),
  );
}

/** A ripple through the body. */
async function sprout({ kit }: Hall, { image }: PetActor): Promise<void> {
  if (kit.still) return;
  const twist = hold(image, [0.5, 0.93]);
  await run(kit, 260, (t) => {
    const wave = hill(t);
    if (image.active)
      twist({ sx: 1 + 0.16 * wave, sy: 1 - 0.08 * wave + 0.1 * Math.sin(t * Math.PI * 2) * wave });
  });
}

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

/** How the pet goes depends on why; then nothing happens for a moment. */
export async function lost(hall: Hall, beats: readonly Beat[]): Promise<void> {
  const { kit, deal } = hall;
  for (const { event } of beats) {
    if (event.type !== 'petz.lost') continue;
    const pet = event.plot === null ? offCart(hall, event) : hall.pet(event.plot);
    // Its cards have nobody left to lie at.
    if (event.plot !== null) void fade(kit, hall.cards(event.plot), 0, 500);
    if (pet !== null) await WAYS[event.cause](hall, pet, event);
    if (event.reputation !== 0) {
      const { side, compact } = hall.stage.layout;
      const plate = { x: side.x + side.width * 0.82, y: side.y + (compact ? 40 : 70) };
      void float(kit, deal.link.speech.signed(-Math.abs(event.reputation)), plate, '#ff9a8a', 34);
    }
    await kit.wait(SILENCE);
  }
}

/** A pet for which there was no cage: it stands on the counter. */
function offCart({ kit, stage }: Hall, { pet }: Loss): PetActor {
  const { board } = stage.layout;
  const size = board.height * 0.3;
  const rect = {
    x: board.x + board.width / 2 - size / 2,
    y: board.y + board.height - size,
    width: size,
    height: size,
  };
  return actor(kit, pet, { mood: 'content' }, rect);
}

/** A point beyond the edge of the panel at the side where the plot is. */
function outside(hall: Hall, plot: number | null): { x: number; y: number } {
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
  void burst(kit, bodyOf(hall.spot(plot), 5), 'sparks', hall.spot(plot).cage.width * 0.8);
  await run(kit, 260, (t) => {
    for (const { image, twist } of held) {
      if (image.active) twist({ sx: 1 + 0.12 * hill(t), sy: 1 - 0.05 * hill(t) });
    }
  });
}

/** A postcard comes out of the portal and sways to the ground. */
async function flutter({ kit }: Hall, x: number, y: number): Promise<void> {
  const card = kit.picture(postcard(), x, y, 84, { at: [66, 46], alpha: 0 }).setDepth(ACTING);
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
