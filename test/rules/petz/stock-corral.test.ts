import { expect, test } from 'vitest';
import { type Table, table } from '../../kit/petz.ts';
import { send, sending } from '../../kit/petz-plays.ts';
import { itemsAt, refused } from '../../kit/town.ts';

/** The start of a round (neutral imps: see RUL-06) with this table laid out before. */
const newRound = (t: Table, round = 2) => t.starter(0).round(round).goTo('setup').expectInventory();

const isNew = (id: string | null | undefined, ...old: string[]) =>
  typeof id === 'string' && !old.includes(id);

test('PB-STOCK-15 PB-STOCK-16 EX-46 the lowest cage left over moves to the top pit, two new ones come below', () => {
  const left = (cages: (string | null)[]) => newRound(table().offerCages(cages)).s;
  const [a, b, c] = ['c01', 'c02', 'c03'];
  // B was bought.
  const s = left([a, null, c]);
  expect(s.town.cages[0]).toBe(c);
  expect(s.gone.cages).toEqual([a]);
  expect(s.town.cages.slice(1).every((cage) => isNew(cage, a, b, c))).toBe(true);
  expect(s.piles.cages.length).toBe(7);
  // B and C were bought: A stays on top. Nobody bought: C goes up, A and B are discarded.
  expect(left([a, null, null]).town.cages[0]).toBe(a);
  expect(left([a, null, null]).gone.cages).toEqual([]);
  const full = left([a, b, c]);
  expect([full.town.cages[0], full.gone.cages]).toEqual([c, [a, b]]);
});

test('PB-STOCK-17 RUL-12 with one cage space blocked only one new cage comes, the bottom pit stays empty', () => {
  // 3 players: a cage space is blocked in round 2 and in round 4.
  for (const round of [2, 4]) {
    const { town, gone } = newRound(table({ seats: 3 }).offerCages(['c01', 'c02', 'c03']), round).s;
    expect([town.cages[0], isNew(town.cages[1], 'c01', 'c02', 'c03'), town.cages[2]]).toEqual([
      'c03',
      true,
      null,
    ]);
    expect(gone.cages).toEqual(['c01', 'c02']);
  }
  const open = newRound(table({ seats: 3 }).offerCages(['c01', 'c02', 'c03']), 3).s.town.cages;
  expect(open.every((cage) => cage !== null)).toBe(true);
});

test('PB-STOCK-19 RUL-12 the next round moves up the middle cage when the bottom pit was empty', () => {
  const { town, gone } = newRound(table({ seats: 3 }).offerCages(['c01', 'c02', null]), 3).s;
  expect([town.cages[0], gone.cages]).toEqual(['c02', ['c01']]);
});

test('PB-STOCK-20 PB-STOCK-21 EX-47 one addon is kept above, a new one comes below', () => {
  const left = (addons: (string | null)[]) => newRound(table().offerAddons(addons)).s;
  const [a, b] = ['play', 'meat'] as const;
  const cases: [before: (string | null)[], above: string, discarded: string[]][] = [
    [[a, null], a, []],
    [[null, b], b, []],
    [[a, b], b, [a]],
  ];
  for (const [before, above, discarded] of cases) {
    const { town, gone, piles } = left(before);
    expect([town.addons[0], gone.addons]).toEqual([above, discarded]);
    expect(isNew(town.addons[1], a, b)).toBe(true);
    expect(piles.addons.length).toBe(before.includes(null) ? 4 : 3);
  }
});

test('PB-STOCK-22 with the addon space blocked nothing happens to the addons', () => {
  for (const [seats, round] of [
    [3, 6],
    [2, 3],
    [2, 6],
  ] as const) {
    for (const before of [
      ['play', 'meat'],
      ['play', null],
      [null, 'meat'],
    ]) {
      const { town, gone, piles } = newRound(table({ seats }).offerAddons(before), round).s;
      expect([town.addons, gone.addons]).toEqual([before, []]);
      expect(piles.addons.length).toBe(before.includes(null) ? 5 : 4);
    }
  }
});

test('PB-STOCK-23 PB-STOCK-24 PB-STOCK-25 PB-STOCK-26 PB-STOCK-28 RUL-13 EX-31 the old go, the young grow, babies come', () => {
  const t = table()
    .offerPets(['uni', 'drago', 'bubl'], ['wormie', 'fluffy'])
    .round(2)
    .exhibition('magicShow');
  newRound(t.quiet());
  const { town, gone } = t.s;
  expect([town.old, gone.pets]).toEqual([
    ['uni', 'drago', 'bubl'],
    ['wormie', 'fluffy'],
  ]);
  expect(town.young.length).toBe(3);
  expect(town.young.some((pet) => ['uni', 'drago', 'bubl', 'wormie', 'fluffy'].includes(pet))).toBe(false);
  // The tile gives 2 meat, the farm 1 for each of the two.
  expect(t.eventsOf('petz.farmed').map((event) => [event.pet, event.adds])).toEqual([
    ['wormie', 'meat'],
    ['fluffy', 'meat'],
  ]);
  expect([town.stands.meat.meat, town.stands.mixed.meat]).toEqual([4, 1]);
  // Those who moved up are sold at size 3, the babies at size 2.
  t.groups(0, [[1, 1]])
    .groups(1, [[1, 1]])
    .sendGroups();
  expect(itemsAt(t, 0, 'older')).toEqual(['uni', 'drago', 'bubl']);
  send(t, 0, [1, 1], 'older', 'drago');
  send(t, 1, [1, 1], 'younger1', town.young[2]);
  expect(t.eventsOf('petz.gotPet').map((event) => event.size)).toEqual([3, 2]);
});

