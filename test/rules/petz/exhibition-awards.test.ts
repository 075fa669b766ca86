/** Comparing exhibition results (PB-EXH-09 to 20): who takes part, ranks, ties, awards. */
import { expect, test } from 'vitest';
import { awardsFor } from '../../../src/engine/petz/score.ts';
import type { Table } from '../../kit/petz.ts';
import { entryOf, lodge, showTable } from '../../kit/show.ts';

/** Two cards that can play, what stands in for the second, and a third one without effect. */
const PLAYERS: [pet: string, first: string, second: string, instead: string, rest: string][] = [
  ['birdie', 'Y play', 'P play', 'P disease', 'P anger'],
  ['trollie', 'Y play', 'Y play', 'Y disease', 'G anger'],
  ['stareplant', 'Y play', 'Y play', 'Y disease', 'P anger'],
  ['babyGolem', 'R play', 'Y play', 'Y disease', 'R anger'],
];

interface Extras {
  judge?: number;
  whip?: number;
}

/**
 * A Children's Day at which the seats' tile scores are these, at most 4: each play need counts 2, each manure in
 * the empty printed cage 1 off. A seat of 0 or less has no pet. Played until all are counted.
 */
function childrensDay(scores: number[], { judge, whip }: Extras = {}): Table {
  const t = showTable({ seats: scores.length, round: 2, exhibition: 'childrensDay' });
  if (judge !== undefined) t.shop(judge).judge = true;
  if (whip !== undefined) t.artifact(whip, 'whipOfObedience');
  for (const [seat, score] of scores.entries()) {
    t.plot(seat, 0).manure = score > 0 ? score % 2 : -score;
    const player = PLAYERS[seat];
    if (score <= 0 || player === undefined) continue;
    const [pet, first, second, instead, rest] = player;
    lodge(t, seat, 1, pet, [first, score > 2 ? second : instead, rest], { cage: `c0${[4, 1, 3, 9][seat]}` });
  }
  t.goTo('showing');
  // Bored pets count as much as others.
  while (t.s.ask?.kind === 'petz.play') t.play(t.s.ask.seats[0] ?? 0, null);
  return t.expectInventory();
}

const reputations = (t: Table) => t.s.shops.map((shop) => shop.reputation);
const totals = (t: Table) => t.eventsOf('petz.showed').map((event) => event.score);

test('PB-EXH-09 tile score, 2 for judging, a half for the Whip', () => {
  const t = childrensDay([1, 1, 1, 1], { judge: 1, whip: 2 });
  expect(totals(t)).toEqual([1, 3, 1.5, 1]);
  const both = childrensDay([1, 1, 1, 1], { judge: 1, whip: 1 });
  expect(totals(both)).toEqual([1, 3.5, 1, 1]);
});

test.each([
  [1, 3, true],
  [0, 2, true],
  [-1, 1, true],
  [-2, 0, false],
  [-3, -1, false],
])('PB-EXH-10 RUL-51 tile score %i and judging: %i takes part: %s', (score, total, takesPart) => {
  const t = childrensDay([score, 0, 0, 0], { judge: 0 });
  expect(totals(t)[0]).toBe(total);
  expect(t.eventsOf('petz.showed')[0]?.takesPart).toBe(takesPart);
  expect(reputations(t)).toEqual([takesPart ? 8 : 0, 0, 0, 0]);
});

test('PB-EXH-10 a score of 0 takes no part, of a half it does', () => {
  expect(reputations(childrensDay([0, 0, -1, 0]))).toEqual([0, 0, 0, 0]);
  expect(reputations(childrensDay([0, 0, 0, 0], { whip: 3 }))).toEqual([0, 0, 0, 8]);
});

test('PB-EXH-11 reputation is given by rank, after all have been counted', () => {
  const t = showTable({ round: 2, exhibition: 'magicShow' });
  lodge(t, 0, 1, 'birdie', ['Y disease', 'P magic'], { cage: 'c02' });
  lodge(t, 1, 1, 'stareplant', ['Y magic', 'P magic'], { cage: 'c03' });
  lodge(t, 3, 1, 'uni', ['Y disease', 'G hunger'], { cage: 'c04' });
  t.food(3, { vegetable: 1 }).goTo('showing').expectAsk('petz.feed', 3);
  expect([0, 1].map((seat) => entryOf(t, seat).score)).toEqual([1, 2]);
  expect(reputations(t)).toEqual([0, 0, 0, 0]);
  t.play(3, null);
  expect(reputations(t)).toEqual([6, 8, 0, 0]);
});

test('PB-EXH-12 four players: 8, 6, 4, 2, in any seats', () => {
  expect(reputations(childrensDay([4, 3, 2, 1]))).toEqual([8, 6, 4, 2]);
  expect(reputations(childrensDay([2, 4, 1, 3]))).toEqual([4, 8, 2, 6]);
});

test('PB-EXH-13 three players: 8, 5, 2; two players: 7, 3', () => {
  expect(reputations(childrensDay([3, 2, 1]))).toEqual([8, 5, 2]);
  expect(reputations(childrensDay([1, 3, 2]))).toEqual([2, 8, 5]);
  expect(reputations(childrensDay([1, 2]))).toEqual([3, 7]);
});

