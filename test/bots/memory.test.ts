/** What bots remember of their sums must not depend on what they were asked before. */

import { expect, test, vi } from 'vitest';
import type { trouble } from '../../src/bots/petz/housing.ts';
import type { PetKind } from '../../src/bots/petz/odds.ts';
import type { AlleyPlot } from '../../src/engine/petz/alleys/state.ts';

const plain: AlleyPlot = { pearls: 0, tune: null, setting: 'normal', wrecked: false };
const bare = { id: 'uni', size: 4 };
const tiles = { cage: 'experimental1', addon: null, alleys: plain };

const CASES: readonly { what: string; pet: PetKind; plot: Parameters<typeof trouble>[1] }[] = [
  { what: 'what a pet wears', pet: { ...bare, wears: ['ribbonBow2', 'spikedCollar2'] }, plot: tiles },
  {
    what: 'the setting of a cage',
    pet: bare,
    plot: { ...tiles, alleys: { ...plain, setting: 'antimagic' } },
  },
];

/** Trouble as a bot without memory computes it. */
async function fresh() {
  vi.resetModules();
  return (await import('../../src/bots/petz/housing.ts')).trouble;
}

test.each(CASES)('trouble tells $what apart, after any first question', async ({ pet, plot }) => {
  const first = await fresh();
  const [usual, odd] = [first(bare, tiles), first(pet, plot)];
  const second = await fresh();
  expect(second(pet, plot)).toBe(odd);
  expect(second(bare, tiles)).toBe(usual);
  expect(odd).not.toBe(usual);
});
