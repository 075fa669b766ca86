/** Selling a pet (PB-SELL-01 to 17, 25 to 31): who sells what to whom, and for how much reputation. */
import { describe, expect, test } from 'vitest';
import { CUSTOMERS } from '../../kit/base-box.ts';
import { lodge, marketTable, sale, showTable, toSales } from '../../kit/show.ts';

const ORKY = 'porkyOrky';
/** Two poop on Wormie, three on Bubl: a match of 4 and of 6 for Porky Orky. */
const MESSY = ['G poop', 'G anger', 'P magic', 'G poop'];
const MESSIER = ['G poop', 'R poop', 'G poop', 'R anger'];

describe('when and to whom', () => {
  test.each([1, 2])('PB-SELL-01 nobody sells in round %i', (round) => {
    const t = showTable({ round, home: 0 });
    lodge(t, 0, 1, 'wormie', MESSY, { cage: 'c03' });
    t.goTo('showing').expectAsk('petz.jobs', 3);
    expect(t.shop(0).reputation).toBe(round === 1 ? 0 : 8);
    expect(t.eventsOf('petz.customerLeft')).toEqual([]);
    expect(t.s.customers).toHaveLength(4);
  });

  test.each([
    [4, 3, 1],
    [4, 4, 1],
    [4, 5, 2],
    [3, 5, 1],
    [3, 6, 2],
    [2, 6, 2],
  ])('PB-SELL-02 with %i players in round %i: %i customers', (seats, round, count) => {
    const buyers = [ORKY, 'dungeonGranny'].slice(0, count);
    const t = marketTable(buyers, { seats, round }).food(0, { vegetable: 9 });
    // A match for Orky, Granny and the Troll; the Troll, if anywhere, waits in another round.
    lodge(t, 0, 1, 'wormie', ['G poop', 'G hunger', 'P anger', 'G hunger'], { cage: 'c03' });
    toSales(t).expectAsk('petz.sell', 0);
    expect(t.options(0)).toEqual([...buyers.map((customer) => sale(1, customer)), null]);
  });

  test('PB-SELL-03 a customer buys one pet from each player', () => {
    const t = marketTable([ORKY]);
    lodge(t, 0, 1, 'wormie', MESSY, { cage: 'c03' });
    lodge(t, 0, 2, 'bubl', MESSIER, { cage: 'c01' });
    lodge(t, 1, 1, 'stegobully', ['G poop', 'R anger', 'R poop', 'G hunger'], { cage: 'c04' });
    toSales(t).expectAsk('petz.sell', 0).play(0, sale(1, ORKY)).expectAsk('petz.sell', 1);
    expect(t.pet(0, 2).id).toBe('bubl');
    t.play(1, sale(1, ORKY)).expectAsk('petz.jobs');
    expect(t.eventsOf('petz.sold').map((event) => event.pet)).toEqual(['wormie', 'stegobully']);
    t.expectInventory();
  });

  test('PB-SELL-04 PB-SELL-30 sales go clockwise from the starting player, each credited at once', () => {
    const t = marketTable([ORKY]).starter(2);
    const pets = ['wormie', 'bubl', 'stegobully', 'dunguin'];
    const poops = [
      MESSY,
      MESSIER,
      ['G poop', 'R anger', 'R poop', 'G poop'],
      ['G poop', 'P anger', 'G poop', 'P anger'],
    ];
    for (const [seat, pet] of pets.entries())
      lodge(t, seat, 1, pet, poops[seat] ?? [], { cage: `c0${[3, 1, 4, 9][seat]}` });
    t.shop(2).gold = 0;
    // Two anger in a cage of strength 1: the last seat catches its pet.
    t.goTo('showing').expectAsk('petz.catch', 3).play(3, { armour: 0, imps: 1, employee: null });
    t.expectAsk('petz.sell', 2);
    const before = t.shop(2).reputation;
    t.play(2, sale(1, ORKY)).expectAsk('petz.sell', 3);
    // Twice a match of 6; a herbivore of size 4 brings 2 gold.
    expect(t.shop(2)).toMatchObject({ reputation: before + 12, gold: 2 });
    t.play(3, null).expectAsk('petz.sell', 0).play(0, null).expectAsk('petz.sell', 1).play(1, sale(1, ORKY));
    expect(t.eventsOf('petz.sold').map((event) => event.seat)).toEqual([2, 1]);
  });

  test('PB-SELL-05 nobody has to sell', () => {
    const t = marketTable([ORKY]);
    lodge(t, 0, 1, 'wormie', MESSY, { cage: 'c03' });
    toSales(t).expectAsk('petz.sell', 0);
    const { reputation, gold } = t.shop(0);
    t.play(0, null).expectAsk('petz.jobs', 3);
    expect(t.pet(0, 1).id).toBe('wormie');
    expect(t.shop(0)).toMatchObject({ reputation, gold });
    expect(t.eventsOf('petz.keptPets').map((event) => event.seat)).toEqual([0]);
    t.expectInventory();
  });

  test.each([
    [2, false],
    [3, false],
    [4, true],
    [5, true],
    [6, true],
    [7, true],
  ])('PB-SELL-06 a pet of size %i can be sold: %s', (size, sellable) => {
    const t = marketTable([ORKY]);
    const cards = ['G poop', 'G poop', 'P magic', 'G poop', 'R poop', 'G poop', 'G poop'];
    lodge(t, 0, 1, 'wormie', cards.slice(0, size), { cage: 'c03' });
    toSales(t).expectAsk(sellable ? 'petz.sell' : 'petz.jobs');
  });

  test.each([
    ['younger1', ['wormie', 'uni', 'birdie'], ['fluffy'], 'wormie'],
    ['older', ['uni', 'birdie', 'fluffy'], ['wormie'], 'wormie'],
  ])('PB-SELL-07 a pet bought this round (%s) cannot be sold in it', (space, young, old, pet) => {
    const t = marketTable([ORKY], { home: 6 })
      .offerPets(young, old)
      .groups(0, [[1, 1]]);
    t.cage(0, 1, 'c03').stack('G', ['poop', 'poop', 'poop']).hand(0, []);
    t.sendGroups().play(0, { imps: 1, gold: 1, space, item: pet });
    t.expectAsk('petz.arrange', 0).play(0, { pet0: null, pet1: pet, pet2: null, pet3: null });
    t.expectAsk('petz.assign', 0).play(0, t.shop(0).hand).expectAsk('petz.jobs');
    expect(t.pet(0, 1).size).toBe(space === 'older' ? 3 : 2);
    // It made a mess to Orky's taste and was shown, but no seat was asked to sell it.
    expect(t.plot(0, 1).manure).toBe(2);
    expect(t.eventsOf('petz.sold')).toEqual([]);
  });

  test('PB-SELL-25 after everybody had his chance the customer leaves, sold to or not', () => {
    const t = marketTable([ORKY]);
    lodge(t, 0, 1, 'wormie', MESSY, { cage: 'c03' });
    lodge(t, 1, 1, 'bubl', MESSIER, { cage: 'c01' });
    toSales(t).play(0, sale(1, ORKY)).expectAsk('petz.sell', 1);
    expect(t.s.customers.map((tile) => tile.round)).toEqual([3, 4, 5, 5]);
    t.play(1, null);
    expect(t.s.customers.map((tile) => tile.round)).toEqual([4, 5, 5]);
    expect(t.s.gone.customers).toEqual([ORKY]);

    const unsold = marketTable(['lichLord']).goTo('showing').expectAsk('petz.jobs', 3);
    expect(unsold.s.gone.customers).toEqual(['lichLord']);
  });
});

