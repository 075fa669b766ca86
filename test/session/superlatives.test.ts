/** What a game is remembered for, out of small stories. */
import { expect, test } from 'vitest';
import type { PetzEvent } from '../../src/engine/petz/events.ts';
import { superlatives } from '../../src/session/advice/superlatives.ts';

const sold = (seat: number, pet: string, reputation: number): PetzEvent => ({
  type: 'petz.sold',
  seat,
  plot: 0,
  pet,
  customer: 'warlock',
  match: 3,
  platform: false,
  reputation,
  gold: 2,
});
const pooped = (seat: number, manure: number): PetzEvent => ({
  type: 'petz.pooped',
  seat,
  plot: 0,
  pet: 'uni',
  manure,
  absorbed: 0,
});
const showed = (seat: number, score: number, takesPart: boolean): PetzEvent => ({
  type: 'petz.showed',
  seat,
  score,
  takesPart,
  pet: 'drago',
  need: null,
});
const story = (...events: PetzEvent[]) => events.map((event) => ({ events: [event] }));

test('a story without deeds has no titles', () => {
  expect(superlatives(story({ type: 'petz.reshuffled', colour: 'R' }, pooped(0, 0)), 2)).toEqual([]);
});

test('one great deed counts for itself, with its pet', () => {
  const [sale, ...others] = superlatives(
    story(sold(1, 'uni', 9), sold(0, 'drago', 6), sold(0, 'bubl', 6)),
    3,
  );
  expect(sale).toEqual({ id: 'dearestSale', seats: [1], value: 9, pet: 'uni' });
  expect(others).toEqual([]);
});

test('small deeds add up over the game', () => {
  const [dirt] = superlatives(story(pooped(0, 2), pooped(1, 3), pooped(0, 2)), 2);
  expect(dirt).toEqual({ id: 'dirtiest', seats: [0], value: 4, pet: null });
});

test('equals share a title, and no single pet stands for it', () => {
  const [sale] = superlatives(story(sold(2, 'uni', 8), sold(0, 'drago', 8)), 3);
  expect(sale).toEqual({ id: 'dearestSale', seats: [0, 2], value: 8, pet: null });
});

test('who did not take part had no great show (PB-EXH-10)', () => {
  expect(superlatives(story(showed(0, -2, false), showed(1, 0, false)), 2)).toEqual([]);
  const [show] = superlatives(story(showed(0, 3, true), showed(1, 5, true)), 2);
  expect(show).toEqual({ id: 'greatestShow', seats: [1], value: 5, pet: 'drago' });
});
