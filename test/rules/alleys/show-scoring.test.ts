/** New exhibitions and customers (DA-EXHIBITION, DA-CUSTOMER). */
import { expect, test } from 'vitest';
import { CUSTOMERS, EXHIBITIONS } from '../../../src/engine/petz/data/cards.ts';
import { NEEDS } from '../../../src/engine/petz/data/schema.ts';
import { matchScore } from '../../../src/engine/petz/score.ts';
import { addPet, alleyTable, evaluate, processed, showOff } from '../../kit/alleys-show.ts';
import type { Table } from '../../kit/petz.ts';
import { entryOf } from '../../kit/show.ts';

const can = { from: 'processed', food: 'can', play: false };
const hold = (imps: number, employee: 'catch' | null = null) => ({ armour: 0, imps, employee });

/** What a pet on P2 with these needs is worth at the Dancing Pet Star. */
function dance(id: string, needs: string, cage: string): number {
  const t = alleyTable({ round: 2, exhibition: 'dancingPetStar', home: 3 });
  addPet(t, 0, 1, id, needs, { cage });
  showOff(t, [], {});
  return entryOf(t, 0).score;
}

test('DA-EXHIBITION-DANCING-01 R-DA-21 one pet, chosen by its owner', () => {
  expect(EXHIBITIONS.dancingPetStar?.scope).toBe('pet');
  const t = alleyTable({ round: 2, exhibition: 'dancingPetStar' });
  addPet(t, 0, 1, 'birdie', 'play magic', { cage: 'c02' });
  addPet(t, 0, 2, 'cthulie', 'magic play', { cage: 'c03' });
  evaluate(t.goTo('showing'), [1, 2], { 'petz.enter': [{ pet: 'cthulie', need: null }] });
  expect(entryOf(t, 0)).toMatchObject({ pet: 'cthulie', score: 3, takesPart: true });
});

test.each([
  ['three to one and a poop', 'birdie', 'play play play magic poop', 'c07', 4],
  ['two pairs', 'cthulie', 'play play magic magic disease', 'c02', 6],
  ['more magic than play', 'birdie', 'magic magic play', 'c02', 4],
  ['no pair', 'trollie', 'play play poop', 'c07', 1],
])('EX-DA-56 EX-DA-57 DA-EXHIBITION-DANCING-02 %s, %s: %s', (_name, id, needs, cage, score) => {
  expect(dance(id, needs, cage)).toBe(score);
});

/** A Wild Party on a table with food. */
function party(home = 7): Table {
  const t = alleyTable({ round: 2, exhibition: 'wildParty', home });
  return t.food(0, { vegetable: 9, meat: 9 });
}

test('EX-DA-55 DA-EXHIBITION-WILDPARTY-01 DA-EXHIBITION-WILDPARTY-02 DA-EXHIBITION-WILDPARTY-04 DA-EXHIBITION-WILDPARTY-05 DA-EXHIBITION-WILDPARTY-07 food, a can, imps, tokens', () => {
  const t = party();
  processed(t, 0, { can: 1 });
  addPet(t, 0, 1, 'wormie', 'hunger hunger', { cage: 'c10', suffering: 1 });
  // Its cage feeds one need before any food can be given; 2 anger above strength 0 or 1.
  addPet(t, 0, 2, 'stegobully', 'hunger hunger anger anger anger', { cage: 'c09', mutation: 1 });
  showOff(t, [1, 2], {
    'petz.feed': [{ from: 'vegetable', chamber: 0 }, { from: 'vegetable', chamber: 0 }, can],
    'petz.catch': [hold(2)],
  });
  expect(t.eventsOf('petz.fed').filter(({ source }) => source === 'cage')).toHaveLength(1);
  expect(entryOf(t, 0).score).toBe(3 + 1 + 4 - 1 - 2);
});

test('DA-EXHIBITION-WILDPARTY-02 fresh, frozen and processed food count alike', () => {
  const t = party().artifact(0, 'magicBox');
  t.shop(0).box = 'meat';
  processed(t, 0, { lollipop: 1 });
  addPet(t, 0, 1, 'dunguin', 'hunger hunger magic disease hunger', { cage: 'c03', wears: ['foodBowl1'] });
  showOff(t, [], {
    'petz.feed': [
      { from: 'meat', chamber: 0 },
      { from: 'box' },
      { from: 'processed', food: 'lollipop', play: false },
    ],
  });
  expect(t.shop(0).alleys?.show.eaten).toBe(3);
  expect(entryOf(t, 0).score).toBe(3);
});

