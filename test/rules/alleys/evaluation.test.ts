/** Pets are evaluated one by one; what holds for all new pets (DA-PET-GENERAL). */
import { expect, test } from 'vitest';
import { neighboursOf } from '../../../src/engine/petz/alleys/query.ts';
import { BOARD, PETS, petCard } from '../../../src/engine/petz/data/cards.ts';
import { demandsOf, priceOf } from '../../../src/engine/petz/query.ts';
import { addPet, alleyTable, evaluate, manure, relieved, showOff, suffering } from '../../kit/alleys-show.ts';
import { entryOf } from '../../kit/show.ts';

const NEW = Object.values(PETS).filter((pet) => pet.box === 'darkAlleys');

test('DA-PET-GENERAL-01 R-DA-25 base pets too come one by one, in the order their owner likes', () => {
  const t = alleyTable();
  addPet(t, 0, 0, 'uni', 'play anger', { cage: 'c01' });
  addPet(t, 0, 1, 'snakitty', 'anger play', { cage: 'c04' });
  addPet(t, 0, 2, 'trollie', 'play anger', { cage: 'c03' });
  addPet(t, 0, 3, 'birdie', 'play disease', { cage: 'c02' });
  t.goTo('showing').expectAsk('petz.next', 0);
  expect(t.options(0)).toEqual([0, 1, 2, 3]);
  t.play(0, 1).expectAsk('petz.play', 0).play(0, null).expectAsk('petz.next', 0);
  expect(t.options(0)).toEqual([0, 2, 3]);
  t.play(0, 3);
  // Of the last two each may have any gap, in any order: that is no choice.
  t.expectAsk('petz.play', 0).play(0, null).expectAsk('petz.play', 0);
  expect(t.eventsOf('petz.petTurn').map(({ plot }) => plot)).toEqual([1, 3, 0]);
  expect(t.refusal(0, 1)).not.toBeNull();
  t.expectInventory();
});

test('DA-PET-GENERAL-01 a single pet is no choice', () => {
  const t = alleyTable();
  addPet(t, 0, 1, 'uni', 'play anger');
  t.goTo('showing').expectAsk('petz.play', 0);
  expect(t.eventsOf('petz.petTurn')).toEqual([{ type: 'petz.petTurn', seat: 0, plot: 1, pet: 'uni' }]);
});

test('DA-PET-GENERAL-02 R-DA-25 one pet goes through all kinds in the base order before the next begins', () => {
  const t = alleyTable();
  addPet(t, 0, 0, 'slyPiggy', 'hunger play poop disease', { manure: 2 });
  addPet(t, 0, 1, 'dunguin', 'hunger magic poop', { cage: 'c04' });
  showOff(t, [0, 1]);
  const kinds = t.events.flatMap((event) => {
    if (event.type === 'petz.suffered') return [`${event.plot} ${event.cause}`];
    if (event.type === 'petz.pooped' || event.type === 'petz.petTurn') return [`${event.plot} ${event.type}`];
    return [];
  });
  expect(kinds).toEqual([
    ...['0 petz.petTurn', '0 hunger', '0 petz.pooped', '0 play', '0 disease'],
    ...['1 petz.petTurn', '1 hunger', '1 petz.pooped'],
  ]);
});

test('R-DA-25 all needs of all own pets are revealed at the start of the turn', () => {
  const t = alleyTable();
  addPet(t, 0, 0, 'uni', 'play anger');
  addPet(t, 0, 1, 'snakitty', 'anger play', { cage: 'c04' });
  t.goTo('showing').expectAsk('petz.play', 0);
  expect(t.eventsOf('petz.revealed')[0]?.pets.map(({ plot }) => plot)).toEqual([0, 1]);
  expect(t.view(1).shops[0]?.plots[1]?.pet?.needs).toEqual([0, 0, 1, 0, 1, 0, 0]);
});

test('DA-PET-GENERAL-03 neighbours share a side', () => {
  // Plots 0 1 are P1 P2, plots 3 2 are P3 P4.
  expect(neighboursOf(0).sort()).toEqual([1, 3]);
  expect(neighboursOf(2).sort()).toEqual([1, 3]);
  expect(neighboursOf(1).sort()).toEqual([0, 2]);
  expect(neighboursOf(3).sort()).toEqual([0, 2]);
});

