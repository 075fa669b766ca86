/** What happens in a shop is cut into what is played together, and each cut belongs to a need of the list. */
import { describe, expect, test } from 'vitest';
import { dice } from '../../src/engine/kernel/rng.ts';
import type { PetzEvent } from '../../src/engine/petz/events.ts';
import { petzEngine } from '../../src/engine/petz/index.ts';
import { NEEDS } from '../../src/engine/petz/read.ts';
import { basicSetup } from '../../src/engine/petz/setup.ts';
import type { Pet, Plot } from '../../src/engine/petz/state.ts';
import { stageFor } from '../../src/scenes/table/cast.ts';
import { firstLoad, loadOf, oneMore, wayOf } from '../../src/scenes/table/sets/shop/plot-answers.ts';
import { isPast, moodNow, ORDER } from '../../src/scenes/table/sets/shop/turn-order.ts';
import { batchesOf, byPlot, careStepOf } from '../../src/scenes/table/sets/shop-show/batches.ts';
import { ballRounds } from '../../src/scenes/table/sets/shop-show/games.ts';

const view = petzEngine.view(petzEngine.start(basicSetup(2), 'show').state, 0);
const beat = (event: PetzEvent) => ({ event, before: view, after: view });
const fed = (plot: number): PetzEvent => ({
  type: 'petz.fed',
  seat: 0,
  plot,
  pet: 'uni',
  food: 'vegetable',
  source: 'storage',
});
const suffered = (plot: number, cause: 'hunger' | 'play'): PetzEvent => ({
  type: 'petz.suffered',
  seat: 0,
  plot,
  pet: 'uni',
  tokens: 1,
  cause,
});
const lost = (plot: number): PetzEvent => ({
  type: 'petz.lost',
  seat: 0,
  plot,
  pet: 'uni',
  cause: 'suffering',
  reputation: -1,
});

describe('what is played together', () => {
  test('the same kind of thing at several pets, in the order of what happened', () => {
    const list = [fed(0), fed(1), fed(0), suffered(2, 'hunger'), suffered(3, 'hunger'), suffered(3, 'play')];
    const batches = batchesOf(list.map(beat));
    expect(batches.map(({ beats, step }) => [beats.length, step])).toEqual([
      [3, 'hunger'],
      [2, 'hunger'],
      [1, 'play'],
    ]);
    expect(batches.flatMap(({ beats }) => beats.map(({ event }) => event))).toEqual(list);
  });

  test('toys and imps play at the same time, losses never overlap', () => {
    const toy: PetzEvent = { type: 'petz.playedAlone', seat: 0, plot: 0, pet: 'uni', needs: 1 };
    const imp: PetzEvent = { type: 'petz.entertained', seat: 0, gap: 1, employee: false };
    expect(batchesOf([toy, imp, lost(0), lost(1)].map(beat)).map(({ beats }) => beats.length)).toEqual([
      2, 1, 1,
    ]);
  });

  test('a loss by suffering belongs to the need it came from', () => {
    expect(batchesOf([suffered(0, 'play'), lost(0)].map(beat)).map(({ step }) => step)).toEqual([
      'play',
      'play',
    ]);
    expect(careStepOf({ ...lost(0), cause: 'escaped' } as PetzEvent, 'play')).toBe('anger');
  });

  test('pets are distinguished by their plots', () => {
    expect([...byPlot([{ plot: 2 }, { plot: 0 }, { plot: 2 }])].map(([at, all]) => [at, all.length])).toEqual(
      [
        [2, 2],
        [0, 1],
      ],
    );
  });

  test('every event of whole games that the shop shows has its place', () => {
    const rng = dice('show');
    let { state } = petzEngine.start(basicSetup(4), 'show');
    const steps = new Set<string>();
    while (state.outcome === null) {
      const seat = petzEngine.waiting(state)[0] ?? 0;
      const choice = petzEngine.sample(state, seat, rng);
      const applied = petzEngine.apply(state, { seat, ask: state.ask?.id ?? 0, choice });
      if (!applied.ok) throw new Error('refused');
      const shown = applied.events.filter((event) => stageFor(event, 0)?.set === 'shop');
      for (const { beats, step } of batchesOf(shown.map(beat))) {
        expect(beats.length).toBeGreaterThan(0);
        if (step !== null) steps.add(step);
      }
      state = applied.state;
    }
    expect([...steps]).toEqual(expect.arrayContaining(['hunger', 'poop', 'show']));
  });
});

