/**
 * What rivals say about what happens. Everything follows from the story alone, so that a replayed game says the
 * same things at the same places, and a step taken back takes its words back.
 */

import type { Seat } from '../../engine/kernel/state.ts';
import type { PetzEvent } from '../../engine/petz/events.ts';
import type { Entry } from './log.ts';
import { type RivalId, rivalOf } from './rivals.ts';
import { type Character, characterOf, type Player } from './seats.ts';

/** How many ways there are to say it. */
export const WAYS = 2;
/** How many lines a character has; all rivals with it share them. */
export const CHARACTER_WAYS = 4;

/** The expressions that every portrait has. */
export const SPEAKER_FACES = ['neutral', 'happy', 'cross'] as const;
export type SpeakerFace = (typeof SPEAKER_FACES)[number];

/** What a rival has something to say about, the most important first, and the face that goes with it. */
const FACE_AT = {
  win: 'happy',
  lose: 'cross',
  lostPet: 'cross',
  wonShow: 'happy',
  lastShow: 'cross',
  sold: 'happy',
  character: 'happy',
  gotPet: 'happy',
  outbid: 'cross',
  greeting: 'neutral',
} satisfies Readonly<Record<string, SpeakerFace>>;
type Moment = keyof typeof FACE_AT;
export const MOMENTS = Object.keys(FACE_AT) as Moment[];

/** Something that was said, and by whom. */
export interface Spoken {
  /** The entry of the story it was said about. */
  entry: number;
  seat: Seat;
  moment: Moment;
  face: SpeakerFace;
  /** The words' key: `line.<rival>.<moment>.<n>`, or `line.character.<character>.<n>`. */
  key: string;
}

/** A rival is silent for so many entries after a line; only the end of the game is always commented. */
const SILENCE = 5;

/** Spaces that everybody would have liked to be first at. */
export const CONTESTED_SPACES: readonly string[] = ['younger1', 'younger2', 'older', 'cage1', 'cage2'];

/** Each rival minds every third space only, so that not all of them complain at once. */
function minds(entry: number, seat: Seat): boolean {
  return (entry + seat) % 3 === 0;
}

/** What an event is to a seat; null if it is nothing to speak of. */
export function momentOf(event: PetzEvent, seat: Seat, entry: number): Moment | null {
  switch (event.type) {
    case 'petz.round':
      return entry === 0 ? 'greeting' : null;
    case 'petz.gotPet':
      return event.seat === seat ? 'gotPet' : null;
    case 'petz.sent':
      return event.seat !== seat && CONTESTED_SPACES.includes(event.space) && minds(entry, seat)
        ? 'outbid'
        : null;
    case 'petz.sold':
      return event.seat === seat ? 'sold' : null;
    case 'petz.lost':
      return event.seat === seat ? 'lostPet' : null;
    case 'petz.awarded': {
      const own = event.awards[seat] ?? 0;
      const best = Math.max(...event.awards);
      const worst = Math.min(...event.awards);
      if (best === worst) return null;
      return own === best ? 'wonShow' : own === worst ? 'lastShow' : null;
    }
    case 'petz.ended':
      return event.winners.includes(seat) ? 'win' : 'lose';
    default:
      return null;
  }
}

/** True for something that a seat does because it is as it is. */
export function showsCharacter(event: PetzEvent, seat: Seat, character: Character): boolean {
  if (!('seat' in event) || event.seat !== seat) return false;
  switch (character) {
    case 'hoarder':
      return event.type === 'petz.gotPotion' || event.type === 'petz.filledBox' || isGoodPay(event);
    case 'showman':
      return event.type === 'petz.judging' || event.type === 'petz.gotArtifact';
    case 'butcher':
      return event.type === 'petz.gotFood' && event.meat > event.vegetable;
    case 'gambler':
      return (event.type === 'petz.gotPet' && event.size > 2) || event.type === 'petz.caught';
  }
}

const GOOD_PAY = 3;

function isGoodPay(event: PetzEvent): boolean {
  return event.type === 'petz.earned' && event.gold >= GOOD_PAY;
}

function keyOf(rival: RivalId, moment: Moment, seat: Seat, entry: number): string {
  return `line.${rival}.${moment}.${1 + (((entry >> 1) + seat) % WAYS)}`;
}

/** The words of a character, apart from who has it. */
function characterKey(character: Character, seat: Seat, entry: number): string {
  return `line.character.${character}.${1 + (((entry >> 1) + seat) % CHARACTER_WAYS)}`;
}

/** What matters most to a seat of all that an answer led to. */
function foremost(entry: Entry, seat: Seat, character: Character | undefined): Moment | null {
  let found: Moment | null = null;
  for (const event of entry.events) {
    found = graver(found, momentOf(event, seat, entry.id));
    if (character !== undefined && showsCharacter(event, seat, character)) found = graver(found, 'character');
  }
  return found;
}

/** The more important of two moments. */
function graver(one: Moment | null, other: Moment | null): Moment | null {
  if (one === null || other === null) return one ?? other;
  return MOMENTS.indexOf(one) <= MOMENTS.indexOf(other) ? one : other;
}

/** What the seats of a story have said, worked out once: one picture asks for it many times. */
const spoken = new WeakMap<readonly Entry[], { players: readonly Player[]; by: Map<Seat, Spoken[]> }>();

/** Everything a seat has said in a story, in order; nothing if no rival sits there. */
export function linesOf(story: readonly Entry[], players: readonly Player[], seat: Seat): readonly Spoken[] {
  const before = spoken.get(story);
  const known = before?.players === players ? before : { players, by: new Map<Seat, Spoken[]>() };
  spoken.set(story, known);
  const lines = known.by.get(seat) ?? workOut(story, players, seat);
  known.by.set(seat, lines);
  return lines;
}

function workOut(story: readonly Entry[], players: readonly Player[], seat: Seat): Spoken[] {
  const rival = rivalOf(players[seat])?.id;
  if (rival === undefined) return [];
  const character = characterOf(players, seat);
  const said: Spoken[] = [];
  for (const entry of story) {
    const moment = foremost(entry, seat, character);
    if (moment === null) continue;
    const last = said.at(-1)?.entry ?? Number.NEGATIVE_INFINITY;
    if (entry.id - last < SILENCE && moment !== 'win' && moment !== 'lose') continue;
    const isOfCharacter = moment === 'character' && character !== undefined;
    const key = isOfCharacter
      ? characterKey(character, seat, entry.id)
      : keyOf(rival, moment, seat, entry.id);
    said.push({ entry: entry.id, seat, moment, face: FACE_AT[moment], key });
  }
  return said;
}

/** The last thing said: by one seat, or by any at the table. Of several at once, the first seat's. */
export function lastLine(story: readonly Entry[], players: readonly Player[], seat?: Seat): Spoken | null {
  const seats = seat === undefined ? players.map((_, x) => x) : [seat];
  const last = seats.flatMap((x) => linesOf(story, players, x).at(-1) ?? []);
  return last.reduce<Spoken | null>(
    (best, one) => (best === null || one.entry > best.entry ? one : best),
    null,
  );
}
