/** Imps at work: on guard at a number of a cage, holding who rages, clearing with the shovel. */
import { antimagicOf, strengthOf } from '../../../../../engine/petz/read.ts';
import { palette } from '../../../../../ui/theme/palette.ts';
import type { Beat } from '../../../contract.ts';
import { drawing } from '../../../drawings.ts';
import { burst, fade, float, fly, pop, ring, shake } from '../../../motion/index.ts';
import { pause } from '../../../motion/run.ts';
import { bodyOf, cageFoot, heapAt, signAt } from '../cage-places.ts';
import { ACTING, type Hall } from './hall.ts';
import { cart } from './props.ts';

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
