/** Accessories: what they are, putting them on, drawing and assigning for them, selling with them: DA-ACC. */

import { describe, expect, test } from 'vitest';
import type { Seat } from '../../../src/engine/kernel/state.ts';
import { ACCESSORIES } from '../../../src/engine/petz/data/cards.ts';
import type { Colour } from '../../../src/engine/petz/data/schema.ts';
import { alleys, giveTiles, has } from '../../kit/alleys-town.ts';
import type { Table } from '../../kit/petz.ts';
import { arrange, assign, colours, laidAt } from '../../kit/petz-plays.ts';

const dress = (t: Table, seat: Seat, choice: Record<string, string | null>): Table =>
  t.expectAsk('petz.dress', seat).play(seat, choice);

/** Seat 0 keeps a Baby Golem of size 4 (2 red, 2 yellow bars) and a Snakitty of size 2, and owns these tiles. */
function petShop(...tiles: string[]): Table {
  const t = giveTiles(alleys(), 0, ...tiles);
  t.house(0, 0, 'babyGolem', { size: 4 });
  t.house(0, 1, 'snakitty', { size: 2 });
  return t;
}

describe('the tiles', () => {
  test('DA-ACC-01 R-DA-13 four kinds, each of its colour, two tiles of each', () => {
    const kinds = new Map<string, string[]>();
    for (const { kind, colour } of Object.values(ACCESSORIES))
      kinds.set(kind, [...(kinds.get(kind) ?? []), colour]);
    expect(Object.fromEntries(kinds)).toEqual({
      foodBowl: ['G', 'G'],
      spikedCollar: ['R', 'R'],
      ribbonBow: ['Y', 'Y'],
      magicPendant: ['P', 'P'],
    });
    expect(Object.keys(ACCESSORIES)).toHaveLength(8);
  });
});

