import { expect, test } from 'vitest';
import { petzEngine } from '../../../src/engine/petz/index.ts';
import { basicSetup, fullSetup } from '../../../src/engine/petz/setup.ts';
import { table } from '../../kit/petz.ts';
import { arrangeAll, send } from '../../kit/petz-plays.ts';
import { byRound, playThrough } from '../../kit/town.ts';

const GAMES = [2, 3, 4].map((seats) => ({ seats, rounds: seats === 4 ? 5 : 6 }));

test('PB-GEN-01 two, three or four players take part, each with one shop', () => {
  for (const { seats } of GAMES) {
    expect(petzEngine.rules.checkSetup(basicSetup(seats))).toBeNull();
    const t = table({ seats }).expectInventory();
    expect(t.s.shops.length).toBe(seats);
    expect(petzEngine.waiting(t.s).length).toBe(seats);
  }
  for (const seats of [0, 1, 5, 2.5]) {
    const setup = { ...basicSetup(4), seats };
    expect(petzEngine.rules.checkSetup(setup)).toMatchObject({ code: 'wrongSeats', rule: 'PB-GEN-01' });
    expect(() => petzEngine.start(setup, 'x')).toThrow('wrongSeats');
  }
});

test('PB-GEN-02 PB-GEN-03 PB-START-06 five rounds with 4 players, six with 2 or 3, then final scoring', () => {
  for (const { seats, rounds } of GAMES) {
    const t = table({ seats }).toTheEnd();
    const played = t.eventsOf('petz.round').map((event) => event.round);
    expect(played).toEqual([1, 2, 3, 4, 5, 6].slice(0, rounds));
    const after = byRound(t.events)[rounds]?.map((event) => event.type) ?? [];
    expect(after.indexOf('petz.finalShow')).toBeGreaterThan(after.indexOf('petz.sent'));
    expect(after.at(-1)).toBe('petz.ended');
    expect(t.eventsOf('petz.finalShow').length).toBe(2);
    expect(t.eventsOf('petz.passedToken').length).toBe(rounds - 1);
    expect(t.s.phase).toBe('final');
    t.expectInventory();
  }
});

test('PB-GEN-04 the most reputation after final scoring wins, not the most before it', () => {
  const t = table({ seats: 2 });
  for (const seat of [0, 1]) {
    t.imps(seat, { waiting: [0, 0, 0, 0] });
    t.shop(seat).gold = 2;
  }
  t.shop(0).gold = 8;
  t.shop(0).reputation = 10;
  t.shop(1).reputation = 12;
  t.finish().expectInventory();
  // Business 4 against 1: 7 and 3. Display 1 - 1 manure = 0 for both: no award.
  expect(t.s.outcome).toMatchObject({ scores: [17, 15], winners: [0] });
});

/** Which questions belong to which phase. */
const QUESTIONS: Record<string, string[]> = {
  setup: [],
  shopping: ['petz.group', 'petz.send', 'petz.book'],
  needs: ['petz.arrange', 'petz.crystal', 'petz.assign'],
  showing: ['petz.feed', 'petz.play', 'petz.ward', 'petz.catch', 'petz.shovel', 'petz.sleep', 'petz.enter'],
  business: ['petz.sell', 'petz.jobs'],
  aging: ['petz.box'],
};
const ORDER = Object.values(QUESTIONS).flat();

/** What happens in a round, in this order wherever it happens at all. */
const STORY = [
  ...['petz.round', 'petz.stocked', 'petz.income'],
  ...['petz.grouped', 'petz.sent'],
  ...['petz.arranged', 'petz.assigned'],
  ...['petz.revealed', 'petz.awarded'],
  ...['petz.sold', 'petz.customerLeft', 'petz.earned'],
  ...['petz.grew', 'petz.spoiled', 'petz.cameHome', 'petz.passedToken'],
];

test('PB-GEN-05 PB-GEN-06 six phases in fixed order, and in each the steps from top to bottom', () => {
  const asked = new Set<string>();
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
    let [round, furthest] = [0, -1];
    const t = playThrough(table({ seed, seats: 3 }), ({ s }) => {
      const kind = s.ask?.kind ?? '';
      if (s.round !== round) [round, furthest] = [s.round, -1];
      expect(QUESTIONS[s.phase]).toContain(kind);
      const phaseStep = ['petz.send', 'petz.book'].includes(kind) ? 1 : ORDER.indexOf(kind);
      // Showing off begins anew with each player; all its questions are one stretch here.
      const step = s.phase === 'showing' ? ORDER.indexOf('petz.feed') : phaseStep;
      expect(step).toBeGreaterThanOrEqual(furthest);
      furthest = step;
      asked.add(kind);
    });
    for (const events of byRound(t.events).slice(1)) {
      const seen = events.map((event) => STORY.indexOf(event.type)).filter((i) => i >= 0);
      expect(seen).toEqual([...seen].sort((a, b) => a - b));
    }
  }
  for (const kind of ['petz.group', 'petz.arrange', 'petz.assign', 'petz.play', 'petz.sell', 'petz.jobs']) {
    expect(asked).toContain(kind);
  }
});

