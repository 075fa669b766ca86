/** What the sets of business, exhibition and final scoring work out before they draw. */
import { describe, expect, test } from 'vitest';
import type { PetzEvent } from '../../../src/engine/petz/events.ts';
import { petzEngine } from '../../../src/engine/petz/index.ts';
import { basicSetup, customerCard, NEED_CARDS } from '../../../src/engine/petz/read.ts';
import { needsIn } from '../../../src/scenes/table/sets/close-up/book.ts';
import { oldest } from '../../../src/scenes/table/sets/close-up/box.ts';
import {
  apart,
  type FinalStanding,
  gained,
  lostBy,
  ticks,
} from '../../../src/scenes/table/sets/final/charts.ts';
import { countTerms, sumOf } from '../../../src/scenes/table/sets/parts/words.ts';
import { settledSale } from '../../../src/scenes/table/sets/sale/draft.ts';
import { moreAt, noneAt, withEmployee, withImps } from '../../../src/scenes/table/sets/sale/jobs-stage.ts';
import { merged, resultColumns, splitSteps } from '../../../src/scenes/table/sets/show/result.ts';

describe('the draft of a sale', () => {
  const offer = (plot: number, customer: string, platform: boolean) => ({ plot, customer, platform });
  const offers = [offer(0, 'a', true), offer(0, 'a', false), offer(2, 'a', false), offer(2, 'b', false)];
  const worth = ({ plot, platform }: (typeof offers)[number]) => (plot === 0 ? 4 : 9) * (platform ? 3 : 2);

  test('begins with the best offer', () => {
    expect(settledSale({ plot: null, customer: null, platform: false }, offers, worth)).toEqual(
      offer(2, 'a', false),
    );
  });

  test('keeps the pet that was picked, and never leaves the offers', () => {
    expect(settledSale({ plot: 0, customer: 'b', platform: true }, offers, worth)).toEqual(
      offer(0, 'a', true),
    );
    expect(settledSale({ plot: 2, customer: 'b', platform: true }, offers, worth)).toEqual(
      offer(2, 'b', false),
    );
    expect(settledSale({ plot: 1, customer: null, platform: true }, [], worth)).toBeNull();
  });
});

describe('the jobs', () => {
  const job = (imps: number, plots: number[], employee = false) => ({ imps, plots, employee });
  const none = job(0, [0, 0, 0, 0]);
  const all = [
    none,
    job(1, [1, 1, 0, 0]),
    job(1, [0, 2, 0, 0]),
    job(1, [1, 3, 0, 0], true),
    job(2, [1, 3, 0, 0]),
  ];

  test('a tap on a cage sends one more imp there, which leaves the others where they are (PB-UNUSED-02)', () => {
    expect(moreAt(all, none, 0)).toEqual(job(1, [1, 1, 0, 0]));
    expect(moreAt(all, job(1, [1, 1, 0, 0]), 1)).toEqual(job(2, [1, 3, 0, 0]));
    expect(moreAt(all, job(2, [1, 3, 0, 0]), 1)).toBeNull();
    expect(moreAt(all, none, 3)).toBeNull();
  });

  test('where no pet is left, heaps elsewhere stay instead', () => {
    const few = all.slice(0, 3);
    expect(moreAt(few, job(1, [0, 2, 0, 0]), 0)).toEqual(job(1, [1, 1, 0, 0]));
  });

  test('a cage that is not to be swept any more calls its imps back', () => {
    expect(noneAt(all, job(1, [1, 1, 0, 0]), 0)).toEqual(job(1, [0, 2, 0, 0]));
    expect(noneAt(all, job(1, [0, 2, 0, 0]), 1)).toEqual(none);
    expect(noneAt(all, none, 1)).toBeNull();
  });

  test('another number of imps changes as little as it can; more than are of use is no choice', () => {
    expect(withImps(all, none, 1)).toEqual(job(1, [1, 1, 0, 0]));
    expect(withImps(all, job(2, [1, 3, 0, 0]), 1)).toEqual(job(1, [1, 1, 0, 0]));
    expect(withImps(all, none, 3)).toBeNull();
  });

  test('the Employee helps only beside an imp (PB-ARTIFACT-EMPLOYEE-04)', () => {
    expect(withEmployee(all, none)).toBeNull();
    expect(withEmployee(all, job(1, [0, 2, 0, 0]))).toEqual(job(1, [1, 3, 0, 0], true));
    expect(withEmployee(all, job(1, [1, 3, 0, 0], true))?.employee).toBe(false);
  });
});

test('symbols are counted for a pet', () => {
  const pet = { id: 'uni', size: 4, suffering: 1, mutation: 0, cards: [], needs: [0, 0, 1, 1, 2, 0, 0] };
  const counts = countTerms(customerCard('dungeonMaster').terms, [{ pet, plot: { manure: 0 } }]);
  expect(counts.map(({ value }) => value)).toEqual([4, 1, -1, -1]);
  expect(sumOf(counts)).toBe(3);
});

test('steps that were knocked off are missing from the top', () => {
  const steps = [1, 2, 3].map((n) => ({ icon: n < 3 ? 'a' : 'b', value: 2 }));
  expect(splitSteps(steps, 3).left).toEqual([
    { icon: 'a', value: 2 },
    { icon: 'a', value: 1 },
  ]);
  expect(splitSteps(steps, -1).left).toEqual([]);
  expect(merged(steps)).toEqual([
    { icon: 'a', value: 4 },
    { icon: 'b', value: 2 },
  ]);
});

