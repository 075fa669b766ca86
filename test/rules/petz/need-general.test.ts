/** Showing off in general (PB-NEED-01 to 10). */
import { expect, test } from 'vitest';
import { entryOf, lodge, showTable, tellings } from '../../kit/show.ts';

const HUNGRY = ['Y disease', 'G hunger'];
const VEGETABLE = { from: 'vegetable', chamber: 0 };

test('PB-NEED-01 every seat has one turn, clockwise from the starting player', () => {
  const t = showTable().starter(2);
  for (const [seat, id] of ['uni', 'trollie', 'fluffy'].entries()) {
    lodge(t, seat, 1, id, HUNGRY, { cage: `c0${seat + 1}` });
    t.food(seat, { vegetable: 1 });
  }
  lodge(t, 3, 1, 'birdie', ['Y hunger', 'P disease'], { cage: 'c04' });
  t.food(3, { vegetable: 1 });
  t.goTo('showing');
  for (const seat of [2, 3, 0, 1]) t.expectAsk('petz.feed', seat).play(seat, VEGETABLE);
  expect(t.s.phase).toBe('business');
  expect(t.eventsOf('petz.revealed').map((event) => event.seat)).toEqual([2, 3, 0, 1]);
  t.expectInventory();
});

test('PB-NEED-02 PB-NEED-08 a seat turns up all its cards at once; later seats keep theirs hidden', () => {
  const t = showTable();
  lodge(t, 0, 1, 'uni', HUNGRY, { cage: 'c01' });
  lodge(t, 0, 2, 'cthulie', ['P disease', 'Y disease'], { cage: 'c02' });
  lodge(t, 1, 1, 'trollie', HUNGRY, { cage: 'c03' });
  t.food(0, { vegetable: 1 }).food(1, { vegetable: 1 });
  t.goTo('showing').expectAsk('petz.feed', 0);
  const seen = (viewer: number, seat: number, at: number) => t.view(viewer).shops[seat]?.plots[at]?.pet;
  // Both pets of seat 0, also the one that is not being fed, lie open to seat 1 before anything is decided.
  expect(t.eventsOf('petz.revealed').map(({ pets }) => pets.map((x) => x.pet))).toEqual([['uni', 'cthulie']]);
  expect(seen(1, 0, 1)?.cards).toEqual(t.pet(0, 1).cards);
  expect(seen(1, 0, 2)?.cards).toEqual(t.pet(0, 2).cards);
  expect(seen(0, 1, 1)?.cards).toBeNull();
  expect(seen(0, 1, 1)?.needs).toBeNull();
  t.play(0, null).expectAsk('petz.feed', 1);
  expect(seen(0, 1, 1)?.cards).toEqual(t.pet(1, 1).cards);
  t.expectInventory();
});

test('PB-NEED-03 RUL-36 kinds go hunger, poop, play, magic, anger, disease, sleep', () => {
  const t = showTable({ home: 1 }).hand(0, ['G poop', 'G hunger', 'R anger', 'Y play', 'P magic']);
  // Strength 1, antimagic 0; two old manure and one absorbed: 1 disease + 2 makes it ill.
  const cards = ['G hunger', 'R poop', 'Y play', 'R anger', 'P magic', 'G disease', 'R anger'];
  lodge(t, 0, 1, 'drago', cards, { cage: 'c08', manure: 2 });
  lodge(t, 0, 2, 'snakitty', ['potion', 'Y disease'], { cage: 'c01' });
  t.goTo('showing').expectAsk('petz.play', 0).play(0, null).expectAsk('petz.catch', 0);
  t.play(0, { armour: 0, imps: 1, employee: null }).expectAsk('petz.sleep', 0);
  t.play(0, t.options(0)[0] ?? null);
  const needs = ['petz.suffered', 'petz.pooped', 'petz.mutated', 'petz.caught', 'petz.slept'];
  expect(tellings(t, ...needs)).toEqual([
    ...['petz.suffered hunger', 'petz.pooped', 'petz.suffered play', 'petz.mutated', 'petz.caught'],
    ...['petz.suffered disease', 'petz.slept'],
  ]);
  t.expectInventory();
});

