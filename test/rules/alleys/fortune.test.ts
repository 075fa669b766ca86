/** The fortune teller's wagon: DA-FORTUNE. */

import { describe, expect, test } from 'vitest';
import type { Json } from '../../../src/engine/kernel/state.ts';
import { colourOf } from '../../../src/engine/petz/data/needs.ts';
import { alleysTable, go, imps, own, price, priced, waiting } from '../../kit/alleys-market.ts';
import type { Table } from '../../kit/petz.ts';
import { colours, heardBy } from '../../kit/petz-plays.ts';

const peeks = (t: Table, seat = 0): Json[] => t.options(seat).filter((x) => x !== null);

/** Everything on the calendar lies face up. */
function revealAll(t: Table): Table {
  for (const tile of [...t.s.exhibitions, ...t.s.customers]) tile.open = true;
  return t;
}

/** A visit by one imp, and maybe another imp of the same seat that waits. */
function visit(t: Table, ...others: ReturnType<typeof imps>[]): Table {
  waiting(t, 0, imps(2), ...others).sendGroups();
  return go(t, 0, imps(2), 'fortuneTeller');
}

describe('peek', () => {
  test('DA-FORTUNE-01 peek, then draw, then discount', () => {
    const t = visit(alleysTable(), imps(1)).expectAsk('petz.peek', 0);
    expect(t.eventsOf('petz.drew')).toEqual([]);
    t.quiet().play(0, { tile: 'exhibition', round: 3, at: 0 }).expectAsk('petz.discount', 0);
    t.play(0, 'cage').expectAsk('petz.send', 0);
    expect(t.events.map(({ type }) => type).slice(0, 3)).toEqual([
      'petz.peeked',
      'petz.drew',
      'petz.discounted',
    ]);
  });

  test('DA-FORTUNE-02 DA-FORTUNE-04 any one face-down tile, exhibition or customer, or none', () => {
    const t = visit(alleysTable(4, 'extended'));
    const tile = (kind: string, round: number, at = 0) => ({ tile: kind, round, at });
    expect(peeks(t)).toEqual([
      ...[3, 4, 5, 6].map((round) => tile('exhibition', round)),
      tile('customer', 4),
      tile('customer', 5, 0),
      tile('customer', 5, 1),
      tile('customer', 6, 0),
      tile('customer', 6, 1),
    ]);
    // What lies open is no choice.
    expect(t.refusal(0, tile('exhibition', 2))).not.toBeNull();
    const none = t.fork().play(0, null);
    expect(none.eventsOf('petz.peeked')).toEqual([]);
    expect(none.eventsOf('petz.drew').at(-1)?.seat).toBe(0);
    // One of two customers is only one of them.
    t.play(0, tile('customer', 5, 1));
    const [first, second] = t.view(0).customers.filter(({ round }) => round === 5);
    expect([first?.id, second?.id]).toEqual([null, t.s.customers.filter(({ round }) => round === 5)[1]?.id]);
  });

  test('DA-FORTUNE-03 R-DA-44 the tile goes back face down; its visitor knows it until all do, the others which one it was', () => {
    const t = visit(alleysTable()).play(0, { tile: 'customer', round: 4, at: 0 });
    const place = t.s.customers.findIndex(({ round }) => round === 4);
    const id = t.s.customers[place]?.id;
    expect(t.s.customers[place]?.open).toBe(false);
    const seen = [0, 1, null].map((who) => t.view(who).customers[place]);
    expect(seen).toMatchObject([
      { id, open: false, peeked: [0] },
      { id: null, open: false, peeked: [0] },
      { id: null, open: false, peeked: [0] },
    ]);
    const peeks = [0, 1, null].map((who) => heardBy(t, who).find(({ type }) => type === 'petz.peeked'));
    expect(peeks).toMatchObject([
      { seat: 0, tile: 'customer', round: 4, at: 0, id },
      { seat: 0, tile: 'customer', round: 4, at: 0, id: null },
      { seat: 0, tile: 'customer', round: 4, at: 0, id: null },
    ]);
    // In round 2 it is turned up: the memory is no secret any more.
    t.nextRound();
    expect(t.s.round).toBe(2);
    expect(t.view(1).customers.find(({ round }) => round === 4)).toMatchObject({ id, open: true });
  });

  test('DA-FORTUNE-04 a tile that he knows is not looked at again; others may still look', () => {
    const t = alleysTable();
    for (const tile of [...t.s.exhibitions, ...t.s.customers]) if (!tile.open) tile.peeked = [0];
    const stranger = t.fork();
    visit(t).expectAsk('petz.discount', 0);
    waiting(stranger, 1, imps(1)).sendGroups();
    go(stranger, 1, imps(1), 'fortuneTeller').expectAsk('petz.peek', 1);
    expect(peeks(stranger, 1)).toHaveLength(6);
  });

  test('DA-FORTUNE-04 DA-FORTUNE-12 EX-DA-33 with nothing face down and no price token only the cards are drawn', () => {
    const t = visit(price(revealAll(alleysTable())), imps(1));
    t.expectAsk('petz.send', 0);
    expect(t.eventsOf('petz.drew').at(-1)).toMatchObject({ seat: 0, counts: [1, 1, 1, 1] });
    expect([t.eventsOf('petz.peeked'), t.eventsOf('petz.discounted')]).toEqual([[], []]);
  });
});

