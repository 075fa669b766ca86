/** What a foe is about to do, as things stand: where it goes, whom it would strike from there, and how hard. */

import type { QuestView } from '../../engine/quest/view.ts';
import { heroSeat, intentOf, turnsAhead } from '../../session/quest-facts.ts';
import type { Point } from '../table/motion/index.ts';
import { drawArrow } from './arrows.ts';
import { COLUMNS } from './board-layout.ts';
import { looked } from './foe-card.ts';
import { harmPlate } from './pieces.ts';
import type { Ground, Offers } from './types.ts';

/** The foe whose turn comes next, while a Hero's is running. */
export function nextFoe(view: QuestView): string | null {
  const now = view.turn?.id ?? null;
  if (now === null || heroSeat(now) === null) return null;
  return turnsAhead(view).find((id) => heroSeat(id) === null && id !== now) ?? null;
}

/** Arrows of the foe that is looked at, else, while nothing else is pointed at, of the one that comes next. */
export function drawIntents(ground: Ground, { arrows = [], creatures }: Offers): void {
  const { look, deal } = ground;
  const at = looked(deal.link.session);
  const isBusy = arrows.length > 0 || [...(creatures?.values() ?? [])].some(({ harm = 0 }) => harm !== 0);
  const id =
    at ?? (look.domain === null || look.ask?.kind !== 'quest.act' || isBusy ? null : nextFoe(look.view));
  if (id !== null) drawIntent(ground, id, at === null ? 0.85 : 1);
}

function drawIntent(ground: Ground, id: string, alpha: number): void {
  const { look, spots, at, deal } = ground;
  const { kit } = deal;
  const intent = intentOf(look.view, id);
  const spot = spots.of(id);
  if (intent === null || spot === null || intent.isStunned) return;
  const k = at.small ? 0.6 : Math.max(0.85, at.k);
  const cells = at.board.cells.foes;
  const row = at.board.cells.foes[intent.to]?.[Math.min(spot.row, 1)];
  const [first, second] = [cells[0]?.[0], cells[1]?.[0]];
  if (row === undefined || first === undefined || second === undefined) return;
  const moves = intent.steps !== 0;
  const there: Point = moves ? { x: row.x + row.width / 2, y: row.y + row.height * 0.5 } : spot.heart;
  if (moves) {
    const pitch = second.x - first.x;
    const straight = spot.column + intent.steps;
    const end = { x: spot.heart.x + intent.steps * pitch, y: spot.heart.y };
    if (straight >= 0 && straight < COLUMNS) drawArrow(kit, spot.heart, end, '#7a5ad0', k, alpha);
    else drawRound(ground, spot.heart, there, intent.steps, k, alpha);
  }
  for (const { target, n } of intent.blows) {
    const to = spots.of(target);
    if (to === null) continue;
    drawArrow(kit, there, to.heart, '#f07a3c', k, alpha);
    const burst = Math.max(34, 46 * at.k);
    harmPlate(kit, n, to.rect.x + burst * 0.42, to.rect.y + to.rect.height * 0.55, burst);
  }
}

/** Out over one edge, in at the other. */
function drawRound(ground: Ground, from: Point, to: Point, steps: number, k: number, alpha: number): void {
  const { kit } = ground.deal;
  const { rect } = ground.at.board;
  const by = Math.sign(steps);
  const out = { x: by > 0 ? rect.x + rect.width - 4 : rect.x + 4, y: from.y };
  const back = { x: by > 0 ? rect.x + 2 : rect.x + rect.width - 2, y: to.y };
  drawArrow(kit, from, out, '#7a5ad0', k, alpha);
  drawArrow(kit, back, to, '#7a5ad0', k, alpha);
}
