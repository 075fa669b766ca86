/** Law 5: what is offered is taken; what is not is refused, with a reason and without a trace. */

import { inspect } from 'node:util';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { broken, forged } from '../../src/cli/trust/garbage.ts';
import { plain } from '../../src/engine/kernel/data.ts';
import { listChoices } from '../../src/engine/kernel/domain.ts';
import { dice } from '../../src/engine/kernel/rng.ts';
import type { Action, BaseState, Json } from '../../src/engine/kernel/state.ts';
import { difference } from './compare.ts';
import { GAMES, type Game } from './games.ts';
import { junk, wrongAsk, wrongSeat } from './garbage.ts';
import { action, everyStep, walk } from './walk.ts';

/**
 * Null if the answer is refused as it should be: with a known code, without an exception, changing nothing (the
 * state is frozen, so that a change would throw).
 */
function badRefusal(game: Game, s: BaseState, answer: Action): string | null {
  const refusal = game.engine.check(s, answer);
  if (refusal === null) return 'is accepted';
  const applied = game.engine.apply(s, answer);
  if (applied.ok || difference(applied.refusal, refusal) !== null) return 'check and apply disagree';
  if (!game.codes.includes(refusal.code)) return `the code '${refusal.code}' is not in the list`;
  return difference(plain(refusal), refusal);
}

/** Null if an answer of unknown worth is either refused as it should be, or taken and leads to a sound state. */
function badTreatment(game: Game, s: BaseState, answer: Action): string | null {
  if (game.engine.check(s, answer) !== null) return badRefusal(game, s, answer);
  const applied = game.engine.apply(s, answer);
  if (!applied.ok) return 'check and apply disagree';
  const { state } = applied;
  return game.engine.rules.audit(state)[0] ?? difference(plain(state), state);
}

describe('legality: every sampled and every listed choice is taken, and every open question has one', () => {
  test.each(GAMES)('$name', (game) => {
    const { engine } = game;
    everyStep(game, ({ s }, rng) => {
      for (const seat of engine.waiting(s)) {
        const domain = engine.domain(s, seat);
        if (domain === null) return `seat ${seat} is waited for, but has nothing to say`;
        const listed = listChoices(domain);
        if (listed?.length === 0) return `seat ${seat} has no choice`;
        const sampled = [engine.sample(s, seat, rng), engine.sample(s, seat, rng)];
        for (const choice of [...(listed ?? []), ...sampled]) {
          const refusal = engine.check(s, action(s, seat, choice));
          if (refusal !== null) return `${JSON.stringify(choice)} is refused: ${refusal.code}`;
        }
        const some = listed?.[rng.below(listed.length)] ?? sampled[0] ?? null;
        if (!engine.apply(s, action(s, seat, some)).ok) return `${JSON.stringify(some)} is not applied`;
      }
      return null;
    });
  });
});

describe('legality: an answer to another question or of another seat is refused', () => {
  test.each(GAMES)('$name', (game) => {
    everyStep(game, ({ s, seat, choice }) => {
      const id = s.ask?.id ?? 0;
      for (const ask of [id - 1, id + 1, id + 0.5, String(id)]) {
        const wrong = badRefusal(game, s, forged(seat, ask, choice));
        if (wrong !== null) return `with ask ${ask} it ${wrong}`;
      }
      const open = new Set(game.engine.waiting(s));
      for (const other of [...game.teams.keys(), -1, game.teams.length, seat + 0.5, String(seat)]) {
        if (open.has(other as number)) continue;
        const wrong = badRefusal(game, s, forged(other, id, choice));
        if (wrong !== null) return `of seat ${other} it ${wrong}`;
      }
      return null;
    });
  });

  test.each(GAMES)('$name: even if it is nonsense', (game) => {
    const { steps } = walk(game);
    const index = fc.integer({ min: 0, max: steps.length - 1 });
    fc.assert(
      fc.property(index, wrongSeat, wrongAsk, junk, (i, seat, ask, thing) => {
        const step = steps[i];
        if (step === undefined) return;
        const { s, choice } = step;
        const id = s.ask?.id ?? 0;
        for (const answer of [forged(seat, id, choice), forged(step.seat, ask, choice), thing as Action]) {
          expect(badRefusal(game, s, answer), `${game.name}, first seed, step ${i}`).toBeNull();
        }
      }),
      { numRuns: 40 },
    );
  });
});

describe('legality: a nonsensical choice is refused', () => {
  test.each(GAMES)('$name: anything at all', (game) => {
    const { steps } = walk(game);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: steps.length - 1 }), junk, (i, choice) => {
        const step = steps[i];
        if (step === undefined) return;
        const answer = action(step.s, step.seat, choice as Json);
        expect(badTreatment(game, step.s, answer), `${game.name}, first seed, step ${i}`).toBeNull();
      }),
      { numRuns: 100 },
    );
  });

  test.each(GAMES)('$name: legal choices with one thing broken', (game) => {
    const rng = dice('broken');
    let refused = 0;
    for (const [i, { s, seat, choice }] of walk(game).steps.entries()) {
      for (let n = 0; n < 5; n++) {
        const worse = broken(choice, rng);
        const answer = action(s, seat, worse as Json);
        expect(
          badTreatment(game, s, answer),
          `${game.name}, first seed, step ${i}: ${inspect(worse)}`,
        ).toBeNull();
        if (game.engine.check(s, answer) !== null) refused++;
      }
    }
    expect(refused).toBeGreaterThan(0);
  });
});
