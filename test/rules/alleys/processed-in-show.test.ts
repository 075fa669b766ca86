/** Lollipops and cans in phase 4 (DA-FACILITY-LOLLIPOP, DA-FACILITY-CANNERY, DA-PROCESSED). */
import { expect, test } from 'vitest';
import { outlookOf } from '../../../src/bots/petz/outlook.ts';
import { rivalScores } from '../../../src/bots/petz/show.ts';
import { alleyShop } from '../../../src/engine/petz/alleys/query.ts';
import { BOARD } from '../../../src/engine/petz/data/cards.ts';
import { petzEngine } from '../../../src/engine/petz/index.ts';
import { manureOf } from '../../../src/engine/petz/query.ts';
import { addPet, alleyTable, evaluate, processed, showOff, suffering } from '../../kit/alleys-show.ts';
import type { Table } from '../../kit/petz.ts';
import { entryOf } from '../../kit/show.ts';

const can = { from: 'processed', food: 'can', play: false };
const lollipop = (play: boolean) => ({ from: 'processed', food: 'lollipop', play });
const lick = { food: 'lollipop' };
const meat = { from: 'meat', chamber: 0 };

/** A pet on P2, no fresh food and no imps. */
function diner(id: string, needs: string, stock: { lollipop?: number; can?: number }, cage = 'c01'): Table {
  const t = alleyTable({ home: 0 });
  addPet(t, 0, 1, id, needs, { cage });
  processed(t, 0, stock);
  return t;
}

test('EX-DA-52 DA-FACILITY-LOLLIPOP-02 DA-PROCESSED-04 DA-PROCESSED-06 R-DA-81 one lollipop for a hunger and a play need of a meat eater', () => {
  const t = diner('snakitty', 'hunger play', { lollipop: 1 }).goTo('showing').expectAsk('petz.feed', 0);
  // Its owner says when feeding it whether it is for the play need too.
  expect(t.options(0)).toEqual([lollipop(true), lollipop(false), null]);
  t.play(0, lollipop(true)).expectAsk('petz.jobs');
  expect(suffering(t)).toEqual([null, 0, null, null]);
  expect(t.shop(0).alleys?.processed).toEqual({ lollipop: 0, can: 0 });
  expect(t.shop(0).gold).toBe(3);
  expect(t.eventsOf('petz.relieved')).toMatchObject([{ need: 'play', needs: 1, by: 'lollipop' }]);
});

test('DA-FACILITY-LOLLIPOP-02 hunger alone, or play alone', () => {
  const fed = showOff(diner('snakitty', 'hunger play', { lollipop: 1 }), [], {
    'petz.feed': [lollipop(false)],
  });
  expect(fed.eventsOf('petz.suffered')).toMatchObject([{ cause: 'play', tokens: 1 }]);
  const played = showOff(diner('snakitty', 'hunger play', { lollipop: 1 }), [], {
    'petz.feed': [null],
    'petz.play': [lick],
  });
  expect(played.eventsOf('petz.suffered')).toMatchObject([{ cause: 'hunger', tokens: 1 }]);
  expect(played.shop(0).alleys?.processed.lollipop).toBe(0);
});

test('DA-FACILITY-LOLLIPOP-02 one of each, never two of a kind', () => {
  const t = diner('trollie', 'hunger play play', { lollipop: 1 });
  showOff(t, [], { 'petz.feed': [lollipop(true)] });
  expect(suffering(t)).toEqual([null, 1, null, null]);
});

test('R-DA-81 it is not offered for a play need that something else meets', () => {
  const t = diner('snakitty', 'hunger play', { lollipop: 1 }, 'c05').goTo('showing');
  expect(t.options(0)).toEqual([lollipop(false), null]);
  // Two lollipops for one play need: only the first can be for it.
  const u = diner('fluffy', 'hunger hunger play', { lollipop: 2 }).goTo('showing').play(0, lollipop(true));
  expect(u.options(0)).toEqual([lollipop(false), null]);
});

test('DA-FACILITY-LOLLIPOP-03 it cannot serve two pets', () => {
  const t = diner('snakitty', 'hunger play', { lollipop: 1 });
  addPet(t, 0, 2, 'birdie', 'play disease', { cage: 'c03' });
  showOff(t, [1, 2], { 'petz.feed': [lollipop(false)] });
  expect(suffering(t)).toEqual([null, 1, 1, null]);
  const both = diner('snakitty', 'hunger play', { lollipop: 1 });
  addPet(both, 0, 2, 'birdie', 'play disease', { cage: 'c03' });
  showOff(both, [1, 2], { 'petz.feed': [lollipop(true)] });
  expect(suffering(both)).toEqual([null, 0, 1, null]);
  const u = diner('snakitty', 'hunger poop', { lollipop: 1 });
  addPet(u, 0, 2, 'birdie', 'play disease', { cage: 'c03' });
  expect(u.goTo('showing').options(0)).toEqual([lollipop(false), null]);
});

