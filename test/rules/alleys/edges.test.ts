/** Pets and tiles that rarely meet: what Wreckie smashes before others have had their turn, and who saw to what. */

import { expect, test } from 'vitest';
import {
  addPet,
  alleyTable,
  extras,
  manure,
  mutation,
  processed,
  relieved,
  showOff,
  suffering,
} from '../../kit/alleys-show.ts';
import type { Table } from '../../kit/petz.ts';

const cageOf = (plot: number) => ({ plot, tile: 'cage' });
const addonOf = (plot: number) => ({ plot, tile: 'addon' });

/** Wreckie on P1 with 4 anger in a cage of strength 2: two tiles go. */
function wreckie(options: Parameters<typeof alleyTable>[0] = {}): Table {
  const t = alleyTable({ home: 0, ...options });
  addPet(t, 0, 0, 'wreckie', 'anger anger anger anger', { cage: 'c04' });
  return t;
}

test('DA-PET-WRECKIE-04 DA-PET-PONY-01 R-DA-69 Pony’s cage in pieces: all her anger is above it, and she amuses who comes after', () => {
  const ponies = () => {
    const t = wreckie();
    addPet(t, 0, 1, 'pony', 'anger play anger', { cage: 'c01' });
    addPet(t, 0, 2, 'birdie', 'play play', { cage: 'c03' });
    return t;
  };
  const t = showOff(ponies(), [0, 1, 2], { 'petz.wreck': [cageOf(1), cageOf(0)] });
  expect(t.eventsOf('petz.lost')).toMatchObject([{ pet: 'pony', cause: 'escaped' }]);
  expect(relieved(t)).toEqual(['pony play 2']);
  expect(suffering(t)).toEqual([0, null, 0, null]);
  // In her turn before his she is held, and nobody is amused.
  const before = showOff(ponies(), [1, 0, 2], { 'petz.wreck': [cageOf(1), cageOf(0)] });
  expect(before.eventsOf('petz.lost')).toMatchObject([{ pet: 'birdie', cause: 'suffering' }]);
});

test('DA-PET-WRECKIE-04 R-DA-82 an Experimental Cage in pieces is not set any more', () => {
  const t = wreckie();
  addPet(t, 0, 1, 'birdie', 'magic disease', { cage: 'experimental1', manure: 2 });
  // Two tiles there are, and two he wants: nothing to choose.
  showOff(t, [0, 1]);
  expect(t.eventsOf('petz.setCage')).toEqual([]);
  // Nothing holds the magic, nothing cancels the disease: 1 + 2 makes it ill with 2.
  expect(t.eventsOf('petz.mutated')).toMatchObject([{ pet: 'birdie', tokens: 1 }]);
  expect(t.eventsOf('petz.suffered')).toMatchObject([{ pet: 'birdie', tokens: 2, cause: 'disease' }]);
});

test('R-DA-75 DA-ADDON-JUKEBOX-03 R-DA-83 a Jukebox in pieces plays nothing, and no tune is asked for', () => {
  const t = wreckie();
  addPet(t, 0, 1, 'birdie', 'play disease', { cage: 'c03', addon: 'jukebox' });
  extras(t, 0, 1).tune = 'play';
  showOff(t, [0, 1], { 'petz.wreck': [addonOf(1), cageOf(0)] });
  expect(t.eventsOf('petz.tuned')).toEqual([]);
  expect([suffering(t)[1], t.shop(0).gold]).toEqual([1, 3]);
});

test('R-DA-74 DA-ADDON-DING-01 a Ding whose cage is in pieces still mends its pet this round', () => {
  const t = wreckie();
  addPet(t, 0, 1, 'birdie', 'magic disease', { cage: 'c03', addon: 'ding' });
  showOff(t, [0, 1], { 'petz.wreck': [cageOf(1), cageOf(0)], 'petz.ding': [{ suffering: 0, mutation: 1 }] });
  expect([mutation(t)[1], t.shop(0).gold]).toEqual([0, 2]);
});

