import { expect, test } from 'vitest';
import { table } from '../../kit/petz.ts';
import { arrange, arrangement, expectRefused, send } from '../../kit/petz-plays.ts';

test('RUL-21 a new cage or addon has to be placed, also over another one', () => {
  const t = table()
    .starter(0)
    .cart(0, { cages: ['c05'], addons: ['play'] })
    .goTo('needs');
  expectRefused(t, 0, arrangement(t, 0), 'cageUnplaced', 'PB-ARR-03');
  expectRefused(t, 0, arrangement(t, 0, { cage1: 'c05' }), 'addonUnplaced', 'PB-ARR-03');
  expectRefused(
    t,
    0,
    arrangement(t, 0, { cage1: 'c05', cage2: 'c05', addon0: 'play' }),
    'placedTwice',
    'PB-ARR-03',
  );
  arrange(t, 0, { cage1: 'c05', addon1: 'play' }).expectInventory();
  expect([t.plot(0, 1).cage, t.plot(0, 1).addon, t.shop(0).cart]).toEqual([
    'c05',
    'play',
    { cages: [], addons: [], pets: [] },
  ]);
  // With four cages there the new one can only replace.
  const full = table().starter(0).cage(0, 1, 'c01').cage(0, 2, 'c02').cage(0, 3, 'c03');
  full.cart(0, { cages: ['c05'] }).goTo('needs');
  expectRefused(full, 0, arrangement(full, 0), 'cageUnplaced', 'PB-ARR-03');
  arrange(full, 0, { cage2: 'c05' }).expectInventory();
  expect(full.s.gone.cages).toEqual(['c02']);
  expect(full.shop(0).plots.map((plot) => plot.cage)).toEqual(['printed', 'c01', 'c05', 'c03']);
});

test('RUL-22 of two new cages (or addons) on one plot the later one stays, the other is discarded', () => {
  const t = table()
    .starter(0)
    .cart(0, { cages: ['c05', 'c06'], addons: ['play', 'meat'] })
    .goTo('needs');
  arrange(t, 0, { cage1: 'c06', addon1: 'play' }).expectInventory();
  expect([t.plot(0, 1).cage, t.plot(0, 1).addon]).toEqual(['c06', 'play']);
  expect([t.s.gone.cages, t.s.gone.addons]).toEqual([['c05'], ['meat']]);
  expect(t.shop(0).plots.map((plot) => plot.cage)).toEqual(['printed', 'c06', null, null]);
});

test('RUL-23 replacing a cage does not clean it, the printed one included', () => {
  const t = table().starter(0).house(0, 0, 'uni', { suffering: 1 }).cage(0, 1, 'c01');
  t.plot(0, 0).manure = 3;
  t.plot(0, 1).manure = 2;
  t.cart(0, { cages: ['c05', 'c06'] }).goTo('needs');
  arrange(t, 0, { cage0: 'c05', cage1: 'c06' }).expectInventory();
  expect([t.plot(0, 0).manure, t.plot(0, 1).manure, t.pet(0, 0).id]).toEqual([3, 2, 'uni']);
  // The printed cage belongs to no pile.
  expect(t.s.gone.cages).toEqual(['c01']);
});

test('RUL-24 nothing bought is bound to a plot before the arranging step is confirmed', () => {
  const t = table()
    .starter(0)
    .offerCages(['c05', 'c01', null])
    .groups(0, [[2, 0]])
    .sendGroups();
  send(t, 0, [2, 0], 'cage1', 'c05').expectAsk('petz.arrange', 0);
  expect(t.shop(0).plots.map((plot) => plot.cage)).toEqual(['printed', null, null, null]);
  expect(t.view(1).shops[0]?.cart.cages).toEqual(['c05']);
  for (const plot of [0, 1, 2, 3])
    expect(t.refusal(0, arrangement(t, 0, { [`cage${plot}`]: 'c05' }))).toBeNull();
  arrange(t, 0, { cage3: 'c05' });
  // Afterwards it stays there: the next arrangement offers no plots for it.
  t.house(0, 3, 'uni', { cards: [] }).goTo('needs').expectAsk('petz.arrange', 0);
  const domain = t.domain(0);
  expect(domain.type === 'form' && Object.keys(domain.fields)).toEqual(['pet0', 'pet1', 'pet2', 'pet3']);
  expect(t.plot(0, 3).cage).toBe('c05');
});
