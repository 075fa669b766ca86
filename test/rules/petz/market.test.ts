import { expect, test } from 'vitest';
import { ARTIFACTS } from '../../kit/base-box.ts';
import { table } from '../../kit/petz.ts';
import { expectRefused, send, sending } from '../../kit/petz-plays.ts';
import { atEachRound } from '../../kit/town.ts';

/** Seat 0 sends 1 imp to a space; seat 1 keeps the table in this phase with a group of its own. */
const visit = (t: ReturnType<typeof table>, space: string) => {
  t.groups(0, [[1, 0]])
    .groups(1, [[1, 0]])
    .sendGroups();
  return send(t, 0, [1, 0], space);
};

test('PB-FOOD-01 PB-FOOD-02 EX-05 the mixed stand: 1 of each into the leftmost chambers, the stand is empty', () => {
  const t = visit(table().starter(0), 'mixed').expectAsk('petz.send', 1).expectInventory();
  expect(t.shop(0).food).toEqual({ vegetable: [1, 0, 0], meat: [1, 0] });
  expect(t.s.town.stands.mixed).toEqual({ vegetable: 0, meat: 0, gold: 0 });
  // The other stands and shops are untouched.
  expect([t.s.town.stands.vegetables.vegetable, t.s.town.stands.meat.meat]).toEqual([2, 2]);
  expect(t.shop(1).food).toEqual({ vegetable: [0, 0, 0], meat: [0, 0] });
});

test('PB-FOOD-02 PB-FOOD-03 new food joins what is in the first chamber, without a limit', () => {
  const t = table()
    .starter(0)
    .food(0, { vegetable: [7, 1, 2], meat: [9, 4] });
  visit(t, 'mixed');
  expect(t.shop(0).food).toEqual({ vegetable: [8, 1, 2], meat: [10, 4] });
});

test('PB-FOOD-04 RUL-82 three chambers for vegetables, two for meat', () => {
  for (const { food } of table().s.shops) {
    expect([food.vegetable.length, food.meat.length]).toEqual([3, 2]);
  }
  const t = table()
    .starter(0)
    .food(0, { vegetable: [1, 2, 4], meat: [1, 2] })
    .goTo('aging');
  expect(t.shop(0).food).toEqual({ vegetable: [0, 1, 2], meat: [0, 1] });
  expect(t.eventsOf('petz.spoiled')).toEqual([{ type: 'petz.spoiled', seat: 0, vegetable: 4, meat: 2 }]);
});

test('PB-FOOD-05 the meat of pets sent to the farm is taken with the stand', () => {
  const t = table().starter(0).round(2).exhibition('arena').offerPets([], ['uni', 'drago']).goTo('setup');
  visit(t.starter(0), 'meat').expectInventory();
  // 3 by the tile and 1 for each of two pets.
  expect(t.shop(0).food.meat).toEqual([5, 0]);
  expect(t.s.town.stands.meat.meat).toBe(0);
});

test('PB-FOOD-06 PB-ART-05 food, artifacts, the colour of a book and the box are public', () => {
  const t = table()
    .starter(0)
    .food(0, { vegetable: [1, 2, 0], meat: 3 })
    .offerArtifacts(['funWithFood', 'magicBox']);
  visit(t, 'artifacts').play(0, { artifact: 'funWithFood', colour: 'G' });
  for (const seat of [0, 1, 3, null]) {
    const shop = t.view(seat).shops[0];
    expect(shop?.food).toEqual({ vegetable: [1, 2, 0], meat: [3, 0] });
    expect(shop?.artifacts).toEqual(['funWithFood', 'magicBox']);
    expect(shop?.books).toEqual({ funWithFood: 'G' });
    expect(shop?.box).not.toBeNull();
  }
});

test('PB-FOOD-07 RUL-17 an empty stand may be chosen, for nothing', () => {
  const t = table().starter(0);
  t.s.town.stands.meat.meat = 0;
  visit(t, 'meat').expectAsk('petz.send', 1).expectInventory();
  expect(t.shop(0).food).toEqual({ vegetable: [0, 0, 0], meat: [0, 0] });
  expect(t.s.town.taken.meat).toEqual({ seat: 0, imps: 1 });
});

test('PB-ART-01 both artifacts go to the shop', () => {
  const t = table().starter(0).offerArtifacts(['impArmor', 'crystalBall']);
  visit(t, 'artifacts').expectAsk('petz.send', 1).expectInventory();
  expect([t.shop(0).artifacts, t.s.town.artifacts]).toEqual([['impArmor', 'crystalBall'], []]);
  // No group can go there any more, and nothing new comes this round.
  expectRefused(t, 1, sending([1, 0], 'artifacts'), 'spaceTaken', 'PB-SHOP-10');
});

