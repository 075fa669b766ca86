/** The six kinds of domain: what is legal, what is not, and that samples and lists are. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  checkChoice,
  type Domain,
  type Forms,
  listChoices,
  sampleChoice,
} from '../../../src/engine/kernel/domain.ts';
import { dice } from '../../../src/engine/kernel/rng.ts';
import { type Json, refuse } from '../../../src/engine/kernel/state.ts';

/** A form whose two numbers must add up to what its facts say. */
const forms: Forms = {
  sum: {
    check: (facts, { a, b }) => ((a as number) + (b as number) === facts ? null : refuse('badSum')),
    sample(domain, rng) {
      const a = rng.below((domain.facts as number) + 1);
      return { a, b: (domain.facts as number) - a };
    },
  },
};

const code = (domain: Domain, choice: unknown): string | null =>
  checkChoice(domain, choice as Json, forms)?.code ?? null;
/** What no domain takes. */
const NEVER = [
  undefined,
  Number.NaN,
  0.5,
  '',
  'x',
  { x: 1 },
  [[[]]],
  true,
  Symbol('s'),
  10n,
  new Date(0),
  new Array(2),
  () => 1,
];

interface Case {
  domain: Domain;
  legal: unknown[];
  illegal: [unknown, string][];
}

const no = (...choices: unknown[]): [unknown, string][] => choices.map((choice) => [choice, 'notOffered']);
const split: Domain = { type: 'split', stocks: { imps: 3, gold: 2 }, parts: 2, need: 'imps' };
const deal: Domain = {
  type: 'deal',
  items: [
    { value: 1, key: 1, fits: 'G' },
    { value: 'turned 1', key: 1, fits: 'G' },
    { value: 2, key: 2, fits: 'G' },
    { value: 3, key: 3, fits: 'R' },
    { value: 'potion', key: -1, fits: '*' },
  ],
  slots: [
    { bin: 0, accepts: 'G' },
    { bin: 0, accepts: 'G' },
    { bin: 1, accepts: 'R' },
  ],
};

const CASES: Record<string, Case> = {
  pick: {
    domain: { type: 'pick', options: [null, 0, 'home', { space: 'meat', item: [1] }] },
    legal: [null, 0, 'home', { item: [1], space: 'meat' }],
    illegal: no(
      1,
      '0',
      false,
      { space: 'meat' },
      { space: 'meat', item: [1], extra: 0 },
      { space: 'meat', item: ['1'] },
    ),
  },
  some: {
    domain: { type: 'some', from: [1, 1, 2, { a: 1 }], min: 1, max: 3 },
    legal: [[1], [2, 1], [1, 1, 2], [{ a: 1 }, 2]],
    illegal: no([], [1, 1, 1], [2, 2], [1, 1, 2, { a: 1 }], [3], { 0: 1, length: 1 }, 1, null, new Array(1)),
  },
  'some or none': {
    domain: { type: 'some', from: [1, 2], min: 0, max: 9 },
    legal: [[], [1, 2]],
    illegal: no([1, 2, 3], [1, 2, 1], null),
  },
  amount: {
    domain: { type: 'amount', min: -1, max: 2 },
    legal: [-1, 0, 2],
    illegal: no(-2, 3, 1.5, '1', null, [1], Number.POSITIVE_INFINITY),
  },
  split: {
    domain: split,
    legal: [
      [],
      [{ imps: 1, gold: 0 }],
      [
        { gold: 2, imps: 2 },
        { imps: 1, gold: 0 },
      ],
    ],
    illegal: [
      ...no(
        { imps: 1, gold: 0 },
        [{ imps: 1 }],
        [{ imps: 1, gold: -1 }],
        [{ imps: 1, gold: 0, x: 0 }],
        [null],
        [[1, 0]],
      ),
      ...no([{ imps: 1.5, gold: 0 }], [{ imps: '1', gold: 0 }], [Object.create({ imps: 1, gold: 0 }, {})]),
      ...no([Object.assign(Object.create({ imps: 1 }), { gold: 0, x: 0 })], new Array(1)),
      [[{ imps: 0, gold: 1 }], 'partWithout'],
      [[{ imps: 4, gold: 0 }], 'notEnough'],
      [
        [
          { imps: 1, gold: 2 },
          { imps: 1, gold: 1 },
        ],
        'notEnough',
      ],
      [
        [
          { imps: 1e308, gold: 0 },
          { imps: 1e308, gold: 0 },
        ],
        'notEnough',
      ],
      [[1, 2, 3], 'tooManyParts'],
    ],
  },
  deal: {
    domain: deal,
    legal: [
      [1, 2, 3],
      ['turned 1', 'potion', 3],
      [2, 1, 'potion'],
    ],
    illegal: [
      ...no([1, 2], [1, 2, 3, 'potion'], [1, 'turned 1', 3], ['potion', 2, 'potion'], [1, 1, 3], [1, 2, 9], {
        0: 1,
        1: 2,
        2: 3,
      }),
      ...no(new Array(3), null),
      [[3, 1, 2], 'wrongSlot'],
    ],
  },
  form: {
    domain: {
      type: 'form',
      form: 'sum',
      facts: 3,
      fields: { a: { type: 'amount', min: 0, max: 3 }, b: { type: 'amount', min: 0, max: 3 } },
    },
    legal: [
      { a: 1, b: 2 },
      { b: 3, a: 0 },
    ],
    illegal: [
      ...no({ a: 1 }, { a: 1, b: 9 }, { a: 1, b: 2, c: 0 }, { a: 1, c: 2 }, [1, 2], null, {
        a: undefined,
        b: 3,
      }),
      ...no(JSON.parse('{"__proto__": 1, "b": 2}'), Object.assign(Object.create({ a: 1 }), { b: 2, c: 0 })),
      [{ a: 1, b: 1 }, 'badSum'],
    ],
  },
};

describe.each(Object.entries(CASES))('%s', (_name, { domain, legal, illegal }) => {
  test('takes what is legal', () => {
    for (const choice of legal) expect([choice, code(domain, choice)]).toEqual([choice, null]);
  });

  test('refuses what is not, and says why', () => {
    for (const [choice, why] of illegal) expect([choice, code(domain, choice)]).toEqual([choice, why]);
    for (const choice of NEVER) expect([choice, code(domain, choice)]).toEqual([choice, 'notOffered']);
  });

  test('samples only what is legal', () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        expect(code(domain, sampleChoice(domain, dice(seed), forms))).toBeNull();
      }),
    );
  });

  test('samples each legal answer, sooner or later', () => {
    const rng = dice('all');
    const seen = new Set(Array.from({ length: 2000 }, () => key(sampleChoice(domain, rng, forms))));
    for (const choice of legal) expect(seen).toContain(key(choice));
  });

  test('lists only what is legal, and all of it', () => {
    const listed = listChoices(domain);
    if (domain.type !== 'pick' && domain.type !== 'amount') expect(listed).toBeNull();
    else expect(new Set(listed?.map(key))).toEqual(new Set([...legal.map(key), ...(listed ?? []).map(key)]));
    for (const choice of listed ?? []) expect(code(domain, choice)).toBeNull();
  });
});

/** A text by which two answers are the same if they mean the same: order counts only where it does. */
function key(choice: unknown): string {
  if (choice === null || typeof choice !== 'object') return JSON.stringify(choice);
  if (Array.isArray(choice)) return `[${choice.map(key)}]`;
  return `{${Object.entries(choice)
    .map(([name, value]) => `${name}:${key(value)}`)
    .sort()}}`;
}
