/** The Long-Handled Shovel: PB-ARTIFACT-SHOVEL, EX-36, RUL-45. */

import { describe, expect, test } from 'vitest';
import { type Table, table } from '../../kit/petz.ts';
import { cleanShops, expectRefused, manure, nobodyShops } from '../../kit/petz-plays.ts';

/** Seat 0 owns the shovel; its display holds this manure. */
function owner(dirt: number[], home = 1): Table {
  const t = cleanShops(table({ seats: 2 }).starter(0))
    .artifact(0, 'longHandledShovel')
    .imps(0, { home });
  for (const at of [1, 2, 3]) t.cage(0, at, `c0${at}`);
  for (const [at, n] of dirt.entries()) t.plot(0, at).manure = n;
  return t;
}

/** EX-36: 2 poop and 1 disease in a clean cage without icon, Wormie of size 3. */
function poorWormie(): Table {
  const t = owner([0, 0, 0, 0]).house(0, 1, 'wormie', { cards: ['G poop', 'G poop', 'P disease'] });
  return t.goTo('showing').expectAsk('petz.shovel', 0);
}

const take = (...plots: number[]) => ({ plots, employee: false });

describe('the imp', () => {
  test('PB-ARTIFACT-SHOVEL-01 one available imp takes it up, goes to the centre and is used; nobody must', () => {
    const t = owner([2, 0, 0, 0], 3).goTo('showing').expectAsk('petz.shovel', 0);
    const fork = t.fork();
    t.play(0, take(2, 0, 0, 0));
    expect(t.eventsOf('petz.shovelled')).toEqual([
      { type: 'petz.shovelled', seat: 0, plots: [2, 0, 0, 0], employee: false },
    ]);
    // Of three at home two are left to earn gold, and all six are home again in the end.
    expect(t.eventsOf('petz.earned').find((x) => x.seat === 0)?.gold).toBe(2);
    expect(t.expectAsk('petz.group').shop(0).home).toBe(6);
    t.expectInventory();

    fork.play(0, null).expectAsk('petz.jobs', 0);
    expect(fork.eventsOf('petz.shovelled')).toEqual([]);
    expect(fork.shop(0).home).toBe(3);
    expect(manure(fork, 0)).toEqual([2, 0, 0, 0]);
  });

  test('PB-ARTIFACT-SHOVEL-01 not without the tile, without an imp, or without manure', () => {
    expect(owner([2, 0, 0, 0], 0).goTo('showing').expectAsk('petz.group').eventsOf('petz.shovelled')).toEqual(
      [],
    );
    owner([0, 0, 0, 0]).goTo('showing').expectAsk('petz.group');
    const bare = cleanShops(table({ seats: 2 }).starter(0)).imps(0, { home: 1 });
    bare.plot(0, 0).manure = 2;
    bare.goTo('showing').expectAsk('petz.jobs', 0);
  });

  test('PB-ARTIFACT-SHOVEL-04 one imp a round, however many are at home; it works anew in the next', () => {
    const t = owner([3, 2, 0, 0], 5)
      .goTo('showing')
      .play(0, take(2, 0, 0, 0))
      .expectAsk('petz.jobs', 0);
    expect(t.shop(0)).toMatchObject({ home: 4, busy: { centre: 2 } });
    t.play(0, { imps: 0, plots: [0, 0, 0, 0], employee: false }).expectAsk('petz.group');
    nobodyShops(t).expectAsk('petz.shovel', 0);
    expect(t.s.round).toBe(2);
    t.play(0, take(0, 2, 0, 0));
    expect(manure(t, 0)).toEqual([1, 0, 0, 0]);
    t.expectInventory();
  });
});

