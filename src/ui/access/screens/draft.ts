/** A new game while it is being put together: who plays, by which rules, from which seed. */

import type { Length } from '../../../engine/petz/alleys/state.ts';
import { alleysSetup, basicSetup, fullSetup, LENGTHS } from '../../../engine/petz/read.ts';
import type { PetzSetup, Variants } from '../../../engine/petz/schema-setup.ts';
import { freeRival, RIVAL_CHARACTERS, RIVALS, type RivalId } from '../../../session/game/rivals.ts';
import type { Character, Player, Strength } from '../../../session/game/seats.ts';
import type { NewGame } from '../../../session/game/session.ts';
import { seenName } from '../../../session/profiles/names.ts';

type Kind = 'person' | Strength;

export interface DraftSeat {
  kind: Kind;
  /** The name of the person; a bot goes by the name of its rival. */
  name: string;
  /** Who a bot plays as. */
  rival: RivalId | null;
  /** What a bot is fond of; null for persons, and for a bot that is fond of nothing. */
  character: Character | null;
}

export interface GameDraft {
  seats: DraftSeat[];
  variants: Variants;
  /** How long a game with Dark Alleys is to be; null for the base game. */
  length: Length | null;
  seed: string;
}

export const MOST_SEATS = 4;
export const FEWEST_SEATS = 2;
const LONGEST_NAME = 20;

/** What is wrong with a draft; each has its sentence (`ui.newGame.<problem>`). */
type Problem = 'nameMissing' | 'nameTwice' | 'nameLong' | 'seedMissing';

/** Whom a player meets who has never played here, and whom one who has. */
const FIRST_KINDS: readonly Kind[] = ['person', 'hatchling', 'hatchling', 'apprentice'];
const KINDS: readonly Kind[] = ['person', 'apprentice', 'trader', 'master'];

export function firstDraft(
  names: readonly string[],
  seed: string,
  length: Length | null = null,
  isFirst = false,
): GameDraft {
  const kinds = isFirst ? FIRST_KINDS : KINDS;
  const seats = kinds.reduce<DraftSeat[]>(
    (before, kind, i) => withDraftSeat(before, kind, names[i] ?? ''),
    [],
  );
  return { seats, variants: basicSetup(MOST_SEATS).variants, length, seed };
}

/** One seat more; a bot gets a rival that no other bot plays yet. */
export function withDraftSeat(seats: readonly DraftSeat[], kind: Kind, name: string): DraftSeat[] {
  return withKind([...seats, { kind, name, rival: null, character: null }], seats.length, kind);
}

/** Another kind of player takes a seat: a bot that had no rival yet gets one, and keeps it. */
export function withKind(seats: readonly DraftSeat[], at: number, kind: Kind): DraftSeat[] {
  const taken = rivalsOf(seats.filter((_, i) => i !== at));
  return seats.map((seat, i) => {
    if (i !== at) return seat;
    if (kind === 'person') return { ...seat, kind, rival: null, character: null };
    if (seat.rival !== null) return { ...seat, kind };
    const rival = freeRival(kind, taken);
    return { ...seat, kind, rival, character: RIVAL_CHARACTERS[rival] };
  });
}

/** One of the rivals sits down; a seat that was no bot yet plays as strongly as suits that one. */
export function withRival(seats: readonly DraftSeat[], at: number, rival: RivalId): DraftSeat[] {
  return seats.map((seat, i) => {
    if (i !== at) return seat;
    const character = RIVAL_CHARACTERS[rival];
    return { ...seat, rival, character, kind: seat.kind === 'person' ? RIVALS[rival].suits : seat.kind };
  });
}

/** A bot is to be fond of something else, or of nothing. */
export function withCharacter(
  seats: readonly DraftSeat[],
  at: number,
  character: Character | null,
): DraftSeat[] {
  return seats.map((seat, i) => (i === at && seat.kind !== 'person' ? { ...seat, character } : seat));
}

function rivalsOf(seats: readonly DraftSeat[]): RivalId[] {
  return seats.flatMap(({ rival }) => rival ?? []);
}

/** Whom the bot of a seat may play as: no rival plays twice. */
export function rivalsFor(seats: readonly DraftSeat[], at: number): RivalId[] {
  const taken = rivalsOf(seats.filter((_, i) => i !== at));
  return Object.values(RIVALS).flatMap(({ id }) => (taken.includes(id) ? [] : [id]));
}

/** The name a seat goes by. */
export function seatName({ name, rival }: DraftSeat): string {
  return rival === null ? seenName(name) : RIVALS[rival].name;
}

/** Every rule of the Full Variant, or none. */
export function withFull(draft: GameDraft, isFull: boolean): GameDraft {
  const setup = isFull ? fullSetup : basicSetup;
  return { ...draft, variants: setup(MOST_SEATS).variants };
}

export function isFullGame({ variants }: GameDraft): boolean {
  return variants.doubles && variants.meatStand && variants.finalOrder && variants.foresight !== 'usual';
}

export function problemsOf(draft: GameDraft): Problem[] {
  const names = draft.seats.map(seatName);
  const problems: Problem[] = [];
  if (names.some((name) => name === '')) problems.push('nameMissing');
  if (new Set(names.filter((name) => name !== '')).size < names.filter((name) => name !== '').length) {
    problems.push('nameTwice');
  }
  if (names.some((name) => name.length > LONGEST_NAME)) problems.push('nameLong');
  if (draft.seed.trim() === '') problems.push('seedMissing');
  return problems;
}

/** The lengths that suit the number of shops: a compromise is for 2 or 3 (DA-LENGTH-01). */
export function lengthsFor(seats: number): Length[] {
  return LENGTHS.filter((length) => length !== 'compromise' || seats < MOST_SEATS);
}

/** The length that will be played: one that does not suit the shops gives way to the usual one. */
export function draftLength({ length, seats }: Pick<GameDraft, 'length' | 'seats'>): Length | null {
  return length === null || lengthsFor(seats.length).includes(length) ? length : 'standard';
}

/**
 * Whether the Final Round Order can be chosen: for four shops, but not in an extended game, where it is for three
 * (PB-VAR-18, DA-START-03, DA-START-06).
 */
export function hasFinalOrder(draft: Pick<GameDraft, 'length' | 'seats'>): boolean {
  const seats = draft.seats.length;
  return draftLength(draft) === 'extended' ? seats === 3 : seats === MOST_SEATS;
}

export function setupOf(draft: GameDraft): PetzSetup {
  const seats = draft.seats.length;
  const variants = { ...draft.variants, finalOrder: draft.variants.finalOrder && hasFinalOrder(draft) };
  const length = draftLength(draft);
  return length === null ? { ...basicSetup(seats), variants } : alleysSetup(seats, length, variants);
}

export function gameOf(draft: GameDraft): NewGame {
  const players: Player[] = draft.seats.map((seat) => {
    const { kind, rival, character } = seat;
    const name = seatName(seat);
    if (kind === 'person') return { kind, name };
    const who = { ...(rival === null ? {} : { rival }), ...(character === null ? {} : { character }) };
    return { kind: 'bot', name, strength: kind, ...who };
  });
  return { setup: setupOf(draft), seed: draft.seed.trim(), players };
}
