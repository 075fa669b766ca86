/** What holds of whole games: the same answers give the same game, from anywhere in it, and every game ends. */

import { describe, expect, test } from 'vitest';
import { hash, plain } from '../../src/engine/kernel/data.ts';
import { dice } from '../../src/engine/kernel/rng.ts';
import type { BaseState } from '../../src/engine/kernel/state.ts';
import { difference } from './compare.ts';
import type { GameUnderLaws } from './game.ts';
import { GAMES } from './games.ts';
import { type AnswerStep, sound, viewersOf } from './laws.ts';
import { playRandom, playToEnd } from './walk.ts';
import { seedsOf, walkOf } from './walks.ts';

/** Takes the rest of a game's answers from a state on. */
function rest({ engine, name }: GameUnderLaws, from: BaseState, steps: readonly AnswerStep[]): BaseState {
  let s = from;
  for (const { seat, choice } of steps) {
    const applied = engine.apply(s, { seat, ask: s.ask?.id ?? 0, choice });
    if (!applied.ok) throw new Error(`${name}: refused ${JSON.stringify(applied.refusal)}`);
    s = applied.state;
  }
  return s;
}

describe('the same setup, seed and answers give the same states and events', () => {
  test.each(GAMES)('$name', (game) => {
    for (const seed of seedsOf(game)) {
      expect(difference(playRandom(game, seed), walkOf(game, seed)), `seed ${seed}`).toBeNull();
    }
    const other = game.engine.start(game.setup, 'another seed').state;
    expect(hash(other), 'another seed is another game').not.toBe(hash(walkOf(game).start));
  });

  test.each(GAMES)('$name: so does a game saved and loaded on its way', (game) => {
    const { start, steps, end } = walkOf(game);
    expect(sound(game, start)).toBeNull();
    expect(end.secrets).toBeGreaterThan(0);
    for (const part of [0, 0.1, 0.5, 0.9]) {
      const from = Math.floor(steps.length * part);
      const saved = steps[from]?.s ?? end;
      expect(hash(rest(game, plain(saved), steps.slice(from))), `from step ${from}`).toBe(hash(end));
    }
  });

  test.each(GAMES)('$name: and what a seat imagines can be played to its end', (game) => {
    const { steps, end: last } = walkOf(game);
    const rng = dice('on');
    const viewers = viewersOf(game);
    // Two at each of six moments, in turn: so everybody imagines early and late.
    for (let at = 0; at < 6; at++) {
      const i = Math.floor((at * steps.length) / 6);
      const s = steps[i]?.s ?? last;
      for (const n of [2 * at, 2 * at + 1]) {
        const seat = viewers[n % viewers.length] ?? null;
        const end = playToEnd(game, game.engine.imagine(game.engine.view(s, seat), rng), rng);
        expect(game.engine.rules.audit(end), `seat ${seat} at step ${i}`).toEqual([]);
      }
    }
  });
});

describe('ending: the game ends and its scores match its outcome', () => {
  test.each(GAMES)('$name', (game) => {
    for (const seed of seedsOf(game)) {
      const { end, steps } = walkOf(game, seed);
      expect(steps.length).toBeGreaterThan(0);
      expect(steps.length).toBeLessThanOrEqual(game.most);
      const { scores, winners } = end.outcome ?? { scores: null, winners: null };
      expect({ scores, winners }, `seed ${seed}`).toEqual(game.scored(end));
    }
  });

  test.each(GAMES)('$name: no seat is asked any more, and no answer is taken', (game) => {
    const { end } = walkOf(game);
    expect(end.ask).toBeNull();
    expect(game.engine.waiting(end)).toEqual([]);
    for (const seat of game.teams.keys()) {
      expect(game.engine.domain(end, seat)).toBeNull();
      expect(game.engine.check(end, { seat, ask: end.asked, choice: null })?.code).toBe('gameOver');
    }
  });

  test.each(GAMES)('$name: seats of one team win together', (game) => {
    const winners = walkOf(game).end.outcome?.winners ?? [];
    const winning = new Set(winners.map((seat) => game.teams[seat]?.team));
    const theirs = [...game.teams.keys()].filter((seat) => winning.has(game.teams[seat]?.team));
    expect([...winners].sort()).toEqual(theirs);
  });
});
