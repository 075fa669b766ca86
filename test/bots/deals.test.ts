/** All ways to deal cards, each once; and the best of them is never worse than what is climbed to. */

import { expect, test } from 'vitest';
import { stageOf } from '../../src/bots/petz/after.ts';
import { type DealDomain, everyDeal } from '../../src/bots/petz/deals.ts';
import { Assigning } from '../../src/bots/petz/lay.ts';
import { outlookOf } from '../../src/bots/petz/outlook.ts';
import { playPetz } from '../../src/cli/playing.ts';
import { dice } from '../../src/engine/kernel/rng.ts';
import { petzEngine as engine } from '../../src/engine/petz/index.ts';
import { basicSetup } from '../../src/engine/petz/setup.ts';

/** Slots by bin, all of one colour, and cards that look like letters. */
function domainOf(bins: readonly number[], letters: string): DealDomain {
  return {
    type: 'deal',
    slots: bins.map((bin) => ({ bin, accepts: 'R' })),
    items: [...letters].map((value, key) => ({ key, value, fits: 'R' })),
  } as unknown as DealDomain;
}

const look = (item: { value: unknown }): string => String(item.value);

test('what looks alike, and slots of one pet, are not distinguished', () => {
  const deals = (bins: readonly number[], letters: string) => everyDeal(domainOf(bins, letters), look, 100);
  expect(deals([0, 0], 'aab')?.map((deal) => deal.map(look).join(''))).toEqual(['aa', 'ab']);
  // Two pets: each may have either.
  expect(deals([0, 1], 'aab')).toHaveLength(3);
  expect(deals([0, 1], 'abc')).toHaveLength(6);
  expect(deals([0, 0, 1], 'abcd')).toHaveLength(12);
});

test('too many are not listed', () => {
  expect(everyDeal(domainOf([0, 0, 1], 'abcd'), look, 12)).toHaveLength(12);
  expect(everyDeal(domainOf([0, 0, 1], 'abcd'), look, 11)).toBeNull();
});

test('the best of all deals is at least as good as the best that is climbed to, and legal', () => {
  let compared = 0;
  playPetz(basicSetup(3), ['master', 'master', 'master'], 'deals', {
    budget: 0.1,
    watch({ state, seat, domain }) {
      if (domain.type !== 'deal' || state.ask?.kind !== 'petz.assign') return;
      const view = engine.view(state, seat);
      const stage = stageOf(view, outlookOf(view, seat));
      const [best] = new Assigning(stage, domain).exact(1000, 1) ?? [];
      if (best === undefined) return;
      compared++;
      const climbed = new Assigning(stage, domain).best(3, dice('x'));
      expect(best.worth).toBeGreaterThanOrEqual(climbed.worth - 1e-9);
      const choice = best.laid.map((item) => item.value);
      expect(engine.check(state, { seat, ask: state.ask.id, choice })).toBeNull();
    },
  });
  expect(compared).toBeGreaterThan(5);
});
