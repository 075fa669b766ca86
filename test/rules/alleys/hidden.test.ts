/** Who knows what of the Dark Alleys: DA-HIDDEN. */

import { describe, expect, test } from 'vitest';
import { dice } from '../../../src/engine/kernel/rng.ts';
import type { Json, Seat } from '../../../src/engine/kernel/state.ts';
import type { PetzEvent } from '../../../src/engine/petz/events.ts';
import { petz } from '../../../src/engine/petz/index.ts';
import { alleysTable, board, go, hireBodyguard, imps, own, waiting } from '../../kit/alleys-market.ts';
import type { Table } from '../../kit/petz.ts';
import { heardBy } from '../../kit/petz-plays.ts';
import { everyView, exchange, expectSecret, positions, viewers } from '../../kit/petz-walk.ts';

const GAMES = positions({ seats: 3, seed: 'alleys', expansions: { darkAlleys: { length: 'extended' } } });

function swap<T>(list: T[], i: number, j: number): void {
  [list[i], list[j]] = [list[j] as T, list[i] as T];
}

/** An event as a seat sees it, if it happened now. */
const hears = (event: PetzEvent, who: Seat | null): PetzEvent | null => petz.redact(event, who);

describe('secrets', () => {
  test('DA-HIDDEN-01 groups with bodyguard and hat are secret until all screens drop', () => {
    const answered = (groups: Json) =>
      hireBodyguard(alleysTable(), 0).artifact(0, 'fancyHat').goTo('shopping').play(0, groups);
    const part = (n: number, bodyguard: number, hat: number) => ({ imps: n, gold: 0, bodyguard, hat });
    const first = answered([part(2, 1, 0), part(1, 0, 1)]);
    const second = answered([part(3, 1, 1)]);
    for (const who of [1, 2, 3, null]) expect(first.view(who)).toEqual(second.view(who));
    for (const seat of [1, 2, 3]) first.play(seat, []);
    for (const who of viewers(first)) {
      expect(first.view(who).shops[0]?.groups).toEqual([imps(2, { bodyguard: 1 }), imps(1, { hat: 1 })]);
    }
  });

  test('DA-HIDDEN-03 the four cards of the wagon are in the hand, whose number is public', () => {
    const t = waiting(alleysTable(), 0, imps(2), imps(1)).sendGroups();
    go(t, 0, imps(2), 'fortuneTeller').play(0, null).play(0, 'cage');
    expectSecret(t, (s) => exchange(s, 0), [0]);
    for (const who of [1, null]) {
      expect(t.view(who).shops[0]).toMatchObject({ hand: null, owned: { cards: [2, 2, 2, 2] } });
    }
  });

  test('DA-HIDDEN-03 laid cards are shown at the start of their owner’s turn, the others never', () => {
    const t = alleysTable().house(0, 0, 'pony', { cage: 'c10', cards: ['G hunger', 'Y play', 'R anger'] });
    expect(t.view(1).shops[0]?.plots[0]?.pet?.cards).toBeNull();
    t.goTo('showing').until('petz.group');
    const revealed = heardBy(t, null).find(({ type }) => type === 'petz.revealed');
    expect(revealed).toMatchObject({ seat: 0, pets: [{ plot: 0, pet: 'pony' }] });
    for (const { who, view } of everyView(t)) {
      for (const [seat, shop] of view.shops.entries()) expect(shop.hand === null).toBe(who !== seat);
    }
  });

  test('DA-HIDDEN-04 the face of a peeked tile is its visitor’s, which tile it was everybody’s', () => {
    const t = waiting(alleysTable(), 0, imps(2), imps(1)).sendGroups();
    go(t, 0, imps(2), 'fortuneTeller').play(0, { tile: 'exhibition', round: 4, at: 0 });
    const at = t.s.exhibitions.findIndex(({ round }) => round === 4);
    const change = (s: Table['s']): void => {
      const tile = s.exhibitions[at];
      const other = s.unused.exhibitions[0];
      if (tile === undefined || other === undefined) throw new Error('no tile');
      [s.unused.exhibitions[0], tile.id] = [tile.id ?? '', other];
    };
    expectSecret(t, change, [0]);
    for (const who of viewers(t)) expect(t.view(who).exhibitions[at]?.peeked).toEqual([0]);
    // A tile that nobody looked at is nobody's.
    const last = t.s.exhibitions.length - 1;
    expectSecret(t, (s) => {
      const tile = s.exhibitions[last];
      if (tile !== undefined)
        [s.unused.exhibitions[0], tile.id] = [tile.id ?? '', s.unused.exhibitions[0] ?? ''];
    });
  });

  test('DA-HIDDEN-06 the order of the facilities is nobody’s; which are left is everybody’s', () => {
    const t = alleysTable();
    expectSecret(t, (s) => swap(s.alleys?.facilities ?? [], 0, 4));
    for (const who of viewers(t)) {
      const { row, facilities } = t.view(who).alleys ?? board(t);
      expect([row, facilities]).toEqual([board(t).row, ['?', '?', '?', '?', '?']]);
    }
  });

  test('DA-HIDDEN-07 the order of the accessories is nobody’s; which are left is everybody’s', () => {
    const t = alleysTable();
    expectSecret(t, (s) => swap(s.alleys?.accessories ?? [], 0, 4));
    for (const who of viewers(t)) {
      const { shown, accessories, gone } = t.view(who).alleys ?? board(t);
      expect([shown, gone, accessories.length]).toEqual([board(t).shown, [], 5]);
      expect(new Set(accessories)).toEqual(new Set(['?']));
    }
  });

  test('DA-HIDDEN-08 tiles that are not used are seen by nobody, ever', () => {
    for (const t of GAMES.slice(0, 40)) {
      for (const kind of ['exhibitions', 'customers'] as const) {
        if (t.s.unused[kind].length > 1) expectSecret(t, (s) => swap(s.unused[kind], 0, 1));
      }
      const unused = [...t.s.unused.exhibitions, ...t.s.unused.customers];
      for (const { view } of everyView(t)) {
        const text = JSON.stringify(view);
        for (const id of unused) expect(text).not.toContain(`"${id}"`);
      }
    }
  });
});

