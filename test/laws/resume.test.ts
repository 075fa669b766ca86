/** Laws 8 and 9: what undo and saved games need from the engine. */

import { describe, expect, test } from 'vitest';
import { hash, plain } from '../../src/engine/kernel/data.ts';
import type { BaseState, GameEvent, Seat } from '../../src/engine/kernel/state.ts';
import { difference } from './compare.ts';
import { GAMES, type Game } from './games.ts';
import { action, everyStep, permuted, type Step, walk } from './walk.ts';

/** Takes the rest of a game's answers from a state on. */
function rest(game: Game, from: BaseState, steps: readonly Step[]): BaseState {
  let s = from;
  for (const { seat, choice } of steps) {
    const applied = game.engine.apply(s, action(s, seat, choice));
    if (!applied.ok) throw new Error(`${game.name}: refused ${JSON.stringify(applied.refusal)}`);
    s = applied.state;
  }
  return s;
}

describe('resume: a game saved and loaded at any step goes on as if nothing had been', () => {
  test.each(GAMES)('$name: the next state is the same at every step', (game) => {
    everyStep(game, ({ s, seat, choice, next, events }) => {
      const loaded = plain(s);
      const applied = game.engine.apply(loaded, action(loaded, seat, choice));
      if (!applied.ok) return `refused after loading: ${JSON.stringify(applied.refusal)}`;
      return difference(applied.state, next) ?? difference(applied.events, events);
    });
  });

  test.each(GAMES)('$name: so is the end', (game) => {
    const { steps, end } = walk(game);
    for (const part of [0.1, 0.5, 0.9]) {
      const from = Math.floor(steps.length * part);
      const saved = steps[from]?.s ?? end;
      expect(hash(rest(game, plain(saved), steps.slice(from))), `from step ${from}`).toBe(hash(end));
    }
  });
});

describe('undo: kept states stay what they were, and the mark for secrets is right', () => {
  test.each(GAMES)('$name: a state kept during play leads to the same end again', (game) => {
    const { start, steps, end } = walk(game);
    expect(hash(rest(game, start, steps))).toBe(hash(end));
  });

  test.each(GAMES)('$name: secrets never get fewer, and dice never fall without one', (game) => {
    everyStep(game, ({ s, next }) => {
      if (next.secrets < s.secrets) return `secrets fell from ${s.secrets} to ${next.secrets}`;
      const thrown = difference(s.rng, next.rng) !== null;
      return thrown && next.secrets === s.secrets ? 'dice fell, but undo would not stop there' : null;
    });
    expect(walk(game).end.secrets).toBeGreaterThan(0);
  });

  // Otherwise a player could try an answer, learn from it, and take it back.
  test.each(GAMES)(
    '$name: an answer without a new secret shows its giver nothing that was hidden',
    (game) => {
      let compared = 0;
      everyStep(game, (step, rng) => {
        if (step.next.secrets > step.s.secrets) return null;
        const other = permuted(game, step.s, step.seat, rng);
        const applied = game.engine.apply(other, action(other, step.seat, step.choice));
        if (!applied.ok)
          return `with other secrets the answer is refused: ${JSON.stringify(applied.refusal)}`;
        compared++;
        const seen = seenBy(game, step.seat, step.next, step.events);
        return difference(seenBy(game, step.seat, applied.state, applied.events), seen);
      });
      expect(compared).toBeGreaterThan(0);
    },
  );
});

function seenBy(game: Game, seat: Seat, s: BaseState, events: readonly GameEvent[]) {
  return {
    view: game.engine.view(s, seat),
    events: events.map((event) => game.engine.rules.redact(event, seat)),
  };
}
