/** The lines of a story, for a page: whose each is, its sentence, and the signs of what it is about. */

import type { Seat } from '../engine/kernel/state.ts';
import type { Joiner, PetzEvent } from '../engine/petz/events.ts';
import { accessoryCard } from '../engine/petz/read.ts';
import { newsLines } from '../session/advice/news.ts';
import type { Entry } from '../session/game/log.ts';
import {
  accessoryArt,
  addonArt,
  artAt,
  artifactArt,
  BODYGUARD,
  cageArt,
  customerArt,
  deckArt,
  exhibitionArt,
  facilityArt,
  IMP,
  needArt,
  PROCESSED_ART,
  petArt,
  playerArt,
  spaceArt,
  TOKEN_ART,
} from '../ui/art-urls.ts';
import signs from './signs.json' with { type: 'json' };
import type { Speech } from './speech.ts';
import { tell } from './tell.ts';

// The picture for what happened: the thing itself where there is one, else the sign of its kind.

const OF_TYPE: Readonly<Record<string, string>> = signs.ofType;
/** What befell a pet shows the need or the token rather than the pet, whose name the line says. */
const OF_PET: Readonly<Record<string, string>> = signs.ofPet;

function joinerArt(who: Joiner): string {
  if (who === 'bodyguard') return BODYGUARD;
  return who === 'imp' ? IMP : artifactArt('fancyHat');
}

export function signOf(event: PetzEvent): string | null {
  const befell = OF_PET[event.type];
  if (befell !== undefined) return artAt(befell);
  if (event.type === 'petz.sent') return spaceArt(event.space);
  if (event.type === 'petz.turnedUp') {
    return event.tile === 'exhibition' ? exhibitionArt(event.id) : customerArt(event.id);
  }
  if (event.type === 'petz.reshuffled') return deckArt(event.colour);
  if (event.type === 'petz.joined' || event.type === 'petz.returned') return joinerArt(event.who);
  if (event.type === 'petz.processed') return PROCESSED_ART[event.made];
  if (event.type === 'petz.relieved') return needArt(event.need);
  if (event.type === 'petz.wrecked') return event.tile === 'cage' ? cageArt(event.id) : addonArt(event.id);
  if ('facility' in event) return facilityArt(event.facility);
  if ('accessory' in event) return accessoryArt(accessoryCard(event.accessory).kind);
  if ('food' in event && event.food !== undefined) return TOKEN_ART[event.food];
  if ('customer' in event) return customerArt(event.customer);
  if ('exhibition' in event) return exhibitionArt(event.exhibition);
  if ('artifact' in event) return artifactArt(event.artifact);
  if ('cage' in event) return cageArt(event.cage);
  if ('addon' in event) return addonArt(event.addon);
  if ('pet' in event && event.pet !== null) return petArt(event.pet);
  return artAt(OF_TYPE[event.type] ?? 'icons/count-pets');
}

export interface StoryLine {
  id: string;
  /** The answer it comes of, and who gave it or is meant by it; null: no seat. */
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
      // What is of no seat and comes several times in a row, as the cards that are put away, is said once.
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
