/** The lines of a quest's story: events that have something to say, with their sentence. */

import type { QuestEvent } from '../../engine/quest/events.ts';
import { questNews } from '../../session/advice/quest-news.ts';
import type { Entry } from '../../session/game/log.ts';
import type { StoryLine } from '../story.ts';
import { questSignOf } from './signs.ts';
import type { QuestSpeech } from './speech.ts';
import { tellQuest } from './tell.ts';

/** Everything that happened and has words, a line an event. */
export function questStory(speech: QuestSpeech, entries: readonly Entry<'quest'>[]): StoryLine[] {
  return entries.flatMap((entry) =>
    entry.events.flatMap((event, at) => {
      const words = tellQuest(speech, event);
      const line = { id: `${entry.id}.${at}`, entry: entry.id, seat: entry.seat, emblem: null, before: [] };
      return words === null ? [] : [{ ...line, words, sign: questSignOf(event) }];
    }),
  );
}

/** What happened since one's turn, with the signs of what came of each deed and the sentence of where it led. */
export const questNewsStory = (speech: QuestSpeech, entries: readonly Entry<'quest'>[]): StoryLine[] =>
  questNewsLines(speech, entries).flatMap((group, i) => {
    const last = group.at(-1);
    if (last === undefined) return [];
    const before = group.slice(0, -1).map(({ event, words }, at) => ({
      // The deed is told, what came of it on the way shown.
      sign: at === 0 ? null : questSignOf(event),
      words,
    }));
    const line = { id: String(i), entry: -1, seat: null, emblem: null, before };
    return [{ ...line, words: last.words, sign: questSignOf(last.event) }];
  });

/** What happened since one's own last answer, as `Session.recap` gives it: a deed a line, with all that came of it. */
export function questNewsLines(
  speech: QuestSpeech,
  entries: readonly Entry<'quest'>[],
): { event: QuestEvent; words: string }[][] {
  return questNews(entries)
    .map((group) =>
      group.flatMap((event) => {
        const words = tellQuest(speech, event);
        return words === null ? [] : [{ event, words }];
      }),
    )
    .filter(({ length }) => length > 0);
}
