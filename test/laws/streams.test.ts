/**
 * One seed feeds many streams of chance: the game's own dice, from which all piles are shuffled, the lots for Heroes,
 * the dice of every bot and of every thought. None may predict another. Seeds are fixed, so that a bound of five and
 * a half standard deviations holds today and always, or is broken by a change of the code.
 */
import { describe, expect, test } from 'vitest';
import { dice } from '../../src/engine/kernel/rng.ts';
import { petzEngine } from '../../src/engine/petz/index.ts';
import { basicSetup } from '../../src/engine/petz/setup.ts';
import { questEngine } from '../../src/engine/quest/index.ts';
import { questSetup } from '../../src/engine/quest/setup.ts';
import { thoughtSeed } from '../../src/session/game/thinker.ts';

const SEEDS = 10_000;
const BOUND = 5.5;
const BINS = 10;

/** One number of a stream at every seed. */
interface Column {
  name: string;
  /** From 0 to 1. */
  values: number[];
}

/** How far two columns are from independent, in standard deviations: by correlation, and by a table of `BINS` squared. */
function dependence(a: Column, b: Column): number {
  const table = new Array<number>(BINS * BINS).fill(0);
  const rows = new Array<number>(BINS).fill(0);
  const columns = new Array<number>(BINS).fill(0);
  const sums = { a: 0, b: 0, aa: 0, bb: 0, ab: 0 };
  for (let i = 0; i < SEEDS; i++) {
    const [x, y] = [a.values[i] ?? 0, b.values[i] ?? 0];
    const [row, column] = [Math.floor(x * BINS), Math.floor(y * BINS)];
    table[row * BINS + column] = (table[row * BINS + column] ?? 0) + 1;
    rows[row] = (rows[row] ?? 0) + 1;
    columns[column] = (columns[column] ?? 0) + 1;
    sums.a += x;
    sums.b += y;
    sums.aa += x * x;
    sums.bb += y * y;
    sums.ab += x * y;
  }
  const spread = (square: number, sum: number) => SEEDS * square - sum * sum;
  const r =
    (SEEDS * sums.ab - sums.a * sums.b) / Math.sqrt(spread(sums.aa, sums.a) * spread(sums.bb, sums.b));
  let chi = 0;
  for (const [at, count] of table.entries()) {
    const due = ((rows[Math.floor(at / BINS)] ?? 0) * (columns[at % BINS] ?? 0)) / SEEDS;
    if (due > 0) chi += (count - due) ** 2 / due;
  }
  const used = (counts: number[]) => counts.filter((count) => count > 0).length - 1;
  const freedom = used(rows) * used(columns);
  return Math.max(Math.abs(r) * Math.sqrt(SEEDS), (chi - freedom) / Math.sqrt(2 * freedom));
}

/** The pairs that depend on each other. */
function dependent(columns: readonly Column[]): string[] {
  return columns.flatMap((a, i) =>
    columns.slice(0, i).flatMap((b) => {
      const far = dependence(a, b);
      return far < BOUND ? [] : [`${a.name} and ${b.name}: ${far.toFixed(1)}`];
    }),
  );
}

/** Every stream that hangs on the seed of a game, by the seed its dice are made of. */
const STREAMS: Readonly<Record<string, (seed: string) => string>> = {
  game: (seed) => seed,
  'lots for Heroes': (seed) => `${seed}/party`,
  'bot 0': (seed) => `${seed}|bot 0`,
  'bot 1': (seed) => `${seed}|bot 1`,
  strays: (seed) => `${seed}|stray`,
  'thought of seat 0': (seed) => thoughtSeed(seed, 0, 1),
  'thought of seat 1': (seed) => thoughtSeed(seed, 1, 1),
  'the next thought': (seed) => thoughtSeed(seed, 0, 2),
  weighing: (seed) => `${thoughtSeed(seed, 0, 1)}/weigh`,
  'another’s thought': (seed) => `${thoughtSeed(seed, 0, 1)}/master0`,
};

/** The first numbers of a stream. */
function draws(name: string, seedOf: (i: number) => string, count: number): Column[] {
  const columns = Array.from({ length: count }, (_, draw) => ({
    name: `${name} ${draw}`,
    values: [] as number[],
  }));
  for (let i = 0; i < SEEDS; i++) {
    const rng = dice(seedOf(i));
    for (const { values } of columns) values.push(rng.next());
  }
  return columns;
}