describe('putting on', () => {
  test('DA-ACC-02 DA-ACC-03 any of them to any pet, several to one, also of one kind', () => {
    const t = petShop('foodBowl1', 'foodBowl2', 'ribbonBow1').goTo('needs');
    arrange(t, 0).expectAsk('petz.dress', 0);
    const domain = t.domain(0);
    if (domain.type !== 'form') throw new Error('no form');
    for (const tile of ['foodBowl1', 'foodBowl2', 'ribbonBow1']) {
      expect(domain.fields[tile]).toEqual({ type: 'pick', options: [null, 'babyGolem', 'snakitty'] });
    }
    dress(t, 0, { foodBowl1: 'snakitty', foodBowl2: 'snakitty', ribbonBow1: 'snakitty' });
    expect(t.pet(0, 1).wears).toEqual(['foodBowl1', 'foodBowl2', 'ribbonBow1']);
    expect(t.pet(0, 0).wears).toBeUndefined();
    expect(has(t, 0).accessories).toEqual([]);
    t.expectInventory();
  });

  test('DA-ACC-04 they may be left at no pet', () => {
    const t = petShop('foodBowl1', 'ribbonBow1').goTo('needs');
    dress(arrange(t, 0), 0, { foodBowl1: null, ribbonBow1: 'babyGolem' });
    expect(has(t, 0).accessories).toEqual(['foodBowl1']);
    expect(t.eventsOf('petz.dressed')).toEqual([
      { type: 'petz.dressed', seat: 0, pets: [{ plot: 0, pet: 'babyGolem', wears: ['ribbonBow1'] }] },
    ]);
    expect(t.pet(0, 0).wears).toEqual(['ribbonBow1']);
  });

  test('DA-ACC-05 every round anew: one stays, one moves, one is taken off, one is put on', () => {
    const t = petShop('foodBowl1', 'ribbonBow1', 'spikedCollar1', 'magicPendant1').goTo('needs');
    const first = { foodBowl1: 'babyGolem', ribbonBow1: 'babyGolem', spikedCollar1: 'snakitty' };
    dress(arrange(t, 0), 0, { ...first, magicPendant1: null });
    // The next round.
    for (const at of [0, 1]) t.pet(0, at).cards = [];
    t.goTo('needs');
    arrange(t, 0).expectAsk('petz.dress', 0);
    const domain = t.domain(0);
    if (domain.type !== 'form') throw new Error('no form');
    // What is proposed is how things are.
    const now = Object.fromEntries(
      Object.entries(domain.fields).map(([tile, field]) => [
        tile,
        field.type === 'pick' ? field.options[0] : null,
      ]),
    );
    expect(now).toEqual({ ...first, magicPendant1: null });
    dress(t, 0, {
      foodBowl1: 'babyGolem',
      ribbonBow1: 'snakitty',
      spikedCollar1: null,
      magicPendant1: 'snakitty',
    });
    expect(t.pet(0, 0).wears).toEqual(['foodBowl1']);
    expect(t.pet(0, 1).wears).toEqual(['ribbonBow1', 'magicPendant1']);
    expect(has(t, 0).accessories).toEqual(['spikedCollar1']);
    // All are taken off.
    for (const at of [0, 1]) t.pet(0, at).cards = [];
    arrange(t.goTo('needs'), 0);
    dress(t, 0, { foodBowl1: null, ribbonBow1: null, spikedCollar1: null, magicPendant1: null });
    expect(t.pet(0, 0).wears).toBeUndefined();
    expect(t.pet(0, 1).wears).toBeUndefined();
    expect(has(t, 0).accessories).toHaveLength(4);
    t.expectInventory();
  });

  test('DA-ACC-05 a pet that moves to another plot may keep what it wears', () => {
    const t = petShop('foodBowl1').goTo('needs');
    dress(arrange(t, 0), 0, { foodBowl1: 'babyGolem' });
    for (const at of [0, 1]) t.pet(0, at).cards = [];
    t.goTo('needs');
    arrange(t, 0, { pet0: 'snakitty', pet1: 'babyGolem' });
    dress(t, 0, { foodBowl1: 'babyGolem' });
    expect(t.pet(0, 1).wears).toEqual(['foodBowl1']);
    expect(t.pet(0, 0).wears).toBeUndefined();
  });

  test('no seat without pets or without accessories is asked', () => {
    const t = giveTiles(alleys(), 1, 'foodBowl1');
    t.house(0, 0, 'babyGolem');
    t.goTo('needs');
    arrange(t, 0);
    expect(t.eventsOf('petz.dressed')).toEqual([]);
    expect(t.s.ask?.kind).toBe('petz.assign');
  });

  test('DA-ACC-06 all is fixed before the first card is drawn or exchanged, Crystal Ball included', () => {
    const t = giveTiles(petShop('foodBowl1'), 1, 'ribbonBow1').artifact(0, 'crystalBall');
    t.house(1, 0, 'liffard');
    t.quiet().goTo('needs');
    arrange(t, 0);
    dress(t, 0, { foodBowl1: 'babyGolem' });
    arrange(t, 1);
    dress(t, 1, { ribbonBow1: 'liffard' });
    expect(t.eventsOf('petz.drew')).toEqual([]);
    t.expectAsk('petz.crystal', 0).play(0, []);
    expect(t.eventsOf('petz.drew').length).toBeGreaterThan(0);
    t.expectAsk('petz.assign');
    expect(t.events.findLastIndex(({ type }) => type === 'petz.dressed')).toBeLessThan(
      t.events.findIndex(({ type }) => type === 'petz.drew'),
    );
  });
});

