/** Hidden information, the ledger's part 4 row by row: boards, town, calendar, piles. Cards: `hidden-cards.test.ts`. */

import { beforeAll, describe, expect, test } from 'vitest';
import { SEALED } from '../../../src/engine/kernel/state.ts';
import { type Table, table } from '../../kit/petz.ts';
import { arrange, heardBy, send } from '../../kit/petz-plays.ts';
import { everyView, expectSecret, positions, viewers } from '../../kit/petz-walk.ts';

/** Positions of a game for four and of one for three, with neutral imps. */
let walk: Table[] = [];
beforeAll(() => {
  walk = [...positions({ seats: 4, seed: 'four' }), ...positions({ seats: 3, seed: 'three' })];
});

/** The positions of a kind of question. */
const at = (kind: string): Table[] => walk.filter((t) => t.s.ask?.kind === kind);

describe('shops', () => {
  test('HIDDEN Reputation, gold in Treasury, imps at home (totals)', () => {
    for (const t of walk) {
      const truth = t.s.shops.map(({ reputation, gold, home }) => ({ reputation, gold, home }));
      for (const { view } of everyView(t)) {
        expect(view.shops.map(({ reputation, gold, home }) => ({ reputation, gold, home }))).toEqual(truth);
      }
    }
    // While the screens are up the totals stay as they were, for any grouping (PB-GROUP-10).
    const t = table().starter(0).goTo('shopping').expectAsk('petz.group', 0, 1, 2, 3);
    const gold = t.shop(0).gold;
    t.play(0, [{ imps: 4, gold: 1 }]);
    for (const who of viewers(t)) expect(t.view(who).shops[0]).toMatchObject({ home: 6, gold });
  });

  test('HIDDEN Imps on action spaces, platform, hospital, Progress Board', () => {
    let away = 0;
    for (const t of walk) {
      for (const { view } of everyView(t)) {
        expect(view.town.taken).toEqual(t.s.town.taken);
        for (const [seat, shop] of view.shops.entries()) {
          const { hospital, platform, waiting, busy } = t.shop(seat);
          expect(shop).toMatchObject({ hospital, platform, waiting, busy });
          away += hospital + platform;
        }
      }
    }
    expect(away).toBeGreaterThan(0);
  });

  test('HIDDEN Pets on a display, size, tokens, cage, plot', () => {
    let pets = 0;
    for (const t of walk) {
      for (const { view } of everyView(t)) {
        for (const [seat, shop] of view.shops.entries()) {
          for (const [i, { cage, addon, pet }] of t.shop(seat).plots.entries()) {
            expect(shop.plots[i]).toMatchObject({ cage, addon });
            if (pet === null) expect(shop.plots[i]?.pet).toBeNull();
            else {
              const { id, size, suffering, mutation } = pet;
              expect(shop.plots[i]?.pet).toMatchObject({ id, size, suffering, mutation });
              pets++;
            }
          }
        }
      }
    }
    expect(pets).toBeGreaterThan(0);
  });

  test('HIDDEN Cages and addons bought but not yet placed', () => {
    let waiting = 0;
    for (const t of walk) {
      for (const { view } of everyView(t)) {
        expect(view.shops.map((shop) => shop.cart)).toEqual(t.s.shops.map((shop) => shop.cart));
      }
      waiting += t.s.shops.reduce((sum, { cart }) => sum + cart.cages.length + cart.addons.length, 0);
    }
    expect(waiting).toBeGreaterThan(0);
    // Phase 4 begins with nothing left to place.
    for (const t of [...at('petz.feed'), ...at('petz.play'), ...at('petz.jobs')]) {
      for (const { cart } of t.s.shops) expect(cart).toEqual({ cages: [], addons: [], pets: [] });
    }
  });

  test('HIDDEN Manure, food, artifacts, book colours, Magic Box', () => {
    let books = 0;
    for (const t of walk) {
      for (const { view } of everyView(t)) {
        for (const [seat, shop] of view.shops.entries()) {
          const { food, artifacts, books: colours, box, plots } = t.shop(seat);
          expect(shop).toMatchObject({ food, artifacts, books: colours, box });
          expect(shop.plots.map((plot) => plot.manure)).toEqual(plots.map((plot) => plot.manure));
          books += Object.keys(colours).length;
        }
      }
    }
    expect(books).toBeGreaterThan(0);
  });
});

