/** Puzzles served by rating: none twice before all others, mistakes on their day, and only first answers are rated. */
import fc from 'fast-check';
import { parse } from 'valibot';
import { describe, expect, test } from 'vitest';
import { levelsOfBook } from '../../../src/campaign/book.ts';
import { shifted } from '../../../src/campaign/daily/days.ts';
import { minedIndex } from '../../../src/campaign/mined/packs.ts';
import { emptyProgress, readProgress } from '../../../src/campaign/progress.ts';
import { nextPuzzle, stormPuzzle } from '../../../src/campaign/trainer/next-puzzle.ts';
import { shippedPuzzles } from '../../../src/campaign/trainer/shipped-puzzles.ts';
import {
  afterPuzzle,
  afterStorm,
  afterStormPuzzle,
  dueMistakes,
  ratingOn,
  SPACING,
  served,
  withHelp,
} from '../../../src/campaign/trainer/trainer.ts';
import {
  newTrainer,
  type TrainerState,
  trainerSchema,
} from '../../../src/campaign/trainer/trainer-schema.ts';
import type { Json } from '../../../src/engine/kernel/state.ts';
import { storedProgress } from '../../../src/session/campaign/progress-kind.ts';
import { FAILED, puzzles, TODAY, WHOLE } from './solvers.ts';

const few = puzzles(30);
const [first, second] = few as [(typeof few)[0], (typeof few)[0]];

describe('what comes next', () => {
  test('a newcomer is served a thousand of the shipped puzzles without a repeat, solved or not', async () => {
    const index = [...minedIndex(), ...shippedPuzzles(await levelsOfBook())];
    fc.assert(
      fc.property(fc.string(), fc.array(fc.boolean(), { minLength: 1, maxLength: 50 }), (seed, answers) => {
        let state = newTrainer();
        const met = new Set<string>();
        for (let n = 0; n < 1000; n++) {
          // No mistake is due on the day it was made.
          const next = nextPuzzle(state, index, {}, `${seed} ${n}`, TODAY);
          if (next === null || next.why !== 'new') return false;
          met.add(next.entry.id);
          state = afterPuzzle(state, next.entry, answers[n % answers.length] ? WHOLE : FAILED, TODAY);
        }
        return met.size === 1000;
      }),
      { numRuns: 2 },
    );
  });

  test('once all were met they come again, as often as each other', () => {
    let state = newTrainer();
    for (let n = 0; n < 3 * few.length; n++) {
      const next = nextPuzzle(state, few, {}, `${n}`, TODAY);
      expect(next?.why).toBe(n < few.length ? 'new' : 'again');
      if (next !== null) state = afterPuzzle(state, next.entry, WHOLE, TODAY);
    }
    expect(new Set(Object.values(state.seen))).toEqual(new Set([3]));
  });

  test('it is near the rating', () => {
    const index = puzzles(1000);
    const state: TrainerState = { ...newTrainer(), rating: 1500, deviation: 60 };
    const ratings = [...'abcdefgh'].map(
      (seed) => nextPuzzle(state, index, {}, seed, TODAY)?.entry.rating ?? 0,
    );
    for (const rating of ratings) expect(Math.abs(rating - 1440)).toBeLessThan(20);
    expect(new Set(ratings).size).toBeGreaterThan(1);
  });

  test('only the chosen theme or kind is served; of a theme that nothing has there is none', () => {
    for (const theme of ['hunger', 'sale'])
      for (let n = 0; n < 5; n++) {
        const entry = nextPuzzle(newTrainer(), few, { theme }, `${n}`, TODAY)?.entry;
        expect([entry?.kind, ...(entry?.themes ?? [])]).toContain(theme);
      }
    expect(nextPuzzle(newTrainer(), few, { theme: 'boss' }, 'x', TODAY)).toBeNull();
    expect(nextPuzzle(newTrainer(), [], {}, 'x', TODAY)).toBeNull();
  });

  test('the same state, seed and day give the same puzzle', () => {
    const twice = [1, 2].map(() => nextPuzzle(newTrainer(), few, {}, 'seed', TODAY));
    expect(twice[0]).toEqual(twice[1]);
  });

  test('a storm grows harder, and meets no puzzle twice', () => {
    const stormOf = (index: typeof few, length: number) => {
      const met: string[] = [];
      for (let n = 0; n < length; n++) met.push(stormPuzzle(newTrainer(), index, met, `${n}`)?.id ?? 'none');
      return met;
    };
    const all = stormOf(few, few.length);
    expect(new Set(all)).toEqual(new Set(few.map(({ id }) => id)));
    expect(stormPuzzle(newTrainer(), few, all, 'x')).toBeNull();
    const many = puzzles(1000);
    const ratings = stormOf(many, 20).map((id) => many.find((entry) => entry.id === id)?.rating ?? 0);
    expect(ratings).toEqual([...ratings].sort((a, b) => a - b));
    expect((ratings[19] ?? 0) - (ratings[0] ?? 0)).toBeGreaterThan(500);
  });

  test('all puzzles made by hand can be served, each with a rating that was measured', async () => {
    const index = shippedPuzzles(await levelsOfBook());
    expect(index.length).toBeGreaterThanOrEqual(43);
    expect(new Set(index.map(({ id }) => id)).size).toBe(index.length);
    const ratingOf = (id: string) => index.find((entry) => entry.id === id)?.rating ?? 0;
    expect(ratingOf('puzzles.1')).toBeLessThan(ratingOf('puzzles.22'));
    for (const { id, rating, deviation } of index) {
      expect(rating, id).toBeGreaterThanOrEqual(800);
      // What is not measured has a deviation of 350.
      expect(deviation, id).toBeLessThan(150);
    }
  });
});

