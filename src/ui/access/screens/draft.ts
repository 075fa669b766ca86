/** A new game while it is being put together: who plays, by which rules, from which seed. */

import type { PetzSetup, Variants } from '../../../engine/petz/state.ts';
import { basicSetup } from '../../../session/facts.ts';
import type { Player, Strength } from '../../../session/seats.ts';
import type { NewGame } from '../../../session/session.ts';

export type Kind = 'person' | Strength;

export interface DraftSeat {
  kind: Kind;
  name: string;
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
  return {
    seats: kinds.map((kind, i) => ({ kind, name: names[i] ?? '' })),
    variants: basicSetup(MOST_SEATS).variants,
    seed,
  };
}

export function problemsOf(draft: Draft): Problem[] {
  const names = draft.seats.map((seat) => seat.name.trim());
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
  const players: Player[] = draft.seats.map(({ kind, name }) =>
    kind === 'person' ? { kind, name: name.trim() } : { kind: 'bot', name: name.trim(), strength: kind },
  );
  return { setup: setupOf(draft), seed: draft.seed.trim(), players };
}
