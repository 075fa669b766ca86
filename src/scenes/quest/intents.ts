/** What a foe is about to do, as things stand: where it goes, whom it would strike from there, and how hard. */

import { COLUMNS, heroSeat, intentOf, lordSeat, turnsAhead } from '../../engine/quest/read.ts';
import type { CreatureId } from '../../engine/quest/state.ts';
import type { QuestView } from '../../engine/quest/view.ts';
import { type FoeTurn, lossesOf, restOfRound } from '../../session/advice/quest-ahead.ts';
import { around, box, fingertip, middleOf, type Rect } from '../../ui/rect.ts';
import type { Explanation } from '../table/explain/explanation.ts';
import type { Point } from '../table/motion/index.ts';
import { drawArrow } from './arrows.ts';
import { questIcon } from './art.ts';
import { explainByKeys } from './explain.ts';
import { looked } from './foe-card.ts';
import { harmPlate } from './pieces.ts';
import type { Spot } from './spots.ts';
import type { Ground, Offers } from './types.ts';

/** The colours of a walk and of a hit. */
const WALK = '#7a5ad0';
const HIT = '#f07a3c';

/** The foe whose turn comes next, while a Hero's is running. */
function nextFoe(view: QuestView): string | null {
  const now = view.turn?.id ?? null;
  if (now === null || heroSeat(now) === null) return null;
  return turnsAhead(view).find((id) => heroSeat(id) === null && id !== now) ?? null;
}

/** Who wants to see what all foes will do, by session. */
const watching = new WeakSet<object>();

/** Can that be predicted now, and is it shown? Null where there is nothing to predict. */
export function aheadShown({ look, host }: Pick<Ground, 'look' | 'host'>): boolean | null {
  if (look.domain === null || look.ask?.kind !== 'quest.act' || lordSeat(look.view.setup) !== null)
    return null;
  return watching.has(host.link.session);
}

/** Shows what all foes will do in the rest of the round, or puts it away. */
export function watchAhead({ host }: Ground): void {
  const { session } = host.link;
  if (!watching.delete(session)) watching.add(session);
  host.redraw();
}

export const explainAhead = ({ speech }: Ground): Explanation =>
  explainByKeys(speech, 'ui.battle.ahead.title', 'ui.battle.ahead.text');

/**
 * Arrows of the foe that is looked at; else of all that are still to act, if the player wants to see them; else, while
 * nothing else is pointed at, of the one that comes next.
 */
export function drawIntents(ground: Ground, { arrows = [], creatures }: Offers): void {
  const { look, host, view } = ground;
  const at = looked(host.link.session);
  const isBusy = arrows.length > 0 || [...(creatures?.values() ?? [])].some(({ harm = 0 }) => harm !== 0);
  if (at === null && !isBusy && aheadShown(ground) === true) {
    drawAhead(ground);
    return;
  }
  const id = at ?? (look.domain === null || look.ask?.kind !== 'quest.act' || isBusy ? null : nextFoe(view));
  const intent = id === null ? null : intentOf(view, id);
  if (id === null || intent === null || intent.isStunned) return;
  const turn: FoeTurn = { by: id, ...intent, hits: intent.blows };
  drawTurn(ground, turn, at === null ? 0.85 : 1);
  drawHits(ground, [turn]);
}

/** All walks and hits of the rest of the round. */
function drawAhead(ground: Ground): void {
  const turns = restOfRound(ground.view);
  for (const turn of turns) drawTurn(ground, turn, 0.8);
  drawHits(ground, turns, (target, rect) =>
    ground.kit.press(
      `ahead:${target}`,
      rect,
      () => watchAhead(ground),
      () => explainAhead(ground),
    ),
  );
}

/** Where a foe goes, and arrows from there to whom it hits. */
function drawTurn(ground: Ground, { by, steps, to, hits }: FoeTurn, alpha: number): void {
  const { spots, at, kit } = ground;
  const spot = by === null ? null : spots.of(by);
  const row = spot === null ? undefined : at.board.cells.foes[to]?.[Math.min(spot.row, 1)];
  if (spot === null) return;
  const k = at.small ? 0.6 : Math.max(0.85, at.k);
  const there = steps === 0 || row === undefined ? spot.heart : middleOf(row);
  if (there !== spot.heart)
    for (const [from, end] of walkOf(ground, spot, there, steps)) drawArrow(kit, from, end, WALK, k, alpha);
  for (const { target } of hits) {
    const hit = spots.of(target);
    if (hit !== null) drawArrow(kit, there, hit.heart, HIT, k, alpha);
  }
}

/** The way to another column in straight lines: one that goes round leaves over one edge and comes in at the other. */
function walkOf({ at }: Ground, { column, heart }: Spot, there: Point, steps: number): [Point, Point][] {
  const { x, width } = at.board.rect;
  const [left, right] = [x + 3, x + width - 3];
  if (column + steps >= 0 && column + steps < COLUMNS) return [[heart, { x: there.x, y: heart.y }]];
  const [out, back] = steps > 0 ? [right, left] : [left, right];
  return [
    [heart, { x: out, y: heart.y }],
    [{ x: back, y: there.y }, there],
  ];
}

/** What everybody loses by all of it, in one burst each; a broken heart if that would be the end. `also` hears where. */
function drawHits(
  { spots, at, host: { kit } }: Ground,
  turns: readonly FoeTurn[],
  also?: (target: CreatureId, rect: Rect) => void,
): void {
  const burst = Math.max(34, 46 * at.k);
  for (const { target, n, falls } of lossesOf(turns)) {
    const to = spots.of(target);
    if (to === null) continue;
    const y = to.rect.y + to.rect.height * 0.55;
    harmPlate(kit, n, to.rect.x + burst * 0.42, y, burst);
    also?.(target, fingertip(box(to.rect.x - burst * 0.08, y - burst / 2, burst, burst)));
    if (!falls) continue;
    const size = burst * 0.62;
    const place = { x: to.rect.x + burst * 0.7 + size / 2, y: y + burst * 0.1 + size / 2 };
    kit.fitted(questIcon('heart-broken'), around(place, size));
  }
}