test('EX-DA-53 DA-FACILITY-LOLLIPOP-04 DA-PROCESSED-05 a pet that eats neither may still lick it', () => {
  const t = diner('houseVampire', 'hunger hunger play', { lollipop: 1, can: 1 }, 'c02');
  t.goTo('showing').expectAsk('petz.play', 0);
  expect(t.eventsOf('petz.relieved')).toMatchObject([{ by: 'vampire', needs: 1 }]);
  expect(t.options(0)).toEqual([lick, null]);
  t.play(0, lick);
  expect(suffering(t)).toEqual([null, 1, null, null]);
  expect(t.shop(0).alleys?.processed).toEqual({ lollipop: 0, can: 1 });
});

test('DA-FACILITY-CANNERY-02 DA-PROCESSED-04 a can feeds plant eaters and meat eaters', () => {
  for (const id of ['wormie', 'bubl', 'dunguin']) {
    const needs = id === 'dunguin' ? 'hunger disease' : 'hunger poop';
    const t = showOff(diner(id, needs, { can: 1 }), [], { 'petz.feed': [can] });
    expect(suffering(t)).toEqual([null, 0, null, null]);
    expect(t.shop(0).alleys?.processed.can).toBe(0);
  }
});

test('DA-PROCESSED-05 DA-FACILITY-CANNERY-02 a can is nothing for a pet that eats neither', () => {
  const t = diner('houseVampire', 'hunger hunger disease', { can: 2 }, 'c02');
  t.goTo('showing').expectAsk('petz.jobs');
  expect(suffering(t)).toEqual([null, 1, null, null]);
});

test('DA-FACILITY-CANNERY-03 several cans, one for each hunger need', () => {
  const t = diner('wormie', 'hunger hunger', { can: 3 });
  showOff(t, [], { 'petz.feed': [can, can] });
  expect(t.shop(0).alleys?.processed.can).toBe(1);
  const u = diner('wormie', 'hunger hunger', { can: 3 });
  showOff(u, [], { 'petz.feed': [can, null] });
  expect(suffering(u)).toEqual([null, 1, null, null]);
});

test('EX-DA-54 DA-FACILITY-CANNERY-04 1 point for each can of the pet that is shown', () => {
  const t = alleyTable({ home: 0, round: 2, exhibition: 'eatingContest' }).food(0, { meat: 1 });
  processed(t, 0, { can: 3 });
  addPet(t, 0, 1, 'bubl', 'hunger hunger hunger', { cage: 'c01' });
  addPet(t, 0, 2, 'wormie', 'hunger poop', { cage: 'c03' });
  evaluate(t.goTo('showing'), [1, 2], {
    'petz.feed': [can, can, meat, can],
    'petz.enter': [{ pet: 'bubl', need: null }],
  });
  expect(entryOf(t, 0).score).toBe(3 * 2 + 2);
  const u = alleyTable({ home: 0, round: 2, exhibition: 'eatingContest' }).food(0, { meat: 1 });
  processed(u, 0, { can: 3 });
  addPet(u, 0, 1, 'bubl', 'hunger hunger hunger', { cage: 'c01' });
  addPet(u, 0, 2, 'wormie', 'hunger poop', { cage: 'c03' });
  evaluate(u.goTo('showing'), [1, 2], {
    'petz.feed': [can, can, meat, can],
    'petz.enter': [{ pet: 'wormie', need: null }],
  });
  expect(entryOf(u, 0).score).toBe(2 + 1);
});

test('PB-EXH-03 DA-FACILITY-CANNERY-04 the entry proposed is the best with its cans counted', () => {
  const t = alleyTable({ home: 0, round: 2, exhibition: 'eatingContest' }).food(0, { meat: 2 });
  processed(t, 0, { can: 3 });
  addPet(t, 0, 1, 'bubl', 'hunger hunger anger', { cage: 'c01' });
  addPet(t, 0, 2, 'wormie', 'hunger hunger', { cage: 'c03' });
  // By the tile both have 4; the one that eats no meat has two cans.
  t.goTo('showing').until('petz.enter', (seat, kind) => {
    const meals = kind === 'petz.feed' ? t.options(seat) : [];
    const fresh = meals.find((meal) => (meal as { from?: string } | null)?.from === 'meat');
    return fresh ?? meals[0];
  });
  const [first] = t.options(0) as { pet: string }[];
  const scores = t.options(0).map((entry) => {
    const fork = t.fork();
    return entryOf(fork.play(0, entry), 0).score;
  });
  expect(scores).toEqual([...scores].sort((a, b) => b - a));
  expect(first?.pet).toBe('wormie');
});