/** Seeds as they come: of simulations in a row, and of the page, a random number in letters. */
const FAMILIES = {
  'in a row': (i: number) => `trust.${i}`,
  'of the page': (i: number) => Math.floor(dice(`page ${i}`).next() * 2 ** 32).toString(36),
};

describe.each(Object.entries(FAMILIES))('seeds %s', (_, seed) => {
  test('the first draws of all streams know nothing of each other', () => {
    const columns = Object.entries(STREAMS).flatMap(([name, of]) => draws(name, (i) => of(seed(i)), 3));
    expect(columns).toHaveLength(30);
    expect(dependent(columns)).toEqual([]);
  });

  test('a game knows nothing of the game before', () => {
    const [first] = draws('game', seed, 1);
    const values = first?.values ?? [];
    const later = [1, 2, 10].map((by) => ({
      name: `${by} later`,
      values: [...values.slice(by), ...values.slice(0, by)],
    }));
    expect(dependent([{ name: 'game', values }, ...later])).toEqual([]);
  });
});

/** The first and the last card of every pile, each as its place among all that ever lie there. */
function piles(deal: (seed: string) => Readonly<Record<string, readonly (string | number)[]>>): Column[] {
  const cards = new Map<string, (string | number)[]>();
  for (let i = 0; i < SEEDS; i++) {
    for (const [name, pile] of Object.entries(deal(`deal.${i}`))) {
      for (const [end, card] of [
        ['bottom', pile[0]],
        ['top', pile.at(-1)],
      ] as const) {
        const key = `${name} ${end}`;
        const list = cards.get(key) ?? [];
        cards.set(key, list);
        if (card !== undefined) list.push(card);
      }
    }
  }
  return [...cards].map(([name, list]) => {
    const kinds = [...new Set(list)].sort();
    const places = new Map(kinds.map((kind, i) => [kind, i / kinds.length]));
    return { name, values: list.map((card) => places.get(card) ?? 0) };
  });
}

/** A pile's own ends do know of each other: no card lies at both. */
const apart = (found: readonly string[]) =>
  found.filter((line) => {
    const [a = '', b = ''] = line.split(/ and |:/);
    return a.replace(/ \w+$/, '') !== b.replace(/ \w+$/, '');
  });

describe('piles', () => {
  test('of Pug Quest know nothing of each other, and nothing of the bots', () => {
    const setup = questSetup(3, { mode: 'normal', lord: null });
    const ends = piles((seed) => {
      const { energy, ...rest } = questEngine.start(setup, seed).state.piles;
      return { energy, ...rest };
    });
    expect(ends).toHaveLength(10);
    expect(ends.every(({ values }) => values.length === SEEDS)).toBe(true);
    const bots = draws('bot', (i) => `deal.${i}|bot 0`, 2);
    expect(apart(dependent([...ends, ...bots]))).toEqual([]);
  });

  test('of Dungeon Petz know nothing of each other, and nothing of the bots', () => {
    const setup = basicSetup(4);
    const ends = piles((seed) => {
      const { needs, ...rest } = petzEngine.start(setup, seed).state.piles;
      return { ...rest, ...Object.fromEntries(needs.map((deck, i) => [`needs ${i}`, deck])) };
    });
    expect(ends.length).toBeGreaterThanOrEqual(16);
    const bots = draws('bot', (i) => `deal.${i}|bot 0`, 2);
    expect(apart(dependent([...ends, ...bots]))).toEqual([]);
  });
});

test('what depends is found', () => {
  const [a, b] = draws('x', (i) => `x${i}`, 2);
  if (a === undefined || b === undefined) throw new Error('no draws');
  const mixed = { name: 'mixed', values: a.values.map((x, i) => (i % 12 === 0 ? x : (b.values[i] ?? 0))) };
  const folded = { name: 'folded', values: a.values.map((x) => (2 * x) % 1) };
  expect(dependent([a, mixed])).toHaveLength(1);
  expect(dependent([a, folded])).toHaveLength(1);
  expect(dependent([a, b])).toEqual([]);
});
