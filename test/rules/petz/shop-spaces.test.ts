import { expect, test } from 'vitest';
import { table } from '../../kit/petz.ts';
import { heardBy, send, sending } from '../../kit/petz-plays.ts';
import { itemsAt, refused, spacesFor } from '../../kit/town.ts';

/** Two seats with groups of these sizes, seat 0 first; seat 1 then keeps the table in this phase. */
const twoShop = (first: [number, number], second: [number, number] = [1, 0]) =>
  table().starter(0).groups(0, [first]).groups(1, [second]).sendGroups();

test('PB-SHOP-06 PB-SHOP-21 a group goes to one free, permitted space or stays home', () => {
  const t = twoShop([2, 1]);
  expect(spacesFor(t, 0)).toEqual(
    [
      'addon',
      'artifacts',
      'cage1',
      'home',
      'hospital',
      'imps',
      'judge',
      'meat',
      'mixed',
      'older',
      'platform',
    ].concat(['vegetables', 'younger1']),
  );
  // It cannot do nothing, nor two things.
  for (const choice of [null, [], {}, [sending([2, 1], 'meat'), sending([2, 1], 'mixed')]]) {
    expect(t.refusal(0, choice)).not.toBeNull();
  }
  expect(refused(t, 0, sending([2, 1], 'swamp'))).toBe('noSuchSpace PB-SHOP-21');
  send(t, 0, [2, 1], 'judge').expectAsk('petz.send', 1).expectInventory();
  expect(Object.keys(t.s.town.taken)).toEqual(['judge']);
});

test('PB-SHOP-07 PB-SHOP-08 PB-SHOP-11 RUL-14 all imps stand on the space, all gold is gone, needed or not', () => {
  const t = twoShop([3, 2]);
  const gold = t.shop(0).gold;
  send(t, 0, [3, 2], 'vegetables').expectAsk('petz.send', 1);
  expect(t.s.town.taken.vegetables).toEqual({ seat: 0, imps: 3 });
  expect([t.shop(0).gold, t.shop(0).home]).toEqual([gold, 3]);
  // Phase 6 brings the imps home; the gold is 1 richer only by the income of round 2.
  t.goTo('aging').expectInventory();
  expect([t.shop(0).home, t.shop(0).gold]).toEqual([6, gold + 2]);
  expect(t.s.town.taken).toEqual({});
});

test('PB-SHOP-09 the action is carried out before the next group is handled', () => {
  const t = twoShop([1, 0]);
  send(t, 0, [1, 0], 'mixed').expectAsk('petz.send', 1);
  expect(t.shop(0).food).toEqual({ vegetable: [1, 0, 0], meat: [1, 0] });
  expect(t.s.town.stands.mixed).toEqual({ vegetable: 0, meat: 0, gold: 0 });
  expect(t.shop(1).food).toEqual({ vegetable: [0, 0, 0], meat: [0, 0] });
});

test('PB-SHOP-10 a taken space is taken for everybody, the owner included', () => {
  const t = table()
    .starter(0)
    .groups(1, [[1, 0]]);
  t.groups(0, [
    [2, 0],
    [1, 0],
  ]).sendGroups();
  send(t, 0, [2, 0], 'meat').expectAsk('petz.send', 0);
  expect(refused(t, 0, sending([1, 0], 'meat'))).toBe('spaceTaken PB-SHOP-10');
  expect(spacesFor(t, 0)).not.toContain('meat');
  send(t, 0, [1, 0], 'mixed').expectAsk('petz.send', 1);
  expect(refused(t, 1, sending([1, 0], 'meat'))).toBe('spaceTaken PB-SHOP-10');
  expect(t.refusal(1, sending([1, 0], 'vegetables'))).toBeNull();
});

