/** Listing all answers to a question: what a puzzle's proof rests on. */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { everyChoice, TooMany } from '../../src/campaign/solve/every-choice.ts';
import { checkChoice, type Domain, sampleChoice } from '../../src/engine/kernel/domain.ts';
import { dice } from '../../src/engine/kernel/rng.ts';
import type { Json } from '../../src/engine/kernel/state.ts';

const listing = { forms: {}, most: 100_000 };

/** What is left of an answer when the order of what has none is forgotten. */
function bare(domain: Domain, choice: Json): string {
  if (domain.type === 'some' || domain.type === 'split') {
    return JSON.stringify((choice as Json[]).map((x) => JSON.stringify(x)).sort());
  }
  if (domain.type !== 'deal') return JSON.stringify(choice);
  const laid = (choice as Json[]).map((x, i) => JSON.stringify([domain.slots[i]?.bin, x]));
  return JSON.stringify(laid.sort());
}

const domains: Domain[] = [
  { type: 'pick', options: ['a', { b: 1 }, null] },
  { type: 'amount', min: 2, max: 5 },
  { type: 'some', from: ['a', 'b', 'a', 'c'], min: 1, max: 3 },
  { type: 'split', stocks: { imps: 4, gold: 2 }, parts: 3, need: 'imps' },
  {
    type: 'deal',
    items: [
      { value: 'x', key: 1, fits: 'R' },
      { value: 'x', key: 2, fits: 'R' },
      { value: 'y', key: 3, fits: 'R' },
      { value: 'g', key: 4, fits: 'G' },
      { value: 'potion', key: -1, fits: '*' },
    ],
    slots: [
      { bin: 0, accepts: 'R' },
      { bin: 0, accepts: 'R' },
      { bin: 1, accepts: 'R' },
      { bin: 1, accepts: 'G' },
    ],
  },
];

describe('every answer to a question', () => {
  it.each(domains.map((domain) => [domain.type, domain] as const))(
    '%s: all are legal, no two are alike',
    (_type, domain) => {
      const all = everyChoice(domain, listing);
      for (const choice of all) expect(checkChoice(domain, choice, {})).toBeNull();
      expect(new Set(all.map((choice) => bare(domain, choice))).size).toBe(all.length);
    },
  );

  it.each(domains.map((domain) => [domain.type, domain] as const))('%s: none is missing', (_type, domain) => {
    const all = new Set(everyChoice(domain, listing).map((choice) => bare(domain, choice)));
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const choice = sampleChoice(domain, dice(seed), {});
        expect(all).toContain(bare(domain, choice));
      }),
      { numRuns: 300 },
    );
  });

  it('two of a kind count once: of four letters, two of them alike, there are 10 subsets of 1 to 3', () => {
    // a b c aa ab ac bc aab aac abc
    expect(everyChoice(domains[2] as Domain, listing)).toHaveLength(10);
  });

  it('what is alike is judged from outside: two cards with the same face make one answer', () => {
    const domain: Domain = {
      type: 'deal',
      items: [
        { value: 11, key: 1, fits: 'R' },
        { value: 12, key: 2, fits: 'R' },
        { value: 20, key: 3, fits: 'R' },
      ],
      slots: [{ bin: 0, accepts: 'R' }],
    };
    const alike = (value: Json) => String(Math.floor((value as number) / 10));
    expect(everyChoice(domain, { ...listing, alike })).toEqual([[11], [20]]);
  });

  it('says so where there are too many', () => {
    const domain: Domain = { type: 'split', stocks: { imps: 9, gold: 9 }, parts: 6, need: 'imps' };
    expect(() => everyChoice(domain, { forms: {}, most: 1000 })).toThrow(TooMany);
  });
});
