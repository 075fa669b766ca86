/** Preparing a game with Dark Alleys: DA-SETUP, and how many pieces there are. */

import { describe, expect, test } from 'vitest';
import {
  ACCESSORIES,
  ADDONS,
  ARTIFACTS,
  boxOf,
  CAGES,
  CUSTOMERS,
  EXHIBITIONS,
  FACILITIES,
  PETS,
} from '../../../src/engine/petz/data/cards.ts';
import { impsPerShop } from '../../../src/engine/petz/imps.ts';
import { petzEngine } from '../../../src/engine/petz/index.ts';
import { alleysSetup, basicSetup } from '../../../src/engine/petz/setup.ts';
import { alleysTable, board, hireBodyguard, imps, own, waiting } from '../../kit/alleys-market.ts';
import * as base from '../../kit/base-box.ts';
import { table } from '../../kit/petz.ts';
import { spacesFor } from '../../kit/town.ts';

const NEW = {
  pets: [
    'slyPiggy',
    'pearlpusher',
    'nomnivore',
    'houseVampire',
    'shiningSpook',
    'soulfulLemur',
    'snugglySickie',
    'pony',
    'wreckie',
  ],
  cages: ['experimental1', 'experimental2', 'mudWallow'],
  addons: ['ding', 'jukebox'],
  artifacts: ['fancyHat', 'giftBox', 'petdemonium'],
  customers: ['dungeonDoc', 'dungeonDisciplinarian'],
  exhibitions: ['dancingPetStar', 'wildParty'],
};

const check = petzEngine.rules.checkSetup;

