/** Rare meetings of rules of the base game: exact limits, several artifacts at once, the last round. */
import { expect, test } from 'vitest';
import { type Table, table } from '../../kit/petz.ts';
import { cards, colours, shopping } from '../../kit/petz-plays.ts';
import { entryOf, lodge, marketTable, sale, showTable } from '../../kit/show.ts';
import { refused } from '../../kit/town.ts';

const hold = (imps: number, armour = 0, employee: 'armour' | 'catch' | null = null) => ({
  armour,
  imps,
  employee,
});

/** Sets everybody's reputation, seat by seat. */
function ranked(t: Table, ...points: number[]): Table {
  for (const [seat, shop] of t.s.shops.entries()) shop.reputation = points[seat] ?? 0;
  return t;
}

/** All shops as bare as can be: all imps at home, no gold, no manure. */
function bare(t: Table): Table {
  for (const [seat, shop] of t.s.shops.entries()) {
    t.imps(seat, { waiting: [0, 0, 0, 0] });
    shop.gold = 0;
    for (const plot of shop.plots) plot.manure = 0;
  }
  return t;
}

test('PB-EXH-09 PB-EXH-18 RUL-51 RUL-52 three judges: −1 becomes 1, and the one without a pet takes no place', () => {
  const t = showTable({ round: 2, exhibition: 'arena' }).artifact(1, 'whipOfObedience');
  for (const seat of [0, 1, 2]) t.shop(seat).judge = true;
  lodge(t, 0, 1, 'uni', ['Y disease', 'G poop'], { cage: 'c03' });
  lodge(t, 2, 1, 'trollie', ['Y play', 'G poop'], { cage: 'c07' });
  t.goTo('showing').expectAsk('petz.jobs');
  expect(entryOf(t, 0)).toMatchObject({ score: 1, takesPart: true });
  expect(entryOf(t, 1).takesPart).toBe(false);
  expect(t.s.shops.map(({ reputation }) => reputation)).toEqual([6, 0, 8, 0]);
});

test('PB-EXH-10 PB-EXH-17 RUL-51 without pets: −2 + 2 + ½ takes part, −2 + 2 does not', () => {
  const t = showTable({ round: 2, exhibition: 'childrensDay' }).artifact(0, 'whipOfObedience');
  for (const seat of [0, 1]) {
    t.shop(seat).judge = true;
    t.plot(seat, 0).manure = 2;
  }
  t.goTo('showing').expectAsk('petz.jobs');
  expect(t.s.shops.map(({ reputation }) => reputation)).toEqual([8, 0, 0, 0]);
});

test('PB-NEED-09 PB-LOSE-02 PB-LOSE-07 bored at exactly its size: no imp, no illness, and its manure stays', () => {
  const t = ranked(showTable({ home: 0 }), 30);
  lodge(t, 0, 1, 'snappy', ['G poop', 'R play', 'G disease', 'R anger'], { cage: 'c02', suffering: 3 });
  t.goTo('showing').expectAsk('petz.jobs');
  expect(t.eventsOf('petz.lost')).toMatchObject([{ cause: 'suffering', reputation: -3 }]);
  expect(t.eventsOf('petz.suffered')).toHaveLength(1);
  expect(t.plot(0, 1)).toMatchObject({ pet: null, manure: 1 });
  t.expectInventory();
});

test('PB-ARTIFACT-ARMOR-01 PB-ARTIFACT-EMPLOYEE-03 two in armour, one of them the Employee, hold 3 above the strength', () => {
  const t = showTable({ home: 2 }).artifact(0, 'employeeOfTheMonth', 'impArmor');
  lodge(t, 0, 1, 'stegobully', ['G anger', 'R anger', 'R anger'], { cage: 'c06' });
  t.goTo('showing')
    .expectAsk('petz.catch', 0)
    .play(0, hold(0, 2, 'armour'));
  expect(t.shop(0)).toMatchObject({ home: 0, hospital: 0 });
  expect(t.pet(0, 1).id).toBe('stegobully');
});

test('PB-ARTIFACT-ARMOR-01 PB-ARTIFACT-ARMOR-03 one on purple here, one on red there; after two there is no third', () => {
  const t = showTable({ home: 5 }).artifact(0, 'impArmor');
  lodge(t, 0, 1, 'birdie', ['Y magic', 'P magic', 'P magic'], { cage: 'c09' });
  lodge(t, 0, 2, 'bubl', ['G poop', 'R anger'], { cage: 'c02' });
  t.goTo('showing').expectAsk('petz.ward', 0);
  const spent = t.fork().play(0, { imps: 2, employee: false }).expectAsk('petz.catch', 0);
  expect(spent.options(0)).toEqual([hold(1), null]);
  t.play(0, { imps: 1, employee: false }).expectAsk('petz.catch', 0).play(0, hold(0, 1));
  expect(t.shop(0)).toMatchObject({ home: 3, hospital: 0 });
  expect(t.pet(0, 1).mutation).toBe(1);
});

test('PB-EXHIBITION-BEAUTY-01 PB-POTION-04 two potions are one colour more, and cost a card of each colour replaced', () => {
  const t = showTable({ round: 2, exhibition: 'beautyPageant', home: 0 });
  lodge(t, 0, 1, 'birdie', ['potion', 'potion', 'P anger'], { cage: 'c01' });
  t.hand(0, ['G hunger', 'R anger', 'Y play', 'Y magic', 'P magic', 'P play']);
  t.goTo('showing').expectAsk('petz.sleep', 0);
  while (t.s.ask?.kind === 'petz.sleep') t.play(0, t.options(0)[0] ?? null);
  expect(colours(t, 0)).toEqual([1, 1, 1, 1]);
  expect(entryOf(t, 0).score).toBe(2);
});

