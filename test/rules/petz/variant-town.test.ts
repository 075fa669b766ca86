import { expect, test } from 'vitest';
import type { Variants } from '../../../src/engine/petz/schema-setup.ts';
import { type Table, table } from '../../kit/petz.ts';
import { arrangeAll, send } from '../../kit/petz-plays.ts';
import { atEachRound, byRound } from '../../kit/town.ts';

const known = (tiles: { round: number; id: string | null }[]) =>
  tiles.flatMap((tile) => (tile.id === null ? [] : [tile.round]));

/** The rounds of the tiles turned up in each round; at 0 those of the setup. */
function calendar(variants: Partial<Variants>, seats: number) {
  const t = table({ seats, variants }).toTheEnd();
  return byRound(t.events).map((events) =>
    ['exhibition', 'customer'].map((kind) =>
      events.flatMap((event) => (event.type === 'petz.turnedUp' && event.tile === kind ? [event.round] : [])),
    ),
  );
}

test('PB-VAR-10 PB-VAR-11 RUL-79 more foresight: one tile more of each kind, known all the time', () => {
  expect(calendar({ foresight: 'more' }, 4)).toEqual([
    [
      [2, 3],
      [3, 4],
    ],
    [[], []],
    [[4], [5, 5]],
    [[5], []],
    [[], []],
    [[], []],
  ]);
  for (const seats of [2, 3]) {
    expect(calendar({ foresight: 'more' }, seats)).toEqual([
      [
        [2, 3],
        [3, 4],
      ],
      [[], []],
      [[4], [5]],
      [[5], [6, 6]],
      [[6], []],
      [[], []],
      [[], []],
    ]);
  }
});

test('PB-VAR-12 extreme foresight: everything lies open at setup', () => {
  for (const seats of [2, 3, 4]) {
    const t = table({ seats, variants: { foresight: 'all' } });
    expect(known(t.view(null).exhibitions)).toEqual(seats === 4 ? [2, 3, 4, 5] : [2, 3, 4, 5, 6]);
    expect(known(t.view(null).customers)).toEqual(seats === 4 ? [3, 4, 5, 5] : [3, 4, 5, 6, 6]);
    // The tiles that were not dealt stay unknown, and nothing is left to turn up.
    for (const id of t.s.unused.customers) expect(JSON.stringify(t.view(0))).not.toContain(id);
    expect(t.quiet().nextRound().eventsOf('petz.turnedUp')).toEqual([]);
  }
});

/** What the meat stand holds after these pets went to the farm in the setup of round 2 (its tile: 2 meat). */
function farm(pets: string[], variants: Partial<Variants> = { meatStand: true }): Table {
  const t = table({ variants }).starter(0).round(2).exhibition('magicShow').offerPets([], pets);
  return t.quiet().goTo('setup').expectInventory();
}
const stand = (t: Table) => {
  const { meat, vegetable, gold } = t.s.town.stands.meat;
  return [meat, vegetable, gold];
};

test('PB-VAR-13 PB-VAR-14 PB-VAR-15 PB-VAR-16 EX-41 what pets at the farm add to the meat stand', () => {
  expect(stand(farm(['stareplant', 'babyGolem', 'uni']))).toEqual([3, 1, 1]);
  expect(stand(farm(['stareplant', 'babyGolem', 'ghosty']))).toEqual([2, 1, 1]);
  expect(stand(farm(['stareplant']))).toEqual([2, 1, 0]);
  expect(stand(farm(['babyGolem']))).toEqual([2, 0, 1]);
  expect(stand(farm(['ghosty']))).toEqual([2, 0, 0]);
  // Without the variant every pet is a meat.
  expect(stand(farm(['stareplant', 'babyGolem', 'ghosty'], {}))).toEqual([5, 0, 0]);
});

test('PB-VAR-16 all other pets give 1 meat; one taken by a neutral imp gives nothing, whichever it is', () => {
  const others = ['uni', 'trollie', 'drago', 'wormie', 'snakitty', 'birdie', 'liffard', 'cthulie', 'dunguin'];
  others.push('bubl', 'snappy', 'fieryFairy', 'fluffy', 'stegobully', 'direbunny');
  for (const pet of others) expect(stand(farm([pet]))).toEqual([3, 0, 0]);
  for (const pet of ['babyGolem', 'stareplant', 'uni']) {
    const t = table({ seats: 3, variants: { meatStand: true } })
      .starter(0)
      .round(3)
      .offerPets([pet], []);
    t.quiet().goTo('setup');
    expect(t.eventsOf('petz.neutralBuys').map((event) => event.pet)).toEqual([pet]);
    expect([stand(t), t.eventsOf('petz.farmed')]).toEqual([[0, 0, 0], []]);
  }
});

test('PB-VAR-17 RUL-77 the seat that takes the meat stand takes vegetable and gold too', () => {
  const t = farm(['stareplant', 'babyGolem', 'uni']).starter(0);
  t.groups(0, [
    [2, 0],
    [1, 0],
  ]);
  t.groups(1, [[1, 0]]).sendGroups();
  const { gold } = t.shop(0);
  send(t, 0, [2, 0], 'meat').expectAsk('petz.send', 0).expectInventory();
  expect(t.shop(0).food).toEqual({ vegetable: [1, 0, 0], meat: [3, 0] });
  expect(t.shop(0).gold).toBe(gold + 1);
  // The gold goes to the Treasury, not into the waiting group.
  expect(t.shop(0).groups).toEqual([{ imps: 1, gold: 0 }]);
  expect(stand(t)).toEqual([0, 0, 0]);
});

