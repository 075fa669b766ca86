/** What twists do in a shop: sneezes go round, or a customer will not take what has just grown. */
import type { Beat } from '../../../contract.ts';
import { burst, fade, shake, stamp } from '../../../motion/index.ts';
import { pause } from '../../../motion/run.ts';
import { drawing } from '../../../shelf.ts';
import type { Hall } from './hall.ts';

export async function twisted(hall: Hall, beats: readonly Beat[]): Promise<void> {
  const { kit } = hall;
  for (const { event } of beats) {
    if (event.type !== 'petz.twist') continue;
    const pets = hall.shop.plots.flatMap((_, at) => hall.pet(at)?.image ?? []);
    if (event.mod === 'plague') await Promise.all(pets.map((image, i) => sneeze(hall, image, i)));
    const [first] = pets;
    const { width, height } = kit.window;
    const at = first?.getCenter() ?? { x: width / 2, y: height / 2 };
    const sign = await stamp(
      kit,
      drawing(`icons/twist-${event.mod}`),
      { x: at.x ?? 0, y: (at.y ?? 0) - 20 },
      64,
    );
    await kit.wait(700);
    await fade(kit, [sign], 0, 180);
    sign.destroy();
  }
}

async function sneeze({ kit }: Hall, image: Parameters<typeof shake>[1][number], nth: number): Promise<void> {
  await pause(kit, nth * 180);
  const { x, y, displayWidth } = image as { x: number; y: number; displayWidth: number };
  void burst(kit, { x: x + displayWidth * 0.5, y: y + displayWidth * 0.5 }, 'fumes', displayWidth * 0.8);
  await shake(kit, [image], 5, 320);
}
