/** Play needs (PB-NEED-PLAY): imps in the gaps, toys, boredom. */
import { expect, test } from 'vitest';
import type { Table } from '../../kit/petz.ts';
import { lodge, showTable } from '../../kit/show.ts';

const PLAYFUL = ['Y play', 'G anger'];
const imp = (gap: number) => ({ gap, employee: false });
const suffering = (t: Table) => t.shop(0).plots.map((plot) => plot.pet?.suffering ?? null);

/** Four pets on the four plots, each with one play need. */
function fourPlayful(home: number): Table {
  const t = showTable({ home });
  lodge(t, 0, 0, 'uni', PLAYFUL);
  lodge(t, 0, 1, 'trollie', PLAYFUL, { cage: 'c01' });
  lodge(t, 0, 2, 'fluffy', PLAYFUL, { cage: 'c03' });
  lodge(t, 0, 3, 'snakitty', PLAYFUL, { cage: 'c04' });
  return t.goTo('showing').expectAsk('petz.play', 0);
}

test('PB-NEED-PLAY-01 a need is met by an imp or a toy, or it hurts', () => {
  const t = showTable({ home: 1 });
  lodge(t, 0, 0, 'uni', PLAYFUL);
  lodge(t, 0, 2, 'trollie', PLAYFUL, { cage: 'c05' });
  lodge(t, 0, 3, 'fluffy', ['Y play', 'G anger', 'G poop'], { cage: 'c03' });
  t.goTo('showing').expectAsk('petz.play', 0).play(0, imp(0)).expectAsk('petz.jobs', 3);
  expect(suffering(t)).toEqual([0, null, 0, 1]);
  t.expectInventory();
});

test('PB-NEED-PLAY-01 without an available imp nothing is asked and every need hurts', () => {
  const t = showTable({ home: 0 });
  lodge(t, 0, 1, 'trollie', ['Y play', 'G poop', 'Y play'], { cage: 'c03' });
  t.goTo('showing').expectAsk('petz.jobs', 3);
  expect(suffering(t)).toEqual([null, 2, null, null]);
});

test('PB-NEED-PLAY-02 the owner may keep his imps', () => {
  const t = showTable();
  lodge(t, 0, 1, 'trollie', PLAYFUL, { cage: 'c03' });
  t.goTo('showing').expectAsk('petz.play', 0).play(0, null).expectAsk('petz.jobs', 3);
  expect(suffering(t)).toEqual([null, 1, null, null]);
  expect(t.shop(0).home).toBe(6);
  t.expectInventory();
});

test.each([
  [0, [0, 0, 1, 1]],
  [1, [1, 0, 0, 1]],
  [2, [1, 1, 0, 0]],
  [3, [0, 1, 1, 0]],
])('PB-NEED-PLAY-03 PB-NEED-PLAY-04 an imp in gap %i serves the two pets along that side', (gap, hurt) => {
  const t = fourPlayful(1).play(0, imp(gap)).expectAsk('petz.jobs', 3);
  expect(suffering(t)).toEqual(hurt);
  expect(t.shop(0).home).toBe(0);
  t.expectInventory();
});

test('PB-NEED-PLAY-04 there are four gaps, none across the middle or the diagonal', () => {
  const t = fourPlayful(6);
  expect(t.options(0)).toEqual([imp(0), imp(1), imp(2), imp(3), null]);
  expect(t.refusal(0, imp(4))).toMatchObject({ code: 'nobodyToPlay', rule: 'PB-NEED-PLAY-03' });

  // Pets in opposite corners never share an imp.
  const corners = showTable({ home: 1 });
  lodge(corners, 0, 0, 'uni', PLAYFUL);
  lodge(corners, 0, 2, 'trollie', PLAYFUL, { cage: 'c03' });
  corners.goTo('showing');
  for (const gap of [0, 1, 2, 3]) {
    const served = corners.fork().play(0, imp(gap)).expectAsk('petz.jobs', 3);
    expect(suffering(served).filter((tokens) => tokens === 1)).toHaveLength(1);
  }
});

