import { expect, test } from 'vitest';
import { table } from '../../kit/petz.ts';
import { expectRefused, nobodyCleans, send, sending } from '../../kit/petz-plays.ts';

const [RED, YELLOW, GREEN, BLUE] = [0, 1, 2, 3] as const;

test('EX-06 inviting imps over three rounds', () => {
  const t = table()
    .starter(RED)
    .groups(RED, [[1, 0]])
    .sendGroups();
  send(t, RED, [1, 0], 'imps');
  expect(t.eventsOf('petz.invited').at(-1)).toMatchObject({ seat: RED, imps: 1 });
  t.goTo('aging')
    .starter(RED)
    .groups(YELLOW, [[1, 0]])
    .sendGroups();
  send(t, YELLOW, [1, 0], 'imps');
  expect(t.eventsOf('petz.invited').at(-1)).toMatchObject({ seat: YELLOW, imps: 2 });
  t.goTo('aging').starter(RED).expectInventory();
  expect(t.s.round).toBe(3);
  expect(t.s.shops.map((shop) => shop.waiting)).toEqual([
    [0, 1, 1, 1],
    [0, 0, 1, 1],
    [1, 1, 1, 1],
    [1, 1, 1, 1],
  ]);
  for (const [seat, gained] of [
    [YELLOW, 1],
    [GREEN, 3],
    [BLUE, 3],
  ] as const) {
    const other = t
      .fork()
      .groups(seat, [[1, 0]])
      .sendGroups();
    send(other, seat, [1, 0], 'imps');
    expect(other.eventsOf('petz.invited').at(-1)).toMatchObject({ seat, imps: gained });
  }
  // Red has 7 imps at home by now.
  expect(t.shop(RED).home).toBe(7);
  t.groups(RED, [[2, 1]])
    .groups(YELLOW, [[1, 0]])
    .sendGroups();
  const { gold } = t.shop(RED);
  send(t, RED, [2, 1], 'imps').expectAsk('petz.send', YELLOW).expectInventory();
  expect([t.shop(RED).gold, t.shop(RED).waiting]).toEqual([gold, [0, 0, 0, 1]]);
  expect(t.s.town.taken.imps).toEqual({ seat: RED, imps: 4 });
});

test('EX-07 a hospital visit', () => {
  const t = table().starter(RED).imps(BLUE, { hospital: 2 }).imps(GREEN, { hospital: 1 });
  t.groups(BLUE, [[1, 2]])
    .groups(RED, [[1, 0]])
    .sendGroups();
  const { gold } = t.shop(BLUE);
  send(t, BLUE, [1, 2], 'hospital').expectAsk('petz.send', RED).expectInventory();
  expect([t.shop(BLUE).gold, t.shop(BLUE).potions, t.shop(BLUE).hospital]).toEqual([gold, 1, 0]);
  expect(t.s.town.taken.hospital).toEqual({ seat: BLUE, imps: 3 });
  expect([t.shop(GREEN).hospital, t.shop(GREEN).potions]).toEqual([1, 0]);
  t.goTo('aging').expectInventory();
  expect([t.shop(BLUE).home, t.shop(GREEN).hospital]).toEqual([6, 1]);
});

test('EX-08 an imp wounded after the visit stays in the hospital', () => {
  const t = table().starter(BLUE).imps(BLUE, { hospital: 2 });
  t.house(BLUE, 1, 'drago', { cards: ['R anger', 'R anger'], cage: 'c10' });
  t.groups(BLUE, [[1, 2]]).sendGroups();
  send(t, BLUE, [1, 2], 'hospital');
  t.goTo('showing').expectAsk('petz.catch', BLUE).play(BLUE, { armour: 0, imps: 1, employee: null });
  t.goTo('aging').expectInventory();
  expect([t.shop(BLUE).hospital, t.shop(BLUE).home]).toEqual([1, 5]);
  expect(t.pet(BLUE, 1).id).toBe('drago');
});

