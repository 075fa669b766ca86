/** Poop needs (PB-NEED-POOP). */
import { expect, test } from 'vitest';
import { entryOf, lodge, showTable } from '../../kit/show.ts';

test('PB-NEED-POOP-01 each need puts one manure into the cage of its pet, not of others', () => {
  const t = showTable();
  lodge(t, 0, 1, 'wormie', ['G poop', 'G poop', 'P magic', 'G anger'], { cage: 'c03', manure: 1 });
  lodge(t, 0, 2, 'fluffy', ['Y disease', 'G poop'], { cage: 'c01' });
  lodge(t, 0, 3, 'uni', ['Y disease', 'G anger'], { cage: 'c04' });
  t.goTo('showing').expectAsk('petz.jobs', 3);
  expect(t.shop(0).plots.map((plot) => plot.manure)).toEqual([0, 3, 1, 0]);
  t.expectInventory();
});

test.each([
  [0, 0, ['G hunger', 'G hunger', 'P magic', 'G hunger']],
  [1, 0, ['G poop', 'G hunger', 'P magic', 'G hunger']],
  [2, 1, ['G poop', 'G poop', 'P magic', 'G hunger']],
  [3, 2, ['G poop', 'G poop', 'P magic', 'G poop']],
])(
  'EX-17 PB-NEED-POOP-02 PB-NEED-POOP-03 absorbing icon, %i needs: %i new manure',
  (_needs, added, cards) => {
    const t = showTable();
    lodge(t, 0, 1, 'wormie', cards, { cage: 'c10', manure: 2 });
    t.goTo('showing').expectAsk('petz.jobs', 3);
    expect(t.plot(0, 1).manure).toBe(2 + added);
  },
);

test('PB-NEED-POOP-02 the icon serves its own cage only', () => {
  const t = showTable().cage(0, 2, 'c10');
  lodge(t, 0, 1, 'wormie', ['G poop', 'G poop'], { cage: 'c03' });
  t.goTo('showing').expectAsk('petz.jobs', 3);
  expect(t.plot(0, 1).manure).toBe(2);
});

test('PB-NEED-POOP-03 an absorbing cage keeps its old manure, with and without a pet', () => {
  const t = showTable().cage(0, 2, 'c11');
  t.plot(0, 2).manure = 3;
  lodge(t, 0, 1, 'uni', ['Y magic', 'G anger'], { cage: 'c10', manure: 2 });
  t.goTo('showing').expectAsk('petz.jobs');
  expect(t.plot(0, 1).manure).toBe(2);
  expect(t.plot(0, 2).manure).toBe(3);
  expect(t.eventsOf('petz.pooped')).toEqual([]);
});

test('PB-NEED-POOP-04 manure does nothing at this step, however much there is', () => {
  const t = showTable();
  lodge(t, 0, 1, 'wormie', ['G poop', 'G poop', 'P magic', 'G poop'], { cage: 'c03', manure: 20 });
  t.goTo('showing').expectAsk('petz.jobs', 3);
  expect(t.plot(0, 1).manure).toBe(23);
  expect(t.pet(0, 1)).toMatchObject({ suffering: 0, mutation: 0 });
  expect(t.eventsOf('petz.lost')).toEqual([]);
});

test('RUL-55 the manure of a lost pet stays, counts for the display and may be cleaned', () => {
  const t = showTable({ round: 2, exhibition: 'childrensDay' });
  t.shop(0).judge = true;
  // Two poop, then its second mutation: lost after its manure fell.
  lodge(t, 0, 1, 'cthulie', ['P magic', 'Y poop', 'G poop'], { cage: 'c01', mutation: 1 });
  t.goTo('showing').expectAsk('petz.jobs', 0, 3);
  expect(t.eventsOf('petz.lost').map((event) => event.cause)).toEqual(['mutated']);
  expect(t.plot(0, 1)).toMatchObject({ pet: null, cage: 'c01', manure: 2 });
  // 2 for judging, 1 less for each of the two tokens.
  expect(entryOf(t, 0).score).toBe(0);
  t.play(3, t.options(3)[0] ?? null).play(0, { imps: 1, plots: [0, 2, 0, 0], employee: false });
  expect(t.eventsOf('petz.cleaned').map((event) => event.plots)).toEqual([[0, 2, 0, 0]]);
  expect(t.plot(0, 1).manure).toBe(0);
  t.expectInventory();
});
