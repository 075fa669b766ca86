/** What a start cannot mean is refused, with the place in the setup and the value that is found there. */

import { describe, expect, test } from 'vitest';
import { alleysSetup } from '../../../src/engine/petz/setup.ts';
import { refusedAs, refusedValue, scenario } from '../../kit/scenario.ts';

describe('an impossible start is refused with the place and the value', () => {
  const shop = (part: object) => ({ start: { shops: [null, part as never] } });
  const plots = (...part: object[]) => shop({ plots: part });
  test.each([
    ['setupUnknown start.shops[1].plots[0].pet.id', 'unnie', plots({ pet: { id: 'unnie', size: 3 } })],
    ['setupUnknown start.shops[1].artifacts[0]', 'fancyHat', shop({ artifacts: ['fancyHat'] })],
    ['setupUnknown start.shops[1].plots[1].cage', 'printed', plots({}, { cage: 'printed' })],
    ['setupUnknown start.shops[1].hand[1]', 'G.sleep', shop({ hand: ['G.hunger', 'G.sleep'] })],
    ['setupUnknown start.shops[1].hand[0]', 'potion', shop({ hand: ['potion'] })],
    ['setupUnknown needs.P[0]', 'hunger', { needs: { P: ['hunger'] } }],
    [
      'setupUnknown start.town.neutral[0]',
      'market',
      { start: { phase: 'needs', town: { neutral: ['market'] } } },
    ],
    [
      'startTwice start.shops[1].plots[1].pet.id',
      'uni',
      plots({ pet: { id: 'uni', size: 2 } }, { cage: 'c01', pet: { id: 'uni', size: 3 } }),
    ],
    [
      'startTwice start.town.young[0]',
      'uni',
      {
        start: {
          phase: 'needs',
          shops: [{ plots: [{ pet: { id: 'uni', size: 2 } }] }],
          town: { young: ['uni'] },
        },
      },
    ],
    [
      'startTwice start.shops[1].plots[0].pet.id',
      'uni',
      { ...plots({ pet: { id: 'uni', size: 2 } }), decks: { pets: ['uni'] } },
    ],
    [
      'startTwice start.shops[1].judge',
      true,
      { start: { phase: 'needs', shops: [{ judge: true }, { judge: true }] } },
    ],
    [
      'startNoCard start.shops[1].hand[2]',
      'G.disease',
      shop({ hand: ['G.disease', 'G.disease', 'G.disease'] }),
    ],
    [
      'startNoCard needs.G[1]',
      'disease',
      { needs: { G: ['disease', 'disease'] }, ...shop({ hand: ['G.disease'] }) },
    ],
    ['setupShape start.shops[1].gold', -1, shop({ gold: -1 })],
    ['setupShape start.shops[1].gold', '3', shop({ gold: '3' })],
    ['setupShape start.shops[1].reputation', 1.3, shop({ reputation: 1.3 })],
    ['setupShape start.shops[1].pets', 'pets', shop({ pets: [] })],
    ['setupShape start.shops[1].food.meat', [1, 1, 1], shop({ food: { meat: [1, 1, 1] } })],
    ['setupShape start.shops[1].plots[0].pet.size', 8, plots({ pet: { id: 'uni', size: 8 } })],
    [
      'setupShape start.shops[1].plots[0].pet.suffering',
      3,
      plots({ pet: { id: 'uni', size: 3, suffering: 3 } }),
    ],
    [
      'setupShape start.shops[1].plots[0].pet.mutation',
      2,
      plots({ pet: { id: 'uni', size: 3, mutation: 2 } }),
    ],
    [
      'setupShape start.shops[1].plots',
      [null, null, null, null, null],
      plots(null as never, null as never, null as never, null as never, null as never),
    ],
    ['setupShape start.shops[1].box', 'meat', shop({ box: 'meat' })],
    [
      'setupShape start.shops[1].books.savageFeasts',
      'Y',
      shop({ artifacts: ['savageFeasts'], books: { savageFeasts: 'Y' } }),
    ],
    ['setupShape start.round', 7, { start: { round: 7 } }],
    ['setupShape start.starter', 2, { start: { starter: 2 } }],
    ['setupUnknown start.phase', 'aging', { start: { phase: 'aging' } }],
    ['setupShape start.shops[2]', null, { start: { shops: [null, null, null] } }],
    ['startImps start.shops[1]', 13, shop({ home: 9 })],
    ['startPhase start.town', null, { start: { town: { young: [] } } }],
    ['startPhase start.shops[1].judge', true, shop({ judge: true })],
    [
      'startPhase start.shops[1].plots[0].pet.cards',
      2,
      plots({ pet: { id: 'uni', size: 2, cards: ['Y.play', 'G.hunger'] } }),
    ],
    ['startPhase start.shops[1].cart', null, { start: { phase: 'showing', ...shop({ cart: {} }).start } }],
    ['startPhase start.shops[1].alleys', null, shop({ alleys: {} })],
    ['startPhase start.shops[1].plots[0].pearls', null, plots({ pearls: 0 })],
    [
      'startNoCage start.shops[1].plots[1].pet.id',
      'uni',
      { start: { phase: 'showing', ...plots({}, { pet: { id: 'uni', size: 2 } }).start } },
    ],
    [
      'startCards start.shops[1].plots[0].pet.cards',
      1,
      { start: { phase: 'showing', ...plots({ pet: { id: 'uni', size: 2, cards: ['Y.play'] } }).start } },
    ],
    [
      'startCards start.shops[1].plots[0].pet.cards[1]',
      'R.anger',
      {
        start: {
          phase: 'showing',
          ...plots({ pet: { id: 'uni', size: 2, cards: ['Y.play', 'R.anger'] } }).start,
        },
      },
    ],
    [
      'startCards start.shops[1].plots[0].pet.cards[0]',
      'Y.magic.turned',
      {
        start: {
          phase: 'showing',
          ...plots({ pet: { id: 'uni', size: 2, cards: ['Y.magic.turned', 'G.hunger'] } }).start,
        },
      },
    ],
  ] as [string, unknown, object][])('%s: %j', (problem, value, parts) => {
    expect(refusedAs(parts)).toBe(problem);
    expect(refusedValue(parts)).toEqual(value);
    expect(() => scenario(parts)).toThrow(problem.split(' ')[0]);
  });

  test.each([
    [
      'startTwice start.shops[1].alleys.bodyguard',
      { shops: [{ alleys: { bodyguard: true } }, { alleys: { bodyguard: true } }] },
    ],
    ['setupShape start.shops[0].alleys.permission', { shops: [{ alleys: { permission: 1 } }] }],
    ['setupShape start.shops[0].alleys.gift', { shops: [{ alleys: { gift: 'magicBox' } }] }],
    ['setupShape start.shops[0].plots[0].pearls', { shops: [{ plots: [{ manure: 1, pearls: 2 }] }] }],
    ['setupShape start.shops[0].plots[0].tune', { shops: [{ plots: [{ tune: 'play' }] }] }],
    [
      'startTwice start.town.alleys.shown[0]',
      {
        phase: 'needs',
        shops: [{ alleys: { accessories: ['foodBowl1'] } }],
        town: { alleys: { shown: ['foodBowl1'] } },
      },
    ],
  ] as [string, object][])('in the alleys: %s', (problem, start) => {
    expect(refusedAs({ ...alleysSetup(2, 'standard'), start })).toBe(problem);
  });

  test('a pet may have a cage that is too weak for it, and a shop may be closed', () => {
    expect(refusedAs(plots({ pet: { id: 'drago', size: 7 } }))).toBe('ok');
    const closed = { home: 0, gold: 0, waiting: [0, 0, 0, 0, 0, 0] };
    const t = scenario({ start: { shops: [null, closed] } }).toTheEnd();
    expect(t.eventsOf('petz.sent').filter(({ seat }) => seat === 1)).toEqual([]);
    t.expectInventory();
  });
});
