/** Creatures that act in a fight: copies of those on the board, with another face, that may be moved about. */

import type { GameObjects } from 'phaser';
import type { Energy } from '../../../engine/quest/data/words.ts';
import { heroSeat, numbersOf, whoIs } from '../../../engine/quest/read.ts';
import type { CreatureId } from '../../../engine/quest/state.ts';
import { hold, type Squash } from '../../table/motion/held.ts';
import { run } from '../../table/motion/run.ts';
import { creatureArt, type Face, faceArt } from '../art.ts';
import { GROUND, onFeet } from '../pieces.ts';
import type { Spot } from '../spots.ts';
import type { Ground } from '../types.ts';
import { HUES, type Hues } from './arms.ts';
import type { Scene } from './scene.ts';

/** Over everybody who only stands there, under what flies. */
const DEPTH = 600;

export interface Actor {
  id: CreatureId;
  spot: Spot;
  image: GameObjects.Image;
  isHero: boolean;
  /** Which way its enemies are: -1 up, 1 down. */
  ahead: -1 | 1;
  twist(twist: Squash): void;
}

/** How an image of a creature stands at a place, with its feet on the ground. */
function placed(
  { kit, look, beat }: Scene,
  spot: Pick<Spot, 'id' | 'kind' | 'rect' | 'foot' | 'size'>,
  face: Face,
): GameObjects.Image {
  const who = whoIs(beat.before, spot.id);
  const known = who.card === '' ? whoIs(look.view, spot.id) : who;
  if (spot.kind === 'stack') return kit.fitted(faceArt(known, face), spot.rect);
  return onFeet(kit, creatureArt(known, face), spot.foot, spot.size);
}

/** A creature in the lines is to fight, to be hurt, or to be glad of something. */
export function prepaintFaces({ kit, spots, view }: Ground): void {
  for (const { id, kind, foot, size } of spots.all) {
    if (kind === 'stack') continue;
    const who = whoIs(view, id);
    const faces: Face[] = ['fierce', 'hurt', ...(who.kind === 'hero' ? (['glad'] as const) : [])];
    kit.prepaint(`${who.card} ${size}`, () => {
      for (const face of faces) onFeet(kit, creatureArt(who, face), foot, size);
    });
  }
}

/** Who acts out of the queue is seen whole, as large as those in the lines. */
function stepsOut({ at }: Scene, spot: Spot): Spot {
  const cell = at.board.cells[spot.side][spot.column]?.[0];
  if (cell === undefined) return spot;
  const size = Math.min(cell.height * 1.1, cell.width);
  const foot = { x: spot.rect.x + spot.rect.width / 2, y: spot.rect.y + spot.rect.height / 2 + size * 0.5 };
  return { ...spot, kind: 'cell', size, foot, heart: { x: foot.x, y: foot.y - size * 0.45 } };
}

/** Takes the place of a creature on the board; null if it is not there. Wait for `kit.ready()` before it is moved. */
export function actorOf(scene: Scene, id: CreatureId, face: Face): Actor | null {
  const found = scene.spots.of(id);
  if (found === null) return null;
  const spot = found.kind === 'stack' ? stepsOut(scene, found) : found;
  const image = placed(scene, spot, face).setDepth(DEPTH);
  const body = scene.bodies.get(id);
  const tags = scene.bodies.tagsOf(id).filter(({ active }) => active);
  const homes = tags.map(({ x, y, alpha }) => ({ x, y, alpha }));
  // The one on the board goes once the copy can be seen; what is pinned to it stays before the copy.
  image.setVisible(false);
  void scene.kit.art.finish().then(() => {
    if (!image.active) return;
    image.setVisible(true);
    if (body?.active) body.setVisible(false);
    for (const tag of tags) if (tag.active) tag.setDepth(DEPTH + 1);
  });
  let twist: ((twist: Squash) => void) | null = null;
  const takeAlong = ({ x = 0, y = 0 }: Squash) => {
    for (const [i, tag] of tags.entries()) {
      const home = homes[i];
      if (!tag.active || home === undefined) continue;
      tag.setPosition(home.x + x, home.y + y).setAlpha(home.alpha * image.alpha);
    }
  };
  return {
    id,
    spot,
    image,
    isHero: heroSeat(id) !== null,
    ahead: heroSeat(id) === null ? 1 : -1,
    twist: (how) => {
      twist ??= hold(image, [0.5, GROUND]);
      if (!image.active) return;
      twist(how);
      takeAlong(how);
    },
  };
}

/** The colours of a creature's energy. */
export function huesOf({ beat }: Scene, id: CreatureId): Hues {
  try {
    return HUES[numbersOf(beat.before, id).type as Energy];
  } catch {
    return HUES.strength;
  }
}

/** A step of a motion for several actors at once. */
export function act(
  { kit }: Scene,
  actors: readonly Actor[],
  ms: number,
  step: (t: number) => Squash,
): Promise<void> {
  if (kit.still) return kit.wait(ms / 2);
  return run(kit, ms, (t) => {
    for (const actor of actors) actor.twist(step(t));
  });
}
