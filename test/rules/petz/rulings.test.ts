import { expect, test } from 'vitest';
import { priceOf } from '../../../src/engine/petz/query.ts';
import { ADDONS, CAGES, CUSTOMERS, PETS } from '../../kit/base-box.ts';
import { type Table, table } from '../../kit/petz.ts';
import { send } from '../../kit/petz-plays.ts';

/** The exhibition score of seat 0 in round 2. */
function score(t: Table, exhibition: string): number | undefined {
  t.starter(0).round(2).exhibition(exhibition).goTo('showing');
  return t.eventsOf('petz.showed').find((event) => event.seat === 0)?.score;
}

test('RUL-02 seats are numbered clockwise: left is one more', () => {
  const t = table()
    .starter(3)
    .groups(0, [[1, 0]])
    .groups(2, [[1, 0]])
    .groups(3, [[1, 0]])
    .sendGroups();
  for (const seat of [3, 0, 2]) send(t.expectAsk('petz.send', seat), seat, [1, 0], 'home');
});

test('RUL-03 where the languages differ: suffering at Moody Medley, manure on Childrens’ Day, anger, grazing', () => {
  // Two kinds, one suffering: 4 - 2.
  const medley = table().house(0, 1, 'uni', { cards: ['Y magic', 'G poop'], suffering: 1, cage: 'c02' });
  expect(score(medley, 'moodyMedley')).toBe(2);
  // One play, one manure: 2 - 1.
  const children = table()
    .house(0, 0, 'uni', { cards: ['Y play', 'Y magic'] })
    .addon(0, 0, 'play');
  expect(score(children, 'childrensDay')).toBe(1);
  // Anger equal to the strength is not more than the strength.
  const calm = table()
    .starter(0)
    .house(0, 1, 'snappy', { cards: ['R anger', 'R anger'], cage: 'c04' });
  calm.goTo('showing').expectAsk('petz.jobs');
  expect(calm.pet(0, 1).id).toBe('snappy');
  // The grazing icon feeds an omnivore as well, but no carnivore.
  for (const [pet, suffering] of [
    ['liffard', 0],
    ['uni', 0],
    ['bubl', 1],
  ] as const) {
    const t = table()
      .starter(0)
      .house(0, 1, pet, { cards: ['G hunger', 'G poop'], cage: 'c06' });
    expect(t.goTo('showing').pet(0, 1).suffering).toBe(suffering);
  }
});

test('RUL-04 the awards by rank: 8 6 4 2 with 4 players, 8 5 2 with 3, 7 3 with 2', () => {
  const awards = { 4: [8, 6, 4, 2], 3: [8, 5, 2], 2: [7, 3] };
  const pets = [['uni', 'drago', 'bubl'], ['snappy', 'fluffy'], ['wormie'], []];
  for (const [count, list] of Object.entries(awards)) {
    const seats = Number(count);
    const t = table({ seats }).starter(0).round(2).exhibition('breedersPrize');
    for (const [seat, ids] of pets.slice(0, seats).entries()) {
      for (const [at, id] of ids.entries()) t.house(seat, at, id, { cards: ['G poop'] });
    }
    // The fourth shows no pet; the Whip alone gives him half a point, which takes part.
    if (seats === 4) t.artifact(3, 'whipOfObedience');
    t.goTo('showing').expectInventory();
    expect(t.eventsOf('petz.awarded')[0]?.awards).toEqual(list);
    expect(t.s.shops.map((shop) => shop.reputation)).toEqual(list);
  }
});

test('RUL-81 the symbols of the customers', () => {
  const symbols = Object.fromEntries(
    Object.entries(CUSTOMERS).map(([id, { terms }]) => [
      id,
      terms.map((term) => `${term.of}${term.rainbow ? '*' : ''} ${term.value}`).join(', '),
    ]),
  );
  expect(symbols).toEqual({
    dungeonMaster: 'anger 2, magic 1, play -1, suffering -1',
    dungeonGranny: 'hunger 2, disease 1, magic -1, suffering -1',
    dungeonMistress: 'play 1, anger 1, magic 1, poop -1, suffering -1',
    dungeonGirl: 'play 2, hunger 1, anger -1, suffering -1',
    warlock: 'magic 2, play 1, mutation -3, suffering -1',
    porkyOrky: 'poop 2, hunger 1, suffering -1',
    farmerTroll: 'poop* 3, magic 1, suffering -2',
    lichLord: 'disease* 3, hunger -1, suffering -1',
  });
});

