/** Nailed down: who may arrange anew, and who not. */

import { expect, test } from 'vitest';
import { addPet, alleyTable, showOff } from '../../../kit/alleys-show.ts';
import type { Table } from '../../../kit/petz.ts';
import { mod } from '../../../kit/scenario.ts';

function nailedDown(t: Table): Table {
  t.s.setup = { ...t.s.setup, mods: mod('nailed', {}) };
  return t;
}

/** Wreckie smashes his own cage and that of a neighbour. */
function smashed(): Table {
  const t = nailedDown(alleyTable());
  addPet(t, 0, 1, 'wreckie', 'anger poop anger', { cage: 'c06' });
  t.house(0, 2, 'uni', { cage: 'c09', cards: ['Y play', 'G poop'] });
  showOff(t);
  expect(t.eventsOf('petz.wrecked').map(({ plot, tile }) => [plot, tile])).toEqual([
    [1, 'cage'],
    [2, 'cage'],
  ]);
  return t.nextRound().goTo('needs').expectAsk('petz.arrange', 0);
}

test('DA-PET-WRECKIE-05 whose pet has lost its cage arranges anew: it may move, or must go', () => {
  const t = smashed();
  expect(t.refusal(0, { pet0: null, pet1: 'wreckie', pet2: 'uni', pet3: null })?.code).toBe('petWithoutCage');
  t.play(0, { pet0: 'uni', pet1: null, pet2: null, pet3: null });
  expect(t.eventsOf('petz.lost')).toMatchObject([{ pet: 'wreckie', cause: 'released' }]);
  expect(t.pet(0, 0).id).toBe('uni');
  t.expectInventory();
});

test('a pet in a cage stays where it is', () => {
  const t = nailedDown(alleyTable());
  t.house(0, 2, 'uni', { cage: 'c09', size: 2 });
  t.goTo('needs').expectAsk('petz.arrange', 0);
  expect(t.refusal(0, { pet0: 'uni', pet1: null, pet2: null, pet3: null })).not.toBeNull();
  expect(t.refusal(0, { pet0: null, pet1: null, pet2: null, pet3: null })).not.toBeNull();
  t.play(0, { pet0: null, pet1: null, pet2: 'uni', pet3: null });
});