test('EX-09 the platform over three rounds', () => {
  const t = table()
    .starter(RED)
    .round(2)
    .groups(GREEN, [[1, 0]])
    .sendGroups();
  send(t, GREEN, [1, 0], 'platform').goTo('aging');
  expect(t.s.shops.map((shop) => shop.platform)).toEqual([0, 0, 1, 0]);
  expect(t.s.town.taken).toEqual({});
  t.starter(RED).customers(['porkyOrky']);
  for (const [seat, pet] of [
    [YELLOW, 'liffard'],
    [GREEN, 'dunguin'],
  ] as const) {
    t.house(seat, 1, pet, {
      size: 4,
      cards: ['G poop', 'G poop', 'G anger', 'P magic'],
      cage: seat === 1 ? 'c03' : 'c04',
    });
  }
  t.groups(YELLOW, [[2, 2]])
    .groups(RED, [[1, 0]])
    .sendGroups();
  send(t, YELLOW, [2, 2], 'platform').expectAsk('petz.send', RED);
  t.goTo('showing').expectAsk('petz.sell', YELLOW);
  const before = [YELLOW, GREEN].map((seat) => t.shop(seat).reputation);
  t.play(YELLOW, { plot: 1, customer: 'porkyOrky', platform: true }).expectAsk('petz.sell', GREEN);
  t.play(GREEN, { plot: 1, customer: 'porkyOrky', platform: false });
  // Two poop at 2 each: match 4; three times that from the platform, twice that on the black market.
  expect([YELLOW, GREEN].map((seat, i) => t.shop(seat).reputation - (before[i] ?? 0))).toEqual([12, 8]);
  expect([t.shop(YELLOW).busy.cages, t.s.town.taken.platform?.imps, t.shop(GREEN).platform]).toEqual([
    1, 1, 1,
  ]);
  t.goTo('aging').expectInventory();
  expect(t.s.shops.map((shop) => shop.platform)).toEqual([0, 1, 1, 0]);
  // 6 imps, one of them still on the platform.
  expect([t.shop(YELLOW).home, t.s.town.taken]).toEqual([5, {}]);
});

test('EX-31 how pets grow', () => {
  const t = table().starter(0);
  for (const [i, id] of ['uni', 'drago', 'bubl', 'wormie'].entries()) t.house(0, i, id, { size: 2 + i });
  for (const [i, id] of ['snappy', 'birdie'].entries()) t.house(1, i, id, { size: 6 + i });
  t.goTo('aging').expectInventory();
  expect([0, 1, 2, 3].map((at) => t.pet(0, at).size)).toEqual([4, 5, 5, 6]);
  expect([0, 1].map((at) => t.pet(1, at).size)).toEqual([7, 7]);
  // A pet bought at size 2 in round 1; in the last round growth no longer matters.
  const bought = table().starter(0).house(0, 0, 'uni', { size: 2 });
  const sizes = [bought.pet(0, 0).size];
  for (let round = 1; round <= 4; round++) sizes.push(bought.goTo('aging').pet(0, 0).size);
  expect(sizes).toEqual([2, 4, 5, 6, 7]);
});

test('EX-32 how food ages', () => {
  const t = table().starter(0).food(0, { meat: 2, vegetable: 2 });
  const rows = () => [t.shop(0).food.meat, t.shop(0).food.vegetable];
  t.goTo('aging');
  expect(rows()).toEqual([
    [0, 2],
    [0, 2, 0],
  ]);
  t.goTo('aging');
  expect(rows()).toEqual([
    [0, 0],
    [0, 0, 2],
  ]);
  t.goTo('aging');
  expect(rows()).toEqual([
    [0, 0],
    [0, 0, 0],
  ]);
  expect(t.eventsOf('petz.spoiled').map(({ meat, vegetable }) => [meat, vegetable])).toEqual([
    [2, 0],
    [0, 2],
  ]);
});

