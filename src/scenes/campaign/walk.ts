/** An imp goes along the road to a level that has just been opened. A tap anywhere lets it be there at once. */
import type { GameObjects } from 'phaser';
import { mapDrawing, walkingImp } from './drawings.ts';
import type { Layer, MapKit } from './kit.ts';
import type { View } from './layout.ts';
import { heightAt, type RoadPiece } from './road.ts';

export interface Walk {
  /** The place it has reached, in units: the eye follows it. */
  readonly x: number;
  /** Where it is going. */
  readonly to: number;
  /** Goes on for so many milliseconds. */
  step(ms: number): void;
  /** There at once. */
  skip(): void;
}

/** Units a second; a long way takes no longer than `LONGEST`. */
const SPEED = 230;
const LONGEST = 2600;
const SHORTEST = 900;
/** It looks about before it sets out. */
const PAUSE = 450;
/** A picture that hesitates must not make it jump, in milliseconds. */
const LONGEST_STEP = 50;
/** One step in units, and how high it hops. */
const STRIDE = 30;
const HOP = 10;

/** Lets an imp walk from one place of the road to another. */
export function walkRoad(
  kit: MapKit,
  layer: Layer,
  view: View,
  road: readonly RoadPiece[],
  way: { from: number; to: number },
  then: () => void,
): Walk {
  const { k, top } = view;
  const size = (96 * k) / 256;
  const frames = (['left', 'right'] as const).map((step) =>
    kit.image(walkingImp(step), 0, 0, size, { at: [128, 238], flip: way.to < way.from, later: false }),
  );
  const body = kit.group(0, 0, frames);
  const who = kit.group(0, 0, [body]);
  layer.add(who, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY);
  const state = { x: way.from };
  let isOver = false;
  let puffed = 0;
  const show = () => {
    const step = Math.floor(state.x / STRIDE);
    who.setPosition(state.x * k, top + (heightAt(road, state.x) + 10) * k);
    body.y = -Math.abs(Math.sin((state.x / STRIDE) * Math.PI)) * HOP * k;
    frames[0]?.setVisible(step % 2 === 0);
    frames[1]?.setVisible(step % 2 !== 0);
    if (step !== puffed) {
      puffed = step;
      dust(kit, layer, who, k);
    }
  };
  const end = () => {
    if (isOver) return;
    isOver = true;
    who.destroy();
    then();
  };
  show();
  const far = Math.abs(way.to - way.from);
  const takes = Math.min(LONGEST, Math.max(SHORTEST, (far / SPEED) * 1000));
  let gone = -PAUSE;
  let isDrawn = false;
  void kit.art.finish().then(() => {
    isDrawn = true;
  });
  return {
    get x() {
      return state.x;
    },
    to: way.to,
    step: (ms) => {
      if (isOver || !isDrawn) return;
      gone += Math.min(ms, LONGEST_STEP);
      const share = Math.min(1, Math.max(0, gone / takes));
      state.x = way.from + (way.to - way.from) * (0.5 - Math.cos(Math.PI * share) / 2);
      show();
      if (share === 1) end();
    },
    skip: end,
  };
}

/** Two dots of dust at each step. */
function dust(kit: MapKit, layer: Layer, who: GameObjects.Container, k: number): void {
  const puff = kit.group(who.x - 14 * k, who.y - 4 * k, [
    kit.image(mapDrawing('smoke'), 0, 0, 0.22 * k, { later: false }),
  ]);
  layer.group.addAt(puff, 0);
  kit.scene.tweens.add({
    targets: puff,
    alpha: 0,
    y: puff.y - 12 * k,
    duration: 420,
    onComplete: () => puff.destroy(),
  });
}
