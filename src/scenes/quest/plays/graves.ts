/**
 * Those who have fallen in what is being shown. The engine tells of a fall before the creature leaves the board; in the
 * picture it is gone from then on, and those behind it have stepped forward.
 */

import { heroSeat, numbersOf, standsAt } from '../../../engine/quest/read.ts';
import type { CreatureId } from '../../../engine/quest/state.ts';
import type { QuestView } from '../../../engine/quest/view.ts';
import type { Spot } from '../spots.ts';
import type { QuestBeat } from '../types.ts';
import type { Scene } from './scene.ts';

const graves = new WeakMap<Scene, Map<CreatureId, Spot>>();

/** A creature has fallen where it stands now. */
export function bury(scene: Scene, spot: Spot): void {
  const known = graves.get(scene) ?? new Map<CreatureId, Spot>();
  graves.set(scene, known.set(spot.id, spot));
}

/** Where a creature stands, or stood when it fell. */
export function spotOrGrave(scene: Scene, id: CreatureId): Spot | null {
  return scene.spots.of(id) ?? graves.get(scene)?.get(id) ?? null;
}

/** The table without those who have fallen, though the engine has not yet taken them away. */
export function withoutFallen(view: QuestView, ids: Iterable<CreatureId>): QuestView {
  // A Hero whose treasures the Evil Lord may still rob keeps its place until that is settled.
  const gone = new Set(
    [...ids].filter(
      (id) =>
        standsAt(view, id) !== null &&
        numbersOf(view, id).left <= 0 &&
        (heroSeat(id) === null || view.lord === null),
    ),
  );
  if (gone.size === 0) return view;
  const left = (half: readonly CreatureId[][]) => half.map((stack) => stack.filter((id) => !gone.has(id)));
  return { ...view, halves: { heroes: left(view.halves.heroes), foes: left(view.halves.foes) } };
}

/** A beat as it is drawn. */
export function drawnBeat(scene: Scene, beat = scene.beat): QuestBeat {
  const known = graves.get(scene);
  return known === undefined ? beat : { ...beat, after: withoutFallen(beat.after, known.keys()) };
}
