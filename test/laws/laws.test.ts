/** Every law at every answer of every game; and that each can be broken. */

import { describe, expect, test } from 'vitest';
import { dice } from '../../src/engine/kernel/rng.ts';
import type { AnyEngine, GameUnderLaws } from './game.ts';
import { GAMES } from './games.ts';
import { LAWS } from './laws.ts';
import { walkPlace } from './walk.ts';
import { seedsOf, walkOf } from './walks.ts';

/** Bots that think cannot be asked at every answer; `test/bots/honest.test.ts` asks every one of them. */
const THINKING = 'a bot answers the same whatever is hidden from it';

describe.each(LAWS.filter(({ name }) => name !== THINKING))('$name', ({ holds }) => {
  test.each(GAMES)('$name', (game) => {
    let compared = 0;
    const count = (n = 1) => {
      compared += n;
    };
    for (const seed of seedsOf(game)) {
      const rng = dice(`law ${seed}`);
      for (const [i, step] of walkOf(game, seed).steps.entries()) {
        const wrong = holds(game, step, { rng, i, count });
        if (wrong !== null) throw new Error(`${walkPlace(game, seed, i, step.s)}: ${wrong}`);
      }
    }
    expect(compared, 'something was compared').toBeGreaterThan(0);
  });
});

/** A game whose engine does one thing wrong. */
function spoiled(game: GameUnderLaws, change: (engine: AnyEngine) => object): GameUnderLaws {
  return { ...game, engine: Object.assign(Object.create(game.engine), change(game.engine)) };
}

describe('a mistake of an engine breaks a law', () => {
  const [game] = GAMES;
  if (game === undefined) throw new Error('no games');
  const rulesWith = (change: object) => (engine: AnyEngine) => ({
    rules: Object.assign(Object.create(engine.rules), change),
  });
  test.each<[string, (engine: AnyEngine) => object]>([
    ['every piece', rulesWith({ audit: () => ['a card is missing'] })],
    [
      'states, events',
      (engine) => ({ view: (s: never, seat: number) => ({ ...engine.view(s, seat), at: NaN }) }),
    ],
    ['copies, views', rulesWith({ clone: <S>(s: S) => s })],
    ['an answer changes', (engine) => ({ applyTo: (s: never) => engine.view(s, 0) })],
    ['looking at', () => ({ check: (s: { asked: number }) => s.asked++ })],
    ['what is offered', () => ({ check: () => ({ code: 'gameOver', args: {} }) })],
    ['an answer to another', () => ({ check: () => null })],
    ['nonsense', () => ({ check: () => ({ code: 'unheard of', args: {} }) })],
    [
      'what a seat imagines',
      (engine) => ({
        view: (s: { rng: object }, seat: number) => ({ ...engine.view(s as never, seat), rng: s.rng }),
      }),
    ],
    [
      'whatever a seat',
      (engine) => ({
        view: (s: { rng: object }, seat: number) => ({ ...engine.view(s as never, seat), rng: s.rng }),
      }),
    ],
    ['events name', rulesWith({ redact: <E>(event: E) => event })],
    [
      'an answer that may',
      (engine) => ({
        view: (s: { rng: object }, seat: number) => ({ ...engine.view(s as never, seat), rng: s.rng }),
      }),
    ],
  ])('%s …', (start, change) => {
    const law = LAWS.find(({ name }) => name.startsWith(start));
    const wrong = spoiled(game, change);
    const broken = walkOf(game).steps.some((step, i) => {
      try {
        return law?.holds(wrong, step, { rng: dice('spoiled'), i, count: () => undefined }) !== null;
      } catch {
        return true;
      }
    });
    expect(broken).toBe(true);
  });
});
