/** The search of the strongest rival: repeatable, legal, blind to what is hidden, and right where it is plain what is right. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { archimp, candidatesFor, featuresOf, flat, greedy, hard, rate } from '../../src/bots/petz/index.ts';
import { FEATURES } from '../../src/bots/petz/search/features.ts';
import { forecastScores, leadOf } from '../../src/bots/petz/search/table.ts';
import { readVariants } from '../../src/cli/game-options.ts';
import { playPetz } from '../../src/cli/playing.ts';
import { freeze } from '../../src/engine/kernel/data.ts';
import type { Domain } from '../../src/engine/kernel/domain.ts';
import { dice } from '../../src/engine/kernel/rng.ts';
import type { Ask, Json, Seat } from '../../src/engine/kernel/state.ts';
import { petzEngine as engine } from '../../src/engine/petz/index.ts';
import type { Petz } from '../../src/engine/petz/state.ts';
import type { PetzView } from '../../src/engine/petz/view.ts';
import { HINT_CODES } from '../kit/hint-codes.ts';
import { lodge, marketTable, sale, toSales } from '../kit/show.ts';

interface Question {
  state: Petz;
  seat: Seat;
  view: PetzView;
  ask: Ask;
  domain: Domain;
}

/** Every `every`-th question of a game between beginners. */
function questions(variants: string, seats: number, every: number): Question[] {
  const found: Question[] = [];
  let step = 0;
  const names = Array.from({ length: seats }, (_, i) => (i % 2 === 0 ? 'easy' : 'random'));
  playPetz(readVariants(variants, seats), names, `${variants}${seats}`, {
    watch({ state, seat, domain }) {
      if (step++ % every !== 0) return;
      const view = freeze(engine.view(state, seat));
      if (view.ask === null) throw new Error('nothing is asked');
      found.push({ state: engine.rules.clone(state), seat, view, ask: view.ask, domain });
    },
  });
  return found;
}

const tools = (budget: number, seed = 'x') => ({ engine, rng: dice(seed), budget });

const tables = [
  ['', 2],
  ['full', 3],
  ['', 4],
  ['dark-alleys', 2],
  ['full,dark-alleys,extended', 4],
  ['dark-alleys,compromise', 3],
] as const;

describe.each(tables)('%s, %i seats', (variants, seats) => {
  const asked = questions(variants, seats, 17);

  test('the strongest rival and those he is measured against answer legally, with known reasons', () => {
    expect(asked.length).toBeGreaterThan(4);
    for (const [i, { state, seat, view, ask, domain }] of asked.entries()) {
      for (const bot of [archimp, ...(i % 4 === 0 ? [greedy, flat] : [])]) {
        const { choice, why, weighed } = bot.decide(view, ask, domain, tools(0.05));
        const refusal = engine.check(state, { seat, ask: ask.id, choice });
        expect({ bot: bot.name, kind: ask.kind, choice, refusal }).toEqual({
          bot: bot.name,
          kind: ask.kind,
          choice,
          refusal: null,
        });
        if (why !== null) expect(HINT_CODES).toContain(why.code);
        if (weighed === undefined) continue;
        expect(weighed[0]?.choice).toEqual(choice);
        expect(weighed.length).toBeLessThanOrEqual(3);
        for (const { worth, error } of weighed) expect([worth, error].every(Number.isFinite)).toBe(true);
      }
    }
  });

  test('the same question, dice and budget give the same numbers and the same choice, for any hidden cards', () => {
    const rng = dice('permute');
    for (const { view, ask, domain, seat } of asked.filter((_, i) => i % 3 === 0)) {
      const choices = candidatesFor(view, ask, domain, tools(0.1)).choices.slice(0, 4);
      const numbers = rate(view, ask, choices, tools(0.1));
      expect(numbers.map(({ choice }) => choice)).toEqual(choices);
      expect(rate(view, ask, choices, tools(0.1))).toEqual(numbers);
      // The view is frozen, so that a change would have thrown; and another state that looks the same decides the same.
      const other = engine.view(engine.imagine(view, rng), seat);
      const chosen = archimp.decide(view, ask, domain, tools(0.05));
      expect(archimp.decide(other, other.ask as Ask, domain, tools(0.05))).toEqual(chosen);
    }
  });

  test('a shop is as many numbers as there are names for them', () => {
    for (const { state } of asked.filter((_, i) => i % 4 === 0)) {
      for (const numbers of featuresOf(state)) {
        expect(numbers).toHaveLength(FEATURES.length);
        expect(numbers.every(Number.isFinite)).toBe(true);
      }
      expect(forecastScores(state)).toHaveLength(seats);
    }
  });
});

