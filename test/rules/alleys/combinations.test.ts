/** Rare meetings of rules of the Dark Alleys: several pets, artifacts and facilities in one turn. */
import { expect, test } from 'vitest';
import { petDisplayScore } from '../../../src/engine/petz/score.ts';
import { board } from '../../kit/alleys-market.ts';
import {
  addPet,
  alleyTable,
  evaluate,
  extras,
  manure,
  processed,
  relieved,
  showOff,
} from '../../kit/alleys-show.ts';
import { alleys, go, has, linger, openRow, toWork, usable, waiting } from '../../kit/alleys-town.ts';
import { entryOf, sale } from '../../kit/show.ts';
import { refused } from '../../kit/town.ts';

const can = { from: 'processed', food: 'can', play: false };

test('DA-UNUSED-02 DA-UNUSED-04 DA-PET-PEARLPUSHER-05 the only imp cleans, and the gold it finds pays the Headhunter', () => {
  const t = openRow(alleys(), 'headhunter').cage(0, 1, 'c01');
  has(t, 0).permission = 0;
  t.imps(0, { hospital: 1, home: 1 });
  t.plot(0, 1).manure = 1;
  extras(t, 0, 1).pearls = 1;
  toWork(t).expectAsk('petz.work', 0).play(0, null);
  t.expectAsk('petz.jobs', 0).play(0, { imps: 1, plots: [0, 1, 0, 0], employee: false });
  t.expectAsk('petz.work', 0);
  expect(usable(t, 0)).toEqual(['headhunter']);
  t.play(0, { facility: 'headhunter', from: 'hospital', hat: false });
  expect(t.eventsOf('petz.pearls')).toMatchObject([{ seat: 0, gold: 1 }]);
  expect(t.eventsOf('petz.regained')).toMatchObject([{ seat: 0, from: 'hospital', home: false }]);
  expect(t.eventsOf('petz.earned').filter(({ seat }) => seat === 0)).toEqual([]);
});

test('DA-FACILITY-OFFICE-01 DA-BLACK-03 gold of the Office pays on the market later in the same round', () => {
  const t = openRow(alleys(), 'office');
  board(t).market.cage.priced = true;
  linger(waiting(t, 0, { imps: 2 }, { imps: 1 })).sendGroups();
  expect(refused(t, 0, { imps: 2, gold: 0, space: 'market', item: 'cage' })).toBe('cannotAfford DA-BLACK-06');
  go(t, 0, { imps: 2 }, 'industrialZone').play(0, { facility: 'office' });
  go(t, 0, { imps: 1 }, 'market', 'cage');
  expect(t.shop(0)).toMatchObject({ gold: 1, cart: { cages: [expect.any(String)] } });
});

test('DA-IND-08 DA-FACILITY-PSYCHIATRIST-02 the imp of a withdrawn group goes along, and one token goes', () => {
  const t = openRow(alleys(), 'psychiatrist').house(0, 0, 'uni', { suffering: 1, mutation: 1 });
  t.imps(0, { home: 2 });
  linger(waiting(t, 0, { imps: 1 }, { imps: 1 })).sendGroups();
  t.play(0, { imps: 1, gold: 0, space: 'withdraw' });
  go(t, 0, { imps: 1 }, 'industrialZone').play(0, { facility: 'psychiatrist', plot: 0, token: 'mutation' });
  expect(t.pet(0, 0)).toMatchObject({ suffering: 1, mutation: 0 });
  expect(has(t, 0).working).toBe(1);
});

test('DA-BODY-02 DA-BODY-08 DA-GROUP-08 hired for the last imp, he makes it a pair that takes a cage at once', () => {
  const t = alleys();
  board(t).market.bodyguard.priced = false;
  waiting(t, 0, { imps: 1 }, { imps: 1 });
  waiting(t, 1, { imps: 1 }).sendGroups();
  go(t, 0, { imps: 1 }, 'market', 'bodyguard').expectAsk('petz.join', 0).play(0, { imps: 1, gold: 0 });
  const cage = t.s.town.cages[0] ?? '';
  go(t, 0, { imps: 1, bodyguard: 1 }, 'cage1', cage).expectAsk('petz.send', 1);
  expect(t.shop(0).cart.cages).toEqual([cage]);
});

test('R-DA-62 R-DA-80 the Spook takes away a neighbour that was done: its can and its needs score nothing', () => {
  const t = alleyTable({ round: 2, exhibition: 'eatingContest', home: 0 });
  processed(t, 0, { can: 1 });
  t.shop(0).reputation = 25;
  addPet(t, 0, 1, 'wormie', 'hunger poop', { cage: 'c01', mutation: 1 });
  addPet(t, 0, 0, 'shiningSpook', 'magic magic magic', { cage: 'c03' });
  showOff(t, [1, 0], { 'petz.feed': [can], 'petz.spook': [{ to: 1 }] });
  expect(t.shop(0).reputation).toBe(23);
  expect(entryOf(t, 0)).toMatchObject({ pet: 'shiningSpook', score: 0, takesPart: false });
});

