/** Scoring an exhibition (PB-EXH-01 to 08, 21, 22) and the rulings around it. */
import { expect, test } from 'vitest';
import { EXHIBITIONS } from '../../kit/base-box.ts';
import { entryOf, lodge, showTable } from '../../kit/show.ts';

test.each([
  [4, [1, 2, 3, 4, 5]],
  [3, [1, 2, 3, 4, 5, 6]],
  [2, [1, 2, 3, 4, 5, 6]],
])('PB-EXH-01 with %i players every seat is counted in every round but the first', (seats, rounds) => {
  for (const round of rounds) {
    const t = showTable({ seats, round });
    t.s.shops.forEach((shop) => {
      shop.judge = true;
    });
    t.quiet()
      .goTo('showing')
      .expectAsk('petz.jobs', seats - 1);
    expect(t.eventsOf('petz.showed')).toHaveLength(round === 1 ? 0 : seats);
    expect(t.eventsOf('petz.awarded')).toHaveLength(round === 1 ? 0 : 1);
  }
});

test('PB-EXH-01 a score is counted at the end of the own showing off, after the needs', () => {
  const t = showTable({ round: 3, exhibition: 'breedersPrize' });
  lodge(t, 0, 1, 'birdie', ['Y disease', 'P magic'], { cage: 'c01' });
  lodge(t, 1, 1, 'uni', ['Y disease', 'G hunger'], { cage: 'c03' });
  t.food(1, { vegetable: 1 }).goTo('showing').expectAsk('petz.feed', 1);
  // The mutation of this very turn is deducted.
  expect(entryOf(t, 0).score).toBe(1);
  expect(t.shop(1).entry).toBeNull();
});

test('PB-EXH-02 a tile has what counts for and what counts against', () => {
  // Light frame above 0, dark frame below, as the appendix describes the eight tiles.
  const against = Object.fromEntries(
    Object.values(EXHIBITIONS).map(({ id, terms }) => [
      id,
      terms.filter((term) => term.value < 0).map((term) => term.of),
    ]),
  );
  expect(against).toEqual({
    arena: ['disease'],
    freestyle: ['suffering'],
    moodyMedley: ['suffering'],
    eatingContest: ['disease'],
    beautyPageant: ['suffering', 'mutation', 'manure'],
    breedersPrize: ['mutation'],
    childrensDay: ['mutation', 'manure'],
    magicShow: [],
  });
  for (const { terms } of Object.values(EXHIBITIONS)) {
    expect(terms.filter((term) => term.value > 0)).toHaveLength(1);
  }
});

/** Direbunny scores 3 at the Arena, Snappy −1 and Bubl 2. */
function threeAtTheArena() {
  const t = showTable({ round: 2, exhibition: 'arena' });
  lodge(t, 0, 0, 'snappy', ['G disease', 'R poop']);
  lodge(t, 0, 1, 'direbunny', ['R anger', 'Y disease', 'G anger'], { cage: 'c01' });
  lodge(t, 0, 2, 'bubl', ['G poop', 'R anger'], { cage: 'c04' });
  return t.goTo('showing').expectAsk('petz.enter', 0);
}

test('PB-EXH-03 RUL-50 the best pet is proposed, the owner may enter any of his', () => {
  const t = threeAtTheArena();
  expect(t.options(0)).toEqual([
    { pet: 'direbunny', need: null },
    { pet: 'bubl', need: null },
    { pet: 'snappy', need: null },
  ]);
  for (const [pet, score] of Object.entries({ direbunny: 3, bubl: 2, snappy: -1 })) {
    const entered = t.fork().play(0, { pet, need: null });
    expect(entryOf(entered, 0)).toEqual({ score, takesPart: score > 0, pet, need: null });
  }
  expect(t.refusal(0, { pet: 'uni', need: null })?.code).toBe('notOffered');
  expect(t.refusal(0, null)?.code).toBe('notOffered');
});

