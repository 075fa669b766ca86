/** Standard, extended and compromise games: DA-LENGTH. */

import { describe, expect, test } from 'vitest';
import type { Length } from '../../../src/engine/petz/alleys/state.ts';
import { petzEngine } from '../../../src/engine/petz/index.ts';
import { tableFor, tableOf } from '../../../src/engine/petz/query.ts';
import { alleysSetup } from '../../../src/engine/petz/setup.ts';
import { alleysTable } from '../../kit/alleys-market.ts';
import type { Table } from '../../kit/petz.ts';
import { byRound, refused } from '../../kit/town.ts';

const rounds = (seats: number, length: Length): number =>
  tableOf({ setup: alleysSetup(seats, length) }).rounds;
const roundsOf = (t: Table, kind: 'exhibitions' | 'customers'): number[] =>
  t.s[kind].map(({ round }) => round);
/** Imps on each space of the Progress Board. */
const waitingImps = (t: Table): number[][] => t.s.shops.map((shop) => shop.waiting);

/** What is turned up in each round of a whole game: `E3` the exhibition of round 3, `C4` a customer of round 4. */
function turnedUp(seats: number, length: Length): string[][] {
  const t = alleysTable(seats, length).toTheEnd();
  return byRound(t.events)
    .slice(1)
    .map((events) =>
      events.flatMap((x) =>
        x.type === 'petz.turnedUp' ? [`${x.tile === 'exhibition' ? 'E' : 'C'}${x.round}`] : [],
      ),
    );
}

describe('rounds', () => {
  test('DA-LENGTH-01 standard and extended are for any number of players, compromise for 2 or 3', () => {
    for (const seats of [2, 3, 4]) {
      for (const length of ['standard', 'extended', 'compromise'] as const) {
        const refusal = petzEngine.rules.checkSetup(alleysSetup(seats, length));
        if (seats === 4 && length === 'compromise')
          expect(refusal).toMatchObject({ code: 'wrongLength', rule: 'DA-LENGTH-01' });
        else expect(refusal).toBeNull();
      }
    }
  });

  test('DA-LENGTH-02 DA-LENGTH-03 DA-LENGTH-04 5 and 6, one more in an extended game, 6 in a compromise', () => {
    expect([4, 3, 2].map((seats) => rounds(seats, 'standard'))).toEqual([5, 6, 6]);
    expect([4, 3, 2].map((seats) => rounds(seats, 'extended'))).toEqual([6, 7, 7]);
    expect([3, 2].map((seats) => rounds(seats, 'compromise'))).toEqual([6, 6]);
    for (const [seats, length] of [
      [4, 'extended'],
      [2, 'extended'],
      [3, 'compromise'],
    ] as const) {
      const played = alleysTable(seats, length).toTheEnd().eventsOf('petz.round').length;
      expect(played).toBe(rounds(seats, length));
    }
  });

  test('DA-LENGTH-02 DA-LENGTH-08 DA-LENGTH-10 DA-SETUP-09 EX-DA-04 standard: the board of the base game, 11 imps', () => {
    for (const seats of [2, 3, 4]) {
      const t = alleysTable(seats);
      expect(roundsOf(t, 'customers')).toEqual(tableFor(seats).customers);
      expect(waitingImps(t)).toEqual(t.s.shops.map(() => [1, 1, 1, 1]));
      for (const shop of t.s.shops) expect(shop.home).toBe(7);
      t.expectInventory();
    }
    expect(roundsOf(alleysTable(4), 'customers')).toEqual([3, 4, 5, 5]);
  });

  test('DA-LENGTH-05 DA-LENGTH-09 DA-LENGTH-11 DA-LENGTH-15 EX-DA-03 R-DA-03 four players, extended: 12 imps, 6 customers, side 5/6', () => {
    const t = alleysTable(4, 'extended').expectInventory();
    // The fifth imp space is on the first round of the extension.
    expect(waitingImps(t)).toEqual(t.s.shops.map(() => [1, 1, 1, 1, 1]));
    for (const shop of t.s.shops) expect(shop.home).toBe(7);
    expect(roundsOf(t, 'customers')).toEqual([3, 4, 5, 5, 6, 6]);
    expect(roundsOf(t, 'exhibitions')).toEqual([2, 3, 4, 5, 6]);
  });

  test('DA-LENGTH-06 DA-LENGTH-09 DA-LENGTH-13 DA-LENGTH-15 R-DA-03 R-DA-04 two or three players, extended: 7 customers, side 6/7', () => {
    for (const seats of [2, 3]) {
      const t = alleysTable(seats, 'extended').expectInventory();
      expect(waitingImps(t)).toEqual(t.s.shops.map(() => [1, 1, 1, 1, 0, 1]));
      expect(roundsOf(t, 'customers')).toEqual([3, 4, 5, 6, 6, 7, 7]);
      expect(roundsOf(t, 'exhibitions')).toEqual([2, 3, 4, 5, 6, 7]);
    }
  });

  test('DA-LENGTH-04 DA-LENGTH-07 DA-LENGTH-10 DA-LENGTH-12 DA-LENGTH-15 EX-DA-05 R-DA-03 compromise: 6 customers, 11 imps', () => {
    for (const seats of [2, 3]) {
      const t = alleysTable(seats, 'compromise').expectInventory();
      // The extra space of the extension stays unused.
      expect(waitingImps(t)).toEqual(t.s.shops.map(() => [1, 1, 1, 1]));
      expect(roundsOf(t, 'customers')).toEqual([3, 4, 5, 5, 6, 6]);
      expect(roundsOf(t, 'exhibitions')).toEqual([2, 3, 4, 5, 6]);
      expect(tableOf(t.s).rounds).toBe(6);
    }
  });

  test('DA-LENGTH-09 R-DA-03 the imp of the extension can be invited from its round on', () => {
    const invited = (round: number) => {
      const t = alleysTable(4, 'extended')
        .round(round)
        .imps(0, { waiting: [0, 0, 0, 0, 1] });
      t.groups(0, [[1, 0]])
        .sendGroups()
        .play(0, { imps: 1, gold: 0, space: 'imps' });
      return t.eventsOf('petz.invited').map(({ imps }) => imps);
    };
    expect([invited(4), invited(5)]).toEqual([[0], [1]]);
  });
});

