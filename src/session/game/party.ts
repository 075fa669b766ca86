/**
 * A party for Fantasy Pug Quest before it sets off: which Hero each seat leads, who leads it, how hard the Worlds are, and
 * whether an Evil Lord commands the Monsters. Plain data, and what follows from it.
 */

import * as v from 'valibot';
import { entryList } from '../../campaign/entries.ts';
import { dice, shuffle } from '../../engine/kernel/rng.ts';
import { BOARD, HEROES } from '../../engine/quest/data/cards.ts';
import type { OwnHero } from '../../engine/quest/schema-setup.ts';
import { HANDICAPS, type Handicap, type QuestSetup } from '../../engine/quest/schema-setup.ts';
import { questSetup } from '../../engine/quest/setup.ts';
import { nameSchema, seenName } from '../profiles/names.ts';
import { holding } from './hands.ts';
import { canonical, type Player, type Strength } from './seats.ts';

export const MOST_HEROES = 5;
const LONGEST_PLAYER = 20;

/** How hard the Worlds are: without toll and with a card more, as printed, or the hard mode (PQ-HARD). */
export const HARDNESS = ['friendly', 'usual', 'hard'] as const;
export type Hardness = (typeof HARDNESS)[number];

/** What a friendly game changes of the printed numbers. */
const FRIENDLY = { toll: 0, handCards: 1 } as const;

/** The set-up for games with an Evil Lord that is proposed first (R-PQ-97). */
export const FIRST_HANDICAP: Handicap = 'even';

/** What an even match leaves the Boss of his Life against so many Heroes, in hundredths (R-PQ-97). */
export const evenBoss = (heroes: number): number => BOARD.bossLife.even[heroes - 1] ?? 100;

export type Leader = 'person' | Strength;

export interface PartySeat {
  /** Id of the Hero; null: drawn by lot. */
  hero: string | null;
  leader: Leader;
  /** A person's name. */
  name: string;
}

interface PartyLord {
  leader: Leader;
  name: string;
  handicap: Handicap;
  /** Everybody may look: no curtains between the Evil Lord and the Heroes. */
  open?: boolean | undefined;
}

export interface QuestParty {
  seats: PartySeat[];
  hardness: Hardness;
  lord: PartyLord | null;
  /** Hands are held: each is shown by its owner only. */
  held?: boolean | undefined;
  own: readonly OwnHero[];
  seed: string;
}

/** Parties that were saved when there were two strengths say `easy` and `hard`. */
const leader = v.pipe(
  v.string(),
  v.transform((name) => (name === 'person' ? name : canonical(name))),
  v.custom<Leader>((name) => name !== null),
);
const name = v.fallback(nameSchema(LONGEST_PLAYER), '');
const seatSchema = v.object({ hero: v.fallback(v.nullable(v.string()), null), leader, name });
const partySchema = v.object({
  seats: v.pipe(entryList(seatSchema, MOST_HEROES), v.minLength(1)),
  hardness: v.fallback(v.picklist(HARDNESS), 'usual'),
  lord: v.fallback(
    v.nullable(
      v.object({
        leader,
        name,
        handicap: v.picklist(HANDICAPS),
        open: v.fallback(v.optional(v.boolean()), undefined),
      }),
    ),
    null,
  ),
  held: v.fallback(v.optional(v.boolean()), undefined),
  seed: v.fallback(v.string(), ''),
});

/** A party as it was saved; null if it cannot be read. Own Heroes are not saved with it. */
export function readParty(saved: unknown): QuestParty | null {
  const parsed = v.safeParse(partySchema, saved);
  return parsed.success ? { ...parsed.output, own: [] } : null;
}

/** The same party with the own Heroes there are now; a seat whose Hero is gone draws lots. */
export function withOwn(party: QuestParty, own: readonly OwnHero[]): QuestParty {
  const known = heroIds({ own });
  const seats = party.seats.map((seat) =>
    seat.hero === null || known.includes(seat.hero) ? seat : { ...seat, hero: null },
  );
  return { ...party, own, seats };
}

/** Why a party cannot set off: `ui.party.<problem>`. */
type PartyProblem = 'nameMissing' | 'nameLong' | 'seedMissing';

/** A person with a friend, who is a bot. */
export function firstParty(name: string, own: readonly OwnHero[], seed: string): QuestParty {
  const seats: PartySeat[] = [
    { hero: 'bravepug', leader: 'person', name },
    { hero: 'pugtor', leader: 'master', name: '' },
  ];
  return { seats, hardness: 'usual', lord: null, own, seed };
}

