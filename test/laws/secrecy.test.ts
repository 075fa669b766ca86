/** Law 6: a view and the events tell a seat what it may know and nothing else. */

import { describe, expect, test } from 'vitest';
import { freeze, plain } from '../../src/engine/kernel/data.ts';
import { dice } from '../../src/engine/kernel/rng.ts';
import type { BaseState, Seat } from '../../src/engine/kernel/state.ts';
import { difference } from './compare.ts';
import { GAMES, type Game } from './games.ts';
import { everyStep, lookingAt, onlookers, permuted, playOn, walk } from './walk.ts';

/** What is wrong with a state that a seat holds for possible: it must look and ask exactly as the true one. */
function disagreement(game: Game, s: BaseState, believed: BaseState, seat: Seat | null): string | null {
  const { engine } = game;
  const wrong =
    difference(engine.view(believed, seat), engine.view(s, seat)) ??
    difference(engine.waiting(believed), engine.waiting(s)) ??
    engine.rules.audit(believed)[0] ??
    difference(plain(believed), believed);
  if (wrong !== null || seat === null) return wrong;
  return difference(engine.domain(believed, seat), engine.domain(s, seat), 'domain');
}

describe('secrecy: what a seat imagines looks to it like the truth', () => {
  test.each(GAMES)('$name', (game) => {
    everyStep(game, (step, rng, i) => {
      const { s } = step;
      for (const seat of lookingAt(game, step, i)) {
        const believed = game.engine.imagine(freeze(game.engine.view(s, seat)), rng);
        const wrong = disagreement(game, s, believed, seat);
        if (wrong !== null) return `seat ${seat} imagines: ${wrong}`;
      }
      return null;
    });
  });

  test.each(GAMES)('$name: and can be played on to the end', (game) => {
    const { steps } = walk(game);
    const rng = dice('on');
    for (let i = 0; i < steps.length; i += Math.ceil(steps.length / 6)) {
      const s = steps[i]?.s ?? walk(game).end;
      for (const seat of onlookers(game)) {
        const end = playOn(game, game.engine.imagine(game.engine.view(s, seat), rng), rng);
        expect(game.engine.rules.audit(end), `seat ${seat} at step ${i}`).toEqual([]);
      }
    }
  });
});

describe('secrecy: whatever a seat cannot see may be otherwise without its noticing', () => {
  test.each(GAMES)('$name', (game) => {
    let different = 0;
    everyStep(game, (step, rng, i) => {
      const { s } = step;
      for (const seat of lookingAt(game, step, i)) {
        const other = permuted(game, s, seat, rng);
        if (difference(other, s) !== null) different++;
        const wrong = disagreement(game, s, other, seat);
        if (wrong !== null) return `seat ${seat}: ${wrong}`;
      }
      return null;
    });
    expect(different, 'the permutation changes something').toBeGreaterThan(0);
  });
});

describe('secrecy: events name no piece that is hidden from their reader', () => {
  test.each(GAMES)('$name', (game) => {
    let named = 0;
    everyStep(game, (step, _rng, i) => {
      const { s, next, events } = step;
      for (const seat of lookingAt(game, step, i)) {
        // What was named before such an event may rightly be hidden after it.
        const covered = events.findLastIndex((event) => game.hidden.covers(event));
        const told = events
          .slice(covered + 1)
          .flatMap((event) => game.engine.rules.redact(event, seat) ?? []);
        const names = told.flatMap((event) => game.hidden.named(event));
        const before = game.hidden.unseen(game.engine.view(s, seat));
        const after = game.hidden.unseen(game.engine.view(next, seat));
        const leak = names.find((name) => before.has(name) && after.has(name));
        named += names.length;
        if (leak !== undefined)
          return `seat ${seat} is told of ${leak}: ${JSON.stringify(told).slice(0, 300)}`;
      }
      return null;
    });
    expect(named, 'events name pieces at all').toBeGreaterThan(0);
  });

  test.each(GAMES)('$name: telling a seat twice tells it nothing more', (game) => {
    everyStep(game, ({ events }) => {
      for (const seat of onlookers(game)) {
        const once = events.flatMap((event) => game.engine.rules.redact(event, seat) ?? []);
        const twice = once.flatMap((event) => game.engine.rules.redact(event, seat) ?? []);
        const wrong = difference(once, twice);
        if (wrong !== null) return `seat ${seat}: ${wrong}`;
      }
      return null;
    });
  });
});