describe('what everybody knows', () => {
  test('DA-HIDDEN-02 DA-HIDDEN-09 DA-HIDDEN-11 DA-HIDDEN-12 imps, gold, possessions, board, settings, tunes, copies', () => {
    expect(GAMES.length).toBeGreaterThan(30);
    for (const t of GAMES) {
      const { facilities: _order, accessories: _stack, ...open } = board(t);
      for (const { view } of everyView(t)) {
        expect(view.alleys).toMatchObject(open);
        for (const [seat, shop] of view.shops.entries()) {
          const real = t.shop(seat);
          expect([shop.home, shop.gold, shop.artifacts, shop.alleys]).toEqual([
            real.home,
            real.gold,
            real.artifacts,
            real.alleys,
          ]);
          expect(shop.plots.map((plot) => plot.alleys)).toEqual(real.plots.map((plot) => plot.alleys));
        }
      }
    }
  });

  test('DA-HIDDEN-05 DA-HIDDEN-11 DA-HIDDEN-12 everybody hears everything but the faces of drawn cards and peeked tiles', () => {
    const t = GAMES.at(-1);
    if (t === undefined) throw new Error('no game');
    const types = new Set<string>();
    for (const event of t.events) {
      types.add(event.type);
      if (event.type === 'petz.drew' || event.type === 'petz.peeked') continue;
      for (const who of viewers(t)) expect(hears(event, who)).toEqual(event);
    }
    // Among them discards for the wagon, and what is decided pet by pet.
    for (const type of ['petz.forgot', 'petz.petTurn', 'petz.peeked']) expect([...types]).toContain(type);
    const public_: PetzEvent[] = [
      { type: 'petz.forgot', seat: 0, cards: [1, 2] },
      { type: 'petz.ate', seat: 0, plot: 0, pet: 'nomnivore', what: 'artifact', id: 'petdemonium', card: 7 },
      { type: 'petz.setCage', seat: 0, plot: 0, setting: 'strength' },
      { type: 'petz.tuned', seat: 0, plot: 0, tune: 'play' },
      { type: 'petz.spooked', seat: 0, from: 0, to: 1, pet: 'uni' },
      { type: 'petz.wrecked', seat: 0, plot: 1, tile: 'cage', id: 'c03' },
      { type: 'petz.copied', seat: 0, artifact: 'magicBox' },
    ];
    for (const event of public_) for (const who of [1, null]) expect(hears(event, who)).toEqual(event);
  });

  test('DA-HIDDEN-10 what a pet wears is seen as soon as its owner has decided', () => {
    const t = alleysTable().house(0, 0, 'uni', { size: 2 });
    const tile = board(t).accessories.pop() ?? '';
    own(t, 0).accessories.push(tile);
    t.goTo('needs');
    const stay = { pet0: 'uni', pet1: null, pet2: null, pet3: null };
    t.expectAsk('petz.arrange', 0)
      .play(0, stay)
      .expectAsk('petz.dress', 0)
      .play(0, { [tile]: 'uni' });
    for (const who of viewers(t)) expect(t.view(who).shops[0]?.plots[0]?.pet?.wears).toEqual([tile]);
    for (const who of [1, null]) {
      expect(heardBy(t, who).find(({ type }) => type === 'petz.dressed')).toMatchObject({
        pets: [{ plot: 0, pet: 'uni', wears: [tile] }],
      });
    }
  });

  test('DA-HIDDEN-06 DA-HIDDEN-07 what is imagined of the hidden agrees with what is seen', () => {
    for (const t of GAMES) {
      for (const { who, view } of everyView(t)) {
        const believed = petz.imagine(view, dice('belief'));
        expect(believed.alleys?.facilities).toHaveLength(board(t).facilities.length);
        expect([...(believed.alleys?.row ?? []), ...(believed.alleys?.facilities ?? [])].sort()).toEqual(
          [...board(t).row, ...board(t).facilities].sort(),
        );
        expect([...(believed.alleys?.accessories ?? [])].sort()).toEqual([...board(t).accessories].sort());
        const known = t.s.exhibitions.filter(
          ({ open, peeked }) => open || (who !== null && peeked?.includes(who)),
        );
        for (const tile of known) {
          expect(believed.exhibitions.find(({ round }) => round === tile.round)?.id).toBe(tile.id);
        }
      }
    }
  });
});