test('PB-SHOP-10 PB-SHOP-21 two spaces of a kind take two groups, then no more', () => {
  const t = table()
    .starter(0)
    .groups(0, [[2, 1]])
    .groups(1, [[2, 1]])
    .groups(2, [[2, 1]])
    .sendGroups();
  const [a = '', b = '', c = ''] = t.s.town.young;
  const later = t.fork();
  send(t, 0, [2, 1], 'younger1', b);
  expect(itemsAt(t, 1, 'younger2')).toEqual([a, c]);
  expect(refused(t, 1, sending([2, 1], 'younger1', a))).toBe('spaceTaken PB-SHOP-10');
  send(t, 1, [2, 1], 'younger2', c);
  expect(spacesFor(t, 2)).not.toContain('younger1');
  expect(refused(t, 2, sending([2, 1], 'younger2', a))).toBe('spaceTaken PB-SHOP-10');
  send(later, 0, [2, 1], 'cage1', 'c02');
  send(later, 1, [2, 1], 'cage2', 'c06');
  expect(spacesFor(later, 2).filter((space) => space.startsWith('cage'))).toEqual([]);
  expect(later.s.town.cages.filter((cage) => cage !== null)).toEqual(['c04']);
});

test('PB-SHOP-12 PB-SHOP-13 PB-NEED-05 a group kept home gets all back and serves in phases 4 and 5', () => {
  const t = table()
    .starter(0)
    .house(0, 1, 'birdie', { cards: ['Y play', 'P anger'], cage: 'c04' });
  t.groups(0, [[6, 2]]).sendGroups();
  const gold = t.shop(0).gold;
  send(t, 0, [6, 2], 'home');
  expect([t.shop(0).home, t.shop(0).gold]).toEqual([6, gold + 2]);
  expect(t.s.town.taken).toEqual({});
  // It is not asked for again this round; its imps entertain now and earn gold later.
  t.goTo('showing').expectAsk('petz.play', 0).play(0, { gap: 0, employee: false });
  t.expectAsk('petz.jobs');
  for (const seat of t.s.ask?.seats ?? []) t.play(seat, { imps: 0, plots: [0, 0, 0, 0], employee: false });
  expect(t.eventsOf('petz.earned').find((event) => event.seat === 0)?.gold).toBe(5);
  t.expectAsk('petz.group').expectInventory();
});

test('PB-SHOP-13 a group once kept home is not offered again in the round', () => {
  const t = table()
    .starter(0)
    .groups(1, [[1, 0]]);
  t.groups(0, [
    [1, 1],
    [1, 0],
  ]).sendGroups();
  send(t, 0, [1, 1], 'home').expectAsk('petz.send', 0);
  expect(refused(t, 0, sending([1, 1], 'meat'))).toBe('notThisGroup PB-SHOP-14');
  send(t, 0, [1, 0], 'home').expectAsk('petz.send', 1);
});

test('PB-SHOP-17 PB-SHOP-18 neither a blocked space nor a dummy can be chosen', () => {
  const t = table({ seats: 2 })
    .starter(0)
    .groups(0, [[2, 1]])
    .sendGroups();
  for (const space of ['mixed', 'artifacts', 'younger1', 'cage2', 'judge', 'hospital']) {
    expect(refused(t, 0, sending([2, 1], space))).toBe('neutralThere PB-SHOP-17');
    expect(spacesFor(t, 0)).not.toContain(space);
  }
  for (const space of ['greenDummy', 'redDummy', 'sideDummy', 'backDummy']) {
    expect(refused(t, 0, sending([2, 1], space))).toBe('dummySpace PB-SHOP-18');
  }
  // Of two alike the free one is offered.
  expect(spacesFor(t, 0)).toEqual(expect.arrayContaining(['cage1', 'younger2', 'imps', 'platform']));
});

test('PB-SHOP-20 everything gained is public, but not the face of a card drawn for a book', () => {
  const t = twoShop([1, 0]);
  t.offerArtifacts(['funWithFood', 'crystalBall']).quiet();
  send(t, 0, [1, 0], 'artifacts').expectAsk('petz.book', 0).play(0, { artifact: 'funWithFood', colour: 'Y' });
  const own = heardBy(t, 0);
  expect(own).toEqual(t.events);
  const drew = t.eventsOf('petz.drew')[0];
  expect([drew?.cards?.length, drew?.counts]).toEqual([1, [0, 0, 1, 0]]);
  for (const seat of [1, 2, null]) {
    expect(heardBy(t, seat)).toEqual(
      own.map((event) => (event.type === 'petz.drew' ? { ...event, cards: null } : event)),
    );
    expect(t.view(seat).shops[0]).toMatchObject({ artifacts: ['funWithFood', 'crystalBall'], hand: null });
    expect(t.view(seat).shops[0]?.owned.cards).toEqual([1, 1, 2, 1]);
  }
});