/** All Heroes there are to choose from, those of the workshop last. */
export function heroIds(party: Pick<QuestParty, 'own'>): string[] {
  return [...Object.keys(HEROES), ...party.own.map(({ id }) => id)];
}

/** The Heroes that no player leads yet. */
export function freeHeroes(party: QuestParty): string[] {
  const taken = party.seats.map(({ hero }) => hero);
  return heroIds(party).filter((id) => !taken.includes(id));
}

/** In the hard mode Heroes are dealt (PQ-HARD-01). */
export const isDealt = ({ hardness }: QuestParty): boolean => hardness === 'hard';

/** The same party with another seat, led by a bot; a full party stays as it is. */
export function withSeat(party: QuestParty, leader: Leader): QuestParty {
  if (party.seats.length >= MOST_HEROES) return party;
  const hero = freeHeroes(party)[0] ?? null;
  return { ...party, seats: [...party.seats, { hero, leader, name: '' }] };
}

export function withoutSeat(party: QuestParty, at: number): QuestParty {
  if (party.seats.length <= 1) return party;
  return { ...party, seats: party.seats.filter((_, i) => i !== at) };
}

export function withSeatAt(party: QuestParty, at: number, changes: Partial<PartySeat>): QuestParty {
  return { ...party, seats: party.seats.map((seat, i) => (i === at ? { ...seat, ...changes } : seat)) };
}

/** A Hero for a seat; the seat that led that one before takes the other's in exchange. */
export function withHero(party: QuestParty, at: number, hero: string | null): QuestParty {
  const before = party.seats[at]?.hero ?? null;
  const seats = party.seats.map((seat, i) => {
    if (i === at) return { ...seat, hero };
    return hero !== null && seat.hero === hero ? { ...seat, hero: before } : seat;
  });
  return { ...party, seats };
}

/** Another hardness; the hard mode and an Evil Lord exclude each other (R-PQ-87). */
export function withHardness(party: QuestParty, hardness: Hardness): QuestParty {
  return { ...party, hardness, lord: hardness === 'hard' ? null : party.lord };
}

export function withLord(party: QuestParty, lord: PartyLord | null): QuestParty {
  const hardness = lord !== null && party.hardness === 'hard' ? 'usual' : party.hardness;
  return { ...party, lord, hardness };
}

export function problemsOfParty(party: QuestParty): PartyProblem[] {
  const led = [...party.seats, ...(party.lord === null ? [] : [party.lord])];
  const names = led.filter(({ leader }) => leader === 'person').map(({ name }) => seenName(name));
  const problems: PartyProblem[] = [];
  if (names.includes('')) problems.push('nameMissing');
  if (names.some((name) => name.length > LONGEST_PLAYER)) problems.push('nameLong');
  if (party.seed.trim() === '') problems.push('seedMissing');
  return problems;
}

/** The Heroes that set off: those to be drawn by lot follow from the seed. */
function chosenHeroes(party: QuestParty): QuestSetup['heroes'] {
  if (isDealt(party)) return 'draw';
  const lots = freeHeroes(party);
  shuffle(lots, dice(`${party.seed.trim()}/party`));
  return party.seats.map(({ hero }) => hero ?? lots.pop() ?? '');
}

export function setupOfParty(party: QuestParty): QuestSetup {
  const { seats, hardness, lord, own } = party;
  const heroes = chosenHeroes(party);
  const brought = heroes === 'draw' ? [] : own.filter(({ id }) => heroes.includes(id));
  return questSetup(seats.length, {
    heroes,
    mode: hardness === 'hard' ? 'hard' : 'normal',
    lord: lord === null ? null : { handicap: lord.handicap },
    tune: hardness === 'friendly' ? FRIENDLY : {},
    ...(brought.length === 0 ? {} : { own: [...brought] }),
  });
}

/** Who leads each seat; bots go by no name of their own: their Hero's is known. */
export function playersOfParty({ seats, lord, held = false }: QuestParty): Player[] {
  const led = [...seats, ...(lord === null ? [] : [lord])];
  const open = { prefs: { open: true } };
  const players = led.map((one): Player => {
    const { leader, name } = one;
    if (leader !== 'person') return { kind: 'bot', name: '', strength: leader };
    return { kind: 'person', name: seenName(name), ...('open' in one && one.open ? open : {}) };
  });
  return held ? holding(players, true) : players;
}

/** Who leads a seat after it was handed over; a person's name and wishes stay with the seat until it comes back. */
export function ledBy({ name, prefs }: Player, leader: Leader): Player {
  const saved = prefs === undefined ? { name } : { name, prefs };
  return leader === 'person' ? { kind: 'person', ...saved } : { kind: 'bot', strength: leader, ...saved };
}
