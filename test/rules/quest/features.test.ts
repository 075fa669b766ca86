/** The Features of the five Worlds (PQ-WORLD-01, -02). */

import { expect, test } from 'vitest';
import { heal } from '../../../src/engine/quest/combat/damage.ts';
import { stat } from '../../../src/engine/quest/effects/stats.ts';
import { displaySize, fitDisplay } from '../../../src/engine/quest/energy.ts';
import { movementOf } from '../../../src/engine/quest/turn.ts';
import { cards } from '../../kit/quest-cards.ts';

test('PQ-WORLD-01 PQ-WORLD-02 Icy Lands: heroes move 1 less, never below 1', () => {
  const heroes = { puggab: {}, pugpin: {} };
  const t = cards({ world: 'icy', heroes, foes: [['ogre.1', 3]] });
  expect([movementOf(t.s, 0), movementOf(t.s, 1)]).toEqual([1, 2]);
  t.hero(0).treasures = ['zoomies.1'];
  expect(movementOf(t.s, 0)).toBe(2);
  const none = cards({ heroes, foes: [['ogre.1', 3]] });
  expect([movementOf(none.s, 0), movementOf(none.s, 1)]).toEqual([2, 3]);
});

test('PQ-WORLD-02 the Feature of the World that lies on top is in force, no other', () => {
  const t = cards({ world: 'icy', heroes: { puggab: {} }, foes: [['ogre.1', 3]] });
  t.s.world = 'woods';
  expect([movementOf(t.s, 0), stat(t.s, 'h0', 'healing')]).toEqual([2, -1]);
});

test('R-PQ-98 R-PQ-99 Ember Peaks: at the round end the front hero of every crowded column suffers 1', () => {
  const t = cards({
    world: 'ember',
    heroes: {
      puggab: { at: 2, hand: ['strength'] },
      elpug: { at: 2 },
      pugtor: { at: 4, hand: ['spirit', 'magic', 'spirit'] },
      pugpin: { at: 5 },
    },
    foes: [['ogre.1', 3]],
  }).at('roundEnd');
  // No riposte and no defence are asked for.
  expect(t.asked).toBe('test.idle');
  expect(['h0', 'h1', 'h2', 'h3'].map((id) => t.damage(id))).toEqual([1, 0, 0, 0]);
});

test('R-PQ-49 a hero may fall to the heat of Ember Peaks', () => {
  const t = cards({
    world: 'ember',
    heroes: { pugpin: { at: 2, damage: 3 }, elpug: { at: 2 } },
    foes: [['ogre.1', 3]],
  }).at('roundEnd');
  expect([t.hero(0).status, t.spot('h1')]).toEqual(['down', 'c2r1']);
});

test('PQ-DAMAGE-06 Whispering Woods: every heal on a hero is 1 lower, never below 1; monsters heal in full', () => {
  const t = cards({
    world: 'woods',
    heroes: { puggab: { damage: 5, treasures: ['pizza.1'] }, pugtor: { at: 4, hand: ['spirit', 'spirit'] } },
    foes: [['ogre.1', 3]],
  }).turn('h0');
  t.play('pizza.1');
  expect(t.damage('h0')).toBe(3);
  t.end().turn('h1').play('cure').answer('h0');
  expect(t.damage('h0')).toBe(2);
  t.foe('ogre.1').damage = 4;
  t.do((c) => {
    heal(c, 'ogre.1', 2);
    heal(c, 'h0', 1);
  });
  expect([t.damage('ogre.1'), t.damage('h0')]).toEqual([2, 1]);
});

test('R-PQ-11 R-PQ-98 Gale Steppes: at the round end the whole enemy side goes one to the right, columns intact', () => {
  const t = cards({
    world: 'gale',
    heroes: { pugramix: { hand: ['spirit', 'intellect'] } },
    foes: [
      ['ogre.1', 1],
      ['mimic.1', 5],
      ['slime.1', 5],
      ['skeleton.1', 2],
    ],
  }).turn('h0');
  t.play('entangle').answer('skeleton.1').end().at('roundEnd');
  expect(['ogre.1', 'mimic.1', 'slime.1', 'skeleton.1'].map((id) => t.spot(id))).toEqual([
    ...['c2r1', 'c1r1', 'c1r2', 'c3r1'],
  ]);
  expect(t.spot('h0')).toBe('c3r1');
});

test('PQ-WORLD-02 PQ-ENERGY-06 Clockwork Ruins: 3 cards face up; the two that lie longest go, two come at its end', () => {
  const t = cards({ heroes: { puggab: {} }, foes: [['ogre.1', 3]] });
  t.s.display = ['magic', 'speed', 'spirit', 'joker', 'strength'];
  const before = t.s.gone.energy.length;
  t.s.world = 'clock';
  t.do((c) => fitDisplay(c));
  expect([t.s.display, displaySize(t.s)]).toEqual([['spirit', 'joker', 'strength'], 3]);
  expect(t.s.gone.energy.slice(before)).toEqual(['magic', 'speed']);
  t.s.world = 'icy';
  t.do((c) => fitDisplay(c));
  expect(t.s.display).toHaveLength(5);
});

test('PQ-ACTION-CHANGE-01 in the Clockwork Ruins a change replaces three cards', () => {
  const t = cards({ world: 'clock', heroes: { puggab: {} }, foes: [['ogre.1', 3]] });
  t.s.display = ['magic', 'magic', 'magic'];
  t.s.piles.energy = ['speed', 'speed', 'speed', 'speed'];
  t.turn('h0').answer({ do: 'change' });
  expect(t.s.display).toEqual(['speed', 'speed', 'speed']);
});

test('R-PQ-98 the Feature comes before the boss sheet', () => {
  const t = cards({
    world: 'ember',
    number: 3,
    heroes: { puggab: { at: 2 }, elpug: { at: 2 }, pugtor: { at: 1 } },
    foes: [['kraken', 3]],
  }).at('roundEnd');
  // Crowded before the rinse: column 2. After it no two would stand in line.
  expect([t.damage('h0'), t.spot('h0'), t.spot('h1'), t.spot('h2')]).toEqual([1, 'c3r1', 'c3r2', 'c2r1']);
  const abilities = t.events.flatMap((event) => (event.type === 'quest.triggered' ? [event.ability] : []));
  expect(abilities).toEqual(['ember', 'tidalRinse']);
});