test('PB-GEN-07 grouping, assigning and jobs ask all players at once; actions, shows and sales go one by one', () => {
  const t = table().starter(1).round(3).customers(['porkyOrky']).exhibition('magicShow');
  const town = t.fork().goTo('shopping').expectAsk('petz.group', 1, 2, 3, 0);
  // Sealed answers may come in any order.
  for (const seat of [2, 0, 3, 1]) town.play(seat, [{ imps: 1, gold: 0 }]);
  for (const seat of [1, 2, 3, 0]) send(town, seat, [1, 0], 'home');

  for (const [seat, pet] of [[0, 'liffard'] as const, [2, 'dunguin'] as const]) {
    t.house(seat, 1, pet, { size: 4 }).food(seat, { meat: 1 });
  }
  arrangeAll(t.goTo('needs')).expectAsk('petz.assign', 2, 0);
  for (const seat of [0, 2]) t.lay(seat, 1, ['G poop', 'G poop', 'G poop', 'G hunger']).hand(seat, []);
  t.goTo('showing').expectAsk('petz.feed', 2).play(2, { from: 'meat', chamber: 0 });
  t.expectAsk('petz.feed', 0).play(0, { from: 'meat', chamber: 0 });
  t.expectAsk('petz.sell', 2).play(2, null).expectAsk('petz.sell', 0).play(0, null);
  // The jobs come after the last sale; every shop has the manure of its printed cage to clean.
  t.expectAsk('petz.jobs', 1, 2, 3, 0).expectInventory();
});

test('PB-GEN-08 PB-GEN-09 an exhibition in every round but the first, customers from round 3, two in the last', () => {
  for (const { seats, rounds } of GAMES) {
    const t = table({ seats }).toTheEnd();
    for (const [round, events] of byRound(t.events).entries()) {
      if (round === 0) continue;
      const count = (type: string) => events.filter((event) => event.type === type).length;
      expect(count('petz.awarded')).toBe(round === 1 ? 0 : 1);
      expect(count('petz.showed')).toBe(round === 1 ? 0 : seats);
      expect(count('petz.customerLeft')).toBe(round < 3 ? 0 : round === rounds ? 2 : 1);
    }
    expect([t.s.exhibitions, t.s.customers]).toEqual([[], []]);
  }
});

test('PB-GEN-10 each rule of the Full Variant can be switched on without the others', () => {
  const known = (t: ReturnType<typeof table>) => t.eventsOf('petz.turnedUp').length;
  /** What a game shows of the four rules: tiles known at setup, card sides to lay, the farm, the last order. */
  const signs = (variants: Parameters<typeof table>[0]) => {
    const t = table(variants).starter(0);
    const foresight = known(t);
    const order = t.fork().round(4).starter(3);
    for (const [seat, points] of [20, 15, 10, 30].entries()) order.shop(seat).reputation = points;
    const last = order.nextRound().s.order;
    const farm = t.fork().offerPets([], ['babyGolem']).nextRound().s.town.stands.meat.gold;
    arrangeAll(t.house(0, 0, 'bubl').hand(0, ['R play']).goTo('needs'));
    const domain = t.domain(0);
    const sides =
      domain.type === 'deal' ? domain.items.length - new Set(domain.items.map((x) => x.key)).size : 0;
    return [foresight, sides > 0, farm, last];
  };
  const basic = [2, 0, [2, 3, 0, 1]];
  const shape = ([foresight, , farm, last]: unknown[]) => [foresight, farm, last];
  const plain = signs({});
  expect([shape(plain), plain[1]]).toEqual([basic, false]);
  const doubles = signs({ variants: { doubles: true } });
  expect([shape(doubles), doubles[1]]).toEqual([basic, true]);
  const more = signs({ variants: { foresight: 'more' } });
  expect([shape(more), more[1]]).toEqual([[4, 0, [2, 3, 0, 1]], false]);
  const meatStand = signs({ variants: { meatStand: true } });
  expect([shape(meatStand), meatStand[1]]).toEqual([[2, 1, [2, 3, 0, 1]], false]);
  const finalOrder = signs({ variants: { finalOrder: true } });
  expect([shape(finalOrder), finalOrder[1]]).toEqual([[2, 0, [2, 1, 0, 3]], false]);
  expect(basicSetup(4).variants).toEqual({
    doubles: false,
    foresight: 'usual',
    meatStand: false,
    finalOrder: false,
  });
  expect(petzEngine.rules.checkSetup(fullSetup(4))).toBeNull();
});

test('PB-GEN-11 a boxed rule for fewer players replaces the usual one, everything else stays', () => {
  const [four, three] = [table({ seats: 4 }), table({ seats: 3 })];
  const offer = ({ s }: typeof four) => [s.town.cages.length, s.town.addons.length, s.town.old.length];
  expect(offer(three)).toEqual(offer(four));
  expect([three.s.town.young.length, four.s.town.young.length]).toEqual([2, 3]);
  expect(three.s.town.stands.vegetables).toEqual(four.s.town.stands.vegetables);
  expect(three.s.town.stands.mixed).toEqual({ vegetable: 0, meat: 0, gold: 0 });
  expect(four.s.town.stands.mixed).toEqual({ vegetable: 1, meat: 1, gold: 0 });
});