test('RUL-50 in Freestyle the best pet and need are proposed, a worse need may be named', () => {
  const t = showTable({ round: 2, exhibition: 'freestyle' });
  lodge(t, 0, 1, 'snappy', ['G poop', 'R anger'], { cage: 'c01' });
  lodge(t, 0, 2, 'birdie', ['Y poop', 'P magic', 'P magic'], { cage: 'c03' });
  t.goTo('showing').expectAsk('petz.enter', 0);
  expect(t.options(0)[0]).toEqual({ pet: 'birdie', need: 'magic' });
  expect(entryOf(t.fork().play(0, { pet: 'birdie', need: 'magic' }), 0).score).toBe(4);
  const worse = t.play(0, { pet: 'snappy', need: 'anger' });
  expect(entryOf(worse, 0)).toEqual({ score: 2, takesPart: true, pet: 'snappy', need: 'anger' });
});

test('PB-EXH-03 where the tile lists manure only that of the entered pet counts', () => {
  const t = showTable({ round: 2, exhibition: 'beautyPageant' });
  lodge(t, 0, 1, 'uni', ['Y disease', 'G anger'], { cage: 'c03' });
  lodge(t, 0, 2, 'cthulie', ['P anger', 'Y disease'], { cage: 'c01', manure: 1, suffering: 1 });
  t.goTo('showing').expectAsk('petz.enter', 0);
  expect(entryOf(t.fork().play(0, { pet: 'uni', need: null }), 0).score).toBe(2);
  expect(entryOf(t.play(0, { pet: 'cthulie', need: null }), 0).score).toBe(0);
});

test('EX-21 a pet with 2 anger and 1 disease at the Arena: 3', () => {
  const t = threeAtTheArena().play(0, { pet: 'direbunny', need: null });
  expect(entryOf(t, 0)).toMatchObject({ score: 3, takesPart: true });
  t.expectAsk('petz.jobs', 3).expectInventory();
});

test('PB-EXH-04 at a full-display exhibition all pets are scored together and nothing is asked', () => {
  const t = showTable({ round: 2, exhibition: 'magicShow' });
  lodge(t, 0, 0, 'cthulie', ['P magic', 'Y disease']);
  lodge(t, 0, 1, 'birdie', ['Y magic', 'P magic', 'P magic'], { cage: 'c02' });
  lodge(t, 1, 1, 'stareplant', ['Y magic', 'P magic'], { cage: 'c03' });
  t.goTo('showing').expectAsk('petz.jobs', 3);
  expect([0, 1].map((seat) => entryOf(t, seat).score)).toEqual([4, 2]);
});

test('PB-EXH-05 manure in empty cages counts, with a pet beside it or none at all', () => {
  const t = showTable({ round: 2, exhibition: 'childrensDay' });
  lodge(t, 0, 1, 'uni', ['Y play', 'G anger'], { cage: 'c05', manure: 1 });
  t.plot(0, 0).manure = 2;
  t.plot(1, 0).manure = 3;
  t.goTo('showing').expectAsk('petz.jobs');
  expect([0, 1, 2].map((seat) => entryOf(t, seat).score)).toEqual([-1, -3, 0]);
});

test('PB-EXH-06 RUL-48 needs count whether met or not', () => {
  // Anger that imps held counts like anger that the cage held.
  for (const cage of ['c01', 'c02']) {
    const t = showTable({ round: 2, exhibition: 'arena' });
    lodge(t, 0, 1, 'snappy', ['G anger', 'R anger'], { cage });
    t.goTo('showing');
    if (cage === 'c02') t.expectAsk('petz.catch', 0).play(0, { armour: 0, imps: 2, employee: null });
    expect(entryOf(t, 0).score).toBe(4);
  }
  // So does magic that mutated, and play that bored.
  const mutated = showTable({ round: 2, exhibition: 'magicShow' });
  lodge(mutated, 0, 1, 'birdie', ['Y disease', 'P magic'], { cage: 'c01' });
  mutated.goTo('showing');
  expect([mutated.pet(0, 1).mutation, entryOf(mutated, 0).score]).toEqual([1, 1]);
  const bored = showTable({ round: 2, exhibition: 'childrensDay', home: 0 });
  lodge(bored, 0, 1, 'uni', ['Y play', 'G anger'], { cage: 'c01' });
  bored.goTo('showing');
  expect([bored.pet(0, 1).suffering, entryOf(bored, 0).score]).toEqual([1, 2]);
});

