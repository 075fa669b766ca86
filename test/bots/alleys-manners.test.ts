/** What the expert does with single questions of Dark Alleys, each with an answer that is plainly right. */

import { expect, test } from 'vitest';
import type { Decision } from '../../src/bots/bot.ts';
import { think } from '../../src/bots/roster.ts';
import { petzEngine as engine } from '../../src/engine/petz/index.ts';
import { alleysTable, board, offer, own, price, soldOut } from '../kit/alleys-market.ts';
import { addPet, alleyTable, extras } from '../kit/alleys-show.ts';
import type { Table } from '../kit/petz.ts';

/** The expert's answer to the question of seat 0. */
function ask(t: Table, kind: string): Decision {
  t.expectAsk(kind);
  const view = t.view(0);
  const domain = engine.domain(t.s, 0);
  if (view.ask === null || domain === null) throw new Error('nothing is asked');
  return think({ game: 'petz', name: 'hard', view, ask: view.ask, domain, seed: 'x' });
}

/** Alone in town: the other seats have no imp to send. */
function alone(t: Table): Table {
  for (const seat of t.s.shops.keys()) if (seat > 0) t.groups(seat, []);
  return t;
}

test('the Experimental Cage is turned to what the pet in it needs', () => {
  const turnedFor = (needs: string, id: string, manure = 0) => {
    const t = alleyTable({ home: 0 });
    addPet(t, 0, 1, id, needs, { cage: 'experimental1', manure });
    return ask(t.goTo('showing'), 'petz.setCage');
  };
  expect(turnedFor('magic magic', 'stareplant').choice).toBe('antimagic');
  expect(turnedFor('anger anger poop', 'snappy').choice).toBe('strength');
  expect(turnedFor('disease disease', 'birdie', 1).choice).not.toBe('strength');
});

test('the machine goes ding for a pet that suffers', () => {
  const t = alleyTable({ home: 0 });
  addPet(t, 0, 1, 'fieryFairy', 'magic anger poop', {
    cage: 'c04',
    addon: 'ding',
    suffering: 1,
    mutation: 1,
  });
  expect(ask(t.goTo('showing'), 'petz.ding').choice).toEqual({ suffering: 1, mutation: 1 });
});

test('Wreckie gets the cage that has the printed one below it', () => {
  const t = alleyTable();
  addPet(t, 0, 1, 'wreckie', 'anger anger anger poop', { cage: 'c05' });
  addPet(t, 0, 0, 'fluffy', 'poop disease', { cage: 'c10' });
  t.cage(0, 3, 'c09').addon(0, 2, 'antimagic1');
  t.goTo('showing').play(0, 1);
  expect(ask(t, 'petz.wreck').choice).toEqual({ plot: 0, tile: 'cage' });
});

test('Shining Spook stays alive with the help of a neighbour', () => {
  const t = alleyTable();
  addPet(t, 0, 0, 'shiningSpook', 'magic magic magic poop', { cage: 'c04' });
  addPet(t, 0, 1, 'fluffy', 'poop disease', { cage: 'c10' });
  t.goTo('showing').play(0, 0);
  expect(ask(t, 'petz.spook').choice).toEqual({ to: 1 });
});

test('a Jukebox in the cage of a pet that would break out plays a martial tune', () => {
  const t = alleyTable({ home: 0 });
  addPet(t, 0, 1, 'snappy', 'anger anger poop', { cage: 'c09', addon: 'jukebox' });
  expect(ask(t.goTo('showing'), 'petz.tune').choice).toBe('strength');
  const u = alleyTable();
  addPet(u, 0, 1, 'fluffy', 'poop disease', { cage: 'c10', addon: 'jukebox' });
  expect(ask(u.goTo('showing'), 'petz.tune').choice).toBeNull();
  expect(extras(u, 0, 1).tune).toBeNull();
});

test('a raging Pony comes before those who want to play', () => {
  const t = alleyTable({ home: 2 });
  addPet(t, 0, 0, 'uni', 'hunger play play', { cage: 'c10' });
  t.food(0, { vegetable: 1 });
  addPet(t, 0, 1, 'pony', 'anger anger anger magic', { cage: 'c04' });
  expect(ask(t.goTo('showing'), 'petz.next').choice).toBe(1);
});

test('a waiting group gives up its gold for the bodyguard', () => {
  const t = alone(alleysTable(4, 'extended'));
  soldOut(t, 3, 'pet', 'cage', 'food', 'addon', 'artifact');
  price(t, 'bodyguard');
  t.shop(0).gold = 0;
  for (const space of [
    'vegetables',
    'mixed',
    'meat',
    'artifacts',
    'imps',
    'fortuneTeller',
    'slugShop',
    'hospital',
  ]) {
    t.s.town.taken[space] = { seat: 3, imps: 1 };
  }
  for (const space of [
    'industrialZone',
    'addon',
    'cage1',
    'cage2',
    'younger1',
    'younger2',
    'older',
    'platform',
  ]) {
    t.s.town.taken[space] = { seat: 2, imps: 1 };
  }
  t.s.town.taken.judge = { seat: 1, imps: 1 };
  t.groups(0, [
    [3, 0],
    [1, 1],
  ]);
  t.sendGroups();
  const taken = ask(t, 'petz.send').choice;
  expect(taken).toMatchObject({ space: 'withdraw', gold: 1 });
  t.play(0, taken);
  expect(ask(t, 'petz.send').choice).toMatchObject({ space: 'market', item: 'bodyguard' });
});

test('the bodyguard goes with a group in every round, and never alone', () => {
  const t = alone(alleysTable(4, 'extended'));
  soldOut(t, 0, 'bodyguard');
  const groups = ask(t.goTo('shopping'), 'petz.group').choice as { imps: number; bodyguard: number }[];
  const with0 = groups.filter(({ bodyguard }) => bodyguard > 0);
  expect(with0).toHaveLength(1);
  expect(with0[0]?.imps).toBeGreaterThan(0);
});

test('the price comes off what is worth most', () => {
  const t = alone(alleysTable(4, 'extended'));
  offer(t, 'addon', 'meat');
  price(t, 'bodyguard', 'addon');
  t.s.town.taken = {};
  t.groups(0, [[1, 0]]).sendGroups();
  t.play(0, { imps: 1, gold: 0, space: 'fortuneTeller' });
  while (t.s.ask?.kind === 'petz.peek') t.play(0, ask(t, 'petz.peek').choice);
  expect(ask(t, 'petz.discount').choice).toBe('bodyguard');
});

test('an imp that is not needed any more comes home from the slug shop', () => {
  const t = alone(alleysTable(4, 'extended'));
  t.groups(0, [[2, 0]]).sendGroups();
  const item = board(t).shown.find((tile) => tile !== null) ?? '';
  t.play(0, { imps: 2, gold: 0, space: 'slugShop', item });
  expect(ask(t, 'petz.return').choice).toEqual({ from: 'slugShop', who: 'imp' });
  expect(own(t, 0).accessories).toEqual([item]);
});
