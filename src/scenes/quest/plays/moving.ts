/** Creatures that change their places: hops along the columns and round the edges, trades, a whole side turning. */

import { sideOf } from '../../../engine/quest/read.ts';
import type { CreatureId } from '../../../engine/quest/state.ts';
import type { QuestView } from '../../../engine/quest/view.ts';
import type { Rect } from '../../../ui/rect.ts';
import { sineInOut, within } from '../../table/motion/ease.ts';
import type { Squash } from '../../table/motion/held.ts';
import { burst, type Point } from '../../table/motion/index.ts';
import { pause, run } from '../../table/motion/run.ts';
import { type Spot, spotsOf } from '../spots.ts';
import { type Actor, actorOf } from './actor.ts';
import { litGround } from './arms.ts';
import { columnsReached, type FightMotion, legsOf } from './fight-plan.ts';
import type { QuestEventOf, Scene } from './scene.ts';

/** One column takes so long; more of them are quicker. */
const HOP = 210;
const STEP = 180;
const STAGGER = 60;

/** Where a creature's feet come by as it goes so many columns, also beyond the edges: a leg each time it comes in anew. */
function waysOf({ at }: Scene, { id, spot }: Actor, from: number, steps: number): Point[][] {
  const cells = at.board.cells[sideOf(id)];
  const [first, second] = [cells[0]?.[0], cells[1]?.[0]];
  const footAt = (column: number): Point =>
    first === undefined || second === undefined
      ? spot.foot
      : { x: first.x + first.width / 2 + column * (second.x - first.x), y: spot.foot.y };
  return legsOf(from, steps).map((leg) => leg.map(footAt));
}

/** Hops from point to point; one that leaves over an edge fades there and comes in at the other side. */
async function hops(
  { kit }: Scene,
  actor: Actor,
  points: readonly (readonly Point[])[],
  tempo: number,
): Promise<void> {
  const { foot, size } = actor.spot;
  const jumps = points.reduce((sum, leg) => sum + leg.length - 1, 0);
  const each = Math.max(120, (HOP - 22 * Math.max(0, jumps - 1)) / tempo);
  for (const [l, leg] of points.entries()) {
    for (const [i, to] of leg.entries()) {
      const from = leg[i - 1];
      if (from === undefined) continue;
      const goesOut = l < points.length - 1 && i === leg.length - 1;
      const comesIn = l > 0 && i === 1;
      await run(kit, each, (t) => {
        if (!actor.image.active) return;
        const on = sineInOut(t);
        const up = size * 0.22 * 4 * t * (1 - t);
        const squash = 0.09 * (1 - 4 * t * (1 - t));
        actor.image.setAlpha(goesOut ? 1 - within(t, 0.35, 0.95) : comesIn ? within(t, 0.05, 0.6) : 1);
        actor.twist({
          x: from.x + (to.x - from.x) * on - foot.x,
          y: from.y + (to.y - from.y) * on - foot.y - up,
          turn: Math.sign(to.x - from.x) * 7 * Math.sin(t * Math.PI),
          sx: 1 + squash,
          sy: 1 - squash,
        });
      });
    }
  }
  void burst(kit, points.at(-1)?.at(-1) ?? foot, 'dust', size * 0.7, 5);
}

/** A creature on the straight way to another place, growing or shrinking to its size there. */
function towards({ spot }: Actor, to: Spot, t: number): Required<Omit<Squash, 'turn'>> {
  const size = 1 + (to.size / spot.size - 1) * t;
  const on = sineInOut(t);
  return { x: (to.foot.x - spot.foot.x) * on, y: (to.foot.y - spot.foot.y) * on, sx: size, sy: size };
}

/** Everybody whose place is another now steps there, one a little after the other. */
export async function stepAll(
  scene: Scene,
  after: QuestView,
  but: readonly CreatureId[],
  first = 0,
): Promise<void> {
  const { kit } = scene;
  const then = spotsOf(after, scene.at.board);
  const moved = scene.spots.all.flatMap(({ id, foot }) => {
    const to = then.of(id);
    const isMoved = to !== null && Math.hypot(to.foot.x - foot.x, to.foot.y - foot.y) >= 2;
    return isMoved && !but.includes(id) ? [to] : [];
  });
  if (moved.length === 0 || kit.still) return;
  await pause(kit, first);
  const steps = moved.flatMap((to) => {
    const actor = actorOf(scene, to.id, 'calm');
    return actor === null ? [] : [{ actor, to }];
  });
  await kit.ready();
  await run(kit, STEP + STAGGER * (steps.length - 1), (_, at) => {
    for (const [i, { actor, to }] of steps.entries()) {
      const t = within(at, i * STAGGER, i * STAGGER + STEP);
      const way = towards(actor, to, t);
      actor.twist({ ...way, y: way.y - 10 * Math.sin(t * Math.PI) });
    }
  });
}

