/** What a pet says of its gold at the sale: the price of its size, the mutation, and what comes on top. */
import { expect, test } from 'vitest';
import type { Plot } from '../../../src/engine/petz/state.ts';
import { Words } from '../../../src/i18n/words.ts';
import { balancesOf } from '../../../src/scenes/table/sets/sale/asked.ts';
import { explainPetForSale } from '../../../src/scenes/table/sets/sale/explain.ts';
import { Speech } from '../../../src/text/speech.ts';
import { alleyTable, dressed } from '../../kit/alleys-show.ts';
import { players } from '../../kit/session.ts';

const speech = new Speech(await Words.speak('en'), players('person bot'));

/** A Baby Golem of a size with its accessories and tokens, and what is said of it to Dungeon Girl. */
function golem(size: number, wears: string[], mutation: number) {
  const t = alleyTable({ seats: 2, round: 3 });
  t.house(0, 1, 'babyGolem', { size, mutation });
  if (wears.length > 0) dressed(t, 0, 1, wears);
  const view = t.view(0);
  const shop = view.shops[0];
  const plot = shop?.plots[1] as Plot;
  if (shop === undefined || plot.pet === null) throw new Error('there is no pet');
  return { view, shop, goods: { pet: plot.pet, plot, customer: 'dungeonGirl' } };
}

const goldLines = (size: number, wears: string[], mutation: number): string[] => {
  const { view, goods } = golem(size, wears, mutation);
  return explainPetForSale(speech, view, goods, null).lines.filter((line) => line.startsWith('Gold'));
};

test.each([
  [[], 0, ['Gold for its size: +1']],
  [[], 1, ['Gold: 1 for its size, −2 for the mutation: −1']],
  [['ribbonBow1'], 0, ['Gold for its size: +1', 'Gold on top: +1']],
  [['ribbonBow1', 'foodBowl1'], 1, ['Gold: 1 for its size, −2 for the mutation: −1', 'Gold on top: +2']],
])(
  'DA-ACC-11 PB-SELL-20 with %j and %i mutation the parts are named as they are',
  (wears, mutation, lines) => {
    expect(goldLines(4, wears, mutation)).toEqual(lines);
  },
);

test('DA-ACC-11 the balance tells the same sum', () => {
  const { shop, goods } = golem(4, ['ribbonBow1', 'foodBowl1'], 1);
  const [money] = balancesOf(speech, shop, { match: 1, reputation: 2, gold: 1 }, goods.pet);
  expect(money?.why).toBe('size 4: 1 − 2 + 2');
});

test('PB-SELL-06 a pet that is too young has no price to tell, even if more is in the way', () => {
  const { view, goods } = golem(3, [], 0);
  for (const code of ['petTooYoung', 'customerServed']) {
    const explained = explainPetForSale(speech, view, goods, { code, rule: 'PB-SELL-06', data: { size: 4 } });
    expect(explained.lines.some((line) => line.startsWith('Gold'))).toBe(false);
    expect(explained.why).not.toBe('');
  }
});
