/** The motions of attacks: every shape has its own; all are in the colours of the attacker's energy. */
import { ring } from '../../table/motion/index.ts';
import type { Assault, StrikePlay } from './assault.ts';
import { counter, lunge, sweep, swipe, waveStrike } from './blades.ts';
import type { FightMotion } from './fight-plan.ts';
import { lightUp } from './reach.ts';
import { bolt, fork, ray, shot } from './volleys.ts';

const STRIKES: Readonly<Record<FightMotion, StrikePlay>> = {
  lunge,
  shot,
  bolt,
  beam: ray,
  fork,
  swipe,
  sweep,
  wave: waveStrike,
  counter,
};

/** How long the ground stays lit. */
const LIT = 820;
const STILL_MS = 420;

/**
 * An attack in the motion of its shape, the ground it reaches lit meanwhile. With reduced motion nothing runs or flies:
 * a rim lies round who attacks, and after a beat it lands.
 */
export async function assail(motion: FightMotion, assault: Assault): Promise<void> {
  const { scene, by, reach, land, tempo, hues } = assault;
  const { kit } = scene.deal;
  if (kit.speed === 0) {
    land('all');
    return;
  }
  void lightUp(scene, reach, LIT / tempo);
  if (kit.still) {
    void ring(kit, by.spot.rect, hues[1], (STILL_MS * 1.5) / tempo);
    await kit.wait(STILL_MS / tempo);
    land('all');
    return;
  }
  await kit.ready();
  await STRIKES[motion](assault);
}
