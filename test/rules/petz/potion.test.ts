/** Potions: PB-POTION, EX-14, EX-15, RUL-33, RUL-34. */

import { describe, expect, test } from 'vitest';
import { faceOf } from '../../../src/engine/petz/data/needs.ts';
import { type Table, table } from '../../kit/petz.ts';
import { arrangeAll, assign, cards, colours, expectRefused, manure, without } from '../../kit/petz-plays.ts';

/** Snakitty (green, yellow) with these potions, asked for its cards. Held: green hunger and one of each other colour. */
function snakitty(potions: number, drawn: 'hunger' | 'poop'): Table {
  const t = table({ seats: 2 }).starter(0).hand(0, ['G hunger', 'R play', 'Y disease', 'P disease'], potions);
  t.house(0, 0, 'snakitty').stack('G', [drawn]).stack('Y', ['magic']);
  return arrangeAll(t.goTo('needs')).expectAsk('petz.assign', 0);
}

/** What may leave the hand now, by face. */
function due(t: Table, seat = 0): string[] {
  return t.options(seat).map((card) => `${faceOf(card as number).colour} ${faceOf(card as number).need}`);
}

/** Puts the card with this face away. */
function putAway(t: Table, face: string): Table {
  return t.expectAsk('petz.sleep', 0).play(0, cards(t, 0, [face])[0] ?? -1);
}

describe('assigning', () => {
  test('EX-14 PB-POTION-01 PB-POTION-02 with one potion it stands in for either colour, but only once', () => {
    const t = snakitty(1, 'poop');
    expect(t.refusal(0, cards(t, 0, ['G poop', 'Y magic']))).toBeNull();
    expect(t.refusal(0, cards(t, 0, ['potion', 'Y magic']))).toBeNull();
    expect(t.refusal(0, cards(t, 0, ['G poop', 'potion']))).toBeNull();
    expectRefused(t, 0, cards(t, 0, ['potion', 'potion']), 'notOffered');
    expectRefused(t, 0, cards(t, 0, ['potion']), 'notOffered');
    expectRefused(t, 0, cards(t, 0, ['G poop', 'Y magic', 'potion']), 'notOffered');
    expectRefused(t, 0, cards(t, 0, ['Y disease', 'Y magic']), 'wrongSlot');
  });

  test('EX-14 PB-POTION-02 with two potions a pet may get nothing but potions', () => {
    const t = snakitty(2, 'poop');
    for (const faces of [
      ['G poop', 'Y magic'],
      ['potion', 'Y magic'],
      ['G poop', 'potion'],
      ['potion', 'potion'],
    ]) {
      expect(t.refusal(0, cards(t, 0, faces))).toBeNull();
    }
    assign(t, 0, ['potion', 'potion']);
    expect(t.shop(0).potions).toBe(0);
    expect(due(t)).toEqual(['G hunger', 'G poop']);
    putAway(t, 'G poop');
    expect(due(t)).toEqual(['Y disease', 'Y magic']);
    putAway(t, 'Y magic').expectAsk('petz.jobs');
    expect(t.faces(0)).toEqual(['G hunger', 'R play', 'Y disease', 'P disease']);
    t.expectInventory();
  });

  test('PB-POTION-01 without a potion none can be laid', () => {
    const t = snakitty(0, 'poop');
    expectRefused(t, 0, cards(t, 0, ['potion', 'Y magic']), 'notOffered');
  });

  test('PB-POTION-08 EX-15 an unused potion stays, and so does the card it spared', () => {
    const t = assign(snakitty(1, 'poop'), 0, ['G poop', 'Y disease']).expectAsk('petz.jobs');
    expect(t.shop(0).potions).toBe(1);
    expect(t.faces(0)).toEqual(['G hunger', 'R play', 'P disease', 'Y magic']);
    expect(t.eventsOf('petz.slept')).toEqual([]);
    expect(t.until('petz.group').shop(0).potions).toBe(1);
  });
});