test('PB-SELL-22 RUL-63 the first sale of the turn pays for the mutant of price 1', () => {
  const t = marketTable(['dungeonGirl', 'porkyOrky'], { round: 5 });
  lodge(t, 0, 1, 'cthulie', ['P play', 'Y play', 'G poop', 'P play'], { cage: 'c07', mutation: 1 });
  lodge(t, 0, 2, 'trollie', ['Y poop', 'G poop', 'Y play', 'Y play'], { cage: 'c11' });
  t.imps(0, { home: 3 }).shop(0).gold = 0;
  t.goTo('showing');
  while (t.s.ask?.kind === 'petz.play') t.play(0, t.options(0)[0] ?? null);
  t.expectAsk('petz.sell', 0);
  expect(refused(t, 0, sale(1, 'dungeonGirl'))).toBe('cannotPay PB-SELL-22');
  t.play(0, sale(2, 'porkyOrky')).play(0, sale(1, 'dungeonGirl'));
  expect(t.shop(0).gold).toBe(1);
});

test('PB-STOCK-27 RUL-09 three players, round 3: a neutral imp buys the leftmost of those moved up, and blocked meat gets none', () => {
  const t = table({ seats: 3 }).starter(0).round(2);
  t.offerPets(['uni', 'drago', 'bubl'], ['snappy', 'birdie']).exhibition('magicShow', 3).nextRound();
  expect(t.s.town.neutral).toEqual(expect.arrayContaining(['older', 'meat']));
  expect(t.eventsOf('petz.neutralBuys')).toMatchObject([{ pet: 'uni' }]);
  expect(t.s.town.old).toEqual(['drago', 'bubl']);
  expect(t.s.town.stands.meat).toEqual({ vegetable: 0, meat: 0, gold: 0 });
});

test('PB-VAR-13 PB-VAR-14 PB-VAR-15 PB-VAR-16 PB-VAR-17 four pets of all kinds leave at once, and one group takes what they gave', () => {
  const t = table({ variants: { meatStand: true } }).starter(0);
  t.offerPets([], ['stareplant', 'babyGolem', 'ghosty', 'snappy']).exhibition('magicShow', 2).nextRound();
  expect(t.s.town.stands.meat).toEqual({ vegetable: 1, meat: 3, gold: 1 });
  t.shop(0).gold = 2;
  shopping(t, 0, [[1, 0], 'meat']);
  expect(t.shop(0)).toMatchObject({ gold: 3, food: { vegetable: [1, 0, 0], meat: [3, 0] } });
});

test('PB-AGE-09 RUL-69 RUL-73 in the last round a token saved from the last chamber counts, what spoils does not', () => {
  const t = bare(table().starter(0).round(5)).artifact(0, 'magicBox');
  t.food(0, { meat: [1, 2], vegetable: [1, 0, 3] }).food(1, { meat: [0, 4], vegetable: [0, 0, 3] });
  t.goTo('aging').expectAsk('petz.box', 0).play(0, { from: 'meat', chamber: 1 });
  // The box with its token, 1 meat and 1 vegetable.
  expect(t.s.finals?.map(({ business }) => business)).toEqual([4, 0, 0, 0]);
});

test('RUL-71 PB-VAR-19 RUL-72 the holder is one of two lowest: the other starts, income goes by seat, order by points', () => {
  const t = ranked(
    table({ variants: { finalOrder: true } })
      .starter(1)
      .round(4),
    9,
    4,
    9,
    4,
  );
  for (const shop of t.s.shops) shop.gold = 0;
  t.nextRound();
  expect(t.s.starter).toBe(3);
  expect(t.s.order).toEqual([3, 1, 0, 2]);
  expect(t.s.shops.map(({ gold }) => gold)).toEqual([1, 2, 2, 1]);
});

test('RUL-31 PB-DRAW-06 with deck and discards of a colour empty the Crystal Ball shuffles in what it discards', () => {
  const t = table().starter(0).artifact(0, 'crystalBall');
  t.hand(0, ['R play', 'R anger', 'R hunger', 'G hunger', 'Y play', 'P magic']);
  const { needs } = t.s.piles;
  t.shop(3).hand.push(...(needs[1]?.splice(0) ?? []), ...(t.s.gone.needs[1]?.splice(0) ?? []));
  t.goTo('needs').expectAsk('petz.crystal', 0);
  t.play(0, cards(t, 0, ['R play', 'R anger', 'R hunger']));
  expect(
    t
      .faces(0)
      .filter((face) => face.startsWith('R'))
      .sort(),
  ).toEqual(['R anger', 'R hunger', 'R play']);
});

test('PB-END-04 PB-END-05 PB-END-18 business ½, ½, 0 and −½: 7, 7, nothing and half a point less', () => {
  const t = bare(table());
  t.shop(0).gold = 3;
  t.imps(0, { hospital: 1 }).shop(1).gold = 1;
  t.shop(2).gold = 1;
  t.finish();
  // The display is the same for all four: 8 − 3.
  expect(t.s.shops.map(({ reputation }) => reputation)).toEqual([4.5, 12, 12, 5]);
});