test('DA-PET-LEMUR-01 DA-PET-PONY-01 R-DA-66 the Lemur’s play: one pair of its neighbour, one of Pony’s rage', () => {
  const t = alleyTable({ home: 0 });
  addPet(t, 0, 0, 'pony', 'anger play anger', { cage: 'printed' });
  addPet(t, 0, 1, 'soulfulLemur', 'play poop play', { cage: 'c03' });
  addPet(t, 0, 2, 'uni', 'play poop play', { cage: 'c04' });
  showOff(t, [0, 1, 2]);
  expect(relieved(t)).toEqual(['lemur play 1', 'pony play 1', 'pony play 1']);
  expect(suffering(t).slice(1, 3)).toEqual([0, 1]);
});

test('DA-PET-PEARLPUSHER-03 DA-CAGE-MUDWALLOW-01 in the Mud Wallow one of two heaps is absorbed, the other has the gold', () => {
  const t = alleyTable({ home: 0 });
  addPet(t, 0, 1, 'pearlpusher', 'poop play poop', { cage: 'mudWallow' });
  showOff(t, [1]);
  expect([manure(t)[1], extras(t, 0, 1).pearls, suffering(t)[1]]).toEqual([1, 1, 0]);
});

test('DA-PET-SLYPIGGY-01 R-DA-50 DA-CAGE-MUDWALLOW-01 a toy of the Mud Wallow lets Piggy shove an old heap next door', () => {
  const t = alleyTable({ home: 0 });
  addPet(t, 0, 1, 'slyPiggy', 'poop play play', { cage: 'mudWallow', manure: 1 });
  showOff(t, [1], { 'petz.shove': [{ to: 0, pearl: false }] });
  // The new heap is absorbed; one play need is met and moves the old one, the other hurts.
  expect([manure(t), suffering(t)[1]]).toEqual([[1, 0, 0, 0], 1]);
});

test('DA-PROCESSED-04 DA-PET-NOMNIVORE-01 DA-FACILITY-CANNERY-04 Nomnivore eats can, gold and lollipop: 3 points more than none', () => {
  const t = alleyTable({ round: 2, exhibition: 'wildParty', home: 0 });
  processed(t, 0, { can: 1, lollipop: 1 });
  addPet(t, 0, 1, 'nomnivore', 'hunger play hunger hunger disease', { cage: 'c02' });
  t.goTo('showing');
  const meals: unknown[] = [];
  for (let i = 0; i < 30 && t.s.ask?.kind !== 'petz.jobs' && t.s.ask?.seats[0] === 0; i++) {
    const options = t.options(0) as { from?: string; food?: string; play?: boolean }[];
    if (t.s.ask?.kind === 'petz.feed') {
      const want = [
        (o: (typeof options)[number]) => o?.food === 'can',
        (o: (typeof options)[number]) => o?.from === 'gold',
        (o: (typeof options)[number]) => o?.food === 'lollipop' && o.play === true,
      ][meals.length];
      const meal = options.find((o) => o !== null && want?.(o));
      meals.push(meal);
      t.play(0, (meal ?? null) as never);
    } else t.play(0, (options as unknown[]).includes(null) ? null : (options[0] as never));
  }
  expect(meals).toHaveLength(3);
  expect(suffering(t)[1]).toBe(0);
  // Two food tokens, the can once more; gold is no food.
  expect(t.shop(0).entry).toMatchObject({ score: 3 });
});

test('R-DA-48 R-DA-50 an imp in the gap plays with Piggy too when its turn comes, and that moves an old heap', () => {
  const t = alleyTable({ home: 1 });
  addPet(t, 0, 0, 'uni', 'play hunger', { cage: 'c09' });
  addPet(t, 0, 1, 'slyPiggy', 'play poop play', { cage: 'c10', manure: 1 });
  showOff(t, [0, 1], {
    'petz.play': [{ gap: 0, employee: false }],
    'petz.shove': [{ to: 2, pearl: false }],
  });
  // The new heap is absorbed; one need is met across the gap, the other hurts.
  expect([manure(t), suffering(t)]).toEqual([
    [0, 0, 1, 0],
    [0, 1, null, null],
  ]);
});