describe('evaluating', () => {
  test('EX-15 PB-POTION-04 two hunger cards and no meat: the potion is laid, one of the two goes', () => {
    const t = assign(snakitty(1, 'hunger'), 0, ['potion', 'Y disease']);
    // Two cards alike are no choice, but the question is put: silence would tell that they are alike.
    expect(due(t)).toEqual(['G hunger']);
    putAway(t, 'G hunger').expectAsk('petz.jobs');
    expect(t.eventsOf('petz.suffered')).toEqual([]);
    expect(t.faces(0)).toEqual(['R play', 'P disease', 'G hunger', 'Y magic']);
    expect(t.s.gone.needs[0]).toHaveLength(1);
    t.expectInventory();
  });

  test('EX-15 PB-POTION-05 the owner picks which card of the colour goes, and it lies open on its pile', () => {
    for (const face of ['G hunger', 'G poop']) {
      const t = assign(snakitty(1, 'poop'), 0, ['potion', 'Y disease']).expectAsk('petz.sleep', 0);
      expect(due(t).sort()).toEqual(['G hunger', 'G poop']);
      const [card = -1] = cards(t, 0, [face]);
      expectRefused(t, 0, cards(t, 0, ['Y magic'])[0] ?? -1, 'notOffered');
      putAway(t, face);
      expect(t.eventsOf('petz.slept')).toEqual([{ type: 'petz.slept', seat: 0, card }]);
      expect(t.view(1).gone.needs[0]).toContain(card);
      expect(t.faces(0)).not.toContain(face);
    }
  });

  test('PB-POTION-03 PB-NEED-SLEEP-01 sleep asks for nothing and does nothing to pet or cage', () => {
    const t = table({ seats: 2 })
      .starter(0)
      .house(0, 0, 'snakitty', { suffering: 1, mutation: 1, cards: ['potion', 'potion'] });
    t.hand(0, ['G hunger', 'G poop', 'Y magic', 'Y play']).food(0, { meat: 2 }).goTo('showing');
    const before = without(t.shop(0), 'hand', 'home', 'gold');
    putAway(putAway(t, 'G hunger'), 'Y play').expectAsk('petz.jobs', 1);
    const after = without(t.shop(0), 'hand', 'home', 'gold');
    const pet = { ...t.pet(0, 0), cards: [], needs: null };
    expect(pet).toEqual({ id: 'snakitty', size: 2, suffering: 1, mutation: 1, cards: [], needs: null });
    expect({ ...after, plots: [] }).toEqual({ ...before, plots: [] });
    expect(manure(t, 0)).toEqual([1, 0, 0, 0]);
  });

  test('PB-POTION-06 RUL-33 the colour replaced follows from the other cards, with no choice about it', () => {
    // Snakitty at size 4: green, yellow, red, yellow. Given are green, red and one yellow.
    for (const laid of [
      ['G poop', 'potion', 'R poop', 'Y disease'],
      ['G poop', 'Y disease', 'R poop', 'potion'],
    ]) {
      const t = table({ seats: 2 }).starter(0).house(0, 0, 'snakitty', { cards: laid });
      t.hand(0, ['G hunger', 'R play', 'Y magic', 'Y play', 'P disease'])
        .goTo('showing')
        .expectAsk('petz.sleep', 0);
      expect(due(t).sort()).toEqual(['Y magic', 'Y play']);
    }
  });

  test('PB-POTION-06 RUL-33 it is counted pet by pet', () => {
    // Uni has yellow and green; Drago has green and red. Uni's green and Drago's red are replaced.
    const t = table({ seats: 2 })
      .starter(0)
      .house(0, 0, 'uni', { cards: ['Y disease', 'potion'] });
    t.house(0, 1, 'drago', { cage: 'c01', cards: ['G poop', 'potion'] });
    t.hand(0, ['G hunger', 'G poop', 'R play', 'R hunger', 'Y magic', 'P disease']).goTo('showing');
    expect(due(t)).toEqual(['G hunger', 'G poop']);
    putAway(t, 'G poop');
    expect(due(t)).toEqual(['R play', 'R hunger']);
    putAway(t, 'R hunger');
    expect(colours(t, 0)).toEqual([1, 1, 1, 1]);
  });

  test('RUL-34 a potion laid at a pet that is lost still costs its card, at the sleep step of the same turn', () => {
    const t = table({ seats: 2 })
      .starter(0)
      .house(0, 0, 'snakitty', { suffering: 1, cards: ['G hunger', 'potion'] });
    t.hand(0, ['G poop', 'R play', 'Y magic', 'Y play', 'P disease']).goTo('showing');
    expect(t.eventsOf('petz.lost')).toMatchObject([{ pet: 'snakitty', cause: 'suffering' }]);
    expect(due(t)).toEqual(['Y magic', 'Y play']);
    putAway(t, 'Y play');
    expect(colours(t, 0)).toEqual([1, 1, 1, 1]);
    t.expectInventory();
  });

  test('PB-POTION-07 used potions go back to the endless stack in phase 5', () => {
    const t = assign(snakitty(2, 'poop'), 0, ['potion', 'Y disease']).expectAsk('petz.sleep', 0);
    expect(t.view(1).shops[0]?.owned.potions).toBe(2);
    putAway(t, 'G poop').expectAsk('petz.jobs');
    expect(t.view(1).shops[0]?.owned.potions).toBe(1);
    expect(t.eventsOf('petz.discarded')).toMatchObject([{ potions: 1 }]);
  });

  test('PB-POTION-09 after phase 4 a hand holds one card of each colour, plus those of books', () => {
    const t = table({ seats: 2 }).starter(0).artifact(0, 'savageFeasts').house(0, 0, 'snakitty', { size: 4 });
    t.shop(0).books.savageFeasts = 'G';
    t.hand(0, ['G hunger', 'G poop', 'R play', 'Y disease', 'P disease'], 3);
    t.stack('G', ['poop']).stack('R', ['poop']).stack('Y', ['magic', 'play']);
    arrangeAll(t.goTo('needs'));
    assign(t, 0, ['potion', 'potion', 'R poop', 'potion']);
    for (let i = 0; i < 3; i++) t.expectAsk('petz.sleep', 0).play(0, t.options(0)[0] ?? null);
    t.expectAsk('petz.jobs');
    expect(colours(t, 0)).toEqual([2, 1, 1, 1]);
    t.expectInventory();
  });
});