describe('turning up', () => {
  test('DA-LENGTH-14 DA-LENGTH-17 four players, extended; both customers of a round at once', () => {
    expect(turnedUp(4, 'extended')).toEqual([
      [],
      ['E3', 'C4'],
      ['E4', 'C5', 'C5'],
      ['E5', 'C6', 'C6'],
      ['E6'],
      [],
    ]);
    const start = alleysTable(4, 'extended').eventsOf('petz.turnedUp');
    expect(start.map(({ tile, round }) => [tile, round])).toEqual([
      ['exhibition', 2],
      ['customer', 3],
    ]);
  });

  test('DA-LENGTH-14 DA-LENGTH-18 EX-DA-89 two or three players, extended', () => {
    for (const seats of [2, 3]) {
      expect(turnedUp(seats, 'extended')).toEqual([
        [],
        ['E3', 'C4'],
        ['E4', 'C5'],
        ['E5', 'C6', 'C6'],
        ['E6', 'C7', 'C7'],
        ['E7'],
        [],
      ]);
    }
  });

  test('DA-LENGTH-14 DA-LENGTH-18 compromise: as with four players, extended', () => {
    expect(turnedUp(3, 'compromise')).toEqual(turnedUp(4, 'extended'));
  });
});

describe('two customers', () => {
  /** Round 5 with two customers, two pets for either of them, two imps on the platform. */
  function rush(): Table {
    const t = alleysTable(4, 'extended')
      .round(5)
      .customers(['porkyOrky', 'lichLord'])
      .exhibition('magicShow');
    const cards = ['G poop', 'G poop', 'Y poop', 'P disease', 'R disease'];
    t.house(0, 0, 'liffard', { cage: 'c10', cards, size: 5 });
    t.house(0, 1, 'uni', { cage: 'c03', cards: ['Y disease', 'G disease', 'P disease', 'G poop'] });
    for (const at of [0, 1]) t.pet(0, at).needs = [0, 3, 0, 0, 0, 2, 0];
    return t.imps(0, { platform: 2 }).goTo('business');
  }
  const sale = (plot: number, customer: string, platform: boolean) => ({ plot, customer, platform });

  test('DA-LENGTH-16 R-DA-05 in each two-customer round one pet for each of them, one from the platform', () => {
    const t = rush()
      .expectAsk('petz.sell', 0)
      .play(0, sale(0, 'porkyOrky', true));
    expect(t.eventsOf('petz.sold')).toHaveLength(1);
    expect(refused(t, 0, sale(1, 'porkyOrky', false))).toMatch(/^customerServed/);
    expect(refused(t, 0, sale(1, 'lichLord', true))).toMatch(/^platformUsed/);
    t.play(0, sale(1, 'lichLord', false));
    expect(t.eventsOf('petz.sold').map(({ customer, platform }) => [customer, platform])).toEqual([
      ['porkyOrky', true],
      ['lichLord', false],
    ]);
    // Round 6 is not the base game's last one, but has two customers and a platform sale again.
    t.until('petz.group');
    expect(t.s.round).toBe(6);
    expect(t.s.customers.map(({ round }) => round)).toEqual([6, 6]);
    const again = t.customers(['porkyOrky', 'lichLord'], 6);
    again.house(0, 2, 'snakitty', { cage: 'c04', cards: ['G poop', 'G poop', 'R disease', 'Y poop'] });
    again.pet(0, 2).needs = [0, 3, 0, 0, 0, 1, 0];
    again.goTo('business').expectAsk('petz.sell', 0);
    expect(again.refusal(0, sale(2, 'porkyOrky', true))).toBeNull();
  });
});