test('PB-NEED-PLAY-03 only an available imp can play', () => {
  const t = fourPlayful(2).play(0, imp(0)).play(0, imp(2)).expectAsk('petz.jobs', 3);
  expect(suffering(t)).toEqual([0, 0, 0, 0]);
  const short = fourPlayful(1).play(0, imp(0));
  expect(short.s.ask?.kind).toBe('petz.jobs');
});

test('PB-NEED-PLAY-05 one imp never meets two needs of one pet', () => {
  const t = showTable({ home: 1 });
  lodge(t, 0, 1, 'trollie', ['Y play', 'G anger', 'Y play'], { cage: 'c03' });
  t.goTo('showing').play(0, imp(1)).expectAsk('petz.jobs', 3);
  expect(suffering(t)).toEqual([null, 1, null, null]);
});

test.each([
  ['in the same gap', [0, 0], [2, 0, 0, 0]],
  ['in both gaps beside it', [0, 1], [1, 1, 0, 0]],
])('PB-NEED-PLAY-06 RUL-41 two imps for one pet %s', (_name, gaps, standing) => {
  const t = showTable({ home: 3 });
  lodge(t, 0, 1, 'trollie', ['Y play', 'G anger', 'Y play'], { cage: 'c03' });
  t.goTo('showing');
  for (const gap of gaps) t.expectAsk('petz.play', 0).play(0, imp(gap));
  t.expectAsk('petz.jobs', 3);
  expect(suffering(t)).toEqual([null, 0, null, null]);
  expect(t.shop(0).busy.gaps).toEqual(standing);
  expect(t.shop(0).home).toBe(1);
});

test('RUL-41 a gap takes any number of imps; with one pet beside it they serve that one', () => {
  const t = showTable({ home: 6 });
  lodge(t, 0, 1, 'trollie', ['Y play', 'G anger', 'Y play', 'Y play', 'G poop', 'R play', 'Y play'], {
    cage: 'c03',
  });
  // The pet across the gap's other end has no play need and gains nothing.
  lodge(t, 0, 2, 'fluffy', ['Y disease', 'G anger'], { cage: 'c04' });
  t.goTo('showing');
  for (let n = 0; n < 5; n++) t.expectAsk('petz.play', 0).play(0, imp(1));
  t.expectAsk('petz.jobs', 3);
  expect(suffering(t)).toEqual([null, 0, 0, null]);
  expect(t.shop(0).busy.gaps).toEqual([0, 5, 0, 0]);
  t.expectInventory();
});

test('RUL-41 several imps in one gap meet as many needs of both pets beside it', () => {
  const t = showTable({ home: 2 });
  lodge(t, 0, 1, 'trollie', ['Y play', 'G anger', 'Y play'], { cage: 'c03' });
  lodge(t, 0, 2, 'stareplant', ['Y play', 'P magic', 'Y play'], { cage: 'c04' });
  t.goTo('showing').play(0, imp(1)).play(0, imp(1)).expectAsk('petz.jobs', 3);
  expect(suffering(t)).toEqual([null, 0, 0, null]);
});

test.each([
  ['one toy, one need', 'c05', null, ['Y play', 'G anger'], 0],
  ['one toy, two needs', 'c05', null, ['Y play', 'G anger', 'Y play'], 1],
  ['two toys, two needs', 'c07', null, ['Y play', 'G anger', 'Y play'], 0],
  ['a toy on the addon', 'c03', 'play', ['Y play', 'G anger'], 0],
  ['two toys and the addon, three needs', 'c07', 'play', ['Y play', 'G anger', 'Y play', 'Y play'], 0],
  ['one toy and the addon, three needs', 'c05', 'play', ['Y play', 'G anger', 'Y play', 'Y play'], 1],
])('PB-NEED-PLAY-07 RUL-47 toys add up: %s', (_name, cage, addon, cards, hurt) => {
  const t = showTable({ home: 0 });
  lodge(t, 0, 1, 'trollie', cards, { cage, ...(addon === null ? {} : { addon }) });
  t.goTo('showing').expectAsk('petz.jobs', 3);
  expect(suffering(t)).toEqual([null, hurt, null, null]);
});