test('PB-EXH-06 needs of earlier rounds do not count', () => {
  const t = showTable({ round: 2, exhibition: 'magicShow' });
  lodge(t, 0, 1, 'dunguin', ['G poop', 'P magic', 'G disease'], { cage: 'c03' });
  t.goTo('showing').expectAsk('petz.jobs', 3);
  // Two different kinds this round; the disease of the last one would be a third.
  t.round(3).exhibition('moodyMedley').lay(0, 1, ['G poop', 'P magic', 'G poop']);
  t.goTo('showing').expectAsk('petz.jobs', 3);
  expect(entryOf(t, 0).score).toBe(4);
});

test('PB-EXH-07 all suffering and mutation tokens count, old and new', () => {
  const t = showTable({ round: 2, exhibition: 'freestyle', home: 0 });
  lodge(t, 0, 1, 'trollie', ['Y play', 'G poop', 'Y play'], { cage: 'c05', suffering: 1 });
  t.goTo('showing').expectAsk('petz.enter', 0).play(0, { pet: 'trollie', need: 'play' });
  // 2 × 2 for play, 2 off for the old token and for the one of this round.
  expect(entryOf(t, 0).score).toBe(0);
  const display = showTable({ round: 2, exhibition: 'childrensDay', home: 0 });
  lodge(display, 0, 1, 'trollie', ['Y play', 'G poop', 'Y play'], { cage: 'c10', mutation: 1 });
  display.goTo('showing');
  expect(entryOf(display, 0).score).toBe(2);
});

test('PB-EXH-08 a pet lost this round does not count, with all its needs', () => {
  const t = showTable({ round: 2, exhibition: 'magicShow' });
  lodge(t, 0, 1, 'birdie', ['Y magic', 'P magic', 'P magic'], { cage: 'c04' });
  lodge(t, 0, 2, 'cthulie', ['P magic', 'Y disease'], { cage: 'c03' });
  t.goTo('showing').expectAsk('petz.jobs', 3);
  expect(t.eventsOf('petz.lost').map((event) => event.pet)).toEqual(['birdie']);
  expect(entryOf(t, 0).score).toBe(1);
  t.expectInventory();
});

test('PB-EXH-21 the food numbers of a tile play no part in its score', () => {
  for (const exhibition of Object.keys(EXHIBITIONS)) {
    const t = showTable({ round: 2, exhibition }).food(0, { vegetable: 3, meat: 3 });
    t.goTo('showing').expectAsk('petz.jobs', 3);
    // Every tile has 6 to 10 food, and a shop with nothing to show scores nothing.
    expect(entryOf(t, 0)).toMatchObject({ score: 0, takesPart: false });
  }
});

test('PB-EXH-22 scores, the entered pet and the named need are public once marked', () => {
  const t = showTable({ round: 2, exhibition: 'freestyle' });
  lodge(t, 0, 1, 'birdie', ['Y poop', 'P magic'], { cage: 'c03' });
  lodge(t, 1, 1, 'uni', ['Y disease', 'G poop'], { cage: 'c01' });
  t.goTo('showing').expectAsk('petz.enter', 0).play(0, { pet: 'birdie', need: 'magic' });
  t.expectAsk('petz.enter', 1);
  for (const viewer of [1, 3, null]) {
    const entry = { score: 2, takesPart: true, pet: 'birdie', need: 'magic' };
    expect(t.view(viewer).shops[0]?.entry).toEqual(entry);
    expect(t.view(viewer).shops[1]?.entry).toBeNull();
  }
});

test('RUL-53 scores above 10 rank by their exact value', () => {
  const t = showTable({ round: 2, exhibition: 'eatingContest' });
  // 12 for six hunger; 2 × 6 − 1 = 11 for six hunger and a disease.
  const six = ['G hunger', 'G hunger', 'P magic', 'G hunger', 'R hunger', 'G hunger', 'G hunger'];
  const five = ['G hunger', 'Y hunger', 'G hunger', 'G hunger', 'Y disease', 'G hunger', 'G hunger'];
  lodge(t, 0, 1, 'wormie', six, { cage: 'c03' });
  lodge(t, 1, 1, 'liffard', five, { cage: 'c01' });
  t.goTo('showing');
  expect([0, 1].map((seat) => entryOf(t, seat).score)).toEqual([12, 11]);
  expect([0, 1].map((seat) => t.shop(seat).reputation)).toEqual([8, 6]);
});
