/**
 * Come home with so much fame: for Monsters that fell, Worlds that were cleared and treasures that are held, less what a
 * fallen Hero costs; and for a victory, the more the sooner.
 */

import { wholeNumber } from '../../ids.ts';
import { atEnd, type Goal, type LevelGame } from '../goal.ts';
import { eventsOf, isHero } from './seen.ts';

const FOR = { monster: 2, world: 5, treasure: 1, fallen: -3, victory: 10 } as const;
/** A victory after this many Rounds is late: each one fewer is worth a point. */
const LATE = 12;

/** The fame of a quest so far; never below 0. */
function fameOf(run: LevelGame<'quest'>): number {
  const fell = eventsOf(run, 'quest.fell');
  const fallen = fell.filter(({ id }) => isHero(id)).length;
  const cleared = eventsOf(run, 'quest.worldOver').filter(({ how }) => how === 'cleared').length;
  const treasures = run.view.heroes.reduce((sum, hero) => sum + hero.treasures.length, 0);
  const isWon = run.outcome?.winners.includes(0) === true;
  const early = Math.max(0, LATE - eventsOf(run, 'quest.round').length);
  const sum =
    FOR.monster * (fell.length - fallen) +
    FOR.world * cleared +
    FOR.treasure * treasures +
    FOR.fallen * fallen +
    (isWon ? FOR.victory + early : 0);
  return Math.max(0, sum);
}

export const fame: Goal<'quest'> = {
  id: 'fame',
  game: 'quest',
  params: { min: wholeNumber(1, 200) },
  look(run, { min = 1 }) {
    return atEnd(fameOf(run), min, run.outcome !== null);
  },
};