describe('groups', () => {
  /** Seat 0 has grouped so, the others have not. */
  const grouping = (groups: { imps: number; gold: number }[]): Table =>
    table().starter(0).goTo('shopping').expectAsk('petz.group', 0, 1, 2, 3).play(0, groups);

  test('HIDDEN Split into groups', () => {
    const t = grouping([{ imps: 3, gold: 1 }]);
    const other = grouping([{ imps: 2, gold: 2 }]);
    expect(t.view(0).ask?.sealed[0]).toEqual([{ imps: 3, gold: 1 }]);
    for (const who of [1, 2, 3, null]) {
      expect(t.view(who)).toEqual(other.view(who));
      expect(t.view(who).shops[0]?.groups).toEqual([]);
      expect(heardBy(t, who)).toEqual(heardBy(other, who));
    }
    for (const seat of [1, 2, 3]) t.play(seat, [{ imps: 1, gold: 0 }]);
    t.expectAsk('petz.send', 0);
    for (const who of viewers(t)) {
      expect(t.view(who).shops.map((shop) => shop.groups)).toEqual([
        [{ imps: 3, gold: 1 }],
        [{ imps: 1, gold: 0 }],
        [{ imps: 1, gold: 0 }],
        [{ imps: 1, gold: 0 }],
      ]);
      expect(heardBy(t, who)).toContainEqual(expect.objectContaining({ type: 'petz.grouped' }));
    }
  });

  test('HIDDEN Number of groups being formed', () => {
    const one = grouping([{ imps: 3, gold: 0 }]);
    const none = grouping([]);
    const three = grouping([
      { imps: 1, gold: 0 },
      { imps: 1, gold: 0 },
      { imps: 1, gold: 0 },
    ]);
    for (const who of [1, 2, 3, null]) {
      expect(one.view(who).ask?.sealed).toEqual({ 0: SEALED });
      expect(none.view(who)).toEqual(one.view(who));
      expect(three.view(who)).toEqual(one.view(who));
    }
    expect(three.view(0)).not.toEqual(one.view(0));
  });

  test('HIDDEN Who has already confirmed (groups, arrangement, assignment)', () => {
    const t = grouping([{ imps: 1, gold: 0 }]).play(2, []);
    for (const who of viewers(t)) expect(Object.keys(t.view(who).ask?.sealed ?? {})).toEqual(['0', '2']);

    const arranging = table().starter(0).house(0, 0, 'uni').house(2, 0, 'drago').goTo('needs');
    arrange(arranging, 0).expectAsk('petz.arrange', 2);
    for (const who of viewers(arranging)) {
      expect(arranging.view(who).ask?.seats).toEqual([2]);
      expect(heardBy(arranging, who)).toContainEqual(
        expect.objectContaining({ type: 'petz.arranged', seat: 0 }),
      );
    }
    const hand = (seat: number) => arranging.shop(seat).hand;
    arrange(arranging, 2).hand(2, ['G poop', 'R play', 'Y play', 'P magic']);
    arranging.play(2, hand(2).slice(0, 2));
    for (const who of [0, 1, 3, null]) expect(arranging.view(who).ask?.sealed).toEqual({ 2: SEALED });
    expect(arranging.view(2).ask?.sealed[2]).toEqual(hand(2).slice(0, 2));
  });
});