describe('cards', () => {
  test('DA-FORTUNE-05 DA-FORTUNE-07 four cards, one of each colour, no potion', () => {
    const t = visit(alleysTable(), imps(1));
    const potions = t.shop(0).potions;
    t.play(0, null);
    expect(colours(t, 0)).toEqual([2, 2, 2, 2]);
    expect(t.shop(0).potions).toBe(potions);
    expect(colours(t, 1)).toEqual([1, 1, 1, 1]);
  });

  /** A visit with nothing to peek at and no price left; a pet with a green and a yellow bar. */
  function fate(): Table {
    const t = price(revealAll(alleysTable())).hand(0, ['G hunger', 'R anger', 'Y play', 'P magic']);
    t.stack('G', ['poop', 'hunger']).stack('R', ['anger']).stack('Y', ['poop', 'play']).stack('P', ['magic']);
    return t.house(0, 0, 'snakitty', { size: 2 });
  }

  test('DA-FORTUNE-05 DA-FORTUNE-06 DA-FORTUNE-08 EX-DA-30 4, then 8, then 10, 2 assigned, 4 discarded', () => {
    const t = fate();
    const bars = t.pet(0, 0).id;
    expect(bars).toBe('snakitty');
    visit(t);
    expect(t.shop(0).hand).toHaveLength(8);
    t.until('petz.assign', (_seat, kind) =>
      kind === 'petz.arrange' ? { pet0: 'snakitty', pet1: null, pet2: null, pet3: null } : undefined,
    );
    expect(t.shop(0).hand).toHaveLength(10);
    const domain = t.domain(0);
    const wanted = domain.type === 'deal' ? domain.slots.map(({ accepts }) => accepts) : [];
    expect(wanted).toHaveLength(2);
    // The extra cards may be assigned like any others.
    const mine = t.shop(0).hand;
    const laid = wanted.map((colour) => mine.filter((card) => colourOf(card) === colour).at(-2) ?? -1);
    t.play(0, laid);
    expect(t.shop(0).hand).toHaveLength(8);
    t.until('petz.forget');
    // The choice is the owner's, colour by colour; each face once.
    const discards = t.s.gone.needs.flat().length;
    let asked = 0;
    while (t.s.ask?.kind === 'petz.forget') {
      const [card] = t.options(0) as number[];
      t.play(0, card ?? -1);
      asked++;
    }
    expect(asked).toBe(4);
    expect(colours(t, 0)).toEqual([1, 1, 1, 1]);
    expect(t.s.gone.needs.flat().length).toBe(discards + 4);
    expect(t.eventsOf('petz.forgot').flatMap(({ cards }) => cards)).toHaveLength(4);
    expect(own(t, 0).debt).toEqual([]);
    t.expectInventory();
  });

  test('DA-FORTUNE-08 which card of a colour goes is the owner’s choice', () => {
    const t = alleysTable().hand(0, ['G hunger', 'G poop', 'G poop', 'R anger', 'Y play', 'P magic']);
    own(t, 0).debt = ['G', 'R', 'Y', 'P'];
    t.goTo('business').expectAsk('petz.forget', 0);
    // The only card of a colour goes by itself; of equal ones it does not matter which.
    expect(t.faces(0)).toEqual(['G hunger', 'G poop', 'G poop']);
    expect(t.options(0)).toHaveLength(2);
    const hunger = t.shop(0).hand[0] ?? -1;
    expect(t.options(0)).toContain(hunger);
    t.quiet().play(0, hunger);
    expect(t.faces(0)).toEqual(['G poop', 'G poop']);
    expect(t.eventsOf('petz.forgot')).toEqual([{ type: 'petz.forgot', seat: 0, cards: [hunger] }]);
  });

  test('DA-FORTUNE-08 alike cards are asked for too: not asking would tell the others that they are', () => {
    const t = alleysTable().hand(0, ['G poop', 'G poop']);
    own(t, 0).debt = ['G'];
    t.goTo('business').expectAsk('petz.forget', 0);
    expect(t.options(0)).toHaveLength(1);
  });

  test('DA-FORTUNE-08 after the cards of the pets, before unused imps work, in the same round', () => {
    const t = alleysTable().hand(0, ['G poop', 'G hunger']);
    own(t, 0).debt = ['G'];
    t.house(1, 0, 'uni', { size: 2, cards: ['G poop', 'Y play'] });
    t.pet(1, 0).needs = [0, 1, 1, 0, 0, 0, 0];
    t.quiet().goTo('business').expectAsk('petz.forget', 0);
    expect(t.eventsOf('petz.discarded')).toHaveLength(1);
    expect(t.eventsOf('petz.earned')).toEqual([]);
    t.play(0, t.options(0)[0] ?? null).until('petz.group');
    expect(own(t, 0).debt).toEqual([]);
  });

  test('DA-FORTUNE-08 EX-DA-31 with a book the hand keeps its extra card', () => {
    const t = fate().artifact(0, 'petdemonium');
    t.shop(0).books.petdemonium = 'G';
    t.hand(0, ['G hunger', 'G poop', 'R anger', 'Y play', 'P magic']);
    visit(t);
    expect(colours(t, 0)).toEqual([3, 2, 2, 2]);
    t.until('petz.forget', (_seat, kind) =>
      kind === 'petz.arrange' ? { pet0: 'snakitty', pet1: null, pet2: null, pet3: null } : undefined,
    );
    while (t.s.ask?.kind === 'petz.forget') t.play(0, t.options(0)[0] ?? null);
    expect(colours(t, 0)).toEqual([2, 1, 1, 1]);
  });

  test('DA-FORTUNE-09 no potion is discarded for the visit', () => {
    const t = alleysTable().hand(0, ['G poop', 'G hunger'], 3);
    own(t, 0).debt = ['G'];
    t.goTo('business').play(0, t.shop(0).hand[0] ?? null);
    expect(t.shop(0).potions).toBe(3);
  });

  test('R-DA-43 a colour of which no card is left costs nothing', () => {
    const t = alleysTable().hand(0, ['R anger'], 1);
    own(t, 0).debt = ['G', 'R', 'Y', 'P'];
    t.quiet().goTo('business');
    expect(t.eventsOf('petz.forgot').map(({ cards }) => cards.length)).toEqual([1]);
    expect(t.shop(0).hand).toEqual([]);
    expect(own(t, 0).debt).toEqual([]);
  });

  test('DA-FORTUNE-06 cards drawn by the visitor are his alone', () => {
    const t = visit(alleysTable(), imps(1)).play(0, null);
    const drew = (who: number | null) => heardBy(t, who).findLast(({ type }) => type === 'petz.drew');
    expect(drew(0)).toMatchObject({ seat: 0, counts: [1, 1, 1, 1] });
    expect(drew(1)).toMatchObject({ cards: null, counts: [1, 1, 1, 1] });
  });
});