test('RUL-36 a pet lost to its second mutation needs no imps to hold it', () => {
  const t = showTable();
  // Strength 1 against 2 anger, antimagic 0 against 1 magic, 1 mutation from before.
  lodge(t, 0, 1, 'ghosty', ['P magic', 'R anger', 'P anger'], { cage: 'c07', mutation: 1 });
  t.goTo('showing').expectAsk('petz.jobs', 3);
  expect(t.eventsOf('petz.lost').map((event) => event.cause)).toEqual(['mutated']);
  expect(t.shop(0)).toMatchObject({ home: 6, hospital: 0 });
  t.expectInventory();
});

test('PB-NEED-04 cards of an earlier round are not evaluated again', () => {
  const t = showTable();
  lodge(t, 0, 1, 'wormie', ['G hunger', 'G hunger', 'P magic'], { cage: 'c03' });
  t.goTo('showing').expectAsk('petz.jobs', 3);
  expect(t.pet(0, 1)).toMatchObject({ suffering: 2, cards: [], needs: null });
  t.lay(0, 1, ['G poop', 'G poop', 'P magic']).quiet().goTo('showing').expectAsk('petz.jobs', 3);
  expect(t.pet(0, 1).suffering).toBe(2);
  expect(t.plot(0, 1).manure).toBe(2);
  t.expectInventory();
});

test('PB-NEED-05 imps never grouped or kept home are available, imps in town are not', () => {
  const t = showTable().groups(0, [
    [2, 0],
    [1, 0],
  ]);
  t.sendGroups().play(0, { imps: 2, gold: 0, space: 'home' }).play(0, { imps: 1, gold: 0, space: 'judge' });
  // Six play needs that one gap each could meet; five imps, for the sixth stands in town.
  lodge(t, 0, 0, 'trollie', ['Y play', 'G anger', 'Y play', 'Y play', 'G poop', 'R play', 'Y play']);
  lodge(t, 0, 2, 'uni', ['Y play', 'G anger'], { cage: 'c01' });
  t.quiet().goTo('showing');
  for (let imp = 0; imp < 5; imp++) t.expectAsk('petz.play', 0).play(0, { gap: 0, employee: false });
  t.expectAsk('petz.jobs', 3);
  expect(t.shop(0).home).toBe(0);
  expect(t.pet(0, 0).suffering).toBe(0);
  expect(t.pet(0, 2).suffering).toBe(1);
  t.expectInventory();
});

test('PB-NEED-06 an imp that has played cannot catch a pet in the same round', () => {
  const t = showTable({ home: 1 });
  lodge(t, 0, 1, 'direbunny', ['R anger', 'Y play'], { cage: 'c02' });
  t.goTo('showing').expectAsk('petz.play', 0);
  const played = t.fork().play(0, { gap: 0, employee: false });
  expect(played.eventsOf('petz.lost').map((event) => event.cause)).toEqual(['escaped']);
  expect(played.shop(0)).toMatchObject({ home: 0, hospital: 0 });
  played.expectInventory();
  t.play(0, null).expectAsk('petz.catch', 0).play(0, { armour: 0, imps: 1, employee: null });
  expect(t.pet(0, 1).suffering).toBe(1);
  expect(t.shop(0)).toMatchObject({ home: 0, hospital: 1 });
  t.expectInventory();
});

test('PB-NEED-06 RUL-60 with too few imps the owner says whom they serve', () => {
  const t = showTable({ home: 1 });
  lodge(t, 0, 1, 'direbunny', ['R anger', 'Y play'], { cage: 'c02' });
  lodge(t, 0, 3, 'snappy', ['G poop', 'R anger'], { cage: 'c06' });
  t.goTo('showing').expectAsk('petz.play', 0).play(0, null);
  // The first raging pet may be given up although an imp is there; he then saves the second.
  t.expectAsk('petz.catch', 0).play(0, null).expectAsk('petz.catch', 0);
  t.play(0, { armour: 0, imps: 1, employee: null });
  expect(t.eventsOf('petz.lost').map((event) => event.pet)).toEqual(['direbunny']);
  expect(t.pet(0, 3).id).toBe('snappy');
  expect(t.shop(0)).toMatchObject({ home: 0, hospital: 1 });
  t.expectInventory();
});

