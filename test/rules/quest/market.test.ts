/** The Worlds' Market and the exchange (PQ-MARKET). */

import { describe, expect, test } from 'vitest';
import { hurt } from '../../../src/engine/quest/combat/damage.ts';
import type { CardKind } from '../../../src/engine/quest/data/words.ts';
import { eventsOf, pass, until, world } from '../../kit/quest.ts';
import type { HeroPlan } from '../../kit/quest-cards.ts';

const pay = (card: CardKind) => ({ cards: [card], xp: 0, wild: false });

/** World 1 of type Strength is cleared in Round 4; these treasures come up. */
function cleared(heroes: Record<string, HeroPlan>, offers: string[], down: number[] = []) {
  const t = world({ heroes, foes: [['mimic.1', 1]], round: 4 });
  t.s.piles.treasures = [...t.s.piles.treasures.filter((x) => !offers.includes(x)), ...[...offers].reverse()];
  t.do((c) => {
    // A treasure that the monster drops would come before the market's.
    for (const foe of c.s.foes) foe.marks.push({ tag: 'robbed', v: 0, until: 'world', by: 'h0', card: 'x' });
    hurt(c, [...down.map((seat) => `h${seat}`), 'mimic.1'], 9, { by: null, cause: 'card' });
  });
  return t;
}

describe('the market', () => {
  test('EX-PQ-52 PQ-MARKET-01 PQ-MARKET-02 PQ-MARKET-03 PQ-DEFEAT-03 PQ-WIN-03 R-PQ-64 three cards for two survivors, the higher initiative first', () => {
    const t = cleared(
      {
        pugtor: { hand: ['strength', 'magic'] },
        bravepug: { hand: ['strength', 'joker'] },
        elpug: { hand: ['strength'], treasures: ['pizza.2'], xp: 1 },
      },
      ['femurblade.1', 'waterbowl.1', 'pizza.1'],
      [2],
    );
    expect(eventsOf(t, 'quest.market')[0]?.treasures).toEqual(['femurblade.1', 'waterbowl.1', 'pizza.1']);
    expect([t.asked, t.seat]).toEqual(['quest.market', 1]);
    t.answer({ do: 'buy', treasure: 'pizza.1', pay: pay('joker') });
    expect(t.seat).toBe(0);
    t.answer({ do: 'buy', treasure: 'femurblade.1', pay: pay('strength') });
    expect(t.hero(0)).toMatchObject({ treasures: ['femurblade.1'], hand: ['magic'] });
    expect(t.s.gone.treasures).toContain('waterbowl.1');
    until(t, 'quest.place');
    expect(t.hero(2)).toMatchObject({ status: 'in', treasures: [] });
    expect([t.hero(2).hand?.length, t.hero(2).xp.length]).toEqual([9, 1]);
  });

  test('EX-PQ-53 PQ-MARKET-04 PQ-MARKET-05 R-PQ-62 a swap costs nothing, and what was given is on offer to the next', () => {
    const t = cleared(
      {
        bravepug: { hand: ['magic'], treasures: ['femurblade.1'], prizes: ['slime.1'] },
        pugtor: { hand: ['strength'], treasures: ['leashwhip.1'] },
      },
      ['pizza.1', 'waterbowl.1'],
    );
    expect(t.options).toEqual([
      null,
      { do: 'swap', treasure: 'pizza.1', give: 'femurblade.1' },
      { do: 'swap', treasure: 'waterbowl.1', give: 'femurblade.1' },
    ]);
    t.answer({ do: 'swap', treasure: 'pizza.1', give: 'femurblade.1' });
    expect(t.hero(0)).toMatchObject({ treasures: ['pizza.1'], hand: ['magic'] });
    expect(t.seat).toBe(1);
    expect(t.options).toContainEqual({ do: 'buy', treasure: 'femurblade.1', pay: pay('strength') });
    expect(t.options).toContainEqual({ do: 'swap', treasure: 'waterbowl.1', give: 'leashwhip.1' });
    t.answer({ do: 'buy', treasure: 'femurblade.1', pay: pay('strength') });
    expect(t.asked).not.toBe('quest.market');
    expect(t.s.gone.treasures).toContain('waterbowl.1');
  });

  test('PQ-MARKET-03 PQ-MARKET-09 the type asked for is that of the World just cleared', () => {
    const t = cleared({ bravepug: { hand: ['magic', 'strength'] } }, ['pizza.1']);
    expect(t.options).toEqual([null, { do: 'buy', treasure: 'pizza.1', pay: pay('strength') }]);
  });
});

describe('the exchange', () => {
  const nine = (kind: CardKind): CardKind[] => new Array<CardKind>(9).fill(kind);

  test('EX-PQ-78 PQ-MARKET-06 PQ-ENERGY-08 PQ-ENERGY-09 R-PQ-63 gifts at will; a hand above its limit shrinks to it at the end of its owner’s next turn', () => {
    const t = cleared({ bravepug: { hand: nine('magic') }, pugtor: { hand: nine('speed') } }, []);
    until(t, 'quest.give');
    expect(t.seat).toBe(0);
    for (let i = 0; i < 4; i++) t.answer({ to: 1, card: 'magic' });
    expect([t.hero(0).hand?.length, t.hero(1).hand?.length]).toEqual([5, 13]);
    t.answer(null);
    expect([t.asked, t.seat]).toEqual(['quest.give', 1]);
    t.answer(null);
    expect([t.asked, t.countOf('quest.discarded')]).toEqual(['quest.place', 0]);
    while (!(t.asked === 'quest.act' && t.seat === 1)) pass(t);
    const held = t.hero(1).hand?.length ?? 0;
    expect(held).toBeGreaterThan(9);
    t.end();
    expect([t.asked, t.seat]).toEqual(['quest.drop', 1]);
    const before = t.events.length;
    pass(t);
    const [cut] = eventsOf({ events: t.events.slice(before) }, 'quest.discarded');
    expect(cut).toMatchObject({ seat: 1, cards: new Array(held - 9).fill('speed') });
  });

  test('PQ-MARKET-06 PQ-MARKET-07 PQ-PRIZE-06 treasures may be given, Prizes not', () => {
    const t = cleared(
      { bravepug: { hand: [], treasures: ['pizza.2'], prizes: ['slime.1'] }, pugtor: { hand: [] } },
      [],
    );
    until(t, 'quest.give');
    expect(t.options).toEqual([null, { to: 1, treasure: 'pizza.2' }]);
    t.answer({ to: 1, treasure: 'pizza.2' });
    expect(t.hero(1).treasures).toContain('pizza.2');
    expect(t.hero(0).prizes).toEqual(['slime.1']);
  });

  test('PQ-MARKET-08 none if the World ended otherwise', () => {
    const t = world({
      heroes: { bravepug: { hand: ['magic'] }, pugtor: { at: 5, hand: ['magic'] } },
      foes: [['mimic.1', 1]],
      round: 10,
    });
    const asked = new Set<string>();
    for (let i = 0; i < 40 && t.s.number === 1; i++) {
      asked.add(t.asked);
      pass(t);
    }
    expect([t.countOf('quest.market'), t.asked, [...asked]]).toEqual([0, 'quest.place', ['quest.act']]);
  });
});
