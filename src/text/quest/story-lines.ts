/** The lines of a quest's story: events that have something to say, with their sentence. */

import type { QuestEvent } from '../../engine/quest/events.ts';
import { questNews } from '../../session/advice/quest-news.ts';
import type { Entry } from '../../session/game/log.ts';
import type { QuestSpeech } from './speech.ts';
import { tellQuest } from './tell.ts';

interface StoryLine {
  entry: Entry<'quest'>;
  /** Which of the entry's events. */
  at: number;
  words: string;
}

export function questStoryLines(speech: QuestSpeech, entries: readonly Entry<'quest'>[]): StoryLine[] {
  return entries.flatMap((entry) =>
    entry.events.flatMap((event, at) => {
      const words = tellQuest(speech, event);
      return words === null ? [] : [{ entry, at, words }];
    }),
  );
}

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