test('RUL-37 all pets of a seat go through each kind together; what there is goes to whom he likes', () => {
  const t = showTable({ home: 1 }).food(0, { vegetable: 1 });
  lodge(t, 0, 1, 'trollie', ['Y play', 'G hunger', 'Y disease'], { cage: 'c01' });
  lodge(t, 0, 3, 'uni', ['Y play', 'G hunger', 'P disease'], { cage: 'c03' });
  t.goTo('showing').expectAsk('petz.feed', 0);
  // The only vegetable to the first pet or, refused to it, to the second; both before any play.
  const first = t.fork().play(0, VEGETABLE).expectAsk('petz.play', 0);
  expect([1, 3].map((at) => first.pet(0, at).suffering)).toEqual([0, 1]);
  t.play(0, null).expectAsk('petz.feed', 0).play(0, VEGETABLE).expectAsk('petz.play', 0);
  expect([1, 3].map((at) => t.pet(0, at).suffering)).toEqual([1, 0]);
  // The only imp to either pet as well.
  for (const [gap, suffering] of [
    [0, [1, 1]],
    [3, [2, 0]],
  ] as const) {
    const played = t.fork().play(0, { gap, employee: false }).expectAsk('petz.jobs', 3);
    expect([1, 3].map((at) => played.pet(0, at).suffering)).toEqual(suffering);
  }
});

test('PB-NEED-07 the exhibition score is marked at the end of the own turn, not in round 1', () => {
  const second = showTable({ round: 2 });
  lodge(second, 0, 1, 'birdie', ['Y disease', 'P magic'], { cage: 'c02' });
  lodge(second, 1, 1, 'uni', HUNGRY, { cage: 'c03' });
  second.food(1, { vegetable: 1 }).goTo('showing').expectAsk('petz.feed', 1);
  expect(entryOf(second, 0).score).toBe(1);
  expect(second.shop(1).entry).toBeNull();

  const first = showTable();
  lodge(first, 0, 1, 'birdie', ['Y disease', 'P magic'], { cage: 'c02' });
  first.goTo('showing').expectAsk('petz.jobs', 3);
  expect(first.eventsOf('petz.showed')).toEqual([]);
  expect(first.shop(0).entry).toBeNull();
});

test('PB-NEED-09 RUL-38 a pet lost at one kind has no later needs evaluated', () => {
  const t = showTable();
  lodge(t, 0, 1, 'snappy', ['G hunger', 'R anger', 'G poop'], { cage: 'c06', suffering: 2 });
  lodge(t, 0, 3, 'bubl', ['G poop', 'R anger'], { cage: 'c01' });
  t.goTo('showing').expectAsk('petz.jobs', 3);
  expect(t.eventsOf('petz.lost').map(({ pet, cause }) => [pet, cause])).toEqual([['snappy', 'suffering']]);
  expect(t.plot(0, 1).manure).toBe(0);
  expect(t.shop(0)).toMatchObject({ home: 6, hospital: 0 });
  // The neighbour's poop is evaluated all the same.
  expect(t.plot(0, 3).manure).toBe(1);
  t.expectInventory();
});

test('RUL-38 a pet is lost at the end of the kind, not at the token that was too many', () => {
  const t = showTable().food(0, { vegetable: 2 });
  lodge(t, 0, 1, 'wormie', ['G hunger', 'G hunger'], { cage: 'c01', suffering: 1 });
  lodge(t, 0, 2, 'uni', ['Y disease', 'G hunger'], { cage: 'c03' });
  t.goTo('showing').expectAsk('petz.feed', 0).play(0, null).expectAsk('petz.feed', 0);
  expect(t.pet(0, 1).id).toBe('wormie');
  t.play(0, VEGETABLE);
  expect(t.plot(0, 1).pet).toBeNull();
  expect(t.pet(0, 2).suffering).toBe(0);
  t.expectInventory();
});

test('PB-NEED-10 a seat without pets still has its turn for the exhibition', () => {
  const t = showTable({ round: 2 });
  t.shop(3).judge = true;
  lodge(t, 0, 1, 'birdie', ['Y disease', 'P magic'], { cage: 'c02' });
  t.goTo('showing');
  expect(t.eventsOf('petz.showed').map(({ seat, score }) => [seat, score])).toEqual([
    [0, 1],
    [1, 0],
    [2, 0],
    [3, 2],
  ]);
  expect(entryOf(t, 3).takesPart).toBe(true);
  t.expectInventory();
});
