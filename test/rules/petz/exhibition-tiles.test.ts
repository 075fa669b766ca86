/** What each exhibition tile scores (PB-EXHIBITION), played to the mark on the tent. */
import { describe, expect, test } from 'vitest';
import { EXHIBITIONS } from '../../kit/base-box.ts';
import type { PetOptions } from '../../kit/petz.ts';
import { entryOf, lodge, showTable } from '../../kit/show.ts';

type Options = Omit<PetOptions, 'cards' | 'size'>;

/** The tile score of one pet, the only one of seat 0, whose imps are away. */
function scoreOf(exhibition: string, id: string, cards: string[], options: Options, need?: string): number {
  const t = showTable({ round: 2, exhibition, home: 0 });
  t.hand(0, ['G hunger', 'G hunger', 'R anger', 'Y play', 'Y play', 'P magic']);
  lodge(t, 0, 1, id, cards, options);
  t.goTo('showing');
  while (t.s.ask?.kind === 'petz.sleep') t.play(0, t.options(0)[0] ?? null);
  if (t.s.ask?.kind === 'petz.enter') t.play(0, { pet: id, need: need ?? null });
  t.expectInventory();
  return entryOf(t, 0).score;
}

test.each([
  ['two anger, one disease', ['R anger', 'Y disease', 'G anger'], 3],
  ['one anger', ['R anger', 'Y play', 'G poop'], 2],
  ['two disease', ['R disease', 'Y disease', 'G poop'], -2],
  ['none of either', ['R play', 'Y play', 'G poop'], 0],
])('PB-EXHIBITION-ARENA-01 2 for each anger, 1 off for each disease: %s', (_name, cards, score) => {
  expect(scoreOf('arena', 'direbunny', cards, { cage: 'c01' })).toBe(score);
});

test('PB-EXHIBITION-ARENA-01 suffering, mutation and manure do not count', () => {
  const options = { cage: 'c01', suffering: 1, mutation: 1, manure: 3 };
  expect(scoreOf('arena', 'direbunny', ['R anger', 'Y poop', 'G anger'], options)).toBe(4);
});

describe('Freestyle', () => {
  const cards = ['Y magic', 'P magic', 'P anger', 'Y poop'];

  test.each([
    ['magic', 4],
    ['anger', 2],
    ['poop', 2],
    ['hunger', 0],
    ['sleep', 0],
  ])('PB-EXHIBITION-FREESTYLE-01 2 for each need of the named kind: %s', (need, score) => {
    expect(scoreOf('freestyle', 'birdie', cards, { cage: 'c03' }, need)).toBe(score);
  });

  test('PB-EXHIBITION-FREESTYLE-01 2 off for each suffering token, none for mutation and manure', () => {
    const options = { cage: 'c03', suffering: 2, mutation: 1, manure: 1 };
    expect(scoreOf('freestyle', 'birdie', cards, options, 'magic')).toBe(0);
  });

  test('PB-EXHIBITION-FREESTYLE-01 exactly one kind is named, of those there are', () => {
    const t = showTable({ round: 2, exhibition: 'freestyle' });
    lodge(t, 0, 1, 'birdie', cards, { cage: 'c03' });
    t.goTo('showing').expectAsk('petz.enter', 0);
    expect(t.options(0)).toHaveLength(7);
    expect(t.refusal(0, { pet: 'birdie', need: null })?.code).toBe('notOffered');
    expect(t.refusal(0, { pet: 'birdie', need: 'suffering' })?.code).toBe('notOffered');
  });

  test('RUL-49 sleep may be named: 2 for each potion', () => {
    const options = { cage: 'c03' };
    expect(scoreOf('freestyle', 'uni', ['potion', 'potion', 'P magic'], options, 'sleep')).toBe(4);
    expect(scoreOf('freestyle', 'uni', ['potion', 'potion', 'P magic'], options, 'magic')).toBe(2);
  });
});

