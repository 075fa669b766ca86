/** The end of a turn: who drank a potion sleeps, and the score for the exhibition is counted. */
import { cardOf, POTION, petsOf } from '../../../../../engine/petz/read.ts';
import { middleOf } from '../../../../../ui/rect.ts';
import type { Beat } from '../../../contract.ts';
import { drawing } from '../../../drawings.ts';
import { fly } from '../../../motion/index.ts';
import { pause } from '../../../motion/run.ts';
import { bodyOf } from '../cage-places.ts';
import { scoreWords } from '../order.ts';
import type { Hall } from './hall.ts';
import { coin } from './props.ts';

/** A potion is poured, its pet nods off, and the card it stood in for leaves the hand. */
export async function slept(hall: Hall, beats: readonly Beat[]): Promise<void> {
  const { kit, places } = hall;
  const drinkers = petsOf(hall.shop).filter(({ pet }) =>
    (pet.cards ?? []).some((card) => cardOf(card) === POTION),
  );
  const shelf = middleOf(places.cards[4] ?? hall.stage.layout.stock);
  const bottle = drawing('tokens/potion');
  await Promise.all(
    drinkers.slice(0, Math.max(1, beats.length)).map(async ({ at }, nth) => {
      const pet = hall.pet(at);
      if (pet === null) return;
      await pause(kit, nth * 160);
      await fly(kit, bottle, shelf, pet.mouth(), { width: 46, spin: 20 });
      await pet.nap();
    }),
  );
}

/** What is said of a shop that shows nothing can be read for so long. */
const READING = 700;

/** From every pet that counts a medal flies into the row of the exhibition, and the score stands there. */
export async function showed(hall: Hall, beats: readonly Beat[]): Promise<void> {
  const { kit } = hall;
  for (const { event } of beats) {
    if (event.type !== 'petz.showed') continue;
    const place = hall.score();
    if (place === null) {
      await kit.wait(READING);
      continue;
    }
    const size = place.width;
    const goal = middleOf(place);
    const entered = petsOf(hall.shop).filter(({ pet }) => event.pet === null || pet.id === event.pet);
    if (event.takesPart) {
      await Promise.all(
        entered.map(async ({ at, pet }, nth) => {
          await pause(kit, nth * 120);
          void hall.pet(at)?.hop(1);
          await fly(kit, coin(44), bodyOf(hall.spot(at), pet.size), goal, {
            width: 40,
            toWidth: size * 0.6,
            duration: 520,
          });
        }),
      );
    }
    hall.write(scoreWords(hall, event));
    await kit.wait(350);
  }
}
