/** The Imp Armor: PB-ARTIFACT-ARMOR, EX-38, RUL-43, RUL-44. */

import { describe, expect, test } from 'vitest';
import { type Table, table } from '../../kit/petz.ts';
import { cleanShops, expectRefused, nobodyShops } from '../../kit/petz-plays.ts';

function owner(home: number): Table {
  return cleanShops(table({ seats: 2 }).starter(0))
    .artifact(0, 'impArmor')
    .imps(0, { home });
}

/** Stegobully (green, red, red, green) with 4 anger on the printed cage of strength 1: an excess of 3. */
function raging(home: number): Table {
  const t = owner(home).house(0, 0, 'stegobully', { cards: ['G anger', 'R anger', 'R anger', 'G anger'] });
  return t.goTo('showing');
}

/** Ghosty (purple, red, purple, purple) with 3 magic on the printed cage of antimagic 1: an excess of 2. */
function enchanted(home: number): Table {
  const t = owner(home).house(0, 0, 'ghosty', { cards: ['P magic', 'R poop', 'P magic', 'P magic'] });
  return t.goTo('showing');
}

const hold = (armour: number, imps: number) => ({ armour, imps, employee: null });
const ward = (imps: number) => ({ imps, employee: false });

describe('against anger', () => {
  test('EX-38 PB-ARTIFACT-ARMOR-01 PB-ARTIFACT-ARMOR-02 PB-ARTIFACT-ARMOR-03 two on the red number, one in the hospital', () => {
    const t = raging(3).expectAsk('petz.catch', 0).play(0, hold(2, 1));
    expect(t.eventsOf('petz.guarded')).toMatchObject([{ plot: 0, number: 'strength', imps: 2 }]);
    expect(t.eventsOf('petz.caught')).toMatchObject([{ imps: 1 }]);
    expect(t.eventsOf('petz.lost')).toEqual([]);
    expect(t.expectAsk('petz.group').shop(0)).toMatchObject({
      hospital: 1,
      home: 5,
      plots: [{ guard: { strength: 0 } }, {}, {}, {}],
    });
    t.expectInventory();
  });

  test('PB-ARTIFACT-ARMOR-01 not more than two a round', () => {
    const t = raging(5).expectAsk('petz.catch', 0);
    expectRefused(t, 0, hold(3, 0), 'notHeld', 'PB-NEED-ANGER-05');
    expect(t.refusal(0, hold(2, 1))).toBeNull();
  });

  test('PB-ARTIFACT-ARMOR-04 an armoured imp is used but not wounded, and comes home in phase 6', () => {
    const t = owner(2)
      .house(0, 0, 'babyGolem', { cards: ['R anger', 'Y poop', 'R anger'] })
      .goTo('showing');
    t.expectAsk('petz.catch', 0).play(0, hold(1, 0));
    expect(t.shop(0).hospital).toBe(0);
    // One of two is left to earn gold.
    expect(t.eventsOf('petz.earned').find((x) => x.seat === 0)).toMatchObject({ gold: 1 });
    expect(t.expectAsk('petz.group').shop(0).home).toBe(6);
    t.expectInventory();
  });

  test('PB-ARTIFACT-ARMOR-05 it is never compulsory: others may catch it instead, or it may go', () => {
    const t = raging(3).expectAsk('petz.catch', 0);
    const free = t.fork().play(0, null);
    expect(free.eventsOf('petz.lost')).toMatchObject([{ pet: 'stegobully', cause: 'escaped' }]);
    expect(free.shop(0).hospital).toBe(0);
    t.play(0, hold(0, 3));
    expect(t.eventsOf('petz.guarded')).toEqual([]);
    expect(t.shop(0).hospital).toBe(3);
  });

  test('RUL-43 the rest of the excess is met in full or not at all', () => {
    const t = raging(3).expectAsk('petz.catch', 0);
    expectRefused(t, 0, hold(2, 0), 'notHeld', 'PB-NEED-ANGER-05');
    expectRefused(t, 0, hold(1, 1), 'notHeld', 'PB-NEED-ANGER-05');
    // With two imps, armoured or not, an excess of 3 cannot be met: nobody is asked, nobody is hurt.
    const short = raging(2);
    expect(short.eventsOf('petz.lost')).toMatchObject([{ cause: 'escaped' }]);
    expect(short.eventsOf('petz.guarded')).toEqual([]);
    expect(short.shop(0).hospital).toBe(0);
  });

  test('without the tile nobody can be armoured', () => {
    const t = cleanShops(table({ seats: 2 }).starter(0)).imps(0, { home: 3 });
    t.house(0, 0, 'stegobully', { cards: ['G anger', 'R anger', 'R anger', 'G anger'] });
    t.goTo('showing').expectAsk('petz.catch', 0);
    expect(t.options(0)).toEqual([hold(0, 3), null]);
  });
});

