/** The way to a place of the town: over the sand, not through the houses. A pure function of the layout. */
import { type Point, pathLength } from '../../../motion/path.ts';
import { type SceneLayout, sideOfTown } from '../scene.ts';
import { feetOn, padOf } from './ground.ts';

/** Crossings of the paths, on the stage of the drawing. */
const CROSSINGS = {
  /** Where the road from the rivals' shops comes in, under the corral. */
  west: [152, 458],
  corral: [602, 452],
  plaza: [690, 452],
  market: [730, 396],
  cages: [476, 462],
  /** The lane down to my own shop. */
  lane: [690, 612],
} as const;

type Crossing = keyof typeof CROSSINGS;
interface Roads {
  mine: readonly Crossing[];
  theirs: readonly Crossing[];
}

const TO_CORRAL: Roads = { mine: ['lane', 'corral'], theirs: ['west', 'corral'] };
const TO_MARKET: Roads = { mine: ['lane', 'market'], theirs: ['west', 'plaza', 'market'] };
const TO_CAGES: Roads = { mine: [], theirs: ['west', 'cages'] };
const TO_HOUSES: Roads = { mine: ['lane'], theirs: ['west', 'plaza', 'lane'] };

const ROADS: Readonly<Record<string, Roads>> = {
  older: TO_CORRAL,
  younger1: TO_CORRAL,
  younger2: TO_CORRAL,
  meat: TO_MARKET,
  mixed: TO_MARKET,
  vegetables: TO_MARKET,
  artifacts: TO_MARKET,
  redDummy: TO_MARKET,
  greenDummy: TO_MARKET,
  cage1: TO_CAGES,
  cage2: TO_CAGES,
  addon: { mine: [], theirs: ['west', 'plaza', 'lane'] },
};

/** From a shop's door to a pad by the crossings between; straight on in a small window. */
export function roadTo(layout: SceneLayout, from: Point, space: string): Point[] {
  const pad = padOf(layout, space);
  if (pad === null) return [from, from];
  const end = feetOn(pad);
  // Nothing stands in the way on a phone and in the alleys.
  if (layout.compact || sideOfTown(space) === 'alley') return [from, end];
  const isMine = from.y > layout.counter.rect.y;
  const by = (ROADS[space] ?? TO_HOUSES)[isMine ? 'mine' : 'theirs'];
  return [from, ...by.map((name) => layout.onStage(CROSSINGS[name][0], CROSSINGS[name][1])), end];
}

/** How long a walk takes: 700 to 1100 milliseconds by its length. */
export function walkTime(road: readonly Point[], pace: number): number {
  return Math.min(1100, Math.max(700, 480 + pathLength(road) * 0.8)) / pace;
}