test('DA-PET-GENERAL-04 every new pet has one extra bar, base pets have none', () => {
  expect(NEW).toHaveLength(9);
  for (const { id } of NEW) expect(demandsOf({ id, size: 2 })).toHaveLength(3);
  for (const pet of Object.values(PETS))
    if (pet.box === undefined) expect(demandsOf({ id: pet.id, size: 2 })).toHaveLength(2);
});

test('EX-DA-48 DA-PET-GENERAL-04 DA-PET-GENERAL-05 a new pet of size 2 is dealt and given 3 cards and dies of 2 suffering', () => {
  const t = alleyTable();
  t.house(0, 1, 'slyPiggy', { size: 2, cage: 'c01' });
  t.stack('G', ['hunger']).stack('Y', ['play', 'play']);
  t.goTo('needs').expectAsk('petz.arrange', 0);
  t.until('petz.assign', () => ({ pet0: null, pet1: 'slyPiggy', pet2: null, pet3: null }));
  expect(t.eventsOf('petz.drew').filter(({ seat }) => seat === 0)[0]?.counts).toEqual([1, 0, 2, 0]);
  expect(t.shop(0).hand).toHaveLength(7);
  const hand = t.shop(0).hand;
  const of = (face: string) => hand.filter((_x, i) => t.faces(0)[i] === face);
  t.play(0, [of('G hunger')[0] ?? 0, of('Y play')[0] ?? 0, of('Y play')[1] ?? 0]);
  expect(t.pet(0, 1).needs).toEqual([1, 0, 2, 0, 0, 0, 0]);
  evaluate(t, []);
  expect(t.eventsOf('petz.lost')).toMatchObject([{ pet: 'slyPiggy', cause: 'suffering' }]);
  expect(t.eventsOf('petz.suffered').map(({ tokens }) => tokens)).toEqual([1, 2]);
});

test('DA-PET-GENERAL-05 the extra bar does not make a pet old enough to be sold', () => {
  expect(() => priceOf({ id: 'slyPiggy', size: 3 })).toThrow();
  expect(priceOf({ id: 'slyPiggy', size: 4 })).toBe(BOARD.prices.omnivore[4]);
});

test('DA-PET-GENERAL-06 a need met by itself still counts at the exhibition', () => {
  const t = alleyTable({ round: 2, exhibition: 'eatingContest' });
  addPet(t, 0, 1, 'houseVampire', 'hunger hunger disease');
  t.imps(0, { home: 0 });
  showOff(t);
  expect(relieved(t)).toEqual(['vampire hunger 1']);
  // Both hunger needs at 2, less 1 for the disease need.
  expect(entryOf(t, 0).score).toBe(3);
});

test('DA-PET-GENERAL-07 what helps by itself helps before the owner spends anything', () => {
  const t = alleyTable();
  addPet(t, 0, 1, 'houseVampire', 'hunger poop magic', { cage: 'c02' });
  // His only hunger need is met, so no imp can be wasted on it.
  t.goTo('showing').expectAsk('petz.jobs', 3);
  expect(suffering(t)).toEqual([null, 0, null, null]);
  expect(manure(t)).toEqual([0, 1, 0, 0]);
});

test('R-DA-87 diets by the text', () => {
  expect(petCard('pony').diet).toBe('carnivore');
  expect(petCard('nomnivore').diet).toBe('omnivore');
  expect(petCard('houseVampire').fasts).toBe(true);
});

test('R-DA-48 an imp stays in its gap and serves the pet on the other side in its own turn', () => {
  const t = alleyTable({ home: 1 });
  addPet(t, 0, 0, 'birdie', 'play disease', { cage: 'c01' });
  addPet(t, 0, 1, 'cthulie', 'play disease', { cage: 'c03' });
  t.goTo('showing').expectAsk('petz.play', 0);
  expect(t.options(0)).toEqual([{ gap: 0, employee: false }, { gap: 3, employee: false }, null]);
  t.play(0, { gap: 0, employee: false });
  evaluate(t, []);
  expect(suffering(t)).toEqual([0, 0, null, null]);
  expect(relieved(t)).toEqual(['gap play 1']);
  expect(t.shop(0).home).toBe(0);
});

test('R-DA-48 it does nothing for a pet whose play step is over', () => {
  const t = alleyTable({ home: 1 });
  addPet(t, 0, 0, 'birdie', 'play disease', { cage: 'c01' });
  addPet(t, 0, 1, 'cthulie', 'play disease', { cage: 'c03' });
  showOff(t, [0, 1], { 'petz.play': [null, { gap: 0, employee: false }] });
  expect(suffering(t)).toEqual([1, 0, null, null]);
});