test('RUL-77 left over, all of it is cleared; on a blocked meat stand nothing is added', () => {
  const t = farm(['stareplant', 'babyGolem', 'uni']).exhibition('magicShow', 3);
  t.offerPets([], []).nextRound();
  expect(stand(t)).toEqual([2, 0, 0]);
  const blocked = table({ seats: 3, variants: { meatStand: true } })
    .starter(0)
    .round(3);
  blocked.offerPets([], ['stareplant', 'babyGolem', 'uni']).goTo('setup').expectInventory();
  expect([blocked.s.town.neutral.includes('meat'), stand(blocked)]).toEqual([true, [0, 0, 0]]);
});

/** The last round of a game with the final round order, entered with these reputations. */
function lastRound(
  reputations: number[],
  holder = 3,
  variants: Partial<Variants> = { finalOrder: true },
): Table {
  const t = table({ seats: reputations.length, variants })
    .round(reputations.length === 4 ? 4 : 5)
    .starter(holder);
  for (const [seat, points] of reputations.entries()) t.shop(seat).reputation = points;
  for (const shop of t.s.shops) shop.gold = 0;
  return t.nextRound();
}

test('PB-VAR-18 PB-VAR-19 PB-VAR-20 EX-43 the last round goes from lowest to highest reputation', () => {
  expect(lastRound([20, 15, 15, 30]).s.order).toEqual([1, 2, 0, 3]);
  expect(lastRound([30, 20, 10, 5]).s.order).toEqual([3, 2, 1, 0]);
  // Among equals the one nearer to the starting player.
  expect(lastRound([15, 30, 15, 20], 1).s.order).toEqual([2, 0, 3, 1]);
  expect(lastRound([9, 8, 9, 9], 0).s.order).toEqual([1, 2, 3, 0]);
  for (const reputations of [
    [3, 2, 1, 0],
    [5, 5, 5, 5],
    [0.5, 0, 0, 7],
    [4, 9, 4, 2],
  ]) {
    for (const holder of [0, 1, 2, 3]) {
      const { order, starter } = lastRound(reputations, holder).s;
      expect(order[0]).toBe(starter);
    }
  }
  // Not in the other rounds, not without the variant, not with fewer players.
  expect(lastRound([20, 15, 15, 30], 3, {}).s.order).toEqual([1, 2, 3, 0]);
  expect(lastRound([9, 5, 1], 0).s.order).toEqual([1, 2, 0]);
  const fourth = table({ variants: { finalOrder: true } })
    .round(3)
    .starter(0);
  fourth.shop(3).reputation = 4;
  expect(fourth.nextRound().s.order).toEqual([1, 2, 3, 0]);
});

test('PB-VAR-21 RUL-72 the order holds for groups, draws, shows and sales', () => {
  const t = lastRound([20, 15, 10, 30]);
  const order = [2, 1, 0, 3];
  const shops = t.fork();
  for (const seat of order) shops.groups(seat, [[1, 0]]);
  shops.sendGroups();
  for (const seat of order) send(shops.expectAsk('petz.send', seat), seat, [1, 0], 'home');

  const pets = ['liffard', 'dunguin', 'cthulie', 'stareplant'];
  for (const [seat, pet] of pets.entries()) {
    t.house(seat, 1, pet, { size: 4, cage: ['c02', 'c03', 'c04', 'c10'][seat] ?? '' }).food(seat, {
      meat: 1,
    });
  }
  arrangeAll(t.quiet().goTo('needs')).expectAsk('petz.assign', ...order);
  expect(t.eventsOf('petz.drew').map((event) => event.seat)).toEqual(order);

  for (const seat of order) t.hand(seat, []).lay(seat, 1, ['G hunger', 'G poop', 'G poop', 'P magic']);
  t.exhibition('magicShow').customers(['porkyOrky']).goTo('showing');
  for (const seat of order) t.expectAsk('petz.feed', seat).play(seat, { from: 'meat', chamber: 0 });
  for (const seat of order) t.expectAsk('petz.sell', seat).play(seat, null);
  t.expectInventory();
});

test('RUL-72 income of the last round still goes by seats, and later changes do not move the order', () => {
  // Seat 2 is lowest and starts: it and its left neighbour, seat 3, get 1 gold.
  const t = lastRound([20, 15, 10, 30]);
  expect(t.s.shops.map((shop) => shop.gold)).toEqual([2, 2, 1, 1]);
  t.shop(2).reputation = 90;
  t.groups(2, [[1, 0]])
    .groups(3, [[1, 0]])
    .sendGroups()
    .expectAsk('petz.send', 2);
  expect(t.s.order).toEqual([2, 1, 0, 3]);
});

test('PB-VAR-11 one more tile of each kind is known in every round of a whole game', () => {
  const game = (foresight: Variants['foresight']) => {
    const seen: number[][] = [];
    atEachRound(table({ seed: 'same', variants: { foresight } }), (t) => {
      const view = t.view(0);
      seen.push([known(view.exhibitions).at(-1) ?? 0, known(view.customers).at(-1) ?? 0]);
    });
    return seen;
  };
  expect(game('usual')).toEqual([
    [2, 3],
    [3, 4],
    [4, 5],
    [5, 5],
    [5, 5],
  ]);
  expect(game('more')).toEqual([
    [3, 4],
    [4, 5],
    [5, 5],
    [5, 5],
    [5, 5],
  ]);
});
