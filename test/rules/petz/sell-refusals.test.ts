/** A sale that is not possible is refused with the rule in its way, and changes nothing. */

import { expect, test } from 'vitest';
import { lodge, marketTable, sale, toSales } from '../../kit/show.ts';

/** Wormie (size 4, four hunger and poop needs) and a young Uni before Porky Orky. */
function market() {
  const t = marketTable(['porkyOrky']).food(0, { vegetable: 9 });
  lodge(t, 0, 1, 'wormie', ['G hunger', 'G poop', 'P magic', 'G poop'], { cage: 'c02' });
  lodge(t, 0, 2, 'uni', ['Y poop', 'G hunger'], { cage: 'c03' });
  return toSales(t).expectAsk('petz.sell', 0);
}

test.each([
  ['PB-SELL-06 a pet smaller than 4 is too young', sale(2, 'porkyOrky'), 'petTooYoung', 'PB-SELL-06'],
  ['PB-SELL-02 only the customer of this round buys', sale(1, 'lichLord'), 'customerNotHere', 'PB-SELL-02'],
  ['PB-SELL-01 an empty plot has nothing to sell', sale(3, 'porkyOrky'), 'noPetThere', 'PB-SELL-01'],
  ['PB-SELL-16 no platform without an imp there', sale(1, 'porkyOrky', true), 'noPlatformImp', 'PB-SELL-16'],
])('%s', (_title, choice, code, rule) => {
  const t = market();
  const before = structuredClone(t.s);
  expect(t.refusal(0, choice)).toMatchObject({ code, rule });
  expect(t.s).toEqual(before);
});

test('PB-SELL-03 a customer who has bought from a seat buys nothing more from it', () => {
  const t = marketTable(['porkyOrky', 'farmerTroll'], { round: 5 }).food(0, { vegetable: 9 });
  lodge(t, 0, 1, 'wormie', ['G hunger', 'G poop', 'P magic', 'G poop'], { cage: 'c02' });
  lodge(t, 0, 2, 'uni', ['Y poop', 'G hunger', 'P magic', 'Y poop'], { cage: 'c03' });
  toSales(t).expectAsk('petz.sell', 0).play(0, sale(1, 'porkyOrky'));
  t.expectAsk('petz.sell', 0);
  expect(t.refusal(0, sale(2, 'porkyOrky'))).toMatchObject({ code: 'customerServed', rule: 'PB-SELL-03' });
  expect(t.refusal(0, sale(2, 'farmerTroll'))).toBeNull();
});

test('nonsense is refused without a rule', () => {
  const t = market();
  for (const nonsense of [7, 'sell', [], {}, { plot: 9, customer: 'porkyOrky', platform: false }]) {
    expect(t.refusal(0, nonsense)).toMatchObject({ code: 'notOffered', rule: null });
  }
});
