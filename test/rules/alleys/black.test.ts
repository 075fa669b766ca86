/** Buying on the market of the alleys: DA-BLACK. */

import { describe, expect, test } from 'vitest';
import { exhibitionCard } from '../../../src/engine/petz/data/cards.ts';
import {
  alleysTable,
  board,
  go,
  going,
  imps,
  offer,
  own,
  price,
  priced,
  soldOut,
  tomorrow,
  waiting,
  withdrawal,
} from '../../kit/alleys-market.ts';
import type { Table } from '../../kit/petz.ts';
import { colours } from '../../kit/petz-plays.ts';
import { itemsAt, refused, spacesFor } from '../../kit/town.ts';

/** One seat with groups, so much gold in the Treasury, and the market as it is priced at the start. */
function shopper(gold: number, ...groups: ReturnType<typeof imps>[]): Table {
  const t = alleysTable();
  t.shop(0).gold = gold;
  return waiting(t, 0, ...groups);
}

const PLACES = ['bodyguard', 'pet', 'cage', 'food', 'addon', 'artifact'];
const places = (items: string[]): string[] => [...new Set(items.map((item) => item.split(':')[0] ?? ''))];

describe('the price', () => {
  test('DA-BLACK-01 exactly one thing that is still there', () => {
    const t = shopper(9, imps(2), imps(1)).sendGroups();
    expect(places(itemsAt(t, 0, 'market'))).toEqual(PLACES);
    expect(refused(t, 0, going(imps(2), 'market'))).toBe('itemNotThere PB-SHOP-22');
    go(t, 0, imps(2), 'market', 'cage');
    expect([t.shop(0).cart.cages.length, t.shop(0).cart.addons.length, t.shop(0).cart.pets.length]).toEqual([
      1, 0, 0,
    ]);
    expect(t.eventsOf('petz.bought')).toHaveLength(1);
    tomorrow(t);
    waiting(t, 0, imps(1)).sendGroups();
    expect(places(itemsAt(t, 0, 'market'))).toEqual(PLACES.filter((place) => place !== 'cage'));
    expect(refused(t, 0, going(imps(1), 'market', 'cage'))).toBe('itemNotThere PB-SHOP-22');
  });

  test('DA-BLACK-02 DA-BLACK-04 DA-BLACK-05 a thing with a price token costs 1 gold, which goes with the token; without it is free', () => {
    const t = shopper(2, imps(1)).sendGroups();
    const free = t.fork();
    const before = t.s.shops.map((shop) => shop.gold);
    go(t, 0, imps(1), 'market', 'addon');
    expect(t.s.shops.map((shop) => shop.gold)).toEqual(
      before.map((gold, seat) => (seat === 0 ? gold - 1 : gold)),
    );
    expect(priced(t)).toEqual(['bodyguard', 'pet', 'cage', 'food']);
    expect(t.eventsOf('petz.bought')).toMatchObject([{ seat: 0, place: 'addon', paid: 1 }]);
    go(free, 0, imps(1), 'market', 'artifact');
    expect(free.shop(0).gold).toBe(2);
    expect(free.eventsOf('petz.bought')).toMatchObject([{ place: 'artifact', paid: 0 }]);
    expect(priced(free)).toHaveLength(5);
  });

  test('DA-BLACK-03 DA-BLACK-06 DA-GROUP-15 EX-DA-15 gold of the group does not pay', () => {
    const group = imps(2, { gold: 1 });
    const t = offer(shopper(0, group), 'artifact', 'whipOfObedience').sendGroups();
    expect(itemsAt(t, 0, 'market')).toEqual(['artifact']);
    expect(refused(t, 0, going(group, 'market', 'cage'))).toBe('cannotAfford DA-BLACK-06');
    go(t, 0, group, 'market', 'artifact');
    expect(t.shop(0).gold).toBe(0);
    expect(t.shop(0).artifacts).toEqual(['whipOfObedience']);
    // Gold that stayed out of all groups does.
    const rich = shopper(1, group).sendGroups();
    expect(places(itemsAt(rich, 0, 'market'))).toEqual(PLACES);
    go(rich, 0, group, 'market', 'cage');
    expect(rich.shop(0).gold).toBe(0);
  });

  test('DA-BLACK-02 DA-BLACK-03 DA-BLACK-04 DA-BODY-02 DA-GROUP-02 DA-GROUP-03 EX-DA-16 gold of a withdrawn group pays', () => {
    const t = price(shopper(0, imps(2), imps(1, { gold: 1 })), ...(PLACES as 'pet'[]));
    const home = t.shop(0).home;
    t.sendGroups().play(0, withdrawal(imps(1, { gold: 1 })));
    go(t, 0, imps(2), 'market', 'bodyguard');
    expect(t.shop(0)).toMatchObject({ gold: 0, home: home + 1 });
    expect(priced(t)).toEqual(PLACES.filter((place) => place !== 'bodyguard'));
    expect(own(t, 0).bodyguard).toBe(true);
    expect(t.eventsOf('petz.joined')).toEqual([
      { type: 'petz.joined', seat: 0, who: 'bodyguard', group: null },
    ]);
  });

  test('DA-BLACK-07 EX-DA-17 who can afford nothing cannot go there', () => {
    const t = price(shopper(0, imps(2)), ...(PLACES as 'pet'[])).sendGroups();
    expect(spacesFor(t, 0)).not.toContain('market');
    expect(refused(t, 0, going(imps(2), 'market', 'cage'))).toBe('cannotAfford DA-BLACK-07');
    // Judged again after a withdrawal of the same turn.
    const saved = price(shopper(0, imps(2), imps(1, { gold: 1 })), ...(PLACES as 'pet'[])).sendGroups();
    expect(spacesFor(saved, 0)).not.toContain('market');
    saved.play(0, withdrawal(imps(1, { gold: 1 })));
    expect(spacesFor(saved, 0)).toContain('market');
  });

  test('DA-BLACK-07 DA-BLACK-15 nor anybody once nothing is left', () => {
    const t = soldOut(
      shopper(9, imps(2)),
      1,
      'bodyguard',
      'pet',
      'cage',
      'food',
      'addon',
      'artifact',
    ).sendGroups();
    t.expectInventory();
    expect(spacesFor(t, 0)).not.toContain('market');
    expect(refused(t, 0, going(imps(2), 'market', 'cage'))).toBe('nothingThere PB-SHOP-06');
  });

  test('DA-BLACK-08 one imp is enough for anything, without gold', () => {
    const t = shopper(1, imps(1)).sendGroups();
    expect(places(itemsAt(t, 0, 'market'))).toEqual(PLACES);
    for (const item of ['cage', 'pet']) {
      const now = t.fork();
      go(now, 0, imps(1), 'market', item);
      expect(now.eventsOf('petz.bought')).toHaveLength(1);
    }
  });
});

