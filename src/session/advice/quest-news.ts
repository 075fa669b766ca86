/** What happened in a Pug Quest since one's own last answer, without what is no news: an action a group. */

import type { QuestEvent, QuestEventType } from '../../engine/quest/events.ts';
import type { Entry } from '../game/log.ts';

/** What the table does with its cards. */
const QUIET: readonly QuestEventType[] = [
  'quest.refilled',
  'quest.reshuffled',
  'quest.turn',
  'quest.turnEnded',
  'quest.paid',
];

/** What comes of the action before it, up to the treasure that is taken. */
const FOLLOWS: readonly QuestEventType[] = [
  'quest.boosted',
  'quest.prevented',
  'quest.defended',
  'quest.drewDefence',
  'quest.hurt',
  'quest.healed',
  'quest.survived',
  'quest.fell',
  'quest.gotXp',
  'quest.gotPrize',
  'quest.dropped',
  'quest.gotTreasure',
  'quest.lostTreasure',
  'quest.wasted',
  'quest.marked',
  'quest.gotActions',
  'quest.changed',
  'quest.recovered',
];

/** What is an action of its own, unless a card does it. */
const ACTIONS: readonly QuestEventType[] = [
  'quest.struck',
  'quest.missed',
  'quest.moved',
  'quest.drew',
  'quest.traded',
  'quest.rotated',
  'quest.reshaped',
];

function follows(first: QuestEvent, { type }: QuestEvent): boolean {
  if (FOLLOWS.includes(type)) return true;
  const isCard = first.type === 'quest.played' || first.type === 'quest.triggered';
  return isCard && ACTIONS.includes(type);
}

/** `entries` as `Session.recap` gives them. Every group has an event at least, and nothing is in two of them. */
export function questNews(entries: readonly Entry<'quest'>[]): QuestEvent[][] {
  const groups: QuestEvent[][] = [];
  for (const event of entries.flatMap(({ events }) => events)) {
    if (QUIET.includes(event.type)) continue;
    const last = groups.at(-1);
    const first = last?.[0];
    if (last !== undefined && first !== undefined && follows(first, event)) last.push(event);
    else groups.push([event]);
  }
  return groups;
}
