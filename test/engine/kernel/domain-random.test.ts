/** Domains made up at random: what is sampled from them is legal. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  checkChoice,
  type DealItem,
  type Domain,
  listChoices,
  sampleChoice,
} from '../../../src/engine/kernel/domain.ts';
import { dice } from '../../../src/engine/kernel/rng.ts';
import type { Json } from '../../../src/engine/kernel/state.ts';

const forms = {};
const code = (domain: Domain, choice: Json): string | null =>
  checkChoice(domain, choice, forms)?.code ?? null;

describe('random domains', () => {
  const stocks = fc.record({ imps: fc.nat(8), gold: fc.nat(8), food: fc.nat(3) });

  test('pick, some and amount: samples are legal', () => {
    const from = fc.array(fc.jsonValue() as fc.Arbitrary<Json>, { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(from, fc.nat(8), fc.nat(8), fc.string(), (list, low, more, seed) => {
        const min = Math.min(low, list.length);
        const domains: Domain[] = [
          { type: 'pick', options: list },
          { type: 'some', from: list, min, max: min + more },
          { type: 'amount', min: -low, max: more },
        ];
        for (const domain of domains)
          expect(code(domain, sampleChoice(domain, dice(seed), forms))).toBeNull();
      }),
    );
  });

  test('amount: all its choices are listed', () => {
    expect(listChoices({ type: 'amount', min: -1, max: 2 })).toEqual([-1, 0, 1, 2]);
  });

  test('split: samples are legal, down to empty stocks', () => {
    fc.assert(
      fc.property(stocks, fc.nat(6), fc.string(), (stock, parts, seed) => {
        const domain: Domain = { type: 'split', stocks: stock, parts, need: 'imps' };
        expect(code(domain, sampleChoice(domain, dice(seed), forms))).toBeNull();
      }),
    );
  });

  test('deal: what can be dealt is dealt, even where the only way is to save the jokers', () => {
    const colour = fc.constantFrom('G', 'R', 'Y');
    // Every slot has an item made for it, a joker instead in some; further items come on top, in any order.
    const solvable = fc.record({
      slots: fc.array(fc.record({ accepts: colour, joker: fc.boolean() }), { maxLength: 8 }),
      extra: fc.array(colour, { maxLength: 3 }),
    });
    fc.assert(
      fc.property(solvable, fc.string(), ({ slots, extra }, seed) => {
        const fits = [...slots.map((slot) => (slot.joker ? '*' : slot.accepts)), ...extra];
        const items: DealItem[] = fits.map((fit, i) => ({ value: i, key: i, fits: fit })).reverse();
        const domain: Domain = {
          type: 'deal',
          items,
          slots: slots.map(({ accepts }, bin) => ({ bin, accepts })),
        };
        expect(code(domain, sampleChoice(domain, dice(seed), forms))).toBeNull();
      }),
    );
  });

  test('deal: one that cannot be filled is a mistake of the rules', () => {
    const domain: Domain = {
      type: 'deal',
      items: [{ value: 1, key: 1, fits: 'G' }],
      slots: [{ bin: 0, accepts: 'R' }],
    };
    expect(() => sampleChoice(domain, dice('x'), forms)).toThrow('cannot be filled');
  });

  test('form: an unknown one is a mistake of the rules', () => {
    const domain: Domain = { type: 'form', form: 'none', facts: null, fields: {} };
    expect(() => checkChoice(domain, {}, forms)).toThrow("'none'");
  });
});
