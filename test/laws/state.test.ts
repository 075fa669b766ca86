/** Laws 1 to 4, 7 and 11: determinism, purity, plain data, clone, inventory, dice. */

import { describe, expect, test } from 'vitest';
import { copy, hash, plain } from '../../src/engine/kernel/data.ts';
import { dice } from '../../src/engine/kernel/rng.ts';
import { difference, shared } from './compare.ts';
import { GAMES } from './games.ts';
import { action, everyStep, lookingAt, play, seedsOf, walk } from './walk.ts';

describe('determinism: the same setup, seed and answers give the same states and events', () => {
  test.each(GAMES)('$name', (game) => {
    for (const seed of seedsOf(game)) {
      const again = play(game, seed);
      expect(difference(again, walk(game, seed)), `seed ${seed}`).toBeNull();
    }
    const other = play(game, 'another seed');
    expect(hash(other.start), 'another seed is another game').not.toBe(hash(walk(game).start));
  });

  test.each(GAMES)('$name: silent play in place comes to the same state', (game) => {
    everyStep(game, ({ s, seat, choice, next }) => {
      const silent = copy(s);
      game.engine.applyTo(silent, seat, copy(choice));
      return difference(silent, next);
    });
  });
});

describe('purity: an answer changes nothing but its own result', () => {
  // The walk froze every state, so that a change throws; the text finds what freezing might miss.
  test.each(GAMES)('$name', (game) => {
    everyStep(game, (step) => {
      const before = JSON.stringify(step.s);
      const applied = game.engine.apply(step.s, action(step.s, step.seat, step.choice));
      if (JSON.stringify(step.s) !== before) return 'apply changed its argument';
      if (!applied.ok) return 'an answer taken before was refused';
      const wrong = difference(applied.state, step.next) ?? difference(applied.events, step.events);
      return wrong ?? shared(applied.state, applied.events);
    });
  });
});

describe('plain data: states, events, views and domains survive a save and a load', () => {
  test.each(GAMES)('$name', (game) => {
    everyStep(game, ({ s, seat, events }) => {
      const view = game.engine.view(s, seat);
      const all = { s, events, view, domain: game.engine.domain(s, seat) };
      return difference(plain(all), all);
    });
    expect(difference(plain(walk(game).end), walk(game).end)).toBeNull();
  });
});

describe('clone: the hand-written copy equals the generic one and shares nothing but the setup', () => {
  test.each(GAMES)('$name', (game) => {
    everyStep(game, ({ s, next }) => {
      const clone = game.engine.rules.clone(s);
      return difference(clone, copy(s)) ?? shared(s, clone, s.setup) ?? shared(s, next, s.setup);
    });
    const { end } = walk(game);
    expect(difference(game.engine.rules.clone(end), copy(end))).toBeNull();
  });
});

describe('views, domains and imagined states share nothing with what they were made from', () => {
  test.each(GAMES)('$name', (game) => {
    everyStep(game, ({ s, seat }, rng) => {
      const view = game.engine.view(s, seat);
      const wrong = shared(s, view) ?? shared(s, game.engine.domain(s, seat));
      return wrong ?? shared(view, game.engine.imagine(view, rng));
    });
  });
});

describe('inventory: every piece is somewhere exactly once', () => {
  test.each(GAMES)('$name', (game) => {
    everyStep(game, ({ next }) => game.engine.rules.audit(next)[0] ?? null);
    expect(game.engine.rules.audit(walk(game).start)).toEqual([]);
  });
});

describe('dice: looking at a state never throws its dice nor changes anything', () => {
  test.each(GAMES)('$name', (game) => {
    const { engine } = game;
    everyStep(game, (step, _rng, i) => {
      const { s, seat, choice, events } = step;
      const before = JSON.stringify(s);
      engine.check(s, action(s, seat, choice));
      engine.check(s, action(s, seat, 'nonsense'));
      engine.sample(s, seat, dice('look'));
      for (const looking of lookingAt(game, step, i)) {
        engine.imagine(engine.view(s, looking), dice('look'));
        for (const event of events) engine.rules.redact(event, looking);
        if (looking !== null) engine.domain(s, looking);
      }
      return JSON.stringify(s) === before ? null : 'looking changed the state';
    });
  });
});
