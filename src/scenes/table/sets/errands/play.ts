/** What happens on errands, played on the picture it belongs to: one play for each kind of event. */

import type { PetzEvent } from '../../../../engine/petz/events.ts';
import { tell } from '../../../../text/tell.ts';
import type { Beat } from '../../contract.ts';
import type { ErrandsGround } from './ground.ts';
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

export async function playErrand(ground: ErrandsGround, beat: Beat): Promise<void> {
  const { event } = beat;
  ground.deal?.caption(tell(ground.link.speech, event));
  await playEvent(ground, event, beat);
  await ground.kit.wait(420);
}

/** The motion of an event alone. */
export function playEvent(ground: ErrandsGround, event: PetzEvent, beat: Beat): Promise<void> {
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
