/** What lies on the Dark Alleys board and how it is refilled: DA-STOCK. */

import { describe, expect, test } from 'vitest';
import { MARKET } from '../../../src/engine/petz/alleys/state.ts';
import { boxOf, petCard } from '../../../src/engine/petz/data/cards.ts';
import { demandsOf } from '../../../src/engine/petz/query.ts';
import { alleysTable, board, go, imps, offer, price, priced, waiting } from '../../kit/alleys-market.ts';
import type { Table } from '../../kit/petz.ts';
import { atEachRound, itemsAt, refused } from '../../kit/town.ts';

const ALL = ['bodyguard', 'pet', 'cage', 'food', 'addon', 'artifact'];

/** The start of the next round, with these spaces of the board under neutral imps. */
function next(t: Table): Table {
  return t.quiet().nextRound();
}

/** The slug shop as it lies, top to bottom; tiles that are not named go under the stack. */
function display(t: Table, shown: (string | null)[], stack: string[]): Table {
  const { accessories } = board(t);
  const all = [...accessories, ...board(t).shown.filter((tile) => tile !== null), ...board(t).gone];
  const rest = all.filter((tile) => !shown.includes(tile) && !stack.includes(tile));
  board(t).shown = [...shown];
  board(t).gone = [];
  board(t).accessories = [...rest, ...[...stack].reverse()];
  return t;
}

describe('the market at the start', () => {
  test('DA-STOCK-01 six things from left to right, each random', () => {
    expect(MARKET).toEqual(ALL);
    const seen = ALL.map(() => new Set<string>());
    for (let i = 0; i < 20; i++) {
      const t = alleysTable(4, 'standard', { seed: `market ${i}` }).expectInventory();
      const ids = MARKET.map((place) => board(t).market[place].id ?? '');
      const box = boxOf(t.s);
      expect(ids[0]).toBe('bodyguard');
      for (const [at, kind] of [
        [1, box.pets],
        [2, box.cages],
        [3, box.exhibitions],
        [4, box.addons],
        [5, box.artifacts],
      ] as const) {
        expect(kind).toContain(ids[at]);
        seen[at]?.add(ids[at] ?? '');
      }
    }
    for (const kinds of seen.slice(1)) expect(kinds.size).toBeGreaterThan(3);
  });

  test('DA-STOCK-04 DA-STOCK-05 EX-DA-06 R-DA-06 a price token above each thing, but not the artifact', () => {
    for (const [seats, length] of [
      [2, 'standard'],
      [4, 'standard'],
      [3, 'compromise'],
    ] as const) {
      expect(priced(alleysTable(seats, length))).toEqual(['bodyguard', 'pet', 'cage', 'food', 'addon']);
    }
  });

  test('DA-STOCK-06 EX-DA-07 extended: above all six', () => {
    for (const seats of [2, 3, 4]) expect(priced(alleysTable(seats, 'extended'))).toEqual(ALL);
  });

  test('DA-STOCK-02 DA-STOCK-03 EX-DA-14 the pet waits at size 2, however many rounds pass', () => {
    const t = offer(price(alleysTable()), 'pet', 'pony');
    while (t.s.round < 4) next(t);
    expect(board(t).market.pet.id).toBe('pony');
    waiting(t, 0, imps(1)).sendGroups();
    go(t, 0, imps(1), 'market', 'pet');
    const [pet] = t.shop(0).cart.pets;
    expect(t.eventsOf('petz.gotPet').at(-1)).toMatchObject({ pet: 'pony', size: 2 });
    // A new pet has one bar more than its size.
    expect(petCard('pony').extra).toBeDefined();
    expect(pet === undefined ? [] : demandsOf(pet)).toHaveLength(3);
  });

  test('DA-STOCK-07 what is bought is not replaced in any round', () => {
    const t = waiting(price(alleysTable()), 0, imps(1)).sendGroups();
    go(t, 0, imps(1), 'market', 'cage');
    atEachRound(t, (now) => expect(board(now).market.cage).toEqual({ id: null, priced: false }));
    expect(t.s.outcome).not.toBeNull();
  });
});

describe('facilities', () => {
  test('DA-STOCK-08 DA-STOCK-10 DA-SETUP-14 EX-DA-08 one more each round, at the right end, until the stack is empty', () => {
    const t = alleysTable(4, 'extended');
    const open = [board(t).row.length];
    let row = [...board(t).row];
    while (t.s.round < 6) {
      const top = board(t).facilities.at(-1);
      next(t);
      expect(board(t).row).toEqual([...row, top]);
      expect(t.eventsOf('petz.facilityOpened')).toEqual([{ type: 'petz.facilityOpened', facility: top }]);
      row = [...board(t).row];
      open.push(row.length);
    }
    expect(open).toEqual([1, 2, 3, 4, 5, 6]);
    expect(board(t).facilities).toEqual([]);
    t.s.round = 4;
    next(t);
    expect(board(t).row).toEqual(row);
    expect(t.eventsOf('petz.facilityOpened')).toEqual([]);
  });

  test('DA-STOCK-09 none opens under a neutral imp, and the tile stays on the stack', () => {
    // Three players: the neutral imp stands on the industrial zone in round 2.
    const t = alleysTable(3);
    const top = board(t).facilities.at(-1);
    next(t);
    expect(t.s.town.neutral).toContain('industrialZone');
    expect([board(t).row.length, board(t).facilities.at(-1)]).toEqual([1, top]);
    next(t);
    expect(board(t).row.at(-1)).toBe(top);
  });
});

