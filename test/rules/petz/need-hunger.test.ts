/** Hunger needs (PB-NEED-HUNGER) and the allowed food. */
import { expect, test } from 'vitest';
import type { Table } from '../../kit/petz.ts';
import { lodge, showTable } from '../../kit/show.ts';

const vegetable = (chamber = 0) => ({ from: 'vegetable', chamber });
const meat = (chamber = 0) => ({ from: 'meat', chamber });

/** How many hunger needs icons have met. */
const fedByIcons = (t: Table) => t.eventsOf('petz.fed').filter((event) => event.source !== 'storage').length;

test('PB-NEED-HUNGER-01 each need takes one token or leaves one suffering', () => {
  const t = showTable().food(0, { vegetable: 1 });
  lodge(t, 0, 1, 'wormie', ['G hunger', 'G hunger', 'P magic', 'G hunger'], { cage: 'c03' });
  t.goTo('showing').expectAsk('petz.feed', 0).play(0, vegetable()).expectAsk('petz.jobs', 3);
  expect(t.pet(0, 1).suffering).toBe(2);
  expect(t.shop(0).food.vegetable).toEqual([0, 0, 0]);
  t.expectInventory();
});

test('PB-NEED-HUNGER-01 with a token for every need nothing suffers, without hunger nothing is asked', () => {
  const t = showTable().food(0, { vegetable: 3 });
  lodge(t, 0, 1, 'wormie', ['G hunger', 'G hunger'], { cage: 'c03' });
  lodge(t, 0, 2, 'fluffy', ['Y disease', 'G poop'], { cage: 'c01' });
  t.goTo('showing').play(0, vegetable()).play(0, vegetable()).expectAsk('petz.jobs', 3);
  expect(t.pet(0, 1).suffering).toBe(0);
  expect(t.pet(0, 2).suffering).toBe(0);
  expect(t.shop(0).food.vegetable).toEqual([1, 0, 0]);
});

test('PB-NEED-HUNGER-02 RUL-39 the owner may let a pet go hungry although he has food', () => {
  const t = showTable().food(0, { vegetable: 5 });
  lodge(t, 0, 1, 'wormie', ['G hunger', 'G hunger', 'P magic'], { cage: 'c03' });
  t.goTo('showing').expectAsk('petz.feed', 0).play(0, null).expectAsk('petz.jobs', 3);
  expect(t.pet(0, 1).suffering).toBe(2);
  expect(t.shop(0).food.vegetable).toEqual([5, 0, 0]);
  t.expectInventory();
});

test('RUL-39 the icons of cage and addon work by themselves', () => {
  const t = showTable();
  lodge(t, 0, 1, 'dunguin', ['G hunger', 'P play', 'G hunger'], { cage: 'c09', addon: 'meat' });
  lodge(t, 0, 3, 'trollie', ['Y play', 'G anger'], { cage: 'c05' });
  t.goTo('showing').expectAsk('petz.play', 0).play(0, null).expectAsk('petz.jobs', 3);
  // No seat was asked about grass, meat and toys; only the play need without a toy was refused.
  expect(t.pet(0, 1).suffering).toBe(1);
  expect(t.pet(0, 3).suffering).toBe(0);
  expect(fedByIcons(t)).toBe(2);
});

test.each([
  ['herbivore', 'wormie', ['G hunger', 'G poop'], [vegetable()]],
  ['carnivore', 'bubl', ['G hunger', 'R poop'], [meat()]],
  ['omnivore', 'liffard', ['G hunger', 'Y disease'], [meat(), vegetable()]],
])('PB-NEED-HUNGER-03 what a %s eats', (_diet, id, cards, meals) => {
  const t = showTable().food(0, { vegetable: 1, meat: 1 });
  lodge(t, 0, 1, id, cards, { cage: 'c03' });
  t.goTo('showing').expectAsk('petz.feed', 0);
  expect(t.options(0)).toEqual([...meals, null]);
  for (const meal of [vegetable(), meat()]) {
    const eats = meals.some((x) => x.from === meal.from);
    expect(t.refusal(0, meal)?.rule).toBe(eats ? undefined : 'PB-NEED-HUNGER-03');
  }
});

