/** The hard moments of a shop: imps on guard, at the shovel, holding who rages; pets that change, and pets that go. */
import type { LossCause, PetzEventOf } from '../../../../../engine/petz/events.ts';
import { antimagicOf, strengthOf } from '../../../../../engine/petz/read.ts';
import { palette } from '../../../../../ui/theme/palette.ts';
import { pet as actor, type PetActor } from '../../../actors/index.ts';
import type { Beat } from '../../../contract.ts';
import { drawing } from '../../../drawings.ts';
import { cubicIn, hill } from '../../../motion/ease.ts';
import { hold } from '../../../motion/held.ts';
import { burst, fade, float, fly, pop, ring, shake, stamp } from '../../../motion/index.ts';
import { pause, run } from '../../../motion/run.ts';
import { bodyOf, cageFoot, heapAt, signAt, tokenAt } from '../cage-places.ts';
import { ACTING, type Hall } from './hall.ts';
import { cart, dimmer, postcard } from './props.ts';

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

/** More imps than this are a crowd in which nobody counts. */
const CROWD = 4;

/** Imps in armour climb on a number, and the number goes up. */
export async function guarded(hall: Hall, beats: readonly Beat[]): Promise<void> {
  const { kit } = hall;
  for (const { event } of beats) {
    if (event.type !== 'petz.guarded') continue;
    const { plot, number, imps: count, employee } = event;
    const sign = signAt(hall.spot(plot), number);
    const imps = hall.imps(Math.min(CROWD, count));
    const side = number === 'strength' ? -1 : 1;
    await Promise.all(
      imps.map(async (imp, i) => {
        imp.carry(drawing('artifacts/impArmor'), hall.tall * 0.5);
        await pause(kit, i * 140);
        // Beside the number, so that it can be read, at the outer side of the cage.
        const out = side * (0.62 + i * 0.42) * hall.tall;
        const stand = { x: sign.x + out, y: sign.y + sign.size * 0.95 };
        await imp.walk(stand, { hop: true, ms: 760 });
        imp.drop();
      }),
    );
    const words = hall.drawn(plot)?.numbers?.[number] ?? null;
    const more = count + (employee ? 1 : 0);
    const before = number === 'strength' ? strengthOf(hall.plot(plot)) : antimagicOf(hall.plot(plot));
    words?.setText(String(before + more));
    await Promise.all([
      words === null ? kit.wait(300) : pop(kit, words, 1.5),
      ring(kit, hall.around(sign, sign.size * 1.5)),
      // Over the cage, where it rises no higher than the number itself: above, there is the bar on a phone.
      float(kit, `+${more}`, { x: sign.x - side * sign.size * 1.2, y: sign.y + 44 }, palette.goldLight),
      ...imps.map((imp) => imp.cheer(1)),
    ]);
  }
}

/** The cage shakes, imps pile up on who rages, and leave with plasters for the hospital. */
export async function caught(hall: Hall, beats: readonly Beat[]): Promise<void> {
  const { kit } = hall;
  for (const { event } of beats) {
    if (event.type !== 'petz.caught') continue;
    const { plot, imps: count } = event;
    const pet = hall.pet(plot);
    const spot = hall.spot(plot);
    const body = bodyOf(spot, hall.plot(plot).pet?.size ?? 4);
    const foot = cageFoot(spot);
    void shake(kit, hall.drawn(plot)?.cage ?? [], 4, 500);
    await pet?.shakeAnger();
    const imps = hall.imps(Math.min(CROWD, count));
    const tall = hall.tall;
    await Promise.all(
      imps.map(async (imp, i) => {
        await pause(kit, i * 90);
        const aside = (i - (imps.length - 1) / 2) * tall * 0.5;
        await imp.walk({ x: foot.x + aside, y: foot.y + (i % 2) * -tall * 0.3 }, { hop: true, ms: 620 });
      }),
    );
    void burst(kit, body, 'dust', tall * 2.2);
    void burst(kit, body, 'stars', tall * 2);
    await Promise.all(imps.map((imp) => imp.hurt()));
    await pet?.mood('content');
    const ward = hall.hospital();
    await Promise.all(
      imps.map(async (imp, i) => {
        await pause(kit, i * 110);
        await imp.walk({ x: ward.x, y: ward.y + tall * 0.4 }, { ms: 700 });
        await fade(kit, [imp.root], 0);
      }),
    );
  }
}

/** An imp with the shovel goes from cage to cage; what it clears flies onto the cart in the middle. */
export async function shovelled(hall: Hall, beats: readonly Beat[]): Promise<void> {
  const { kit, stage } = hall;
  for (const { event } of beats) {
    if (event.type !== 'petz.shovelled') continue;
    const { centre } = stage.layout;
    const size = Math.max(64, centre.size * 1.1);
    const { box } = cart();
    const middle = [box.x + box.width / 2, box.y + box.height / 2] as const;
    const wagon = kit
      .picture(cart(), centre.x, centre.y, size, { at: middle, alpha: 0 })
      .setDepth(ACTING - 1);
    const [imp] = hall.imps(1);
    await kit.ready();
    await fade(kit, [wagon], 1);
    for (const [plot, count] of event.plots.entries()) {
      if (count === 0 || imp === undefined) continue;
      const lying = hall.plot(plot).manure;
      const heap = heapAt(hall.spot(plot), 0, lying);
      await imp.walk({ x: heap.x + hall.tall * 0.4, y: heap.y + heap.size * 0.6 }, { ms: 440 });
      await imp.sweep(1);
      const heaps = hall.drawn(plot)?.heaps ?? [];
      await Promise.all(
        Array.from({ length: Math.min(count, 4) }, async (_, i) => {
          await pause(kit, i * 120);
          const gone = heaps[heaps.length - 1 - i];
          if (gone !== undefined && 'setVisible' in gone)
            (gone as { setVisible(on: boolean): void }).setVisible(false);
          await fly(kit, drawing('tokens/token-manure'), heap, centre, {
            width: heap.size,
            toWidth: heap.size * 0.7,
          });
        }),
      );
      void pop(kit, wagon, 1.1);
    }
    await Promise.all([imp?.cheer(1), fade(kit, [wagon], 0, 500)]);
  }
}