describe('against magic', () => {
  test('EX-38 RUL-43 one armoured imp on the purple number saves one mutation of two', () => {
    const t = enchanted(1).expectAsk('petz.ward', 0).play(0, ward(1));
    expect(t.eventsOf('petz.mutated')).toMatchObject([{ pet: 'ghosty', tokens: 1 }]);
    expect(t.eventsOf('petz.lost')).toEqual([]);
    expect(t.eventsOf('petz.guarded')).toMatchObject([{ plot: 0, number: 'antimagic', imps: 1 }]);
    t.expectAsk('petz.group').expectInventory();
  });

  test('PB-ARTIFACT-ARMOR-02 PB-ARTIFACT-ARMOR-05 two save both, none saves none', () => {
    const t = enchanted(3).expectAsk('petz.ward', 0);
    const none = t.fork().play(0, ward(0));
    expect(none.eventsOf('petz.mutated')).toMatchObject([{ tokens: 2 }]);
    expect(none.eventsOf('petz.lost')).toMatchObject([{ cause: 'mutated' }]);
    t.play(0, ward(2));
    expect(t.eventsOf('petz.mutated')).toEqual([]);
  });

  test('PB-NEED-MAGIC-06 without the tile imps cannot absorb magic', () => {
    const t = cleanShops(table({ seats: 2 }).starter(0));
    t.house(0, 0, 'ghosty', { cards: ['P magic', 'R poop', 'P magic'] })
      .goTo('showing')
      .expectAsk('petz.group');
    expect(t.eventsOf('petz.mutated')).toMatchObject([{ tokens: 1 }]);
  });
});

describe('where they stand', () => {
  test('PB-ARTIFACT-ARMOR-03 on different cages', () => {
    const t = owner(4).house(0, 0, 'babyGolem', { cards: ['R anger', 'Y poop', 'R anger'] });
    t.house(0, 2, 'drago', { cage: 'c02', cards: ['G poop', 'R anger'] }).goTo('showing');
    t.expectAsk('petz.catch', 0).play(0, hold(1, 0)).expectAsk('petz.catch', 0).play(0, hold(1, 0));
    expect(t.eventsOf('petz.guarded').map((x) => [x.plot, x.number, x.imps])).toEqual([
      [0, 'strength', 1],
      [2, 'strength', 1],
    ]);
    expect(t.eventsOf('petz.lost')).toEqual([]);
    expect(t.shop(0).hospital).toBe(0);
  });

  test('PB-ARTIFACT-ARMOR-03 RUL-43 on both numbers of one cage: each helps its own number only', () => {
    // Cage c08 has strength 1 and antimagic 0; the needs are 2 magic, 2 anger and others that do no harm.
    const fairy = (home: number) =>
      owner(home)
        .house(0, 1, 'fieryFairy', {
          size: 7,
          cage: 'c08',
          cards: 'P magic,R anger,Y magic,P anger,R poop,P disease,R poop'.split(','),
        })
        .goTo('showing')
        .expectAsk('petz.ward', 0);
    // Excess: 2 magic, 1 anger.
    const t = fairy(3).play(0, ward(1)).expectAsk('petz.catch', 0);
    expect(t.eventsOf('petz.mutated')).toMatchObject([{ tokens: 1 }]);
    // The one on the purple number does not help here: the excess is still 1.
    expect(t.options(0)).toEqual([hold(1, 0), hold(0, 1), null]);
    t.play(0, hold(1, 0));
    expect(t.eventsOf('petz.guarded').map((x) => x.number)).toEqual(['antimagic', 'strength']);
    expect(t.eventsOf('petz.lost')).toEqual([]);
    // Both armours are out: with two on the purple number none is left for the red one.
    const both = fairy(3).play(0, ward(2)).expectAsk('petz.catch', 0);
    expect(both.options(0)).toEqual([hold(0, 1), null]);
  });

  test('RUL-44 an armoured imp is used for the round: it can catch nothing more', () => {
    const t = owner(1).house(0, 0, 'ghosty', { cards: ['P magic', 'R poop', 'P magic', 'P magic'] });
    t.house(0, 2, 'drago', { cage: 'c02', cards: ['G poop', 'R anger'] }).goTo('showing');
    t.expectAsk('petz.ward', 0).play(0, ward(1));
    expect(t.eventsOf('petz.lost')).toMatchObject([{ pet: 'drago', cause: 'escaped' }]);
  });

  test('PB-ARTIFACT-ARMOR-01 the two are counted round by round', () => {
    const t = raging(3).play(0, hold(2, 1)).expectAsk('petz.group');
    t.pet(0, 0).size = 4;
    t.imps(0, { home: 3 });
    nobodyShops(t).expectAsk('petz.arrange', 0);
    t.lay(0, 0, ['G anger', 'R anger', 'R anger', 'G anger']).goTo('showing').expectAsk('petz.catch', 0);
    expect(t.refusal(0, hold(2, 1))).toBeNull();
  });
});