describe('discount', () => {
  test('DA-FORTUNE-10 DA-FORTUNE-11 one price token of the visitor’s choice goes to the bank', () => {
    const t = visit(alleysTable()).play(0, null);
    const gold = t.s.shops.map((shop) => shop.gold);
    expect(t.options(0)).toEqual(['bodyguard', 'pet', 'cage', 'food', 'addon']);
    t.play(0, 'food');
    expect(priced(t)).toEqual(['bodyguard', 'pet', 'cage', 'addon']);
    expect(t.eventsOf('petz.discounted')).toEqual([{ type: 'petz.discounted', seat: 0, place: 'food' }]);
    expect(t.s.shops.slice(1).map((shop) => shop.gold)).toEqual(gold.slice(1));
  });

  test('DA-FORTUNE-10 DA-FORTUNE-11 only from a thing that is unsold and still has one', () => {
    const t = price(alleysTable(), 'pet', 'cage', 'addon');
    waiting(t, 0, imps(2));
    waiting(t, 1, imps(1)).sendGroups();
    go(t, 0, imps(2), 'market', 'cage');
    go(t, 1, imps(1), 'fortuneTeller').play(1, null);
    expect(t.options(1)).toEqual(['pet', 'addon']);
  });

  test('DA-FORTUNE-12 EX-DA-32 it cannot be declined: the last token goes at once', () => {
    const t = visit(price(revealAll(alleysTable()), 'bodyguard'), imps(1));
    expect(priced(t)).toEqual([]);
    expect(t.eventsOf('petz.discounted')).toEqual([{ type: 'petz.discounted', seat: 0, place: 'bodyguard' }]);
    t.expectAsk('petz.send', 0);
    const two = visit(price(revealAll(alleysTable()), 'bodyguard', 'pet'), imps(1)).expectAsk(
      'petz.discount',
      0,
    );
    expect(two.refusal(0, null)).not.toBeNull();
  });

  test('DA-FORTUNE-13 the thing is free for the seat that takes it later', () => {
    const t = alleysTable();
    for (const shop of t.s.shops) shop.gold = 0;
    waiting(t, 0, imps(2));
    waiting(t, 1, imps(1)).sendGroups();
    go(t, 0, imps(2), 'fortuneTeller').play(0, null).play(0, 'cage');
    go(t, 1, imps(1), 'market', 'cage');
    expect(t.shop(1).cart.cages).toHaveLength(1);
    expect(t.eventsOf('petz.bought')).toMatchObject([{ seat: 1, place: 'cage', paid: 0 }]);
  });
});