test('RUL-82 PB-CAGE-10 the cages and addons', () => {
  // Strength, antimagic, toys, grazing, absorbing.
  const cages = Object.fromEntries(
    Object.entries(CAGES).map(([id, x]) => [
      id,
      [x.strength, x.antimagic, x.play, x.graze, x.absorb].join(''),
    ]),
  );
  expect(cages).toEqual({
    printed: '11000',
    c01: '30000',
    c02: '03000',
    c03: '12000',
    c04: '21000',
    c05: '20100',
    c06: '02010',
    c07: '10200',
    c08: '10011',
    c09: '11010',
    c10: '11001',
    c11: '01101',
  });
  const addons = Object.values(ADDONS).map((x) => [x.strength, x.antimagic, x.play, x.meat].join(''));
  expect(addons.sort()).toEqual(['0001', '0010', '0100', '0100', '1000', '1000']);
});

test('RUL-82 RUL-26 the pets: diet and bars, and the prices', () => {
  const pets = Object.fromEntries(
    Object.entries(PETS).map(([id, pet]) => [id, `${pet.diet[0]} ${pet.bars}`]),
  );
  expect(pets).toEqual({
    uni: 'h YGPYGPY',
    trollie: 'h YGYYGRY',
    ghosty: 'o PRPPPRP',
    drago: 'c GRYRPGR',
    stareplant: 'o YPYPGPY',
    wormie: 'h GGPGRGG',
    snakitty: 'c GYRYRGY',
    birdie: 'h YPPYYPP',
    liffard: 'o GYGGYGG',
    babyGolem: 'o RYRYPRP',
    cthulie: 'o PYGPYGP',
    dunguin: 'o GPGPRGP',
    bubl: 'c GRGRGRG',
    snappy: 'c GRGRYGR',
    fieryFairy: 'c PRYPRPR',
    fluffy: 'h YGGPYPG',
    stegobully: 'h GRRGRGR',
    direbunny: 'c RYGRYGR',
  });
  const prices = (id: string) => [4, 5, 6, 7].map((size) => priceOf({ id, size }));
  expect([prices('snappy'), prices('uni'), prices('ghosty')]).toEqual([
    [3, 4, 5, 6],
    [2, 3, 4, 5],
    [1, 2, 3, 4],
  ]);
});

test('RUL-83 a rainbow symbol counts each card colour once', () => {
  const sell = (customer: string, pet: string, cards: string[], cage: string) => {
    const t = table().starter(0).round(3).customers([customer]).house(0, 1, pet, { cards, cage });
    t.exhibition('magicShow').goTo('showing').expectAsk('petz.sell', 0);
    return t.play(0, { plot: 1, customer, platform: false }).eventsOf('petz.sold')[0];
  };
  // Poop in green (twice) and red: 2 x 3, and 1 magic.
  const troll = sell('farmerTroll', 'dunguin', ['G poop', 'P magic', 'G poop', 'P anger', 'R poop'], 'c03');
  expect([troll?.match, troll?.reputation]).toEqual([7, 14]);
  // Disease in green, red (twice) and yellow: 9, less 3 suffering by a sum of 4 in a clean cage.
  const lich = sell('lichLord', 'drago', ['G disease', 'R disease', 'Y disease', 'R disease'], 'c02');
  expect([lich?.match, lich?.reputation]).toEqual([6, 12]);
});

test('RUL-13 new pets lie in the order in which they were drawn', () => {
  const t = table().starter(0).round(2);
  const next = t.s.piles.pets.slice(-3).reverse();
  expect(t.goTo('setup').s.town.young).toEqual(next);
});