describe('mistakes', () => {
  test('one comes back after 1, 3, 7 and 21 days, and is done with after that', () => {
    let state = afterPuzzle(newTrainer(), first, FAILED, TODAY);
    let day: string = TODAY;
    for (const days of SPACING) {
      const eve = shifted(day, days - 1);
      expect(dueMistakes(state, eve)).toEqual([]);
      day = shifted(day, days);
      expect(nextPuzzle(state, few, {}, 'x', day)).toEqual({ entry: first, why: 'due' });
      expect(nextPuzzle(state, few, { isNewOnly: true }, 'x', day)?.why).toBe('new');
      state = afterPuzzle(state, first, WHOLE, day);
    }
    expect(state.mistakes).toEqual([]);
  });

  test('one that was made on a clock that was years ahead comes back all the same', () => {
    const ahead = afterPuzzle(newTrainer(), first, FAILED, shifted(TODAY, 4000));
    expect(dueMistakes(ahead, TODAY)).toEqual([first.id]);
    const solved = afterPuzzle(ahead, first, WHOLE, TODAY);
    expect(solved.mistakes).toEqual([{ id: first.id, step: 1, due: shifted(TODAY, 3) }]);
  });

  test('failed again it comes back tomorrow; solved before its day it keeps its day', () => {
    const failed = afterPuzzle(newTrainer(), first, FAILED, TODAY);
    const once = afterPuzzle(failed, first, WHOLE, shifted(TODAY, 1));
    expect(once.mistakes).toEqual([{ id: first.id, step: 1, due: shifted(TODAY, 4) }]);
    expect(afterPuzzle(once, first, WHOLE, shifted(TODAY, 2)).mistakes).toEqual(once.mistakes);
    const again = afterPuzzle(once, first, FAILED, shifted(TODAY, 4));
    expect(again.mistakes).toEqual([{ id: first.id, step: 0, due: shifted(TODAY, 5) }]);
  });

  test('a mistake whose puzzle is no more is passed over', () => {
    const state = afterPuzzle(newTrainer(), { ...first, id: 'puzzles.gone' }, FAILED, TODAY);
    expect(nextPuzzle(state, few, {}, 'x', shifted(TODAY, 9))?.why).toBe('new');
  });
});