test('EX-25 PB-EXH-14 two absent: the later awards are not given', () => {
  expect(reputations(childrensDay([0, 3, -1, 4]))).toEqual([0, 6, 0, 8]);
  expect(reputations(childrensDay([0, 2, 0]))).toEqual([0, 8, 0]);
});

test('EX-23 PB-EXH-14 PB-EXH-15 PB-EXH-16 a tie for first, then third place; one absent', () => {
  // Red, Yellow, Green, Blue.
  expect(reputations(childrensDay([4, 4, 0, 3]))).toEqual([7, 7, 0, 4]);
});

test('EX-24 PB-EXH-15 three in second place', () => {
  expect(reputations(childrensDay([3, 3, 3, 4]))).toEqual([4, 4, 4, 8]);
});

test.each([
  ['two for first, two for third', [4, 4, 3, 3], [7, 7, 3, 3]],
  ['two for second, the last is fourth', [2, 3, 3, 4], [2, 5, 5, 8]],
  ['three for first, the last is fourth', [1, 4, 4, 4], [2, 6, 6, 6]],
  ['all four', [2, 2, 2, 2], [5, 5, 5, 5]],
  ['three players, two for second', [4, 3, 3], [8, 4, 4]],
  ['three players, all', [1, 1, 1], [6, 6, 6]],
  ['two players', [1, 1], [6, 6]],
])('PB-EXH-15 PB-EXH-16 PB-EXH-19 tied: %s', (_name, scores, awards) => {
  expect(reputations(childrensDay(scores))).toEqual(awards);
});

test('PB-EXH-19 the smallest score of all still earns something', () => {
  expect(reputations(childrensDay([4, 3, 2, 0], { whip: 3 }))).toEqual([8, 6, 4, 2]);
});

test('RUL-54 halves are compared exactly, and a tie never takes reputation away', () => {
  expect(reputations(childrensDay([2, 2, 2, 3], { whip: 1 }))).toEqual([3, 6, 3, 8]);
  // No printed list leads below 0; changed ones stop there.
  expect(awardsFor([5, 5, 5, 1], [1, 1, 1, 2])).toEqual([0, 0, 0, 2]);
});

test('EX-35 the Whip breaks ties and lets a score of 0 take part', () => {
  const leading = childrensDay([4, 4, 2, 0], { whip: 0 });
  expect(totals(leading)).toEqual([4.5, 4, 2, 0]);
  expect(reputations(leading)).toEqual([8, 6, 4, 0]);
  const last = childrensDay([0, 4, 2, 0], { whip: 0 });
  expect(totals(last)).toEqual([0.5, 4, 2, 0]);
  expect(reputations(last)).toEqual([4, 8, 6, 0]);
});

test('PB-EXH-17 without pets a seat takes part in a full-display exhibition by judging or by the Whip', () => {
  const t = showTable({ round: 2, exhibition: 'breedersPrize' }).artifact(2, 'whipOfObedience');
  t.shop(1).judge = true;
  t.goTo('showing');
  expect(reputations(t)).toEqual([0, 8, 6, 0]);
});

test('PB-EXH-18 RUL-52 a judge without a pet neither scores nor takes a place in a single-pet exhibition', () => {
  const t = showTable({ round: 2, exhibition: 'eatingContest' }).artifact(1, 'whipOfObedience');
  t.shop(0).judge = true;
  lodge(t, 2, 1, 'uni', ['Y hunger', 'G disease'], { cage: 'c01' });
  t.goTo('showing').expectAsk('petz.jobs', 3);
  expect(totals(t)).toEqual([0, 0, 1, 0]);
  expect(reputations(t)).toEqual([0, 0, 8, 0]);
});

test('PB-EXH-18 RUL-52 nor does one whose last pet was lost in this turn', () => {
  const t = showTable({ round: 2, exhibition: 'eatingContest' });
  t.shop(0).judge = true;
  lodge(t, 0, 1, 'wormie', ['G hunger', 'G hunger'], { cage: 'c01' });
  lodge(t, 1, 1, 'uni', ['Y hunger', 'G disease'], { cage: 'c03' });
  t.goTo('showing').expectAsk('petz.jobs', 3);
  expect(t.eventsOf('petz.lost').map((event) => event.pet)).toEqual(['wormie']);
  expect(entryOf(t, 0)).toMatchObject({ score: 0, takesPart: false });
  expect(reputations(t)).toEqual([0, 8, 0, 0]);
});

test('PB-EXH-20 after the awards the tile leaves the Progress Board', () => {
  const t = childrensDay([4, 3, 2, 1]);
  expect(t.s.exhibitions.map((tile) => tile.round)).toEqual([3, 4, 5]);
  expect(t.s.gone.exhibitions).toEqual(['childrensDay']);
});

test('RUL-61 nobody above 0: no award, and the tile goes all the same', () => {
  const t = childrensDay([0, -2, 0, -1]);
  expect(t.eventsOf('petz.awarded')).toEqual([
    { type: 'petz.awarded', exhibition: 'childrensDay', awards: [0, 0, 0, 0] },
  ]);
  expect(reputations(t)).toEqual([0, 0, 0, 0]);
  expect(t.s.gone.exhibitions).toEqual(['childrensDay']);
});