test('R-DA-48 the Employee counts as two on either side, and may be placed for the later pet', () => {
  const t = alleyTable({ home: 1 });
  t.artifact(0, 'employeeOfTheMonth');
  addPet(t, 0, 0, 'birdie', 'play disease', { cage: 'c01' });
  addPet(t, 0, 1, 'cthulie', 'play play', { cage: 'c03' });
  t.goTo('showing').expectAsk('petz.play', 0);
  expect(t.options(0)).toEqual([
    { gap: 0, employee: false },
    { gap: 3, employee: false },
    { gap: 0, employee: true },
    null,
  ]);
  t.play(0, { gap: 0, employee: true });
  evaluate(t, []);
  expect(relieved(t)).toEqual(['gap play 2']);
  expect(suffering(t)).toEqual([0, 0, null, null]);
});

test('R-DA-49 a pet is lost at the end of the kind, its later needs are not evaluated, its cards are gone', () => {
  const t = alleyTable({ home: 0 });
  addPet(t, 0, 0, 'slyPiggy', 'hunger play play', { suffering: 1 });
  addPet(t, 0, 1, 'dunguin', 'hunger magic', { cage: 'c03' });
  showOff(t, [0, 1]);
  expect(t.eventsOf('petz.lost')).toMatchObject([{ pet: 'slyPiggy', cause: 'suffering' }]);
  // No suffering from boredom any more, and the other pet has its turn as usual.
  expect(t.eventsOf('petz.suffered').map(({ pet, cause }) => `${pet} ${cause}`)).toEqual([
    'slyPiggy hunger',
    'dunguin hunger',
  ]);
});

test('R-DA-97 a potion on a new pet replaced a colour of its bars, extra bar and accessories included', () => {
  const t = alleyTable();
  t.hand(0, ['G hunger', 'R anger', 'Y play', 'P magic', 'P disease']);
  // Wreckie of size 2 has bars R G and the extra R; the ribbon asks for yellow.
  addPet(t, 0, 1, 'wreckie', 'anger anger poop potion', { wears: ['ribbonBow1'] });
  t.goTo('showing').expectAsk('petz.sleep', 0);
  expect(t.faces(0).filter((_x, i) => t.options(0).includes(t.shop(0).hand[i] ?? -1))).toEqual(['Y play']);
  const u = alleyTable();
  u.house(0, 1, 'wreckie', { size: 2, cage: 'c01' });
  u.lay(0, 1, ['R anger', 'G poop', 'potion']);
  u.goTo('showing').expectAsk('petz.sleep', 0);
  expect(u.faces(0).filter((_x, i) => u.options(0).includes(u.shop(0).hand[i] ?? -1))).toEqual(['R anger']);
});

test('R-DA-97 each potion comes with its own pet', () => {
  const t = alleyTable();
  addPet(t, 0, 0, 'uni', 'play potion');
  addPet(t, 0, 1, 'birdie', 'play potion', { cage: 'c03' });
  t.goTo('showing').expectAsk('petz.play', 0).play(0, null).expectAsk('petz.sleep', 0);
  expect(t.eventsOf('petz.petTurn')).toHaveLength(1);
  expect(t.options(0)).toHaveLength(1);
});

test('R-DA-97 a potion whose colour is not in hand does not keep the next pet’s card from being due', () => {
  const t = alleyTable();
  t.hand(0, ['Y play', 'P magic']);
  addPet(t, 0, 0, 'stegobully', 'potion anger');
  addPet(t, 0, 1, 'birdie', 'potion disease', { cage: 'c03' });
  showOff(t, [0, 1]);
  // Green is not there to be put away; yellow is.
  expect(t.faces(0)).toEqual(['P magic']);
});

test('PB-POTION-04 PB-POTION-09 of two potions on one pet the second is due although the first one’s colour is not in hand', () => {
  const t = alleyTable();
  t.hand(0, ['P magic', 'R anger']);
  addPet(t, 0, 1, 'birdie', 'potion potion', { cage: 'c03' });
  showOff(t);
  // Yellow is not there to be put away; purple is.
  expect(t.faces(0)).toEqual(['R anger']);
});
