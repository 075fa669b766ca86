/** Every law at the answers of every game; and that each can be broken. */

import { describe, expect, test } from 'vitest';
import { dice } from '../../src/engine/kernel/rng.ts';
import type { AnyEngine, GameUnderLaws } from './game.ts';
import { GAMES } from './games.ts';
import { LAWS, type Looks } from './laws.ts';
import { Memo } from './memo.ts';
import { LawWatch } from './walk.ts';
import { seedsOf, walkOf } from './walks.ts';

/** Bots that think cannot be asked at every answer; `test/bots/honest.test.ts` asks every one of them. */
const THINKING = 'hidden things never change what a bot answers';

/** Those that cost more than the game are held at every second answer, each at its own turn: thousands of each. */
const HELD = LAWS.filter(({ name }) => name !== THINKING).map((law) => ({
  ...law,
  every: law.every > 10 ? 2 : 1,
}));

describe('no answer of a game breaks a law', () => {
  test.each(GAMES)('$name', (game) => {
    const looks: Looks = {};
    for (const seed of seedsOf(game)) {
      const watch = new LawWatch(game, seed, looks, HELD);
      for (const step of walkOf(game, seed).steps) expect(watch.step(step), `seed '${seed}'`).toBeNull();
    }
    for (const { name } of HELD) expect(looks[name], `compared: ${name}`).toBeGreaterThan(0);
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
      'what a seat cannot see',
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
        const looking = { rng: dice('spoiled'), i, memo: new Memo(wrong.engine), count: () => undefined };
        return law?.holds(wrong, step, looking) !== null;
      } catch {
        return true;
      }
    });
    expect(broken).toBe(true);
  });
});