test('DA-EXHIBITION-WILDPARTY-03 gold, potions, artifacts and imps are no food', () => {
  const t = party().food(0, { vegetable: 0, meat: 0 }).artifact(0, 'impArmor');
  t.shop(0).potions = 1;
  addPet(t, 0, 1, 'nomnivore', 'hunger hunger hunger hunger magic magic magic', { cage: 'c02', mutation: 0 });
  addPet(t, 0, 2, 'houseVampire', 'hunger hunger disease', { cage: 'c03' });
  showOff(t, [1, 2], {
    'petz.feed': [
      ...[{ from: 'gold' }, { from: 'gold' }, { from: 'potion' }],
      ...[{ from: 'artifact', artifact: 'impArmor', card: null }, { from: 'imp' }],
    ],
  });
  expect(t.shop(0).alleys?.show.eaten).toBe(0);
  // Only the imp in the hospital counts, as a wounded one.
  expect(entryOf(t, 0).score).toBe(2);
});

test('DA-EXHIBITION-WILDPARTY-04 a symbol must be used before food and does not count', () => {
  const t = party();
  addPet(t, 0, 1, 'wormie', 'hunger poop', { cage: 'c08' });
  addPet(t, 0, 2, 'bubl', 'hunger poop', { cage: 'c10', addon: 'meat' });
  showOff(t, [1, 2]);
  expect(t.eventsOf('petz.fed').map(({ source }) => source)).toEqual(['cage', 'addon']);
  expect(entryOf(t, 0)).toMatchObject({ score: 0, takesPart: false });
});

test('R-DA-91 DA-EXHIBITION-WILDPARTY-05 every imp of the turn counts, the Employee once', () => {
  const t = party().artifact(0, 'employeeOfTheMonth');
  addPet(t, 0, 1, 'stegobully', 'anger anger anger', { cage: 'c03' });
  addPet(t, 0, 2, 'houseVampire', 'hunger hunger disease', { cage: 'c02' });
  showOff(t, [1, 2], { 'petz.catch': [hold(1, 'catch')], 'petz.feed': [{ from: 'imp' }] });
  expect(t.shop(0).hospital).toBe(2);
  expect(entryOf(t, 0).score).toBe(4);
});

test('DA-EXHIBITION-WILDPARTY-05 imps in the hospital since earlier do not count', () => {
  const t = party();
  t.imps(0, { hospital: 2 });
  addPet(t, 0, 1, 'stegobully', 'anger anger', { cage: 'c03' });
  showOff(t, [], { 'petz.catch': [hold(1)] });
  expect(entryOf(t, 0).score).toBe(2);
});

test('DA-EXHIBITION-WILDPARTY-06 an imp in armour scores nothing, and armour is no duty', () => {
  const lay = () => {
    const t = party().artifact(0, 'impArmor');
    addPet(t, 0, 1, 'stegobully', 'anger anger', { cage: 'c03' });
    return t;
  };
  const armoured = showOff(lay(), [], { 'petz.catch': [{ armour: 1, imps: 0, employee: null }] });
  expect(entryOf(armoured, 0).score).toBe(0);
  const wounded = showOff(lay(), [], { 'petz.catch': [hold(1)] });
  expect(entryOf(wounded, 0).score).toBe(2);
});

test('DA-EXHIBITION-WILDPARTY-07 all tokens count, old and new', () => {
  const t = party(0).food(0, { meat: 0, vegetable: 0 });
  addPet(t, 0, 1, 'birdie', 'play magic disease magic', { cage: 'c03', suffering: 1 });
  addPet(t, 0, 2, 'cthulie', 'magic disease disease', { cage: 'c01', suffering: 1 });
  showOff(t, [1, 2]);
  // 1 old and 1 new suffering, 1 old suffering, 1 new mutation.
  expect(entryOf(t, 0).score).toBe(-1 - 1 - 1 - 2);
  expect(entryOf(t, 0).takesPart).toBe(false);
});