test('PB-STOCK-26 RUL-13 gaps close up, and the order from left to right stays', () => {
  const t = table().starter(0).offerPets(['uni', 'drago', 'bubl'], []);
  t.groups(0, [[1, 1]])
    .groups(1, [[1, 0]])
    .sendGroups();
  send(t, 0, [1, 1], 'younger1', 'drago');
  expect(newRound(t).s.town.old).toEqual(['uni', 'bubl']);
});

test('PB-STOCK-27 a neutral imp buys the leftmost pet that moved up, and nothing is added for it', () => {
  for (const [seats, round] of [
    [3, 3],
    [2, 3],
    [2, 6],
  ] as const) {
    const t = table({ seats }).offerPets(['uni', 'drago'], ['wormie']);
    newRound(t.quiet(), round);
    expect(t.s.town.old).toEqual(['drago']);
    expect(t.s.gone.pets).toEqual(['wormie', 'uni']);
    expect(t.eventsOf('petz.neutralBuys').map((event) => event.pet)).toEqual(['uni']);
    expect(t.eventsOf('petz.farmed').map((event) => event.pet)).toEqual(['wormie']);
  }
  // With nobody in the lower half there is nobody to buy.
  const t = table({ seats: 3 }).offerPets([], ['wormie']);
  newRound(t.quiet(), 3);
  expect([t.s.town.old, t.eventsOf('petz.neutralBuys')]).toEqual([[], []]);
});

test('RUL-09 on a blocked meat stand the farm adds nothing', () => {
  const t = table({ seats: 3 }).offerPets(['uni', 'drago'], ['wormie', 'bubl']);
  newRound(t.quiet(), 3);
  expect(t.s.town.neutral).toContain('meat');
  expect(t.s.town.stands.meat).toEqual({ vegetable: 0, meat: 0, gold: 0 });
  expect(t.s.gone.pets).toEqual(['wormie', 'bubl', 'uni']);
});

test('PB-STOCK-29 with a young pet space blocked two babies come', () => {
  // 3 players: younger1 in round 1, younger2 in round 5. 2 players: rounds 1, 2, 4 and 5.
  for (const [seats, round, babies] of [
    [3, 5, 2],
    [3, 4, 3],
    [2, 2, 2],
    [2, 3, 3],
    [2, 4, 2],
    [2, 5, 2],
  ] as const) {
    expect(newRound(table({ seats }), round).s.town.young.length).toBe(babies);
  }
});

test('PB-STOCK-30 the upper half takes three pets at once', () => {
  const { town } = newRound(table().offerPets(['uni', 'drago', 'bubl'], [])).s;
  expect(town.old.length).toBe(3);
});

test('PB-STOCK-31 the older pet of setup goes in round 2 if nobody bought it, and gives its meat', () => {
  const t = table().starter(0).exhibition('magicShow', 2);
  const pet = t.s.town.old[0] ?? '';
  t.nextRound();
  expect([t.s.gone.pets, t.s.town.stands.meat.meat]).toEqual([[pet], 3]);
  const sold = table()
    .starter(0)
    .exhibition('magicShow', 2)
    .groups(0, [[1, 1]])
    .groups(1, [[1, 0]])
    .sendGroups();
  send(sold, 0, [1, 1], 'older', pet).nextRound();
  expect([sold.s.gone.pets, sold.s.town.stands.meat.meat]).toEqual([[], 2]);
});

test('PB-STOCK-32 a pet comes out of the corral without tokens or cards', () => {
  const t = table()
    .starter(0)
    .groups(0, [[1, 1]])
    .groups(1, [[1, 0]])
    .sendGroups();
  send(t, 0, [1, 1], 'older', t.s.town.old[0]);
  expect(t.shop(0).cart.pets[0]).toMatchObject({
    size: 3,
    suffering: 0,
    mutation: 0,
    cards: [],
    needs: null,
  });
});

test('RUL-18 an empty stack gives what it has and the place stays empty', () => {
  const t = table().starter(0).round(2).offerCages(['c01', 'c02', 'c03']).offerAddons(['play', 'meat']);
  const { piles, gone } = t.s;
  gone.cages.push(...piles.cages.splice(1));
  gone.addons.push(...piles.addons.splice(0));
  gone.artifacts.push(...piles.artifacts.splice(0));
  gone.pets.push(...piles.pets.splice(2));
  t.goTo('setup').expectInventory();
  expect([t.s.town.cages[0], typeof t.s.town.cages[1], t.s.town.cages[2]]).toEqual(['c03', 'string', null]);
  expect([t.s.town.addons, t.s.town.artifacts, t.s.town.young.length]).toEqual([['meat', null], [], 2]);
  // The discarded ones do not come back.
  expect(t.s.piles.cages).toEqual([]);
  expect(t.s.gone.cages.length).toBe(9);
  // Nothing to take from the empty tents (RUL-17).
  t.groups(0, [[2, 1]]).sendGroups();
  expect(refused(t, 0, sending([2, 1], 'artifacts'))).toBe('nothingThere PB-SHOP-06');
});
