/** What each customer likes and dislikes (PB-CUSTOMER), played to the sale. */
import { expect, test } from 'vitest';
import { CUSTOMERS } from '../../kit/base-box.ts';
import type { PetOptions } from '../../kit/petz.ts';
import { lodge, marketTable, sale, toSales } from '../../kit/show.ts';

type Options = Omit<PetOptions, 'cards' | 'size'>;

/** The match of the only pet of seat 0, well fed and without imps; null if it cannot be sold. */
function matchOf(customer: string, id: string, cards: string[], options: Options): number | null {
  const t = marketTable([customer]).food(0, { vegetable: 9, meat: 9 });
  t.shop(0).gold = 5;
  lodge(t, 0, 1, id, cards, options);
  toSales(t);
  if (t.s.ask?.kind !== 'petz.sell') return null;
  t.expectAsk('petz.sell', 0).play(0, sale(1, customer)).expectInventory();
  const match = t.eventsOf('petz.sold')[0]?.match ?? null;
  expect(t.shop(0).reputation).toBe(2 * (match ?? 0) + (t.eventsOf('petz.awarded')[0]?.awards[0] ?? 0));
  return match;
}

test.each([
  ['three anger, one magic', 'R anger|Y magic|G anger|R anger', { cage: 'c01', addon: 'antimagic1' }, 7],
  ['magic alone', 'R poop|Y magic|G poop|R poop', { cage: 'c03' }, 1],
  ['anger, less a play', 'R anger|Y play|G poop|R poop', { cage: 'c05' }, 1],
  ['anger, less two suffering', 'R anger|Y poop|G poop|R anger', { cage: 'c01', suffering: 2 }, 2],
  ['nothing he wants', 'R poop|Y poop|G poop|R poop', { cage: 'c03' }, null],
])('PB-CUSTOMER-MASTER-01 anger and magic: %s', (_name, cards, options, match) => {
  expect(matchOf('dungeonMaster', 'direbunny', cards.split('|'), options)).toBe(match);
});

test.each([
  ['three hunger, less a magic', 'G hunger|G hunger|P magic|G hunger', { cage: 'c03' }, 5],
  ['two hunger, two disease', 'G hunger|G disease|P disease|G hunger', { cage: 'c03' }, 6],
  ['only magic', 'G poop|G poop|P magic|G poop', { cage: 'c03' }, null],
  ['hunger, less two suffering', 'G hunger|G hunger|P anger|G poop', { cage: 'c03', suffering: 2 }, 2],
])('PB-CUSTOMER-GRANNY-01 hunger, no magic: %s', (_name, cards, options, match) => {
  expect(matchOf('dungeonGranny', 'wormie', cards.split('|'), options)).toBe(match);
});

const TOYS = { cage: 'c07', addon: 'antimagic1' };

test.each([
  ['play, anger and magic', 'R anger|Y play|R play|Y magic', TOYS, 4],
  ['less a poop', 'R poop|Y play|R play|Y magic', TOYS, 2],
  ['less a suffering', 'R anger|Y play|R play|Y magic', { ...TOYS, suffering: 1 }, 3],
  ['anger alone', 'R anger|Y hunger|R hunger|Y hunger', TOYS, 1],
  ['magic, cancelled by poop', 'R poop|Y hunger|R hunger|Y magic', TOYS, null],
])('PB-CUSTOMER-MISTRESS-01 play, anger, magic, no poop: %s', (_name, cards, options, match) => {
  expect(matchOf('dungeonMistress', 'babyGolem', cards.split('|'), options)).toBe(match);
});

test.each([
  ['two play, one hunger', 'Y play|G hunger|Y play|Y poop|G poop', {}, 5],
  ['less an anger', 'Y play|G hunger|Y play|Y poop|G anger', {}, 4],
  ['less two suffering', 'Y play|G hunger|Y play|Y poop|G poop', { suffering: 2 }, 3],
  ['hunger alone', 'Y poop|G hunger|Y poop|Y hunger|G poop', {}, 2],
  ['mutation does not count', 'Y play|G hunger|Y play|Y poop|G poop', { mutation: 1 }, 5],
])(
  'PB-CUSTOMER-GIRL-01 PB-CUSTOMER-GIRL-02 2 for play, 1 for hunger, 1 off for anger and suffering: %s',
  (...row) => {
    const [, cards, options, match] = row;
    expect(matchOf('dungeonGirl', 'trollie', cards.split('|'), { cage: 'c07', ...options })).toBe(match);
  },
);

