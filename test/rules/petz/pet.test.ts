/** Buying a pet: PB-PET, and what everybody may know of pets (RUL-26). */

import { describe, expect, test } from 'vitest';
import { BOARD } from '../../../src/engine/petz/data/cards.ts';
import { PETS } from '../../kit/base-box.ts';
import { table } from '../../kit/petz.ts';
import { arrange, assign, cleanShops, expectRefused, send, sending, shopping } from '../../kit/petz-plays.ts';

const YOUNG = ['uni', 'drago', 'birdie'];

describe('at the corral', () => {
  test('PB-PET-01 a pet costs at least 1 gold, however many imps come', () => {
    const t = table().offerPets(YOUNG, ['wormie']);
    t.groups(0, [
      [4, 0],
      [1, 1],
    ]).sendGroups();
    for (const [space, pet] of [
      ['younger1', 'uni'],
      ['younger2', 'uni'],
      ['older', 'wormie'],
    ] as const) {
      expectRefused(t, 0, sending([4, 0], space, pet), 'needsGold', 'PB-PET-01');
    }
    send(t, 0, [4, 0], 'home');
    send(t, 0, [1, 1], 'older', 'wormie').expectInventory();
    expect(t.shop(0).cart.pets).toMatchObject([{ id: 'wormie' }]);
  });

  test('PB-PET-02 PB-PET-03 any pet of the lower half at size 2, any of the upper half at size 3', () => {
    for (const pet of YOUNG) {
      const t = shopping(table().offerPets(YOUNG, ['wormie', 'bubl']), 0, [[1, 1], 'younger1', pet]);
      expect(t.shop(0).cart.pets).toMatchObject([{ id: pet, size: 2, suffering: 0, mutation: 0 }]);
      expect(t.s.town.young).toEqual(YOUNG.filter((id) => id !== pet));
    }
    const t = shopping(table().offerPets(YOUNG, ['wormie', 'bubl']), 0, [[1, 1], 'older', 'bubl']);
    expect(t.shop(0).cart.pets).toMatchObject([{ id: 'bubl', size: 3 }]);
    expect(t.s.town.old).toEqual(['wormie']);
    const mixed = table()
      .offerPets(YOUNG, ['wormie'])
      .groups(0, [[1, 1]])
      .sendGroups();
    expectRefused(mixed, 0, sending([1, 1], 'younger1', 'wormie'), 'itemNotThere', 'PB-SHOP-22');
    expectRefused(mixed, 0, sending([1, 1], 'older', 'uni'), 'itemNotThere', 'PB-SHOP-22');
  });

  test('PB-PET-04 one pet a round from the upper half, however many stand there', () => {
    const t = table().starter(0).offerPets(YOUNG, ['wormie', 'bubl', 'snappy']);
    t.groups(0, [[1, 1]])
      .groups(1, [[1, 1]])
      .sendGroups();
    send(t, 0, [1, 1], 'older', 'bubl').expectAsk('petz.send', 1);
    expectRefused(t, 1, sending([1, 1], 'older', 'wormie'), 'spaceTaken', 'PB-SHOP-10');
    expect(t.s.town.old).toEqual(['wormie', 'snappy']);
  });

  test('PB-PET-05 the price is the gold of the group, 1 or 4, and nothing more', () => {
    for (const gold of [1, 4]) {
      const t = table().offerPets(YOUNG, []);
      const before = t.shop(0).gold;
      shopping(t, 0, [[1, gold], 'younger1', 'uni']);
      // The gold of the groups laid out here came from nowhere; the treasury must not have paid as well.
      expect(t.shop(0).gold).toBe(before);
      expect(t.shop(0).groups).toEqual([]);
    }
  });

  test('PB-PET-06 three on offer for two spaces, or two for one: one young pet always stays', () => {
    const t = shopping(
      table().offerPets(YOUNG, []),
      0,
      [[1, 1], 'younger1', 'uni'],
      [[1, 1], 'younger2', 'drago'],
    );
    expect(t.s.town.young).toEqual(['birdie']);
    const three = table({ seats: 3 });
    expect(three.s.town.neutral).toContain('younger1');
    expect(three.s.town.young).toHaveLength(2);
    const [first = '', second = ''] = three.s.town.young;
    three
      .groups(0, [
        [1, 1],
        [1, 1],
      ])
      .sendGroups();
    expectRefused(three, 0, sending([1, 1], 'younger1', first), 'neutralThere', 'PB-SHOP-17');
    send(three, 0, [1, 1], 'younger2', first);
    expectRefused(three, 0, sending([1, 1], 'younger2', second), 'spaceTaken', 'PB-SHOP-10');
    expect(three.s.town.young).toEqual([second]);
  });

  test('PB-PET-07 buying without a free cage is allowed; its place is settled in phase 3', () => {
    const t = table().offerPets(YOUNG, []).house(0, 0, 'wormie');
    shopping(t, 0, [[1, 1], 'younger1', 'uni']).expectAsk('petz.arrange', 0);
    expect(t.shop(0).plots.map((plot) => plot.pet?.id ?? null)).toEqual(['wormie', null, null, null]);
    expect(t.eventsOf('petz.lost')).toEqual([]);
    arrange(t, 0, { pet0: 'uni' });
    expect(t.pet(0, 0).id).toBe('uni');
    expect(t.eventsOf('petz.lost')).toMatchObject([{ pet: 'wormie', cause: 'released' }]);
    t.expectInventory();
  });

  test('PB-PET-08 PB-PET-09 a pet bought now takes part in phases 3 to 5 at its size and grows in phase 6', () => {
    const t = cleanShops(table().starter(0))
      .round(2)
      .exhibition('breedersPrize')
      .offerPets(YOUNG, ['wormie']);
    t.hand(0, ['G poop', 'R anger', 'Y disease', 'P magic']).stack('G', ['poop']).stack('Y', ['disease']);
    shopping(t, 0, [[1, 1], 'younger1', 'uni']);
    arrange(t, 0, { pet0: 'uni' });
    expect(t.eventsOf('petz.drew')).toMatchObject([{ seat: 0, counts: [1, 0, 1, 0] }]);
    assign(t, 0, ['Y disease', 'G poop']);
    // Two needs (1 poop and 1 disease make a sum of 2: no harm), and 2 points in the exhibition.
    expect(t.eventsOf('petz.revealed')).toMatchObject([{ seat: 0, pets: [{ pet: 'uni' }] }]);
    expect(t.eventsOf('petz.showed')).toMatchObject([
      { seat: 0, score: 2 },
      { seat: 1, score: 0 },
      { seat: 2, score: 0 },
      { seat: 3, score: 0 },
    ]);
    expect(t.eventsOf('petz.discarded')).toMatchObject([{ potions: 0 }]);
    expect(t.eventsOf('petz.grew')).toEqual([
      { type: 'petz.grew', seat: 0, plot: 0, pet: 'uni', from: 2, to: 4 },
    ]);
    t.expectAsk('petz.group').expectInventory();
    expect(t.s.round).toBe(3);
    expect(t.pet(0, 0)).toMatchObject({ id: 'uni', size: 4, suffering: 0 });
  });

  test('PB-PET-08 PB-PET-09 one bought at size 3 has three needs and cannot be sold in that round', () => {
    const t = cleanShops(table().starter(0)).round(3).exhibition('magicShow').customers(['porkyOrky']);
    t.offerPets(YOUNG, ['wormie'])
      .hand(0, ['G poop', 'R anger', 'Y play', 'P anger'], 1)
      .stack('G', ['poop', 'poop']);
    t.cart(0, { cages: ['c01'] });
    shopping(t, 0, [[1, 1], 'older', 'wormie']);
    arrange(t, 0, { cage1: 'c01', pet1: 'wormie' });
    assign(t, 0, ['G poop', 'G poop', 'P anger']);
    expect(t.eventsOf('petz.grew')).toMatchObject([{ pet: 'wormie', from: 3, to: 5 }]);
    expect(t.eventsOf('petz.sold')).toEqual([]);
    t.expectAsk('petz.group');
  });
});