test.each([
  ['three kinds', ['G poop', 'Y poop', 'G anger', 'G disease'], 0, 6],
  ['one kind thrice and another', ['G poop', 'Y poop', 'G poop', 'G anger'], 0, 4],
  ['sleep is a kind of its own', ['potion', 'Y poop', 'G anger', 'G poop'], 0, 6],
  ['two potions are one kind', ['potion', 'Y poop', 'potion', 'G poop'], 0, 4],
  ['2 off for each suffering token', ['G poop', 'Y poop', 'G anger', 'G poop'], 2, 0],
])('PB-EXHIBITION-MEDLEY-01 2 for each different kind: %s', (_name, cards, suffering, score) => {
  expect(scoreOf('moodyMedley', 'liffard', cards, { cage: 'c08', suffering, mutation: 1 })).toBe(score);
});

test.each([
  ['three hunger', ['G hunger', 'G hunger', 'P magic', 'G hunger'], 6],
  ['two hunger, one disease', ['G hunger', 'G hunger', 'P magic', 'G disease'], 3],
  ['only disease', ['G disease', 'G poop', 'P disease', 'G poop'], -2],
])('PB-EXHIBITION-EATING-01 2 for each hunger, 1 off for each disease: %s', (_name, cards, score) => {
  expect(scoreOf('eatingContest', 'wormie', cards, { cage: 'c03', manure: 0 })).toBe(score);
});

test('PB-EXHIBITION-EATING-01 hunger counts whether fed or not', () => {
  const t = showTable({ round: 2, exhibition: 'eatingContest' }).food(0, { vegetable: 2 });
  lodge(t, 0, 1, 'wormie', ['G hunger', 'G hunger', 'P magic'], { cage: 'c03' });
  t.goTo('showing');
  const unfed = t.fork().play(0, null);
  t.play(0, { from: 'vegetable', chamber: 0 }).play(0, { from: 'vegetable', chamber: 0 });
  expect([t.pet(0, 1).suffering, unfed.pet(0, 1).suffering]).toEqual([0, 2]);
  expect([entryOf(t, 0).score, entryOf(unfed, 0).score]).toEqual([4, 4]);
});

describe('Beauty Pageant', () => {
  // Drago is the only pet with bars of all four colours: green, red, yellow, red, purple.
  const four = ['G disease', 'R anger', 'Y magic', 'R anger', 'P magic'];

  test.each([
    ['four colours', four, {}, 4],
    ['a potion is a fifth', ['G disease', 'R anger', 'Y magic', 'potion', 'P magic'], {}, 5],
    ['a potion in place of the only green', ['potion', 'R anger', 'Y magic', 'R anger', 'P magic'], {}, 4],
    ['two potions are one colour', ['potion', 'R anger', 'potion', 'R anger', 'P magic'], {}, 3],
    ['1 off for each suffering', four, { suffering: 2 }, 2],
    ['1 off for a mutation', four, { mutation: 1 }, 3],
    ['1 off for manure in its cage', four, { manure: 1 }, 3],
    ['1 off for each of them', four, { suffering: 3, mutation: 1, manure: 1 }, -1],
  ])('PB-EXHIBITION-BEAUTY-01 1 for each colour: %s', (_name, cards, tokens, score) => {
    // Strength and antimagic 2 hold everything.
    const options = { cage: 'c03', addon: 'strength1', ...tokens };
    expect(scoreOf('beautyPageant', 'drago', cards, options)).toBe(score);
  });

  test('PB-EXHIBITION-BEAUTY-01 only the manure of its own cage counts', () => {
    const t = showTable({ round: 2, exhibition: 'beautyPageant' });
    lodge(t, 0, 1, 'uni', ['Y disease', 'G anger'], { cage: 'c03' });
    t.plot(0, 0).manure = 4;
    t.goTo('showing');
    expect(entryOf(t, 0).score).toBe(2);
  });
});

test('PB-EXHIBITION-BREEDERS-01 2 for each pet, 1 off for each mutation token', () => {
  const t = showTable({ round: 2, exhibition: 'breedersPrize', home: 0 });
  lodge(t, 0, 0, 'uni', ['Y disease', 'G anger'], { suffering: 1 });
  lodge(t, 0, 1, 'birdie', ['Y disease', 'P magic'], { cage: 'c01' });
  lodge(t, 0, 2, 'trollie', ['Y play', 'G poop'], { cage: 'c03', mutation: 1, manure: 3 });
  t.goTo('showing');
  expect(entryOf(t, 0).score).toBe(4);
});

