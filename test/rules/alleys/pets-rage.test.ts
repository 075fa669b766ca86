/** What comes of anger: Pony and Wreckie (DA-PET-PONY, DA-PET-WRECKIE). */
import { expect, test } from 'vitest';
import { rageOf } from '../../../src/engine/petz/alleys/show/pet-powers.ts';
import { strengthOf } from '../../../src/engine/petz/query.ts';
import { petDisplayScore } from '../../../src/engine/petz/score.ts';
import {
  addPet,
  alleyTable,
  dressed,
  evaluate,
  extras,
  mutation,
  relieved,
  showOff,
  suffering,
} from '../../kit/alleys-show.ts';
import type { Table } from '../../kit/petz.ts';

const cageOf = (plot: number) => ({ plot, tile: 'cage' });
const addonOf = (plot: number) => ({ plot, tile: 'addon' });
const hold = (armour: number, imps: number) => ({ armour, imps, employee: null });

/** Pony with 3 anger on P1, strength 1 + 1; two pets with 2 play each, one next door, one across. */
function ponies(options: Parameters<typeof addPet>[5] = {}): Table {
  const t = alleyTable({ home: 1 }).artifact(0, 'impArmor');
  addPet(t, 0, 0, 'pony', 'anger anger anger disease', { cage: 'printed', addon: 'strength1', ...options });
  addPet(t, 0, 1, 'birdie', 'play play', { cage: 'c03' });
  addPet(t, 0, 2, 'cthulie', 'play play', { cage: 'c04' });
  return t;
}

test('EX-DA-75 DA-PET-PONY-01 DA-PET-PONY-03 DA-PET-PONY-04 R-DA-69 her rage meets a play need of every pet after her', () => {
  const t = showOff(ponies(), [0, 1, 2], { 'petz.catch': [hold(1, 0)] });
  // 3 anger against 1 + 1: e is 1, the imp in armour notwithstanding; the one across profits too.
  expect(relieved(t)).toEqual(['pony play 1', 'pony play 1']);
  expect(suffering(t)).toEqual([0, 1, 1, null]);
  expect(t.eventsOf('petz.lost')).toEqual([]);
  expect(t.shop(0).busy.armour).toBe(1);
});

test('DA-PET-PONY-03 R-DA-69 imps in armour are no part of the total strength', () => {
  const t = ponies().goTo('showing');
  t.plot(0, 0).guard.strength = 1;
  expect(strengthOf(t.plot(0, 0))).toBe(3);
  expect(rageOf(t.plot(0, 0))).toBe(1);
});

test('EX-DA-76 DA-PET-PONY-04 a pet evaluated before her gets nothing', () => {
  const t = showOff(ponies(), [1, 0, 2], { 'petz.catch': [hold(1, 0)] });
  expect(t.eventsOf('petz.relieved').map(({ plot }) => plot)).toEqual([2]);
  expect(t.eventsOf('petz.lost').map(({ pet }) => pet)).toEqual(['birdie']);
});

test('DA-PET-PONY-02 R-DA-71 it is all the same whether she is caught or escapes', () => {
  const t = showOff(ponies(), [0, 1, 2], { 'petz.catch': [null] });
  expect(t.eventsOf('petz.lost')).toMatchObject([{ pet: 'pony', cause: 'escaped' }]);
  expect(relieved(t)).toEqual(['pony play 1', 'pony play 1']);
});

test('R-DA-71 lost before her anger step she does nothing', () => {
  const t = alleyTable({ home: 0 });
  addPet(t, 0, 0, 'pony', 'anger anger anger play', { cage: 'printed', suffering: 2 });
  addPet(t, 0, 1, 'birdie', 'play disease', { cage: 'c03' });
  showOff(t, [0, 1]);
  expect(t.eventsOf('petz.lost')).toMatchObject([{ pet: 'pony', cause: 'suffering' }]);
  expect(relieved(t)).toEqual([]);
  expect(suffering(t)[1]).toBe(1);
});

test('DA-PET-PONY-01 a cage that holds her gives nothing', () => {
  const t = showOff(ponies({ cage: 'c01' }), [0, 1, 2]);
  expect(relieved(t)).toEqual([]);
});