/** One creature goes so many columns; those behind it close up, and it queues up where it comes to. */
export async function walked(
  scene: Scene,
  { id, from, to, steps }: QuestEventOf<'quest.moved'>,
  tempo: number,
): Promise<unknown> {
  const { kit } = scene;
  const actor = actorOf(scene, id, 'calm');
  if (actor === null) return;
  await kit.ready();
  const end = spotsOf(scene.beat.after, scene.at.board).of(id);
  if (kit.still || end === null) return kit.wait(180);
  const legs = waysOf(scene, actor, from, steps);
  const last = legs.at(-1);
  if (last !== undefined) last[last.length - 1] = end.foot;
  const isSame = from === to && legs.length === 1 && (legs[0]?.length ?? 0) < 2;
  const ways = isSame ? [[actor.spot.foot, end.foot]] : legs;
  return Promise.all([hops(scene, actor, ways, tempo), stepAll(scene, scene.beat.after, [id], 120)]);
}

/** Two trade places, each in a bow round the other. */
export async function tradedPlaces(scene: Scene, ids: readonly CreatureId[]): Promise<void> {
  const { kit } = scene;
  const then = spotsOf(scene.beat.after, scene.at.board);
  const actors = ids.flatMap((id) => actorOf(scene, id, 'calm') ?? []);
  await kit.ready();
  if (kit.still) return kit.wait(180);
  await run(kit, 520, (t) => {
    for (const [i, actor] of actors.entries()) {
      const to = then.of(actor.id);
      if (to === null) continue;
      const way = towards(actor, to, t);
      const bow = (i === 0 ? -1 : 1) * Math.sin(t * Math.PI);
      actor.twist({ ...way, y: way.y + bow * actor.spot.size * 0.4, turn: -14 * bow });
    }
  });
}

/** The whole side goes round by so many columns. */
export async function turnedRound(scene: Scene, steps: number): Promise<unknown> {
  const { kit } = scene;
  const foes = scene.spots.all.filter(({ side }) => side === 'foes');
  const actors = foes.flatMap(({ id }) => actorOf(scene, id, 'calm') ?? []);
  await kit.ready();
  if (kit.still) return kit.wait(180);
  return Promise.all(
    actors.map((actor) => hops(scene, actor, waysOf(scene, actor, actor.spot.column, steps), 0.8)),
  );
}

/** The cells of the other side that an attack covers. */
export function reachIn(
  { at }: Scene,
  by: Pick<Actor, 'spot'>,
  motion: FightMotion,
  targets: readonly Spot[],
): Rect[] {
  const side = targets[0]?.side ?? (by.spot.side === 'heroes' ? 'foes' : 'heroes');
  return columnsReached(motion, by.spot.column, targets).flatMap(
    ({ column, row }) => at.board.cells[side][column]?.[row] ?? [],
  );
}

/** Lights cells up for a while: over the ground, under everybody. */
export async function lightUp(scene: Scene, cells: readonly Rect[], ms: number): Promise<void> {
  const { kit } = scene;
  if (kit.speed === 0) return;
  const { list } = kit.scene.children;
  const bodies = [...scene.bodies.values()].map((body) => list.indexOf(body)).filter((at) => at >= 0);
  const floor = Math.min(list.length, ...bodies);
  const images = cells.map(({ x, y, width, height }) =>
    kit.picture(litGround(width, height), x - 2, y - 2, width + 4).setAlpha(0),
  );
  for (const image of images) kit.scene.children.moveTo(image, floor);
  await kit.ready();
  await run(kit, ms, (t) => {
    // It comes up quickly and throbs once: nothing flashes.
    const alpha = Math.min(within(t, 0, 0.14), 1 - within(t, 0.74, 1)) * (0.86 + 0.14 * Math.cos(t * 12));
    for (const image of images) if (image.active) image.setAlpha(alpha);
  });
  for (const image of images) image.destroy();
}
