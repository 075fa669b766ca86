/** The lines of a story, for a page: whose each is, its sentence, and the signs of what it is about. */

import type { Seat } from '../engine/kernel/state.ts';
import type { PetzEvent } from '../engine/petz/events.ts';
import { newsLines } from '../session/advice/news.ts';
import type { Entry } from '../session/game/log.ts';
import { playerArt } from '../ui/art-urls.ts';
import { signOf } from './signs.ts';
import type { Speech } from './speech.ts';
import { tell } from './tell.ts';

export interface StoryLine {
  id: string;
  /** The answer it comes of, and who gave it or is meant by it; null: nobody. */
  entry: number;
  seat: Seat | null;
  /** Whose line it is by colour and emblem. */
  emblem: { seat: Seat; art: string } | null;
  /** What came before: seen are the words, or the sign alone. */
  before: readonly { sign: string | null; words: string }[];
  words: string;
  sign: string | null;
}

/** Whom a line is about; null: everybody. */
const seatOfEvent = (event: PetzEvent): Seat | null => ('seat' in event ? event.seat : null);

const emblemOf = (seat: Seat | null): StoryLine['emblem'] =>
  seat === null ? null : { seat, art: playerArt(seat) };

/** Everything that happened, a line an event. */
export function petzStory(speech: Speech, entries: readonly Entry[]): StoryLine[] {
  let last = '';
  return entries.flatMap((entry) =>
    entry.events.flatMap((event, at): StoryLine[] => {
      const seat = seatOfEvent(event);
      const words = tell(speech, event);
      // What is nobody's and comes several times in a row, as the cards that are put away, is said once.
      const isSame = seat === null && words === last;
      last = words;
      const line = { id: `${entry.id}.${at}`, entry: entry.id, seat, emblem: emblemOf(seat), before: [] };
      return isSame ? [] : [{ ...line, words, sign: signOf(event) }];
    }),
  );
}

/** What others did since one's turn: a line a group, with the signs of all that it did. */
export const petzNews = (speech: Speech, entries: readonly Entry[], viewer: Seat): StoryLine[] =>
  newsLines(entries, viewer).flatMap(({ seat, events }, i) => {
    const last = events.at(-1);
    if (last === undefined) return [];
    const before = events.slice(0, -1).map((event) => ({ sign: signOf(event), words: tell(speech, event) }));
    const line = { id: String(i), entry: -1, seat, emblem: emblemOf(seat), before };
    return [{ ...line, words: tell(speech, last), sign: signOf(last) }];
  });
