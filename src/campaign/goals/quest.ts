/** The goals of Pug Quest, and what they look at. */

import * as v from 'valibot';
import { flagSchema, wholeNumber } from '../../engine/kernel/schema-words.ts';
import { isBossCard, LAST_WORLD } from '../../engine/quest/data/cards.ts';
import type { QuestEvent, QuestEventType } from '../../engine/quest/events.ts';
import { heroId, heroSeat, lordSeat } from '../../engine/quest/query.ts';
import { atEnd, atMost, counted, goalsByName, type LevelGame, reached } from './goal.ts';

type Run = LevelGame<'quest'>;

/** What happened of one kind. */
function eventsOf<T extends QuestEventType>(run: Run, type: T): Extract<QuestEvent, { type: T }>[] {
  return run.events.filter((event): event is Extract<QuestEvent, { type: T }> => event.type === type);
}

/** Whether a Creature is a Hero. */
const isHero = (id: string): boolean => heroSeat(id) !== null;

const fallenHeroes = (run: Run): number => eventsOf(run, 'quest.fell').filter(({ id }) => isHero(id)).length;
const worldsCleared = (run: Run): number =>
  eventsOf(run, 'quest.worldOver').filter(({ how }) => how === 'cleared').length;
const treasuresHeld = (run: Run): number =>
  run.view.heroes.reduce((sum, hero) => sum + hero.treasures.length, 0);
const isWonByHeroes = (run: Run): boolean => run.outcome?.winners.includes(0) === true;

const FOR = { foe: 2, world: 5, treasure: 1, fallen: -3, victory: 10 } as const;
/** A victory after this many Rounds is late: each one fewer is worth a point. */
const LATE = 12;

/**
 * The fame of a quest so far, never below 0: for Foes that fell, Worlds that were cleared and treasures that are
 * held, less what a fallen Hero costs; and for a victory, the more the sooner.
 */
function fameOf(run: Run): number {
  const fallen = fallenHeroes(run);
  const early = Math.max(0, LATE - eventsOf(run, 'quest.round').length);
  const sum =
    FOR.foe * (eventsOf(run, 'quest.fell').length - fallen) +
    FOR.world * worldsCleared(run) +
    FOR.treasure * treasuresHeld(run) +
    FOR.fallen * fallen +
    (isWonByHeroes(run) ? FOR.victory + early : 0);
  return Math.max(0, sum);
}

export const QUEST_GOALS = goalsByName('quest', {
  /** The Heroes win. */
  victory: counted(atEnd, {}, (run) => (isWonByHeroes(run) ? 1 : 0)),
  /** The Evil Lord wins. */
  lordWins: counted(atEnd, {}, (run) => {
    const lord = lordSeat(run.view.setup);
    return lord !== null && run.outcome?.winners.includes(lord) ? 1 : 0;
  }),
  /** So many Heroes are in play at the end. */
  standing: counted(
    atEnd,
    { min: wholeNumber(1, 5) },
    (run) => run.view.heroes.filter(({ status }) => status === 'in').length,
  ),
  /** It takes at most so many Rounds in all. */
  rounds: counted(atMost, { max: wholeNumber(1, 30) }, (run) => eventsOf(run, 'quest.round').length),
  /** The Heroes hold so many treasures at the end. */
  treasures: counted(atEnd, { min: wholeNumber(1, 21) }, treasuresHeld),
  /** Defeat so many Monsters, of which the Boss is none (R-PQ-95); `own`: by your own Hero. */
  felled: counted(
    reached,
    { min: wholeNumber(1, 30), own: v.exactOptional(flagSchema) },
    (run, { own = false }) =>
      eventsOf(run, 'quest.fell').filter(
        ({ id, by }) => !isHero(id) && !isBossCard(id) && (!own || by === heroId(run.seat)),
      ).length,
  ),
  /** Defeat Heroes so often. */
  downed: counted(reached, { min: wholeNumber(1, 15) }, fallenHeroes),
  /** No Hero is ever defeated. */
  noneFalls: counted(atMost, {}, fallenHeroes),
  /** The Heroes suffer at most so much damage in all; `own`: your own Hero alone. */
  unhurt: counted(
    atMost,
    { max: wholeNumber(0, 99), own: v.exactOptional(flagSchema) },
    (run, { own = false }) =>
      eventsOf(run, 'quest.hurt')
        .filter(({ id }) => (own ? id === heroId(run.seat) : isHero(id)))
        .reduce((sum, { n }) => sum + n, 0),
  ),
  /** Clear so many Worlds. The last is none of them: it ends with the Boss, and with it the game. */
  worlds: counted(reached, { min: wholeNumber(1, LAST_WORLD - 1) }, worldsCleared),
  /** Come home with so much fame. */
  fame: counted(atEnd, { min: wholeNumber(1, 200) }, fameOf),
});
