/**
 * A tiny co-operative game for tests: two or three heroes hold a gate against a siege until its strength is
 * gone; they win or lose together. If a lord takes part he sits last, keeps his cards secret and leads the
 * siege; otherwise dice do. It has what Dungeon Petz has not, to prove that the kernel serves any such game.
 */

import type { BaseSetup, BaseState, GameEvent, Json, Seat } from '../../src/engine/kernel/state.ts';

export interface ToySetup extends BaseSetup {
  /** Whether the last seat is the lord. */
  lord: boolean;
}

/** What the heroes agree on at the table; the lord does not hear it before the attack. */
export const PLANS = ['guard', 'sortie'] as const;
export type Plan = (typeof PLANS)[number];

export interface Toy extends BaseState {
  setup: ToySetup;
  round: number;
  /** The heroes lose when it is gone. */
  gate: number;
  /** The heroes win when it is gone. */
  siege: number;
  leader: Seat;
  planned: boolean;
  plan: Plan | null;
  /** Cards by seat: the heroes' are open, the lord's are not. */
  hands: number[][];
  deck: number[];
  discards: number[];
}

export const TOY_TUNABLES = { gate: { printed: 6, min: 1, max: 20 }, siege: { printed: 7, min: 1, max: 20 } };

/** Every card is a number; even ones strike, odd ones are ripostes. */
export const CARDS: readonly number[] = Array.from({ length: 24 }, (_, i) => i);
export const isRiposte = (card: number): boolean => card % 2 === 1;

export type ToyEvent = GameEvent &
  (
    | { type: 'toy.fog'; strength: number }
    | { type: 'toy.led'; leader: Seat; votes: Json }
    | { type: 'toy.whispered'; by: Seat; plan: Plan }
    | { type: 'toy.struck'; by: Seat; cards: number[]; harm: number }
    | { type: 'toy.riposted'; by: Seat; card: number }
    | { type: 'toy.stormed'; harm: number }
    | { type: 'toy.drew'; seat: Seat; card: number | null; closed: boolean }
    | { type: 'toy.ended'; won: boolean }
  );

export function lordOf(setup: ToySetup): Seat | null {
  return setup.lord ? setup.seats - 1 : null;
}

export function heroesOf(setup: ToySetup): Seat[] {
  return Array.from({ length: setup.seats - (setup.lord ? 1 : 0) }, (_, seat) => seat);
}

export function handOf(s: Toy, seat: Seat): number[] {
  const hand = s.hands[seat];
  if (hand === undefined) throw new Error(`no hand at seat ${seat}`);
  return hand;
}
