/** What the forecast says of each order of evaluation, with the numbers of the ledger's examples. */
import { describe, expect, test } from 'vitest';
import { forecast } from '../../src/session/advice/forecast.ts';
import {
  isAlike,
  type OrderForecast,
  ordersAhead,
  worthShowing,
} from '../../src/session/advice/forecast-orders.ts';
import { addPet, alleyTable, evaluate, suffering } from '../kit/alleys-show.ts';
import type { Table } from '../kit/petz.ts';

const ahead = (t: Table): OrderForecast[] => {
  t.goTo('showing').expectAsk('petz.next', 0);
  return ordersAhead(t.view(0));
};
const inOrder = (orders: readonly OrderForecast[], ...order: number[]): OrderForecast => {
  const found = orders.find((x) => x.order.join() === order.join());
  if (found === undefined) throw new Error(`no order ${order}`);
  return found;
};
const hurt = (one: OrderForecast) => one.pets.map((pet) => pet.suffering);
const lost = (one: OrderForecast) => one.pets.flatMap((pet) => (pet.lost === null ? [] : [pet.pet]));

/** Sly Piggy of EX-DA-64 between two pets of EX-DA-65, so that his manure can only go to one of them. */
function piggies(): Table {
  const t = alleyTable({ home: 1 });
  addPet(t, 0, 0, 'birdie', 'disease play', { cage: 'c03', manure: 1 });
  addPet(t, 0, 1, 'slyPiggy', 'poop play disease', { cage: 'c01', manure: 1 });
  addPet(t, 0, 2, 'cthulie', 'disease magic anger', { cage: 'c04', manure: 1 });
  t.plot(0, 3).manure = 0;
  return t;
}

/** EX-DA-75: Pony with 3 anger, strength 1 + 1; two others with 2 play each. */
function ponies(): Table {
  const t = alleyTable({ home: 1 }).artifact(0, 'impArmor');
  addPet(t, 0, 0, 'pony', 'anger anger anger disease', { cage: 'printed', addon: 'strength1' });
  addPet(t, 0, 1, 'birdie', 'play play', { cage: 'c03' });
  addPet(t, 0, 2, 'cthulie', 'play play', { cage: 'c04' });
  return t;
}