test('R-DA-69 a tune and the setting of the Experimental Cage are part of the strength', () => {
  const tuned = alleyTable({ home: 0 });
  addPet(tuned, 0, 0, 'pony', 'anger disease anger', { cage: 'printed', addon: 'jukebox' });
  addPet(tuned, 0, 1, 'birdie', 'play disease', { cage: 'c03' });
  showOff(tuned, [0, 1], { 'petz.tune': ['strength'] });
  expect(relieved(tuned)).toEqual([]);
  const set = (setting: string) => {
    const t = alleyTable({ home: 0 });
    addPet(t, 0, 0, 'pony', 'anger disease anger', { cage: 'experimental1' });
    addPet(t, 0, 1, 'birdie', 'play disease', { cage: 'c03' });
    return relieved(showOff(t, [0, 1], { 'petz.setCage': [setting] }));
  };
  expect(set('strength')).toEqual([]);
  expect(set('normal')).toEqual(['pony play 1']);
});

test('R-DA-70 only on the own display, and on a plot without a cage too', () => {
  const t = ponies();
  t.s.gone.cages.push('c03');
  Object.assign(t.plot(0, 1), { cage: null, alleys: { ...t.plot(0, 1).alleys, wrecked: true } });
  addPet(t, 1, 1, 'uni', 'play anger', { cage: 'c05', addon: 'antimagic1' });
  t.plot(1, 1).cage = 'c05';
  addPet(t, 1, 2, 'trollie', 'play anger', { cage: 'c02', addon: 'strength2' });
  showOff(t, [0, 1, 2], { 'petz.catch': [hold(1, 0)] });
  expect(t.eventsOf('petz.relieved').map(({ seat, plot }) => [seat, plot])).toEqual([
    [0, 1],
    [0, 2],
  ]);
});

/** Wreckie with 4 anger on P1 in cage c04 (strength 2). */
function wreckie(options: Parameters<typeof addPet>[5] = {}): Table {
  const t = alleyTable();
  addPet(t, 0, 0, 'wreckie', 'anger anger anger anger', { cage: 'c04', ...options });
  return t;
}

test('DA-PET-WRECKIE-01 R-DA-72 no imp can catch him, in armour or not', () => {
  const t = wreckie({ addon: 'ding' }).artifact(0, 'impArmor', 'employeeOfTheMonth');
  t.cage(0, 1, 'c01');
  t.goTo('showing').expectAsk('petz.wreck', 0);
  evaluate(t, []);
  expect(t.eventsOf('petz.caught')).toEqual([]);
  expect(t.eventsOf('petz.guarded')).toEqual([]);
  expect(t.pet(0, 0).id).toBe('wreckie');
});

test('DA-PET-WRECKIE-01 his cage holds him if it is strong enough', () => {
  const t = wreckie({ cage: 'c01', addon: 'strength1' });
  t.goTo('showing').expectAsk('petz.jobs');
  expect(t.eventsOf('petz.wrecked')).toEqual([]);
});

test('R-DA-72 armour on the antimagic number is allowed', () => {
  const t = alleyTable().artifact(0, 'impArmor');
  addPet(t, 0, 0, 'wreckie', 'anger anger poop magic', { cage: 'c01', wears: ['magicPendant1'] });
  showOff(t, [], { 'petz.ward': [{ imps: 1, employee: false }] });
  expect(mutation(t)[0]).toBe(0);
});

test('EX-DA-77 DA-PET-WRECKIE-02 R-DA-75 any 2 of 5 tiles, his owner’s choice', () => {
  const t = wreckie();
  t.cage(0, 1, 'c01').cage(0, 2, 'c02').addon(0, 1, 'jukebox').addon(0, 3, 'ding');
  extras(t, 0, 1).tune = 'play';
  t.goTo('showing').expectAsk('petz.wreck', 0);
  // What will be missed least comes first.
  expect(t.options(0)).toEqual([addonOf(1), addonOf(3), cageOf(1), cageOf(2), cageOf(0)]);
  t.play(0, addonOf(1));
  expect(t.options(0)).toHaveLength(4);
  t.play(0, cageOf(2)).expectAsk('petz.jobs').expectInventory();
  expect(t.eventsOf('petz.wrecked').map(({ plot, tile, id }) => `${plot} ${tile} ${id}`)).toEqual([
    ...['1 addon jukebox', '2 cage c02'],
  ]);
  expect(t.s.gone).toMatchObject({ cages: expect.arrayContaining(['c02']), addons: ['jukebox'] });
  // The marker of the tune is gone with it; its owner gets nothing.
  expect(extras(t, 0, 1).tune).toBeNull();
  expect(t.shop(0).gold).toBe(3);
  expect(t.pet(0, 0).id).toBe('wreckie');
});