test('DA-PET-LEMUR-03 R-DA-65 a pair of a neighbour that is lost still counts', () => {
  const t = alleyTable({ home: 0 });
  addPet(t, 0, 0, 'trollie', 'play play poop', { cage: 'c02', suffering: 1 });
  addPet(t, 0, 1, 'soulfulLemur', 'play play disease', { cage: 'c03' });
  showOff(t);
  expect(t.eventsOf('petz.lost')).toMatchObject([{ pet: 'trollie' }]);
  expect(relieved(t)).toContain('lemur play 1');
  expect(t.pet(0, 1).suffering).toBe(1);
});

test('DA-PET-WRECKIE-07 one tile too few: all go, he is lost, and his manure stays in the printed cage', () => {
  const t = alleyTable({ home: 3 }).cage(0, 1, 'c01');
  addPet(t, 0, 0, 'wreckie', 'anger anger anger poop', { cage: 'printed' });
  t.shop(0).reputation = 10;
  showOff(t);
  expect(t.shop(0).plots.map(({ cage }) => cage)).toEqual(['printed', null, null, null]);
  expect(t.plot(0, 0)).toMatchObject({ pet: null, manure: 1 });
  expect(t.shop(0)).toMatchObject({ reputation: 9, home: 3 });
});

test('DA-PET-NOMNIVORE-03 R-DA-25 the Employee eaten first catches nobody later in the turn', () => {
  const t = alleyTable({ home: 1 }).artifact(0, 'employeeOfTheMonth');
  addPet(t, 0, 1, 'nomnivore', 'hunger magic magic', { cage: 'c02' });
  addPet(t, 0, 2, 'stegobully', 'poop anger anger', { cage: 'c06' });
  const meal = { from: 'artifact', artifact: 'employeeOfTheMonth', card: null };
  showOff(t, [1, 2], { 'petz.feed': [meal] });
  expect(t.eventsOf('petz.lost')).toMatchObject([{ pet: 'stegobully', cause: 'escaped' }]);
  expect(t.shop(0)).toMatchObject({ home: 1, hospital: 0 });
});

test('R-DA-50 DA-PET-SLYPIGGY-02 DA-END-09 a lollipop moves one token to a plot without a cage, where it still counts', () => {
  const t = alleyTable({ home: 0 });
  processed(t, 0, { lollipop: 1 });
  addPet(t, 0, 1, 'slyPiggy', 'poop play poop', { cage: 'c01' });
  showOff(t, [], { 'petz.play': [{ food: 'lollipop' }], 'petz.shove': [{ to: 2, pearl: false }] });
  expect(manure(t)).toEqual([0, 1, 1, 0]);
  // The pet, two cages, two tokens.
  expect(petDisplayScore(t.s, t.shop(0))).toBe(2 + 2 - 2);
});

test('DA-EXHIBITION-WILDPARTY-02 DA-FACILITY-CANNERY-04 PB-EXH-09 a can, a judge and the Whip: 1 + 1 + 2 + ½', () => {
  const t = alleyTable({ round: 2, exhibition: 'wildParty', home: 0 }).artifact(0, 'whipOfObedience');
  processed(t, 0, { can: 1 });
  t.shop(0).judge = true;
  addPet(t, 0, 1, 'liffard', 'hunger poop', { cage: 'c01' });
  showOff(t, [], { 'petz.feed': [can] });
  expect(entryOf(t, 0).score).toBe(4.5);
});

test('DA-ACC-08 PB-EXHIBITION-BEAUTY-01 the card of a collar is a colour more; DA-ACC-11 a mutant of price 1 with three tiles brings 2', () => {
  const t = alleyTable({ round: 3, exhibition: 'beautyPageant', home: 0 }).customers(['dungeonGirl']);
  const wears = ['ribbonBow1', 'foodBowl1', 'foodBowl2'];
  addPet(t, 0, 1, 'babyGolem', 'play play anger play play hunger poop', { cage: 'c07', wears, mutation: 1 });
  t.food(0, { meat: 1 }).shop(0).gold = 0;
  evaluate(t.goTo('showing'), [], { 'petz.feed': [{ from: 'meat', chamber: 0 }] });
  // Red, yellow and green; 2 suffering, 1 mutation, 1 manure.
  expect(entryOf(t, 0).score).toBe(3 - 2 - 1 - 1);
  t.expectAsk('petz.sell', 0).play(0, sale(1, 'dungeonGirl'));
  expect(t.eventsOf('petz.sold')).toMatchObject([{ match: 6, gold: 2 }]);
});
