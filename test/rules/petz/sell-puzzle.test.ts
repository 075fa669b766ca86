/** The customer puzzle (EX-30), with the needs that the component notes derive for it. */
import { expect, test } from 'vitest';
import type { Json } from '../../../src/engine/kernel/state.ts';
import type { Table } from '../../kit/petz.ts';
import { lodge, marketTable, sale } from '../../kit/show.ts';

const GIRL = 'dungeonGirl';
const MISTRESS = 'dungeonMistress';
const SNAKITTY = 1;
const BIRDIE = 2;

/** The last round, all needs shown; Birdie has mutated and gone hungry in this very round. */
function puzzle(): Table {
  const t = marketTable([GIRL, MISTRESS], { round: 5, home: 4 }).imps(0, { platform: 2 });
  lodge(t, 0, SNAKITTY, 'snakitty', ['G poop', 'Y play', 'R anger', 'Y play'], { cage: 'c04' });
  lodge(t, 0, BIRDIE, 'birdie', ['Y play', 'P magic', 'P magic', 'Y hunger', 'Y play'], { cage: 'c10' });
  t.shop(0).gold = 0;
  t.goTo('showing');
  // Two imps between the two cages meet all four play needs.
  for (let imp = 0; imp < 2; imp++) t.expectAsk('petz.play', 0).play(0, { gap: 1, employee: false });
  return t.expectAsk('petz.sell', 0);
}

interface Plan {
  sales: Json[];
  reputation: number;
  gold: number;
  onPlatform: number;
}

/** Every way to sell, to the end of the seat's turn. */
function plansFrom(t: Table, before: { reputation: number; gold: number }, sales: Json[] = []): Plan[] {
  if (t.s.ask?.kind !== 'petz.sell') {
    const { reputation, gold, platform } = t.shop(0);
    const earned = { reputation: reputation - before.reputation, gold: gold - before.gold };
    return [{ sales, ...earned, onPlatform: platform }];
  }
  return t.options(0).flatMap((choice) => {
    const after = t.fork().play(0, choice);
    return plansFrom(after, before, choice === null ? sales : [...sales, choice]);
  });
}

const before = (t: Table) => ({ reputation: t.shop(0).reputation, gold: t.shop(0).gold });

test('EX-30 the pets are those of the puzzle', () => {
  const t = puzzle();
  expect(t.pet(0, SNAKITTY)).toMatchObject({ size: 4, suffering: 0, mutation: 0 });
  expect(t.pet(0, BIRDIE)).toMatchObject({ size: 5, suffering: 1, mutation: 1 });
  const matches = [
    [SNAKITTY, GIRL, 3],
    [SNAKITTY, MISTRESS, 2],
    [BIRDIE, GIRL, 4],
    [BIRDIE, MISTRESS, 3],
  ] as const;
  for (const [plot, customer, match] of matches) {
    expect(t.fork().play(0, sale(plot, customer)).eventsOf('petz.sold')[0]?.match).toBe(match);
  }
});

test('EX-30 the best of all plans: 16 reputation, 4 gold, one imp stays on the platform', () => {
  const t = puzzle();
  const plans = plansFrom(t, before(t));
  const best = Math.max(...plans.map((plan) => plan.reputation));
  expect(best).toBe(16);
  const winners = plans.filter((plan) => plan.reputation === best);
  // The same two sales, in either order.
  const birdie = sale(BIRDIE, GIRL, true);
  const snakitty = sale(SNAKITTY, MISTRESS);
  expect(winners.map((plan) => plan.sales)).toEqual(
    expect.arrayContaining([
      [birdie, snakitty],
      [snakitty, birdie],
    ]),
  );
  expect(winners).toHaveLength(2);
  for (const { gold, onPlatform } of winners) expect([gold, onPlatform]).toEqual([4, 1]);
});

test.each([
  ['Birdie to the Girl black, Snakitty to the Mistress platform', [BIRDIE, GIRL, SNAKITTY, MISTRESS], 1, 14],
  ['the other pairing, Snakitty on the platform', [SNAKITTY, GIRL, BIRDIE, MISTRESS], 0, 15],
  ['the other pairing, Birdie on the platform', [SNAKITTY, GIRL, BIRDIE, MISTRESS], 1, 15],
])('EX-30 %s', (_name, [plotA, customerA, plotB, customerB], onPlatform, reputation) => {
  const t = puzzle();
  const from = before(t);
  t.play(0, sale(plotA as number, customerA as string, onPlatform === 0));
  t.play(0, sale(plotB as number, customerB as string, onPlatform === 1));
  expect(t.shop(0).reputation - from.reputation).toBe(reputation);
  expect(t.shop(0).gold - from.gold).toBe(4);
  t.expectInventory();
});

test('EX-30 both from the platform is not possible', () => {
  const t = puzzle()
    .play(0, sale(BIRDIE, GIRL, true))
    .expectAsk('petz.sell', 0);
  expect(t.shop(0).platform).toBe(1);
  expect(t.refusal(0, sale(SNAKITTY, MISTRESS, true))).toMatchObject({
    code: 'platformUsed',
    rule: 'PB-SELL-27',
  });
  expect(t.options(0)).toEqual([sale(SNAKITTY, MISTRESS), null]);
});