test('EX-DA-78 DA-PET-WRECKIE-03 DA-PET-WRECKIE-07 too few tiles: all destroyed, and he is off', () => {
  const t = alleyTable();
  addPet(t, 0, 1, 'wreckie', 'anger anger anger anger', { cage: 'c02', addon: 'antimagic1' });
  t.cage(0, 3, 'c01');
  t.shop(0).reputation = 35;
  t.goTo('showing').expectAsk('petz.jobs').expectInventory();
  expect(t.eventsOf('petz.wrecked')).toHaveLength(3);
  expect(t.eventsOf('petz.lost')).toEqual([
    { type: 'petz.lost', seat: 0, pet: 'wreckie', plot: 1, cause: 'rampage', reputation: -3 },
  ]);
  expect(t.shop(0).reputation).toBe(32);
  expect(t.shop(0).plots.map(({ cage }) => cage)).toEqual(['printed', null, null, null]);
});

test('DA-PET-WRECKIE-07 with exactly as many tiles as he wants there is no choice, and he stays', () => {
  const t = alleyTable();
  addPet(t, 0, 1, 'wreckie', 'anger anger anger anger', { cage: 'c04', addon: 'antimagic1' });
  t.goTo('showing').expectAsk('petz.jobs').expectInventory();
  expect(t.eventsOf('petz.wrecked')).toHaveLength(2);
  expect(t.eventsOf('petz.lost')).toEqual([]);
});

test('EX-DA-79 DA-PET-WRECKIE-04 pet and manure stay on the plot, in a cage with zeros', () => {
  const t = wreckie({ cage: 'c01' });
  addPet(t, 0, 3, 'fieryFairy', 'anger magic', { cage: 'c04', manure: 1 });
  showOff(t, [0, 3], { 'petz.wreck': [cageOf(3)], 'petz.catch': [hold(0, 1)] });
  expect(t.plot(0, 3)).toMatchObject({ cage: null, manure: 1 });
  expect(mutation(t)[3]).toBe(1);
  expect(t.shop(0).hospital).toBe(1);
  const u = wreckie({ cage: 'c01' });
  addPet(u, 0, 3, 'fieryFairy', 'anger magic', { cage: 'c04' });
  showOff(u, [0, 3], { 'petz.wreck': [cageOf(3)], 'petz.catch': [null] });
  expect(u.eventsOf('petz.lost')).toMatchObject([{ pet: 'fieryFairy', cause: 'escaped' }]);
});

test('R-DA-74 an addon on such a plot works for the rest of the round only', () => {
  const t = wreckie({ cage: 'c01' });
  addPet(t, 0, 3, 'stegobully', 'anger poop', { cage: 'c04', addon: 'strength1' });
  showOff(t, [0, 3], { 'petz.wreck': [cageOf(3)] });
  expect(t.eventsOf('petz.caught')).toEqual([]);
  expect(t.pet(0, 3).id).toBe('stegobully');
  expect(strengthOf(t.plot(0, 3))).toBe(1);
  t.until('petz.group');
  expect(extras(t, 0, 3).wrecked).toBe(false);
  expect(strengthOf(t.plot(0, 3))).toBe(0);
});

test('EX-DA-80 DA-PET-WRECKIE-03 DA-PET-WRECKIE-06 his own cage over the printed one: that is in force again at once', () => {
  const t = wreckie({ cage: 'c01', manure: 1 });
  t.cage(0, 2, 'c02');
  showOff(t, [], { 'petz.wreck': [cageOf(0)] });
  expect(t.plot(0, 0)).toMatchObject({ cage: 'printed', manure: 1, pet: { id: 'wreckie' } });
  expect(strengthOf(t.plot(0, 0))).toBe(1);
  expect(extras(t, 0, 0).wrecked).toBe(false);
});

test('DA-PET-WRECKIE-06 without a printed cage below he stays on his plot this round', () => {
  const t = alleyTable();
  addPet(t, 0, 1, 'wreckie', 'anger anger anger anger', { cage: 'c01' });
  t.cage(0, 2, 'c02');
  showOff(t, [], { 'petz.wreck': [cageOf(1)] });
  expect(t.plot(0, 1)).toMatchObject({ cage: null, pet: { id: 'wreckie' } });
});

test('R-DA-73 his own disease is checked on the plot as it is afterwards', () => {
  const lay = () => {
    const t = alleyTable();
    addPet(t, 0, 1, 'wreckie', 'anger anger disease disease', { cage: 'experimental1', manure: 1 });
    t.cage(0, 2, 'c02');
    return t;
  };
  const safe = showOff(lay(), [], { 'petz.setCage': ['normal'], 'petz.wreck': [cageOf(2)] });
  expect(suffering(safe)[1]).toBe(0);
  const destroyed = showOff(lay(), [], { 'petz.setCage': ['normal'], 'petz.wreck': [cageOf(1)] });
  expect(suffering(destroyed)[1]).toBe(2);
});

