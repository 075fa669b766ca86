/** No bot but chance does itself harm for nothing. */

import { expect, test } from 'vitest';
import { CHARACTERS, STRENGTHS } from '../../src/bots/names.ts';
import { think } from '../../src/bots/roster.ts';
import { playPetz } from '../../src/cli/playing.ts';
import { CELLS, lineup, tableSetup } from '../../src/cli/tournament/cells.ts';
import type { MannerCounts } from '../../src/cli/tournament/counts.ts';
import { countManners, mannersOf, RULES } from '../../src/cli/tournament/manners.ts';
import type { ArrangeChoice, Meal, SendChoice } from '../../src/engine/petz/choices.ts';
import { petzEngine as engine } from '../../src/engine/petz/index.ts';
import { petsOf, shopOf } from '../../src/engine/petz/query.ts';
import { basicSetup } from '../../src/engine/petz/setup.ts';
import type { Group } from '../../src/engine/petz/state.ts';
import { table } from '../kit/petz.ts';

const expert = ['master', 'master', 'master', 'master'];

test('no pet is released while a cage is free, no old food saved for newer', () => {
  let looked = 0;
  for (const seed of ['m1', 'm2']) {
    playPetz(basicSetup(4), expert, seed, {
      budget: 0.2,
      watch({ state, seat, choice }) {
        const shop = shopOf(state, seat);
        if (state.ask?.kind === 'petz.arrange') {
          const arrangement = choice as ArrangeChoice;
          const free = shop.plots.some(
            (plot, at) =>
              (plot.cage !== null || arrangement[`cage${at}`]) && (arrangement[`pet${at}`] ?? null) === null,
          );
          const pets = [...petsOf(shop).map(({ pet }) => pet), ...shop.cart.pets];
          const housed = [0, 1, 2, 3].filter((at) => (arrangement[`pet${at}`] ?? null) !== null).length;
          expect(free && housed < pets.length).toBe(false);
          looked++;
        }
        if (state.ask?.kind === 'petz.feed') {
          const meal = choice as unknown as Meal;
          if (meal === null || !('chamber' in meal)) return;
          const older = shop.food[meal.from].slice(meal.chamber + 1);
          expect(older.every((tokens) => tokens === 0)).toBe(true);
        }
      },
    });
  }
  expect(looked).toBeGreaterThan(20);
});

test('every strength and character keeps the rules that the tournament counts', () => {
  const names = [...STRENGTHS, ...CHARACTERS.map((character) => `trader:${character}`)];
  const cells = CELLS.filter(({ id }) => id === 'base-4' || id === 'alleys-4');
  const sitting = { seed: 'test', budget: 0.1, inTime: () => true };
  const found = [names.slice(0, 4), names.slice(4, 8), names.slice(5)].map((four) =>
    countManners(four, cells, 1, sitting),
  );
  for (const [name, { answers, broken }] of found.flatMap((counts) => Object.entries(counts))) {
    expect(answers).toBeGreaterThan(20);
    expect([name, broken]).toEqual([name, {}]);
  }
});

test('a trader eats the older token first, also where he once did not: one game of ten thousand', () => {
  // The game number, its table and its seed as `--manners 10000 --seed spring` comes to them.
  const [cell, number] = [CELLS.find(({ id }) => id === 'extended-4'), Math.floor(9886 / CELLS.length)];
  if (cell === undefined) throw new Error('there is no such cell');
  const { names, block } = lineup(STRENGTHS.slice(0, 4), number);
  const counts: { manners: MannerCounts } = { manners: {} };
  const watch = mannersOf(names, counts);
  playPetz(tableSetup(cell), names, `spring.manners.${cell.id}.${block}`, { budget: 0.05, watch });
  expect(counts.manners.trader?.answers).toBeGreaterThan(20);
  expect(counts.manners.trader?.broken).toEqual({});
});

test('chance breaks every rule, so they can be broken', () => {
  const cells = CELLS.filter(({ id }) => id === 'base-4' || id === 'base-2');
  const rules = Object.values(RULES).flatMap((rules) => Object.keys(rules));
  const counts: { manners: MannerCounts } = { manners: {} };
  const broken = () => Object.keys(counts.manners.random?.broken ?? {});
  // Until all are broken, in so many games at the most.
  const sitting = { seed: 'test', budget: 0.1, inTime: () => broken().length < rules.length };
  countManners(['random'], cells, 1200, sitting, counts);
  expect(broken().sort()).toEqual(rules.sort());
});

test('a group is made no bigger than it needs to be without competition', () => {
  // The others have no imps at home this round: everything is to be had with the smallest groups.
  const t = table({ seats: 2, seed: 'alone' });
  t.imps(1, { hospital: 6 });
  const view = t.view(0);
  const domain = engine.domain(t.s, 0);
  if (view.ask === null || domain === null) throw new Error('nothing is asked');
  const { choice } = think({ game: 'petz', name: 'master', view, ask: view.ask, domain, seed: 'x' });
  const groups = choice as unknown as Group[];
  expect(groups.length).toBeGreaterThanOrEqual(3);
  // One gold buys a pet; more than one in a group would be thrown away.
  for (const { gold } of groups) expect(gold).toBeLessThanOrEqual(1);
});

test('no gold is sent where the same group without it would do', () => {
  const t = table({ seats: 4, seed: 'gold' });
  // Two groups of one size: with gold and without. The food is to be had by either.
  t.groups(0, [
    [1, 1],
    [2, 0],
  ]);
  t.offerPets([], []).offerCages([null, null, null]).offerAddons([null, null]).offerArtifacts([]);
  t.sendGroups();
  const view = t.view(0);
  const domain = engine.domain(t.s, 0);
  if (view.ask === null || domain === null) throw new Error('nothing is asked');
  const { choice } = think({ game: 'petz', name: 'master', view, ask: view.ask, domain, seed: 'x' });
  const sent = choice as unknown as SendChoice;
  if (sent.space !== 'home') expect(sent.gold).toBe(0);
});
