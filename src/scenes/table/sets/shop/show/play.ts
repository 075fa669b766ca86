/** Plays what happens in a shop, batch by batch: the row of its need is lit, a sentence says what goes on. */

import type { PetzEventType } from '../../../../../engine/petz/events.ts';
import { tell } from '../../../../../text/tell.ts';
import type { Beat, Deal } from '../../../contract.ts';
import { drawing } from '../../../drawings.ts';
import { burst, fade, shake, stamp } from '../../../motion/index.ts';
import { pause } from '../../../motion/run.ts';
import type { Watching } from '../watch.ts';
import {
  ate,
  dressed,
  pearl,
  pearls,
  petTurn,
  playPetCured,
  playRelieved,
  playSetCage,
  playTuned,
  shoved,
  slugged,
  spooked,
  undressed,
  wrecked,
} from './alleys.ts';
import { type Batch, batchesOf } from './batches.ts';
import { drew, exchanged, revealed } from './cards.ts';
import { played } from './games.ts';
import { Hall } from './hall.ts';
import { caught, guarded, lost, mutated, shovelled } from './losses.ts';
import { fed, playPooped, showed, slept, suffered } from './meals.ts';

/** What twists do in a shop: sneezes go round, or a customer will not take what has just grown. */
async function twisted(hall: Hall, beats: readonly Beat[]): Promise<void> {
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

/** Plays the beats of one batch in the picture of the moment before it. */
type Act = (hall: Hall, beats: readonly Beat[]) => Promise<void>;

const ACTS: Partial<Record<PetzEventType, Act>> = {
  'petz.drew': drew,
  'petz.exchanged': exchanged,
  'petz.revealed': revealed,
  'petz.fed': fed,
  'petz.suffered': suffered,
  'petz.pooped': playPooped,
  'petz.playedAlone': played,
  'petz.entertained': played,
  'petz.guarded': guarded,
  'petz.caught': caught,
  'petz.lost': lost,
  'petz.mutated': mutated,
  'petz.shovelled': shovelled,
  'petz.slept': slept,
  'petz.showed': showed,
  'petz.petTurn': petTurn,
  'petz.relieved': playRelieved,
  'petz.ate': ate,
  'petz.pearl': pearl,
  'petz.shoved': shoved,
  'petz.spooked': spooked,
  'petz.wrecked': wrecked,
  'petz.setCage': playSetCage,
  'petz.tuned': playTuned,
  'petz.cured': playPetCured,
  'petz.slugged': slugged,
  'petz.pearls': pearls,
  'petz.dressed': dressed,
  'petz.undressed': undressed,
  'petz.twist': twisted,
};

/** What happens before anybody shows anything. */
const BEFORE: readonly PetzEventType[] = ['petz.drew', 'petz.exchanged', 'petz.dressed'];
/** What may happen at any time of a round: it is part of a show only while one is on. */
const ANY_TIME: readonly PetzEventType[] = ['petz.cured', 'petz.slugged', 'petz.pearls', 'petz.undressed'];
/** Between two batches the eye rests on what has come of the first. */
const REST = 160;
/** With reduced motion there is less to see, but as much to read. */
const READING = 500;
/** So many sentences at a time can be read: on a line, on a phone. */
const SENTENCES = { wide: 3, low: 1 } as const;

export async function playShow(deal: Deal, watching: Watching, beats: readonly Beat[]): Promise<void> {
  const { kit } = deal;
  hasten(deal, beats);
  for (const batch of batchesOf(beats)) {
    const [first] = batch.beats;
    if (first === undefined) continue;
    const isShow = !ANY_TIME.includes(batch.type) || first.before.phase === 'showing';
    watching.play(batch.step, first.before, isShow && !BEFORE.includes(batch.type));
    deal.turn(first.before);
    const hall = Hall.of(deal, watching.shown);
    if (hall === null) continue;
    deal.caption(sentences(hall, batch), hall.stage.layout.caption);
    await kit.ready();
    await kit.wait(REST);
    for (const { event } of batch.beats) deal.hear(event);
    await ACTS[batch.type]?.(hall, batch.beats);
    if (kit.still) await kit.wait(READING);
  }
  watching.play(null, null);
}

/** The others' shows go by a little faster than one's own; a tap has made it faster still. */
const RIVALS = 1.4;

function hasten({ kit, link }: Deal, beats: readonly Beat[]): void {
  const [first] = beats;
  if (first === undefined) return;
  const quick = link.speed * RIVALS;
  const isOwn = 'seat' in first.event && first.event.seat === first.before.seat;
  if (isOwn && kit.speed === quick) kit.speed = link.speed;
  if (!isOwn) kit.speed = Math.max(kit.speed, quick);
}

function sentences({ deal, stage }: Hall, { beats }: Batch): string {
  const { speech } = deal.link;
  const told = [...new Set(beats.map(({ event }) => tell(speech, event)))];
  return told.slice(0, stage.layout.compact ? SENTENCES.low : SENTENCES.wide).join('  ');
}
