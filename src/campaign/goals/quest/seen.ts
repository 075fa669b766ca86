/** What the goals of Pug Quest look at. */

import type { QuestEvent, QuestEventType } from '../../../engine/quest/events.ts';
import { heroSeat } from '../../../engine/quest/query.ts';
import type { LevelGame } from '../goal.ts';

type Told<T extends QuestEventType> = Extract<QuestEvent, { type: T }>;

/** What happened of one kind. */
export function eventsOf<T extends QuestEventType>(run: LevelGame<'quest'>, type: T): Told<T>[] {
  return run.events.filter((event): event is Told<T> => event.type === type);
}

/** Whether a Creature is a Hero. */
export const isHero = (id: string): boolean => heroSeat(id) !== null;
