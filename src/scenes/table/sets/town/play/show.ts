/** Plays what happened in town, act by act. */

import { tell } from '../../../../../ui/access/text/tell.ts';
import type { Beat } from '../../../contract.ts';
import { type Act, actsOf } from './acts.ts';
import { playAside, playGain } from './gains.ts';
import { type Ground, paceOf } from './ground.ts';
import { playMorning } from './morning.ts';
import { goToTown, stayAtHome } from './walk.ts';

export async function playTown(ground: Ground, beats: readonly Beat[]): Promise<void> {
  for (const act of actsOf(beats)) {
    await playAct(ground, act);
    const last = act.beats.at(-1);
    if (last !== undefined) ground.turn(last.after);
  }
}

async function playAct(ground: Ground, { kind, beats }: Act): Promise<void> {
  if (kind === 'morning') return playMorning(ground, beats);
  for (const { event, after } of beats) {
    ground.caption(tell(ground.link.speech, event));
    if (kind === 'aside') await playAside(ground, event);
    else if (event.type === 'petz.sent') {
      await goToTown(ground, event);
      // They stand there now, the ground is in their colour, and what they get still lies where it lay.
      ground.turn(after);
      await ground.kit.ready();
    } else if (event.type === 'petz.keptHome') await stayAtHome(ground, event);
    else {
      await playGain(ground, event);
      ground.turn(after);
    }
  }
  const [{ event }] = beats;
  if ('seat' in event) await ground.kit.wait(180 / paceOf(ground, event.seat));
}