describe('the box', () => {
  test('DA-SETUP-01 R-DA-01 the base game, or the base game with the whole expansion in a length; no halves', () => {
    for (const length of ['standard', 'extended'] as const) {
      expect(check(alleysSetup(4, length))).toBeNull();
      const { s } = alleysTable(4, length);
      expect(s.alleys).toBeDefined();
      expect(boxOf(s).pets).toContain('pony');
    }
    const { s } = table();
    expect(s.alleys).toBeUndefined();
    expect(s.shops.every((shop) => shop.alleys === undefined)).toBe(true);
    expect(boxOf(s).pets).not.toContain('pony');
    // Neither the board alone nor the tiles alone can be asked for.
    const asked = (expansions: unknown) => check(Object.assign(basicSetup(4), { expansions }))?.code;
    expect(asked({ board: { length: 'standard' } })).toBe('setupShape');
    expect([
      asked({ darkAlleys: {} }),
      asked({ darkAlleys: null }),
      asked({ darkAlleys: { length: 'half' } }),
    ]).toEqual(['setupShape', 'setupShape', 'setupUnknown']);
  });

  test('DA-SETUP-02 new tiles are mixed into the stacks of their kind, each in some place of every game', () => {
    const drawn = new Set<string>();
    for (let i = 0; i < 80; i++) {
      const t = alleysTable(4, 'extended', { seed: `mixed ${i}` }).expectInventory();
      const { town, exhibitions, customers } = t.s;
      for (const id of [...town.young, ...town.old, ...town.cages, ...town.addons, ...town.artifacts])
        drawn.add(id ?? '');
      for (const { id } of [...exhibitions, ...customers]) drawn.add(id ?? '');
    }
    expect(
      Object.values(NEW)
        .flat()
        .filter((id) => !drawn.has(id)),
    ).toEqual([]);
    // The base tiles are still there.
    expect(['uni', 'c01', 'whipOfObedience'].map((id) => [...drawn].includes(id))).toEqual([
      true,
      true,
      true,
    ]);
  });

  test('DA-SETUP-03 R-DA-02 nine pets, three cages of two kinds, two addons, three artifacts, two customers, two exhibitions', () => {
    const { s } = alleysTable();
    const all = boxOf(s);
    for (const kind of ['pets', 'cages', 'addons', 'artifacts', 'customers', 'exhibitions'] as const) {
      const before = {
        pets: base.PETS,
        cages: base.CAGES,
        addons: base.ADDONS,
        artifacts: base.ARTIFACTS,
        customers: base.CUSTOMERS,
        exhibitions: base.EXHIBITIONS,
      }[kind];
      expect(all[kind].filter((id) => before[id] === undefined).sort()).toEqual([...NEW[kind]].sort());
    }
    // As many as the longest game uses: 8 addons, 13 artifacts, 14 cages; 10 of each tile of the calendar.
    expect([all.addons.length, all.artifacts.length, all.cages.length]).toEqual([8, 13, 14]);
    expect([all.customers.length, all.exhibitions.length]).toEqual([10, 10]);
    const rows = [PETS, CAGES, ADDONS, ARTIFACTS, CUSTOMERS, EXHIBITIONS].flatMap(
      (x): { box?: string | undefined }[] => Object.values(x),
    );
    expect(rows.filter(({ box }) => box === 'darkAlleys').length).toBe(21);
  });

  test('DA-SETUP-04 six facilities, eight accessories of four kinds, one bodyguard, a permission tile each, two more imps', () => {
    expect(Object.keys(FACILITIES).sort()).toEqual([
      'cannery',
      'fecalSlug',
      'headhunter',
      'lollipopFactory',
      'office',
      'psychiatrist',
    ]);
    const kinds = Object.values(ACCESSORIES).map(({ kind }) => kind);
    expect([kinds.length, new Set(kinds).size]).toEqual([8, 4]);
    const t = alleysTable();
    expect(board(t).market.bodyguard.id).toBe('bodyguard');
    expect(t.s.shops.map((shop) => shop.alleys?.bodyguard)).toEqual([false, false, false, false]);
    expect(t.s.shops.map((shop) => shop.alleys?.permission)).toEqual([null, null, null, null]);
    expect(impsPerShop(alleysSetup(4, 'extended')) - impsPerShop(basicSetup(4))).toBe(2);
  });

  test('DA-SETUP-18 everything else is set up as in the base game', () => {
    for (const seats of [2, 3, 4]) {
      const [alleys, plain] = [alleysTable(seats), table({ seats }).starter(0)];
      for (const [seat, shop] of alleys.s.shops.entries()) {
        const before = plain.shop(seat);
        expect(shop.hand.length).toBe(before.hand.length);
        expect(shop.plots.map(({ cage, manure, pet }) => [cage, manure, pet])).toEqual(
          before.plots.map(({ cage, manure, pet }) => [cage, manure, pet]),
        );
        expect([shop.reputation, shop.potions, shop.food]).toEqual([
          before.reputation,
          before.potions,
          before.food,
        ]);
      }
      const { town } = alleys.s;
      expect(town.stands).toEqual(plain.s.town.stands);
      expect(town.young.length).toBe(plain.s.town.young.length);
      expect(town.cages.map((x) => x !== null)).toEqual(plain.s.town.cages.map((x) => x !== null));
      expect(plain.s.town.neutral.every((space) => town.neutral.includes(space))).toBe(true);
      expect(alleys.s.exhibitions.filter(({ open }) => open).length).toBe(1);
    }
  });
});

describe('the players', () => {
  test('DA-SETUP-05 DA-SETUP-06 DA-SETUP-07 EX-DA-01 four players: 7 imps at home, 4 or 5 gold after the income', () => {
    const t = table({ seats: 4, expansions: { darkAlleys: { length: 'standard' } } });
    const clockwise = [0, 1, 2, 3].map((i) => t.shop((t.s.starter + i) % 4));
    expect(clockwise.map((shop) => shop.gold)).toEqual([4, 4, 5, 5]);
    expect(clockwise.map((shop) => shop.home)).toEqual([7, 7, 7, 7]);
    const income = t.eventsOf('petz.income').map(({ seat, gold }) => t.shop(seat).gold - gold);
    expect(income).toEqual([3, 3, 3, 3]);
  });

  test('DA-SETUP-06 DA-SETUP-07 EX-DA-02 three players: 4, 5 and 5 gold', () => {
    const t = table({ seats: 3, expansions: { darkAlleys: { length: 'extended' } } });
    expect([0, 1, 2].map((i) => t.shop((t.s.starter + i) % 3).gold)).toEqual([4, 5, 5]);
  });

  test('DA-SETUP-08 DA-SETUP-09 one extra imp is at home in every game, the other waits in an extended one only', () => {
    for (const [seats, length, away] of [
      [4, 'standard', 4],
      [2, 'standard', 4],
      [3, 'compromise', 4],
      [4, 'extended', 5],
      [2, 'extended', 5],
    ] as const) {
      const { s } = alleysTable(seats, length).expectInventory();
      for (const shop of s.shops) {
        expect([shop.home, shop.waiting.reduce((a, b) => a + b, 0)]).toEqual([7, away]);
      }
      expect(impsPerShop(s.setup)).toBe(7 + away);
    }
  });

  test('DA-SETUP-12 the permission tiles start at the entrance', () => {
    const t = alleysTable(3);
    expect(t.s.shops.map((_shop, seat) => own(t, seat).permission)).toEqual([null, null, null]);
  });
});

