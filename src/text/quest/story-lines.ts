/** The lines of a quest's story: events that have something to say, with their sentence. */

import type { QuestEvent, QuestEventType } from '../../engine/quest/events.ts';
import { kindOf } from '../../engine/quest/read.ts';
import { questNews } from '../../session/advice/quest-news.ts';
import type { Entry } from '../../session/game/log.ts';
import { iconArt, questThingArt } from '../../ui/art-urls.ts';
import type { StoryLine } from '../story.ts';
import signs from './signs.json' with { type: 'json' };
import type { QuestSpeech } from './speech.ts';
import { tellQuest } from './tell.ts';

// The picture for what happened in Pug Quest: the thing itself where there is one, else the sign of its kind.

const OF_TYPE: Readonly<Record<QuestEventType, string>> = signs;

function thingOf(event: QuestEvent): string | null {
  switch (event.type) {
    case 'quest.drew':
    case 'quest.gaveCard':
      return event.card === null ? null : iconArt(`energy-${event.card}`);
    case 'quest.recovered':
    case 'quest.boosted':
      return iconArt(`energy-${event.card}`);
    case 'quest.gotTreasure':
    case 'quest.lostTreasure':
    case 'quest.gave':
      return questThingArt('treasure', kindOf(event.treasure));
    case 'quest.entered':
      return questThingArt('monster', kindOf(event.id));
    default:
      return null;
  }
}

export const questSignOf = (event: QuestEvent): string =>
  thingOf(event) ?? iconArt(`quest-${OF_TYPE[event.type]}`);

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

/** What happened since one's turn, with the signs of what came of each action and the sentence of where it led. */
export const questNewsStory = (speech: QuestSpeech, entries: readonly Entry<'quest'>[]): StoryLine[] =>
  questNewsLines(speech, entries).flatMap((group, i) => {
    const last = group.at(-1);
    if (last === undefined) return [];
    const before = group.slice(0, -1).map(({ event, words }, at) => ({
      // The action is said in words, what came of it on the way by signs.
      sign: at === 0 ? null : questSignOf(event),
      words,
    }));
    const line = { id: String(i), entry: -1, seat: null, emblem: null, before };
    return [{ ...line, words: last.words, sign: questSignOf(last.event) }];
  });

/** What happened since one's own last answer, as `Session.recap` gives it: an action a line, with all that came of it. */
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