describe('the list of needs', () => {
  test('resolves in the order of the rules (PB-NEED-03)', () => {
    expect(ORDER).toEqual(['hunger', 'poop', 'play', 'magic', 'anger', 'disease', 'sleep']);
    expect(isPast('poop', 'play', { entry: null })).toBe(true);
    expect(isPast('magic', 'play', { entry: null })).toBe(false);
    expect(isPast('sleep', 'show', { entry: null })).toBe(true);
    expect(isPast('hunger', null, { entry: null })).toBe(false);
  });

  test('the need at hand shows on the face, what is over no longer does', () => {
    const plot: Plot = {
      cage: 'c01',
      addon: null,
      manure: 0,
      pet: null,
      guard: { strength: 0, antimagic: 0 },
    };
    const pet = (needs: number[]): Pet => ({
      id: 'uni',
      size: 2,
      suffering: 0,
      mutation: 0,
      cards: [],
      needs,
    });
    const both = pet(petzNeeds({ hunger: 1, play: 1 }));
    const open = { entry: null };
    expect(moodNow(plot, both, 0, 'hunger', open)).toBe('hungry');
    expect(moodNow(plot, both, 0, 'play', open)).toBe('bored');
    expect(moodNow(plot, both, 0, 'anger', open)).toBe('content');
    expect(moodNow(plot, { ...both, needs: null }, 0, 'hunger', open)).toBe('content');
  });
});

describe('the ball', () => {
  const at = (x: number) => ({ x, y: 0 });
  test('goes to each neighbour in turn and comes back', () => {
    const { places, targets } = ballRounds(at(0), [at(1), at(2)], 3);
    expect(targets).toEqual([null, 0, 1, 0, null]);
    expect(places.map(({ x }) => x)).toEqual([0, 1, 2, 1, 0]);
  });
  test('comes back each time from a single pet, and stays in hand without one', () => {
    expect(ballRounds(at(0), [at(1)], 3).targets).toEqual([null, 0, null, 0, null, 0, null]);
    expect(ballRounds(at(0), [], 3).targets).toEqual([null]);
  });
});

describe('the shovel', () => {
  const ways = [
    null,
    { plots: [0, 0, 2, 0], employee: false },
    { plots: [0, 0, 1, 1], employee: false },
    { plots: [0, 0, 1, 0], employee: true },
    { plots: [0, 0, 1, 0], employee: false },
    { plots: [0, 0, 2, 1], employee: true },
  ];
  test('begins with the first way, and finds the way that takes just what is marked', () => {
    expect(firstLoad(ways)).toEqual([0, 0, 2, 0]);
    expect(wayOf(ways, [0, 0, 1, 1])).toBe(ways[2]);
    expect(wayOf(ways, [0, 0, 0, 0])).toBeNull();
    expect(loadOf(null)).toEqual([0, 0, 0, 0]);
  });
  test('is wielded by an ordinary imp if it can', () => {
    expect(wayOf(ways, [0, 0, 1, 0])).toBe(ways[4]);
    expect(wayOf(ways, [0, 0, 2, 1])).toBe(ways[5]);
  });
  test('takes one more at each tap, and none once no more can be taken', () => {
    expect(oneMore(ways, [0, 0, 1, 0], 2)).toEqual([0, 0, 2, 0]);
    expect(oneMore(ways, [0, 0, 2, 0], 2)).toEqual([0, 0, 0, 0]);
    expect(oneMore(ways, [0, 0, 2, 0], 3)).toEqual([0, 0, 2, 1]);
    expect(oneMore(ways, [0, 0, 2, 1], 3)).toEqual([0, 0, 2, 0]);
  });
});

function petzNeeds(counts: Partial<Record<string, number>>): number[] {
  return NEEDS.map((need) => counts[need] ?? 0);
}