test('DA-FACILITY-CANNERY-04 in a full-display exhibition the cans of all pets', () => {
  const t = alleyTable({ home: 0, round: 2, exhibition: 'magicShow' });
  processed(t, 0, { can: 2 });
  addPet(t, 0, 1, 'dunguin', 'hunger magic', { cage: 'c03' });
  addPet(t, 0, 2, 'wormie', 'hunger poop', { cage: 'c04' });
  showOff(t, [1, 2], { 'petz.feed': [can, can] });
  expect(entryOf(t, 0).score).toBe(1 + 2);
});

test('R-DA-80 a can of a pet that is lost brings nothing', () => {
  const t = alleyTable({ home: 0, round: 2, exhibition: 'magicShow' });
  processed(t, 0, { can: 2 });
  addPet(t, 0, 1, 'dunguin', 'hunger magic', { cage: 'c03' });
  addPet(t, 0, 2, 'stegobully', 'hunger anger anger', { cage: 'c02' });
  showOff(t, [1, 2], { 'petz.feed': [can, can] });
  expect(t.eventsOf('petz.lost')).toMatchObject([{ pet: 'stegobully' }]);
  expect(entryOf(t, 0).score).toBe(1 + 1);
});

test('DA-FACILITY-CANNERY-05 the marker of a can is no manure', () => {
  const t = diner('wormie', 'poop disease', { can: 3 }, 'c10');
  showOff(t);
  expect(manureOf(t.shop(0))).toBe(0);
  expect(suffering(t)).toEqual([null, 0, null, null]);
  t.until('petz.jobs', () => undefined);
  expect(t.s.ask?.seats).not.toContain(0);
});

test('DA-PROCESSED-03 it does not go into the Magic Box', () => {
  const t = alleyTable().artifact(0, 'magicBox');
  processed(t, 0, { lollipop: 1, can: 1 });
  t.goTo('aging');
  expect(t.s.ask?.kind).not.toBe('petz.box');
  const u = alleyTable().artifact(0, 'magicBox').food(0, { meat: 1 });
  processed(u, 0, { lollipop: 1, can: 1 });
  u.goTo('aging').expectAsk('petz.box', 0);
  expect(u.options(0)).toEqual([null, meat]);
});

test('DA-PROCESSED-06 nothing of a used can is left: no food, no manure, no gold', () => {
  const t = diner('wormie', 'hunger poop', { can: 1 }, 'c10');
  showOff(t, [], { 'petz.feed': [can] });
  expect(t.shop(0)).toMatchObject({ gold: 3, food: { vegetable: [0, 0, 0], meat: [0, 0] } });
  expect(manureOf(t.shop(0))).toBe(0);
  expect(t.eventsOf('petz.ate')).toEqual([
    { type: 'petz.ate', seat: 0, plot: 1, pet: 'wormie', what: 'can', id: null, card: null },
  ]);
});

test('R-DA-46 the Employee of the Month does not count twice in a facility', () => {
  const t = alleyTable({ home: 1 }).artifact(0, 'employeeOfTheMonth');
  const { alleys } = t.s;
  if (alleys === undefined) throw new Error('no alleys');
  alleys.facilities = alleys.facilities.filter((id) => id !== 'office');
  alleys.row = ['office', ...alleys.row.filter((id) => id !== 'office')];
  Object.assign(t.shop(0).alleys ?? {}, { permission: 0 });
  t.goTo('business').until('petz.work').play(0, { facility: 'office' });
  expect(t.eventsOf('petz.usedFacility')).toMatchObject([{ facility: 'office', imps: 1 }]);
  // 2 gold for his one imp; he is not at home any more.
  t.expectAsk('petz.jobs');
  expect(t.shop(0)).toMatchObject({ gold: 3 + 2, home: 0, alleys: { working: 1 } });
});

test('DA-FACILITY-CANNERY-04 what a shop can be expected to show counts no can of a pet that is not entered', () => {
  const t = alleyTable({ home: 0, round: 2, exhibition: 'eatingContest' });
  addPet(t, 0, 1, 'bubl', 'hunger hunger anger', { cage: 'c01' });
  const expected = () => {
    const view = petzEngine.view(t.s, 1);
    return rivalScores(view, outlookOf(view, 1))[0]?.mean;
  };
  const before = expected();
  alleyShop(t.shop(0)).show.cans = { wormie: 2, bubl: 1 };
  expect(expected()).toBe(before);
  // Judging and the Whip count whichever pet it is (PB-EXH-09).
  t.shop(0).judge = true;
  t.shop(0).artifacts.push('whipOfObedience');
  expect(expected()).toBe((before ?? 0) + BOARD.judgeBonus + 0.5);
});
