/** Shining Spook, Soulful-Eyed Lemur, Snuggly Sickie (DA-PET-SPOOK, DA-PET-LEMUR, DA-PET-SICKIE). */
import { expect, test } from 'vitest';
import {
  addPet,
  alleyTable,
  evaluate,
  manure,
  mutation,
  relieved,
  showOff,
  suffering,
} from '../../kit/alleys-show.ts';
import type { Table } from '../../kit/petz.ts';

const to = (plot: number) => ({ to: plot });

/** Spook on P1 in the printed cage with 3 magic; quiet pets on P2 and P3 or only P2. */
function spook(
  neighbours: number[],
  options: Parameters<typeof addPet>[5] = {},
  start: Parameters<typeof alleyTable>[0] = {},
): Table {
  const t = alleyTable(start);
  addPet(t, 0, 0, 'shiningSpook', 'magic magic magic', { cage: 'printed' });
  if (neighbours.includes(1)) addPet(t, 0, 1, 'fluffy', 'disease poop', { cage: 'c10', ...options });
  if (neighbours.includes(3)) addPet(t, 0, 3, 'trollie', 'disease poop', { cage: 'c08' });
  return t;
}

test('EX-DA-71 DA-PET-SPOOK-01 DA-PET-SPOOK-02 both tokens go to the neighbours', () => {
  const t = spook([1, 3]).goTo('showing').play(0, 0).expectAsk('petz.spook', 0);
  t.play(0, to(1)).expectAsk('petz.spook', 0);
  // No pet gets two.
  expect(t.options(0)).not.toContainEqual(to(1));
  t.play(0, to(3));
  evaluate(t, []);
  expect(mutation(t)).toEqual([0, 1, null, 1]);
  expect(t.eventsOf('petz.spooked').map((x) => [x.from, x.to])).toEqual([
    [0, 1],
    [0, 3],
  ]);
});

test('EX-DA-71 DA-PET-SPOOK-03 with one neighbour one token stays', () => {
  const t = showOff(spook([1]), [0], { 'petz.spook': [to(1)] });
  expect(mutation(t)).toEqual([1, 1, null, null]);
});

test('DA-PET-SPOOK-03 under a ban of mutants each pet is spoken of that has a token, after it landed', () => {
  const start = { mods: [{ id: 'mutants', arg: { mode: 'banned' } }] };
  const t = showOff(spook([1, 3], {}, start), [0], { 'petz.spook': [to(1), to(3)] });
  expect(mutation(t)).toEqual([0, 1, null, 1]);
  const heard = t.events.map(({ type }) => type).filter((type) => /spooked|mutated|twist/.test(type));
  const each = ['petz.spooked', 'petz.mutated', 'petz.twist'];
  expect(heard).toEqual([...each, ...each]);
});

test('DA-PET-SPOOK-01 DA-PET-SPOOK-03 the owner may keep them, and two take the Spook away', () => {
  const t = showOff(spook([1, 3]), [0], { 'petz.spook': [null] });
  expect(mutation(t)).toEqual([null, 0, null, 0]);
  expect(t.eventsOf('petz.lost')).toMatchObject([{ pet: 'shiningSpook', cause: 'mutated' }]);
  expect(spook([1, 3]).goTo('showing').play(0, 0).options(0)[0]).not.toBeNull();
});

test('DA-PET-SPOOK-02 at most one for each neighbour, so at most two in all', () => {
  const t = alleyTable();
  addPet(t, 0, 0, 'shiningSpook', 'magic magic magic magic', { cage: 'c01', wears: ['magicPendant1'] });
  addPet(t, 0, 1, 'fluffy', 'disease poop', { cage: 'c10' });
  addPet(t, 0, 3, 'trollie', 'disease poop', { cage: 'c08' });
  addPet(t, 0, 2, 'wormie', 'anger poop', { cage: 'c11', addon: 'strength1' });
  showOff(t, [0], { 'petz.spook': [to(1), to(3)] });
  expect(t.eventsOf('petz.spooked')).toHaveLength(2);
  // 4 tokens: two given, two stay and take him away. The pet across is no neighbour.
  expect(mutation(t)).toEqual([null, 1, 0, 1]);
});