test('R-DA-82 his setting counts for his strength', () => {
  const t = alleyTable();
  addPet(t, 0, 1, 'wreckie', 'anger anger poop', { cage: 'experimental1' });
  t.cage(0, 2, 'c02');
  showOff(t, [], { 'petz.setCage': ['strength'] });
  expect(t.eventsOf('petz.wrecked')).toEqual([]);
});

test('R-DA-76 nothing more happens to a pet evaluated before, and it can be sold', () => {
  const t = alleyTable({ round: 3, exhibition: 'magicShow' }).customers(['dungeonMaster']);
  t.shop(0).gold = 5;
  addPet(t, 0, 3, 'stegobully', 'anger anger anger poop', { cage: 'c04', addon: 'strength1' });
  addPet(t, 0, 0, 'wreckie', 'anger anger anger anger', { cage: 'c01' });
  showOff(t, [3, 0], { 'petz.wreck': [cageOf(3)] });
  expect(t.eventsOf('petz.lost')).toEqual([]);
  t.expectAsk('petz.sell', 0);
  expect(t.options(0)).toContainEqual({ plot: 3, customer: 'dungeonMaster', platform: false });
});

test('R-DA-93 the number of tiles is fixed before the first is destroyed', () => {
  const t = alleyTable();
  addPet(t, 0, 1, 'wreckie', 'anger anger anger anger', { cage: 'c04', addon: 'strength1' });
  t.cage(0, 2, 'c02');
  showOff(t, [], { 'petz.wreck': [addonOf(1)] });
  expect(t.eventsOf('petz.wrecked')).toHaveLength(1);
});

/** P3 has a pet without a cage, as Wreckie left it in the round before; P2 an empty cage or none. */
function homeless(cages: boolean): Table {
  const t = alleyTable();
  t.house(0, 3, 'uni', { cage: 'c04' });
  t.s.gone.cages.push('c04');
  t.plot(0, 3).cage = null;
  if (cages) t.cage(0, 1, 'c01');
  return t.goTo('needs').expectAsk('petz.arrange', 0);
}

test('EX-DA-81 DA-PET-WRECKIE-05 next round it must get a cage', () => {
  const t = homeless(true);
  expect(t.refusal(0, { pet0: null, pet1: null, pet2: null, pet3: 'uni' })).toMatchObject({
    code: 'petWithoutCage',
  });
  t.play(0, { pet0: null, pet1: 'uni', pet2: null, pet3: null });
  expect(t.pet(0, 1).id).toBe('uni');
  expect(t.eventsOf('petz.lost')).toEqual([]);
});

test('EX-DA-81 DA-PET-WRECKIE-05 or be released', () => {
  const t = homeless(false);
  t.house(0, 0, 'wormie', { cage: 'printed' });
  t.goTo('needs').expectAsk('petz.arrange', 0);
  t.play(0, { pet0: 'wormie', pet1: null, pet2: null, pet3: null });
  expect(t.eventsOf('petz.lost')).toMatchObject([{ pet: 'uni', cause: 'released' }]);
});

test('R-DA-90 a released pet frees its accessories for the same step', () => {
  const t = alleyTable();
  t.house(0, 0, 'uni', { cage: 'printed' }).house(0, 1, 'wormie', { cage: 'c01' });
  dressed(t, 0, 0, ['foodBowl1']);
  t.goTo('needs').play(0, { pet0: null, pet1: 'wormie', pet2: null, pet3: null });
  t.expectAsk('petz.dress', 0).play(0, { foodBowl1: 'wormie' });
  expect(t.pet(0, 1).wears).toEqual(['foodBowl1']);
  t.expectInventory();
});

test('R-DA-96 in the last round a pet without a cage is shown, sold and counted', () => {
  const t = alleyTable({ round: 5, exhibition: 'magicShow' }).customers(['dungeonMaster']);
  t.shop(0).gold = 5;
  addPet(t, 0, 0, 'wreckie', 'anger anger anger anger', { cage: 'c01' });
  addPet(t, 0, 3, 'stegobully', 'anger anger anger poop', { cage: 'c04', addon: 'strength1' });
  showOff(t, [3, 0], { 'petz.wreck': [cageOf(3)] });
  t.expectAsk('petz.sell', 0);
  expect(t.options(0)).toContainEqual({ plot: 3, customer: 'dungeonMaster', platform: false });
  // Two pets at 2 and Wreckie's cage and one addon at 1; manure on P3 counts against it.
  expect(petDisplayScore(t.s, t.shop(0))).toBe(4 + 1 + 1 - 1);
});