describe('the board', () => {
  test('DA-SETUP-10 it adds four action spaces to the fourteen', () => {
    const four = ['fortuneTeller', 'industrialZone', 'market', 'slugShop'];
    const group = imps(3, { gold: 1 });
    const alleys = waiting(alleysTable(), 0, group).sendGroups();
    const plain = waiting(table().starter(0), 0, group).sendGroups();
    expect(spacesFor(alleys, 0)).toEqual([...spacesFor(plain, 0), ...four].sort());
  });

  test('DA-SETUP-11 neutral imps walk it with 2 or 3 players only', () => {
    const ring = ['fortuneTeller', 'industrialZone', 'northAlley', 'market', 'southAlley', 'slugShop'];
    const there = (seats: number) =>
      alleysTable(seats).s.town.neutral.filter((space) => ring.includes(space)).length;
    expect([there(4), there(3), there(2)]).toEqual([0, 1, 2]);
  });

  test('DA-SETUP-13 DA-SETUP-14 the facilities are shuffled; one of them is open in round 1', () => {
    const firsts = new Set<string>();
    for (let i = 0; i < 30; i++) {
      const t = alleysTable(4, 'standard', { seed: `row ${i}` });
      expect([board(t).row.length, board(t).facilities.length]).toEqual([1, 5]);
      firsts.add(board(t).row[0] ?? '');
      expect(t.view(0).alleys?.facilities).toEqual(['?', '?', '?', '?', '?']);
    }
    expect(firsts.size).toBe(6);
  });

  test("DA-SETUP-15 the fortune teller's wagon is ready without any set-up", () => {
    const t = waiting(alleysTable(), 0, imps(1)).sendGroups();
    expect(Object.keys(board(t)).sort()).toEqual([
      'accessories',
      'facilities',
      'gone',
      'market',
      'row',
      'shown',
    ]);
    expect(spacesFor(t, 0)).toContain('fortuneTeller');
  });

  test('DA-SETUP-16 three of the eight accessories are on show, five in the stack', () => {
    const shown = new Set<string>();
    for (let i = 0; i < 30; i++) {
      const t = alleysTable(4, 'standard', { seed: `shown ${i}` });
      expect(board(t).shown.filter((tile) => tile !== null).length).toBe(3);
      expect([board(t).accessories.length, board(t).gone.length]).toEqual([5, 0]);
      for (const tile of board(t).shown) shown.add(tile ?? '');
    }
    expect(shown.size).toBe(8);
  });

  test('DA-SETUP-17 the new final exhibitions are held in every length', () => {
    for (const length of ['standard', 'extended', 'compromise'] as const) {
      const finals = (prepare: (t: ReturnType<typeof alleysTable>) => unknown) => {
        const t = alleysTable(3, length);
        prepare(t);
        return t.finish().s.finals?.[0];
      };
      const before = finals(() => {});
      // The bodyguard counts in the first, an accessory in the second.
      expect(finals((t) => hireBodyguard(t, 0))?.business).toBe((before?.business ?? 0) + 1);
      expect(finals((t) => own(t, 0).accessories.push(board(t).accessories.pop() ?? ''))?.display).toBe(
        (before?.display ?? 0) + 1,
      );
    }
  });
});