test('R-DA-64 it is decided token by token before they land, so the second can be kept from him', () => {
  const t = spook([1]);
  t.pet(0, 0).mutation = 0;
  const asked = t.goTo('showing').play(0, 0).expectAsk('petz.spook', 0);
  expect(mutation(asked)[0]).toBe(0);
  evaluate(asked, [], { 'petz.spook': [to(1)] });
  expect(mutation(asked)).toEqual([1, 1, null, null]);
});

test.each([
  ['already evaluated', [1, 0]],
  ['not evaluated yet', [0, 1]],
])('EX-DA-72 R-DA-62 R-DA-49 a neighbour with a token, %s, is lost at once', (_name, order) => {
  const t = spook([1, 3], { mutation: 1, manure: 1, wears: [] });
  t.shop(0).reputation = 23;
  showOff(t, order, { 'petz.spook': [to(1)] });
  expect(t.eventsOf('petz.lost')[0]).toMatchObject({
    pet: 'fluffy',
    cause: 'mutated',
    plot: 1,
    reputation: -2,
  });
  expect(t.shop(0).reputation).toBe(21);
  expect(t.eventsOf('petz.petTurn').filter(({ pet }) => pet === 'fluffy')).toHaveLength(
    order[0] === 1 ? 1 : 0,
  );
  // Its manure stays.
  expect(manure(t)[1]).toBe(1);
});

test('R-DA-62 accessories of a pet lost this way stay with its owner, imps used for it stay used', () => {
  const t = alleyTable();
  addPet(t, 0, 0, 'shiningSpook', 'magic magic disease', { cage: 'printed' });
  addPet(t, 0, 1, 'fluffy', 'disease poop poop', { cage: 'c10', mutation: 1, wears: ['foodBowl1'] });
  addPet(t, 0, 2, 'birdie', 'play disease', { cage: 'c03' });
  showOff(t, [2, 0], { 'petz.play': [{ gap: 1, employee: false }], 'petz.spook': [to(1)] });
  expect(t.shop(0).alleys?.accessories).toEqual(['foodBowl1']);
  expect(t.shop(0)).toMatchObject({ home: 6, busy: { gaps: [0, 1, 0, 0] } });
});

test('R-DA-62 RUL-34 the card for the potion of a pet lost before its turn is still due', () => {
  const t = alleyTable();
  addPet(t, 0, 0, 'shiningSpook', 'magic magic disease', { cage: 'printed' });
  addPet(t, 0, 1, 'fluffy', 'potion poop', { cage: 'c10', mutation: 1 });
  t.goTo('showing').play(0, 0).play(0, to(1)).expectAsk('petz.sleep', 0);
  expect(t.faces(0).filter((_x, i) => t.options(0).includes(t.shop(0).hand[i] ?? -1))).toEqual(['Y play']);
  evaluate(t, []);
  expect(t.eventsOf('petz.slept')).toHaveLength(1);
});

test('R-DA-62 the card for a potion evaluated before the pet was lost is not due twice', () => {
  const t = alleyTable();
  t.hand(0, ['Y play', 'Y play', 'Y magic']);
  addPet(t, 0, 0, 'shiningSpook', 'magic magic disease', { cage: 'printed' });
  addPet(t, 0, 1, 'fluffy', 'potion poop', { cage: 'c10', mutation: 1 });
  showOff(t, [1, 0], { 'petz.spook': [{ to: 1 }] });
  expect(t.eventsOf('petz.lost')).toMatchObject([{ pet: 'fluffy' }]);
  expect(t.eventsOf('petz.slept')).toHaveLength(1);
});

test('R-DA-63 neither antimagic nor armour nor a potion stops the token, and a pet without a cage can take it', () => {
  const t = alleyTable().artifact(0, 'impArmor');
  addPet(t, 0, 0, 'shiningSpook', 'magic magic disease', { cage: 'printed' });
  addPet(t, 0, 1, 'fluffy', 'potion poop', { cage: 'c02' });
  t.plot(0, 1).guard.antimagic = 2;
  showOff(t, [0, 1], { 'petz.ward': [{ imps: 0, employee: false }], 'petz.spook': [to(1)] });
  expect(mutation(t)).toEqual([0, 1, null, null]);
  const u = alleyTable();
  addPet(u, 0, 0, 'shiningSpook', 'magic magic disease', { cage: 'printed' });
  addPet(u, 0, 1, 'fluffy', 'disease poop', { cage: 'c02' });
  u.s.gone.cages.push('c02');
  Object.assign(u.plot(0, 1), { cage: null, alleys: { ...u.plot(0, 1).alleys, wrecked: true } });
  showOff(u, [0, 1], { 'petz.spook': [to(1)] });
  expect(mutation(u)).toEqual([0, 1, null, null]);
});