test('R-DA-78 what a pet lost later in the turn ate, and the imps it cost, count; its tokens do not', () => {
  const t = party();
  addPet(t, 0, 1, 'bubl', 'hunger anger anger anger disease', { cage: 'c03', manure: 5, suffering: 1 });
  showOff(t, [], { 'petz.feed': [{ from: 'meat', chamber: 0 }], 'petz.catch': [hold(2)] });
  expect(t.eventsOf('petz.lost')).toMatchObject([{ pet: 'bubl', cause: 'suffering' }]);
  expect(entryOf(t, 0).score).toBe(1 + 4);
});

test('R-DA-79 a lollipop for a play need alone is no food eaten', () => {
  const t = party(0);
  processed(t, 0, { lollipop: 1 });
  addPet(t, 0, 1, 'birdie', 'play disease', { cage: 'c03' });
  showOff(t, [], { 'petz.play': [{ food: 'lollipop' }] });
  expect(t.shop(0).alleys?.show.eaten).toBe(0);
  expect(entryOf(t, 0).score).toBe(0);
});

test('the tally of a round is gone in the next', () => {
  const t = party();
  addPet(t, 0, 1, 'wormie', 'hunger poop', { cage: 'c10' });
  showOff(t, [], { 'petz.feed': [{ from: 'vegetable', chamber: 0 }] });
  expect(t.shop(0).alleys?.show.eaten).toBe(1);
  t.until('petz.group');
  expect(t.shop(0).alleys?.show).toEqual({ eaten: 0, wounded: 0, cans: {}, addons: [] });
});

/** Match score of a pet with these needs, put down as they are counted. */
function match(
  customer: string,
  needs: Partial<Record<(typeof NEEDS)[number], number>>,
  suffering = 0,
): number {
  const t = alleyTable();
  t.house(0, 1, 'uni', { size: 7, cage: 'c01', suffering });
  t.pet(0, 1).needs = NEEDS.map((need) => needs[need] ?? 0);
  return matchScore(customer, t.pet(0, 1), t.plot(0, 1));
}

test('EX-DA-58 DA-CUSTOMER-PAIR-01 DA-CUSTOMER-PAIR-02 2 and 4 of the paired needs are 2 pairs', () => {
  expect(match('dungeonDoc', { magic: 2, poop: 4 })).toBe(6);
  expect(match('dungeonDoc', { magic: 4, poop: 2 })).toBe(6);
  expect(match('dungeonDoc', { magic: 4 })).toBe(0);
});

test('DA-CUSTOMER-PAIR-01 a pair is of one pet: two pets with a half each make none', () => {
  expect(match('dungeonDisciplinarian', { anger: 1 }) + match('dungeonDisciplinarian', { play: 1 })).toBe(0);
});

test.each([
  ['one card', ['R play turned', 'Y disease'], 3 + 1],
  ['two cards', ['R anger', 'Y play'], 3],
])('DA-CUSTOMER-PAIR-03 with double symbols the pair may come from %s', (_name, cards, score) => {
  const t = alleyTable({ variants: { doubles: true } });
  t.house(0, 1, 'direbunny', { cage: 'c01', cards });
  t.goTo('showing').expectAsk('petz.play', 0);
  expect(matchScore('dungeonDisciplinarian', t.pet(0, 1), t.plot(0, 1))).toBe(score);
});

test('DA-CUSTOMER-DOC-01 R-DA-20 pairs of magic and poop, single hunger, less each suffering token', () => {
  expect(match('dungeonDoc', { magic: 1, poop: 1, hunger: 2 }, 1)).toBe(3 + 2 - 1);
  expect(CUSTOMERS.dungeonDoc?.terms).toHaveLength(3);
});

test('DA-CUSTOMER-DISCIPLINARIAN-01 R-DA-20 pairs of anger and play, single disease, twice less for suffering', () => {
  expect(match('dungeonDisciplinarian', { anger: 2, play: 1, disease: 2 }, 1)).toBe(3 + 2 - 2);
  expect(CUSTOMERS.dungeonDisciplinarian?.terms).toHaveLength(3);
});