describe('an answer', () => {
  test('the rating goes up for one solved alone, down for one that was not, and by the first answer only', () => {
    const up = afterPuzzle(served(newTrainer(), second.id), second, WHOLE, TODAY);
    expect(up.rating).toBeGreaterThan(newTrainer().rating);
    expect(up).toMatchObject({ streak: 1, bestStreak: 1, open: null, day: TODAY, seen: { [second.id]: 1 } });
    const down = afterPuzzle(up, first, FAILED, TODAY);
    expect(down.rating).toBeLessThan(up.rating);
    expect(down).toMatchObject({ streak: 0, bestStreak: 1 });
    const again = afterPuzzle(down, first, WHOLE, shifted(TODAY, 1));
    expect([again.rating, again.deviation]).toEqual([down.rating, down.deviation]);
    expect(again.themes).toEqual(down.themes);
  });

  test('one solved with a hint counts as not solved alone', () => {
    const state = withHelp(served(newTrainer(), first.id), first.id);
    expect(state.open).toEqual({ id: first.id, helped: true });
    expect(withHelp(state, second.id)).toBe(state);
    const after = afterPuzzle(state, first, { right: true, helped: true }, TODAY);
    expect(after.rating).toBeLessThan(newTrainer().rating);
    expect(after.mistakes).toHaveLength(1);
    expect(after.themes[first.kind]).toEqual({ all: 1, right: 0 });
  });

  test('a week without a puzzle makes the rating less sure, and an answer after it moves it more', () => {
    let state = newTrainer();
    for (const entry of few) state = afterPuzzle(state, entry, WHOLE, TODAY);
    const later = ratingOn(state, shifted(TODAY, 30));
    expect(later.rating).toBe(state.rating);
    expect(later.deviation).toBeGreaterThan(state.deviation);
  });

  test('a storm keeps its record and that its puzzles were met; the rating stays', () => {
    const met = afterStormPuzzle(newTrainer(), first);
    expect(met).toMatchObject({ rating: newTrainer().rating, seen: { [first.id]: 1 }, streak: 0 });
    expect(afterStorm(afterStorm(met, 7), 5).storm).toBe(7);
  });
});

test('of two pages that have played on, the one with more turns is right, and what either has met stays met', () => {
  const common = afterPuzzle(newTrainer(), first, WHOLE, TODAY);
  const mine = afterPuzzle(common, second, FAILED, TODAY);
  const theirs = few.slice(2, 5).reduce((state, entry) => afterPuzzle(state, entry, FAILED, TODAY), common);
  const inProgress = (trainer: TrainerState) => ({ ...emptyProgress(), trainer }) as unknown as Json;
  const both = { ...theirs, seen: { ...mine.seen, ...theirs.seen } };
  for (const [one, other] of [
    [mine, theirs],
    [theirs, mine],
  ] as const) {
    const read = readProgress(storedProgress.merge(inProgress(one), inProgress(other)));
    expect(read.ok && read.progress.trainer).toEqual(both);
  }
  const { trainer: _, ...old } = emptyProgress();
  const read = readProgress(old);
  expect(read.ok && read.progress.trainer).toEqual(newTrainer());
  const merged = storedProgress.merge(old as unknown as Json, inProgress(mine));
  expect((merged as { trainer?: unknown }).trainer).toEqual(mine);
});

test('what is saved is read with care: each bad field and entry costs itself', () => {
  const sound = afterPuzzle(afterPuzzle(newTrainer(), first, FAILED, TODAY), second, WHOLE, TODAY);
  const read = (data: unknown) => parse(trainerSchema, data);
  expect(read(JSON.parse(JSON.stringify(sound)))).toEqual(sound);
  for (const name of Object.keys(sound)) {
    const { [name as 'turn']: _, ...others } = sound;
    for (const nonsense of [NaN, 'x'.repeat(300), [7], { x: [] }, -9, true])
      expect(read({ ...sound, [name]: nonsense }), name).toMatchObject(others);
  }
  expect(
    read({ ...sound, seen: { ...sound.seen, bad: 'x' }, mistakes: [7, ...sound.mistakes, { id: 'a' }] }),
  ).toEqual(sound);
  for (const nothing of [undefined, null, 7, [], 'x']) expect(read(nothing)).toEqual(newTrainer());
});