test('EX-DA-73 DA-PET-LEMUR-01 DA-PET-LEMUR-02 pairs of each neighbour and kind, added up', () => {
  const t = alleyTable({ home: 1 });
  addPet(t, 0, 2, 'soulfulLemur', 'disease play play', { cage: 'c01', manure: 3 });
  addPet(t, 0, 1, 'cthulie', 'disease disease play play play', { cage: 'c03' });
  addPet(t, 0, 3, 'uni', 'play anger', { cage: 'c04' });
  t.goTo('showing').play(0, 2).expectAsk('petz.play', 0);
  expect(relieved(t)).toEqual(['lemur play 1']);
  t.play(0, { gap: 2, employee: false });
  evaluate(t, []);
  expect(relieved(t)).toContain('lemur disease 1');
  // One play need was left and is met; disease with 3 manure would have been 3.
  expect(suffering(t)[2]).toBe(0);
});

test('DA-PET-LEMUR-02 one need of each neighbour is no pair', () => {
  const t = alleyTable({ home: 0 });
  addPet(t, 0, 2, 'soulfulLemur', 'disease play anger', { cage: 'c01' });
  addPet(t, 0, 1, 'cthulie', 'disease play', { cage: 'c03' });
  addPet(t, 0, 3, 'uni', 'play anger', { cage: 'c04' });
  showOff(t, [2]);
  expect(relieved(t)).toEqual([]);
  expect(suffering(t)[2]).toBe(1);
});

test('DA-PET-LEMUR-02 two pairs of two neighbours cancel two needs', () => {
  const t = alleyTable({ home: 0 });
  addPet(t, 0, 2, 'soulfulLemur', 'disease play play', { cage: 'c01' });
  addPet(t, 0, 1, 'cthulie', 'play play', { cage: 'c03' });
  addPet(t, 0, 3, 'birdie', 'play play', { cage: 'c04' });
  showOff(t, [2]);
  expect(relieved(t)).toEqual(['lemur play 2']);
  expect(suffering(t)[2]).toBe(0);
});

test('R-DA-77 the pet across is no neighbour; one on a plot without a cage is', () => {
  const t = alleyTable({ home: 0 });
  addPet(t, 0, 2, 'soulfulLemur', 'disease play anger', { cage: 'c01' });
  addPet(t, 0, 0, 'cthulie', 'play play', { cage: 'c03' });
  addPet(t, 0, 1, 'birdie', 'play play', { cage: 'c04' });
  t.s.gone.cages.push('c04');
  Object.assign(t.plot(0, 1), { cage: null, alleys: { ...t.plot(0, 1).alleys, wrecked: true } });
  showOff(t, [2]);
  expect(relieved(t)).toEqual(['lemur play 1']);
});

test.each([
  ['the Lemur first', 1, 2],
  ['the neighbour first', 2, 1],
])(
  'DA-PET-LEMUR-03 DA-PET-LEMUR-04 R-DA-65 %s, the neighbour well or lost: the same',
  (_name, lemur, other) => {
    const t = alleyTable({ home: 0 });
    addPet(t, 0, lemur, 'soulfulLemur', 'disease play anger', { cage: 'c01' });
    addPet(t, 0, other, 'cthulie', 'play play', { cage: 'c03', suffering: 1 });
    showOff(t, [1, 2]);
    expect(relieved(t)).toEqual(['lemur play 1']);
    expect(t.eventsOf('petz.lost').map(({ pet }) => pet)).toEqual(['cthulie']);
    expect(suffering(t)[lemur]).toBe(0);
  },
);