describe('accessories', () => {
  test('DA-STOCK-11 DA-STOCK-12 DA-STOCK-13 EX-DA-09 the uppermost leaves, the others move up, a new one comes below', () => {
    const t = display(alleysTable(), ['foodBowl1', 'ribbonBow1', 'magicPendant1'], ['spikedCollar1']);
    next(t);
    expect(board(t).shown).toEqual(['ribbonBow1', 'magicPendant1', 'spikedCollar1']);
    expect(board(t).gone).toEqual(['foodBowl1']);
    expect(t.eventsOf('petz.accessoryCame')).toEqual([
      { type: 'petz.accessoryCame', accessory: 'spikedCollar1', removed: 'foodBowl1' },
    ]);
    t.expectInventory();
  });

  test('DA-STOCK-13 EX-DA-10 with a free space nothing is removed', () => {
    const t = alleysTable();
    display(t, ['foodBowl1', null, 'magicPendant1'], ['spikedCollar1']);
    next(t);
    expect(board(t).shown).toEqual(['foodBowl1', 'magicPendant1', 'spikedCollar1']);
    expect(board(t).gone).toEqual([]);
    // Wherever the gap is.
    display(t, [null, 'foodBowl1', 'magicPendant1'], ['ribbonBow2']);
    next(t);
    expect(board(t).shown).toEqual(['foodBowl1', 'magicPendant1', 'ribbonBow2']);
    expect(t.eventsOf('petz.accessoryCame')[0]?.removed).toBeNull();
  });

  test('DA-STOCK-14 DA-NEUTRAL-04 EX-DA-11 nothing of it happens under a neutral imp', () => {
    const t = alleysTable(3).round(5);
    display(t, ['foodBowl1', 'ribbonBow1', 'magicPendant1'], ['spikedCollar1']);
    const stack = [...board(t).accessories];
    next(t);
    expect(t.s.town.neutral).toContain('slugShop');
    expect(board(t).shown).toEqual(['foodBowl1', 'ribbonBow1', 'magicPendant1']);
    expect([board(t).accessories, board(t).gone]).toEqual([stack, []]);
    waiting(t, 0, imps(1)).sendGroups();
    expect(refused(t, 0, { ...imps(1), space: 'slugShop', item: 'foodBowl1' })).toBe(
      'neutralThere PB-SHOP-17',
    );
    expect(itemsAt(t, 0, 'slugShop')).toEqual([]);
  });

  test('DA-STOCK-15 R-DA-07 with an empty stack nothing is removed either', () => {
    const t = alleysTable();
    const shown = [...board(t).shown];
    board(t).gone.push(...board(t).accessories.splice(0));
    const gone = [...board(t).gone];
    next(t);
    expect([board(t).shown, board(t).gone]).toEqual([shown, gone]);
    expect(t.eventsOf('petz.accessoryCame')).toEqual([]);
  });
});

test('DA-STOCK-16 R-DA-08 neutral imps move first: what counts is where they stand now', () => {
  // Two players, round 2: from fortune teller and market to the industrial zone and a dummy; round 3: slug shop.
  const t = alleysTable(2);
  next(t);
  expect(t.eventsOf('petz.facilityOpened')).toEqual([]);
  expect(t.eventsOf('petz.accessoryCame')).toHaveLength(1);
  next(t);
  expect(t.eventsOf('petz.facilityOpened')).toHaveLength(1);
  expect(t.eventsOf('petz.accessoryCame')).toEqual([]);
  const types = t.events.map(({ type }) => type);
  expect(types.indexOf('petz.neutral')).toBeLessThan(types.indexOf('petz.facilityOpened'));
});

test('R-DA-88 a stack that runs out gives what it has', () => {
  const t = alleysTable();
  const { piles, gone } = t.s;
  for (const kind of ['pets', 'cages', 'addons', 'artifacts'] as const) {
    gone[kind].push(...piles[kind].splice(0, piles[kind].length - 1));
  }
  gone.addons.push(...piles.addons.splice(0));
  next(t).expectInventory();
  expect([t.s.town.young.length, t.s.town.artifacts.length]).toEqual([1, 1]);
  expect(t.s.town.cages.filter((cage) => cage !== null)).toHaveLength(2);
  expect(t.s.town.addons.filter((addon) => addon !== null)).toHaveLength(1);
});

test('R-DA-84 with the advanced meat stand every new pet that goes to the farm adds 1 meat', () => {
  const t = alleysTable(4, 'standard', { variants: { meatStand: true } });
  const box = boxOf(t.s).pets.filter((pet) => petCard(pet).extra !== undefined);
  expect(box).toHaveLength(9);
  for (const pet of box) {
    const now = t.fork();
    now.offerPets([], [pet]);
    next(now);
    expect(now.eventsOf('petz.farmed')).toEqual([{ type: 'petz.farmed', pet, adds: 'meat' }]);
  }
});
