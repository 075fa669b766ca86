/** How a World and the game end (PQ-WIN, PQ-LOSE, PQ-EVIL-11, PQ-HARD-05). */

import { BOARD, LAST_WORLD } from './data/cards.ts';
import { heroCount, inPlay, lordSeat, type QuestContext } from './query.ts';
import type { OpenQuest, Quest, WorldEnd } from './state.ts';
import { bent } from './twists.ts';

function finish(c: QuestContext, won: boolean, reason: string): void {
  const heroes = Array.from({ length: heroCount(c.s.setup) }, (_, seat) => seat);
  const lord = lordSeat(c.s.setup);
  const winners = won ? heroes : lord === null ? [] : [lord];
  const scores = Array.from({ length: c.s.setup.seats }, (_, seat) => (winners.includes(seat) ? 1 : 0));
  c.emit({ type: 'quest.ended', won, reason });
  c.end({ reason, scores, winners });
}

/** At the moment the Boss is defeated (PQ-WIN-01). */
export function heroesWin(c: QuestContext): void {
  finish(c, true, 'bossDefeated');
}

export function heroesLose(c: QuestContext, reason: 'allDefeated' | 'time' | 'guestFell'): void {
  finish(c, false, reason);
}

function worldOver(c: QuestContext, how: WorldEnd): void {
  if (c.s.over !== null) return;
  c.s.over = how;
  c.emit({ type: 'quest.worldOver', how, number: c.s.number });
  if (c.s.setup.stop?.number === c.s.number) finish(c, how === 'cleared', 'stopped');
}

/**
 * After defeats: no creature left on one side (PQ-DEFEAT-06, PQ-WIN-03, PQ-LOSE-01, PQ-LOSE-03, PQ-SOLO-04, PQ-WORLD3-05,
 * R-PQ-55, R-PQ-79).
 */
export function checkEnd(c: QuestContext): void {
  const s = c.s;
  if (s.outcome !== null) return;
  if (inPlay(s, 'heroes').length === 0) {
    if (s.number === LAST_WORLD || s.setup.lord !== null) heroesLose(c, 'allDefeated');
    else worldOver(c, 'wiped');
  } else if (s.number < LAST_WORLD && inPlay(s, 'foes').length === 0) worldOver(c, 'cleared');
}

/**
 * Whether effects under way break off: the game is over, or the World has ended with its Heroes or its time. In a World
 * that has just been cleared they are carried out to their end (PQ-COMBO-06, R-PQ-56).
 */
export function breaksOff(s: OpenQuest): boolean {
  return s.outcome !== null || (s.over !== null && s.over !== 'cleared');
}

/** The last Round of the World in force: the tenth, or one that a scenario names (PQ-AREA-07, PQ-ROUND-01). */
export function lastRoundOf({ setup: { stop }, number }: Pick<Quest, 'setup' | 'number'>): number {
  return stop?.number === number ? (stop.rounds ?? BOARD.rounds) : BOARD.rounds;
}

export const isFinalRound = (s: OpenQuest): boolean => s.round >= lastRoundOf(s);

/** Whether one clock runs for all Worlds (PQ-HARD-04): then its end is the end of all hope (PQ-HARD-05). */
export function isOneClock(s: OpenQuest): boolean {
  return s.setup.mode === 'hard' || bent(s, 'oneClock', 0) > 0;
}

/**
 * The last Round is over (PQ-ROUND-06, PQ-LOSE-02, R-PQ-83); only a scenario ends a World before the tenth (PQ-WIN-02,
 * R-PQ-82).
 */
export function timeOut(c: QuestContext): void {
  if (c.s.round < BOARD.rounds) worldOver(c, 'time');
  else if (c.s.number === LAST_WORLD || isOneClock(c.s)) heroesLose(c, 'time');
  else worldOver(c, 'time');
}