test('EX-27 two play, one hunger, one anger, one suffering: match 3, worth 6 or 9', () => {
  const t = marketTable(['dungeonGirl']).imps(0, { platform: 1, home: 0 }).food(0, { vegetable: 1 });
  const cards = ['Y play', 'G hunger', 'Y play', 'Y poop', 'G anger'];
  lodge(t, 0, 1, 'trollie', cards, { cage: 'c07', suffering: 1 });
  toSales(t).expectAsk('petz.sell', 0);
  for (const [platform, reputation] of [
    [false, 6],
    [true, 9],
  ] as const) {
    const sold = t.fork().play(0, sale(1, 'dungeonGirl', platform));
    expect(sold.eventsOf('petz.sold')[0]).toMatchObject({ match: 3, reputation, platform });
    expect(sold.shop(0).reputation).toBe(reputation);
    sold.expectInventory();
  }
});

const WARDED = { cage: 'c02', addon: 'play' };

test.each([
  ['three magic and a play', 'Y play|P magic|P magic|Y magic', WARDED, 7],
  ['less a mutation of old', 'Y play|P magic|P magic|Y magic', { ...WARDED, mutation: 1 }, 4],
  ['less a mutation of this round', 'Y disease|P magic|P disease|Y magic', { cage: 'c04' }, 1],
  ['no magic', 'Y hunger|P disease|P disease|Y hunger', WARDED, null],
])('PB-CUSTOMER-WARLOCK-01 magic, no mutation: %s', (_name, cards, options, match) => {
  expect(matchOf('warlock', 'birdie', cards.split('|'), options)).toBe(match);
});

test.each([
  ['two poop, one hunger', 'G poop|G hunger|P magic|G poop', { cage: 'c03' }, 5],
  ['poop that was absorbed', 'G poop|G hunger|P magic|G hunger', { cage: 'c10' }, 4],
  ['less a suffering', 'G poop|G hunger|P magic|G poop', { cage: 'c03', suffering: 1 }, 4],
  ['neither', 'G disease|G disease|P magic|G anger', { cage: 'c03' }, null],
])('PB-CUSTOMER-ORKY-01 poop and hunger: %s', (_name, cards, options, match) => {
  expect(matchOf('porkyOrky', 'wormie', cards.split('|'), options)).toBe(match);
});

const PEN = { cage: 'c04', suffering: 1 };

test.each([
  ['one colour twice counts once', 'G poop|P magic|G poop|P anger|R hunger', PEN, 2],
  ['without suffering', 'G poop|P magic|G poop|P anger|R poop', { cage: 'c04' }, 7],
  ['magic alone', 'G hunger|P magic|G hunger|P anger|R hunger', { cage: 'c04' }, 1],
])('PB-CUSTOMER-TROLL-01 poop by colour, magic, no suffering: %s', (_name, cards, options, match) => {
  expect(matchOf('farmerTroll', 'dunguin', cards.split('|'), options)).toBe(match);
});

test('EX-28 PB-CUSTOMER-TROLL-02 poop in two colours, green twice, 1 magic, 1 suffering: 5', () => {
  const twice = ['G poop', 'P magic', 'G poop', 'P anger', 'R poop'];
  expect(matchOf('farmerTroll', 'dunguin', twice, PEN)).toBe(5);
  const once = ['G poop', 'P magic', 'G anger', 'P anger', 'R poop'];
  expect(matchOf('farmerTroll', 'dunguin', once, PEN)).toBe(5);
});

test('PB-CUSTOMER-TROLL-01 three colours count three times', () => {
  const cards = ['G poop', 'Y poop', 'R poop', 'Y magic'];
  expect(matchOf('farmerTroll', 'snakitty', cards, { cage: 'c04' })).toBe(10);
});

test.each([
  ['two colours', 'G disease|R anger|Y disease|R anger|P anger', {}, 6],
  ['one colour twice', 'G anger|R disease|Y magic|R disease|P anger', {}, 3],
  ['less a hunger', 'G hunger|R disease|Y disease|R anger|P anger', {}, 5],
  ['three colours make it ill', 'G disease|R disease|Y disease|R anger|P anger', {}, 7],
])('PB-CUSTOMER-LICH-01 disease by colour, no hunger: %s', (_name, cards, options, match) => {
  expect(matchOf('lichLord', 'drago', cards.split('|'), { cage: 'c01', ...options })).toBe(match);
});

test('PB-CUSTOMER-ALL-01 two rainbow symbols: poop on Farmer Troll, disease on the Lich Lord', () => {
  const rainbows = Object.values(CUSTOMERS).flatMap(({ id, terms }) =>
    terms.filter((term) => term.rainbow).map((term) => [id, term.of]),
  );
  expect(rainbows).toEqual([
    ['farmerTroll', 'poop'],
    ['lichLord', 'disease'],
  ]);
});