describe('the things', () => {
  test('DA-BLACK-09 pet, cage and addon are placed like any others', () => {
    const t = offer(shopper(9, imps(2), imps(1)), 'pet', 'uni');
    const { market } = board(t);
    const [cage, addon] = [market.cage.id, market.addon.id];
    price(t).sendGroups();
    const second = t.fork();
    go(t, 0, imps(2), 'market', 'pet');
    go(t, 0, imps(1), 'home').expectAsk('petz.arrange', 0);
    const [pet] = t.shop(0).cart.pets;
    expect(pet).toEqual({ id: 'uni', size: 2, suffering: 0, mutation: 0, cards: [], needs: null });
    t.play(0, { pet0: 'uni', pet1: null, pet2: null, pet3: null });
    expect(t.pet(0, 0).id).toBe('uni');
    go(second, 0, imps(2), 'market', 'cage');
    tomorrow(second);
    waiting(second, 0, imps(1)).sendGroups();
    go(second, 0, imps(1), 'market', 'addon');
    expect(second.shop(0).cart).toMatchObject({ cages: [cage], addons: [addon] });
    expect(second.eventsOf('petz.gotCage').at(-1)).toMatchObject({ seat: 0, cage });
    expect(second.eventsOf('petz.gotAddon').at(-1)).toMatchObject({ seat: 0, addon });
    second.expectInventory();
  });

  test('DA-BLACK-09 DA-BLACK-10 an artifact does at once what it does when it is gained', () => {
    const book = offer(shopper(0, imps(1), imps(1)), 'artifact', 'petdemonium').sendGroups();
    go(book, 0, imps(1), 'market', 'artifact').expectAsk('petz.book', 0);
    book.play(0, { artifact: 'petdemonium', colour: 'R' });
    expect(colours(book, 0)).toEqual([1, 2, 1, 1]);
    book.expectAsk('petz.send', 0).expectInventory();
    const box = offer(shopper(0, imps(1)), 'artifact', 'magicBox').sendGroups();
    go(box, 0, imps(1), 'market', 'artifact');
    expect(box.shop(0)).toMatchObject({ artifacts: ['magicBox'], box: 'vegetable' });
  });

  test('DA-BLACK-11 EX-DA-18 one of the food groups printed on the tile, fresh from the bank; the tile goes', () => {
    const t = offer(shopper(9, imps(1)), 'food', 'freestyle').sendGroups();
    expect(exhibitionCard('freestyle').food).toEqual({ vegetables: [3, 0], mixed: [1, 1], meat: [0, 2] });
    const items = itemsAt(t, 0, 'market').filter((item) => item.startsWith('food'));
    expect(items).toEqual(['food:vegetables', 'food:mixed', 'food:meat']);
    t.food(0, { vegetable: [0, 1, 0], meat: [1, 0] });
    const [vegetables, meat] = [t.fork(), t.fork()];
    go(t, 0, imps(1), 'market', 'food:mixed');
    expect(t.shop(0).food).toEqual({
      vegetable: [1, 1, ...t.shop(0).food.vegetable.slice(2)],
      meat: [2, ...t.shop(0).food.meat.slice(1)],
    });
    expect(t.s.gone.exhibitions).toContain('freestyle');
    expect(board(t).market.food).toEqual({ id: null, priced: false });
    expect(t.eventsOf('petz.gotFood').at(-1)).toMatchObject({ seat: 0, vegetable: 1, meat: 1, gold: 0 });
    t.expectInventory();
    go(vegetables, 0, imps(1), 'market', 'food:vegetables');
    expect(vegetables.eventsOf('petz.gotFood').at(-1)).toMatchObject({ vegetable: 3, meat: 0 });
    go(meat, 0, imps(1), 'market', 'food:meat');
    expect(meat.eventsOf('petz.gotFood').at(-1)).toMatchObject({ vegetable: 0, meat: 2 });
    // The stands of the town keep what they have.
    expect(meat.s.town.stands).toEqual(t.s.town.stands);
  });

  test('DA-BLACK-12 the competition on it is never held', () => {
    for (const seed of ['a', 'b']) {
      const t = alleysTable(2, 'extended', { seed });
      const tile = board(t).market.food.id ?? '';
      expect(tile).not.toBe('');
      t.toTheEnd(seed);
      expect(t.eventsOf('petz.awarded').map(({ exhibition }) => exhibition)).not.toContain(tile);
      expect(t.eventsOf('petz.turnedUp').map(({ id }) => id)).not.toContain(tile);
    }
  });

  test('DA-BLACK-13 R-DA-12 neutral imps take nothing from it', () => {
    // Two players: wherever the neutral imps stand, what is printed is given.
    for (const round of [2, 3, 5, 6]) {
      const t = alleysTable(2).round(round);
      price(offer(t, 'food', 'freestyle'));
      waiting(t, 0, imps(1)).sendGroups();
      go(t, 0, imps(1), 'market', 'food:mixed');
      expect(t.eventsOf('petz.gotFood').at(-1)).toMatchObject({ vegetable: 1, meat: 1 });
    }
  });

  test('DA-BLACK-14 the bodyguard goes to the buyer', () => {
    const t = waiting(price(alleysTable()), 2, imps(1)).sendGroups();
    go(t, 2, imps(1), 'market', 'bodyguard');
    expect(t.s.shops.map((shop) => shop.alleys?.bodyguard)).toEqual([false, false, true, false]);
    expect(t.eventsOf('petz.bought')).toMatchObject([{ seat: 2, place: 'bodyguard', id: 'bodyguard' }]);
  });

  test('DA-BLACK-15 the place of a thing that is gone stays empty', () => {
    const t = shopper(9, imps(1)).sendGroups();
    go(t, 0, imps(1), 'market', 'pet');
    expect(board(t).market.pet).toEqual({ id: null, priced: false });
    t.nextRound().nextRound();
    expect(board(t).market.pet).toEqual({ id: null, priced: false });
  });
});