test('PB-SHOP-21 what each space asks for: 2 imps for a cage, 1 gold for a pet, nothing elsewhere', () => {
  const rich = twoShop([1, 5]);
  for (const space of ['cage1', 'cage2'])
    expect(refused(rich, 0, sending([1, 5], space, 'c02'))).toBe('needsImps PB-CAGE-01');
  expect(spacesFor(rich, 0)).toEqual(expect.arrayContaining(['younger1', 'older']));
  const poor = twoShop([6, 0]);
  for (const space of ['younger1', 'younger2', 'older']) {
    expect(refused(poor, 0, sending([6, 0], space, 'uni'))).toBe('needsGold PB-PET-01');
  }
  expect(spacesFor(poor, 0)).toContain('cage1');
  const least = twoShop([1, 0]);
  expect(spacesFor(least, 0)).toEqual([
    'addon',
    'artifacts',
    'home',
    'hospital',
    'imps',
    'judge',
    'meat',
    'mixed',
    'platform',
    'vegetables',
  ]);
});

test('PB-SHOP-22 a stand gives everything, the corral one thing of the owner’s choice', () => {
  const t = table().starter(0).round(3).exhibition('eatingContest').goTo('setup').starter(0);
  t.offerCages(['c01', 'c05', 'c07']).offerAddons(['play', 'meat']);
  const meat = t.s.town.stands.meat.meat;
  const groups: [number, number][] = [
    [2, 1],
    [2, 1],
    [2, 0],
  ];
  t.imps(0, { waiting: [0, 0, 0, 0] })
    .groups(0, groups)
    .groups(1, [[1, 0]])
    .sendGroups();
  expect(itemsAt(t, 0, 'cage1')).toEqual(['c01', 'c05', 'c07']);
  expect(itemsAt(t, 0, 'addon')).toEqual(['play', 'meat']);
  expect(refused(t, 0, sending([2, 1], 'cage1', 'c02'))).toBe('itemNotThere PB-SHOP-22');
  expect(refused(t, 0, sending([2, 1], 'cage1'))).toBe('itemNotThere PB-SHOP-22');
  send(t, 0, [2, 1], 'cage1', 'c05');
  send(t, 0, [2, 1], 'addon', 'meat');
  expect(t.s.town.cages).toEqual(['c01', null, 'c07']);
  expect(t.s.town.addons).toEqual(['play', null]);
  send(t, 0, [2, 0], 'meat').expectAsk('petz.send', 1).expectInventory();
  expect(t.shop(0).food.meat[0]).toBe(meat);
  expect(t.s.town.stands.meat.meat).toBe(0);
  expect(t.shop(0).cart).toMatchObject({ cages: ['c05'], addons: ['meat'] });
});

test('RUL-17 going where nothing is to be had is legal only where the space asks for nothing', () => {
  const t = twoShop([2, 1]).imps(0, { waiting: [0, 0, 0, 0] });
  t.s.town.stands.mixed = { vegetable: 0, meat: 0, gold: 0 };
  t.offerCages([]).offerAddons([]).offerArtifacts([]).offerPets([], []);
  for (const space of ['mixed', 'judge', 'imps', 'hospital']) {
    expect(t.refusal(0, sending([2, 1], space))).toBeNull();
  }
  for (const space of ['cage1', 'addon', 'younger1', 'older', 'artifacts']) {
    expect(refused(t, 0, sending([2, 1], space))).toBe('nothingThere PB-SHOP-06');
    expect(spacesFor(t, 0)).not.toContain(space);
  }
  // The imps were at the grouping already; the visit brings none.
  send(t, 0, [2, 1], 'imps');
  expect(t.s.town.taken.imps).toEqual({ seat: 0, imps: 2 });
  t.expectInventory();
});