test('PB-NEED-HUNGER-03 an omnivore mixes; food of the wrong kind is of no use to the others', () => {
  const mixed = showTable().food(0, { vegetable: 1, meat: 1 });
  lodge(mixed, 0, 1, 'dunguin', ['G hunger', 'P magic', 'G hunger'], { cage: 'c03' });
  mixed.goTo('showing').play(0, vegetable()).play(0, meat()).expectAsk('petz.jobs', 3);
  expect(mixed.pet(0, 1).suffering).toBe(0);
  expect(mixed.shop(0).food).toEqual({ vegetable: [0, 0, 0], meat: [0, 0] });

  const wrong = showTable().food(0, { vegetable: 2 });
  lodge(wrong, 0, 1, 'bubl', ['G hunger', 'R poop'], { cage: 'c03' });
  wrong.goTo('showing').expectAsk('petz.jobs', 3);
  expect(wrong.pet(0, 1).suffering).toBe(1);
});

test('PB-NEED-HUNGER-04 eaten food is gone, from the shop and from every stand', () => {
  const t = showTable()
    .food(0, { vegetable: [1, 2, 0] })
    .food(1, { vegetable: 1 });
  lodge(t, 0, 1, 'wormie', ['G hunger', 'G poop'], { cage: 'c03' });
  const stands = structuredClone(t.s.town.stands);
  t.goTo('showing').play(0, vegetable(1));
  expect(t.shop(0).food.vegetable).toEqual([1, 1, 0]);
  expect(t.shop(1).food.vegetable).toEqual([1, 0, 0]);
  expect(t.s.town.stands).toEqual(stands);
});

test.each([
  ['grass feeds a herbivore', 'wormie', 'G hunger|G poop', 'c09', null, 0],
  ['grass feeds an omnivore', 'liffard', 'G hunger|Y disease', 'c09', null, 0],
  ['grass feeds no carnivore', 'bubl', 'G hunger|R poop', 'c09', null, 1],
  ['meat feeds a carnivore', 'bubl', 'G hunger|R poop', 'c03', 'meat', 0],
  ['meat feeds an omnivore', 'liffard', 'G hunger|Y disease', 'c03', 'meat', 0],
  ['meat feeds no herbivore', 'wormie', 'G hunger|G poop', 'c03', 'meat', 1],
  ['grass feeds one need of two', 'wormie', 'G hunger|G hunger|P magic', 'c09', null, 1],
  ['meat feeds one need of two', 'bubl', 'G hunger|R anger|G hunger', 'c01', 'meat', 1],
])('PB-NEED-HUNGER-05 PB-NEED-HUNGER-06 PB-NEED-HUNGER-07 %s', (_name, id, cards, cage, addon, suffering) => {
  const t = showTable();
  lodge(t, 0, 1, id, cards.split('|'), { cage, ...(addon === null ? {} : { addon }) });
  t.goTo('showing').expectAsk('petz.jobs', 3);
  expect(t.pet(0, 1).suffering).toBe(suffering);
});

test('PB-NEED-HUNGER-07 icons cost no token, do nothing without hunger and not for the neighbour', () => {
  const t = showTable().food(0, { vegetable: 2, meat: 2 });
  lodge(t, 0, 1, 'liffard', ['G hunger', 'Y disease'], { cage: 'c09', addon: 'meat' });
  lodge(t, 0, 2, 'wormie', ['G hunger', 'G poop'], { cage: 'c03' });
  lodge(t, 0, 3, 'fluffy', ['Y disease', 'G anger'], { cage: 'c08' });
  t.goTo('showing').expectAsk('petz.feed', 0).play(0, null).expectAsk('petz.jobs', 3);
  expect(t.shop(0).food).toEqual({ vegetable: [2, 0, 0], meat: [2, 0] });
  // One hunger on the plot with two icons, none on the other grazing plot: one meal in all.
  expect(t.eventsOf('petz.fed').map((event) => event.pet)).toEqual(['liffard']);
  expect([1, 2, 3].map((at) => t.pet(0, at).suffering)).toEqual([0, 1, 0]);
});

test('PB-NEED-HUNGER-07 an addon without a cage feeds nobody elsewhere', () => {
  const t = showTable().addon(0, 2, 'meat');
  lodge(t, 0, 1, 'bubl', ['G hunger', 'R poop'], { cage: 'c03' });
  t.goTo('showing').expectAsk('petz.jobs', 3);
  expect(t.pet(0, 1).suffering).toBe(1);
});