describe('the manure', () => {
  test('PB-ARTIFACT-SHOVEL-02 up to 2 tokens, from occupied and from empty cages', () => {
    const ask = () =>
      owner([1, 3, 2, 0])
        .house(0, 1, 'fluffy', { cards: ['Y poop', 'G poop'] })
        .goTo('showing');
    const t = ask().expectAsk('petz.shovel', 0);
    for (const plots of [
      [1, 0, 0, 0],
      [0, 2, 0, 0],
      [0, 0, 2, 0],
      [1, 1, 0, 0],
      [0, 1, 1, 0],
    ]) {
      expect(t.refusal(0, take(...plots))).toBeNull();
    }
    expectRefused(t, 0, take(0, 3, 0, 0), 'notOffered');
    expectRefused(t, 0, take(1, 1, 1, 0), 'notOffered');
    expectRefused(t, 0, take(2, 0, 0, 0), 'notOffered');
    expectRefused(t, 0, take(0, 0, 0, 1), 'notOffered');
    t.play(0, take(0, 1, 1, 0));
    expect(manure(t, 0)).toEqual([1, 4, 1, 0]);
    expect(t.eventsOf('petz.lost')).toEqual([]);
  });

  test('EX-36 PB-ARTIFACT-SHOVEL-03 between poop and disease: both removed, or one now and one later', () => {
    const both = poorWormie();
    expect(manure(both, 0)).toEqual([0, 2, 0, 0]);
    both.play(0, take(0, 2, 0, 0));
    expect(both.eventsOf('petz.suffered')).toEqual([]);

    const one = poorWormie()
      .play(0, take(0, 1, 0, 0))
      .expectAsk('petz.shovel', 0);
    expect(one.eventsOf('petz.suffered')).toEqual([]);
    expect(one.shop(0)).toMatchObject({ home: 0, busy: { centre: 6 } });
    expectRefused(one, 0, take(0, 2, 0, 0), 'notOffered');
    one.play(0, take(0, 1, 0, 0));
    expect(manure(one, 0)).toEqual([0, 0, 0, 0]);
    expect(one.eventsOf('petz.shovelled')).toHaveLength(2);
    one.expectInventory();

    // Without it: a sum of 3, so 2 suffering.
    expect(poorWormie().play(0, null).eventsOf('petz.suffered')).toMatchObject([
      { tokens: 2, cause: 'disease' },
    ]);
  });

  test('PB-ARTIFACT-SHOVEL-03 the rest of its reach may be left', () => {
    const t = poorWormie()
      .play(0, take(0, 1, 0, 0))
      .expectAsk('petz.shovel', 0)
      .play(0, null);
    expect(manure(t, 0)).toEqual([0, 1, 0, 0]);
    t.expectAsk('petz.group').expectInventory();
  });

  test('PB-ARTIFACT-SHOVEL-05 PB-AGE-16 the tile shows what is on it until the imps return', () => {
    const t = owner([3, 0, 0, 0], 2)
      .goTo('showing')
      .play(0, take(1, 0, 0, 0))
      .expectAsk('petz.shovel', 0);
    expect(t.view(1).shops[0]?.used).toMatchObject({ shovel: 1 });
    t.play(0, take(1, 0, 0, 0)).expectAsk('petz.jobs', 0);
    expect(t.view(1).shops[0]?.used).toMatchObject({ shovel: 2 });
    t.play(0, { imps: 0, plots: [0, 0, 0, 0], employee: false }).expectAsk('petz.group');
    expect(t.shop(0).used.shovel).toBeNull();
  });
});

describe('the moment', () => {
  test('RUL-45 in its owner’s own turn of phase 4 and at no other time', () => {
    const t = owner([2, 0, 0, 0])
      .starter(1)
      .house(1, 0, 'drago', { cards: ['G hunger', 'R poop'] });
    t.food(1, { meat: 1 }).goTo('showing').expectAsk('petz.feed', 1);
    expectRefused(t, 0, take(2, 0, 0, 0), 'notYourTurn');
    t.play(1, { from: 'meat', chamber: 0 })
      .expectAsk('petz.shovel', 0)
      .play(0, null)
      .expectAsk('petz.jobs', 0);
    expectRefused(t, 0, take(2, 0, 0, 0), 'notOffered');
  });

  test('RUL-45 late enough for the exhibition: what is shovelled no longer counts against the score', () => {
    const t = owner([3, 0, 0, 0]).round(2).exhibition('childrensDay');
    t.house(0, 1, 'uni', { cards: ['Y play', 'Y play', 'G poop', 'P disease'].slice(0, 2) }).addon(
      0,
      1,
      'play',
    );
    t.goTo('showing').play(0, null).expectAsk('petz.shovel', 0);
    // Two plays are worth 4; of three heaps two are taken away.
    t.play(0, take(2, 0, 0, 0));
    expect(t.eventsOf('petz.showed')).toMatchObject([
      { seat: 0, score: 3 },
      { seat: 1, score: 0 },
    ]);
  });

  test('RUL-45 what was spared before the illness may be shovelled after it, before the score is counted', () => {
    const t = owner([1, 0, 0, 0]).round(2).exhibition('childrensDay');
    t.house(0, 1, 'trollie', {
      manure: 1,
      cage: 'c07',
      cards: ['Y play', 'G disease', 'Y play', 'Y disease'],
    });
    t.goTo('showing')
      .expectAsk('petz.shovel', 0)
      .play(0, take(0, 1, 0, 0));
    // Two diseases without manure are a sum of 2.
    expect(t.eventsOf('petz.suffered')).toEqual([]);
    t.expectAsk('petz.shovel', 0).play(0, take(1, 0, 0, 0));
    expect(t.eventsOf('petz.showed')).toMatchObject([
      { seat: 0, score: 4 },
      { seat: 1, score: 0 },
    ]);
  });

  test('RUL-45 after an illness it may still be taken up: the pet is lost, its manure need not count', () => {
    const t = owner([0, 0, 0, 0]).round(2).exhibition('childrensDay');
    t.house(0, 0, 'uni', { cards: ['Y play', 'P disease'] }).addon(0, 0, 'play');
    t.house(0, 1, 'wormie', {
      cage: 'c04',
      manure: 1,
      mutation: 1,
      cards: ['G poop', 'G disease', 'P disease'],
    });
    t.goTo('showing').expectAsk('petz.shovel', 0).play(0, null);
    expect(t.eventsOf('petz.lost')).toMatchObject([{ pet: 'wormie', cause: 'suffering' }]);
    t.expectAsk('petz.shovel', 0).play(0, take(0, 2, 0, 0));
    expect(t.eventsOf('petz.showed')).toMatchObject([{ seat: 0, score: 2 }, { seat: 1 }]);
    t.expectInventory();
  });

  test('RUL-45 without an illness it is not offered a second time: all it can do was on offer before', () => {
    owner([2, 0, 0, 0]).goTo('showing').play(0, null).expectAsk('petz.jobs', 0);
  });
});
