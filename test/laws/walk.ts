/** Plays whole games at random and holds a law against every step; a failure names game, seed and step. */

import { copy, freeze } from '../../src/engine/kernel/data.ts';
import { dice, type Rng } from '../../src/engine/kernel/rng.ts';
import type { BaseState, GameEvent, Json, Seat } from '../../src/engine/kernel/state.ts';
import type { Game } from './games.ts';

/** The seeds with which a game is played: other ones for every game, the same ones every time. */
export function seedsOf(game: Game): string[] {
  return Array.from({ length: game.walks }, (_, i) => `${game.name} ${i + 1}`);
}

/** One answer: the state it was given in (frozen), and what came of it. */
export interface Step {
  s: BaseState;
  seat: Seat;
  choice: Json;
  next: BaseState;
  events: GameEvent[];
}

/** A finished game. */
export interface Walk {
  start: BaseState;
  opening: GameEvent[];
  steps: Step[];
  end: BaseState;
}

const kept = new Map<string, Walk>();

/** A game with this seed (the first of its seeds, if none is named), played once and then remembered. */
export function walk(game: Game, seed = `${game.name} 1`): Walk {
  const name = `${game.name}/${seed}`;
  const known = kept.get(name) ?? play(game, seed);
  kept.set(name, known);
  return known;
}

/** Plays a game with random answers of seats in random order. */
export function play(game: Game, seed: string): Walk {
  const { engine } = game;
  const rng = dice(`walk ${seed}`);
  const { state: start, events: opening } = engine.start(game.setup, seed);
  const steps: Step[] = [];
  let s = freeze(start);
  while (s.outcome === null) {
    if (steps.length > game.most)
      throw new Error(`${game.name}, seed '${seed}': no end after ${game.most} answers`);
    const seat = anyOf(engine.waiting(s), rng);
    const choice = engine.sample(s, seat, rng);
    const applied = engine.apply(s, action(s, seat, choice));
    if (!applied.ok) throw new Error(`${at(game, seed, steps.length, s)}: refused ${JSON.stringify(choice)}`);
    steps.push({ s, seat, choice, next: freeze(applied.state), events: applied.events });
    s = applied.state;
  }
  return { start, opening, steps, end: s };
}

/** Plays a state on to its end, in place. Fails if it does not come. */
export function playOn(game: Game, s: BaseState, rng: Rng): BaseState {
  for (let left = game.most; s.outcome === null; left--) {
    if (left === 0) throw new Error(`${game.name}: no end after ${game.most} answers`);
    const seat = anyOf(game.engine.waiting(s), rng);
    game.engine.applyTo(s, seat, game.engine.sample(s, seat, rng));
  }
  return s;
}

export function action(s: BaseState, seat: Seat, choice: Json) {
  return { seat, ask: s.ask?.id ?? 0, choice };
}

function at(game: Game, seed: string, step: number, s: BaseState): string {
  return `${game.name}, seed '${seed}', step ${step} (${s.ask?.kind ?? 'the end'})`;
}

/** Holds a law against every step of the game's walks; the law gives what is wrong, or null. */
export function everyStep(game: Game, law: (step: Step, rng: Rng, i: number) => string | null): void {
  for (const seed of seedsOf(game)) {
    const rng = dice(`law ${seed}`);
    for (const [i, step] of walk(game, seed).steps.entries()) {
      const wrong = law(step, rng, i);
      if (wrong !== null) throw new Error(`${at(game, seed, i, step.s)}: ${wrong}`);
    }
  }
}

/** Every seat, and null for a spectator. */
export function onlookers(game: Game): (Seat | null)[] {
  return [null, ...game.teams.keys()];
}

/** Who looks at a step where looking is slow: its actor and one other, another one at each step. */
export function lookingAt(game: Game, { seat }: Step, i: number): (Seat | null)[] {
  const others = onlookers(game).filter((other) => other !== seat);
  return [seat, others[i % others.length] ?? null];
}

/** A copy in which everything that a seat cannot see is otherwise, the others' sealed answers included. */
export function permuted(game: Game, s: BaseState, seat: Seat | null, rng: Rng): BaseState {
  const other = copy(s);
  game.hidden.permute(other, seat, rng);
  const { ask } = other;
  if (ask?.how !== 'all') return other;
  for (const key of Object.keys(ask.sealed).map(Number)) {
    if (key !== seat) ask.sealed[key] = game.engine.sample(other, key, rng);
  }
  return other;
}

function anyOf<T>(list: readonly T[], rng: Rng): T {
  const one = list[rng.below(list.length)];
  if (one === undefined) throw new Error('nobody is asked, but the game goes on');
  return one;
}