test.each([
  ['omnivore', 1, 'liffard', ['G hunger', 'Y disease'], 1],
  ['omnivore', 2, 'liffard', ['G hunger', 'Y disease', 'G hunger'], 2],
  ['omnivore', 3, 'liffard', ['G hunger', 'Y disease', 'G hunger', 'G hunger'], 2],
  ['herbivore', 2, 'wormie', ['G hunger', 'G hunger', 'P magic'], 1],
  ['carnivore', 2, 'bubl', ['G hunger', 'R anger', 'G hunger'], 1],
])('EX-16 PB-NEED-HUNGER-08 both icons: %s with %i hunger', (_diet, needs, id, cards, met) => {
  const t = showTable();
  lodge(t, 0, 1, id, cards, { cage: 'c09', addon: 'meat' });
  t.goTo('showing').expectAsk('petz.jobs', 3);
  expect(fedByIcons(t)).toBe(met);
  expect(t.pet(0, 1).suffering).toBe(needs - met);
  t.expectInventory();
});

test('PB-NEED-HUNGER-09 suffering stays, over the rounds and with all that the pet gets later', () => {
  const t = showTable().food(0, { vegetable: [0, 0, 0] });
  lodge(t, 0, 1, 'wormie', ['G hunger', 'G poop'], { cage: 'c03' });
  t.goTo('showing').until('petz.group');
  expect(t.s.round).toBe(2);
  expect(t.pet(0, 1)).toMatchObject({ size: 4, suffering: 1 });
  t.food(0, { vegetable: 1 }).lay(0, 1, ['G hunger', 'G poop', 'P magic', 'G poop']).goTo('showing');
  t.expectAsk('petz.feed', 0).play(0, vegetable());
  expect(t.pet(0, 1).suffering).toBe(1);
});

test.each([
  ['one below its size: it lives', 0, false],
  ['its size: it is lost', 1, true],
  ['more than its size: it is lost', 2, true],
])('PB-NEED-HUNGER-10 suffering at %s', (_name, before, isLost) => {
  const t = showTable();
  t.shop(0).reputation = 20;
  lodge(t, 0, 1, 'wormie', ['G hunger', 'G hunger', 'P magic'], { cage: 'c03', suffering: before });
  lodge(t, 0, 2, 'uni', ['Y disease', 'G hunger'], { cage: 'c01' });
  t.goTo('showing').expectAsk('petz.jobs', 3);
  expect(t.plot(0, 1).pet === null).toBe(isLost);
  expect(t.eventsOf('petz.lost').map((event) => event.cause)).toEqual(isLost ? ['suffering'] : []);
  expect(t.s.gone.pets.includes('wormie')).toBe(isLost);
  expect(t.shop(0).reputation).toBe(isLost ? 18 : 20);
  expect(t.pet(0, 2).suffering).toBe(1);
  t.expectInventory();
});

test('RUL-40 proposed is the token with the fewest rounds left, the box last; any other may be picked', () => {
  const t = showTable().artifact(0, 'magicBox');
  t.shop(0).box = 'vegetable';
  t.food(0, { vegetable: [1, 1, 1], meat: [1, 1] });
  lodge(t, 0, 1, 'liffard', ['G hunger', 'Y disease'], { cage: 'c03' });
  t.goTo('showing').expectAsk('petz.feed', 0);
  const options = t.options(0);
  // Rounds left: vegetables 3, 2, 1 by chamber, meat 2, 1.
  expect(options.slice(0, 2)).toEqual(expect.arrayContaining([vegetable(2), meat(1)]));
  expect(options.slice(2, 4)).toEqual(expect.arrayContaining([vegetable(1), meat(0)]));
  expect(options.slice(4)).toEqual([vegetable(0), { from: 'box' }, null]);
  const boxed = t.fork().play(0, { from: 'box' });
  expect(boxed.shop(0).box).toBeNull();
  expect(boxed.shop(0).food).toEqual({ vegetable: [1, 1, 1], meat: [1, 1] });
  t.play(0, vegetable(0));
  expect(t.shop(0).food).toEqual({ vegetable: [0, 1, 1], meat: [1, 1] });
  expect(t.shop(0).box).toBe('vegetable');
});