test('an axis has round steps and holds everything', () => {
  expect(ticks(0, 41, 5)).toEqual([0, 10, 20, 30, 40, 50]);
  expect(ticks(-3, 4, 4)).toEqual([-4, -2, 0, 2, 4]);
});

test('ends of lines do not lie on each other', () => {
  expect(apart([10, 12, 60, 11], 10, 0, 100)).toEqual([10, 30, 60, 20]);
  expect(apart([98, 99], 10, 0, 100)).toEqual([90, 100]);
});

test('what is knocked off a column and what is left of it are what there was', () => {
  const steps = [
    { icon: 'a', value: 2 },
    { icon: 'b', value: 2 },
  ];
  expect(splitSteps(steps, 3).lost).toEqual([{ icon: 'b', value: 1 }]);
  expect(splitSteps(steps, -2).lost).toEqual(steps);
  expect(splitSteps(steps, 4).lost).toEqual([]);
});

test('what is gained and every loss together are the points of a shop', () => {
  const values = { exhibitions: 18, sales: 9, losses: -1, business: 8, display: -1 } as const;
  const sources = (['exhibitions', 'sales', 'losses', 'business', 'display'] as const).map((source) => ({
    source,
    value: values[source],
  }));
  const standing: FinalStanding = { seat: 0, score: 33, sources };
  expect(lostBy(standing)).toBe(-2);
  expect(gained(standing) + lostBy(standing)).toBe(standing.score);
  expect(lostBy({ ...standing, sources: [] })).toBe(0);
});

test('a book tells what its colours hold (PB-ARTIFACT-BOOK-01)', () => {
  expect(needsIn('R')[0]?.need).toBe('anger');
  expect(needsIn('P')[0]?.need).toBe('magic');
  expect(needsIn('G').reduce((sum, { count }) => sum + count, 0)).toBe(
    NEED_CARDS.filter(({ colour }) => colour === 'G').length,
  );
});

test('the box is offered what would be thrown away first (PB-ARTIFACT-BOX-04)', () => {
  const chambers = (from: 'vegetable' | 'meat') => (from === 'meat' ? 2 : 3);
  const vegetable = (chamber: number) => ({ from: 'vegetable', chamber }) as const;
  const meat = (chamber: number) => ({ from: 'meat', chamber }) as const;
  expect(oldest([null, vegetable(0), vegetable(2), meat(0)], chambers)).toBe(2);
  expect(oldest([null, vegetable(0), meat(0)], chambers)).toBe(2);
  expect(oldest([null, vegetable(1)], chambers)).toBe(1);
});

describe('the columns of an exhibition', () => {
  const { state } = petzEngine.start(basicSetup(4), 'columns');
  const view = petzEngine.view(state, 0);
  const showed = (seat: number, score: number): PetzEvent => {
    const pet = view.shops[seat]?.plots.find((plot) => plot.pet !== null)?.pet?.id ?? null;
    return { type: 'petz.showed', seat, score, takesPart: score > 0, pet, need: null };
  };
  const scores = [4, 6, 4, 0];
  const events = scores.map((score, seat) => showed(seat, score));

  test('a seat that shares a place sees what the place would bring alone (PB-EXH-12, 15, 16)', () => {
    const awarded: PetzEvent = { type: 'petz.awarded', exhibition: 'arena', awards: [5, 8, 5, 0] };
    const columns = resultColumns(view, awarded as never, [{ round: 1, events: [...events, awarded] }]);
    expect(columns.map(({ full }) => full)).toEqual([6, 8, 6, null]);
    expect(columns.map(({ award }) => award)).toEqual([5, 8, 5, 0]);
  });

  test('the judge pays no seat without a pet where single pets compete (PB-EXH-09, 17, 18)', () => {
    const shops = view.shops.map((shop) => ({
      ...shop,
      judge: true,
      plots: shop.plots.map((plot) => ({ ...plot, pet: null })),
    }));
    const without = { ...view, shops };
    const paid = (exhibition: string, happened: readonly PetzEvent[] = []) =>
      resultColumns(without, { exhibition, awards: [] }, [{ round: 1, events: happened }]).map(
        ({ judge }) => judge,
      );
    expect(paid('eatingContest')).toEqual([false, false, false, false]);
    expect(paid('childrensDay')).toEqual([true, true, true, true]);
    const entered: PetzEvent = {
      type: 'petz.showed',
      seat: 1,
      score: 3,
      takesPart: true,
      pet: 'uni',
      need: null,
    };
    expect(paid('eatingContest', [entered])[1]).toBe(true);
    expect(
      resultColumns(view, { exhibition: 'childrensDay', awards: [] }, []).some(({ judge }) => judge),
    ).toBe(false);
  });

  test('before the awards a seat that has shown has a column, and no other', () => {
    const none = { exhibition: 'arena', awards: [] };
    const columns = resultColumns(view, none, [{ round: 1, events: events.slice(0, 2) }]);
    expect(columns.map(({ shown }) => shown)).toEqual([true, true, false, false]);
    expect(columns.map(({ score }) => score)).toEqual([4, 6, 0, 0]);
  });
});