test.each([
  ['hunger', 'hunger play anger', 'wormie', 'hunger hunger', 'c07'],
  ['poop', 'poop play anger', 'wormie', 'poop poop', 'c07'],
  ['play', 'play disease disease', 'birdie', 'play play', 'c01'],
  ['anger', 'anger disease disease', 'bubl', 'anger anger', 'c02'],
  ['magic', 'magic magic disease', 'stareplant', 'magic magic', 'c01'],
  ['disease', 'disease disease disease', 'birdie', 'disease disease', 'c01'],
])('DA-PET-LEMUR-05 it works for %s', (need, own, neighbour, pair, cage) => {
  const t = alleyTable({ home: 0 });
  addPet(t, 0, 2, 'soulfulLemur', own, { cage });
  addPet(t, 0, 1, neighbour, pair, { cage: 'c04' });
  showOff(t, [2]);
  expect(relieved(t)).toContain(`lemur ${need} 1`);
  // A play need more than the cage meets, and a magic need more than the pair cancels, are left in their rows.
  expect(suffering(t)[2]).toBe(0);
  expect(manure(t)[2]).toBe(0);
  expect(mutation(t)[2]).toBe(need === 'magic' ? 1 : 0);
});

test('R-DA-66 pairs come before cage and addon symbols, as far as needs exist', () => {
  const t = alleyTable({ home: 0 });
  addPet(t, 0, 2, 'soulfulLemur', 'disease play anger', { cage: 'c07' });
  addPet(t, 0, 1, 'cthulie', 'play play', { cage: 'c03' });
  showOff(t, [2]);
  expect(relieved(t)).toEqual(['lemur play 1']);
  expect(t.eventsOf('petz.playedAlone').filter(({ plot }) => plot === 2)).toEqual([]);
});

test('R-DA-67 symbols count: cards of accessories and extra bars, both sides of a turned card; a potion is none', () => {
  const t = alleyTable({ home: 0, variants: { doubles: true } });
  addPet(t, 0, 2, 'soulfulLemur', 'disease play play', { cage: 'c01' });
  addPet(t, 0, 1, 'uni', 'play play poop', { cage: 'c03', wears: ['ribbonBow1'] });
  t.house(0, 3, 'birdie', { size: 2, cage: 'c04' });
  // Turned magic on a yellow card: magic and play; with the other play a pair.
  t.lay(0, 3, ['Y magic turned', 'P play']);
  showOff(t, [2]);
  expect(relieved(t)).toEqual(['lemur play 2']);
  const u = alleyTable({ home: 0 });
  addPet(u, 0, 2, 'soulfulLemur', 'disease play anger', { cage: 'c01' });
  addPet(u, 0, 1, 'birdie', 'play potion', { cage: 'c03' });
  showOff(u, [2]);
  expect(relieved(u)).toEqual([]);
});

test('EX-DA-74 DA-PET-SICKIE-01 DA-PET-SICKIE-02 ill only without a disease need', () => {
  const healthy = alleyTable({ home: 0 });
  addPet(healthy, 0, 1, 'snugglySickie', 'disease magic magic', { cage: 'c02', manure: 3 });
  showOff(healthy);
  expect(relieved(healthy)).toEqual(['sickie disease 1']);
  expect(suffering(healthy)).toEqual([null, 0, null, null]);
  const ill = alleyTable({ home: 0 });
  addPet(ill, 0, 1, 'snugglySickie', 'magic magic magic', { cage: 'c02', manure: 2 });
  showOff(ill);
  expect(ill.eventsOf('petz.suffered')).toMatchObject([{ tokens: 2, cause: 'disease' }]);
});

test('DA-PET-SICKIE-01 all of them are met', () => {
  const t = alleyTable({ home: 0 });
  addPet(t, 0, 1, 'snugglySickie', 'disease disease disease', { cage: 'c02', manure: 3 });
  showOff(t);
  expect(relieved(t)).toEqual(['sickie disease 3']);
  expect(suffering(t)).toEqual([null, 0, null, null]);
});

test('R-DA-68 the Experimental Cage cancels the need that is only imagined, which scores nowhere', () => {
  const t = alleyTable({ home: 0, round: 2, exhibition: 'moodyMedley' });
  addPet(t, 0, 1, 'snugglySickie', 'magic magic magic', {
    cage: 'experimental1',
    addon: 'antimagic1',
    manure: 3,
  });
  showOff(t, [], { 'petz.setCage': ['normal'] });
  expect(suffering(t)).toEqual([null, 0, null, null]);
  expect(relieved(t)).toEqual(['cage disease 1']);
  // One kind of need only.
  expect(t.shop(0).entry?.score).toBe(2);
});
