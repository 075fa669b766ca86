/** Plays what happens in a shop, batch by batch: the row of its need is lit, a sentence says what goes on. */
import type { GameObjects } from 'phaser';
import type { PetzEventType } from '../../../../engine/petz/events.ts';
import { tell } from '../../../../text/tell.ts';
import { middleOf } from '../../../../ui/rect.ts';
import { type EventPlays, type PlayStep, perform, steps, stepsOf } from '../../acting.ts';
import type { Beat, SetHost } from '../../contract.ts';
import { hasten } from '../../motion/hasten.ts';
import type { Watching } from '../shop/watch.ts';
import { ALLEY_PLAYS } from './alleys.ts';
import { type Batch, batchesOf, isOfShow } from './batches.ts';
import { drew, exchanged, revealed } from './cards.ts';
import { played } from './games.ts';
import { LOSS_PLAYS } from './losses.ts';
import { fed, MEAL_PLAYS, slept } from './meals.ts';
import { ShopPicture } from './shop-picture.ts';

const { burst, each, sign } = steps;

/** Sneezes go round. */
const sneeze = (image: GameObjects.Image): PlayStep => {
  const { x, y, displayWidth: wide } = image;
  return [burst({ x: x + wide / 2, y: y + wide / 2 }, 'fumes', wide * 0.8), steps.shake([image], 5, 320)];
};

const PLAYS: EventPlays<ShopPicture> = {
  ...ALLEY_PLAYS,
  ...LOSS_PLAYS,
  ...MEAL_PLAYS,
  /** What twists do in a shop: sneezes go round, or a customer will not take what has just grown. */
  'petz.twist': (picture, { mod }) => {
    const pets = picture.shop.plots.flatMap((_, at) => picture.pet(at)?.image ?? []);
    const { x, y } = pets[0]?.getCenter() ?? middleOf(picture.kit.window);
    return [
      mod === 'plague' && each(pets, 180, sneeze),
      sign([[`icons/twist-${mod}`, { x, y: y - 20 }, 64]], 700),
    ];
  },
};

/** What is one play for all of a batch. */
const TOGETHER: Partial<
  Record<PetzEventType, (picture: ShopPicture, beats: readonly Beat[]) => Promise<void>>
> = {
  'petz.drew': drew,
  'petz.exchanged': exchanged,
  'petz.revealed': revealed,
  'petz.fed': fed,
  'petz.playedAlone': played,
  'petz.entertained': played,
  'petz.slept': slept,
};

/** Several of a batch are begun so many milliseconds apart; all others one after the other. */
const APART: Partial<Record<PetzEventType, number>> = {
  'petz.suffered': 120,
  'petz.pooped': 120,
  'petz.mutated': 140,
};

/** Plays the beats of one batch in the picture of the moment before it. */
async function playBatch(picture: ShopPicture, { type, beats }: Batch): Promise<void> {
  const { kit } = picture;
  const play = (beat: Beat) => stepsOf(PLAYS, picture, beat) ?? null;
  const [together, apart] = [TOGETHER[type], APART[type]];
  if (together !== undefined) return together(picture, beats);
  if (apart !== undefined) return perform(kit, each(beats, apart, play));
  for (const beat of beats) await perform(kit, play(beat));
}

/** Between two batches the eye rests on what has come of the first. */
const REST = 160;
/** With reduced motion there is less to see, but as much to read. */
const READING = 500;
/** So many sentences at a time can be read: on a line, on a phone. */
const SENTENCES = { wide: 3, low: 1 } as const;

export async function playShow(host: SetHost, watching: Watching, beats: readonly Beat[]): Promise<void> {
  const { kit } = host;
  const [begun] = beats;
  if (begun !== undefined) hasten(host, 'seat' in begun.event && begun.event.seat === begun.before.seat);
  for (const [i, batch] of batchesOf(beats).entries()) {
    const [first] = batch.beats;
    if (first === undefined) continue;
    watching.play(batch.step, first.before, isOfShow(batch.type, first.before.phase));
    // The picture of the first was drawn for it.
    if (i > 0) host.turn(first.before);
    if (watching.shown === null) continue;
    const picture = new ShopPicture(host, watching.shown);
    host.caption(sentences(picture, batch), picture.stage.layout.caption);
    await kit.ready();
    await kit.wait(REST);
    for (const { event } of batch.beats) host.hear(event);
    await playBatch(picture, batch);
    if (kit.still) await kit.wait(READING);
  }
  watching.play(null, null);
}

function sentences({ stage, speech }: ShopPicture, { beats }: Batch): string {
  const texts = [...new Set(beats.map(({ event }) => tell(speech, event)))];
  return texts.slice(0, stage.layout.compact ? SENTENCES.low : SENTENCES.wide).join('  ');
}