test('PB-ART-02 an artifact works from the moment it is taken to the end of the game', () => {
  const t = table()
    .starter(0)
    .round(2)
    .exhibition('magicShow')
    .offerArtifacts(['whipOfObedience', 'impArmor']);
  visit(t, 'artifacts').quiet().goTo('showing');
  const score = () => t.eventsOf('petz.showed').findLast((event) => event.seat === 0)?.score;
  expect(score()).toBe(0.5);
  for (const round of [3, 5]) {
    t.round(round)
      .exhibition(round === 3 ? 'breedersPrize' : 'childrensDay')
      .quiet();
    for (const plot of t.shop(0).plots) plot.manure = 0;
    t.goTo('showing');
    expect(score()).toBe(0.5);
  }
});

test('PB-ART-03 RUL-32 books and box act at once, before the next group, in the owner’s order', () => {
  const t = table()
    .starter(0)
    .offerArtifacts(['funWithFood', 'savageFeasts'])
    .stack('G', ['hunger', 'anger']);
  visit(t, 'artifacts').expectAsk('petz.book', 0);
  expect(t.options(0).length).toBe(4);
  t.play(0, { artifact: 'savageFeasts', colour: 'G' });
  // The second book is chosen with the card of the first in hand.
  expect(t.faces(0).at(-1)).toBe('G hunger');
  t.expectAsk('petz.book', 0);
  expect(t.options(0)).toEqual([
    { artifact: 'funWithFood', colour: 'Y' },
    { artifact: 'funWithFood', colour: 'G' },
  ]);
  t.play(0, { artifact: 'funWithFood', colour: 'G' }).expectAsk('petz.send', 1).expectInventory();
  expect(t.faces(0).slice(-2)).toEqual(['G hunger', 'G anger']);
  expect(t.shop(0).hand.length).toBe(6);

  const box = visit(table().starter(0).offerArtifacts(['magicBox', 'crystalBall']), 'artifacts');
  box.expectAsk('petz.send', 1);
  expect(box.shop(0).box).not.toBeNull();
  expect(box.shop(0).food).toEqual({ vegetable: [0, 0, 0], meat: [0, 0] });
});

test('PB-ART-04 nobody ever loses an artifact', () => {
  for (const [seats, seed] of [
    [2, 'a'],
    [3, 'b'],
    [4, 'c'],
  ] as const) {
    const owners = new Map<string, number>();
    const check = (t: ReturnType<typeof table>) => {
      for (const [artifact, owner] of owners) expect(t.shop(owner).artifacts).toContain(artifact);
      for (const [seat, shop] of t.s.shops.entries()) for (const id of shop.artifacts) owners.set(id, seat);
    };
    check(atEachRound(table({ seats, seed }), check, seed));
    expect(owners.size).toBeGreaterThan(0);
  }
});

test('PB-ART-06 PB-COMP-09 one tile of each kind, four different books, and a shop may own them all', () => {
  const ids = Object.keys(ARTIFACTS);
  const others = [
    'crystalBall',
    'longHandledShovel',
    'impArmor',
    'employeeOfTheMonth',
    'whipOfObedience',
    'magicBox',
  ];
  const books = ['savageFeasts', 'monstersIHaveBattled', 'funWithFood', 'messingWithMagic'];
  expect([...ids].sort()).toEqual([...books, ...others].sort());
  const t = table().starter(0).offerArtifacts(['impArmor', 'crystalBall']);
  t.artifact(0, ...ids.filter((id) => !t.s.town.artifacts.includes(id)));
  visit(t, 'artifacts').expectAsk('petz.send', 1).expectInventory();
  expect([...t.shop(0).artifacts].sort()).toEqual([...ids].sort());
});

test('RUL-82 each book has two colours, each colour is on two books', () => {
  const pairs: Record<string, string> = {
    savageFeasts: 'GR',
    monstersIHaveBattled: 'PR',
    funWithFood: 'GY',
    messingWithMagic: 'PY',
  };
  for (const [book, pair] of Object.entries(pairs)) {
    const t = visit(table().starter(0).offerArtifacts([book]), 'artifacts').expectAsk('petz.book', 0);
    const colours = t.options(0).map((option) => (option as { colour: string }).colour);
    expect(colours.sort().join('')).toBe(pair);
    expect(t.refusal(0, { artifact: book, colour: pair === 'GR' ? 'P' : 'G' }) === null).toBe(pair === 'GY');
  }
});
