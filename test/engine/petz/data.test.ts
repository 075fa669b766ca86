/** Component files: a mistake in one is reported with file, path and cause; and the known sums hold. */

import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { byId, checkFile, DataError } from '../../../src/engine/kernel/schema.ts';
import { BOARD } from '../../../src/engine/petz/data/cards.ts';
import { cageSchema, customerSchema, petSchema } from '../../../src/engine/petz/data/schema.ts';
import { checkRings } from '../../../src/engine/petz/spaces/all.ts';
import { CAGES, PETS } from '../../kit/base-box.ts';

const uni = { id: 'uni', diet: 'herbivore', bars: 'YGPYGPY', farm: 'meat' };

function complaint(use: () => unknown): string {
  try {
    use();
  } catch (error) {
    if (error instanceof DataError) return error.message;
    throw error;
  }
  return 'no complaint';
}

describe('mistakes in component files', () => {
  const pets = (rows: unknown) => complaint(() => checkFile('data/pets.json', v.array(petSchema), rows));

  test('a right row passes', () => {
    expect(pets([uni])).toBe('no complaint');
  });
  test('a wrong bar is named with its row and field', () => {
    expect(pets([uni, { ...uni, bars: 'YGPXGPY' }])).toBe(
      'data/pets.json: 1.bars: seven letters of G, R, Y, P',
    );
  });
  test('an unknown diet, a missing and an extra field are named', () => {
    expect(pets([{ ...uni, diet: 'vegan' }])).toMatch(/^data\/pets\.json: 0\.diet: .*"vegan"/);
    expect(pets([{ id: 'uni', diet: 'herbivore', bars: 'YGPYGPY' }])).toMatch(/^data\/pets\.json: 0\.farm: /);
    expect(pets([{ ...uni, colour: 'pink' }])).toMatch(/^data\/pets\.json: 0\.colour: /);
  });
  test('a whole file of the wrong kind', () => {
    expect(pets('nothing')).toMatch(/^data\/pets\.json: \(whole file\): /);
  });
  test('a customer who looks for something that does not exist', () => {
    const rows = [{ id: 'girl', terms: [{ of: 'glitter', value: 2 }] }];
    expect(complaint(() => checkFile('data/customers.json', v.array(customerSchema), rows))).toMatch(
      /^data\/customers\.json: 0\.terms\.0\.of: .*"glitter"/,
    );
  });
  test('a negative cage number', () => {
    const row = { id: 'c99', strength: -1, antimagic: 0, play: 0, graze: 0, absorb: 0 };
    expect(complaint(() => checkFile('data/cages.json', v.array(cageSchema), [row]))).toMatch(
      /^data\/cages\.json: 0\.strength: /,
    );
  });
  test('an id that stands twice', () => {
    expect(complaint(() => byId('data/pets.json', [uni, uni]))).toBe(
      "data/pets.json: the id 'uni' stands twice",
    );
  });
  test('a path of neutral imps over a space that does not exist', () => {
    expect(complaint(() => checkRings([['judge', 'bakery']]))).toBe(
      "data/board.json: rings.0.1: no action space is called 'bakery'",
    );
  });
});

describe('sums that the component notes give', () => {
  test('bars of all pets: 39 green, 29 red, 29 yellow, 29 purple', () => {
    const bars = Object.values(PETS)
      .map((pet) => pet.bars)
      .join('');
    const count = (letter: string) => bars.split(letter).length - 1;
    expect(['G', 'R', 'Y', 'P'].map(count)).toEqual([39, 29, 29, 29]);
  });
  test('six pets of each diet, all with different bars', () => {
    const pets = Object.values(PETS);
    for (const diet of ['herbivore', 'carnivore', 'omnivore']) {
      expect(pets.filter((pet) => pet.diet === diet)).toHaveLength(6);
    }
    expect(new Set(pets.map((pet) => pet.bars)).size).toBe(18);
  });
  test('town cages: strength 12, antimagic 11, play 4, graze 3, absorb 3', () => {
    const cages = Object.values(CAGES).filter((cage) => cage.id !== 'printed');
    const sum = (key: 'strength' | 'antimagic' | 'play' | 'graze' | 'absorb') =>
      cages.reduce((total, cage) => total + cage[key], 0);
    expect((['strength', 'antimagic', 'play', 'graze', 'absorb'] as const).map(sum)).toEqual([
      12, 11, 4, 3, 3,
    ]);
  });
  test('each ring of neutral imps is six spaces long', () => {
    expect(BOARD.rings.map((ring) => ring.length)).toEqual([6, 6, 6]);
  });
});
