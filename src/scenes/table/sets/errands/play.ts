/** What happens on errands, played on the picture it belongs to: one play for each kind of event. */
import type { GameObjects } from 'phaser';
import type { Seat } from '../../../../engine/kernel/state.ts';
import type { PetzEvent, PetzEventType } from '../../../../engine/petz/events.ts';
import { tell } from '../../../../ui/access/text/tell.ts';
import type { Rect } from '../../../../ui/rect.ts';
import type { Beat, Deal, TableLink } from '../../contract.ts';
import type { TableKit } from '../../kit.ts';
import type { Point } from '../../motion/index.ts';
import { playAccessoryCame, playAlleys, playBought, playGotAccessory, playOpened } from './play-goods.ts';
import { playCutIn, playJoined, playReturned, playWithdrew } from './play-groups.ts';
import { playCopied, playDiscounted, playDrew, playForgot, playHat, playPeeked } from './play-wagon.ts';
import {
  playCured,
  playEarned,
  playPearls,
  playPermitted,
  playProcessed,
  playRegained,
  playSlugged,
  playUsed,
} from './play-zone.ts';
import type { QueueCard } from './queue.ts';

export type EventOf<T extends PetzEventType> = Extract<PetzEvent, { type: T }>;

/** What a play needs of its picture. */
export interface Ground {
  /** None on the picture of the alleys itself, which tells by its own means. */
  deal: Deal | null;
  kit: TableKit;
  link: TableLink;
  own: Seat;
  /** Where a thing of the picture is; null: it is not there. */
  mark(name: string): Rect | null;
  /** A thing of the picture that can be taken away; null: it is not there. */
  part?(name: string): GameObjects.Image | null;
  stage(): Rect;
  /** A shop's card in the rail. */
  card(seat: Seat): Rect;
  /** The groups that wait, as they are drawn. */
  queue(): readonly QueueCard[];
  /** What lies there is on its way: it is drawn no more. */
  lift?(box: Rect): void;
  /** Where gold that is paid goes, if there is a place for it. */
  till?: Point;
}

export async function playErrand(ground: Ground, beat: Beat): Promise<void> {
  const { event } = beat;
  ground.deal?.caption(tell(ground.link.speech, event));
  await playEvent(ground, event, beat);
  await ground.kit.wait(420);
}

/** The motion of an event alone. */
export function playEvent(ground: Ground, event: PetzEvent, beat: Beat): Promise<void> {
  switch (event.type) {
    case 'petz.joined':
      return playJoined(ground, event, beat);
    case 'petz.cutIn':
      return playCutIn(ground, event);
    case 'petz.returned':
      return playReturned(ground, event);
    case 'petz.withdrew':
      return playWithdrew(ground, event);
    case 'petz.alleys':
      return playAlleys(ground);
    case 'petz.bought':
      return playBought(ground, event);
    case 'petz.gotAccessory':
      return playGotAccessory(ground, event);
    case 'petz.accessoryCame':
      return playAccessoryCame(ground, event);
    case 'petz.facilityOpened':
      return playOpened(ground, event);
    case 'petz.peeked':
      return playPeeked(ground, event);
    case 'petz.drew':
      return playDrew(ground, event);
    case 'petz.forgot':
      return playForgot(ground, event);
    case 'petz.discounted':
      return playDiscounted(ground, event);
    case 'petz.copied':
      return playCopied(ground, event);
    case 'petz.hatCameHome':
      return playHat(ground, event);
    case 'petz.permitted':
      return playPermitted(ground, event);
    case 'petz.usedFacility':
      return playUsed(ground, event);
    case 'petz.regained':
      return playRegained(ground, event);
    case 'petz.processed':
      return playProcessed(ground, event);
    case 'petz.cured':
      return playCured(ground, event);
    case 'petz.slugged':
      return playSlugged(ground, event);
    case 'petz.pearls':
      return playPearls(ground, event);
    case 'petz.earned':
      return playEarned(ground, event);
    default:
      return ground.kit.wait(600);
  }
}