describe('drawing and assigning', () => {
  /** A table at the assignment: the Golem of EX-DA-49 with bow and bowl, alone. */
  function golem(): Table {
    const t = giveTiles(alleys(), 0, 'ribbonBow1', 'foodBowl1');
    t.house(0, 0, 'babyGolem', { size: 4 });
    t.hand(0, []);
    for (const [colour, needs] of [
      ['R', ['anger', 'anger']],
      ['Y', ['play', 'play', 'play']],
      ['G', ['hunger']],
    ] as const) {
      t.stack(colour as Colour, [...needs]);
    }
    t.quiet().goTo('needs');
    return dress(arrange(t, 0), 0, { ribbonBow1: 'babyGolem', foodBowl1: 'babyGolem' });
  }

  test('DA-ACC-07 DA-ACC-08 EX-DA-49 2 red, 3 yellow, 1 green are drawn and assigned', () => {
    const t = golem();
    // Green, red, yellow, purple.
    expect(t.eventsOf('petz.drew').find(({ seat }) => seat === 0)?.counts).toEqual([1, 2, 3, 0]);
    expect(colours(t, 0)).toEqual([1, 2, 3, 0]);
    const domain = t.domain(0);
    if (domain.type !== 'deal') throw new Error('no deal');
    const bars = domain.slots.map(({ accepts }) => accepts).sort();
    expect(bars).toEqual(['G', 'R', 'R', 'Y', 'Y', 'Y']);
    assign(t, 0, ['R anger', 'Y play', 'R anger', 'Y play', 'Y play', 'G hunger']);
    expect(t.eventsOf('petz.revealed')[0]?.pets[0]?.cards).toHaveLength(6);
  });

  test('DA-ACC-08 a potion may stand in for the card of an accessory', () => {
    const t = golem();
    t.shop(0).potions = 1;
    assign(t, 0, ['R anger', 'Y play', 'R anger', 'Y play', 'Y play', 'potion']);
    const revealed = t.eventsOf('petz.revealed')[0]?.pets[0];
    expect(revealed?.cards).toHaveLength(6);
    expect(t.shop(0).potions).toBe(0);
  });

  test('DA-ACC-07 an accessory at no pet draws nothing', () => {
    const t = petShop('magicPendant1').quiet().goTo('needs');
    dress(arrange(t, 0), 0, { magicPendant1: null });
    expect(t.eventsOf('petz.drew').find(({ seat }) => seat === 0)?.counts[3]).toBe(0);
  });

  test('DA-ACC-09 R-DA-14 it meets no need and makes no pet bigger', () => {
    const t = giveTiles(alleys(), 0, 'foodBowl1', 'foodBowl2');
    t.house(0, 0, 'snakitty', { size: 2, cards: ['G hunger', 'Y play'] });
    t.pet(0, 0).wears = ['foodBowl1', 'foodBowl2'];
    has(t, 0).accessories = [];
    t.pet(0, 0).cards?.push(...t.hand(0, ['G hunger', 'G hunger']).shop(0).hand.splice(0));
    expect(laidAt(t, 0, 0)).toEqual(['G hunger', 'Y play', 'G hunger', 'G hunger']);
    t.quiet().goTo('showing');
    // Three unmet hunger needs: lost at 2 tokens, its size, in spite of four cards.
    expect(t.eventsOf('petz.suffered').filter(({ seat }) => seat === 0)).toMatchObject([
      { tokens: 3, cause: 'hunger' },
    ]);
    expect(t.eventsOf('petz.lost')).toMatchObject([{ seat: 0, pet: 'snakitty', cause: 'suffering' }]);
    expect(has(t, 0).accessories).toEqual(['foodBowl1', 'foodBowl2']);
    t.expectInventory();
  });

  test('R-DA-14 a pet of size 3 with an accessory is still too young for customers', () => {
    const t = giveTiles(alleys(), 0, 'foodBowl1')
      .round(3)
      .customers(['dungeonMaster'])
      .exhibition('magicShow');
    t.house(0, 0, 'babyGolem', { size: 3, cards: ['R anger', 'Y play', 'R anger'] });
    t.pet(0, 0).needs = [0, 0, 1, 2, 0, 0, 0];
    t.pet(0, 0).wears = ['foodBowl1'];
    has(t, 0).accessories = [];
    t.plot(3, 0).manure = 1;
    expect(t.goTo('business').s.ask?.kind).toBe('petz.jobs');
  });
});
