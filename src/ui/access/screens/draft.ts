/** A new game while it is being put together: who plays, by which rules, from which seed. */

import type { PetzSetup, Variants } from '../../../engine/petz/state.ts';
import { basicSetup, fullSetup } from '../../../session/facts.ts';
import { freeRival, RIVALS, type RivalId } from '../../../session/rivals.ts';
import type { Player, Strength } from '../../../session/seats.ts';
import type { NewGame } from '../../../session/session.ts';

export type Kind = 'person' | Strength;

export interface DraftSeat {
  kind: Kind;
  /** The name of the person; a bot goes by the name of its rival. */
  name: string;
  /** Who a bot plays as. */
  rival: RivalId | null;
}

export interface Draft {
  seats: DraftSeat[];
  variants: Variants;
  seed: string;
}

export const MOST_SEATS = 4;
export const FEWEST_SEATS = 2;
const LONGEST_NAME = 20;

/** What is wrong with a draft; each has its sentence (`ui.newGame.<problem>`). */
export type Problem = 'nameMissing' | 'nameTwice' | 'nameLong' | 'seedMissing';

export function firstDraft(names: readonly string[], seed: string): Draft {
  const kinds: Kind[] = ['person', 'easy', 'easy', 'hard'];
  const seats = kinds.reduce<DraftSeat[]>((before, kind, i) => withSeat(before, kind, names[i] ?? ''), []);
  return { seats, variants: basicSetup(MOST_SEATS).variants, seed };
}

/** One seat more; a bot gets a rival that nobody plays yet. */
export function withSeat(seats: readonly DraftSeat[], kind: Kind, name: string): DraftSeat[] {
  return withKind([...seats, { kind, name, rival: null }], seats.length, kind);
}

/** Somebody else plays a seat: a bot that had no rival yet gets one, and keeps it. */
export function withKind(seats: readonly DraftSeat[], at: number, kind: Kind): DraftSeat[] {
  const taken = rivalsOf(seats.filter((_, i) => i !== at));
  return seats.map((seat, i) => {
    if (i !== at) return seat;
    if (kind === 'person') return { ...seat, kind, rival: null };
    return { ...seat, kind, rival: seat.rival ?? freeRival(kind, taken) };
  });
}

/** One of the rivals sits down; somebody who was no bot yet plays as strongly as suits that one. */
export function withRival(seats: readonly DraftSeat[], at: number, rival: RivalId): DraftSeat[] {
  return seats.map((seat, i) => {
    if (i !== at) return seat;
    return { ...seat, rival, kind: seat.kind === 'person' ? RIVALS[rival].suits : seat.kind };
  });
}

function rivalsOf(seats: readonly DraftSeat[]): RivalId[] {
  return seats.flatMap(({ rival }) => rival ?? []);
}

/** Whom the bot of a seat may play as: nobody plays the same rival twice. */
export function rivalsFor(seats: readonly DraftSeat[], at: number): RivalId[] {
  const taken = rivalsOf(seats.filter((_, i) => i !== at));
  return Object.values(RIVALS).flatMap(({ id }) => (taken.includes(id) ? [] : [id]));
}

/** The name a seat goes by. */
export function nameOf({ name, rival }: DraftSeat): string {
  return rival === null ? name.trim() : RIVALS[rival].name;
}

/** Every rule of the Full Variant, or none. */
export function withFull(draft: Draft, isFull: boolean): Draft {
  const setup = isFull ? fullSetup : basicSetup;
  return { ...draft, variants: setup(MOST_SEATS).variants };
}

export function isFull({ variants }: Draft): boolean {
  return variants.doubles && variants.meatStand && variants.finalOrder && variants.foresight !== 'usual';
}

export function problemsOf(draft: Draft): Problem[] {
  const names = draft.seats.map(nameOf);
  const problems: Problem[] = [];
  if (names.some((name) => name === '')) problems.push('nameMissing');
  if (new Set(names.filter((name) => name !== '')).size < names.filter((name) => name !== '').length) {
    problems.push('nameTwice');
  }
  if (names.some((name) => name.length > LONGEST_NAME)) problems.push('nameLong');
  if (draft.seed.trim() === '') problems.push('seedMissing');
  return problems;
}

export function setupOf(draft: Draft): PetzSetup {
  const setup = basicSetup(draft.seats.length);
  const { variants } = draft;
  return {
    ...setup,
    variants: { ...variants, finalOrder: variants.finalOrder && draft.seats.length === MOST_SEATS },
  };
}

export function gameOf(draft: Draft): NewGame {
  const players: Player[] = draft.seats.map((seat) => {
    const { kind, rival } = seat;
    const name = nameOf(seat);
    if (kind === 'person') return { kind, name };
    return { kind: 'bot', name, strength: kind, ...(rival === null ? {} : { rival }) };
  });
  return { setup: setupOf(draft), seed: draft.seed.trim(), players };
}