describe('the town', () => {
  test('HIDDEN Neutral imps and their next positions', () => {
    let neutral = 0;
    for (const t of walk) {
      for (const { view } of everyView(t)) expect(view.town.neutral).toEqual(t.s.town.neutral);
      neutral += t.s.town.neutral.length;
    }
    expect(neutral).toBeGreaterThan(0);
    // Where they go next follows from the printed rings alone, for any seed.
    const next = (seed: string) => table({ seats: 3, seed }).round(1).nextRound().s.town.neutral;
    expect(next('a')).toEqual(next('b'));
  });

  test('HIDDEN Face-up cages, addons, artifacts, corral pets, food stands', () => {
    for (const t of walk) {
      const { cages, addons, artifacts, young, old, stands } = t.s.town;
      for (const { view } of everyView(t)) {
        expect(view.town).toMatchObject({ cages, addons, artifacts, young, old, stands });
      }
    }
  });

  test('HIDDEN Order of cage, addon, artifact stacks and pet pile', () => {
    for (const t of walk) {
      const { pets, cages, addons, artifacts } = t.s.piles;
      if (pets.length < 2 || cages.length < 2) continue;
      expectSecret(t, ({ piles }) => {
        for (const pile of [piles.pets, piles.cages, piles.addons, piles.artifacts]) pile.reverse();
      });
      const counts = [pets, cages, addons, artifacts].map((pile) => pile.length);
      for (const { view } of everyView(t)) {
        const seen = view.piles;
        expect([seen.pets, seen.cages, seen.addons, seen.artifacts]).toEqual(counts);
      }
    }
    // Nor does a scenario's stacked pile show what comes next.
    const stacked = table({ decks: { pets: ['uni', 'drago', 'birdie', 'wormie', 'bubl'] } });
    for (const who of viewers(stacked)) expect(JSON.stringify(stacked.view(who))).not.toContain('bubl');
  });

  test('HIDDEN SP and turn order of this round', () => {
    for (const t of walk) {
      for (const { view } of everyView(t)) {
        expect([view.starter, view.order, view.round, view.phase]).toEqual([
          t.s.starter,
          t.s.order,
          t.s.round,
          t.s.phase,
        ]);
      }
    }
  });

  test('HIDDEN Random seed', () => {
    for (const t of walk.filter((_t, i) => i % 7 === 0)) {
      expectSecret(t, (s) => {
        s.rng = [0.1, 0.2, 0.3, 1];
      });
      for (const { view } of everyView(t)) expect(Object.keys(view)).not.toContain('rng');
    }
  });
});

describe('the calendar', () => {
  test('HIDDEN Turned-up exhibitions and customers', () => {
    for (const t of walk) {
      for (const kind of ['exhibitions', 'customers'] as const) {
        const open = t.s[kind].filter((tile) => tile.open);
        for (const { view } of everyView(t)) {
          expect(view[kind].filter((tile) => tile.open)).toEqual(open);
          expect(view.gone[kind]).toEqual(t.s.gone[kind]);
        }
      }
    }
  });

  test('HIDDEN Face-down exhibitions and customers', () => {
    let secrets = 0;
    for (const t of walk) {
      for (const kind of ['exhibitions', 'customers'] as const) {
        const closed = t.s[kind].filter((tile) => !tile.open);
        for (const { view } of everyView(t)) {
          for (const tile of view[kind]) if (!tile.open) expect(tile.id).toBeNull();
        }
        if (closed.length === 0) continue;
        secrets++;
        // Which of the tiles were dealt, and where, changes nothing to see.
        expectSecret(t, (s) => {
          const tile = s[kind].find((x) => !x.open);
          const spare = s.unused[kind].shift();
          if (tile === undefined || tile.id === null || spare === undefined)
            throw new Error('no tile to swap');
          s.unused[kind].push(tile.id);
          tile.id = spare;
        });
      }
    }
    expect(secrets).toBeGreaterThan(0);
    // Those due are turned up in phase 1, for all.
    const t = table().starter(0).quiet();
    t.nextRound();
    for (const who of viewers(t)) {
      expect(heardBy(t, who).filter((x) => x.type === 'petz.turnedUp')).toMatchObject([
        { tile: 'exhibition', round: 3 },
        { tile: 'customer', round: 4 },
      ]);
    }
  });

  test('HIDDEN Tiles removed at setup', () => {
    for (const t of walk) {
      expectSecret(t, ({ unused }) => {
        unused.exhibitions.reverse();
        unused.customers.reverse();
      });
      const left = t.s.setup.seats === 4 ? 4 : 3;
      for (const { view } of everyView(t))
        expect(view.unused).toEqual({ exhibitions: left, customers: left });
    }
    expect(walk.filter((t) => t.s.outcome !== null)).toHaveLength(2);
  });
});

test('PB-SHOP-20 what is chosen in the town is reported to all', () => {
  const t = table()
    .starter(0)
    .groups(0, [[1, 0]])
    .sendGroups();
  send(t, 0, [1, 0], 'vegetables');
  for (const who of viewers(t)) {
    expect(heardBy(t, who)).toContainEqual(
      expect.objectContaining({ type: 'petz.sent', seat: 0, space: 'vegetables' }),
    );
    expect(heardBy(t, who)).toContainEqual(expect.objectContaining({ type: 'petz.gotFood', seat: 0 }));
  }
});
