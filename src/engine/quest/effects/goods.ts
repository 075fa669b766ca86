/** Effects on what players own: cards drawn, discarded and recovered, treasures gained and lost. */

import type { Json, Seat } from '../../kernel/state.ts';
import { penalty } from '../combat/damage.ts';
import type { EffectOf } from '../data/effects.ts';
import { CARD_KINDS, type CardKind } from '../data/words.ts';
import { askDiscard, drawCards } from '../energy.ts';
import { controller, handOf, heroId, heroOf, heroSeat, type QuestContext, sideOf } from '../query.ts';
import type { CreatureId, OpenQuest } from '../state.ts';
import { drawTreasure, dropTreasure, gainTreasure } from '../treasure.ts';
import { WORLD } from './abilities.ts';
import type { FxArgs } from './args.ts';

/** Whether an effect comes from a monster, the boss or the Feature: what it cannot take hurts in the hard mode. */
function isHostile(source: CreatureId): boolean {
  return source === WORLD || sideOf(source) === 'foes';
}

/** The owner of the creature draws; for the Evil Lord's creatures he does (R-PQ-78). */
export function draw(c: QuestContext, id: CreatureId, n: number): void {
  const seat = controller(c.s, id);
  if (seat !== null) drawCards(c, seat, n);
}

/** A Hero without cards discards none, and what else the card says is done all the same (R-PQ-110). */
export function discard(c: QuestContext, source: CreatureId, id: CreatureId, n: number): void {
  const seat = heroSeat(id);
  if (seat !== null) askDiscard(c, seat, n, isHostile(source));
}

/** How many of each kind lie among the discards, those just paid not counted; kinds of which there are any. */
export function recoverable(s: OpenQuest, paid: readonly CardKind[]): Map<CardKind, number> {
  const count = (cards: readonly CardKind[], kind: CardKind): number =>
    cards.filter((card) => card === kind).length;
  const left = CARD_KINDS.map((kind) => [kind, count(s.gone.energy, kind) - count(paid, kind)] as const);
  return new Map(left.filter(([, n]) => n > 0));
}

export function recover(c: QuestContext, seat: Seat, card: CardKind): void {
  const { gone } = c.s;
  gone.energy.splice(gone.energy.lastIndexOf(card), 1);
  handOf(c.s, seat).push(card);
  c.emit({ type: 'quest.recovered', seat, card });
}

export function loot(c: QuestContext, id: CreatureId, n: number): void {
  const seat = heroSeat(id);
  if (seat === null) return;
  for (let i = 0; i < n; i++) {
    const treasure = drawTreasure(c);
    if (treasure !== null) gainTreasure(c, seat, treasure);
  }
}

/** The treasures among which the owner has to choose one to lose; none if there is nothing to choose. */
export function losable(s: OpenQuest, id: CreatureId, n: number): Json[] {
  const seat = heroSeat(id);
  const treasures = seat === null ? [] : heroOf(s, seat).treasures;
  return treasures.length > n ? [...treasures] : [];
}

/** Who has no more than is asked for loses all of it; what is missing hurts in the hard mode (PQ-HARD-03). */
export function loseAll(c: QuestContext, args: FxArgs, op: EffectOf<'lose'>, id: CreatureId): void {
  const seat = heroSeat(id);
  if (seat === null) return;
  const treasures = [...heroOf(c.s, seat).treasures];
  for (const treasure of treasures) dropTreasure(c, seat, treasure);
  if (isHostile(args.source)) penalty(c, heroId(seat), op.n - treasures.length);
}
