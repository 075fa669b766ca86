/** A box with fewer tiles. */

import { describe, expect, test } from 'vitest';
import { dice } from '../../../src/engine/kernel/rng.ts';
import { boxOf, EXHIBITIONS } from '../../../src/engine/petz/data/cards.ts';
import { petzEngine } from '../../../src/engine/petz/index.ts';
import { alleysSetup, basicSetup } from '../../../src/engine/petz/setup.ts';
import { refusedAs, refusedValue, scenario } from '../../kit/scenario.ts';

const SINGLES = ['arena', 'freestyle', 'moodyMedley', 'eatingContest', 'beautyPageant'];
const PETS = ['uni', 'snakitty', 'bubl', 'ghosty', 'drago'];

describe('a pool', () => {
  const pool = { exhibitions: SINGLES, pets: PETS };

  test('is all there is of that pile, and the others are whole', () => {
    const box = boxOf({ setup: { ...basicSetup(2), pool } });
    expect(box.exhibitions).toEqual(SINGLES);
    expect(box.pets).toEqual(PETS);
    expect(box.cages).toEqual(boxOf({ setup: basicSetup(2) }).cages);
  });

  test('only single-pet exhibitions come', () => {
    for (const seed of ['a', 'b', 'c']) {
      const t = scenario({ pool: { exhibitions: SINGLES } }, seed);
      for (const { id } of t.s.exhibitions) expect(EXHIBITIONS[id ?? '']?.scope).toBe('pet');
      t.toTheEnd().expectInventory();
    }
  });

  test('a pile that runs out gives what it has (RUL-18)', () => {
    const t = scenario({ pool }).toTheEnd();
    const seen = new Set([...t.eventsOf('petz.stocked')].flatMap(({ town }) => [...town.young, ...town.old]));
    for (const pet of seen) expect(PETS).toContain(pet);
    t.expectInventory();
  });

  test('is known to all: no seat imagines a tile that is not in it', () => {
    const t = scenario({ pool });
    const believed = petzEngine.imagine(t.view(0), dice('pool'));
    const { exhibitions, unused, piles } = believed;
    for (const id of [...exhibitions.map((tile) => tile.id), ...unused.exhibitions])
      expect(SINGLES).toContain(id);
    for (const id of piles.pets) expect(PETS).toContain(id);
    expect(petzEngine.rules.audit(believed)).toEqual([]);
  });

  test('may be stacked as well', () => {
    const t = scenario({ pool, decks: { exhibitions: ['moodyMedley'] } });
    expect(t.s.exhibitions[0]?.id).toBe('moodyMedley');
  });
});

describe('an impossible pool is refused', () => {
  test.each([
    ['setupUnknown pool.pets[1]', 'pony', { pool: { pets: ['uni', 'pony'] } }],
    ['startTwice pool.pets[1]', 'uni', { pool: { pets: ['uni', 'uni'] } }],
    ['setupShape pool.cows', 'cows', { pool: { cows: [] } }],
    ['setupShape pool.pets', 'uni', { pool: { pets: 'uni' } }],
    ['poolTooSmall pool.exhibitions', 4, { pool: { exhibitions: SINGLES.slice(1) } }],
    ['poolTooSmall pool.customers', 1, { pool: { customers: ['dungeonGranny'] } }],
    [
      'setupUnknown start.shops[0].plots[0].pet.id',
      'uni',
      { pool: { pets: ['bubl'] }, start: { shops: [{ plots: [{ pet: { id: 'uni', size: 2 } }] }] } },
    ],
    ['unknownTile decks.pets[0]', 'uni', { pool: { pets: ['bubl'] }, decks: { pets: ['uni'] } }],
  ] as [string, unknown, object][])('%s', (problem, value, parts) => {
    expect(refusedAs(parts)).toBe(problem);
    expect(refusedValue(parts)).toEqual(value);
  });

  test('a shorter game needs fewer tiles', () => {
    expect(refusedAs({ pool: { exhibitions: SINGLES.slice(3) }, stop: { round: 3 } })).toBe('ok');
    expect(refusedAs({ pool: { exhibitions: SINGLES.slice(3) }, start: { round: 5 } })).toBe('ok');
    expect(refusedAs({ pool: { exhibitions: SINGLES.slice(3) }, start: { round: 4 } })).toContain(
      'poolTooSmall',
    );
  });

  test('tiles of the alleys are in the box of the alleys only', () => {
    expect(refusedAs({ ...alleysSetup(2, 'standard'), pool: { pets: ['pony', 'uni'] } })).toBe('ok');
  });
});
