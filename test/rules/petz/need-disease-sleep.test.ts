/** Disease needs (PB-NEED-DISEASE) and sleep (PB-NEED-SLEEP). */
import { expect, test } from 'vitest';
import { cardOf, faceOf } from '../../../src/engine/petz/data/needs.ts';
import { lodge, showTable } from '../../kit/show.ts';

/** A pet of size 5 with so many disease needs; strength and antimagic 2 hold all the rest. */
const DISEASES = [
  ['P magic', 'Y magic', 'G anger', 'P anger', 'Y play'],
  ['P disease', 'Y magic', 'G anger', 'P anger', 'Y play'],
  ['P disease', 'Y disease', 'G anger', 'P anger', 'Y play'],
  ['P disease', 'Y disease', 'G disease', 'P anger', 'Y play'],
];

test.each([
  [0, 0, 0],
  [0, 2, 0],
  [0, 9, 0],
  [1, 0, 0],
  [2, 0, 0],
  [1, 1, 0],
  [2, 1, 2],
  [1, 2, 2],
  [3, 0, 2],
  [2, 2, 3],
  [1, 3, 3],
  [1, 4, 4],
])(
  'EX-19 PB-NEED-DISEASE-01 PB-NEED-DISEASE-02 PB-NEED-DISEASE-03 PB-NEED-DISEASE-04 %i disease, %i manure: %i suffering',
  (disease, manure, suffering) => {
    const t = showTable();
    lodge(t, 0, 1, 'cthulie', DISEASES[disease] ?? [], { cage: 'c04', addon: 'antimagic1', manure });
    t.goTo('showing').expectAsk('petz.play', 0).play(0, { gap: 0, employee: false });
    t.expectAsk('petz.jobs', 3);
    expect(t.pet(0, 1).suffering).toBe(suffering);
    expect(t.plot(0, 1).manure).toBe(manure);
    t.expectInventory();
  },
);

test('PB-NEED-DISEASE-02 only the manure of its own cage counts', () => {
  const t = showTable().cage(0, 2, 'c03');
  t.plot(0, 2).manure = 5;
  lodge(t, 0, 1, 'fluffy', ['Y disease', 'G poop'], { cage: 'c01' });
  lodge(t, 0, 3, 'uni', ['Y disease', 'G poop'], { cage: 'c04', manure: 1 });
  t.goTo('showing').expectAsk('petz.jobs', 0, 3);
  // 1 + 1 after this round's poop: well. 1 + 2: two tokens, as many as its size.
  expect(t.pet(0, 1).suffering).toBe(0);
  expect(t.eventsOf('petz.lost').map((event) => event.pet)).toEqual(['uni']);
});

test.each([
  [0, 2],
  [1, 'lost'],
])(
  'EX-20 PB-NEED-DISEASE-02 PB-NEED-DISEASE-06 poop comes first: %i suffering before, then %s',
  (before, after) => {
    const t = showTable();
    lodge(t, 0, 1, 'liffard', ['G poop', 'Y disease', 'G poop'], { cage: 'c03', suffering: before });
    t.goTo('showing').expectAsk('petz.jobs');
    expect(t.plot(0, 1).manure).toBe(2);
    expect(t.plot(0, 1).pet?.suffering ?? 'lost').toBe(after);
    expect(t.eventsOf('petz.lost').map((event) => event.cause)).toEqual(
      after === 'lost' ? ['suffering'] : [],
    );
    t.expectInventory();
  },
);

test('PB-NEED-DISEASE-05 neither imps nor food nor gold help against illness', () => {
  const t = showTable().food(0, { vegetable: 3, meat: 3 });
  t.shop(0).gold = 20;
  lodge(t, 0, 1, 'cthulie', ['P disease', 'Y disease', 'G disease'], { cage: 'c03' });
  t.goTo('showing').expectAsk('petz.jobs', 3);
  expect(t.pet(0, 1).suffering).toBe(2);
  expect(t.shop(0)).toMatchObject({ home: 6, gold: 20 });
});

test('PB-NEED-DISEASE-06 illness adds to the suffering there is, and kills at the size of the pet', () => {
  const t = showTable();
  t.shop(0).reputation = 10;
  lodge(t, 0, 1, 'cthulie', ['P disease', 'Y play', 'G poop', 'P disease'], { cage: 'c03', suffering: 1 });
  lodge(t, 0, 3, 'fluffy', ['Y disease', 'G poop'], { cage: 'c04', suffering: 1 });
  t.goTo('showing').expectAsk('petz.play', 0).play(0, null);
  // 1 + 1 bored + 2 ill = 4 of size 4; the neighbour with a sum of 2 keeps its one token.
  expect(t.eventsOf('petz.lost').map(({ pet, reputation }) => [pet, reputation])).toEqual([['cthulie', -1]]);
  expect(t.pet(0, 3).suffering).toBe(1);
  t.expectInventory();
});

test('PB-NEED-SLEEP-01 a potion changes nothing on the pet or its cage', () => {
  const t = showTable().hand(0, ['G hunger', 'G poop', 'R anger', 'Y play', 'Y magic', 'P magic']);
  lodge(t, 0, 1, 'snakitty', ['potion', 'potion'], { cage: 'c03', manure: 3, suffering: 1, mutation: 1 });
  t.goTo('showing')
    .expectAsk('petz.sleep', 0)
    .play(0, t.options(0)[0] ?? null);
  t.expectAsk('petz.sleep', 0)
    .play(0, t.options(0)[0] ?? null)
    .expectAsk('petz.jobs', 3);
  expect(t.pet(0, 1)).toMatchObject({ id: 'snakitty', size: 2, suffering: 1, mutation: 1 });
  expect(t.plot(0, 1).manure).toBe(3);
  expect(t.shop(0)).toMatchObject({ home: 6, hospital: 0 });
  expect(t.faces(0).map((face) => face[0])).toEqual(expect.arrayContaining(['G', 'R', 'Y', 'P']));
  expect(t.faces(0)).toHaveLength(4);
  t.expectInventory();
});

test('PB-NEED-SLEEP-02 for each potion one card of the colour it replaced leaves the hand', () => {
  const t = showTable().hand(0, ['G hunger', 'G poop', 'R anger', 'Y play', 'P magic']);
  lodge(t, 0, 1, 'snakitty', ['potion', 'Y disease'], { cage: 'c03' });
  lodge(t, 0, 2, 'uni', ['Y disease', 'G poop'], { cage: 'c01' });
  t.goTo('showing').expectAsk('petz.sleep', 0);
  const offered = t.options(0).map((card) => faceOf(cardOf(card as number)));
  expect(offered).toHaveLength(2);
  expect(offered.map((face) => face.colour)).toEqual(['G', 'G']);
  const red = t.shop(0).hand.find((card) => faceOf(card).colour === 'R') ?? -1;
  expect(t.refusal(0, red)?.code).toBe('notOffered');
  expect(t.refusal(0, null)?.code).toBe('notOffered');
  const poop = t.shop(0).hand.find((card) => faceOf(card).need === 'poop') ?? -1;
  t.play(0, poop).expectAsk('petz.jobs', 3);
  expect(t.faces(0)).toEqual(['G hunger', 'R anger', 'Y play', 'P magic']);
  expect(t.s.gone.needs[0]).toContain(poop);
  t.expectInventory();
});