test('time that runs out cuts the thought short, after something was tried', () => {
  const [first] = questions('', 2, 1);
  if (first === undefined) throw new Error('no question');
  const { view, ask, domain } = first;
  let asked = 0;
  // What finding splits may take is a share of it; here only the whole is over.
  const hurried = { ...tools(1), outOfTime: (share = 1) => share === 1 && ++asked > 0 };
  const { weighed } = archimp.decide(view, ask, domain, hurried);
  expect(asked).toBe(1);
  expect(weighed?.length).toBeGreaterThan(1);
});

test('splits are weighed only as long as there is time, and some always are', () => {
  const question = questions('', 4, 1).find(({ ask }) => ask.kind === 'petz.group');
  if (question === undefined) throw new Error('no question');
  const { state, seat, view, ask, domain } = question;
  const shares: number[] = [];
  const hurried = { ...tools(1), outOfTime: (share = 1) => shares.push(share) > 0 };
  for (const bot of [hard, archimp]) {
    shares.length = 0;
    const { choice } = bot.decide(view, ask, domain, hurried);
    expect(engine.check(state, { seat, ask: ask.id, choice })).toBeNull();
    expect(shares.length).toBeGreaterThan(0);
    // Without the clock there would be some hundreds of splits.
    expect(shares.length).toBeLessThan(60);
    // Who plays splits on leaves time for that.
    expect(shares[0] === 1).toBe(bot === hard);
  }
});

test('how far a seat leads is measured from the best of the others', () => {
  expect(leadOf([10, 7, 12], 0)).toBe(-2);
  expect(leadOf([10, 7, 12], 2)).toBe(2);
});

describe('the file of learned weights', () => {
  const path = join(import.meta.dirname, '..', '..', 'src', 'bots', 'petz', 'search', 'value.json');
  const text = readFileSync(path, 'utf8');
  const weights = v.pipe(v.array(v.number()), v.length(FEATURES.length));
  const schema = v.strictObject({
    base: v.pipe(v.array(weights), v.length(6)),
    crowd: v.pipe(v.array(weights), v.length(6)),
    alleys: v.pipe(v.array(weights), v.minLength(6)),
  });

  test('has a weight for every feature and every number of rounds left, and is small', () => {
    expect(v.safeParse(schema, JSON.parse(text)).issues).toBeUndefined();
    expect(text.length).toBeLessThan(20_000);
  });
});

describe('where it is plain what is right', () => {
  const answer = (state: Petz, seat: Seat): Json => {
    const view = engine.view(state, seat);
    const domain = engine.domain(state, seat);
    if (view.ask === null || domain === null) throw new Error('nothing is asked');
    return archimp.decide(view, view.ask, domain, tools(0.5)).choice;
  };

  test('in the last round the pet that matches best is sold to the only customer', () => {
    const t = marketTable(['porkyOrky'], { seats: 2, round: 6 });
    lodge(t, 0, 1, 'wormie', ['G poop', 'G anger', 'P magic', 'G poop'], { cage: 'c03' });
    lodge(t, 0, 2, 'bubl', ['G poop', 'R poop', 'G poop', 'R anger'], { cage: 'c01' });
    toSales(t).expectAsk('petz.sell', 0);
    expect(answer(t.s, 0)).toEqual(sale(2, 'porkyOrky'));
  });

  test('cards are laid where a customer pays for them', () => {
    const t = marketTable(['porkyOrky'], { seats: 2, round: 6 });
    t.house(0, 1, 'bubl', { cage: 'c01', size: 4 });
    t.hand(0, ['G poop', 'R poop', 'G poop', 'R anger', 'R play', 'G hunger', 'G disease']);
    t.goToStep('petz.needs', 'assign', { turn: 0 });
    const laid = answer(t.s, 0) as number[];
    const { hand } = t.shop(0);
    // The first three of the hand are the ones that Porky Orky wants.
    for (const card of hand.slice(0, 3)) expect(laid).toContain(card);
  });
});