test('PB-NEED-PLAY-07 toys serve their own plot, and an addon needs a cage', () => {
  const t = showTable({ home: 0 }).cage(0, 2, 'c07').addon(0, 3, 'play');
  lodge(t, 0, 1, 'trollie', PLAYFUL, { cage: 'c03' });
  t.goTo('showing').expectAsk('petz.jobs', 3);
  expect(suffering(t)).toEqual([null, 1, null, null]);
});

test('RUL-47 equal icons of strength and of antimagic add up too', () => {
  const t = showTable({ home: 0 });
  // Strength 2 + 1 holds 3 anger; antimagic 2 + 1 stops 3 magic.
  lodge(t, 0, 1, 'stegobully', ['G anger', 'R anger', 'R anger'], { cage: 'c04', addon: 'strength1' });
  lodge(t, 0, 2, 'birdie', ['Y magic', 'P magic', 'P magic'], { cage: 'c03', addon: 'antimagic1' });
  t.goTo('showing').expectAsk('petz.jobs', 3);
  expect(t.eventsOf('petz.lost')).toEqual([]);
  expect(t.pet(0, 2).mutation).toBe(0);
});

test.each([
  [0, 'it lives', false],
  [1, 'it is lost', true],
])('PB-NEED-PLAY-08 boredom counts like any suffering: with %i from before %s', (before, _name, isLost) => {
  const t = showTable({ home: 0 });
  lodge(t, 0, 1, 'trollie', PLAYFUL, { cage: 'c03', suffering: before });
  t.goTo('showing').expectAsk('petz.jobs', 3);
  expect(t.plot(0, 1).pet?.suffering ?? 'lost').toBe(isLost ? 'lost' : 1);
  t.expectInventory();
});

test('PB-NEED-PLAY-08 hunger and boredom add up; the tokens stay', () => {
  const t = showTable({ home: 0 });
  lodge(t, 0, 1, 'trollie', ['Y play', 'G hunger', 'Y disease'], { cage: 'c03' });
  t.goTo('showing').expectAsk('petz.jobs', 3);
  expect(t.pet(0, 1).suffering).toBe(2);
  t.until('petz.group');
  expect(t.pet(0, 1)).toMatchObject({ size: 5, suffering: 2 });
});

test('PB-NEED-PLAY-09 an imp that played comes home in phase 6', () => {
  const t = fourPlayful(6).play(0, imp(0)).play(0, imp(2)).expectAsk('petz.jobs', 3);
  expect(t.shop(0)).toMatchObject({ home: 4, busy: { gaps: [1, 0, 1, 0] } });
  t.until('petz.group');
  expect(t.shop(0)).toMatchObject({ home: 6, busy: { gaps: [0, 0, 0, 0] } });
  t.expectInventory();
});

test.each([
  ['with the imp', 1, [null, 0, 0, null], 0],
  ['without it', 0, [null, 1, 1, null], 0],
])('EX-18 playful pets, %s', (_name, home, hurt, left) => {
  const t = showTable({ home });
  // Birdie's cage has one toy and no antimagic: its magic mutates it, as EX-22 goes on to tell.
  lodge(t, 0, 1, 'birdie', ['Y play', 'P play', 'P magic'], { cage: 'c05' });
  lodge(t, 0, 2, 'snakitty', ['Y play', 'G poop'], { cage: 'c03' });
  t.goTo('showing');
  if (home > 0) t.expectAsk('petz.play', 0).play(0, imp(1));
  t.expectAsk('petz.jobs', 3);
  expect(suffering(t)).toEqual(hurt);
  expect(t.shop(0).home).toBe(left);
  t.expectInventory();
});