describe('the forecast for each order', () => {
  test('EX-DA-64 a token moved to an empty plot keeps all well, in any order', () => {
    const t = alleyTable({ home: 1 });
    addPet(t, 0, 1, 'slyPiggy', 'poop play disease', { cage: 'c01', manure: 1 });
    addPet(t, 0, 3, 'birdie', 'disease disease', { cage: 'c03' });
    // Nothing to weigh, nothing to ask.
    t.goTo('showing').expectAsk('petz.play', 0);
    expect(ordersAhead(t.view(0))).toEqual([]);
    evaluate(t, [1, 3], {
      'petz.play': [{ gap: 0, employee: false }],
      'petz.shove': [{ to: 2, pearl: false }],
    });
    expect(suffering(t)).toEqual([null, 0, null, 0]);
  });

  test('EX-DA-65 after Sly Piggy the pet next door falls ill by 2, before him none does', () => {
    const t = piggies();
    const orders = ahead(t);
    // Once he is done, it is all the same who comes next.
    expect(orders).toHaveLength(5);
    // A pet falls ill that comes after him, if none has been before.
    for (const first of orders.filter(({ order }) => order[0] === 1)) {
      expect(first.pets.reduce((sum, pet) => sum + pet.suffering, 0)).toBe(2 + 0);
    }
    for (const one of orders.filter(({ order }) => order[2] === 1)) expect(lost(one)).toEqual([]);
    const [best] = orders;
    expect(best?.pets.find(({ pet }) => pet === 'cthulie')?.suffering).toBe(0);
    expect(best?.pets.find(({ pet }) => pet === 'slyPiggy')?.suffering).toBe(0);
  });

  test('EX-DA-75 EX-DA-76 Pony first saves a play need of each of the others', () => {
    const orders = ahead(ponies());
    expect(orders[0]?.order[0]).toBe(0);
    // One imp is at home: it goes on guard at Pony.
    expect(hurt(inOrder(orders, 0, 1, 2))).toEqual([0, 1, 1]);
    expect(lost(inOrder(orders, 0, 1, 2))).toEqual([]);
    // A pet that comes before her gets nothing from her: the imp that plays with him is missing at Pony.
    const late = inOrder(orders, 1, 0, 2);
    expect(late.pets.find(({ plot }) => plot === 1)?.suffering).toBe(1);
    expect(lost(late)).toContain('pony');
  });

  test('EX-DA-77 Wreckie smashes 2 tiles and stays', () => {
    const t = alleyTable();
    addPet(t, 0, 0, 'wreckie', 'anger anger anger anger', { cage: 'c04' });
    addPet(t, 0, 3, 'birdie', 'disease disease', { cage: 'c03' });
    t.cage(0, 2, 'c02').addon(0, 1, 'ding').addon(0, 3, 'jukebox');
    const orders = ahead(t);
    expect(orders).toHaveLength(2);
    for (const one of orders) expect(lost(one)).toEqual([]);
    const rage = 4 - 2;
    expect(new Set(orders.map((one) => one.wrecked))).toEqual(new Set([rage]));
  });

  test.each([0, 1])(
    'gold that unused imps earn later is not gold of the turn (starting player: %i)',
    (starter) => {
      const t = piggies().starter(starter);
      // There is nothing to clean, so that all unused imps earn gold as soon as the last shop has shown off.
      for (const shop of t.s.shops) for (const plot of shop.plots) if (plot.pet === null) plot.manure = 0;
      expect(new Set(ahead(t).map(({ spent }) => spent))).toEqual(new Set([0]));
    },
  );

  test('what is predicted comes true when the game goes on in that order', () => {
    const t = ponies();
    const predicted = inOrder(ahead(t), 0, 1, 2);
    evaluate(t, [0, 1, 2], { 'petz.catch': [{ armour: 1, imps: 0, employee: null }] });
    expect(suffering(t).slice(0, 3)).toEqual(hurt(predicted));
  });

  test('no other seat sees it', () => {
    const t = ponies();
    t.goTo('showing').expectAsk('petz.next', 0);
    expect(ordersAhead(t.view(1))).toEqual([]);
  });

  test('a list names each way to begin, and of equal ends only the first', () => {
    const orders = ahead(ponies());
    const shown = worthShowing(orders);
    expect(new Set(shown.map(({ order }) => order[0]))).toEqual(new Set(orders.map(({ order }) => order[0])));
    for (const [i, a] of shown.entries())
      for (const b of shown.slice(i + 1)) expect(a.order[0] === b.order[0] && isAlike(a, b)).toBe(false);
  });
});

describe('the forecast of an assignment', () => {
  test('lays a card for each demand, the extra bar and accessories included, and tells of the best order', () => {
    const t = alleyTable();
    t.house(0, 1, 'slyPiggy', { size: 2, cage: 'c01' });
    t.house(0, 2, 'cthulie', { size: 2, cage: 'c04' });
    t.pet(0, 1).wears = ['foodBowl1'];
    t.goTo('needs');
    while (t.s.ask?.kind !== 'petz.assign') {
      const seat = t.s.ask?.seats[0] ?? 0;
      const domain = t.domain(seat);
      t.play(seat, domain.type === 'pick' ? (domain.options[0] ?? null) : sameAs(domain));
    }
    const domain = t.domain(0);
    if (domain.type !== 'deal') throw new Error('no deal');
    const left = [...domain.items];
    const choice = domain.slots.map((slot) => {
      const at = left.findIndex((item) => item.fits.includes(slot.accepts));
      return left.splice(at, 1)[0]?.value ?? 0;
    });
    const predicted = forecast(t.view(0), choice as never);
    const given = predicted?.pets.map(({ needs }) => needs.reduce((a, b) => a + b, 0));
    expect(given).toEqual([4, 2]);
    expect(predicted?.orders.length).toBe(2);
  });
});

/** A form as it is. */
function sameAs(domain: ReturnType<Table['domain']>): Record<string, never> {
  if (domain.type !== 'form') return {};
  return Object.fromEntries(
    Object.entries(domain.fields).map(([name, field]) => [
      name,
      (field.type === 'pick' ? field.options[0] : null) as never,
    ]),
  );
}