test('RUL-68 in the last round nothing grows', () => {
  for (const [seats, last] of [
    [4, 5],
    [3, 6],
    [2, 6],
  ] as const) {
    const t = table({ seats }).starter(0).round(last).house(0, 0, 'uni', { size: 4 }).goTo('aging');
    expect(t.s.outcome).not.toBeNull();
    expect([t.pet(0, 0).size, t.eventsOf('petz.grew')]).toEqual([4, []]);
    const before = table({ seats })
      .starter(0)
      .round(last - 1)
      .house(0, 0, 'uni', { size: 4 })
      .goTo('aging');
    expect(before.pet(0, 0).size).toBe(5);
  }
});

test('RUL-69 RUL-70 phase 6 asks only the owner of an empty Magic Box who has food, for any token of any chamber', () => {
  const t = table().starter(0).artifact(1, 'magicBox');
  for (const seat of [0, 1, 2]) t.food(seat, { vegetable: [1, 0, 1], meat: [0, 1] });
  const full = t.fork();
  full.shop(1).box = 'meat';
  full.goTo('aging').expectAsk('petz.group');
  t.fork().food(1, { vegetable: 0, meat: 0 }).goTo('aging').expectAsk('petz.group');

  t.goTo('aging').expectAsk('petz.box', 1);
  expect(t.options(1)).toEqual([
    null,
    { from: 'vegetable', chamber: 0 },
    { from: 'vegetable', chamber: 2 },
    { from: 'meat', chamber: 1 },
  ]);
  expectRefused(t, 1, { from: 'meat', chamber: 0 }, 'notOffered');
  const none = t.fork().play(1, null).expectAsk('petz.group').expectInventory();
  expect([none.shop(1).box, none.shop(1).food]).toEqual([null, { vegetable: [0, 1, 0], meat: [0, 0] }]);
  // A token that was about to be thrown away is saved.
  t.play(1, { from: 'meat', chamber: 1 }).expectAsk('petz.group').expectInventory();
  expect([t.shop(1).box, t.shop(1).food]).toEqual(['meat', { vegetable: [0, 1, 0], meat: [0, 0] }]);
  expect(t.eventsOf('petz.spoiled').find((event) => event.seat === 1)).toMatchObject({
    vegetable: 1,
    meat: 0,
  });
});

test('RUL-69 a box emptied in this round may be filled again, in the last round too, and stays filled', () => {
  const t = table()
    .starter(0)
    .round(5)
    .artifact(0, 'magicBox')
    .food(0, { meat: [0, 1] });
  t.shop(0).box = 'vegetable';
  t.exhibition('magicShow').house(0, 0, 'bubl', { cards: ['G hunger', 'G poop'] });
  t.goTo('showing').expectAsk('petz.feed', 0).play(0, { from: 'box' });
  nobodyCleans(t.until('petz.jobs')).expectAsk('petz.box', 0).play(0, { from: 'meat', chamber: 1 });
  expect([t.shop(0).box, t.s.outcome === null]).toEqual(['meat', false]);
  // No way leads back into the storage.
  const filled = table().starter(0).artifact(0, 'magicBox');
  filled.shop(0).box = 'meat';
  filled.goTo('aging').expectAsk('petz.group');
  expect([filled.shop(0).box, filled.shop(0).food.meat]).toEqual(['meat', [0, 0]]);
});

test('RUL-84 a player with nothing to decide is not asked', () => {
  const t = table()
    .starter(0)
    .groups(0, [[1, 0]])
    .sendGroups();
  for (const shop of t.s.shops) for (const plot of shop.plots) plot.manure = 0;
  // No new thing, no pet, no manure, no box: the next question is that of the next round.
  send(t, 0, [1, 0], 'judge').expectAsk('petz.group');
  expect(t.s.round).toBe(2);
  // Only those with something to arrange or to assign are asked.
  t.house(2, 0, 'uni')
    .cart(3, { addons: [t.s.piles.addons[0] ?? ''] })
    .goTo('needs')
    .expectAsk('petz.arrange', 2);
  expectRefused(t, 1, sending([1, 0], 'home'), 'notYourTurn');
});