test('PB-EXHIBITION-CHILDREN-01 EX-22 2 for each play, 2 off for a mutation, 1 off for a manure', () => {
  const t = showTable({ round: 2, exhibition: 'childrensDay', home: 1 });
  // The shop of EX-18: Birdie has too much magic, Snakitty makes a mess.
  lodge(t, 0, 1, 'birdie', ['Y play', 'P play', 'P magic'], { cage: 'c05' });
  lodge(t, 0, 2, 'snakitty', ['Y play', 'G poop'], { cage: 'c03' });
  t.goTo('showing').expectAsk('petz.play', 0).play(0, { gap: 1, employee: false });
  expect(t.pet(0, 1).mutation).toBe(1);
  expect(t.plot(0, 2).manure).toBe(1);
  expect(entryOf(t, 0)).toEqual({ score: 3, takesPart: true, pet: null, need: null });
  t.expectAsk('petz.jobs', 3).expectInventory();
});

test('PB-EXHIBITION-CHILDREN-01 manure of empty cages counts, suffering does not', () => {
  const t = showTable({ round: 2, exhibition: 'childrensDay', home: 0 });
  lodge(t, 0, 1, 'trollie', ['Y play', 'G anger', 'Y play'], { cage: 'c03' });
  t.plot(0, 0).manure = 3;
  t.goTo('showing');
  expect(t.pet(0, 1).suffering).toBe(2);
  expect(entryOf(t, 0).score).toBe(1);
});

test('PB-EXHIBITION-MAGIC-01 1 for each magic need of all pets, nothing deducted', () => {
  const t = showTable({ round: 2, exhibition: 'magicShow', home: 0 });
  lodge(t, 0, 1, 'birdie', ['Y magic', 'P magic', 'P magic'], { cage: 'c03', suffering: 2, manure: 4 });
  lodge(t, 0, 2, 'cthulie', ['P magic', 'Y disease'], { cage: 'c04' });
  t.plot(0, 0).manure = 2;
  t.goTo('showing');
  // Birdie's third magic is one too many for its cage: it mutates and still counts.
  expect(t.pet(0, 1).mutation).toBe(1);
  expect(entryOf(t, 0).score).toBe(4);
});

test('PB-EXHIBITION-ALL-01 five exhibitions are for one pet, three for the whole display', () => {
  const scopes = (scope: string) =>
    Object.values(EXHIBITIONS).flatMap((x) => (x.scope === scope ? [x.id] : []));
  expect(scopes('pet').sort()).toEqual([
    'arena',
    'beautyPageant',
    'eatingContest',
    'freestyle',
    'moodyMedley',
  ]);
  expect(scopes('display').sort()).toEqual(['breedersPrize', 'childrensDay', 'magicShow']);
});

test('PB-EXHIBITION-ALL-02 every tile has food for the three stands, of each at least one on the mixed', () => {
  // Vegetable stand, mixed stand (vegetables, meat), meat stand, as the component notes list them.
  const printed = {
    arena: [2, 1, 1, 3],
    freestyle: [3, 1, 1, 2],
    moodyMedley: [2, 2, 1, 2],
    eatingContest: [3, 2, 2, 3],
    beautyPageant: [3, 1, 1, 2],
    breedersPrize: [2, 1, 2, 3],
    childrensDay: [3, 2, 1, 2],
    magicShow: [2, 1, 1, 2],
  };
  const found = Object.values(EXHIBITIONS).map(({ id, food }) => {
    expect(food.vegetables[1]).toBe(0);
    expect(food.meat[0]).toBe(0);
    expect(Math.min(...food.mixed)).toBeGreaterThanOrEqual(1);
    return [id, [food.vegetables[0], ...food.mixed, food.meat[1]]];
  });
  expect(Object.fromEntries(found)).toEqual(printed);
});
