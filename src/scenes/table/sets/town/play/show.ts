/** Plays what happened in town, act by act. */

import type { PetzEvent } from '../../../../../engine/petz/events.ts';
import { tell } from '../../../../../text/tell.ts';
import type { Beat } from '../../../contract.ts';
import { isOnAlley, playOnAlley } from '../../errands/on-alley.ts';
import { sideOfTown, type TownSide } from '../scene.ts';
import { actsOf, type TownAct } from './acts.ts';
import { playAside, playGain } from './gains.ts';
import { paceOf, type TownGround } from './ground.ts';
import { playMorning } from './morning.ts';
import { playNews } from './news.ts';
import { goToTown, stayAtHome } from './walk.ts';

export async function playTown(ground: TownGround, beats: readonly Beat[]): Promise<void> {
  for (const act of actsOf(beats)) {
    ground.cross(sideOfAct(act));
    await playAct(ground, act);
    const last = act.beats.at(-1);
    if (last !== undefined) ground.turn(last.after);
  }
}

/** Where an act is played: where its group goes, else in the town. */
const sideOfAct = ({ beats: [{ event }] }: TownAct): TownSide => sideOfEvent(event);

/** On which side something happens. */
export function sideOfEvent(event: PetzEvent): TownSide {
  if (event.type === 'petz.sent') return sideOfTown(event.space);
  return isOnAlley(event) ? 'alley' : 'town';
}

async function playAct(ground: TownGround, { kind, beats }: TownAct): Promise<void> {
  if (kind === 'morning') return playMorning(ground, beats);
  if (kind === 'news') return playNews(ground, beats);
  let isBought = false;
  for (const beat of beats) {
    const { event, after } = beat;
    ground.caption(tell(ground.link.speech, event));
    ground.hear(event);
    if (isOnAlley(event)) {
      await playOnAlley(ground, beat);
      ground.turn(after);
      // What is bought has gone home with it.
      isBought ||= event.type === 'petz.bought';
    } else if (kind === 'aside') await playAside(ground, event);
    else if (event.type === 'petz.sent') {
      await goToTown(ground, event);
      // They stand there now, the ground is in their colour, and what they get still lies where it lay.
      ground.turn(after);
      await ground.kit.ready();
    } else if (event.type === 'petz.keptHome') await stayAtHome(ground, event);
    else {
      if (!isBought) await playGain(ground, event);
      ground.turn(after);
    }
  }
  const [{ event }] = beats;
  if ('seat' in event) await ground.kit.wait(180 / paceOf(ground, event.seat));
}
