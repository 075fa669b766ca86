/**
 * Taking answers back. Whole states are saved: they are small and quick to copy. A step can be taken back only
 * while nothing hidden has been revealed since, and never past the answer of a person who sees something else.
 */

import type { GameId, StateOf } from '../../engine/games.ts';
import type { Seat } from '../../engine/kernel/state.ts';

/** A state as it was just before a person answered. */
interface UndoStep<G extends GameId = 'petz'> {
  state: StateOf<G>;
  seat: Seat;
  /** How many answers and story entries there were. */
  answers: number;
  entries: number;
}

/** More steps than a player takes back; the oldest go first. */
const MOST = 200;

export class UndoRing<G extends GameId = 'petz'> {
  readonly #shares: (a: Seat, b: Seat) => boolean;
  #saved: UndoStep<G>[] = [];

  /** `shares`: whether two seats may take each other's steps back. */
  constructor(shares: (a: Seat, b: Seat) => boolean) {
    this.#shares = shares;
  }

  /** Stores a state before a person's answer. An answer of another seat ends what could be taken back. */
  push(saved: UndoStep<G>): void {
    if (this.#saved.some((x) => !this.#shares(x.seat, saved.seat))) this.forget();
    this.#saved.push(saved);
    if (this.#saved.length > MOST) this.#saved.shift();
  }

  forget(): void {
    this.#saved = [];
  }

  /** The step that can be taken back now; null if there is none, or a secret has come up since. */
  top(now: StateOf<G>): UndoStep<G> | null {
    const last = this.#saved.at(-1);
    return last !== undefined && last.state.secrets === now.secrets ? last : null;
  }

  /** Takes a step back. */
  pop(now: StateOf<G>): UndoStep<G> | null {
    const last = this.top(now);
    if (last !== null) this.#saved.pop();
    return last;
  }
}
