/** Plays what happened in town, act by act. */
import type { PetzEvent } from '../../../../engine/petz/events.ts';
import { tell } from '../../../../text/tell.ts';
import { perform, stepsOf } from '../../acting.ts';
import type { Beat } from '../../contract.ts';
import { isOnAlley, playOnAlley } from '../errands/on-alley.ts';
import { sideOfTown, type TownSide } from '../town/scene.ts';
import { actsOf, type TownAct } from './acts.ts';
import { GAINS } from './gains.ts';
import { paceOf, type TownGround } from './ground.ts';
import { playMorning } from './morning.ts';
import { playNews } from './news.ts';
import { SETTING_OUT } from './walk.ts';

export async function playTown(ground: TownGround, beats: readonly Beat[]): Promise<void> {
  const acts = actsOf(beats);
  for (const act of acts) {
    ground.cross(sideOfEvent(act.beats[0].event));
    await playAct(ground, act);
    const last = act.beats.at(-1);
    // What comes of the last act is drawn by the table itself.
    if (last !== undefined && act !== acts.at(-1)) ground.turn(last.after);
  }
}

/** On which side something happens: where a group goes, else in the town. */
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
    const start = stepsOf(SETTING_OUT, ground, beat);
    if (isOnAlley(event)) {
      await playOnAlley(ground, beat);
      // What is bought has gone home with it.
      isBought ||= event.type === 'petz.bought';
    } else if (start !== undefined) await perform(ground.kit, start);
    else if (!isBought) await perform(ground.kit, stepsOf(GAINS, ground, beat) ?? null);
    // They stand there now, the ground is in their colour, and what they get still lies where it lay.
    if (isOnAlley(event) || (kind === 'errand' && event.type !== 'petz.keptHome')) ground.turn(after);
    if (event.type === 'petz.sent') await ground.kit.ready();
  }
  const [{ event }] = beats;
  if ('seat' in event) await ground.kit.wait(180 / paceOf(ground, event.seat));
}