describe('the pets', () => {
  test('PB-PET-10 seven bars each, a diet, and a price for each size from 4 to 7 by diet', () => {
    const pets = Object.values(PETS);
    expect(pets).toHaveLength(18);
    for (const pet of pets) expect(pet.bars).toMatch(/^[GRYP]{7}$/);
    for (const diet of ['herbivore', 'carnivore', 'omnivore']) {
      expect(pets.filter((pet) => pet.diet === diet)).toHaveLength(6);
    }
    expect(BOARD.prices).toEqual({
      carnivore: { 4: 3, 5: 4, 6: 5, 7: 6 },
      herbivore: { 4: 2, 5: 3, 6: 4, 7: 5 },
      omnivore: { 4: 1, 5: 2, 6: 3, 7: 4 },
    });
  });

  test('PB-PET-10 its size is the number of visible bars, in their fixed order', () => {
    // Drago: green, red, yellow, red, purple, green, red.
    const counts = {
      2: [1, 1, 0, 0],
      3: [1, 1, 1, 0],
      4: [1, 2, 1, 0],
      5: [1, 2, 1, 1],
      6: [2, 2, 1, 1],
      7: [2, 3, 1, 1],
    };
    for (const [size, expected] of Object.entries(counts)) {
      const t = table()
        .house(0, 0, 'drago', { size: Number(size) })
        .goTo('needs');
      arrange(t, 0);
      expect(t.eventsOf('petz.drew')).toMatchObject([{ seat: 0, counts: expected }]);
    }
  });

  test('PB-PET-11 RUL-26 everybody may know all of a pet, in the corral or in a shop', () => {
    const t = table()
      .offerPets(YOUNG, ['wormie'])
      .house(1, 2, 'snakitty', { size: 4, suffering: 1, mutation: 1 });
    for (const seat of [0, 1, null]) {
      const view = t.view(seat);
      expect(view.town).toMatchObject({ young: YOUNG, old: ['wormie'] });
      expect(view.shops[1]?.plots[2]?.pet).toMatchObject({
        id: 'snakitty',
        size: 4,
        suffering: 1,
        mutation: 1,
      });
    }
    // The bars still to come are those of the card, which is no secret.
    expect(PETS.snakitty?.bars).toBe('GYRYRGY');
  });
});
