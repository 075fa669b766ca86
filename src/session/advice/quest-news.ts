/** What happened in a Pug Quest since one's own last answer, without what nobody would call news. */

import type { QuestEventType } from '../../engine/quest/events.ts';
import type { Entry } from '../game/log.ts';

/** What the table does with its cards. */
const QUIET: readonly QuestEventType[] = [
  'quest.refilled',
  'quest.reshuffled',
  'quest.turn',
  'quest.turnEnded',
  'quest.paid',
];

/** `entries` as `Session.recap` gives them; those left have an event each at least. */
export function questNews(entries: readonly Entry<'quest'>[]): Entry<'quest'>[] {
  return entries.flatMap((entry) => {
    const events = entry.events.filter(({ type }) => !QUIET.includes(type));
    return events.length === 0 ? [] : [{ ...entry, events }];
  });
}