describe('the match', () => {
  /** Wormie beside Bubl, so that there is always a pet to sell. */
  function besideBubl(customer: string, cards: string[], tokens = {}) {
    const t = marketTable([customer]).food(0, { vegetable: 9 });
    lodge(t, 0, 1, 'wormie', cards, { cage: 'c03', ...tokens });
    lodge(t, 0, 2, 'bubl', MESSIER, { cage: 'c01' });
    return toSales(t).expectAsk('petz.sell', 0);
  }

  test('PB-SELL-08 wanted symbols add, unwanted ones subtract', () => {
    const t = besideBubl(ORKY, ['G poop', 'G hunger', 'P magic', 'G poop'], { suffering: 1 });
    t.play(0, sale(1, ORKY));
    expect(t.eventsOf('petz.sold')[0]?.match).toBe(2 * 2 + 1 - 1);
  });

  test('PB-SELL-09 needs of this round count, tokens of any round', () => {
    const t = besideBubl(ORKY, MESSY, { suffering: 1 });
    // From round to round: the poop of round 3 is forgotten in round 4, the suffering is not.
    t.play(0, null).expectAsk('petz.jobs');
    t.lay(0, 1, ['G hunger', 'G poop', 'P magic', 'G anger']).lay(0, 2, MESSIER).round(4).customers([ORKY]);
    t.exhibition('breedersPrize');
    toSales(t).expectAsk('petz.sell', 0).play(0, sale(1, ORKY));
    expect(t.eventsOf('petz.sold').map((event) => event.match)).toEqual([2 + 1 - 1]);
  });

  test('PB-SELL-10 manure never counts, poop counts even if absorbed', () => {
    const dirty = besideBubl(ORKY, MESSY, { manure: 7 }).play(0, sale(1, ORKY));
    expect(dirty.eventsOf('petz.sold')[0]?.match).toBe(4);
    const absorbed = besideBubl(ORKY, ['G poop', 'G hunger', 'P magic', 'G hunger'], { cage: 'c10' });
    absorbed.play(0, sale(1, ORKY));
    expect(absorbed.plot(0, 1).manure).toBe(0);
    expect(absorbed.eventsOf('petz.sold')[0]?.match).toBe(4);
  });

  test('PB-SELL-11 colour does not matter, except for a rainbow symbol', () => {
    for (const [customer, oneColour, twoColours] of [
      [ORKY, 4, 4],
      ['farmerTroll', 3, 6],
    ] as const) {
      for (const [other, match] of [
        ['G poop', oneColour],
        ['R poop', twoColours],
      ] as const) {
        const t = marketTable([customer]);
        const cards =
          other === 'G poop'
            ? ['G poop', 'R anger', 'G poop', 'R anger']
            : ['G poop', other, 'G anger', 'R anger'];
        lodge(t, 0, 1, 'bubl', cards, { cage: 'c01' });
        toSales(t).expectAsk('petz.sell', 0).play(0, sale(1, customer));
        expect(t.eventsOf('petz.sold')[0]?.match).toBe(match);
      }
    }
  });

  test('PB-SELL-12 every customer dislikes suffering', () => {
    const dislikes = Object.values(CUSTOMERS).map(({ id, terms }) => [
      id,
      terms.find((term) => term.of === 'suffering')?.value,
    ]);
    expect(Object.fromEntries(dislikes)).toEqual({
      ...{ dungeonMaster: -1, dungeonGranny: -1, dungeonMistress: -1, dungeonGirl: -1 },
      ...{ warlock: -1, porkyOrky: -1, farmerTroll: -2, lichLord: -1 },
    });
  });

  test.each([
    ['1', 3, true],
    ['0', 4, false],
    ['below 0', 5, false],
  ])(
    'PB-SELL-13 RUL-65 at a match of %s a pet cannot be sold, not even for the gold',
    (_name, suffering, sellable) => {
      // Two poop make 4; a size of 7 bears much suffering.
      const cards = ['G poop', 'G anger', 'P magic', 'G disease', 'R anger', 'G poop', 'G disease'];
      const t = besideBubl(ORKY, cards, { suffering: suffering - 3, cage: 'c04', addon: 'strength1' });
      // Two disease and two manure: three suffering more.
      expect(t.pet(0, 1).suffering).toBe(suffering);
      const refusal = t.refusal(0, sale(1, ORKY));
      expect(refusal?.rule).toBe(sellable ? undefined : 'PB-SELL-13');
      expect(t.refusal(0, sale(2, ORKY))).toBeNull();
    },
  );

  test('PB-SELL-29 a pet scored in this round’s exhibition may be sold in the same round', () => {
    const t = marketTable([ORKY], { exhibition: 'moodyMedley' });
    lodge(t, 0, 1, 'wormie', MESSY, { cage: 'c03' });
    toSales(t).expectAsk('petz.sell', 0).play(0, sale(1, ORKY));
    expect(t.eventsOf('petz.showed')[0]).toMatchObject({ pet: 'wormie', score: 6 });
    // 8 for the exhibition, 2 × 4 for the sale.
    expect(t.shop(0).reputation).toBe(16);
  });
});
